import type { Solution } from '../catalogue/schema.js';
import type { CategoryLabels } from '../i18n/localize.js';
import type { Locale } from '../i18n/locales.js';
import { explainRank } from './explain.js';
import { nothing, searchSteps } from './search.js';
import { Stepwise } from './stepwise.js';
import type { Search } from './types.js';

/**
 * Builds a search in steps of a few milliseconds, so that a page stays responsive: run `next()` until it is done,
 * with pauses as you like. The value of the last step is the search.
 */
export function* prepareSearch(
  solutions: readonly Solution[],
  locale: Locale,
  own?: CategoryLabels | null,
): Generator<undefined, Search> {
  const searcher = yield* searchSteps(solutions, locale, own);
  const { index } = searcher;
  const find: Search['find'] = (query, { limit = solutions.length } = {}) => {
    const isBlank = query.trim() === '';
    const { why, ...found } = isBlank ? nothing() : searcher.find(query);
    const all = isBlank ? Uint32Array.from(solutions.keys()) : found.indices;
    return {
      ...found,
      indices: all.slice(0, Math.max(0, limit)),
      total: all.length,
      explain(position) {
        const rank = index.positions.indexOf(position);
        return why?.ranking.ranks.includes(rank)
          ? explainRank(index, why.question, why.ranking, rank)
          : undefined;
      },
    };
  };
  return {
    find,
    search: (query, options) =>
      Array.from(find(query, options).indices, (position) => solutions[position]).filter(
        (solution) => solution !== undefined,
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
