import { html, nothing, type TemplateResult } from 'lit';
import type { Language } from '../../i18n/localize.js';
import { interleave } from '../../i18n/messages.js';
import type { LayoutName } from '../../state/layouts.js';
import { SORTS, type SortName } from '../../search/index.js';
import { layoutSwitch } from './layout-switch.js';

export interface ToolbarProperties extends Language {
  /** The result count in words. */
  status: string;
  /** The active filters: with the remarks they stand in one row, which is there from the first letter on. */
  active: unknown;
  /** Whether the results have some of the words only. */
  isPartial: boolean;
  /** A better spelling of the query. */
  suggestion: string | undefined;
  /** The order; undefined where the reader has no choice. */
  sort: SortName | undefined;
  onSuggestion: (query: string) => void;
  onSort: (sort: SortName) => void;
  layout: LayoutName;
  onLayout: (layout: LayoutName) => void;
}

/** What the results are, and how they are ordered. */
export function toolbar(properties: ToolbarProperties): TemplateResult {
  const { status, active, isPartial, messages } = properties;
  return html`<div class="toolbar" part="toolbar">
      <p class="status" part="status">${status}</p>
      ${sortMenu(properties)}${properties.sort === undefined ? nothing : layoutSwitch(properties)}
    </div>
    <div class="remarks">
      ${active} ${isPartial ? html`<p part="note">${messages.status.partial}</p>` : nothing}
      ${didYouMean(properties)}
    </div>`;
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
  return html`<p part="note">${interleave<unknown>(messages.status.didYouMean, { suggestion: button })}</p>`;
}
