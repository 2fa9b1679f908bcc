import { html, noChange, nothing, type TemplateResult } from 'lit';
import type { CatalogueModel } from '../../state/view-models.js';
import { comparisonDialog } from '../comparison/comparison-dialog.js';
import { exportBar } from '../export/export-bar.js';
import { filterPanel } from '../facets/filter-panel.js';
import { attribution, emptyPanel } from '../panels/panels.js';
import { results } from '../results/results.js';
import { searchBox, type ComboboxListeners } from '../search-box/search-box.js';
import { toolbar } from '../toolbar/toolbar.js';
import { weightSliders } from '../toolbar/weights.js';
import type { ViewContext } from '../view.js';

/** How much of the results is rendered now. */
export interface Progress {
  /** How many results are rendered anew; those behind them follow in one of the next frames. */
  readonly fresh: number;
  /** Those of the results that are rendered in this update. */
  limit<T>(results: readonly T[]): readonly T[];
  /** Whether the panel of filters is on the screen already. */
  readonly hasPanel: boolean;
}

/** The whole catalogue: search, filters, results and what can be done with them. */
export function catalogueView(
  model: CatalogueModel,
  context: ViewContext,
  combobox: ComboboxListeners,
  progress: Progress,
): TemplateResult {
  const { controls, catalogue, weights, exportable, picked, compared } = model;
  const hasAll = controls === 'all';
  const list = { ...model.results, cards: progress.limit(model.results.cards) };
  return html`<div class="app ${hasAll ? 'with-facets' : ''}">
    ${controls === 'none' ? nothing : searchBox(model.searchBox, context, combobox)}
    ${hasAll ? filters(model, context, progress) : nothing}
    <div class="main">
      ${toolbar(model.toolbar, context)}${weights ? weightSliders(weights, context) : nothing}
      ${list.cards.length > 0 ? results(list, context, progress.fresh) : emptyPanel(model.waysOut, context)}
    </div>
    ${exportable > 0 ? exportBar(exportable, context) : nothing}
    ${attribution(catalogue, context.language)}${picked ? comparisonDialog(compared, context) : nothing}
  </div>`;
}

/** A panel that is there already waits until the results of a new answer are painted, and is counted only then. */
function filters(model: CatalogueModel, context: ViewContext, { fresh, hasPanel }: Progress): unknown {
  if (hasPanel && fresh < Infinity) return noChange;
  const panel = model.filters();
  return panel ? filterPanel(panel, context) : html`<div class="held-facets"></div>`;
}
