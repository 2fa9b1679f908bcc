import type { Solution } from '../catalogue/schema.js';
import type { Locale } from '../i18n/locales.js';
import { fitScore, type FitWeights } from './fit.js';

/** The orders, as the attribute `sort` and the URL name them. */
export const SORTS = [
  'relevance',
  'name',
  'stars',
  'newest',
  'maturity',
  'complexity',
  'resource-usage',
  'maintenance',
  'fit',
] as const;

export type SortName = (typeof SORTS)[number];

/** What a solution is sorted by, ascending: best scores, most stars and newest come first, unknown stars last. */
const KEYS: Readonly<Partial<Record<SortName, (solution: Solution) => number>>> = {
  stars: ({ stars }) => -(stars ?? -1),
  newest: ({ addedAt }) => -(Date.parse(addedAt) || 0),
  maturity: ({ maturity }) => -maturity,
  complexity: ({ complexity }) => complexity,
  'resource-usage': ({ resourceUsage }) => resourceUsage,
  maintenance: ({ maintenance }) => maintenance,
};

/** What a solution is sorted by in some order, ascending; the same for all in an order that is no number's. */
export function sortKey(solution: Solution, by: SortName): number {
  return KEYS[by]?.(solution) ?? 0;
}

export interface Sorter {
  /**
   * Puts positions in order. `relevance` keeps the given order; best scores, most stars and newest come first,
   * unknown stars last; equals stand by name.
   * @param indices positions in the solutions
   * @param weights what the reader weighs, for `fit`
   */
  sort(indices: ArrayLike<number>, by: SortName, weights?: FitWeights): Uint32Array;
}

/** Prepares the orders of a list of solutions. */
export function createSorter(solutions: readonly Solution[], locale: Locale): Sorter {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  /** For each position its rank by name. */
  let ranks: Uint32Array | undefined;
  const ranksByName = (): Uint32Array => {
    const names = solutions.map(({ name }) => name);
    const order = Uint32Array.from(names.keys()).sort(
      (a, b) => compare(names[a] ?? '', names[b] ?? '') || a - b,
    );
    const ranked = new Uint32Array(order.length);
    order.forEach((position, rank) => {
      ranked[position] = rank;
    });
    return ranked;
  };
  return {
    sort(indices, by, weights = {}) {
      const sorted = Uint32Array.from(indices);
      if (by === 'relevance') return sorted;
      const byName = (ranks ??= ranksByName());
      const keys = Float64Array.from(solutions, (solution) =>
        by === 'fit' ? -fitScore(solution, weights) : sortKey(solution, by),
      );
      return sorted.sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || (byName[a] ?? 0) - (byName[b] ?? 0));
    },
  };
}
