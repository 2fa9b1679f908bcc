import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { repeat } from 'lit/directives/repeat.js';
import type { Language } from '../../i18n/localize.js';
import type { FacetName } from '../../search/index.js';

/** One value of a facet, with the number of solutions that choosing it would show. */
export interface FacetValue {
  value: string;
  label: string;
  count: number;
  isChosen: boolean;
  /** Whether a short list shows it in any case. */
  isFirst: boolean;
}

export interface FacetView {
  name: FacetName;
  /** The values to show, in order. */
  values: readonly FacetValue[];
  /** Whether there are more values than a short list shows, and whether all of them are shown. */
  isLong: boolean;
  isUnfolded: boolean;
  /** Number of values that a short list leaves out. */
  hidden: number;
  /** What the reader looks for among the values of an unfolded list. */
  term: string;
}

export interface FacetGroupProperties {
  /** @param isByKey whether a key asked for it, rather than a finger or a mouse */
  onUnfold: (facet: FacetName, isByKey: boolean) => void;
  onFind: (facet: FacetName, term: string) => void;
  onChoose: (facet: FacetName, value: string, isChosen: boolean) => void;
}

/** A facet: a group of checkboxes. A long one shows a few values, or all of them with a field to find one. */
export function facetGroup(facet: FacetView, properties: Language & FacetGroupProperties): TemplateResult {
  const { name, values, isLong, isUnfolded } = facet;
  const { messages } = properties;
  const title = messages.filters.facets[name];
  const isAll = isLong && isUnfolded;
  return html`<fieldset class="facet" part="facet">
    <legend>${title}</legend>
    ${isAll ? findField(facet, title, properties) : nothing}
    <ul role="list" class=${isAll ? 'all' : ''}>
      ${repeat(
        values,
        ({ value }) => value,
        (value) => html`<li>${choice(facet, value, properties)}</li>`,
      )}
    </ul>
    ${values.length === 0 ? html`<p class="term">${messages.filters.noValue}</p>` : nothing}
    ${isLong ? unfoldButton(facet, title, properties) : nothing}
  </fieldset>`;
}

function findField(
  { name, term }: FacetView,
  title: string,
  { messages, onFind }: Language & FacetGroupProperties,
): TemplateResult {
  return html`<input
    type="search"
    class="facet-find"
    part="facet-find"
    data-facet=${name}
    aria-label=${messages.filters.find(title)}
    placeholder=${messages.filters.find(title)}
    autocomplete="off"
    spellcheck="false"
    .value=${term}
    @input=${(event: Event) => {
      onFind(name, (event.target as HTMLInputElement).value);
    }}
  />`;
}

function unfoldButton(
  { name, isUnfolded, hidden }: FacetView,
  title: string,
  { messages, format, onUnfold }: Language & FacetGroupProperties,
): TemplateResult {
  return html`<button
    type="button"
    class="plain"
    aria-expanded=${isUnfolded}
    @click=${({ detail }: MouseEvent) => {
      onUnfold(name, detail === 0);
    }}
  >
    ${isUnfolded ? messages.filters.fewer : messages.filters.more(hidden, format.number(hidden))}
    <span class="visually-hidden">(${title})</span>
  </button>`;
}

/**
 * A value with its checkbox. What the reader ticked is compared with the checkbox itself: the panel is painted after the
 * results, and what was ticked and taken back in between is no change of what was painted last.
 */
function choice(
  { name, isLong, isUnfolded }: FacetView,
  { value, label, count, isChosen, isFirst }: FacetValue,
  { format, onChoose, onUnfold }: Language & FacetGroupProperties,
): TemplateResult {
  return html`<label class="choice">
    <input
      type="checkbox"
      .checked=${live(isChosen)}
      ?disabled=${count === 0 && !isChosen}
      @change=${(event: Event) => {
        const { checked } = event.target as HTMLInputElement;
        // It shows in the short list only because it was chosen: it must not vanish under the reader's hand.
        if (isLong && !isUnfolded && !isFirst && !checked) onUnfold(name, false);
        onChoose(name, value, checked);
      }}
    />
    <span class="choice-label">${label}</span>
    <span class="count">${format.number(count)}</span>
  </label>`;
}
