import { nothing } from 'lit';
import { MESSAGES } from '../../src/i18n/languages.js';
import { LOCALES, type Locale } from '../../src/i18n/locales.js';
import { formatFor } from '../../src/i18n/localize.js';
import { CONTROLS, LAYOUTS } from '../../src/state/options.js';
import { DOCUMENT_PATH, type OutputFile, SLICES } from '../output-file.js';
import type { Assets } from './assets.js';
import { examples } from './write-reference.js';
import type { Pages } from './fingerprint.js';
import { html, raw } from './html.js';
import type { PageMessages } from '../../src/i18n/site-messages.js';
import { PAGE_MESSAGES } from '../../src/i18n/site-languages.js';
import { code, detailUrlOf, embedFolder, head, logosOf, pagePath, toFile, writePage } from './page.js';
import { type Frame, hasCatalogue, languagesOf, type Site } from './site.js';
import type { LandingPage, LandingPages } from './landing-pages.js';

const FRAME_PATH = 'embed/frame.html';

/** The systems that there is code for; names that are no proper names are translated. */
const SYSTEMS = {
  html: 'HTML',
  wordpressBlock: undefined,
  wordpressShortcode: undefined,
  hugo: 'Hugo',
  jekyll: 'Jekyll',
  ghost: 'Ghost',
  markdown: 'Markdown',
  react: 'React',
  vue: 'Vue',
  svelte: 'Svelte',
  angular: 'Angular',
  iframe: undefined,
} as const;

/** What the pages to embed with show besides what all pages have in common. */
interface Model {
  /** The slugs of the solutions that have a logo. */
  readonly logos: ReadonlySet<string>;
}

/** Writes the configurator in every language, and the page that stands in frames. */
export function writeEmbed(
  { logos, ...frame }: Site,
  assets: Assets,
  landingPages: LandingPages,
  pages: Pages,
): OutputFile[] {
  const { products, categories } = landingPages;
  const lists = [...products, ...categories].map(({ key, slug }) => [key, slug]);
  const site = { ...frame, logos: new Set(logos.keys()) };
  const model = { lists, hasLogos: logos.size > 0 };
  return [
    ...languagesOf(site).map((locale) =>
      pages.page(pagePath(embedFolder(locale)), locale, model, () =>
        writeConfigurator(site, assets, landingPages, locale),
      ),
    ),
    pages.page(FRAME_PATH, 'en', model, () => writeFrame(site, assets, landingPages)),
  ];
}

function writeConfigurator(
  site: Frame & Model,
  assets: Assets,
  landingPages: LandingPages,
  locale: Locale,
): OutputFile {
  const { embed } = PAGE_MESSAGES[locale];
  return writePage(site, assets, {
    locale,
    folder: embedFolder,
    title: embed.title,
    description: embed.description,
    current: 'embed',
    scripts: [assets.element, assets.element && assets.configuratorScript],
    main: (root) =>
      html`<div class="page">
        <h1>${embed.title}</h1>
        <p class="lead">${embed.lead}</p>
        ${configuration(site, assets, landingPages, embed, root)}
        <div class="without-scripts">
          <p>${embed.noScript}</p>
          <pre tabindex="0"><code>${code(examples(site, assets).element)}</code></pre>
        </div>
        <form class="configurator with-scripts">
          ${settings(site, landingPages, locale)}
          <section class="preview-area" aria-labelledby="preview-title">
            <div class="preview-head">
              <h2 id="preview-title">${embed.preview}</h2>
              <fieldset class="choice">
                <legend class="visually-hidden">${embed.widths}</legend>
                ${radio('width', 'desktop', embed.desktop, true)}
                ${radio('width', 'phone', embed.phone, false)}
              </fieldset>
            </div>
            <div class="preview" data-width="desktop">
              <solution-catalogue heading-level="3"></solution-catalogue>
            </div>
          </section>
          <section class="code-area" aria-labelledby="code-title">
            <h2 id="code-title">${embed.snippet}</h2>
            <p>
              <label for="system">${embed.system}</label>
              <select id="system" name="system">
                ${Object.entries(SYSTEMS).map(([id, name]) => option(id, name ?? embed.names[id as 'iframe']))}
              </select>
            </p>
            <div id="snippets"></div>
            <p id="copied" role="status"></p>
          </section>
        </form>
      </div>`,
  });
}

function settings(site: Frame & Model, landingPages: LandingPages, locale: Locale): unknown {
  const { embed } = PAGE_MESSAGES[locale];
  const { compare } = formatFor(locale);
  const sorted = (list: readonly LandingPage[]) =>
    list.map((page) => ({ ...page, label: page.name(locale) })).sort((a, b) => compare(a.label, b.label));
  return html`<fieldset class="settings">
    <legend>${embed.settings}</legend>
    ${field(
      'src',
      embed.source,
      html`<input id="src" name="src" type="url" value=${site.baseUrl} aria-describedby="src-hint" />
        <span id="src-hint" class="hint">${embed.sourceHint}</span>`,
    )}
    ${field(
      'lang',
      embed.lang,
      select('lang', [
        ['', embed.pageLanguage],
        ...LOCALES.map((each): [string, string] => [each, PAGE_MESSAGES[each].language]),
      ]),
    )}
    ${field(
      'alternative-to',
      embed.alternativeTo,
      html`<input id="alternative-to" name="alternative-to" list="products" autocomplete="off" />
        <datalist id="products">
          ${sorted(landingPages.products).map(
            ({ label, slug }) => html`<option value=${label} data-slice="alternatives/${slug}"></option>`,
          )}
        </datalist>`,
    )}
    ${field(
      'category',
      embed.category,
      html`<select id="category" name="category">
        ${option('', embed.any)}
        ${sorted(landingPages.categories).map(
          ({ key, label, slug }) =>
            html`<option value=${key} data-slice="categories/${slug}">${label}</option>`,
        )}
      </select>`,
    )}
    ${field('query', embed.query, html`<input id="query" name="query" autocomplete="off" />`)}
    ${field('controls', embed.controls, choice('controls', CONTROLS, embed.controlsBy))}
    ${field('layout', embed.layout, choice('layout', LAYOUTS, MESSAGES[locale].layout.by))}
    ${field('limit', embed.limit, html`<input id="limit" name="limit" type="number" min="1" max="500" placeholder="24" />`)}
    ${field(
      'theme',
      embed.theme,
      select('theme', [
        ['', embed.themeBy.auto],
        ['light', embed.themeBy.light],
        ['dark', embed.themeBy.dark],
      ]),
    )}
    ${field(
      'script',
      embed.script,
      html`${select(
          'script',
          [
            ['', embed.scriptBy.pinned],
            ['current', embed.scriptBy.current],
          ],
          'script-hint',
        )} <span id="script-hint" class="hint">${embed.scriptHint}</span>`,
    )}
    <p class="colour">
      <label><input type="checkbox" name="own" value="1" /> ${embed.accentOwn}</label>
      <input type="color" name="accent" value="#1d5fd0" aria-label=${embed.accent} disabled />
    </p>
    <p><button type="reset" class="button">${embed.reset}</button></p>
  </fieldset>`;
}

const field = (id: string, label: string, control: unknown): unknown =>
  html`<p><label for=${id}>${label}</label> ${control}</p>`;

const select = (name: string, options: readonly [value: string, label: string][], hint?: string): unknown =>
  html`<select id=${name} name=${name} aria-describedby=${hint ?? nothing}>
    ${options.map(([value, label]) => option(value, label))}
  </select>`;

/** One of several values. The first one is what the element does without the attribute, and so needs none. */
const choice = <T extends string>(
  name: string,
  values: readonly T[],
  labels: Readonly<Record<T, string>>,
): unknown =>
  select(
    name,
    values.map((value, position): [string, string] => [position === 0 ? '' : value, labels[value]]),
  );

const option = (value: string, label: string): unknown => html`<option value=${value}>${label}</option>`;

const radio = (name: string, value: string, label: string, isChecked: boolean): unknown =>
  html`<label><input type="radio" name=${name} value=${value} ?checked=${isChecked} /> ${label}</label>`;

/** What the script needs to know, as a block of data. */
function configuration(
  site: Frame & Model,
  assets: Assets,
  { labels }: LandingPages,
  embed: PageMessages['embed'],
  root: string,
): unknown {
  const { element, currentElement, resizeScript } = assets;
  if (!element || !currentElement) return nothing;
  const { style, preload, policy, copy, copied, notCopied, fallback } = embed;
  const script = (asset: typeof element) => ({
    url: site.baseUrl + asset.path,
    integrity: asset.integrity,
  });
  const data = {
    src: site.baseUrl,
    root,
    scripts: { pinned: script(element), current: { url: site.baseUrl + currentElement.path } },
    resize: script(resizeScript),
    frame: site.baseUrl + FRAME_PATH,
    // A minimal site has neither slices nor pages of solutions.
    slices: hasCatalogue(site) ? site.baseUrl + SLICES : undefined,
    details: detailUrlOf(site),
    labels: labels.categories,
    logos: logosOf(site, site.baseUrl),
    notes: embed.notes,
    texts: { style, preload, policy, copy, copied, notCopied, fallback },
  };
  return raw(
    `<script type="application/json" id="configuration">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
  );
}

/** The page for frames: the element, and nothing else. */
function writeFrame(site: Frame & Model, assets: Assets, { labels }: LandingPages): OutputFile {
  const { title, description } = PAGE_MESSAGES.en.embed;
  const address = site.baseUrl + FRAME_PATH;
  return toFile(
    FRAME_PATH,
    html`<!doctype html>
      <html lang="en">
        <head>
          ${head(site, assets, {
            locale: 'en',
            title,
            description,
            root: '../',
            address,
            // The script with the settings runs first, so that the element loads only once.
            scripts: [assets.frameScript, assets.element],
          })}
          <!-- Links lead out of the frame: hardly any website lets itself be framed. -->
          <base target="_top" />
          ${site.settings.staging ? nothing : html`<meta name="robots" content="noindex" />`}
        </head>
        <body class="frame">
          <solution-catalogue
            src="../${DOCUMENT_PATH}"
            detail-url=${detailUrlOf(site, '../') ?? nothing}
            logos=${logosOf(site, '../') ?? nothing}
            category-labels=${labels.categoryAttribute() ?? nothing}
            tag-labels=${labels.tagAttribute() ?? nothing}
            product-labels=${labels.productAttribute ?? nothing}
          >
            <a href="../">${PAGE_MESSAGES.en.embed.fallback}</a>
          </solution-catalogue>
        </body>
      </html>`,
  );
}
