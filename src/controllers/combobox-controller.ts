import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Suggestion } from '../search/index.js';
import type { Selectors } from '../state/selectors.js';
import type { Store } from '../state/store.js';
import type { ComboboxListeners } from '../views/search-box/search-box.js';

type Host = ReactiveControllerHost & HTMLElement & { readonly renderRoot: ParentNode };

/** Fields in which a key writes a letter, so that it must not lead to the search field. */
const WRITABLE =
  'textarea,select,input:not([type=checkbox],[type=radio],[type=range],[type=button],[type=submit])';

/**
 * The keys and the list of the search field, as the ARIA pattern of a combobox wants them: arrows move, Enter chooses,
 * Escape closes the list and then clears the field. A key of the page (`/`) leads to the field while the element is in view.
 */
export class ComboboxController implements ReactiveController, ComboboxListeners {
  /** The key that leads to the field while the element is in view; empty for none. */
  shortcut = '';
  readonly #host: Host;
  readonly #store: Store;
  readonly #selectors: Selectors;

  constructor(host: Host, store: Store, selectors: Selectors) {
    this.#host = host;
    this.#store = store;
    this.#selectors = selectors;
    host.addController(this);
  }

  hostConnected(): void {
    addEventListener('keydown', this.#onPageKey);
    addEventListener('pointerdown', this.#onPress, true);
    for (const type of ['keydown', 'keypress', 'keyup'])
      this.#host.renderRoot.addEventListener(type, this.#keepLetter);
  }

  hostDisconnected(): void {
    removeEventListener('keydown', this.#onPageKey);
    removeEventListener('pointerdown', this.#onPress, true);
    this.#close();
  }

  hostUpdated(): void {
    const { active } = this.#store.state.autocomplete;
    if (active < 0) return;
    this.#host.renderRoot.querySelector(`#suggestion-${active}`)?.scrollIntoView({ block: 'nearest' });
  }

  readonly onInput = (event: Event): void => {
    const { value } = event.target as HTMLInputElement;
    this.#store.dispatch({ type: 'query-typed', query: value });
    if (this.#selectors.asksForAnother(this.#store.state)) this.#letGoOfProduct();
    // A script may fill the field, too: the list is for readers who are in it.
    if (this.#isInField) this.#store.dispatch({ type: 'suggestions-opened', typed: value });
    else this.#close();
  };

  /** A reader who comes to an empty field sees what others look for: the products that are replaced most often. */
  readonly onFocus = (event: Event): void => {
    const { value } = event.target as HTMLInputElement;
    if (value === '') this.#store.dispatch({ type: 'suggestions-opened', typed: value });
  };

  readonly onKeydown = (event: KeyboardEvent): void => {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (isComposing(event)) return;
    const { value } = event.target as HTMLInputElement;
    const suggestions = this.#suggestions;
    const chosen = suggestions[this.#store.state.autocomplete.active];
    if (key === 'Tab') this.#close();
    else if (key === 'Escape' && (suggestions.length > 0 || value !== '')) {
      event.preventDefault();
      if (suggestions.length === 0) this.#store.dispatch({ type: 'query-typed', query: '' });
      this.#close();
    } else if (key === 'Enter' && chosen) {
      event.preventDefault();
      this.onChoose(chosen);
    } else if (/^Arrow(Down|Up)$/.test(key) && !(altKey || ctrlKey || metaKey || shiftKey)) {
      if (suggestions.length === 0) this.#store.dispatch({ type: 'suggestions-opened', typed: value });
      // The field itself is one of the places, between the last suggestion and the first.
      const places = this.#suggestions.length + 1;
      if (places === 1) return;
      event.preventDefault();
      const step = key === 'ArrowDown' ? 1 : places - 1;
      const position = ((this.#store.state.autocomplete.active + 1 + step) % places) - 1;
      this.#store.dispatch({ type: 'suggestion-activated', position });
    }
  };

  /** Results follow every key, so that Enter has nothing to send. */
  readonly onSubmit = (event: Event): void => {
    event.preventDefault();
    this.#close();
    this.#hideKeyboard();
  };

  /**
   * The list closes when the focus goes to something else. When it goes nowhere, the list stays: a phone's keyboard was
   * put away, or a screen reader moves over the list.
   */
  readonly onFocusOut = (event: FocusEvent): void => {
    if (event.relatedTarget) this.#close();
  };

  readonly onChoose = (suggestion: Suggestion): void => {
    // What is suggested is found, whatever it replaces.
    if (suggestion.kind === 'solution') this.#letGoOfProduct();
    this.#store.dispatch(this.#selectors.choiceOf(this.#store.state, suggestion));
    this.#hideKeyboard();
  };

  readonly #onPress = (event: Event): void => {
    const form = this.#field?.form;
    if (form && !event.composedPath().includes(form)) this.#close();
  };

  /**
   * A letter that is written into a field stays in the element. Pages with keys of their own ask whether a field has the
   * focus, and outside of the shadow tree there is none to see.
   */
  readonly #keepLetter = (event: Event): void => {
    const target = event.target as Element;
    if (
      isLetter(event as KeyboardEvent) &&
      target.matches(WRITABLE) &&
      this.#host.renderRoot.contains(target)
    )
      event.stopPropagation();
  };

  readonly #onPageKey = (event: KeyboardEvent): void => {
    if (!this.shortcut || event.key !== this.shortcut || !isLetter(event)) return;
    if (event.defaultPrevented || isComposing(event)) return;
    const { top, bottom } = this.#host.getBoundingClientRect();
    if (bottom < 0 || top > innerHeight) return;
    const path = event.composedPath();
    const [target] = path;
    if (target instanceof HTMLElement && (target.isContentEditable || target.matches(WRITABLE))) return;
    // A reader who is in another element of the same kind means that one.
    const host = this.#host;
    if (!path.includes(host) && path.some((each) => (each as Element).localName === host.localName)) return;
    const field = this.#field;
    field?.focus();
    // A field that is hidden, or behind a dialog, leaves the key to others.
    if (!this.#isInField) return;
    event.preventDefault();
    field?.select();
  };

  get #suggestions(): readonly Suggestion[] {
    return this.#selectors.suggestions(this.#store.state);
  }

  get #field(): HTMLInputElement | null {
    return this.#host.renderRoot.querySelector('#query');
  }

  get #isInField(): boolean {
    return this.#host.shadowRoot?.activeElement?.id === 'query';
  }

  /** A new question takes the place of the product that was chosen before. */
  #letGoOfProduct(): void {
    const action = this.#selectors.letGoOfProduct(this.#store.state);
    if (action) this.#store.dispatch(action);
  }

  #close(): void {
    this.#store.dispatch({ type: 'suggestions-closed' });
  }

  /** Closes a phone's keyboard, which covers what was found, and shows the results. */
  #hideKeyboard(): void {
    if (!matchMedia('(pointer: coarse)').matches) return;
    this.#field?.blur();
    this.#host.renderRoot.querySelector('.main')?.scrollIntoView();
  }
}

/** Whether a key writes a letter, rather than doing something. */
const isLetter = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key.length === 1 && !(altKey || ctrlKey || metaKey);

/** Whether a key belongs to an input method. Safari ends the composition before it tells about its last key. */
function isComposing(event: KeyboardEvent): boolean {
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else tells it in Safari
  return event.isComposing || event.keyCode === 229;
}
