import { html, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Messages } from '../i18n/messages.js';

export interface SearchBoxProperties {
  messages: Messages;
  query: string;
  onQuery: (query: string) => void;
}

/** The search field with its visible label. Escape clears it, in every browser. */
export function searchBox({ query, messages, onQuery }: SearchBoxProperties): TemplateResult {
  const submit = (event: Event) => {
    // Results follow every key. Enter has nothing to send, it puts a phone's keyboard away.
    event.preventDefault();
    (event.currentTarget as HTMLFormElement).querySelector('input')?.blur();
  };
  const input = (event: Event) => {
    onQuery((event.target as HTMLInputElement).value);
  };
  const keydown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing || query === '') return;
    event.preventDefault();
    onQuery('');
  };
  return html`<form class="search" role="search" @submit=${submit}>
    <label class="search-label" for="query">${messages.search.label}</label>
    <input
      id="query"
      class="search-input"
      part="search-input"
      type="search"
      autocomplete="off"
      autocapitalize="off"
      spellcheck="false"
      enterkeyhint="search"
      placeholder=${messages.search.placeholder}
      .value=${live(query)}
      @input=${input}
      @keydown=${keydown}
    />
  </form>`;
}
