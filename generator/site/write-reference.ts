// The API reference: its sections, fields, examples and live request.
import { type Format, interleave } from '../../src/i18n/format.js';
import type { Locale } from '../../src/i18n/locales.js';
import { FIELD_MEANINGS, PAGE_MESSAGES } from '../../src/i18n/site-languages.js';
import type { PageMessages } from '../../src/i18n/site-messages.js';
import { documentSchema, type JsonSchema, OPENAPI_PATH, SCHEMA_PATH } from '../document/openapi.js';
import { DOCUMENT_PATH, type OutputFile } from '../output-file.js';
import type { Assets } from './assets.js';
import type { Pages } from './fingerprint.js';
import { html } from './html.js';
import { code, pagePath, referenceFolder, writePage } from './page.js';
import { formatOf, type Frame, languagesOf, regionOf } from './site.js';

/** Writes the API reference in every language: the same sections, fields and examples in each. */
export const writeReference = (site: Frame, assets: Assets, pages: Pages): OutputFile[] =>
  languagesOf(site).map((locale) =>
    pages.page(pagePath(referenceFolder(locale)), locale, {}, () => referencePage(site, assets, locale)),
  );

function referencePage(site: Frame, assets: Assets, locale: Locale): OutputFile {
  const schema = documentSchema();
  const fields = {
    catalogue: fieldsOf(schema),
    solution: fieldsOf(schema.properties?.solutions?.items ?? {}),
  };
  const messages = PAGE_MESSAGES[locale];
  const { reference } = messages;
  const format = formatOf(site, locale);
  return writePage(site, assets, {
    locale,
    folder: referenceFolder,
    title: reference.title,
    description: reference.description,
    current: 'reference',
    scripts: [assets.requestScript],
    main: (root) =>
      html`<div class="page article">
        <h1>${reference.title}</h1>
        <p class="lead">${reference.lead}</p>
        <nav class="contents" aria-label=${reference.contents}>
          <ul role="list">
            ${contents(reference).map(([id, title]) => html`<li><a href="#${id}">${title}</a></li>`)}
          </ul>
        </nav>
        ${section('overview', reference.overview.title, paragraphs(reference.overview.text))}
        ${section('endpoint', reference.endpoint.title, endpoint(site, reference))}
        ${section('try', reference.try.title, request(reference, regionOf(site, locale), root))}
        ${section('document', reference.catalogueFields, [
          fieldList('document', fields.catalogue, FIELD_MEANINGS[locale].catalogue, messages, format),
          html`<p>${reference.countRule} ${reference.nothingElse}</p>`,
        ])}
        ${section(
          'solution',
          reference.solutionFields,
          fieldList('solution', fields.solution, FIELD_MEANINGS[locale].solution, messages, format),
        )}
        ${section('authentication', reference.auth.title, paragraphs([reference.auth.text]))}
        ${section('cors', reference.cors.title, paragraphs([reference.cors.text]))}
        ${section('caching', reference.caching.title, paragraphs(reference.caching.text))}
        ${section('errors', reference.errors.title, paragraphs([reference.errors.text]))}
        ${section('versions', reference.versioning.title, paragraphs(reference.versioning.text))}
        ${section('licence', reference.licence.title, paragraphs(reference.licence.text))}
        ${section('examples', reference.examples.title, exampleList(site, assets, reference))}
        ${section(
          'schemas',
          reference.schemas.title,
          html`<ul>
            <li><a href="${root}${SCHEMA_PATH}">${reference.schemas.schema}</a></li>
            <li><a href="${root}${OPENAPI_PATH}">${reference.schemas.openapi}</a></li>
          </ul>`,
        )}
      </div>`,
  });
}

const contents = (reference: PageMessages['reference']): [id: string, title: string][] => [
  ['overview', reference.overview.title],
  ['endpoint', reference.endpoint.title],
  ['try', reference.try.title],
  ['document', reference.catalogueFields],
  ['solution', reference.solutionFields],
  ['authentication', reference.auth.title],
  ['cors', reference.cors.title],
  ['caching', reference.caching.title],
  ['errors', reference.errors.title],
  ['versions', reference.versioning.title],
  ['licence', reference.licence.title],
  ['examples', reference.examples.title],
  ['schemas', reference.schemas.title],
];

const section = (id: string, title: string, content: unknown): unknown =>
  html`<section id=${id}>
    <h2><a href="#${id}">${title}</a></h2>
    ${content}
  </section>`;

const paragraphs = (texts: readonly string[]): unknown => texts.map((text) => html`<p>${text}</p>`);

function endpoint(
  { baseUrl }: Frame,
  { endpoint: messages, solutionFields }: PageMessages['reference'],
): unknown {
  return html`<p>${messages.text}</p>
    <dl class="terms">
      <div>
        <dt>${messages.method}</dt>
        <dd><code>GET</code></dd>
      </div>
      <div>
        <dt>${messages.path}</dt>
        <dd><code>${baseUrl}${DOCUMENT_PATH}</code></dd>
      </div>
      <div>
        <dt>${messages.request}</dt>
        <dd>${messages.none}</dd>
      </div>
      <div>
        <dt>${messages.response}</dt>
        <dd><code>application/json; charset=utf-8</code> (<a href="#solution">${solutionFields}</a>)</dd>
      </div>
    </dl>`;
}

/** A request from the page itself: without scripts, a link to the same document. */
function request({ try: messages }: PageMessages['reference'], region: string, root: string): unknown {
  const url = `${root}${DOCUMENT_PATH}`;
  return html`<p>${messages.text}</p>
    <div
      class="request"
      data-url=${url}
      data-lang=${region}
      data-waiting=${messages.waiting}
      data-failed=${messages.failed}
      data-answer=${messages.answer}
    >
      <p class="without-scripts">${messages.noScript} <a href=${url}>${DOCUMENT_PATH}</a></p>
      <p class="with-scripts"><button type="button" class="button">${messages.button}</button></p>
      <p role="status"></p>
      <pre tabindex="0" hidden><code></code></pre>
    </div>`;
}

function fieldList(
  prefix: string,
  fields: readonly Field[],
  meanings: Readonly<Record<string, string>>,
  { reference }: PageMessages,
  format: Format,
): unknown {
  return html`<dl class="fields">
    ${fields.map(
      ({ name, type, isRequired, allowed }) =>
        html`<div class="field" id="${prefix}.${name}">
          <dt>
            <a href="#${prefix}.${name}"><code>${name}</code></a>
            <code class="type">${type}</code>
            <span class=${isRequired ? 'required' : 'optional'}
              >${isRequired ? reference.required : reference.optional}</span
            >
          </dt>
          <dd>${meanings[name] ?? ''} ${allowed ? allowedText(allowed, reference, format) : ''}</dd>
        </div>`,
    )}
  </dl>`;
}

function allowedText(allowed: Allowed, reference: PageMessages['reference'], format: Format): unknown {
  if (allowed.kind === 'range') {
    const low = format.number(allowed.low);
    const range = allowed.high === undefined ? `≥ ${low}` : reference.range(low, format.number(allowed.high));
    return html`<span class="allowed">${reference.allowed} ${range}</span>`;
  }
  const values = interleave<unknown>(
    allowed.values.map((_, index) => `{v${index}}`).join(', '),
    Object.fromEntries(allowed.values.map((value, index) => [`v${index}`, html`<code>${value}</code>`])),
  );
  return html`<span class="allowed">${reference.allowed} ${values}</span>`;
}

function exampleList(site: Frame, assets: Assets, { examples: titles }: PageMessages['reference']): unknown {
  const texts = examples(site, assets);
  return (['curl', 'javascript', 'python', 'element'] as const).map(
    (name) =>
      html`<h3 id="example-${name}">${titles[name]}</h3>
        <pre
          tabindex="0"
          role="group"
          aria-labelledby="example-${name}"
        ><code>${code(texts[name])}</code></pre>`,
  );
}

/** A field as the reference shows it. */
export interface Field {
  readonly name: string;
  /** Its type, as programmers write it. */
  readonly type: string;
  readonly isRequired: boolean;
  readonly allowed: Allowed | undefined;
}

/** What a field may hold, beyond its type. */
export type Allowed =
  | { readonly kind: 'values'; readonly values: readonly string[] }
  | { readonly kind: 'range'; readonly low: number; readonly high: number | undefined };

/** The fields of an object's schema, in its order. */
export function fieldsOf({ properties = {}, required = [] }: JsonSchema): Field[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    type: typeOf(schema),
    isRequired: required.includes(name),
    allowed: allowedIn(schema),
  }));
}

function typeOf({ type, const: constant, anyOf, items }: JsonSchema): string {
  if (anyOf) return anyOf.map(typeOf).join(' | ');
  if (constant !== undefined) return typeof constant;
  if (type === 'array') return items?.properties ? 'Solution[]' : `${items ? typeOf(items) : 'unknown'}[]`;
  return type ?? 'unknown';
}

function allowedIn(schema: JsonSchema): Allowed | undefined {
  const { const: constant, enum: values, minimum, maximum, anyOf = [], items, format } = schema;
  if (constant !== undefined) return { kind: 'values', values: [String(constant)] };
  if (values) return { kind: 'values', values };
  if (format === 'date') return { kind: 'values', values: ['YYYY-MM-DD'] };
  // Integers without a maximum have JavaScript's largest integer as theirs, which means nothing to readers.
  const high = maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER ? maximum : undefined;
  if (minimum !== undefined) return { kind: 'range', low: minimum, high };
  return items ? allowedIn(items) : anyOf.map(allowedIn).find((allowed) => allowed !== undefined);
}

/** The examples of the reference, the same in every language. */
export function examples({ baseUrl }: Frame, { element }: Assets) {
  const url = baseUrl + DOCUMENT_PATH;
  const script = element
    ? `<script type="module" crossorigin src="${baseUrl}${element.path}"\n  integrity="${element.integrity}"></script>`
    : `<script type="module" crossorigin src="${baseUrl}assets/solution-catalogue.js"></script>`;
  return {
    curl: `# The document, compressed on the way
curl --compressed --output solutions.json ${url}

# Only when it has changed since
curl --compressed --etag-save etag.txt --etag-compare etag.txt --output solutions.json ${url}`,
    javascript: `const response = await fetch('${url}');
if (!response.ok) throw new Error(\`Status \${response.status}\`);
const { solutions } = await response.json();

const names = solutions
  .filter(({ tags }) => tags.includes('slack-alternative'))
  .map(({ name }) => name);
console.log(names);`,
    python: `import json
from urllib.request import urlopen

with urlopen("${url}") as response:
    catalogue = json.load(response)

for solution in catalogue["solutions"]:
    if "slack-alternative" in solution["tags"]:
        print(solution["name"], solution["website"])`,
    element: `${script}
<solution-catalogue src="${baseUrl}" alternative-to="slack">
  <a href="${baseUrl}">Open-source alternatives to Slack</a>
</solution-catalogue>`,
  };
}
