// The orders of results: by fields, recommended, by what matters to the reader (fit).
import type { Solution } from '../catalogue/schema.js';
import { fitScore, type FitWeights } from '../i18n/format.js';
import type { Locale } from '../i18n/locales.js';

/** The orders, as the attribute `sort` and the URL name them. */
export const SORTS = [
  'recommended',
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

/** So many points a solution goes back for each one of its category before it. */
const SPREAD = 2;

/** Less than a point, whatever the number of stars: they decide between solutions with as many points. */
const STAR = 2 ** -24;

/** What a solution is sorted by, ascending: best scores, most stars and newest come first, unknown stars last. */
const KEYS: Readonly<Partial<Record<SortName, (solution: Solution) => number>>> = {
  recommended: ({ maturity, complexity, maintenance, stars }) =>
    complexity + maintenance - 2 * maturity - (stars ?? 0) * STAR,
  stars: ({ stars }) => -(stars ?? -1),
  newest: ({ addedAt }) => -(Date.parse(addedAt) || 0),
  maturity: ({ maturity }) => -maturity,
  complexity: ({ complexity }) => complexity,
  'resource-usage': ({ resourceUsage }) => resourceUsage,
  maintenance: ({ maintenance }) => maintenance,
};

/** What a solution is sorted by in some order, ascending; the same for all in an order that is no number's. */
export const sortKey = (solution: Solution, by: SortName): number => KEYS[by]?.(solution) ?? 0;

export interface Sorter {
  /**
   * Puts positions in order. `relevance` keeps the given order; best scores, most stars and newest come first,
   * unknown stars last; equals stand by name. `recommended` depends on nothing but the document, so that it is the same
   * in every language, on every machine and every day.
   * @param indices positions in the solutions
   * @param weights what the reader weighs, for `fit`
   */
  sort(indices: ArrayLike<number>, by: SortName, weights?: FitWeights): Uint32Array;
}

/** Prepares the orders of a list of solutions. */
export function createSorter(solutions: readonly Solution[], locale: Locale): Sorter {
  const nameAt = (position: number): string => solutions[position]?.name ?? '';
  const { compare } = new Intl.Collator(locale, { numeric: true });
  /** All positions by the names of their solutions: sorting keeps that order among equals. */
  let byName: readonly number[] | undefined;
  return {
    sort(indices, by, weights = {}) {
      const sorted = Uint32Array.from(indices);
      if (by === 'relevance') return sorted;
      const keys = Float64Array.from(solutions, (solution) =>
        by === 'fit' ? -fitScore(solution, weights) : sortKey(solution, by),
      );
      if (by === 'recommended') return spread(sorted, keys, solutions);
      byName ??= [...solutions.keys()].sort((a, b) => compare(nameAt(a), nameAt(b)));
      const given = new Set(sorted);
      sorted.set(byName.filter((position) => given.has(position)));
      return sorted.sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0));
    },
  };
}

/** Solutions in the order in which they are recommended. */
export function recommended(solutions: readonly Solution[]): Solution[] {
  const order = createSorter(solutions, 'en').sort([...solutions.keys()], 'recommended');
  return Array.from(order).flatMap((position) => solutions[position] ?? []);
}

/**
 * Puts positions in the order of their keys, and the best of several categories before the next best of one. The first
 * ones stay the first ones when those behind them are left out: they can be shown while the others still arrive.
 */
function spread(sorted: Uint32Array, keys: Float64Array, solutions: readonly Solution[]): Uint32Array {
  const before = new Map<string | undefined, number>();
  const byKey = (a: number, b: number) => (keys[a] ?? 0) - (keys[b] ?? 0) || a - b;
  for (const position of sorted.sort(byKey)) {
    const category = solutions[position]?.category;
    const count = before.get(category) ?? 0;
    before.set(category, count + 1);
    keys[position] = (keys[position] ?? 0) + count * SPREAD;
  }
  return sorted.sort(byKey);
}
