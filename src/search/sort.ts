import type { Solution } from '../catalogue/schema.js';
import type { Locale } from '../i18n/negotiate.js';
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

/** What a solution is sorted by, ascending. */
const KEYS: Readonly<
  Record<Exclude<SortName, 'relevance' | 'name' | 'fit'>, (solution: Solution) => number>
> = {
  stars: ({ stars }) => (stars === null ? Infinity : -stars),
  newest: ({ addedAt }) => -Date.parse(addedAt),
  maturity: ({ maturity }) => -maturity,
  complexity: ({ complexity }) => complexity,
  'resource-usage': ({ resourceUsage }) => resourceUsage,
  maintenance: ({ maintenance }) => maintenance,
};

export interface Sorter {
  /**
   * Puts positions in order. `relevance` keeps the given order; best scores, most stars and newest come first,
   * unknown stars last; equals stand by name.
   * @param indices positions in the solutions
   * @param weights what the reader weighs, for `fit`
   */
  sort(indices: ArrayLike<number>, by: SortName, weights?: FitWeights): Uint32Array;
}

/** Prepares the orders of a list of solutions. Each order is worked out when it is first asked for, and kept. */
export function createSorter(solutions: readonly Solution[], locale: Locale): Sorter {
  let nameRanks: Uint32Array | undefined;
  const kept = new Map<SortName, Uint32Array>();

  /** Turns an order of all positions into the rank of each. */
  const ranks = (compare: (a: number, b: number) => number): Uint32Array => {
    const order = Uint32Array.from(solutions.keys()).sort(compare);
    const rank = new Uint32Array(order.length);
    order.forEach((index, at) => (rank[index] = at));
    return rank;
  };
  const byName = (): Uint32Array => {
    if (nameRanks) return nameRanks;
    const { compare } = new Intl.Collator(locale, { numeric: true });
    const names = solutions.map(({ name }) => name);
    return (nameRanks = ranks((a, b) => compare(names[a] ?? '', names[b] ?? '') || a - b));
  };
  const byKey = (key: (solution: Solution) => number): Uint32Array => {
    const names = byName();
    const keys = Float64Array.from(solutions, key);
    return ranks((a, b) => {
      const left = keys[a] ?? 0;
      const right = keys[b] ?? 0;
      return left === right ? (names[a] ?? 0) - (names[b] ?? 0) : left < right ? -1 : 1;
    });
  };
  const ranksBy = (by: Exclude<SortName, 'relevance'>, weights: FitWeights): Uint32Array => {
    // the weights of a fit change with every move of a slider: nothing to keep
    if (by === 'fit') return byKey((solution) => -fitScore(solution, weights));
    if (by === 'name') return byName();
    let rank = kept.get(by);
    if (!rank) kept.set(by, (rank = byKey(KEYS[by])));
    return rank;
  };

  return {
    sort(indices, by, weights = {}) {
      const sorted = Uint32Array.from(indices);
      if (by === 'relevance') return sorted;
      const rank = ranksBy(by, weights);
      return sorted.sort((a, b) => (rank[a] ?? 0) - (rank[b] ?? 0));
    },
  };
}
