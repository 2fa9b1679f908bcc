import { html, noChange, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import type { Catalogue, Solution } from './catalogue/schema.js';
import { Announcer } from './controllers/announcer.js';
import { Choice } from './controllers/choice.js';
import { FilterControls } from './controllers/filter-controls.js';
import { ComparisonController } from './controllers/comparison-controller.js';
import { Labels } from './controllers/labels.js';
import { Notice } from './controllers/notice.js';
import { DEFAULT_LIMIT, Paging } from './controllers/paging.js';
import { Prerendered } from './controllers/prerendered.js';
import { PrintController } from './controllers/print-controller.js';
import { questionParameters } from './controllers/question-parameters.js';
import { QueryController, type Answered, type Controls } from './controllers/query-controller.js';
import { SearchControls } from './controllers/search-controls.js';
import { UrlState } from './controllers/url-state.js';
import { attribution } from './elements/attribution.js';
import { chips, type Chip } from './elements/chips.js';
import type { CardProperties } from './elements/card-parts.js';
import { comparisonDialog } from './elements/comparison-dialog.js';
import { comparisonStyles } from './elements/comparison.styles.js';
import { comparisonTray } from './elements/comparison-tray.js';
import { exportBar } from './elements/export-bar.js';
import { emptyPanel, errorPanel, type WayOut } from './elements/panels.js';
import { facetPanel } from './elements/facet-panel.js';
import { facetPanelStyles } from './elements/facet-panel.styles.js';
import { fitPanel } from './elements/fit-panel.js';
import { headingLevel } from './elements/heading.js';
import { marked } from './elements/marked.js';
import { resultList, skeletonList } from './elements/result-list.js';
import { resultListStyles } from './elements/result-list.styles.js';
import { searchBox } from './elements/search-box.js';
import { searchBoxStyles } from './elements/search-box.styles.js';
import { resultTableStyles } from './elements/result-table.styles.js';
import { solutionCardStyles } from './elements/solution-card.styles.js';
import { statusText } from './elements/status-text.js';
import { toolbar } from './elements/toolbar.js';
import { QueryChangeEvent, SolutionSelectEvent } from './events.js';
import { exportFile, save, type ExportFormat } from './export/export.js';
import { LAYOUTS, type LayoutName } from './layouts.js';
import type { SortName } from './search/index.js';
import { numberAttribute as converter } from './number-attribute.js';
import { PresetElement } from './preset-element.js';
import { solutionCatalogueStyles } from './solution-catalogue.styles.js';
import { reset } from './styles/reset.js';
import { states } from './styles/states.js';
import { tokens } from './styles/tokens.js';

/** How many suggestions there are at most: as many as fit above a phone's keyboard, and a few more to scroll to. */
const SUGGESTIONS = 8;

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
 * @csspart filters - The panel of filters.
 * @csspart filters-toggle - The button that folds the panel on narrow places.
 * @csspart facet - A group of filter values.
 * @csspart limits - The group of score limits.
 * @csspart facet-find - The field to find a value in a long group.
 * @csspart chips - The filters that are set, above the results.
 * @csspart chip - One of them.
 * @csspart toolbar - What stands above the results.
 * @csspart status - The number of results, in words.
 * @csspart reset - The button that goes back to the presets.
 * @csspart layout - The choice of the layout.
 * @csspart sort - The choice of the order.
 * @csspart export - The choice of the format to save the results in.
 * @csspart fit - The sliders of the order by fit.
 * @csspart note - A remark on the results, such as the date of a stale document.
 * @csspart notice - What just happened, such as a copied link.
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
 * @csspart facts - Licence, origin, deployment and the like.
 * @csspart links - Its links.
 * @csspart copy-link - The button that copies a link to it.
 * @csspart compare - The button that picks it for the comparison.
 * @csspart tray - What is picked for the comparison.
 * @csspart compare-open - The button that opens the comparison.
 * @csspart compare-clear - The button that empties the tray.
 * @csspart comparison - The dialog with solutions side by side.
 * @csspart radar - The chart of their scores.
 * @csspart print - The button that prints them.
 * @csspart close - The button that closes the dialog.
 * @csspart empty - In place of the results when nothing was found.
 * @csspart error - In place of the catalogue when it cannot be had.
 * @csspart retry - The button that tries again.
 * @csspart attribution - Where the data comes from.
 * @cssprop --solution-catalogue-accent - Links, focus, bars and checkboxes.
 * @cssprop --solution-catalogue-muted - Secondary text.
 * @cssprop --solution-catalogue-line - Hairlines.
 * @cssprop --solution-catalogue-control - Borders of controls.
 * @cssprop --solution-catalogue-surface - Background of cards.
 * @cssprop --solution-catalogue-tint - Background of chips.
 * @cssprop --solution-catalogue-radius - Corners.
 * @cssprop --solution-catalogue-gap - Space between cards and sections.
 * @cssprop --solution-catalogue-page - Background of dialogs and of a theme other than the page’s.
 * @cssprop --solution-catalogue-text - Text of a theme other than the page’s.
 * @cssState idle - No `src` is set.
 * @cssState loading - The document is on its way.
 * @cssState ready - The catalogue is there.
 * @cssState stale - An earlier document is shown, since a new one could not be had.
 * @cssState error - No catalogue could be had.
 * @fires {CatalogueLoadEvent} catalogue-load - A catalogue is there: `catalogue`, its `origin` (`network`, `cache` or `property`), and how many unusable entries were `dropped`.
 * @fires {CatalogueErrorEvent} catalogue-error - It could not be had: `error.kind` is `network`, `http`, `timeout`, `too-large`, `parse`, `schema` or `version`.
 * @fires {QueryChangeEvent} query-change - The `query` changed, by the reader or by `clear()`.
 * @fires {SolutionSelectEvent} solution-select - The reader follows a link of a card, of `solution`; cancel it to keep the browser from following.
 */
export class SolutionCatalogue extends PresetElement {
  static override styles = [
    tokens,
    reset,
    states,
    solutionCatalogueStyles,
    searchBoxStyles,
    facetPanelStyles,
    resultListStyles,
    solutionCardStyles,
    resultTableStyles,
    comparisonStyles,
  ];

  /** Which controls readers get: `all`, `search` or `none`. What has no control stays as preset. */
  @property() controls: Controls = 'all';

  /** The key that leads to the search field from anywhere on the page; empty for none. */
  @property() shortcut: string | null = '/';

  /**
   * Keeps what the reader asks for in the page's URL, under this prefix: `shop` gives `?shop-query=chat`. Off by
   * default; several elements on one page use several prefixes.
   */
  @property({ attribute: 'url-state' }) urlState: string | null = null;

  /** Lets readers pick up to four solutions and see them side by side. */
  @property({ type: Boolean }) compare = false;

  /** Number of results shown before "show more". */
  @property({ type: Number, converter }) limit: number | undefined = DEFAULT_LIMIT;

  readonly #question = new QueryController(this);
  readonly #announcer = new Announcer(this);
  readonly #notice = new Notice(this);
  readonly #comparison = new ComparisonController(this);
  readonly #layout = new Choice<LayoutName>('cards');
  readonly #url = new UrlState(this, [
    ...questionParameters(this.#question),
    this.#layout.parameter('layout', 'choice', LAYOUTS),
    ...this.#comparison.parameters,
  ]);
  readonly #paging = new Paging(this);
  readonly #prerendered = new Prerendered(this);
  readonly #search = new SearchControls(this, {
    suggest: (typed) => this.#question.suggest(typed, SUGGESTIONS),
    query: (query) => {
      this.#type(query);
    },
    choose: (suggestion) => {
      this.#type(this.#question.take(suggestion));
    },
  });
  readonly #filters = new FilterControls(this, this.#question);
  #answer: Answered | undefined;
  /** What was called by its name so far. */
  #known: Labels | undefined;

  constructor() {
    super();
    this.addController(
      new PrintController(this, (isPrinting) => {
        this.#paging.isWhole = isPrinting;
        this.requestUpdate();
        this.performUpdate();
      }),
    );
  }

  /** Free text. The reader's typing changes it too; setting it makes it the preset that `clear()` goes back to. */
  @property()
  get query(): string {
    return this.#question.text;
  }
  set query(query: string | null | undefined) {
    this.#question.query.preset = query ?? '';
  }

  /** The order of the results: `relevance`, `name`, `stars`, `newest`, `maturity`, `complexity`, `resource-usage`, `maintenance` or `fit`; by default `relevance` with a query, else `name`. The reader's menu changes it too. */
  @property()
  get sort(): SortName | '' {
    return this.#question.sort.value;
  }
  set sort(sort: SortName | '' | null | undefined) {
    this.#question.sort.preset = sort ?? '';
  }

  /** How results are shown: `cards`, `compact` or `table`. The reader's switch changes it too. */
  @property()
  get layout(): LayoutName {
    const { preset, value } = this.#layout;
    const layout = this.#hasFacets ? value : preset;
    return LAYOUTS.includes(layout) ? layout : 'cards';
  }
  set layout(layout: LayoutName | null | undefined) {
    this.#layout.preset = layout ?? 'cards';
  }

  /** The solutions shown now, in order. */
  get results(): readonly Solution[] {
    const catalogue = this.#shownCatalogue;
    if (!catalogue) return [];
    // In an event's listener the update is still to come: what it will show is known already.
    const answer = this.isUpdatePending
      ? this.#question.answer(catalogue, this.locale, !this.#isHead)
      : this.#answer;
    if (!answer) return [];
    return [...this.#paging.shown(answer)].flatMap((index) => catalogue.solutions[index] ?? []);
  }

  /** The document, or its first solutions as long as only they are there. */
  get #shownCatalogue(): Catalogue | undefined {
    return this.catalogue ?? this.source.head;
  }

  /** Whether the rest of the document is on its way, or not checked yet: then nothing is counted. */
  get #isHead(): boolean {
    return this.source.head !== undefined;
  }

  /** Resets query and facets to the presets. */
  clear(): void {
    const { query } = this;
    this.#question.clear();
    if (this.query !== query) this.dispatchEvent(new QueryChangeEvent(this.query));
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (this.loadState !== 'idle' && this.loadState !== 'loading') this.#takeOver();
    this.#search.shortcut = this.shortcut ?? '';
    this.#question.controls = this.#controls;
    this.#question.preset(this.facetPresets, this.limitPresets);
    this.#url.follow(this.urlState);
    const catalogue = this.#shownCatalogue;
    this.#answer = catalogue && this.#question.answer(catalogue, this.locale, !this.#isHead);
    this.#paging.limit = this.limit;
    this.#paging.layout = this.layout;
    // A head with too few results for the first page says nothing about what the whole has.
    const isShort = (this.#answer?.indices.length ?? 0) < Math.min(this.#paging.step, catalogue?.count ?? 0);
    if (this.#isHead && isShort) this.#answer = undefined;
    this.#paging.turnTo(this.#answer);
  }

  protected override render(): TemplateResult | typeof noChange {
    if (this.#prerendered.isShown) return noChange;
    return html`<div class="root">
      <slot name="header"></slot>
      ${this.#content()}
      <slot name="footer"></slot>
      <p class="visually-hidden" role="status" lang=${this.locale}>${this.#announcer.text}</p>
      <p class="notice" part="notice" role="status" lang=${this.locale} dir="ltr">${this.#notice.text}</p>
    </div>`;
  }

  /** There is something to show: what the page brought along goes, and what was typed into it stays. */
  #takeOver(): void {
    const leftover = this.#prerendered.remove();
    if (!leftover) return;
    this.#paging.found(leftover.results);
    if (leftover.query) this.#question.query.chosen = leftover.query;
    if (leftover.isFocused) void this.#keepFocus('search-input');
  }

  protected override updated(): void {
    super.updated();
    this.#paging.finish(this.results.length);
    if (this.loadState === 'loading') this.#announcer.announce(this.language.messages.status.loading);
    else this.#announcer.announce(this.#answer ? this.#announcement(this.#answer) : '');
  }

  /** Complete when all cards are there. */
  protected override async getUpdateComplete(): Promise<boolean> {
    let isComplete = await super.getUpdateComplete();
    while (this.#paging.complete) {
      await this.#paging.complete;
      isComplete = await super.getUpdateComplete();
    }
    return isComplete;
  }

  get #controls(): Controls {
    return this.controls === 'search' || this.controls === 'none' ? this.controls : 'all';
  }

  get #hasFacets(): boolean {
    return this.#controls === 'all';
  }

  #content(): TemplateResult {
    const { state } = this.source;
    switch (state.status) {
      case 'idle':
      case 'loading':
        if (!this.src) return html`<slot></slot>`;
        return this.source.head && this.#answer ? this.#app(this.source.head, false) : this.#placeholder();
      case 'ready':
      case 'stale':
        return this.#app(state.catalogue, state.status === 'stale');
      case 'error':
        return html`<div class="app" lang=${this.locale}>
          <slot></slot>
          ${errorPanel(state.error, this.language, this.source.isOffline, () => void this.#retry())}
        </div>`;
      default:
        return state satisfies never;
    }
  }

  /** The fallback, over the room that the results will take. */
  #placeholder(): TemplateResult {
    return html`<div class="loading">
      <div class="app ${this.#hasFacets ? 'with-facets' : ''}" aria-hidden="true">
        ${this.controls === 'none' ? nothing : html`<div class="held-search"></div>`}
        ${this.#hasFacets ? html`<div class="held-facets"></div>` : nothing}
        <div class="main">
          <div class="toolbar"></div>
          ${skeletonList(this.layout, Math.min(this.#paging.step, DEFAULT_LIMIT))}
        </div>
      </div>
      <div><slot></slot></div>
    </div>`;
  }

  /** The button that the reader pressed goes away: the focus goes to its successor, or where the reader begins. */
  async #retry(): Promise<void> {
    await this.refresh();
    await this.updateComplete;
    this.#focus(this.loadState === 'error' ? 'retry' : 'search-input');
  }

  #focus(part: string): void {
    this.renderRoot.querySelector<HTMLElement>(`[part~="${part}"]`)?.focus();
  }

  #app(catalogue: Catalogue, isStale: boolean): TemplateResult {
    const answer = this.#answer;
    if (!answer) return html`<slot></slot>`;
    const labels = this.#labels(catalogue).facets;
    const active = this.#isHead ? [] : this.#filters.chips(labels, this.language);
    return html`<div class="app ${this.#hasFacets ? 'with-facets' : ''}" lang=${this.locale}>
      ${this.controls === 'none' ? nothing : this.#searchBox()}
      ${this.#hasFacets ? (this.#isHead ? html`<div class="held-facets"></div>` : facetPanel(this.#filters.panel(labels, answer.counts, active.length, this.language))) : nothing}
      <div class="main">
        ${this.#toolbar(answer, isStale ? catalogue.generatedAt : undefined)}
        ${chips(active, this.language, (position) => void this.#focusChip(position))}
        ${this.#isByFit && this.#hasFacets ? this.#fitPanel() : nothing}
        ${answer.indices.length > 0 ? this.#resultList(answer, catalogue) : emptyPanel(this.language, this.#waysOut(active))}
      </div>
      ${
        this.#hasFacets && answer.indices.length > 0 && !this.#isHead
          ? exportBar({ ...this.language, count: answer.indices.length, onExport: this.#export })
          : nothing
      }
      ${attribution(catalogue, this.language)}${this.compare && !this.#isHead ? this.#comparisonOf(catalogue) : nothing}
    </div>`;
  }

  /** What is picked, and the dialog that shows it side by side. */
  #comparisonOf(catalogue: Catalogue): unknown {
    const comparison = this.#comparison;
    const picked = comparison.in(catalogue);
    const labels = this.#labels(catalogue);
    const onRemove = ({ name }: Solution) => {
      comparison.pick(name, false);
      void this.#keepFocus('compare-open');
    };
    return html`${
      picked.length > 0
        ? comparisonTray({
            ...this.language,
            picked,
            onRemove,
            onClear: () => {
              comparison.names = [];
              void this.#keepFocus('search-input');
            },
            onOpen: comparison.open,
          })
        : nothing
    }${comparisonDialog({
      ...this.language,
      cards: comparison.isOpen ? picked.map((solution) => this.#card(labels, solution)) : [],
      onRemove,
      onClosed: comparison.closed,
    })}`;
  }

  /** Where the focused control has gone, the focus goes to this part, or where the reader begins. */
  async #keepFocus(part: string): Promise<void> {
    await this.updateComplete;
    if (this.shadowRoot?.activeElement) return;
    this.#focus(this.renderRoot.querySelector(`[part~="${part}"]`) ? part : 'search-input');
  }

  #searchBox(): TemplateResult {
    return searchBox({ ...this.language, ...this.#search.field, query: this.query });
  }

  /** Where the button of a removed filter was, the focus goes to the next one. */
  async #focusChip(position: number): Promise<void> {
    await this.updateComplete;
    const all = this.renderRoot.querySelectorAll<HTMLElement>('[part~="chip"]');
    (all[position] ?? all[position - 1])?.focus();
    await this.#keepFocus('search-input');
  }

  #toolbar(answer: Answered, staleSince: string | undefined): TemplateResult {
    return toolbar({
      ...this.language,
      status: this.#status(answer),
      isPartial: answer.indices.length > 0 && answer.found?.partial === true,
      suggestion: this.controls === 'none' ? undefined : answer.found?.suggestion,
      staleSince,
      canReset: this.#question.isChanged,
      sort: this.#hasFacets ? this.#question.order : undefined,
      onSuggestion: (query) => {
        this.#type(query);
        this.#focus('search-input');
      },
      onReset: () => {
        this.clear();
        // The button goes away with what it reset: the focus goes where the reader begins again.
        this.#focus('search-input');
      },
      onSort: this.#sort,
      layout: this.layout,
      onLayout: (layout) => {
        this.#layout.chosen = layout;
        this.requestUpdate();
      },
    });
  }

  get #isByFit(): boolean {
    return this.#question.order === 'fit';
  }

  #fitPanel(): TemplateResult {
    return fitPanel({
      ...this.language,
      weights: this.#question.weights,
      onWeigh: (score, weight) => {
        this.#question.weigh(score, weight);
      },
    });
  }

  /** Where nothing was found: what would find something without one filter, or without the words. */
  #waysOut(active: readonly Chip[]): WayOut[] {
    const question = this.#question;
    const ways = active.map(({ key, label, onRemove }) => ({ key, label, take: onRemove }));
    if (this.controls !== 'none' && active.length > 0 && this.query)
      ways.push({
        key: 'query',
        label: this.query,
        take: () => {
          this.#type('');
        },
      });
    return ways
      .map(({ key, label, take }) => ({
        label,
        count: question.without(key),
        onTake: () => {
          take();
          void this.#keepFocus('search-input');
        },
      }))
      .filter(({ count }) => count > 0);
  }

  #resultList(answer: Answered, catalogue: Catalogue): TemplateResult {
    const labels = this.#labels(catalogue);
    const { results } = this;
    const mark = (text: string) => marked(text, answer.found?.highlights(text) ?? []);
    return resultList({
      ...this.language,
      layout: this.layout,
      cards: this.#paging.rendered(results).map((solution) => this.#card(labels, solution, mark)),
      remaining: answer.indices.length - results.length,
      step: this.#paging.step,
      sort: this.#question.order,
      onSort: this.#hasFacets ? this.#sort : undefined,
      onMore: () => {
        void this.#showMore();
      },
    });
  }

  #card(labels: Labels, solution: Solution, mark: CardProperties['mark'] = (text) => text): CardProperties {
    return {
      ...this.language,
      view: labels.view(solution),
      headingLevel: headingLevel(this.headingLevel),
      weights: this.#isByFit ? this.#question.weights : undefined,
      mark,
      onSelect: this.#select,
      isPicked: this.#comparison.names.includes(solution.name),
      onPick: this.compare ? this.#pick : undefined,
      onCopyLink: this.urlState === null ? undefined : this.#copyLink,
    };
  }

  readonly #pick = ({ name }: Solution, isPicked: boolean): void => {
    const isRefused = this.#comparison.pick(name, isPicked);
    this.#notice.say(isRefused ? this.language.messages.compare.full : '');
  };

  readonly #sort = (sort: SortName): void => {
    this.#question.sort.chosen = sort;
    this.requestUpdate();
  };

  /** Copies the address at which this page shows the solution. */
  readonly #copyLink = async ({ name }: Solution): Promise<void> => {
    const { copied, notCopied } = this.language.messages.export;
    const address = this.#url.address(new Map([['query', [name]]])) ?? '';
    try {
      await navigator.clipboard.writeText(address);
      this.#notice.say(copied(name));
    } catch {
      // Pages without https have no clipboard, and some do not allow it.
      this.#notice.say(notCopied(address));
    }
  };

  readonly #export = (format: ExportFormat): void => {
    const { catalogue } = this;
    if (!catalogue || !this.#answer) return;
    const labels = this.#labels(catalogue);
    const views = [...this.#answer.indices].flatMap((index) => {
      const solution = catalogue.solutions[index];
      return solution ? [labels.view(solution)] : [];
    });
    save(exportFile(format, { views, messages: this.language.messages }, catalogue));
  };

  #labels(catalogue: Catalogue): Labels {
    if (!this.#known?.isFor(catalogue, this.language))
      this.#known = new Labels(catalogue, this.language, Date.now());
    return this.#known;
  }

  /** How many results there are, and how many suggestions while the reader types. */
  #announcement(answer: Answered): string {
    const { messages, format } = this.language;
    const { length } = this.#search.suggestions;
    const status = this.#status(answer);
    return length > 0 ? `${status}. ${messages.search.suggested(length, format.number(length))}` : status;
  }

  #status(answer: Answered): string {
    if (this.#isHead) return this.language.messages.status.loading;
    const { alternative = [] } = this.#question.criteria.facets;
    const product = alternative.length === 1 ? alternative[0] : undefined;
    return statusText(answer, this.catalogue?.count ?? 0, product, this.language);
  }

  readonly #type = (query: string): void => {
    if (query === this.query) return;
    this.#question.query.chosen = query;
    this.requestUpdate();
    this.dispatchEvent(new QueryChangeEvent(query));
  };

  readonly #select = (event: Event, solution: Solution): void => {
    if (!this.dispatchEvent(new SolutionSelectEvent(solution))) event.preventDefault();
  };

  /** Shows one more page; the focus moves to its first card, where the reader goes on. */
  async #showMore(): Promise<void> {
    const { length } = this.results;
    this.#paging.more();
    await this.updateComplete;
    const card = this.renderRoot.querySelectorAll('[part="card"]')[length];
    card?.querySelector<HTMLElement>('a, input')?.focus();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'solution-catalogue': SolutionCatalogue;
  }
}
