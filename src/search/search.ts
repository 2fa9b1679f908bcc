import type { Solution } from '../catalogue/schema.js';
import type { CategoryLabels } from '../i18n/categories.js';
import type { Locale } from '../i18n/negotiate.js';
import { indexCatalogue, type CatalogueIndex } from './catalogue-index.js';
import { explainRank } from './explain.js';
import { highlight } from './highlight.js';
import { ask, type Question } from './question.js';
import { Ranker, type Ranking } from './rank.js';
import { Stepwise } from './stepwise.js';
import { suggest } from './suggest.js';
import type { Search, SearchResult } from './types.js';
import { WordMatcher } from './word-matcher.js';

/** What to highlight: the words of the query, and what the mistyped ones mean. */
function termsOf({ required, intent, words }: Question): string[] {
  const named = intent.product && !intent.explicit ? words.slice(intent.from, intent.to) : [];
  const halves = required.flatMap(({ halves }) => halves?.map(({ word }) => word) ?? []);
  return [...new Set([...required.map(({ word, correction }) => correction ?? word), ...halves, ...named])];
}

function nothing(): SearchResult {
  return {
    indices: new Uint32Array(),
    total: 0,
    product: undefined,
    partial: false,
    unfiltered: false,
    suggestion: undefined,
    terms: [],
    highlights: () => [],
    explain: () => undefined,
  };
}

/** Puts the answer together. What is seldom asked for is worked out when it is. */
function answer(
  index: CatalogueIndex,
  solutions: readonly Solution[],
  locale: Locale,
  question: Question,
  ranking: Ranking,
  limit: number,
  own: CategoryLabels | null | undefined,
): SearchResult {
  const { product } = question.intent;
  const terms = termsOf(question);
  return {
    indices: ranking.ranks.slice(0, limit).map((rank) => index.positions[rank] ?? 0),
    total: ranking.ranks.length,
    // who types a solution's very name is not told about its alternatives
    product:
      product && (question.intent.explicit || question.namesakes.length === 0)
        ? { slug: product.slug, name: product.name }
        : undefined,
    partial: ranking.partial,
    unfiltered: question.required.length === 0 && !question.intent.explicit,
    suggestion: suggest(index, solutions, locale, question, ranking, own),
    terms,
    highlights: (text) => highlight(text, terms),
    explain: (position) => {
      const rank = index.positions.indexOf(position);
      return ranking.ranks.includes(rank) ? explainRank(index, question, ranking, rank) : undefined;
    },
  };
}

/**
 * Builds a search in steps of a few milliseconds, so that a page stays responsive: run `next()` until it is done,
 * with pauses as you like. The value of the last step is the search.
 */
export function* prepareSearch(
  solutions: readonly Solution[],
  locale: Locale,
  own?: CategoryLabels | null,
): Generator<undefined, Search> {
  const index = yield* indexCatalogue(solutions, locale, own);
  const matcher = new WordMatcher(index);
  const ranker = new Ranker(index);

  const find: Search['find'] = (query, { limit = solutions.length } = {}) => {
    const most = Math.max(0, limit);
    if (query.trim() === '') {
      const indices = Uint32Array.from(
        { length: Math.min(most, solutions.length) },
        (_, position) => position,
      );
      return { ...nothing(), indices, total: solutions.length };
    }
    const question = ask(index, matcher, query);
    // signs alone ask for nothing, unless they are a name
    if (question.words.length === 0 && question.namesakes.length === 0) return nothing();
    return answer(index, solutions, locale, question, ranker.rank(question), most, own);
  };
  return {
    find,
    search: (query, options) =>
      Array.from(find(query, options).indices, (position) => solutions[position]).filter(
        (s) => s !== undefined,
      ),
    product: (spelling) => {
      const product = index.products.closest(spelling);
      return product && { slug: product.slug, name: product.name };
    },
  };
}

/**
 * Builds a search over one list of solutions.
 * @param solutions the list; it must not change while the search is in use
 * @param locale the language shown: its category labels and descriptions weigh more than those of the others
 * @param own names of categories by languages, which come before the known ones
 */
export function createSearch(
  solutions: readonly Solution[],
  locale: Locale,
  own?: CategoryLabels | null,
): Search {
  return new Stepwise(prepareSearch(solutions, locale, own)).value;
}
