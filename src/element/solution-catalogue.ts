import { noChange, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import type { Catalogue, Solution } from '../catalogue/schema.js';
import { ComboboxController } from '../controllers/combobox-controller.js';
import { FocusController } from '../controllers/focus-controller.js';
import { IndexController } from '../controllers/index-controller.js';
import { LiveRegionController } from '../controllers/live-region-controller.js';
import { PrintController } from '../controllers/print-controller.js';
import { ProgressiveRenderController } from '../controllers/progressive-render-controller.js';
import { UrlController } from '../controllers/url-controller.js';
import type { SortName } from '../search/index.js';
import { layoutOf, pageSizeOf, Selectors, textOf, valueOf } from '../state/selectors.js';
import type { LayoutName } from '../state/options.js';
import { initialState } from '../state/state.js';
import { Store } from '../state/store.js';
import { ViewModels } from '../state/view-models.js';
import { elementView } from '../views/catalogue/catalogue.js';
import { effects, OPEN_GROUPS, readyFor } from './effects.js';
import { prerenderedIn } from './prerendered.js';
import { ControlledElement } from './controlled-element.js';
import { solutionCatalogueStyles } from './solution-catalogue.styles.js';

/**
 * A catalogue of open-source solutions: searchable, filterable, in German, English, French and Italian.
 *
 * @tag solution-catalogue
 * @slot - Shown until the catalogue is there, and when it cannot be had.
 * @slot header - Above the search box.
 * @slot empty - In place of the text that says that nothing was found.
 * @slot error - In place of the text that says what went wrong.
 * @slot footer - Below the results.
 * @csspart search-input - The search field.
 * @csspart suggestions - The list of suggestions below the search field.
 * @csspart option - A suggestion in that list.
 * @csspart way-out - What leads on when nothing was found, or too much.
 * @csspart nearby - A solution, category or product near to what was not found.
 * @csspart browse - What readers can begin with: a row of products and one of categories.
 * @csspart tile - One of these products or categories, or an answer in the guide.
 * @csspart guide-open - The button that opens the guide.
 * @csspart guide - The dialog with its three questions.
 * @csspart guide-end - The button that shows what fits best.
 * @csspart filters - The panel of filters.
 * @csspart filters-toggle - The button that opens the panel on narrow places.
 * @csspart filters-close - The button that closes it there, and says how much was found.
 * @csspart view-toggle - The button that shows order and layout on narrow places.
 * @csspart facet - A group of filter values.
 * @csspart more-filters - The group of those groups that are not shown at first.
 * @csspart facet-title - The name of a group, which opens it.
 * @csspart limits - The group of score limits.
 * @csspart facet-find - The field to find a value in a long group.
 * @csspart chips - The filters that are set, and what typed words ask for.
 * @csspart chip - One of them.
 * @csspart toolbar - What stands above the results.
 * @csspart status - The number of results, in words.
 * @csspart reset - The button that goes back to the presets.
 * @csspart layout - The choice of the layout.
 * @csspart sort - The choice of the order.
 * @csspart why - The line that opens and says what is recommended first.
 * @csspart export - The choice of the format to save the results in.
 * @csspart fit - The sliders of the order by fit.
 * @csspart note - A remark on the results: another spelling, or that they match in part.
 * @csspart notice - What just happened, such as a copied link or a stale document.
 * @csspart suggestion - The button with another spelling of the query.
 * @csspart results - The list, or the table, of the results.
 * @csspart sort-column - The button in a column’s head that sorts by it.
 * @csspart more - The button that shows more results.
 * @csspart card - A solution, as card, row or line of the table.
 * @csspart icon - Its icon.
 * @csspart card-title - Its name.
 * @csspart new - The mark of a solution that is new.
 * @csspart category - Its category.
 * @csspart description - Its description.
 * @csspart replaces - The products that it replaces.
 * @csspart tags - Its tags.
 * @csspart reasons - Why it fits or was found.
 * @csspart scores - Its scores.
 * @csspart score - One of its scores.
 * @csspart verdicts - What speaks for it and against it.
 * @csspart details-toggle - The button that opens its details.
 * @csspart details - Its details.
 * @csspart facts - Licence, origin, deployment and the like.
 * @csspart links - Its links.
 * @csspart copy-link - The button that copies a link to it.
 * @csspart compare - The button that picks it for the comparison.
 * @csspart tray - What is picked for the comparison.
 * @csspart compare-open - The button that opens the comparison.
 * @csspart compare-clear - The button that empties the tray.
 * @csspart comparison - The dialog with solutions side by side.
 * @csspart compare-add - The field in it that finds another solution to compare.
 * @csspart stands-out - Says who is better than all others in what.
 * @csspart same - What is the same for all.
 * @csspart print - The button that prints them.
 * @csspart close - The button that closes the dialog.
 * @csspart empty - In place of the results when nothing was found.
 * @csspart error - In place of the catalogue when it cannot be had.
 * @csspart retry - The button that tries again.
 * @csspart legend - What the scores measure.
 * @csspart attribution - Where the data comes from.
 * @cssprop --solution-catalogue-accent - Links, focus, bars and checkboxes.
 * @cssprop --solution-catalogue-muted - Secondary text.
 * @cssprop --solution-catalogue-line - Hairlines.
 * @cssprop --solution-catalogue-control - Borders of controls.
 * @cssprop --solution-catalogue-surface - Background of cards.
 * @cssprop --solution-catalogue-tint - Background of chips.
 * @cssprop --solution-catalogue-radius - Corners.
 * @cssprop --solution-catalogue-chip-radius - Corners of chips, tags and verdicts.
 * @cssprop --solution-catalogue-gap - Space between cards and sections.
 * @cssprop --solution-catalogue-density - Space within cards, as a number: less than 1 is denser.
 * @cssprop --solution-catalogue-card-width - Width of the narrowest card.
 * @cssprop --solution-catalogue-columns - Number of columns of cards at most.
 * @cssprop --solution-catalogue-top - Height of a header of the page that stays in view: what stays in view stands below it.
 * @cssprop --solution-catalogue-page - Background of dialogs and suggestions, and of a theme other than the page’s.
 * @cssprop --solution-catalogue-text - Text on that.
 * @cssState idle - No `src` is set.
 * @cssState loading - The document is on its way.
 * @cssState ready - The catalogue is there.
 * @cssState stale - An earlier document is shown, since a new one could not be had.
 * @cssState error - No catalogue could be had, or only the beginning of one.
 * @fires {CatalogueLoadEvent} catalogue-load - A catalogue is there: `catalogue`, its `origin` (`network`, `cache` or `property`), and how many unusable entries were `dropped`.
 * @fires {CatalogueErrorEvent} catalogue-error - It could not be had: `error.kind` is `network`, `http`, `timeout`, `too-large`, `parse`, `schema` or `version`.
 * @fires {QueryChangeEvent} query-change - The `query` changed, by the reader or by `clear()`.
 * @fires {SolutionSelectEvent} solution-select - The reader follows a link of a card, of `solution`; cancel it to keep the browser from following.
 */
export class SolutionCatalogue extends ControlledElement {
  static override properties: PropertyDeclarations = { shortcut: {}, query: {}, sort: {}, layout: {} };

  static override styles = solutionCatalogueStyles;

  /** The key that leads to the search field while the element is in view; empty for none. */
  shortcut: string | null = '/';

  readonly #store = new Store(initialState(this.language, this.environment.recall(OPEN_GROUPS)));
  readonly #selectors = new Selectors((finder) => {
    this.#index.build(finder);
  });
  readonly #models = new ViewModels(this.#selectors);
  readonly #index = new IndexController(this, this.#store, this.#selectors, this.environment);
  readonly #progress = new ProgressiveRenderController(this, this.environment);
  readonly #combobox = new ComboboxController(this, this.#store, this.#selectors);
  readonly #url = new UrlController(this, this.#store, this.environment);
  readonly #liveRegion = new LiveRegionController(this, this.#store, this.environment);
  readonly #focus = new FocusController(this, this.#store);
  /** What the page brought along, as long as it is shown. */
  #prerendered = prerenderedIn(this);
  /** The actions that the update to come answers. */
  readonly #causes = new Set<string>();

  constructor() {
    super();
    new PrintController(this, this.#store, () => {
      this.performUpdate();
    });
    this.#store.subscribe(({ type }, after, before) => {
      if (after !== before) this.requestUpdate();
      this.#causes.add(type);
    });
    this.#store.subscribe(
      effects({
        host: this,
        store: this.#store,
        selectors: this.#selectors,
        models: this.#models,
        url: this.#url,
        focus: this.#focus,
        environment: this.environment,
        retry: () => this.refresh().then(() => this.updateComplete),
      }),
    );
  }

  /** Free text. The reader's typing changes it too; setting it makes it the preset that `clear()` goes back to. */
  get query(): string {
    return textOf(this.#store.state);
  }
  set query(query: string | null | undefined) {
    if (this.takesText('query', query)) this.#store.dispatch({ type: 'query-preset', query: query ?? '' });
  }

  /** The order of the results: `recommended`, `relevance`, `name`, `stars`, `newest`, `maturity`, `complexity`, `resource-usage`, `maintenance` or `fit`; by default `relevance` with a query, else `recommended`. The reader's menu changes it too. */
  get sort(): SortName | '' {
    return valueOf(this.#store.state.sort);
  }
  set sort(sort: SortName | '' | null | undefined) {
    if (this.takesText('sort', sort)) this.#store.dispatch({ type: 'sort-preset', sort: sort ?? '' });
  }

  /** How results are shown: `cards`, `compact` or `table`. The reader's switch changes it too. */
  get layout(): LayoutName {
    return layoutOf(this.#store.state);
  }
  set layout(layout: LayoutName | null | undefined) {
    if (this.takesText('layout', layout))
      this.#store.dispatch({ type: 'layout-preset', layout: layout ?? 'cards' });
  }

  /** The solutions shown now, in order. */
  get results(): readonly Solution[] {
    this.#synchronize();
    return this.#selectors.results(this.#store.state);
  }

  /** Resets query and facets to the presets. */
  clear(): void {
    this.#store.dispatch({ type: 'question-reset' });
  }

  protected override async prepare(catalogue: Catalogue): Promise<void> {
    this.#synchronize();
    await this.#index.prepare(catalogue, this.environment.now());
  }

  protected override async scheduleUpdate(): Promise<void> {
    await readyFor(this.#causes, this, this.#progress.isSlow, this.environment);
    void super.scheduleUpdate();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (this.loadState !== 'idle' && this.loadState !== 'loading') this.#takeOver();
    this.#combobox.shortcut = this.shortcut ?? '';
    this.#synchronize(changed.size > 0);
    if (changed.has('urlState')) this.#url.use(this.urlState);
    const { state } = this.#store;
    const pageSize = pageSizeOf(state);
    const key = `${pageSize} ${this.#selectors.answer(state)?.key ?? ''}`;
    this.#progress.show(key, this.#selectors.results(state).length, pageSize, layoutOf(state));
    if (state.isPrinting) this.#progress.finishNow();
  }

  protected override render(): TemplateResult | typeof noChange {
    if (this.#prerendered) return noChange;
    const { state, dispatch } = this.#store;
    return elementView(
      {
        load: this.source.state,
        hasSource: Boolean(this.src),
        catalogue: this.#models.catalogue(state),
        state,
        announced: this.#liveRegion.text,
        hasPanel: Boolean(this.shadowRoot?.querySelector('[part="filters"]')), // a server has no root
        listed: this.listed,
      },
      { language: this.language, dispatch },
      this.#combobox,
      this.#progress,
    );
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    this.#causes.clear();
    this.#liveRegion.announce(
      this.loadState === 'loading'
        ? this.language.messages.status.loading
        : this.#models.announcement(this.#store.state),
    );
  }

  /** Complete when all cards are there. */
  protected override async getUpdateComplete(): Promise<boolean> {
    for (;;) {
      const isComplete = await super.getUpdateComplete();
      if (!this.#progress.complete) return isComplete;
      await this.#progress.complete;
    }
  }

  /** Tells the state what the document is now, and the options where the page may have set some since the last update. */
  #synchronize(hasNewOptions = this.isUpdatePending): void {
    const { state, dispatch } = this.#store;
    const { language, source, loadState, shown: catalogue } = this;
    if (language !== state.language) dispatch({ type: 'language-set', language });
    if (hasNewOptions) dispatch({ type: 'options-set', options: this.options });
    const isWhole = catalogue === source.catalogue;
    const isStale = loadState === 'stale';
    const isBroken = loadState === 'error';
    const { document } = state;
    const isSame = catalogue === document?.catalogue;
    if (isSame && (!document || (isStale === document.isStale && isBroken === document.isBroken))) return;
    const at = (isSame ? document?.at : undefined) ?? this.environment.now();
    const shown = catalogue && { catalogue, isWhole, isBroken, isStale, at };
    dispatch({ type: 'document-shown', document: shown });
  }

  /** There is something to show: what the page brought along goes, and what was typed into it stays. */
  #takeOver(): void {
    const prerendered = this.#prerendered?.();
    this.#prerendered = undefined;
    if (!prerendered) return;
    this.#progress.hold(prerendered.results);
    if (prerendered.query) this.#store.dispatch({ type: 'query-taken-over', query: prerendered.query });
    if (prerendered.isFocused) this.#focus.moveToStart();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'solution-catalogue': SolutionCatalogue;
  }
}
