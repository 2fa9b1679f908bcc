import { html, noChange, nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';
import type { Catalogue, Solution } from '../catalogue/schema.js';
import { AnswerControls } from '../controllers/answer-controls.js';
import { Choice } from '../controllers/choice.js';
import { ComparisonController } from '../controllers/comparison-controller.js';
import { FilterControls } from '../controllers/filter-controls.js';
import { Focus } from '../controllers/focus.js';
import { Notice } from '../controllers/notice.js';
import { Paging } from '../controllers/paging.js';
import { questionParameters } from '../controllers/question-parameters.js';
import { QueryController, type Answered } from '../controllers/query-controller.js';
import { ResultControls, type ResultHost } from '../controllers/result-controls.js';
import { SearchControls } from '../controllers/search-controls.js';
import { UrlState } from '../controllers/url-state.js';
import { attribution } from '../views/frame/attribution.js';
import { comparisonDialog } from '../views/comparison/comparison-dialog.js';
import { comparisonTray } from '../views/comparison/comparison-tray.js';
import { exportBar } from '../views/export/export-bar.js';
import { facetPanel } from '../views/facets/facet-panel.js';
import { fitPanel } from '../views/toolbar/fit-panel.js';
import { emptyPanel } from '../views/frame/panels.js';
import { resultList } from '../views/results/results.js';
import { searchBox } from '../views/search-box/search-box.js';
import { statusText } from '../views/toolbar/status-text.js';
import { toolbar } from '../views/toolbar/toolbar.js';
import type { Language } from '../i18n/localize.js';
import { LAYOUTS, type LayoutName } from '../state/layouts.js';

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
  readonly controls: AnswerControls;
  readonly #filters: FilterControls;
  readonly #results: ResultControls;
  readonly #host: Host;
  readonly #language: () => Language;
  #shown: Shown | undefined;
  /** What was said of what is shown. */
  #remark = '';
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
    const { focus, notice, layout } = this;
    const controls = (this.controls = new AnswerControls(host, { question, layout, url, focus, language }));
    this.search = new SearchControls(host, {
      suggest: (typed) => question.suggest(typed, SUGGESTIONS),
      query: controls.type,
      choose: (suggestion) => {
        controls.type(question.take(suggestion));
      },
    });
    this.#filters = new FilterControls(host, question);
    this.#results = new ResultControls(host, { question, comparison, notice, url, focus, language });
  }

  /**
   * Before an update: answers the reader's question over what is shown.
   * @param isStale whether it could not be renewed: that is said once, over the page, since nothing may move for it
   */
  answer(shown: Shown | undefined, isStale: boolean): void {
    this.#shown = shown;
    const { messages, format } = this.#language();
    const remark = shown && isStale ? messages.status.stale(format.date(shown.catalogue.generatedAt)) : '';
    if (remark !== this.#remark) this.notice.say((this.#remark = remark));
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

  /** What is announced: how many results there are, and how many suggestions while the reader types. */
  get announcement(): string {
    const { messages, format } = this.#language();
    const { length } = this.search.suggestions;
    const status = this.#status;
    return length > 0 ? `${status}. ${messages.search.suggested(length, format.number(length))}` : status;
  }

  render(): TemplateResult {
    const answer = this.#answer;
    if (!answer || !this.#shown) return html`<slot></slot>`;
    const { catalogue, isHead } = this.#shown;
    const { question } = this;
    const language = this.#language();
    const hasAll = question.controls === 'all';
    const active = isHead ? [] : this.#filters.chips(this.#results.labels(catalogue).facets, language);
    return html`<div class="app ${hasAll ? 'with-facets' : ''}">
      ${
        question.controls === 'none'
          ? nothing
          : searchBox({ ...language, ...this.search.field, query: question.text })
      }
      ${hasAll ? this.#facets(answer, catalogue, active.length) : nothing}
      <div class="main">
        ${toolbar(this.controls.toolbar(answer, this.#status, active))}
        ${hasAll && question.isByFit ? this.#fit() : nothing}
        ${answer.indices.length > 0 ? this.#list(answer, catalogue) : emptyPanel(language, this.controls.waysOut(active))}
      </div>
      ${hasAll && answer.indices.length > 0 && !isHead ? this.#export(answer, catalogue) : nothing}
      ${attribution(catalogue, language)}${
        this.#host.compare && !isHead ? comparisonDialog(this.#results.dialog(catalogue)) : nothing
      }
    </div>`;
  }

  /** What is picked for the comparison: stays in view while the reader goes through the results. */
  get tray(): unknown {
    const { catalogue, isHead } = this.#shown ?? {};
    return this.#host.compare && catalogue && !isHead
      ? comparisonTray(this.#results.tray(catalogue))
      : nothing;
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

  #list(answer: Answered, catalogue: Catalogue): TemplateResult {
    const { question, paging } = this;
    const results = this.results();
    return resultList({
      ...this.#language(),
      layout: this.controls.layout,
      cards: this.#results.cards(catalogue, paging.rendered(results), answer),
      fresh: paging.fresh,
      remaining: answer.indices.length - results.length,
      step: paging.step,
      sort: question.order,
      onSort: question.controls === 'all' ? this.controls.sort : undefined,
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
}
