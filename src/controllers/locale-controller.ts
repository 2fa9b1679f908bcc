import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Environment } from '../environment.js';
import type { Format } from '../i18n/format.js';
import { formatFor } from '../i18n/localize.js';
import { matchLocale, negotiateLocale, type Locale } from '../i18n/locales.js';

/**
 * The language of one element: its own `lang`, else the nearest ancestor's across shadow roots, else the browser's,
 * else English. Watches the page, so that a language switch changes the element too.
 */
export class LocaleController implements ReactiveController {
  locale: Locale = negotiateLocale([]);
  format: Format = formatFor(this.locale);
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #environment: Environment;
  #observer: MutationObserver | undefined;
  #tag = '';

  constructor(host: ReactiveControllerHost & HTMLElement, environment: Environment) {
    this.#host = host;
    this.#environment = environment;
    host.addController(this);
  }

  hostConnected(): void {
    // It is made here and not with the controller, because a server that renders the element has no such class.
    this.#observer ??= new MutationObserver(() => {
      this.update();
    });
    // Each shadow root up to the document needs its own observation: mutations do not cross them.
    for (let root = this.#host.getRootNode(); ; root = root.host.getRootNode()) {
      this.#observer.observe(root, { attributes: true, attributeFilter: ['lang'], subtree: true });
      if (!(root instanceof ShadowRoot)) break;
    }
    this.update();
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
  }

  /** Reads the language anew and renders the host where it has changed. */
  update(): void {
    const tags = [this.#host.lang, inheritedLang(this.#host), ...this.#environment.languages];
    const locale = negotiateLocale(tags);
    const tag = tags.find((candidate) => matchLocale(candidate) === locale) ?? '';
    if (tag === this.#tag && locale === this.locale) return;
    this.locale = locale;
    this.#tag = tag;
    this.format = formatFor(locale, tag);
    this.#host.requestUpdate();
  }
}

function inheritedLang(element: Element): string | undefined {
  for (let node: Node | null = parentOf(element); node; node = parentOf(node))
    if (node instanceof Element && node.hasAttribute('lang')) return node.getAttribute('lang') ?? undefined;
  return undefined;
}

/** The parent in the flat tree as far as languages are inherited: from a shadow root to its host. */
function parentOf(node: Node): Node | null {
  return (node as Partial<ShadowRoot>).mode ? (node as ShadowRoot).host : node.parentNode;
}
