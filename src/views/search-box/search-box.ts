import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Language } from '../../i18n/localize.js';
import type { Suggestion } from '../../search/index.js';

export interface SearchBoxProperties extends Language {
  query: string;
  /** What the reader may be typing; empty when the list is closed. */
  suggestions: readonly Suggestion[];
  /** Position of the suggestion that Enter chooses; -1 for none. */
  active: number;
  onQuery: (event: Event) => void;
  onKeydown: (event: KeyboardEvent) => void;
  onSubmit: (event: Event) => void;
  onLeave: (event: FocusEvent) => void;
  onChoose: (suggestion: Suggestion) => void;
}

/**
 * The search field with its visible label: a combobox whose list proposes what the reader may be typing. The focus
 * stays in the field; the list lies over the results and moves nothing.
 */
export function searchBox(properties: SearchBoxProperties): TemplateResult {
  const { query, suggestions, active, messages } = properties;
  const isOpen = suggestions.length > 0;
  return html`<form
    class="search"
    role="search"
    @submit=${properties.onSubmit}
    @focusout=${properties.onLeave}
  >
    <label class="search-label" id="query-label" for="query">${messages.search.label}</label>
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
      placeholder=${messages.search.placeholder}
      .value=${live(query)}
      @input=${properties.onQuery}
      @keydown=${properties.onKeydown}
    />
    ${isOpen ? list(properties) : nothing}
  </form>`;
}

function list({ suggestions, active, messages, format, onChoose }: SearchBoxProperties): TemplateResult {
  const { search, status } = messages;
  const kindOf = ({ kind, count }: Suggestion) =>
    kind === 'solution'
      ? search.kinds.solution
      : (kind === 'product' ? status.all : search.kinds[kind])(count, format.number(count));
  /* eslint-disable lit-a11y/click-events-have-key-events -- the keys go to the field */
  return html`<ul
    id="suggestions"
    class="suggestions"
    part="suggestions"
    role="listbox"
    aria-label=${search.suggestions}
    @mousedown=${stay}
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
          <span
            >${suggestion.kind === 'product' ? search.alternatives(suggestion.label) : suggestion.label}</span
          >
          <span class="kind">${kindOf(suggestion)}</span>
        </li>`,
    )}
  </ul>`;
}

/** A press on the list leaves the focus in the field. */
const stay = (event: Event): void => {
  event.preventDefault();
};
