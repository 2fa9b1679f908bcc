// Renders the element on a server: the shadow tree that pages bring along before any script runs.
import { LitElementRenderer } from '@lit-labs/ssr/lib/lit-element-renderer.js';
import { createHash } from 'node:crypto';
import { html } from 'lit';
import type { Catalogue } from '../../src/catalogue/schema.js';
import type { Language } from '../../src/i18n/localize.js';
import { SolutionCatalogue } from '../../src/element/solution-catalogue.js';
import { toText } from './html.js';
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
    this.source.state = { status: 'ready', catalogue };
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
  '@media (scripting: none) { .search, .browse, .filters, .toolbar button, .sort, .layouts, .export, .more, .pick, [part=details-toggle] { display: none } .name { pointer-events: none } .main { grid-column: 1 / -1 } }';

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

/**
 * The element's shadow tree as it looks at first: the controls, and the cards of the first page. A browser shows it
 * before the element's script is there; the element replaces it in one step.
 * @param language what the page calls things
 * @param detailUrl the addresses of solutions' own pages; absolute, since nothing is relative to a page here
 * @returns a `<template shadowrootmode>`, to be put first into the element
 */
export function renderShadow(catalogue: Catalogue, language: Language, detailUrl?: string): string {
  RenderedCatalogue.environment = serverEnvironment(Date.parse(catalogue.generatedAt));
  const element = toText(
    html`<rendered-catalogue
      url-state=""
      lang=${language.locale}
      heading-level="2"
      .detailUrl=${detailUrl ?? null}
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
    .replace(/^<style>.*?<\/style>/s, '')
    .replace(/>\s+</g, '> <')
    .replace(/\n\s+/g, '\n');
  // What stands between the tags is for readers without scripts: the page's style sheet hides it from the others.
  return `<template shadowrootmode="open"><style>${STYLES}</style>${content}<slot></slot></template>`;
}
