import { LitElement, type PropertyDeclaration, type PropertyDeclarations, type PropertyValues } from 'lit';
import { DEFAULT_MAX_BYTES } from '../catalogue/client/index.js';
import type { Catalogue } from '../catalogue/schema.js';
import { CatalogueController, type LoadState } from '../controllers/catalogue-controller.js';
import { LocaleController } from '../controllers/locale-controller.js';
import { realEnvironment, type Environment } from '../environment.js';
import type { CardLanguage, CategoryLabels, Language, ProductLabels } from '../i18n/localize.js';
import type { CardMessages, Messages } from '../i18n/messages.js';
import type { Locale } from '../i18n/locales.js';
import { memoizeLast } from '../state/labels.js';
import { DEFAULT_LIMIT } from '../state/options.js';
import type { Mistake } from '../state/presets.js';
import type { CardContext } from '../views/view.js';
import {
  accepts,
  fits,
  jsonAttribute as json,
  numberAttribute as converter,
  replaceTexts,
  unknownWords,
} from './attributes.js';

/** Some of the texts of a kind: texts and functions as they are, groups of them in part. */
type Some<Texts> = Texts extends object
  ? Texts extends (...values: never[]) => unknown
    ? Texts
    : { readonly [Name in keyof Texts]?: Some<Texts[Name]> | undefined }
  : Texts;

/** Texts of a page in place of built-in ones, by languages. */
export type OwnMessages = Readonly<Partial<Record<Locale, Some<Messages>>>>;

/** Where pages are made: there mistakes are said. */
const LOCALHOST = /^https?:..(localhost|127\.)/;

/**
 * What every element of this package has: a document, a language, colours, a level of headings.
 *
 * @attr {string} lang - Language, read leniently (`de-CH`, `en_US`); else the nearest ancestor's, across shadow roots; else the browser's; else `en`.
 */
export abstract class SourceElement<M extends CardMessages = CardMessages> extends LitElement {
  static override properties: PropertyDeclarations = {
    src: {},
    theme: { reflect: true },
    maxBytes: { type: Number, converter, attribute: 'max-bytes' },
    loading: {},
    headingLevel: { type: Number, converter, attribute: 'heading-level' },
    categoryLabels: { attribute: 'category-labels', converter: json },
    tagLabels: { attribute: 'tag-labels', converter: json },
    productLabels: { attribute: 'product-labels', converter: json },
    messages: { attribute: false, converter: json },
    catalogue: { attribute: false, converter: json },
    debug: { type: Boolean },
  };

  /** Where the time, the timers and the address come from; a server that renders the element passes its own. */
  static environment: Environment = realEnvironment;

  /** Finds what was probably meant; each script has a way that costs it little. */
  static nearest: (word: string, known: readonly string[]) => string | undefined = () => undefined;

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, 'lang'];
  }

  /** URL of the document, or of the service: then `/api/v1/solutions.json` is appended. Without it the element waits. */
  src: string | null = '';

  /** `auto` follows the page's colours, `light` and `dark` bring their own. */
  theme: 'auto' | 'light' | 'dark' = 'auto';

  /** The largest document read, in decoded bytes. */
  maxBytes: number | undefined = DEFAULT_MAX_BYTES;

  /** `eager`, or `lazy`: the request waits until the element is near the viewport. */
  loading: 'eager' | 'lazy' = 'eager';

  /** Level of the cards' headings, 2 to 6. */
  headingLevel: number | undefined = 3;

  /**
   * Names of categories by languages, in JSON: `{"Kommunikation": {"en": "Chat"}}`. Others are called as in the
   * document. In place of a name a list may stand: the name, and words by which the search finds the category, too.
   */
  categoryLabels: CategoryLabels | null = null;

  /**
   * Names of tags by languages, in JSON: `{"chat": {"fr": "Messagerie"}}`, or lists as those of categories. A tag without
   * one is shown as it is; of `slack-alternative` only the words behind the name count.
   */
  tagLabels: CategoryLabels | null = null;

  /**
   * Names of products as their makers write them, in JSON: `{"dall-e": "DALL·E"}`. They come before the built-in
   * spellings. In place of a name a list may stand: the name, and what people also call the product.
   */
  productLabels: ProductLabels | null = null;

  /** Texts that replace built-in ones, by languages: `{ en: { search: { label: 'Find a tool' } } }`. */
  messages: OwnMessages | null = null;

  /**
   * Says in the console what the page asks for and there is not, in the catalogue or among the words of an attribute, with
   * what was probably meant. On localhost that is said anyway.
   */
  debug = false;

  protected readonly environment = (this.constructor as typeof SourceElement).environment;
  protected readonly source = new CatalogueController(
    this,
    (catalogue) => this.prepare?.(catalogue),
    this.environment,
  );
  readonly #locale = new LocaleController(this, this.environment);
  readonly #languageOf = memoizeLast(
    (
      locale: Locale,
      format: Language['format'],
      categories: CategoryLabels | null,
      tags: CategoryLabels | null,
      products: ProductLabels | null,
      own: OwnMessages | null,
    ): Language<M> => ({
      locale,
      format,
      categories,
      tags,
      products,
      messages: replaceTexts(this.texts[locale], own?.[locale]),
    }),
  );
  /** The catalogue that the page's presets were last compared with. */
  #checked: Catalogue | undefined;
  /** What was said of mistakes: once, until they are others. */
  #said = '';
  readonly #internals = this.attachInternals();

  /** The document shown. Set a parsed one to show it without a request; set undefined to go back to `src`. */
  get catalogue(): Catalogue | undefined {
    return this.source.catalogue;
  }
  set catalogue(catalogue: Catalogue | null | undefined) {
    if (catalogue) this.source.show(catalogue);
    else this.#ask();
  }

  /** What the page asks for and there is not, as `debug` says it; empty as long as there is no catalogue. */
  get mistakes(): readonly string[] {
    const found = this.catalogue ? [...unknownWords(this), ...this.mistakesIn(this.catalogue)] : [];
    return found.map(([attribute, noun, value, known]) => {
      const meant = SourceElement.nearest(value, known);
      return `${attribute}: no ${noun} ${value}${meant ? `; did you mean ${meant}?` : ''}`;
    });
  }

  /** The language shown. */
  get locale(): Locale {
    return this.#locale.locale;
  }

  /** Where the element stands: `idle`, `loading`, `ready`, `stale` or `error`. */
  get loadState(): LoadState {
    return this.source.state.status;
  }

  /** Asks the server for the document once, also when it is fresh. What is shown stays meanwhile. */
  async refresh(): Promise<void> {
    await this.source.refresh();
  }

  /** Scripts and frameworks set anything: a property of a wrong type keeps its value, and the element goes on. */
  override requestUpdate(name?: PropertyKey, old?: unknown, options?: PropertyDeclaration): void {
    const { elementProperties } = this.constructor as typeof LitElement;
    const declaration = elementProperties.get(name as string);
    if (declaration) {
      // It is being set right: that is no change of its own.
      if (!fits(declaration, old)) return;
      const set = this as Record<PropertyKey, unknown>;
      const value = set[name as string];
      // Frameworks write numbers as they stand in the template.
      if (declaration.type === Number && typeof value === 'string')
        set[name as string] = converter.fromAttribute(value);
      else if (!accepts(this, name, declaration, value)) set[name as string] = old;
    }
    super.requestUpdate(name, old, options);
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    if (name === 'lang') this.#locale.update();
  }

  /**
   * How many solutions the page's fallback lists, which are expected then; as many as are shown at first where it lists
   * none.
   */
  protected get listed(): number {
    // A server has nothing to look in.
    const count = (this as Partial<Element>).querySelectorAll?.('li').length ?? 0;
    return count > 0 ? count : DEFAULT_LIMIT;
  }

  /** The texts that the element shows, by languages. */
  protected abstract get texts(): Readonly<Record<Locale, M>>;

  /** What texts are made with; the same object as long as nothing of it changes. */
  protected get language(): Language<M> {
    const { locale, format } = this.#locale;
    const { categoryLabels, tagLabels, productLabels, messages: own } = this;
    return this.#languageOf(locale, format, categoryLabels, tagLabels, productLabels, own);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const isNewSource = changed.has('src') && (Boolean(this.src) || Boolean(changed.get('src')));
    // How a document is asked for matters as long as none is there.
    const isAskedOtherwise =
      (changed.has('maxBytes') || changed.has('loading')) && Boolean(this.src) && !this.catalogue;
    // Where the page has just provided a catalogue, `src` waits for its next change.
    const isProvided = changed.has('catalogue') && Boolean(this.catalogue);
    if ((isNewSource || isAskedOtherwise) && !isProvided) this.#ask();
  }

  protected override updated(changed: PropertyValues<this>): void {
    const { states } = this.#internals;
    states.clear();
    states.add(this.loadState);
    const { catalogue } = this;
    if (changed.size === 0 && catalogue === this.#checked) return;
    this.#checked = catalogue;
    const isDebugged = this.debug || LOCALHOST.test(this.environment.location.href);
    const said = (isDebugged ? this.mistakes : []).join('\n');
    if (said && said !== this.#said) console.warn(this, said);
    this.#said = said;
  }

  /** What there is to show: all of a catalogue, or its first solutions while the rest is on its way or has failed. */
  protected get shown(): Catalogue | undefined {
    const { catalogue, head } = this.source;
    return catalogue ?? head;
  }

  /** Whether a property of texts, which has an accessor of its own, can take a value. */
  protected takesText(name: string, value: unknown): boolean {
    return accepts(this, name, {}, value);
  }

  /** What the page asks for and a catalogue does not have. */
  protected abstract mistakesIn(catalogue: Catalogue): Mistake[];

  /** What is to be done in short tasks before a catalogue is shown. */
  protected prepare?(catalogue: Catalogue): Promise<void>;

  #ask(): void {
    this.source.ask({
      src: this.src ?? '',
      maxBytes: this.maxBytes ?? DEFAULT_MAX_BYTES,
      isLazy: this.loading === 'lazy',
    });
  }
}

/**
 * What the cards of an element in an article get. It has no store: this is all that a reader can ask for.
 * @param toggled names of the solutions whose details the reader has opened, or closed where they are open at first
 * @param showMore shows more results
 */
export const articleContext = (
  element: SourceElement,
  language: CardLanguage,
  toggled: Set<string>,
  showMore?: () => unknown,
): CardContext => ({
  language,
  dispatch(action) {
    if (!('type' in action)) return;
    element.requestUpdate();
    if (action.type === 'retry-requested') void element.refresh();
    if (action.type === 'details-toggled' && !toggled.delete(action.name)) toggled.add(action.name);
    if (action.type === 'more-shown') showMore?.();
  },
});
