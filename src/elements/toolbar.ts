import { html, nothing, type TemplateResult } from 'lit';
import type { Language } from '../i18n/language.js';
import { interleave } from '../i18n/rich.js';
import type { LayoutName } from '../layouts.js';
import { SORTS, type SortName } from '../search/index.js';
import { layoutSwitch } from './layout-switch.js';

export interface ToolbarProperties extends Language {
  /** The result count in words. */
  status: string;
  /** Whether the results have some of the words only. */
  isPartial: boolean;
  /** A better spelling of the query. */
  suggestion: string | undefined;
  /** When the data was made, where it could not be renewed. */
  staleSince: string | undefined;
  canReset: boolean;
  /** The order; undefined where the reader has no choice. */
  sort: SortName | undefined;
  onSuggestion: (query: string) => void;
  onReset: () => void;
  onSort: (sort: SortName) => void;
  layout: LayoutName;
  onLayout: (layout: LayoutName) => void;
}

/** What the results are, and how they are ordered. */
export function toolbar(properties: ToolbarProperties): TemplateResult {
  const { status, canReset, isPartial, staleSince, messages, format, onReset } = properties;
  return html`<div class="toolbar" part="toolbar">
      <div class="outcome">
        <p class="status" part="status">${status}</p>
        ${
          canReset
            ? html`<button type="button" class="plain" part="reset" @click=${onReset}>
                ${messages.filters.reset}
              </button>`
            : nothing
        }
      </div>
      ${sortMenu(properties)}${properties.sort === undefined ? nothing : layoutSwitch(properties)}
    </div>
    ${staleSince ? html`<p class="note" part="note">${messages.status.stale(format.date(staleSince))}</p>` : nothing}
    ${isPartial ? html`<p class="note" part="note">${messages.status.partial}</p>` : nothing}
    ${didYouMean(properties)}`;
}

function sortMenu({ sort, messages, onSort }: ToolbarProperties): unknown {
  if (sort === undefined) return nothing;
  return html`<label class="sort">
    <span class="term">${messages.sort.label}</span>
    <select
      part="sort"
      @change=${(event: Event) => {
        onSort((event.target as HTMLSelectElement).value as SortName);
      }}
    >
      ${SORTS.map((name) => html`<option value=${name} .selected=${name === sort}>${messages.sort.by[name]}</option>`)}
    </select>
  </label>`;
}

function didYouMean({ suggestion, messages, onSuggestion }: ToolbarProperties): unknown {
  if (suggestion === undefined) return nothing;
  const button = html`<button
    type="button"
    class="plain"
    part="suggestion"
    @click=${() => {
      onSuggestion(suggestion);
    }}
  >
    ${suggestion}
  </button>`;
  return html`<p class="note" part="note">
    ${interleave<unknown>(messages.status.didYouMean, { suggestion: button })}
  </p>`;
}
