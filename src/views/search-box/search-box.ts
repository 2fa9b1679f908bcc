import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Suggestion } from '../../search/index.js';
import type { SearchBoxModel } from '../../state/models.js';
import type { ViewContext } from '../view.js';

/**
 * The listeners of the search field. They are one object, because keys act on the field and on the list of suggestions
 * together.
 */
export interface ComboboxListeners {
  readonly onInput: (event: Event) => void;
  readonly onFocus: (event: Event) => void;
  readonly onKeydown: (event: KeyboardEvent) => void;
  readonly onSubmit: (event: Event) => void;
  readonly onFocusOut: (event: FocusEvent) => void;
  readonly onChoose: (suggestion: Suggestion) => void;
}

/**
 * The search field with its visible label: a combobox whose list proposes what the reader may be typing. The focus
 * stays in the field; the list lies over the results and moves nothing.
 * @param beside what stands beside the field
 */
export function searchBox(
  model: SearchBoxModel,
  context: ViewContext,
  combobox: ComboboxListeners,
  beside: unknown,
): TemplateResult {
  const { query, suggestions, active } = model;
  const { search } = context.language.messages;
  const isOpen = suggestions.length > 0;
  return html`<form
    class="search"
    role="search"
    @submit=${combobox.onSubmit}
    @focusout=${combobox.onFocusOut}
  >
    <label class="search-label" id="query-label" for="query">${search.label}</label>
    <input
      id="query"
      class="search-input"
      part="search-input"
      type="search"
      role="combobox"
      aria-labelledby="query-label"
      aria-autocomplete="list"
      aria-expanded=${isOpen}
      aria-controls="suggestions"
      aria-activedescendant=${active < 0 ? nothing : `suggestion-${active}`}
      autocomplete="off"
      autocapitalize="off"
      spellcheck="false"
      enterkeyhint="search"
      placeholder=${search.placeholder}
      .value=${live(query)}
      @input=${combobox.onInput}
      @focus=${combobox.onFocus}
      @click=${combobox.onFocus}
      @keydown=${combobox.onKeydown}
    />
    ${beside}${isOpen ? list(model, context, combobox) : nothing}
  </form>`;
}

function list(
  { suggestions, active }: SearchBoxModel,
  { language: { messages } }: ViewContext,
  { onChoose }: ComboboxListeners,
): TemplateResult {
  /* eslint-disable lit-a11y/click-events-have-key-events -- the keys go to the field */
  return html`<ul
    id="suggestions"
    class="suggestions"
    part="suggestions"
    role="listbox"
    aria-label=${messages.search.suggestions}
    @mousedown=${keepFocus}
  >
    ${suggestions.map(
      (suggestion, at) =>
        html`<li
          id="suggestion-${at}"
          class="option"
          part="option"
          role="option"
          aria-selected=${at === active}
          @click=${() => {
            onChoose(suggestion);
          }}
        >
          <span>${suggestion.label}</span>
          <span class="kind">${suggestion.about}</span>
        </li>`,
    )}
  </ul>`;
}

/** Keeps the focus in the field when the list is pressed. */
const keepFocus = (event: Event): void => {
  event.preventDefault();
};
