import { html, noChange, nothing, type TemplateResult } from 'lit';
import type { Catalogue } from '../../catalogue/schema.js';
import type { CatalogueState } from '../../controllers/catalogue-controller.js';
import type { Language } from '../../i18n/localize.js';
import { interleave } from '../../i18n/format.js';
import { solutionCount } from '../../state/labels.js';
import { EXPORT_FORMATS } from '../../state/actions.js';
import { layoutOf, pageSizeOf } from '../../state/selectors.js';
import { hasGuide, hasPanel, isBrowsing } from '../../state/filter-models.js';
import type { State } from '../../state/state.js';
import type { CatalogueModel } from '../../state/models.js';
import { browse, guideButton, guideDialog } from '../browse/browse.js';
import { comparison, comparisonTray } from '../comparison/comparison.js';
import { copyLink, homeLink, pick } from '../card/card.js';
import { legend } from '../card/facts.js';
import { filterPanel } from '../facets/filter-panel.js';
import { emptyPanel, errorPanel, placeholder } from '../panels/panels.js';
import { results } from '../results/results.js';
import { searchBox, type ComboboxListeners } from '../search-box/search-box.js';
import { toolbar, viewButton, weightSliders } from '../toolbar/toolbar.js';
import type { ViewContext } from '../view.js';

/** How much of the results is rendered now. */
export interface Progress {
  /** How many results are rendered anew; those behind them follow in one of the next frames. */
  readonly fresh: number;
  /** Those of the results that are rendered in this update. */
  limit<T>(results: readonly T[]): readonly T[];
  /** Whether frames follow in which the rest is rendered: on a server none does. */
  readonly isPainted: boolean;
}

/** What the whole element shows. */
interface ElementModel {
  /** How far the document has come. */
  readonly load: CatalogueState;
  /** Whether the page has said where the document is. */
  readonly hasSource: boolean;
  /** Undefined while there is nothing to show. */
  readonly catalogue: CatalogueModel | undefined;
  readonly state: State;
  /** What is announced to screen readers. */
  readonly announced: string;
  /** Whether the panel of filters is on the screen already. */
  readonly hasPanel: boolean;
  /** How many solutions are expected. */
  readonly listed: number;
}

/** The element: what there is to show, between what the page puts above and below it, and what is said over it. */
export function elementView(
  model: ElementModel,
  context: ViewContext,
  combobox: ComboboxListeners,
  progress: Progress,
): TemplateResult {
  const { catalogue, announced, load } = model;
  // A panel that is on the screen already waits until the results of a new answer are painted, and is counted only then.
  const isPanelKept = model.hasPanel && progress.fresh < Infinity;
  return html`<div class="root" lang=${context.language.locale}>
    <slot name="header"></slot>
    ${catalogue && load.status === 'error' ? errorPanel(load, context) : nothing}
    ${catalogue ? catalogueView(catalogue, context, combobox, progress, isPanelKept) : waiting(model, context)}
    <slot name="footer"></slot>
    <div class="above">
      ${catalogue?.picked?.length ? comparisonTray(catalogue.picked, context) : nothing}
      <p class="visually-hidden" role="status">${announced}</p>
      <p class="notice" part="notice" role="status">${catalogue?.notice}</p>
    </div>
  </div>`;
}

/**
 * Stands in place of the catalogue: the page's fallback, over held room while a document is on its way, or with an
 * error.
 */
function waiting({ load, hasSource, state, listed }: ElementModel, context: ViewContext): TemplateResult {
  if (load.status === 'error')
    return html`<div class="app">
      <slot></slot>
      ${errorPanel(load, context)}
    </div>`;
  const isExpected = hasSource && (load.status === 'idle' || load.status === 'loading');
  if (!isExpected) return html`<slot></slot>`;
  return placeholder(
    state.options.controls,
    hasPanel(state),
    isBrowsing(state),
    hasGuide(state),
    layoutOf(state),
    Math.min(pageSizeOf(state), listed),
  );
}

/** The whole catalogue: search, filters, results and what can be done with them. */
function catalogueView(
  model: CatalogueModel,
  context: ViewContext,
  combobox: ComboboxListeners,
  progress: Progress,
  isPanelKept: boolean,
): TemplateResult {
  const { controls, catalogue, weights, exportable, picked, guide } = model;
  const hasAll = controls === 'all';
  const { hasFilters } = model;
  const list = { ...model.results, cards: progress.limit(model.results.cards) };
  const missing = progress.isPainted ? model.results.cards.length - list.cards.length : 0;
  return html`<div class="app ${hasFilters ? 'with-facets' : ''}">
    ${controls === 'none' ? nothing : searchBox(model.searchBox, context, combobox, guide && guideButton(context))}
    ${hasFilters ? html`${skipButton(context)}${isPanelKept ? noChange : filters(model, context)}` : nothing}
    ${hasAll ? viewButton(model.toolbar, context) : nothing}
    <div class="main">
      ${model.shelves ? browse(model.shelves, context) : nothing}
      ${toolbar(model.toolbar, context)}${weights ? weightSliders(weights, context) : nothing}
      ${
        list.cards.length > 0
          ? results(list, withActions(context), progress.fresh, missing)
          : emptyPanel(model.waysOut, model.nearby, context)
      }
    </div>
    ${exportable > 0 ? exportBar(exportable, context) : nothing}
    <p class="attribution" part="legend">${legend(context.language)}</p>
    ${attribution(catalogue, context.language)}${guide ? guideDialog(guide, context) : nothing}${picked ? comparisonDialog(model, context) : nothing}
  </div>`;
}

/** The dialog with the picked solutions side by side. It is empty while it is closed. */
function comparisonDialog(model: CatalogueModel, context: ViewContext): TemplateResult {
  const closed = (event: Event) => {
    // Before printing, the dialog is closed for a moment and shown within the page: that is not the reader's doing.
    if (!(event.target as HTMLDialogElement).open) context.dispatch({ type: 'comparison-closed' });
  };
  return html`<dialog
    id="compared"
    class="comparison"
    part="comparison"
    aria-label=${context.language.messages.compare.title}
    @close=${closed}
  >
    ${model.compared.length > 0 ? comparison(model, context) : nothing}
  </dialog>`;
}

/** Lets results have what readers can do with each of them here. */
const withActions = (context: ViewContext): ViewContext => ({
  ...context,
  pick: (card) => pick(card, context),
  copyLink: ({ canLink, view }) => copyLink(canLink, view.solution.name, context),
});

/** Leads readers with a keyboard past the filters. It shows while it has the focus. */
const skipButton = ({ language, dispatch }: ViewContext): TemplateResult =>
  html`<button
    class="button skip"
    @click=${() => {
      dispatch({ type: 'results-requested' });
    }}
  >
    ${language.messages.skip}
  </button>`;

function filters(model: CatalogueModel, context: ViewContext): TemplateResult {
  const panel = model.filters();
  return panel ? filterPanel(panel, context) : html`<div class="held-facets"></div>`;
}

/**
 * Saves what was found as a file.
 * @param count how many solutions are saved
 */
function exportBar(count: number, { language, dispatch }: ViewContext): TemplateResult {
  const { messages } = language;
  return html`<p class="export" part="export" id="export">
    <span id="export-label">${messages.export.label(solutionCount(count, language))}</span>
    ${EXPORT_FORMATS.map(
      (name) =>
        html`<button
          class="plain"
          id=${`export-${name}`}
          aria-labelledby=${`export-label export-${name}`}
          @click=${() => {
            dispatch({ type: 'export-requested', format: name });
          }}
        >
          ${name}
        </button>`,
    )}
  </p>`;
}

/** Where the data comes from, under which licence, and of which day. */
function attribution(
  { homepage, license, generatedAt }: Catalogue,
  { messages, format }: Language,
): TemplateResult {
  const date = html`<time datetime=${generatedAt}>${format.date(generatedAt)}</time>`;
  return html`<p class="attribution" part="attribution">
    ${interleave<unknown>(messages.attribution, { homepage: homeLink(homepage), license, date })}
  </p>`;
}
