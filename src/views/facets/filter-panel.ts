// The filter panel: its groups of checkboxes, the field to find a value in, "show all", sliders of scores.
import { html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { live } from 'lit/directives/live.js';
import { SCORE_MAX, SCORE_MIN } from '../../catalogue/schema.js';
import { solutionCount } from '../../state/labels.js';
import type { FacetModel, FacetValue, FilterPanelModel } from '../../state/filter-models.js';
import { SCORES_GROUP } from '../../state/options.js';
import type { GroupName } from '../../state/state.js';
import { closeDialog, type ViewContext } from '../view.js';

/** How many groups stand in the panel at first. What follows waits behind one button, if it is more than one group. */
const FIRST_GROUPS = 4;

/**
 * The facets, a group of checkboxes each, and the limits. In narrow places they wait behind a button, which opens them
 * as a sheet over the page.
 */
export function filterPanel(model: FilterPanelModel, context: ViewContext): TemplateResult {
  const { facets, active, isOpen } = model;
  const { filters } = context.language.messages;
  const number = context.language.format.number(active);
  const groups = facets.map((facet) =>
    facet ? facetGroup(facet, model, context) : limitGroup(model, context),
  );
  const rest = groups.length > FIRST_GROUPS + 1 ? groups.splice(FIRST_GROUPS) : [];
  const panel = html`<div class="facets" id="facets" role="group" aria-label=${filters.title}>
    ${groups}
    ${rest.length > 0 ? group('more', 'more-filters', filters.others, rest, model, context) : nothing}
  </div>`;
  return html`<div class="filters" part="filters">
    <button
      class="button disclosure"
      part="filters-toggle"
      aria-haspopup="dialog"
      aria-expanded=${isOpen}
      aria-controls="facets"
      @click=${() => {
        context.dispatch({ type: 'panel-toggled' });
      }}
    >
      ${filters.title}
      ${
        active > 0
          ? html`<span aria-hidden="true">(${number})</span>
              <span class="visually-hidden">${filters.active(active, number)}</span>`
          : nothing
      }
    </button>
    ${isOpen ? sheet(panel, model, context) : panel}
  </div>`;
}

/** The panel as a dialog, with a button that stays in view and says how much was found. */
function sheet(panel: TemplateResult, { found }: FilterPanelModel, context: ViewContext): TemplateResult {
  const {
    language: { messages },
    dispatch,
  } = context;
  const closed = (event: Event) => {
    // Before printing, the dialog is closed for a moment: that is not the reader's doing.
    if (!(event.target as HTMLDialogElement).open) dispatch({ type: 'panel-toggled' });
  };
  return html`<dialog class="sheet" id="sheet" aria-label=${messages.filters.title} @close=${closed}>
    <div class="comparison-bar">
      <h2 class="panel-title">${messages.filters.title}</h2>
      ${resetButton(context)}
    </div>
    ${panel}
    <button class="button go" part="filters-close" @click=${closeDialog}>
      ${messages.filters.show(solutionCount(found, context.language))}
    </button>
  </dialog>`;
}

/** The button that goes back to what the page has preset. */
export function resetButton({ language, dispatch }: ViewContext): TemplateResult {
  const reset = () => {
    dispatch({ type: 'question-reset' });
  };
  return html`<button class="plain" part="reset" @click=${reset}>${language.messages.filters.reset}</button>`;
}

/** A group of filters, which folds. */
function group(
  name: GroupName,
  part: string,
  title: string,
  content: unknown,
  { groups }: FilterPanelModel,
  { dispatch }: ViewContext,
): TemplateResult {
  const isOpen = groups.includes(name);
  const toggle = () => {
    dispatch({ type: 'group-toggled', group: name });
  };
  return html`<fieldset class="facet" part=${part}>
    <legend>
      <button class="fold" part="facet-title" aria-expanded=${isOpen} @click=${toggle}>${title}</button>
    </legend>
    <div ?hidden=${!isOpen}>${content}</div>
  </fieldset>`;
}

/** The limits on the scores: a slider each, with its meaning in words. */
function limitGroup(model: FilterPanelModel, context: ViewContext): TemplateResult {
  const sliders = model.limits.map(({ label, value, word, set }) =>
    slider({
      label,
      word,
      value,
      min: SCORE_MIN,
      max: SCORE_MAX,
      onInput: (moved) => {
        context.dispatch(set(moved));
      },
    }),
  );
  const { title } = context.language.messages.filters.limits;
  return group(SCORES_GROUP, 'facet limits', title, sliders, model, context);
}

/** A facet: a group of checkboxes. A long one shows a few values, or all of them with a field to find one. */
function facetGroup(facet: FacetModel, model: FilterPanelModel, context: ViewContext): TemplateResult {
  const { name, families, values, isLong, isExpanded } = facet;
  const { facets, none } = context.language.messages;
  const title = facets[name];
  const isAll = isLong && isExpanded;
  const content = html`${
      families.length > 0
        ? html`<ul role="list" class="families">
            ${families.map((family) => html`<li>${choice(facet, family, context)}</li>`)}
          </ul>`
        : nothing
    }${isAll ? findField(facet, title, context) : nothing}
    <ul role="list" class=${isAll ? 'all' : ''}>
      ${values.map((value) => html`<li>${choice(facet, value, context)}</li>`)}
    </ul>
    ${isAll && values.length === 0 ? html`<p class="term">${none}</p>` : nothing}
    ${isLong ? expandButton(facet, title, context) : nothing}`;
  return group(name, 'facet', title, content, model, context);
}

function findField(
  { name, query }: FacetModel,
  title: string,
  { language, dispatch }: ViewContext,
): TemplateResult {
  const { filters, colon } = language.messages;
  const label = filters.find + colon + title;
  return html`<input
    type="search"
    class="facet-find"
    part="facet-find"
    data-facet=${name}
    aria-label=${label}
    placeholder=${label}
    autocomplete="off"
    spellcheck="false"
    .value=${query}
    @input=${(event: Event) => {
      dispatch({ type: 'facet-searched', facet: name, query: (event.target as HTMLInputElement).value });
    }}
  />`;
}

function expandButton(
  { name, isExpanded, hidden }: FacetModel,
  title: string,
  { language: { messages, format }, dispatch }: ViewContext,
): TemplateResult {
  return html`<button
    class="plain"
    aria-expanded=${isExpanded}
    @click=${({ detail }: MouseEvent) => {
      // A click that a key has made counts no presses of a button.
      dispatch({ type: 'facet-expansion-set', facet: name, isExpanded: !isExpanded, isByKey: detail === 0 });
    }}
  >
    ${isExpanded ? messages.filters.fewer : messages.filters.more(hidden, format.number(hidden))}
    <span class="visually-hidden">(${title})</span>
  </button>`;
}

/**
 * A value with its checkbox. What the reader ticked is compared with the checkbox itself: the panel is painted after the
 * results, and what was ticked and taken back in between is no change of what was painted last.
 */
function choice(
  { name, isLong, isExpanded }: FacetModel,
  { label, count, isChosen, isMixed = false, isFirst, choose }: FacetValue,
  { language: { format }, dispatch }: ViewContext,
): TemplateResult {
  return html`<label class="choice">
    <input
      type="checkbox"
      .checked=${live(isChosen)}
      .indeterminate=${live(isMixed)}
      ?disabled=${count === 0 && !isChosen && !isMixed}
      @change=${(event: Event) => {
        const { checked } = event.target as HTMLInputElement;
        // The short list shows this value only because it was chosen, and it must not vanish under the reader's hand. In the
        // whole list it stands elsewhere: the reader goes on at the field that finds it.
        if (isLong && !isExpanded && !isFirst && !checked)
          dispatch({ type: 'facet-expansion-set', facet: name, isExpanded: true, isByKey: true });
        dispatch(choose(checked));
      }}
    />
    <span class="choice-label">${keyed(label, label)}</span>
    <span class="count">${keyed(count, format.number(count))}</span>
  </label>`;
}

interface SliderProperties {
  label: string;
  min: number;
  max: number;
  value: number;
  /** What the value means. */
  word: string;
  onInput: (value: number) => void;
}

/** A slider below its name, with its meaning in words. */
export function slider({ label, min, max, value, word, onInput }: SliderProperties): TemplateResult {
  return html`<label class="slider">
    <span>${label}</span>
    <input
      type="range"
      min=${min}
      max=${max}
      .value=${live(String(value))}
      aria-valuetext=${word}
      @input=${(event: Event) => {
        onInput(Number((event.target as HTMLInputElement).value));
      }}
    />
    <span class="word" aria-hidden="true">${word}</span>
  </label>`;
}
