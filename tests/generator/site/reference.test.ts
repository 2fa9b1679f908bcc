import assert from 'node:assert/strict';
import test from 'node:test';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { DOCUMENT_CACHE } from '../../../generator/hosting/header-rules.js';
import { FIELD_MEANINGS, PAGE_MESSAGES } from '../../../src/i18n/site-languages.js';
import { catalogueSchema, solutionSchema, type Catalogue } from '../../../src/catalogue/schema.js';
import { LOCALES } from '../../../src/i18n/locales.js';
import {
  attribute,
  elementsOf,
  filesOf,
  innerText,
  makeSite,
  textOf,
  type Element,
} from '../support/site.js';

const MAX_AGE = /max-age=\d+/.exec(DOCUMENT_CACHE)?.[0] ?? '';
const site = makeSite();
const files = filesOf(site);
const read = (path: string) => JSON.parse(textOf(files, path)) as Record<string, unknown>;

test('the JSON Schema is one of 2020-12, takes the document and finds what is wrong', () => {
  const schema = read('reference/solutions.schema.json');
  assert.equal(schema.$id, 'https://catalogue.example/reference/solutions.schema.json');
  const ajv = new Ajv2020({ strict: true, strictTypes: false });
  addFormats.default(ajv);
  const check = ajv.compile(schema);
  const { catalogue } = site;
  assert.ok(check(catalogue), JSON.stringify(check.errors));
  assert.ok(check({ ...catalogue, later: true }), 'fields of a later version are no error');
  const [first] = catalogue.solutions;
  const wrong: [string, unknown][] = [
    ['version', { ...catalogue, version: 2 }],
    ['generatedAt', { ...catalogue, generatedAt: 'yesterday' }],
    ['required', { ...catalogue, homepage: undefined }],
    ...Object.entries({
      complexity: 11,
      maturity: 0,
      deployment: ['windows'],
      audience: 'business',
      addedAt: '14.03.2025',
      stars: 1.5,
      name: '',
      tags: [1],
    }).map(([field, value]): [string, unknown] => [
      field,
      { ...catalogue, solutions: [{ ...first, [field]: value }] },
    ]),
  ];
  for (const [field, document] of wrong) assert.ok(!check(JSON.parse(JSON.stringify(document))), field);
});

test('the OpenAPI description passes a linter, has the one endpoint, and the schema’s own fields', async () => {
  const source = textOf(files, 'reference/openapi.json');
  const problems = await lintFromString({
    source,
    absoluteRef: 'openapi.json',
    config: await createConfig({ extends: ['recommended-strict'] }),
  });
  assert.deepEqual(
    problems.map(({ ruleId, message }) => `${ruleId}: ${message}`),
    [],
  );
  const openapi = JSON.parse(source) as {
    openapi: string;
    servers: { url: string }[];
    paths: Record<string, Record<string, unknown>>;
    components: { schemas: Record<string, { properties: object; required: string[] }> };
  };
  assert.equal(openapi.openapi, '3.1.0');
  assert.deepEqual(Object.keys(openapi.paths), ['/api/v1/solutions.json']);
  assert.deepEqual(Object.keys(openapi.paths['/api/v1/solutions.json']!), ['get']);
  assert.equal(openapi.servers[0]?.url, 'https://catalogue.example');
  const { Catalogue, Solution } = openapi.components.schemas;
  assert.deepEqual(Object.keys(Catalogue!.properties), Object.keys(catalogueSchema().shape));
  assert.deepEqual(Object.keys(Solution!.properties), Object.keys(solutionSchema().shape));
  // The same document is right and wrong for both.
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  const check = ajv.compile({ ...openapi, $ref: '#/components/schemas/Catalogue' });
  assert.ok(check(site.catalogue), JSON.stringify(check.errors));
  const broken: Catalogue = {
    ...site.catalogue,
    solutions: [{ ...site.catalogue.solutions[0]!, complexity: 11 }],
  };
  assert.ok(!check(broken));
});

test('exactly one endpoint is under /api/, besides its compressed forms', () => {
  const files = filesOf(makeSite());
  const api = [...files.keys()].filter((path) => path.startsWith('api/'));
  assert.deepEqual(api, ['api/v1/solutions.json']);
});

const pageOf = (locale: string) => elementsOf(textOf(files, `${locale}/reference/index.html`));
const main = (elements: readonly Element[]) =>
  elements.slice(elements.findIndex(({ tagName }) => tagName === 'main'));

test('the reference is the same in every language: elements, anchors, fields, types and examples', () => {
  /** What a page is made of, without its words. */
  const skeleton = (locale: string) =>
    main(pageOf(locale)).map((element) => {
      const id = attribute(element, 'id') ?? '';
      const code = element.tagName === 'code' ? innerText(element) : '';
      return `${element.tagName}#${id} ${code}`;
    });
  const german = skeleton('de');
  for (const locale of LOCALES) assert.deepEqual(skeleton(locale), german, locale);
  const ids = german.flatMap((line) => /#(\S+)/.exec(line)?.[1] ?? []);
  for (const [prefix, schema] of [
    ['document', catalogueSchema()],
    ['solution', solutionSchema()],
  ] as const)
    for (const field of Object.keys(schema.shape)) assert.ok(ids.includes(`${prefix}.${field}`), field);
  for (const section of ['authentication', 'cors', 'caching', 'versions', 'licence', 'examples', 'try'])
    assert.ok(ids.includes(section), section);
});

test('each language says it in its own words', () => {
  const words = (locale: string) =>
    new Set(
      main(pageOf(locale))
        .filter(({ tagName }) => ['p', 'dd', 'h2'].includes(tagName))
        .map(innerText),
    );
  const english = words('en');
  for (const locale of ['de', 'fr', 'it'] as const) {
    const same = [...words(locale)].filter((text) => english.has(text) && /[a-z]{4}/i.test(text));
    assert.deepEqual(
      same.filter((text) => !/^(GET|https:|application\/json|\s*$)/.test(text)),
      [],
      locale,
    );
  }
});

test('the live request names its document, and is a link without scripts', () => {
  for (const locale of LOCALES) {
    const request = pageOf(locale).find((element) => attribute(element, 'class') === 'request');
    assert.equal(attribute(request!, 'data-url'), '../../api/v1/solutions.json');
    assert.match(attribute(request!, 'data-answer') ?? '', /\{status\}.*\{size\}.*\{time\}.*\{count\}/);
  }
});

/** Every text below an object, with its path; messages with numbers are asked with one and with many. */
function texts(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') {
    const message = value as (...args: unknown[]) => string;
    // Messages with numbers take the number first, then its words; the others take names.
    return [1, 2].map((n) => [`${path}(${n})`, message(n, String(n), 'Name', 'Beispiel')]);
  }
  return Object.entries(value as object).flatMap(([key, each]) => texts(each, `${path}.${key}`));
}

test('no text of the pages is English by accident, none is glued, and German is Swiss', () => {
  // Words that are the same in several of the languages.
  const shared =
    /^(Name|No|curl|JavaScript|Python|iframe|Code|Source|Pages|optional|WordPress, shortcode|\S+ solutions?)?$/;
  const english = new Map(texts({ ...PAGE_MESSAGES.en, fields: FIELD_MEANINGS.en }));
  for (const locale of ['de', 'fr', 'it'] as const) {
    const own = texts({ ...PAGE_MESSAGES[locale], fields: FIELD_MEANINGS[locale] });
    assert.deepEqual(
      own.map(([path]) => path),
      [...english.keys()],
    );
    for (const [path, text] of own) {
      assert.notEqual(text.trim(), '', path);
      if (text === english.get(path)) assert.match(text, shared, `${locale}${path}`);
      if (locale === 'de') assert.doesNotMatch(text, /ß|„|“/, path);
      // A header in quotation marks is written as it is sent, without a blank before its colon.
      if (locale === 'fr')
        assert.doesNotMatch(text.replace(/[\w-]+: \*(?=\s»)/, ''), /[a-zé]( ?[;!?»]|:(?= |$))/u, path);
      assert.doesNotMatch(text, / {2}|undefined/, path);
    }
  }
});

test('the reference says how long the headers let browsers keep the document', () => {
  for (const locale of LOCALES)
    assert.match(PAGE_MESSAGES[locale].reference.caching.text.join(' '), new RegExp(`\\(${MAX_AGE}\\)`));
});
