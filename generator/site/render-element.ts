// The element in pages: the shadow tree that they bring along before any script runs, cards made by its templates, and
// the button that puts the element in their place.
import { LitElementRenderer } from '@lit-labs/ssr/lib/lit-element-renderer.js';
import { createHash } from 'node:crypto';
import { html as elementTemplate, nothing } from 'lit';
import { detailUrl } from '../../src/catalogue/addresses.js';
import type { Catalogue, Solution } from '../../src/catalogue/schema.js';
import { type Language, localize } from '../../src/i18n/localize.js';
import type { Locale } from '../../src/i18n/locales.js';
import { PAGE_MESSAGES } from '../../src/i18n/site-languages.js';
import { replacedProducts } from '../../src/search/products.js';
import { card } from '../../src/views/card/card.js';
import { LOGOS } from '../output-file.js';
import type { Assets } from './assets.js';
import { SolutionCatalogue } from '../../src/element/solution-catalogue.js';
import { html, raw, ROOT, toText } from './html.js';
import { jsonAttribute } from './label-attributes.js';
import { detailUrlOf, logosOf } from './page.js';
import { type Frame, langOf, type Site, type SiteLabels } from './site.js';
import type { Environment } from '../../src/environment.js';

/**
 * The world that the element is rendered in: the address says nothing, the language is the one that the element's own
 * `lang` says, and the screen is as large as a screen can be. What the element would do later, such as making ready to
 * be searched, it never does: nobody will search.
 * @param now in milliseconds since 1970: what is new is new on the day of the build, whenever the build is repeated
 */
const serverEnvironment = (now: number): Environment => ({
  now: () => now,
  elapsed: () => 0,
  setTimeout: () => 0,
  clearTimeout: () => undefined,
  requestAnimationFrame: () => undefined,
  painted: () => new Promise(() => undefined),
  nextTurn: () => Promise.resolve(),
  location: { href: 'https://catalogue.example/', search: '', hash: '' },
  baseUrl: 'https://catalogue.example/',
  isChromium: false,
  languages: [],
  isOnline: true,
  copy: () => Promise.resolve(),
  recall: () => '',
  keep: () => undefined,
  viewport: { width: 0, height: 0 },
});

/** The element when its document is there. That was read back already: to parse it again takes much time and memory. */
class RenderedCatalogue extends SolutionCatalogue {
  set read(catalogue: Catalogue) {
    Object.assign(this.source, { state: { status: 'ready', catalogue }, catalogue });
  }
}

// Under another name than in pages: in their templates the element is a tag like others, which is not rendered.
customElements.define('rendered-catalogue', RenderedCatalogue);

/** Attributes as the element sees them: Lit's own renderer leaves out what is not a property, such as `lang`. */
class Renderer extends LitElementRenderer {
  override connectedCallback(): void {
    // Before its first rendering an element finds nothing in its shadow tree; here it has none.
    Object.assign(this.element, { renderRoot: { querySelector: () => null, querySelectorAll: () => [] } });
    super.connectedCallback();
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    if (name === 'lang') this.element.lang = value ?? '';
    this.element.attributeChangedCallback(name, old, value);
  }
}

/** Without scripts nobody answers: what asks for an answer is not shown then. */
const WITHOUT_SCRIPTS =
  '@media (scripting: none) { .search, .browse, .filters, .toolbar button, .sort, .layouts, .export, .more, .pick, .disclosure, [part=details-toggle] { display: none } .name { pointer-events: none } .main { grid-column: 1 / -1 } }';

/**
 * A page is painted while it still arrives: half a row of controls or of cards would move when the rest of it comes, so
 * the results are shown once they are complete, which something behind them tells.
 */
const WHILE_ARRIVING = '.main:not(:has(+ *)) { visibility: hidden }';

/** The element's styles, in one sheet. */
const STYLES = [
  ...SolutionCatalogue.elementStyles.map((style) => ('cssText' in style ? style.cssText : '')),
  WITHOUT_SCRIPTS,
  WHILE_ARRIVING,
]
  .join('\n')
  .replace(/\n\s*/g, '\n');

/** What a content security policy says to let the style sheet of the pre-rendered element pass. */
export const ELEMENT_STYLE_HASH = `sha256-${createHash('sha256').update(STYLES).digest('base64')}`;

/** The picture of a solution's logo, and its name in the address. */
const LOGO = /<img\s+class="logo"\s+src="[^"]*\/([^"/]+)\.svg"[^>]*>/g;

/** What is shown of a site. */
type Rendered = Pick<Site, 'level'> & {
  readonly catalogue: Catalogue;
  readonly logos: ReadonlySet<string>;
};

/**
 * The element's shadow tree as it looks at first: the controls, and the cards of the first page. A browser shows it
 * before the element's script is there; the element replaces it in one step.
 * @param language what the page calls things
 * @param root the way from the page to the site's root
 * @returns a `<template shadowrootmode>`, to be put first into the element
 */
export function renderShadow(site: Rendered, language: Language, root: string): string {
  const { catalogue, logos } = site;
  RenderedCatalogue.environment = serverEnvironment(Date.parse(catalogue.generatedAt));
  const element = toText(
    elementTemplate`<rendered-catalogue
      url-state=""
      lang=${language.locale}
      heading-level="2"
      .detailUrl=${detailUrlOf(site, ROOT) ?? null}
      .logos=${logosOf(site, ROOT) ?? null}
      .categoryLabels=${language.categories ?? null}
      .tagLabels=${language.tags ?? null}
      .productLabels=${language.products ?? null}
      .read=${catalogue}
    ></rendered-catalogue>`,
    [Renderer],
  );
  const [, template = ''] = /<template [^>]*>(.*)<\/template>/s.exec(element) ?? [];
  // Lit's renderer takes what `live()` sets for a text, and so writes `checked="false"`, which means checked.
  const content = template
    .replace(/ (checked|selected|disabled|open)="(true|false)"/g, (_, name: string, value: string) =>
      value === 'true' ? ` ${name}=""` : '',
    )
    // No script waits for a logo: it is shown when it comes. Those that are not there are not asked for.
    .replace(LOGO, (image, name: string) => (logos.has(name) ? image.replace('"logo"', '"logo there"') : ''))
    .replaceAll(ROOT, root)
    .replace(/^<style>.*?<\/style>/s, '')
    .replace(/>\s+</g, '> <')
    .replace(/\n\s+/g, '\n');
  // What stands between the tags is for readers without scripts: the page's style sheet hides it from the others.
  return `<template shadowrootmode="open"><style>${STYLES}</style>${content}<slot></slot></template>`;
}

/** So many cards are kept, then forgotten: most stand on several pages, but all of them would fill the memory. */
const KEPT = 2000;

/** Makes cards of solutions, most of them once, for pages that lie in the same depth. */
export class Cards {
  readonly #made = new Map<Solution, unknown>();
  readonly #language: Language;

  constructor(
    readonly locale: Locale,
    readonly labels: SiteLabels,
    /** The way from their pages to the site's root. */
    readonly root: string,
    readonly isLogo: (solution: Solution) => boolean,
  ) {
    this.#language = labels.languageOf(locale);
  }

  /** The card of a solution, with its heading on the second level. */
  card(solution: Solution): unknown {
    let made = this.#made.get(solution);
    if (made === undefined) {
      const { locale, format, categories, messages } = this.#language;
      const page = `${ROOT}{lang}/solutions/{slug}/`;
      made = raw(
        toText(
          html`${card(
            {
              view: localize(solution, locale, format, categories),
              headingLevel: 2,
              detailUrl: page,
              logos: this.isLogo(solution) ? `${ROOT}${LOGOS}{slug}.svg` : undefined,
            },
            {
              language: this.#language,
              // On a page without the element's script nobody dispatches, and details stand on the solution's own page.
              dispatch: () => undefined,
              details: () =>
                elementTemplate`<a
                  class="plain"
                  href=${detailUrl(page, solution.name, locale)}
                  aria-label="${messages.card.details}${messages.colon}${solution.name}"
                  >${messages.card.details}</a
                >`,
            },
          )}`,
        )
          .replace(/\n\s*>/g, '>')
          .replace(/>\s+</g, '> <')
          .replace(/\n\s+/g, '\n')
          .replaceAll(ROOT, this.root)
          // No script waits for the logo: it is shown when it comes.
          .replace('class="logo"', 'class="logo there"'),
      );
      if (this.#made.size >= KEPT) this.#made.clear();
      this.#made.set(solution, made);
    }
    return made;
  }
}

/**
 * The button that puts the element in the place of the cards. Its script comes when somebody asks for it: readers who only
 * read never wait for it.
 * @param slice.src the document with the solutions of the page, below the site
 */
export function liveButton(
  site: Frame,
  assets: Assets,
  { locale, labels, root }: Cards,
  { src, solutions, hasLogos }: { src: string; solutions: readonly Solution[]; hasLogos: boolean },
): unknown {
  // Only what is on the page is named: the names of all would be most of it.
  const shown = new Set(
    solutions.flatMap((each) => [each.category, ...each.tags, ...replacedProducts(each)]),
  );
  const named = labels.ofElement(locale, shown);
  return html`<p class="live">
      <button type="button" class="button" data-script="${root}${assets.element?.path ?? ''}">
        ${PAGE_MESSAGES[locale].sortAndFilter}
      </button>
    </p>
    <template id="live"
      ><solution-catalogue
        src="${root}${src}"
        lang=${langOf(site, locale)}
        heading-level="2"
        detail-url=${detailUrlOf(site, root) ?? nothing}
        logos=${hasLogos ? root + LOGOS : nothing}
        category-labels=${jsonAttribute(named.categoryLabels)}
        tag-labels=${jsonAttribute(named.tagLabels)}
        product-labels=${jsonAttribute(named.productLabels)}
      ></solution-catalogue
    ></template>`;
}
