// Above the results: count, order, "Why this order?", weights, layouts, chips of filters, "did you mean".
import { html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { live } from 'lit/directives/live.js';
import { SCORES, type ScoreName } from '../../catalogue/schema.js';
import { interleave } from '../../i18n/format.js';
import type { SortName } from '../../search/index.js';
import type { Chip } from '../../state/filter-models.js';
import { sortOf } from '../../state/labels.js';
import { LAYOUTS } from '../../state/options.js';
import type { ToolbarModel } from '../../state/models.js';
import { resetButton, slider } from '../facets/filter-panel.js';
import type { ViewContext } from '../view.js';

/**
 * What the results are, and how they are ordered. A translator of the browser puts what it translates into elements of its
 * own, where Lit no longer finds its text: the count is made anew whenever it changes. Below it, in one row that is
 * there from the first letter on: the active filters, and remarks on the results. Both stay in view while there are
 * filters.
 */
export function toolbar(model: ToolbarModel, context: ViewContext): TemplateResult {
  const { status, chips, isChanged, sort, sorts, isOpen } = model;
  return html`<div class="overview ${chips.length > 0 ? 'used' : ''}">
    <div class="toolbar ${isOpen ? 'open' : ''}" part="toolbar">
      <p class="status" part="status">${keyed(status, status)}</p>
      ${sorts.length > 0 ? html`${sortMenu(model, context)}${layoutSwitch(model, context)}` : nothing}
    </div>
    <div class="remarks">
      ${sort === 'recommended' && sorts.length > 0 ? whyRecommended(context) : nothing}
      ${chips.length > 0 ? chipList(chips, context) : nothing} ${isChanged ? resetButton(context) : nothing}
      ${didYouMean(model, context)}
    </div>
  </div>`;
}

/** The button that shows order and layout, where there is no room for them beside the count. */
export function viewButton({ isOpen }: ToolbarModel, { language, dispatch }: ViewContext): TemplateResult {
  return html`<button
    class="button disclosure"
    part="view-toggle"
    aria-expanded=${isOpen}
    @click=${() => {
      dispatch({ type: 'view-toggled' });
    }}
  >
    ${language.messages.sort.view}
  </button>`;
}

function sortMenu(
  { sort, sorts }: ToolbarModel,
  { language: { messages }, dispatch }: ViewContext,
): TemplateResult {
  return html`<label class="sort">
    <span class="term">${messages.sort.label}</span>
    <select
      part="sort"
      @change=${(event: Event) => {
        dispatch({ type: 'sort-chosen', sort: (event.target as HTMLSelectElement).value as SortName });
      }}
    >
      ${sorts.map((name) => html`<option value=${name} .selected=${name === sort}>${messages.sort.by[name]}</option>`)}
    </select>
  </label>`;
}

/** What is recommended first: a line that opens. */
const whyRecommended = ({ language: { messages } }: ViewContext): TemplateResult =>
  html`<details class="why" part="why">
    <summary class="plain">${messages.sort.why}</summary>
    <p>${messages.sort.because}</p>
  </details>`;

/** The choice of the layout, with all layouts side by side. */
function layoutSwitch(
  { layout }: ToolbarModel,
  { language: { messages }, dispatch }: ViewContext,
): TemplateResult {
  return html`<fieldset class="layouts" part="layout">
    <legend class="visually-hidden">${messages.layout.label}</legend>
    ${LAYOUTS.map(
      (name) =>
        html`<label class="layout">
          <input
            type="radio"
            name="layout"
            class="visually-hidden"
            .checked=${live(name === layout)}
            @change=${() => {
              dispatch({ type: 'layout-chosen', layout: name });
            }}
          />
          <span>${messages.layout.by[name]}</span>
        </label>`,
    )}
  </fieldset>`;
}

/** The active filters, each with a button that removes it. */
function chipList(chips: readonly Chip[], { language, dispatch }: ViewContext): TemplateResult {
  const { filters, colon } = language.messages;
  return html`<ul class="chips" part="chips" role="list" aria-label=${filters.chips}>
    ${chips.map(
      ({ title, label, remove }) =>
        html`<li>
          <button
            class="chip"
            part="chip"
            aria-label=${`${filters.remove}${colon}${title}, ${label}`}
            @click=${() => {
              dispatch(remove);
            }}
          >
            ${keyed(label, label)}<span class="cross" aria-hidden="true">×</span>
          </button>
        </li>`,
    )}
  </ul>`;
}

function didYouMean({ spelling }: ToolbarModel, { language: { messages }, dispatch }: ViewContext): unknown {
  if (spelling === undefined) return nothing;
  const accept = () => {
    dispatch({ type: 'query-typed', query: spelling });
  };
  const button = html`<button class="plain" part="suggestion" @click=${accept}>${spelling}</button>`;
  return html`<p part="note">${interleave<unknown>(messages.status.didYouMean, { suggestion: button })}</p>`;
}

/**
 * What matters to the reader: a slider for each score, with its meaning in words.
 * @param weights from 0 (does not matter) to 3
 */
export function weightSliders(
  weights: Readonly<Record<ScoreName, number>>,
  { language: { messages }, dispatch }: ViewContext,
): TemplateResult {
  const words = messages.fit.weights;
  return html`<fieldset class="fit" part="fit">
    <legend>${messages.fit.title}</legend>
    ${SCORES.map((score) => {
      const value = weights[score];
      return slider({
        label: messages.sort.by[sortOf(score)],
        min: 0,
        max: words.length - 1,
        value,
        word: words[value] ?? '',
        onInput: (weight) => {
          dispatch({ type: 'weight-set', score, weight });
        },
      });
    })}
  </fieldset>`;
}
