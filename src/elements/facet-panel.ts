import { html, nothing, type TemplateResult } from 'lit';
import type { FacetName } from '../search/index.js';
import { repeat } from 'lit/directives/repeat.js';
import type { Language } from '../i18n/language.js';

/** One value of a facet, with the number of solutions that choosing it would show. */
export interface FacetValue {
  value: string;
  label: string;
  count: number;
  isChosen: boolean;
}

export interface FacetView {
  name: FacetName;
  values: readonly FacetValue[];
}

export interface FacetPanelProperties extends Language {
  facets: readonly FacetView[];
  /** Number of chosen values. */
  active: number;
  /** Whether the panel is unfolded where space is scarce; where there is room it always shows. */
  isOpen: boolean;
  /** Facets of which all values are shown. */
  unfolded: ReadonlySet<FacetName>;
  onToggleOpen: () => void;
  onUnfold: (facet: FacetName) => void;
  onChoose: (facet: FacetName, value: string, isChosen: boolean) => void;
}

/** A facet shows this many values before "show more". One more is shown rather than a button for it. */
const SHORT = 8;

/** The facets: a group of checkboxes each. On narrow containers they wait behind a button. */
export function facetPanel(properties: FacetPanelProperties): TemplateResult {
  const { facets, active, isOpen, messages, format, onToggleOpen } = properties;
  return html`<div class="filters" part="filters">
    <button
      type="button"
      class="button disclosure"
      part="filters-toggle"
      aria-expanded=${isOpen}
      aria-controls="facets"
      @click=${onToggleOpen}
    >
      ${messages.filters.title}
      ${
        active > 0
          ? html`<span class="badge" aria-hidden="true">${format.number(active)}</span>
              <span class="visually-hidden">${messages.filters.active(active, format.number(active))}</span>`
          : nothing
      }
    </button>
    <div id="facets" class="facets ${isOpen ? 'open' : ''}" role="group" aria-label=${messages.filters.title}>
      ${facets.map((facet) => facetGroup(facet, properties))}
    </div>
  </div>`;
}

function facetGroup({ name, values }: FacetView, properties: FacetPanelProperties): TemplateResult {
  const { messages, format, unfolded, onUnfold } = properties;
  const isLong = values.length > SHORT + 1;
  const isUnfolded = unfolded.has(name);
  const first = firstOf(values);
  const shown = isLong && !isUnfolded ? values.filter((each) => each.isChosen || first.has(each)) : values;
  const hidden = values.length - shown.length;
  return html`<fieldset class="facet" part="facet">
    <legend>${messages.filters.facets[name]}</legend>
    <ul role="list">
      ${repeat(
        shown,
        ({ value }) => value,
        (value) => html`<li>${choice(name, value, isLong && !first.has(value), properties)}</li>`,
      )}
    </ul>
    ${
      isLong
        ? html`<button
            type="button"
            class="plain"
            aria-expanded=${isUnfolded}
            @click=${() => {
              onUnfold(name);
            }}
          >
            ${isUnfolded ? messages.filters.fewer : messages.filters.more(hidden, format.number(hidden))}
            <span class="visually-hidden">(${messages.filters.facets[name]})</span>
          </button>`
        : nothing
    }
  </fieldset>`;
}

/** The first values that have results: the short list shows them, and every chosen one. */
function firstOf(values: readonly FacetValue[]): ReadonlySet<FacetValue> {
  const withResults = values.filter(({ count }) => count > 0);
  return new Set((withResults.length > 0 ? withResults : values).slice(0, SHORT));
}

function choice(
  facet: FacetName,
  { value, label, count, isChosen }: FacetValue,
  isExtra: boolean,
  { format, unfolded, onChoose, onUnfold }: FacetPanelProperties,
): TemplateResult {
  return html`<label class="choice">
    <input
      type="checkbox"
      .checked=${isChosen}
      ?disabled=${count === 0 && !isChosen}
      @change=${(event: Event) => {
        const { checked } = event.target as HTMLInputElement;
        // It shows in the short list only because it was chosen: it must not vanish under the reader's hand.
        if (isExtra && !checked && !unfolded.has(facet)) onUnfold(facet);
        onChoose(facet, value, checked);
      }}
    />
    <span class="choice-label">${label}</span>
    <span class="count">${format.number(count)}</span>
  </label>`;
}
