// View models of the search field, the toolbar, the results, the cards, the comparison and the notices.
import type { Catalogue, Solution } from '../catalogue/schema.js';
import type { Language } from '../i18n/localize.js';
import { SORTS, type FacetName, type SortName, type Suggestion } from '../search/index.js';
import { replacedProducts } from '../search/products.js';
import {
  activeFilters,
  filterPanel,
  hasGuide,
  hasPanel,
  isBrowsing,
  understood,
  type Chip,
} from './filter-models.js';
import { Labels, memoizeLast, productLabel, solutionCount } from './labels.js';
import {
  facetOf,
  layoutOf,
  orderOf,
  pageSizeOf,
  textOf,
  weightsOf,
  type Answered,
  type Selectors,
} from './selectors.js';
import type {
  CardModel,
  CatalogueModel,
  HeadingLevel,
  ResultsModel,
  SuggestionModel,
  ToolbarModel,
} from './models.js';
import { MAX_COMPARED, type ShownDocument, type State } from './state.js';
import { guide, nearby, shelves, waysOut } from './ways-out.js';

/** The level that is asked for, within what is possible. */
export function headingLevel(level: number | undefined): HeadingLevel {
  return Math.min(6, Math.max(2, Math.round(level ?? 3))) as HeadingLevel;
}

/** Turns the state into what the views show. */
export class ViewModels {
  readonly #selectors: Selectors;
  readonly #labels = memoizeLast(
    (catalogue: Catalogue, language: Language, now: number) => new Labels(catalogue, language, now),
  );

  readonly #filter = (facet: FacetName, values: readonly string[]) => (now: State) =>
    ({ ...this.#selectors.choose(now, facet, values), isByName: true }) as const;

  readonly #shelves = memoizeLast(
    (labels: Labels, state: State) => shelves(state, this.#selectors, labels, this.#filter),
    // The same labels have the same catalogue and language.
    ([labels]) => [labels],
  );

  constructor(selectors: Selectors) {
    this.#selectors = selectors;
  }

  /** What everything in the catalogue is called in the reader's language. */
  labels(document: ShownDocument, { language }: State): Labels {
    return this.#labels(document.catalogue, language, document.at);
  }

  /** What readers see; undefined while there is nothing to show. */
  catalogue(state: State): CatalogueModel | undefined {
    const selectors = this.#selectors;
    const { document, options, language } = state;
    const answer = selectors.answer(state);
    if (!document || !answer) return undefined;
    const { catalogue, isWhole } = document;
    const labels = this.labels(document, state);
    const active = activeFilters(state, selectors, labels);
    const hasAll = options.controls === 'all';
    const hasFilters = hasPanel(state);
    const sorts = sortsIn(state, labels);
    const picked = options.canCompare && isWhole ? pickedIn(catalogue, state) : undefined;
    return {
      controls: options.controls,
      catalogue,
      searchBox: {
        query: textOf(state),
        suggestions: selectors.suggestions(state).map((each) => suggestionModel(each, labels, language)),
        active: state.autocomplete.active,
      },
      shelves: isBrowsing(state) ? this.#shelves(labels, state) : undefined,
      guide: hasGuide(state) ? guide(state, selectors, labels) : undefined,
      hasFilters,
      filters: () => (isWhole ? filterPanel(state, selectors, labels, answer, active.length) : undefined),
      toolbar: this.#toolbar(state, answer, [...understood(state, selectors, answer), ...active], sorts),
      weights: hasAll ? weightsOf(state) : undefined,
      results: this.#results(state, answer, sorts),
      waysOut: answer.indices.length > 0 ? [] : waysOut(state, selectors, active),
      nearby: answer.found?.total === 0 && isWhole ? nearby(state, selectors, labels, answer.found) : [],
      exportable: hasAll && isWhole ? answer.indices.length : 0,
      picked,
      compared: state.isComparing ? this.#cards(state, picked ?? []) : [],
      toCompare:
        state.isComparing && state.picked.length < MAX_COMPARED
          ? { query: state.comparisonQuery, solutions: selectors.toCompare(state) }
          : undefined,
      canLink: options.hasLinks,
      notice: noticeText(state),
      isPrinting: state.isPrinting,
    };
  }

  /** The result count in words: so many of all, so many alternatives to a product, or so many of a query too general. */
  status(state: State): string {
    const { document, language } = state;
    const answer = this.#selectors.answer(state);
    if (!document || !answer) return '';
    const { messages, format } = language;
    if (!document.isWhole && !document.isBroken) return messages.status.loading;
    const { indices, found } = answer;
    const n = indices.length;
    if (found?.absent !== undefined) return messages.status.absent(found.absent);
    const slug = this.#product(state, found) ?? '';
    const alternatives = slug ? (answer.counts.alternative.get(slug) ?? 0) : 0;
    if (alternatives > 0) {
      const text =
        messages.status.alternatives(alternatives, format.number(alternatives)) +
        productLabel(slug, language);
      // A bare product name also finds solutions that only mention the product.
      const others = n - alternatives;
      return others > 0 ? messages.status.more(others, format.number(others), text) : text;
    }
    const { count } = document.catalogue;
    return n === count
      ? solutionCount(n, language)
      : messages.status.some(format.number(n), format.number(count));
  }

  /** The product that alternatives are asked for, by a filter or by words. */
  #product(state: State, found: Answered['found']): string | undefined {
    const { alternative = [] } = this.#selectors.criteria(state).facets;
    return alternative.length === 1 ? alternative[0] : found?.product?.slug;
  }

  /** What is announced: how many results there are, and how many suggestions while the reader types. */
  announcement(state: State): string {
    const { messages, format } = state.language;
    const { length } = this.#selectors.suggestions(state);
    const status = this.status(state);
    return length > 0 ? `${status}. ${messages.search.suggested(length, format.number(length))}` : status;
  }

  #toolbar(
    state: State,
    { found }: Answered,
    chips: readonly Chip[],
    sorts: readonly SortName[],
  ): ToolbarModel {
    return {
      status: this.status(state),
      chips,
      isChanged: this.#selectors.isChanged(state),
      spelling: state.options.controls === 'none' ? undefined : found?.suggestion,
      sort: orderOf(state),
      sorts,
      layout: layoutOf(state),
      isOpen: state.isViewOpen,
    };
  }

  #results(state: State, answer: Answered, sorts: readonly SortName[]): ResultsModel {
    const solutions = this.#selectors.results(state);
    return {
      layout: layoutOf(state),
      cards: this.#cards(state, solutions, answer),
      complete: answer.complete,
      partial: partialText(state, answer),
      next: Math.min(pageSizeOf(state), answer.indices.length - solutions.length),
      sort: orderOf(state),
      sorts,
    };
  }

  /** The cards of solutions, with what the query matched marked. */
  #cards(state: State, solutions: readonly Solution[], answer?: Answered): CardModel[] {
    const { document, options, picked, opened, isPrinting } = state;
    if (!document) return [];
    const labels = this.labels(document, state);
    const { found } = answer ?? {};
    const product = answer && this.#product(state, found);
    const common = {
      headingLevel: headingLevel(options.headingLevel),
      weights: weightsOf(state),
      highlights: found && ((text: string) => found.highlights(text)),
      marks: found?.terms.join(' ') ?? '',
      filter: answer && options.controls === 'all' ? this.#filter : undefined,
      canPick: options.canCompare,
      detailUrl: options.detailUrl,
      logos: options.logos,
      canLink: options.hasLinks || options.detailUrl !== undefined,
    };
    return solutions.map((solution) => ({
      ...common,
      view: labels.view(solution),
      isOpen: !answer || isPrinting || opened.includes(solution.name),
      replaces:
        product && replacedProducts(solution).includes(product)
          ? productLabel(product, state.language)
          : undefined,
      isPicked: picked.includes(solution.name),
    }));
  }
}

/** The orders that readers can choose: none without controls, and not that by stars where no solution has any. */
function sortsIn(state: State, { hasStars }: Labels): readonly SortName[] {
  if (state.options.controls !== 'all') return [];
  return hasStars ? SORTS : SORTS.filter((name) => name !== 'stars' || orderOf(state) === name);
}

/** Those of the picked solutions that the catalogue has, in the order of picking. */
function pickedIn({ solutions }: Catalogue, { picked }: State): Solution[] {
  return picked.flatMap((name) => solutions.find((solution) => solution.name === name) ?? []);
}

/** What stands above results that are no complete answer: they come nearest to what was asked for. */
function partialText({ language: { messages } }: State, { found }: Answered): string {
  const { nearest, inPart } = messages.status;
  return found?.complete === 0 ? nearest : inPart;
}

/** What the reader is told for a while; empty when there is nothing to tell. */
export function noticeText({ notice, language: { messages, format } }: State): string {
  switch (notice?.kind) {
    case undefined:
      return '';
    case 'stale':
      return messages.status.stale(format.date(notice.generatedAt));
    case 'comparison-full':
      return messages.compare.full;
    case 'link-copied':
      return messages.export.copied(notice.name);
    case 'link-not-copied':
      return messages.export.notCopied(notice.address);
  }
}

/** Names a suggestion as the page names it: the search knows names of categories only. */
function suggestionModel(suggestion: Suggestion, labels: Labels, language: Language): SuggestionModel {
  const { messages, format } = language;
  const { kind, value, count } = suggestion;
  const facet = facetOf(kind);
  if (facet === undefined) return { ...suggestion, about: messages.search.solution };
  const all = messages.status.all(count, format.number(count));
  return {
    ...suggestion,
    label: labels.phrase(facet, value),
    about: facet === 'alternative' ? all : `${messages.facets[facet]}, ${all}`,
  };
}
