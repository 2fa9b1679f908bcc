import { html, noChange, nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';
import type { Catalogue, Solution } from './catalogue/schema.js';
import { Choice } from './controllers/choice.js';
import { ComparisonController } from './controllers/comparison-controller.js';
import { FilterControls } from './controllers/filter-controls.js';
import { Focus } from './controllers/focus.js';
import { Notice } from './controllers/notice.js';
import { Paging } from './controllers/paging.js';
import { questionParameters } from './controllers/question-parameters.js';
import { QueryController, type Answered } from './controllers/query-controller.js';
import { ResultControls, type ResultHost } from './controllers/result-controls.js';
import { SearchControls } from './controllers/search-controls.js';
import { UrlState } from './controllers/url-state.js';
import { attribution } from './elements/attribution.js';
import { chips, type Chip } from './elements/chips.js';
import { comparisonDialog } from './elements/comparison-dialog.js';
import { comparisonTray } from './elements/comparison-tray.js';
import { exportBar } from './elements/export-bar.js';
import { facetPanel } from './elements/facet-panel.js';
import { fitPanel } from './elements/fit-panel.js';
import { emptyPanel } from './elements/panels.js';
import { resultList } from './elements/result-list.js';
import { searchBox } from './elements/search-box.js';
import { statusText } from './elements/status-text.js';
import { toolbar } from './elements/toolbar.js';
import { QueryChangeEvent } from './events.js';
import type { Language } from './i18n/language.js';
import { LAYOUTS, type LayoutName } from './layouts.js';
import type { SortName } from './search/index.js';
import { otherWords } from './search/suggest.js';

/** How many suggestions there are at most: as many as fit above a phone's keyboard, and a few more to scroll to. */
const SUGGESTIONS = 8;

type Host = ReactiveControllerHost &
  HTMLElement &
  ResultHost & { readonly renderRoot: ParentNode; readonly isUpdatePending: boolean };

/** What is shown, and whether it is all of the document or only its first solutions: then nothing is counted. */
export interface Shown {
  catalogue: Catalogue;
  isHead: boolean;
}

/** What readers see and do once a catalogue is there: wires the controllers of their choices to the templates. */
export class CatalogueApp {
  readonly question: QueryController;
  readonly layout = new Choice<LayoutName>('cards');
  readonly paging: Paging;
  readonly focus: Focus;
  readonly search: SearchControls;
  readonly url: UrlState;
  readonly notice: Notice;
  readonly #filters: FilterControls;
  readonly #results: ResultControls;
  readonly #host: Host;
  readonly #language: () => Language;
  #shown: Shown | undefined;
  #answer: Answered | undefined;

  constructor(host: Host, language: () => Language) {
    this.#host = host;
    this.#language = language;
    this.focus = new Focus(host);
    this.notice = new Notice(host);
    this.paging = new Paging(host);
    const question = (this.question = new QueryController(host));
    const comparison = new ComparisonController(host);
    const url = (this.url = new UrlState(host, [
      ...questionParameters(question),
      this.layout.parameter('layout', 'choice', LAYOUTS),
      ...comparison.parameters,
    ]));
    this.search = new SearchControls(host, {
      suggest: (typed) => question.suggest(typed, SUGGESTIONS),
      query: this.#type,
      choose: (suggestion) => {
        this.#type(question.take(suggestion));
      },
    });
    this.#filters = new FilterControls(host, question);
    const { focus, notice } = this;
    this.#results = new ResultControls(host, { question, comparison, notice, url, focus, language });
  }

  /** Before an update: answers the reader's question over what is shown. */
  answer(shown: Shown | undefined): void {
    this.#shown = shown;
    this.#answer = shown && this.#ask(shown);
    // A head with too few results for the first page says nothing about what the whole has.
    const wanted = Math.min(this.paging.step, shown?.catalogue.count ?? 0);
    if (shown?.isHead && (this.#answer?.indices.length ?? 0) < wanted) this.#answer = undefined;
    this.paging.turnTo(this.#answer);
  }

  /** Whether there is something to show. */
  get isReady(): boolean {
    return this.#answer !== undefined;
  }

  /**
   * The solutions shown, in order. In an event's listener the update is still to come: what it will show is known.
   * @param shown what is there now
   */
  results(shown = this.#shown): readonly Solution[] {
    const answer = this.#host.isUpdatePending && shown ? this.#ask(shown) : this.#answer;
    if (!answer) return [];
    return [...this.paging.shown(answer)].flatMap((index) => shown?.catalogue.solutions[index] ?? []);
  }

  /**
   * What is announced: how many results there are, and how many suggestions while the reader types; before the reader
   * asks for anything also that the catalogue could not be renewed.
   * @param isStale whether it could not
   */
  announcement(isStale: boolean): string {
    const { messages, format } = this.#language();
    const { length } = this.search.suggestions;
    const status = this.#status;
    if (length > 0) return `${status}. ${messages.search.suggested(length, format.number(length))}`;
    if (!isStale || !this.#shown || this.question.isChanged) return status;
    return `${messages.status.stale(format.date(this.#shown.catalogue.generatedAt))} ${status}`;
  }

  /** @param isStale whether the catalogue could not be renewed */
  render(isStale: boolean): TemplateResult {
    const answer = this.#answer;
    if (!answer || !this.#shown) return html`<slot></slot>`;
    const { catalogue, isHead } = this.#shown;
    const { question } = this;
    const language = this.#language();
    const hasAll = question.controls === 'all';
    const active = isHead ? [] : this.#filters.chips(this.#results.labels(catalogue).facets, language);
    return html`<div class="app ${hasAll ? 'with-facets' : ''}" lang=${language.locale}>
      ${
        question.controls === 'none'
          ? nothing
          : searchBox({ ...language, ...this.search.field, query: question.text })
      }
      ${hasAll ? this.#facets(answer, catalogue, active.length) : nothing}
      <div class="main">
        ${this.#toolbar(answer, active, isStale ? catalogue.generatedAt : undefined)}
        ${hasAll && question.isByFit ? this.#fit() : nothing}
        ${answer.indices.length > 0 ? this.#list(answer, catalogue) : this.#nothingFound(active)}
      </div>
      ${hasAll && answer.indices.length > 0 && !isHead ? this.#export(answer, catalogue) : nothing}
      ${attribution(catalogue, language)}${this.#host.compare && !isHead ? this.#compared(catalogue) : nothing}
    </div>`;
  }

  #ask({ catalogue, isHead }: Shown): Answered {
    return this.question.answer(catalogue, this.#language(), !isHead);
  }

  get #status(): string {
    if (!this.#answer || !this.#shown) return '';
    const { catalogue, isHead } = this.#shown;
    if (isHead) return this.#language().messages.status.loading;
    const { alternative = [] } = this.question.criteria.facets;
    const product = alternative.length === 1 ? alternative[0] : undefined;
    return statusText(this.#answer, catalogue.count, product, this.#language());
  }

  /** The facets; those that are there wait until the results of a new answer are painted, and are counted only then. */
  #facets(answer: Answered, catalogue: Catalogue, active: number): unknown {
    if (this.#shown?.isHead) return html`<div class="held-facets"></div>`;
    const isThere = this.#host.renderRoot.querySelector('[part="filters"]') !== null;
    if (this.paging.fresh < Infinity && isThere) return noChange;
    const labels = this.#results.labels(catalogue).facets;
    return facetPanel(this.#filters.panel(labels, answer.counts, active, this.#language()));
  }

  /** The product that the words ask for or name, where no filter says it already: removed, it leaves the other words. */
  #understood({ found }: Answered): Chip[] {
    const { question } = this;
    const { messages } = this.#language();
    const { product, why } = found ?? {};
    if (!product || !why || question.controls === 'none') return [];
    if (question.criteria.facets.alternative?.includes(product.slug)) return [];
    return [
      {
        key: 'words',
        title: messages.filters.facets.alternative,
        label: messages.search.alternatives(product.name),
        onRemove: () => {
          this.#type(otherWords(why.question));
        },
      },
    ];
  }

  #toolbar(answer: Answered, active: readonly Chip[], staleSince: string | undefined): TemplateResult {
    const { question, layout, focus } = this;
    const { indices, found } = answer;
    const language = this.#language();
    return toolbar({
      ...language,
      status: this.#status,
      active: chips(
        [...this.#understood(answer), ...active],
        language,
        (position) => void focus.next('chip', position),
        question.isChanged ? this.#reset : undefined,
      ),
      isPartial: indices.length > 0 && found?.partial === true,
      suggestion: question.controls === 'none' ? undefined : found?.suggestion,
      staleSince,
      sort: question.controls === 'all' ? question.order : undefined,
      layout: this.layoutShown,
      onSuggestion: (query) => {
        this.#type(query);
        focus.on('search-input');
      },
      onSort: this.#sort,
      onLayout: (chosen) => {
        layout.chosen = chosen;
        this.#host.requestUpdate();
      },
    });
  }

  #list(answer: Answered, catalogue: Catalogue): TemplateResult {
    const { question, paging } = this;
    const results = this.results();
    return resultList({
      ...this.#language(),
      layout: this.layoutShown,
      cards: this.#results.cards(catalogue, paging.rendered(results), answer),
      fresh: paging.fresh,
      remaining: answer.indices.length - results.length,
      step: paging.step,
      sort: question.order,
      onSort: question.controls === 'all' ? this.#sort : undefined,
      onMore: () => {
        paging.more();
        // The focus moves to the first new card, where the reader goes on.
        void this.focus.onCard(results.length);
      },
    });
  }

  #fit(): TemplateResult {
    const { question } = this;
    return fitPanel({
      ...this.#language(),
      weights: question.weights,
      onWeigh: (score, weight) => {
        question.weigh(score, weight);
      },
    });
  }

  #export(answer: Answered, catalogue: Catalogue): TemplateResult {
    return exportBar({
      ...this.#language(),
      count: answer.indices.length,
      onExport: (format) => {
        this.#results.save(format, catalogue, answer);
      },
    });
  }

  /** What is picked, and the dialog that shows it side by side. */
  #compared(catalogue: Catalogue): unknown {
    const tray = this.#results.tray(catalogue);
    const dialog = comparisonDialog(this.#results.dialog(catalogue));
    return html`${tray.picked.length > 0 ? comparisonTray(tray) : nothing}${dialog}`;
  }

  /** What would find something without one filter, or without the words. */
  #nothingFound(active: readonly Chip[]): TemplateResult {
    const { question, focus } = this;
    const ways = active.map(({ key, label, onRemove }) => ({ key, label, take: onRemove }));
    if (question.controls !== 'none' && active.length > 0 && question.text)
      ways.push({
        key: 'query',
        label: question.text,
        take: () => {
          this.#type('');
        },
      });
    const leading = ways
      .map(({ key, label, take }) => ({
        label,
        count: question.without(key),
        onTake: () => {
          take();
          void focus.keep();
        },
      }))
      .filter(({ count }) => count > 0);
    return emptyPanel(this.#language(), leading);
  }

  /** How results are shown: what the reader has chosen counts where there is a control for it. */
  get layoutShown(): LayoutName {
    const { preset, value } = this.layout;
    const layout = this.question.controls === 'all' ? value : preset;
    return LAYOUTS.includes(layout) ? layout : 'cards';
  }

  /** Back to the presets. */
  clear(): void {
    const { text } = this.question;
    this.question.clear();
    if (this.question.text !== text) this.#host.dispatchEvent(new QueryChangeEvent(this.question.text));
  }

  readonly #type = (query: string): void => {
    if (query === this.question.text) return;
    this.question.query.chosen = query;
    // Back leads to all that was typed, also where something is chosen before the last letters have their update.
    this.url.hostUpdated();
    this.#host.requestUpdate();
    this.#host.dispatchEvent(new QueryChangeEvent(query));
  };

  readonly #reset = (): void => {
    this.clear();
    // The button goes away with what it reset: the focus goes where the reader begins again.
    this.focus.on('search-input');
  };

  readonly #sort = (sort: SortName): void => {
    this.question.sort.chosen = sort;
    this.#host.requestUpdate();
  };
}
