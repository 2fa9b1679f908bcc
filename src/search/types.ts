// The types of the search's public results: filters, suggestions, options.
import type { Solution } from '../catalogue/schema.js';

/** A product that solutions of the catalogue replace: what stands before `-alternative` in their tags. */
export interface Product {
  /** As in the tag: `google-docs`. */
  readonly slug: string;
  /** As it is written for people: `Google Docs`. */
  readonly name: string;
}

/** A stretch of a text that matched: start and end (exclusive), in UTF-16 units of the text as given. */
export type Range = readonly [start: number, end: number];

/** How a word of the query met a term of the catalogue, the best first. */
export type MatchKind = 'exact' | 'prefix' | 'stem' | 'split' | 'fuzzy' | 'infix';

/** What a filter that words were taken for is about. */
export type FilterKind = 'place' | 'license' | 'platform' | 'audience' | 'maker' | 'order';

/** A filter or an order that words of the query were taken for. */
export interface QueryFilter {
  readonly kind: FilterKind;
  /** Whether what has it is left out ("not from the US"). */
  readonly isExcluded: boolean;
  /** The words as they were typed, without the one that excludes. */
  readonly words: string;
  /** The query with these words in quotation marks: there they are words and nothing else. */
  readonly asWords: string;
}

/** The answer to a query, with everything around it. */
export interface SearchResult {
  /** Positions in the `solutions` that were given, best first: all matches, or the first `limit` ones. */
  readonly indices: Uint32Array;
  /** How many solutions match, whatever the limit. */
  readonly total: number;
  /** The product whose alternatives are asked for, or named bare; undefined when the query names none. */
  readonly product: Product | undefined;
  /** So many of the first have all words and pass all filters; those behind them come nearest, or answer in part. */
  readonly complete: number;
  /** What alternatives are asked for, as it was typed, where nothing in the catalogue replaces it. */
  readonly absent: string | undefined;
  /** What words of the query were taken for, in their order. */
  readonly filters: readonly QueryFilter[];
  /** "Did you mean …": the whole query, corrected; undefined when there is nothing to correct. */
  readonly suggestion: string | undefined;
  /** What to highlight: the folded words that matched, corrected ones as the catalogue spells them. */
  readonly terms: readonly string[];
  /** The stretches of a text (a name, a description of a solution) that matched, in order, never overlapping. */
  highlights(text: string): Range[];
}

/** Something that a reader may be typing. */
export interface Suggestion {
  /** A product that can be replaced, a solution, or a value of a facet. */
  readonly kind:
    | 'product'
    | 'solution'
    | 'category'
    | 'tag'
    | 'platform'
    | 'deployment'
    | 'license'
    | 'origin';
  /** A product's slug, a solution's name, a facet's value as the document has it. */
  readonly value: string;
  /** What to show: a product's name as people write it, a category in the language shown, else the value. */
  readonly label: string;
  /** How many solutions it stands for. */
  readonly count: number;
}

export interface SearchOptions {
  /** How many results at most; all when absent. */
  readonly limit?: number | undefined;
}

/** A search over one list of solutions in one language. */
export interface Search {
  /** The matching solutions, best first. An empty query finds all of them, in the order given. */
  search(query: string, options?: SearchOptions): Solution[];
  /** The same with everything around it: the product asked for, whether it is partial, what to highlight. */
  find(query: string, options?: SearchOptions): SearchResult;
  /** The replaced product that a spelling means ("googledocs", "Goggle Docs", "gdocs"), if there is one. */
  product(spelling: string): Product | undefined;
  /**
   * Builds a little more of the index of all languages: a query with a word that the language shown lacks needs it, and
   * else waits for the rest of it.
   * @returns whether it is complete
   */
  step(): boolean;
}
