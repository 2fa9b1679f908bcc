// The configurator's page: its form, the systems that it knows, and the page that stands in frames.
import { nothing } from 'lit';
import { MESSAGES } from '../../src/i18n/languages.js';
import { LOCALES, type Locale } from '../../src/i18n/locales.js';
import { formatFor } from '../../src/i18n/localize.js';
import { CONTROLS, LAYOUTS } from '../../src/state/options.js';
import { type OutputFile, SLICES } from '../output-file.js';
import type { Assets } from './assets.js';
import { namesOnly } from './label-attributes.js';
import { examples } from './write-reference.js';
import type { Pages } from './fingerprint.js';
import {
  checkbox,
  choices,
  dataBlock,
  field,
  folded,
  group,
  html,
  menu,
  number,
  type Option,
  option,
  radio,
  text,
} from './html.js';
import type { PageMessages } from '../../src/i18n/site-messages.js';
import { PAGE_MESSAGES } from '../../src/i18n/site-languages.js';
import { code, detailUrlOf, embedFolder, logosOf, pagePath, writePage } from './page.js';
import { type Frame, hasCatalogue, languagesOf, type Site } from './site.js';
import type { LandingPage, LandingPages } from './landing-pages.js';
import { FRAME_PATH, writeCatalogueFrame } from './write-oembed.js';

/** The systems that there is code for; names that are no proper names are translated. */
const SYSTEMS = {
  html: 'HTML',
  wordpressBlock: undefined,
  wordpressShortcode: undefined,
  hugo: 'Hugo',
  jekyll: 'Jekyll',
  ghost: 'Ghost',
  squarespace: 'Squarespace',
  markdown: 'Markdown',
  astro: 'Astro',
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
  /** Whether any solution has stars: where none has, they are no order to choose. */
  readonly hasStars: boolean;
}

/** Writes the configurator in every language, and the page that stands in frames. */
export function writeEmbed(
  { logos, ...frame }: Site,
  assets: Assets,
  landingPages: LandingPages,
  pages: Pages,
): OutputFile[] {
  const { products, categories } = landingPages;
  const lists = [...products, ...categories].map(({ key, slug, hasSlice }) => [key, slug, hasSlice]);
  const hasStars = frame.catalogue.solutions.some(({ stars }) => stars !== null);
  const site = { ...frame, logos: new Set(logos.keys()), hasStars };
  const model = { lists, hasLogos: logos.size > 0, hasStars };
  return [
    ...languagesOf(site).map((locale) =>
      pages.page(pagePath(embedFolder(locale)), locale, model, () =>
        writeConfigurator(site, assets, landingPages, locale),
      ),
    ),
    pages.page(FRAME_PATH, 'en', model, () => writeCatalogueFrame(site, assets, landingPages)),
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
            <p id="mistakes" class="hint" role="status" lang="en"></p>
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
  const { facets, layout, sort, platform, deployment, audience } = MESSAGES[locale];
  const { labels, byDefault, any, groups, separated } = embed;
  const { compare } = formatFor(locale);
  const orders = Object.entries(sort.by).filter(([by]) => site.hasStars || by !== 'stars');
  const sorted = (list: readonly LandingPage[]) =>
    list.map((page) => ({ ...page, label: page.name(locale) })).sort((a, b) => compare(a.label, b.label));
  return html`<div class="settings">
    ${group(groups.shown, [
      menu('show', embed.show, choices(['catalogue', 'list', 'card'], embed.showBy)),
      text('name', embed.name, { list: 'names', isHidden: true }),
      field(
        'alternative-to',
        embed.alternativeTo,
        html`<input id="alternative-to" name="alternative-to" list="products" autocomplete="off" />
          <datalist id="products">
            ${sorted(landingPages.products).map(
              ({ label, slug, hasSlice }) =>
                html`<option
                  value=${label}
                  data-slice=${hasSlice ? `alternatives/${slug}` : nothing}
                ></option>`,
            )}
          </datalist>`,
      ),
      field(
        'category',
        facets.category,
        html`<select id="category" name="category">
          ${option('', any)}
          ${sorted(landingPages.categories).map(
            ({ key, label, slug }) =>
              html`<option value=${key} data-slice="categories/${slug}">${label}</option>`,
          )}
        </select>`,
      ),
      text('query', embed.query),
    ])}
    ${group(groups.look, [
      menu('controls', embed.controls, choices(CONTROLS, embed.controlsBy)),
      menu('layout', layout.label, choices(LAYOUTS, layout.by)),
      menu('sort', sort.label, [['', byDefault], ...orders]),
      number('limit', embed.limit, 500, '24'),
      menu('theme', embed.theme, choices(['auto', 'light', 'dark'], embed.themeBy)),
      html`<p class="colour">
        <label><input type="checkbox" name="own" value="1" /> ${embed.accentOwn}</label>
        <input type="color" name="accent" value="#1d5fd0" aria-label=${embed.accent} disabled />
      </p>`,
      hasCatalogue(site) ? checkbox('details', embed.details) : nothing,
      site.logos.size > 0 ? checkbox('logos', embed.logos) : nothing,
    ])}
    ${folded(groups.filters, [
      text('license', facets.license, { list: 'licenses', hint: separated }),
      menu('platform', facets.platform, [['', any], ...Object.entries(platform)]),
      menu('deployment', facets.deployment, [['', any], ...Object.entries(deployment)]),
      menu('audience', facets.audience, [['', any], ...Object.entries(audience)]),
      text('origin', facets.origin, { list: 'origins', hint: separated }),
      text('tag', facets.tag, { list: 'tags', hint: separated }),
      ...LIMITS.map((name) => number(name, labels[name], 10)),
    ])}
    ${folded(groups.technical, [
      text('src', embed.source, { type: 'url', value: site.baseUrl, hint: embed.sourceHint }),
      menu('lang', embed.lang, [['', embed.pageLanguage], ...LANGUAGES]),
      menu('script', embed.script, choices(['pinned', 'current'], embed.scriptBy), embed.scriptHint),
      menu('compare', labels.compare, [['', byDefault], ...Object.entries(embed.compareBy)]),
      menu('browse', labels.browse, [
        ['', byDefault],
        ['off', embed.never],
      ]),
      menu('guide', labels.guide, [
        ['', byDefault],
        ['off', embed.never],
      ]),
      text('facets', labels.facets, { hint: embed.facetsHint }),
      menu('heading-level', labels['heading-level'], [['', byDefault], ...HEADINGS]),
      menu('loading', labels.loading, choices(['eager', 'lazy'], embed.loadingBy)),
      text('url-state', labels['url-state'], { hint: embed.urlStateHint }),
      menu('shortcut', labels.shortcut, [
        ['', '/'],
        ['none', embed.noKey],
      ]),
      number('max-bytes', labels['max-bytes']),
    ])}
    <p><button type="reset" class="button">${embed.reset}</button></p>
  </div>`;
}

const LIMITS = ['max-complexity', 'min-maturity', 'max-resource-usage', 'max-maintenance'] as const;

const HEADINGS = ['2', '4', '5', '6'].map((level): Option => [level, `h${level}`]);
const LANGUAGES = LOCALES.map((locale): Option => [locale, PAGE_MESSAGES[locale].language]);

/** What the script needs to know, as a block of data. */
function configuration(
  site: Frame & Model,
  assets: Assets,
  { labels }: LandingPages,
  embed: PageMessages['embed'],
  root: string,
): unknown {
  const { element, currentElement, card, currentCard, resizeScript } = assets;
  if (!element || !currentElement || !card || !currentCard) return nothing;
  const { style, preload, policy, copy, copied, notCopied, fallback } = embed;
  const script = (asset: typeof element) => ({
    url: site.baseUrl + asset.path,
    integrity: asset.integrity,
  });
  const data = {
    src: site.baseUrl,
    root,
    scripts: { pinned: script(element), current: { url: site.baseUrl + currentElement.path } },
    cards: { pinned: script(card), current: { url: site.baseUrl + currentCard.path } },
    resize: script(resizeScript),
    frame: site.baseUrl + FRAME_PATH,
    // A minimal site has neither slices nor pages of solutions.
    slices: hasCatalogue(site) ? site.baseUrl + SLICES : undefined,
    details: detailUrlOf(site, site.baseUrl),
    labels: namesOnly(labels.categories),
    products: labels.ownProducts,
    logos: logosOf(site, site.baseUrl),
    notes: embed.notes,
    texts: { style, preload, policy, copy, copied, notCopied, fallback },
  };
  return dataBlock('configuration', data);
}
