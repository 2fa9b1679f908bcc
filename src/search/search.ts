import type { Solution } from '../catalogue/schema.js';
import type { CategoryLabels } from '../i18n/localize.js';
import type { Locale } from '../i18n/locales.js';
import { lookUp } from './by-score.js';
import { indexCatalogue, type CatalogueIndex } from './catalogue-index.js';
import { highlight } from './highlight.js';
import { ask, type Question } from './question.js';
import { Ranker, type Ranking } from './rank.js';
import { suggest } from './suggest.js';
import type { SearchResult } from './types.js';
import { WordMatcher } from './word-matcher.js';

/** What to highlight: the words of the query, and what the mistyped ones mean. */
function termsOf({ required, intent, words }: Question): string[] {
  const named = intent.product && !intent.explicit ? words.slice(intent.from, intent.to) : [];
  const halves = required.flatMap(({ halves }) => halves?.map(({ word }) => word) ?? []);
  return [...new Set([...required.map(({ word, correction }) => correction ?? word), ...halves, ...named])];
}

/** An answer, and what explains it. */
export interface Found extends Omit<SearchResult, 'explain'> {
  readonly why?: { readonly question: Question; readonly ranking: Ranking };
}

/** The answer to what asks for nothing. */
export function nothing(): Found {
  return {
    indices: new Uint32Array(),
    total: 0,
    product: undefined,
    partial: false,
    unfiltered: false,
    suggestion: undefined,
    terms: [],
    highlights: () => [],
  };
}

/** A search without what only the package's users need: see create-search.ts. */
export interface Searcher {
  readonly index: CatalogueIndex;
  /** All answers to a query that is not blank. */
  find(query: string): Found;
}

/** Builds a search in steps of a few milliseconds. */
export function* searchSteps(
  solutions: readonly Solution[],
  locale: Locale,
  own?: CategoryLabels | null,
): Generator<undefined, Searcher> {
  const index = yield* indexCatalogue(solutions, locale, own);
  const matcher = new WordMatcher(index);
  const ranker = new Ranker(index);
  return {
    index,
    find(query) {
      const question = ask(index, matcher, query);
      const { words, namesakes, required } = question;
      // signs alone ask for nothing, unless they are a name
      if (words.length === 0 && namesakes.length === 0) return nothing();
      const { product, explicit } = question.intent;
      const ranking = ranker.rank(question);
      const terms = termsOf(question);
      return {
        indices: lookUp(ranking.ranks.slice(), index.positions),
        total: ranking.ranks.length,
        // who types a solution's very name is not told about its alternatives
        product:
          product && (explicit || namesakes.length === 0)
            ? { slug: product.slug, name: product.name }
            : undefined,
        partial: ranking.partial,
        unfiltered: required.length === 0 && !explicit,
        suggestion: suggest(index, solutions, locale, question, ranking, own),
        terms,
        highlights: (text) => highlight(text, terms),
        why: { question, ranking },
      };
    },
  };
}
