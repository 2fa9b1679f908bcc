import type { Solution } from '../catalogue/schema.js';
import type { Locale } from '../i18n/negotiate.js';
import { createFacets, type Criteria, type FacetCounts, type FacetName, type Facets } from './facets.js';
import type { FitWeights } from './fit.js';
import { prepareSearch } from './index.js';
import { createSorter, type Sorter, type SortName } from './sort.js';
import { prepareSuggester, type Suggester } from './suggestions.js';
import type { Search, SearchResult, Suggestion } from './types.js';

/** What a reader asks of a catalogue. */
export interface Question {
  readonly query: string;
  readonly criteria: Criteria;
  readonly sort: SortName;
  /** What the reader weighs, for the order `fit`. */
  readonly weights?: FitWeights | undefined;
}

/** What the reader gets to see of it. */
export interface Answer {
  /** Positions in the solutions, in the order asked for. */
  readonly indices: Uint32Array;
  readonly counts: FacetCounts;
  /** The search behind it; undefined when there is no query. */
  readonly found: SearchResult | undefined;
}

const NOTHING: Criteria = { facets: {}, limits: {} };

/** Search, facets and order over one list of solutions in one language. What is costly is built at first use. */
export class Finder {
  readonly solutions: readonly Solution[];
  readonly locale: Locale;
  readonly #facets: Facets;
  readonly #sorter: Sorter;
  /** The steps that build the search index; it is complete when `#search` is there. */
  readonly #steps: ReturnType<typeof prepareSearch>;
  #search: Search | undefined;
  readonly #suggesterSteps: ReturnType<typeof prepareSuggester>;
  #suggester: Suggester | undefined;
  #totals: FacetCounts | undefined;

  /** @param now milliseconds since 1970: what is new depends on it */
  constructor(solutions: readonly Solution[], locale: Locale, now: number) {
    this.solutions = solutions;
    this.locale = locale;
    this.#facets = createFacets(solutions, { now });
    this.#sorter = createSorter(solutions, locale);
    this.#steps = prepareSearch(solutions, locale);
    this.#suggesterSteps = prepareSuggester(solutions, locale);
  }

  /** Answers a question. */
  ask({ query, criteria, sort, weights }: Question): Answer {
    const found = query.trim() === '' ? undefined : this.#index().find(query);
    const { indices, counts } = this.#facets.apply(found?.indices, criteria);
    return { indices: this.#sorter.sort(indices, sort, weights), counts, found };
  }

  /** All values of a facet that any solution has, in no order, each with the number of its solutions. */
  totals(facet: FacetName): ReadonlyMap<string, number> {
    return (this.#totals ??= this.#facets.apply(undefined, NOTHING).counts)[facet];
  }

  /**
   * Products, solutions, categories and tags that a reader may be typing, best first.
   * @param limit how many at most
   */
  suggest(typed: string, limit: number): Suggestion[] {
    while (!this.#suggester) this.#prepareSuggester();
    return this.#suggester(typed, limit);
  }

  /**
   * Builds a little more of the search index and of the suggestions, so that a long list does not hold up the page.
   * @returns whether all is complete
   */
  prepare(): boolean {
    if (!this.#suggester) this.#prepareSuggester();
    else if (!this.#search) this.#prepareSearch();
    return this.#search !== undefined;
  }

  #prepareSuggester(): void {
    const step = this.#suggesterSteps.next();
    if (step.done) this.#suggester = step.value;
  }

  #prepareSearch(): void {
    const step = this.#steps.next();
    if (step.done) this.#search = step.value;
  }

  /** The index; whoever asks before it is complete waits for the rest of it. */
  #index(): Search {
    while (!this.#search) this.#prepareSearch();
    return this.#search;
  }
}
