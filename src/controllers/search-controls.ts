import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { SearchBoxProperties } from '../views/search-box/search-box.js';
import type { Language } from '../i18n/localize.js';
import type { Suggestion } from '../search/index.js';

type Host = ReactiveControllerHost & HTMLElement & { readonly renderRoot: ParentNode };

/** What the host does for the search field. */
interface Actions {
  /** What may be chosen for what is typed. */
  suggest: (typed: string) => readonly Suggestion[];
  query: (query: string) => void;
  choose: (suggestion: Suggestion) => void;
}

/** Fields in which a key writes, rather than calling something. */
const WRITABLE =
  'textarea,select,input:not([type=checkbox],[type=radio],[type=range],[type=button],[type=submit])';

/**
 * The keys and the list of the search field, as the ARIA pattern of a combobox wants them: arrows move, Enter chooses,
 * Escape closes the list and then clears the field. A key of the page (`/`) leads to the field.
 */
export class SearchControls implements ReactiveController {
  /** What the reader may be typing; empty when the list is closed. */
  suggestions: readonly Suggestion[] = [];
  /** Position of the suggestion that Enter chooses; -1 for none. */
  active = -1;
  /** The key that leads to the field from anywhere on the page; empty for none. */
  shortcut = '';
  /** Whether the reader has typed since the host's last update. */
  isTyping = false;
  readonly #host: Host;
  readonly #actions: Actions;

  constructor(host: Host, actions: Actions) {
    this.#host = host;
    this.#actions = actions;
    host.addController(this);
  }

  /** What the search box takes. */
  get field(): Omit<SearchBoxProperties, 'query' | keyof Language> {
    const { suggestions, active } = this;
    return {
      suggestions,
      active,
      onQuery: this.#onQuery,
      onKeydown: this.#onKeydown,
      onSubmit: this.#onSubmit,
      onLeave: this.#onLeave,
      onChoose: this.#onChoose,
    };
  }

  hostConnected(): void {
    addEventListener('keydown', this.#onPageKey);
    addEventListener('pointerdown', this.#onPress, true);
  }

  hostDisconnected(): void {
    removeEventListener('keydown', this.#onPageKey);
    removeEventListener('pointerdown', this.#onPress, true);
    this.#close();
  }

  hostUpdated(): void {
    this.isTyping = false;
    this.#host.renderRoot.querySelector(`#suggestion-${this.active}`)?.scrollIntoView({ block: 'nearest' });
  }

  readonly #onQuery = (event: Event): void => {
    const { value } = event.target as HTMLInputElement;
    this.isTyping = true;
    this.#actions.query(value);
    // A script may fill the field, too: a list is for readers who are in it.
    this.#show(this.#isInField ? this.#actions.suggest(value) : []);
  };

  readonly #onKeydown = (event: KeyboardEvent): void => {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (isComposing(event)) return;
    const { value } = event.target as HTMLInputElement;
    const isOpen = this.suggestions.length > 0;
    const chosen = this.suggestions[this.active];
    if (key === 'Tab') this.#close();
    else if (key === 'Escape' && (isOpen || value !== '')) {
      event.preventDefault();
      if (!isOpen) this.#actions.query('');
      this.#close();
    } else if (key === 'Enter' && chosen) {
      event.preventDefault();
      this.#onChoose(chosen);
    } else if (/^Arrow(Down|Up)$/.test(key) && !(altKey || ctrlKey || metaKey || shiftKey)) {
      if (!isOpen) this.#show(this.#actions.suggest(value));
      const places = this.suggestions.length + 1;
      if (places === 1) return;
      event.preventDefault();
      // The field itself is one of the places, between the last suggestion and the first.
      this.active = ((this.active + 1 + (key === 'ArrowDown' ? 1 : places - 1)) % places) - 1;
      this.#host.requestUpdate();
    }
  };

  /** Results follow every key: Enter has nothing to send. */
  readonly #onSubmit = (event: Event): void => {
    event.preventDefault();
    this.#close();
    this.#putKeyboardAway();
  };

  /**
   * The focus goes elsewhere. When it goes nowhere, the list stays: a phone's keyboard was put away, or a screen
   * reader moves over the list.
   */
  readonly #onLeave = (event: FocusEvent): void => {
    if (event.relatedTarget) this.#close();
  };

  readonly #onChoose = (suggestion: Suggestion): void => {
    this.#close();
    this.#actions.choose(suggestion);
    this.#putKeyboardAway();
  };

  readonly #onPress = (event: Event): void => {
    const form = this.#field?.form;
    if (form && !event.composedPath().includes(form)) this.#close();
  };

  readonly #onPageKey = (event: KeyboardEvent): void => {
    const { key, altKey, ctrlKey, metaKey, defaultPrevented } = event;
    if (!this.shortcut || key !== this.shortcut || altKey || ctrlKey || metaKey) return;
    if (defaultPrevented || isComposing(event)) return;
    const path = event.composedPath();
    const [target] = path;
    if (target instanceof HTMLElement && (target.isContentEditable || target.matches(WRITABLE))) return;
    // Who is in one element does not mean another one.
    const host = this.#host;
    if (!path.includes(host) && path.some((each) => (each as Element).localName === host.localName)) return;
    const field = this.#field;
    field?.focus();
    // A field that is hidden, or behind a dialog, leaves the key to others.
    if (!this.#isInField) return;
    event.preventDefault();
    field?.select();
  };

  get #field(): HTMLInputElement | null {
    return this.#host.renderRoot.querySelector('#query');
  }

  get #isInField(): boolean {
    return this.#host.shadowRoot?.activeElement?.id === 'query';
  }

  #show(suggestions: readonly Suggestion[]): void {
    this.suggestions = suggestions;
    this.active = -1;
    this.#host.requestUpdate();
  }

  #close(): void {
    if (this.suggestions.length > 0) this.#show([]);
  }

  /** On a phone the keyboard covers what was found. */
  #putKeyboardAway(): void {
    if (matchMedia('(pointer: coarse)').matches) this.#field?.blur();
  }
}

/** Whether a key belongs to an input method. Safari ends the composition before it tells about its last key. */
function isComposing(event: KeyboardEvent): boolean {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else tells it in Safari
  return event.isComposing || event.keyCode === 229;
}
