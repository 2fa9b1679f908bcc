import { html, noChange, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { CatalogueApp, type Shown } from './catalogue-app.js';
import type { Catalogue, Solution } from '../catalogue/schema.js';
import { painted } from '../catalogue/client/scheduler.js';
import { Announcer } from '../controllers/announcer.js';
import { DEFAULT_LIMIT } from '../controllers/paging.js';
import { Prerendered } from '../controllers/prerendered.js';
import { PrintController } from '../controllers/print-controller.js';
import type { Controls } from '../controllers/query-controller.js';
import { errorPanel } from '../views/frame/panels.js';
import { placeholder } from '../views/frame/placeholder.js';
import type { LayoutName } from '../state/layouts.js';
import { numberAttribute as converter } from './number-attribute.js';
import { PresetElement } from './preset-element.js';
import type { SortName } from '../search/index.js';
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
 * @csspart filters - The panel of filters.
 * @csspart filters-toggle - The button that folds the panel on narrow places.
 * @csspart facet - A group of filter values.
 * @csspart limits - The group of score limits.
 * @csspart facet-find - The field to find a value in a long group.
 * @csspart chips - The filters that are set, and what typed words ask for.
 * @csspart chip - One of them.
 * @csspart toolbar - What stands above the results.
 * @csspart status - The number of results, in words.
 * @csspart reset - The button that goes back to the presets.
 * @csspart layout - The choice of the layout.
 * @csspart sort - The choice of the order.
 * @csspart export - The choice of the format to save the results in.
 * @csspart fit - The sliders of the order by fit.
 * @csspart note - A remark on the results, such as another spelling.
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
  static override styles = solutionCatalogueStyles;

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

  readonly #app = new CatalogueApp(this, () => this.language);
  readonly #announcer = new Announcer(this);
  readonly #prerendered = new Prerendered(this);

  constructor() {
    super();
    this.addController(
      new PrintController(this, (isPrinting) => {
        this.#app.paging.isWhole = isPrinting;
        this.requestUpdate();
        this.performUpdate();
      }),
    );
  }

  /** Free text. The reader's typing changes it too; setting it makes it the preset that `clear()` goes back to. */
  @property()
  get query(): string {
    return this.#app.question.text;
  }
  set query(query: string | null | undefined) {
    this.#app.question.query.preset = query ?? '';
  }

  /** The order of the results: `relevance`, `name`, `stars`, `newest`, `maturity`, `complexity`, `resource-usage`, `maintenance` or `fit`; by default `relevance` with a query, else `name`. The reader's menu changes it too. */
  @property()
  get sort(): SortName | '' {
    return this.#app.question.sort.value;
  }
  set sort(sort: SortName | '' | null | undefined) {
    this.#app.question.sort.preset = sort ?? '';
  }

  /** How results are shown: `cards`, `compact` or `table`. The reader's switch changes it too. */
  @property()
  get layout(): LayoutName {
    return this.#app.controls.layout;
  }
  set layout(layout: LayoutName | null | undefined) {
    this.#app.layout.preset = layout ?? 'cards';
  }

  /** The solutions shown now, in order. */
  get results(): readonly Solution[] {
    return this.#app.results(this.#shown);
  }

  /** Resets query and facets to the presets. */
  clear(): void {
    this.#app.controls.clear();
  }

  protected override prepare(catalogue: Catalogue): Promise<void> {
    return this.#app.question.prepare(catalogue, this.language);
  }

  /** On a slow processor the letter that a reader types is painted first, and then its results. */
  protected override async scheduleUpdate(): Promise<void> {
    const { paging, search } = this.#app;
    if (paging.isSlow && search.isTyping) await painted();
    void super.scheduleUpdate();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (this.loadState !== 'idle' && this.loadState !== 'loading') this.#takeOver();
    const { search, question, url, paging } = this.#app;
    search.shortcut = this.shortcut ?? '';
    question.controls = this.#controls;
    question.preset(this.facetPresets, this.limitPresets);
    url.follow(this.urlState);
    paging.limit = this.limit;
    paging.layout = this.layout;
    this.#app.answer(this.#shown, this.loadState === 'stale');
  }

  protected override render(): TemplateResult | typeof noChange {
    if (this.#prerendered.isShown) return noChange;
    return html`<div class="root" lang=${this.locale}>
      <slot name="header"></slot>
      ${this.#content()}
      <slot name="footer"></slot>
      <div class="above">
        ${this.#app.tray}
        <p class="visually-hidden" role="status">${this.#announcer.text}</p>
        <p class="notice" part="notice" role="status">${this.#app.notice.text}</p>
      </div>
    </div>`;
  }

  /** There is something to show: what the page brought along goes, and what was typed into it stays. */
  #takeOver(): void {
    const leftover = this.#prerendered.remove();
    if (!leftover) return;
    this.#app.paging.found(leftover.results);
    if (leftover.query) this.#app.question.query.chosen = leftover.query;
    if (leftover.isFocused) void this.#app.focus.keep();
  }

  protected override updated(): void {
    super.updated();
    this.#app.paging.finish(this.results.length);
    this.#announcer.announce(
      this.loadState === 'loading' ? this.language.messages.status.loading : this.#app.announcement,
    );
  }

  /** Complete when all cards are there. */
  protected override async getUpdateComplete(): Promise<boolean> {
    let isComplete = await super.getUpdateComplete();
    while (this.#app.paging.complete) {
      await this.#app.paging.complete;
      isComplete = await super.getUpdateComplete();
    }
    return isComplete;
  }

  /** The document, or its first solutions as long as only they are there. */
  get #shown(): Shown | undefined {
    const { catalogue, head } = this.source;
    const shown = catalogue ?? head;
    return shown && { catalogue: shown, isHead: !catalogue };
  }

  get #controls(): Controls {
    return this.controls === 'search' || this.controls === 'none' ? this.controls : 'all';
  }

  #content(): TemplateResult {
    const { state } = this.source;
    switch (state.status) {
      case 'idle':
      case 'loading':
        if (!this.src) return html`<slot></slot>`;
        return this.source.head && this.#app.isReady ? this.#app.render() : this.#placeholder();
      case 'ready':
      case 'stale':
        return this.#app.render();
      case 'error':
        return html`<div class="app">
          <slot></slot>
          ${errorPanel(state.error, this.language, this.source.isOffline, () => void this.#retry())}
        </div>`;
      default:
        return state satisfies never;
    }
  }

  #placeholder(): TemplateResult {
    const controls = this.#controls;
    const count = Math.min(this.#app.paging.step, DEFAULT_LIMIT);
    return placeholder(controls !== 'none', controls === 'all', this.layout, count);
  }

  /** The button that the reader pressed goes away: the focus goes to its successor, or where the reader begins. */
  async #retry(): Promise<void> {
    await this.refresh();
    await this.updateComplete;
    this.#app.focus.on('retry', 'search-input');
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'solution-catalogue': SolutionCatalogue;
  }
}
