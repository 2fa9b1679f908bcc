import type { Solution } from '../catalogue/schema.js';
import type { FitWeights } from '../i18n/format.js';
import type { OwnLabels } from '../i18n/localize.js';
import type { Locale } from '../i18n/locales.js';
import { prepareFacets, type Criteria, type FacetCounts, type FacetName, type Facets } from './facets.js';
import { createSorter, type Sorter, type SortName } from './sort.js';
import { searchSteps, type Found, type Searcher } from './search.js';
import { commonest, Stepwise } from './steps.js';
import { replacedProducts } from './products.js';
import { prepareSuggester, type Suggester } from './autocomplete.js';
import type { Suggestion } from './types.js';

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
  /** Positions in the solutions, in the order asked for: the complete answers, then the partial ones. */
  readonly indices: Uint32Array;
  /** So many of the first have all that the query asks for. */
  readonly complete: number;
  readonly counts: FacetCounts;
  /** The search behind it; undefined when there is no query. */
  readonly found: Found | undefined;
}

/** So many solutions, categories and products are named where nothing is found. */
const MOST_OF_A_KIND = 3;
const NOTHING: Criteria = { facets: {}, limits: {} };

/** Search, facets and order over one list of solutions in one language. What is costly is built at first use. */
export class Finder {
  readonly #facets: Stepwise<Facets>;
  readonly #sorter: Sorter;
  readonly #search: Stepwise<Searcher>;
  readonly #suggester: Stepwise<Suggester>;
  #totals: FacetCounts | undefined;

  /**
   * @param now milliseconds since 1970: what is new depends on it
   * @param own what the page calls categories and tags
   */
  constructor(
    readonly solutions: readonly Solution[],
    readonly locale: Locale,
    now: number,
    readonly own: OwnLabels = {},
  ) {
    this.#facets = new Stepwise(prepareFacets(solutions, now));
    this.#sorter = createSorter(solutions, locale);
    this.#search = new Stepwise(searchSteps(solutions, locale, own));
    this.#suggester = new Stepwise(prepareSuggester(solutions, locale, own));
  }

  /** Answers a question. */
  ask({ query, criteria, sort, weights }: Question): Answer {
    const found = query.trim() === '' ? undefined : this.#search.value.find(query);
    const filtered = this.#facets.value.apply(found?.indices, criteria);
    const { indices } = filtered;
    let complete = found ? 0 : indices.length;
    // what the facets leave stands in the order in which it was found
    for (const index of found?.indices.subarray(0, found.complete) ?? [])
      if (index === indices[complete]) complete++;
    indices.set(this.#sorter.sort(indices.subarray(0, complete), sort, weights));
    indices.set(this.#sorter.sort(indices.subarray(complete), sort, weights), complete);
    return {
      indices,
      complete,
      get counts() {
        return filtered.counts;
      },
      found,
    };
  }

  /** All values of a facet that any solution has, in no order, each with the number of its solutions. */
  totals(facet: FacetName): ReadonlyMap<string, number> {
    return (this.#totals ??= this.#facets.value.apply(undefined, NOTHING).counts)[facet];
  }

  /**
   * What a reader may be typing, best first: products, solutions and values of facets; at first what is replaced most.
   * @param limit how many at most
   */
  suggest(typed: string, limit: number): Suggestion[] {
    return this.#suggester.value(typed, limit);
  }

  /**
   * Where a reader may look whose query finds nothing: at the solutions that have most of it, at their categories, and at
   * the products that these replace; at the products replaced most often where nothing is near.
   */
  nearest({ nearest }: Found): Pick<Suggestion, 'kind' | 'value'>[] {
    if (nearest.length === 0) return this.suggest('', 2 * MOST_OF_A_KIND);
    const near = nearest.flatMap((position) => this.solutions[position] ?? []);
    const named = (kind: Suggestion['kind'], namesOf: (solution: Solution) => string | string[]) =>
      commonest(near.flatMap(namesOf))
        .slice(0, MOST_OF_A_KIND)
        .map((value) => ({ kind, value }));
    return [
      ...named('solution', ({ name }) => name),
      ...named('category', ({ category }) => category),
      ...named('product', replacedProducts),
    ];
  }

  /**
   * Builds a little more of what answers to questions without a query need, so that a long list does not hold up the
   * page.
   * @returns whether all of that is there
   */
  prepareAnswers(): boolean {
    return this.#facets.step();
  }

  /**
   * Builds a little more of everything: also of the suggestions and of the search index.
   * @returns whether all is complete
   */
  prepare(): boolean {
    return (
      this.prepareAnswers() && this.#suggester.step() && this.#search.step() && this.#search.value.step()
    );
  }
}
