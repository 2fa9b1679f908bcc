import type { Solution } from '../catalogue/schema.js';
import type { Locale } from '../i18n/negotiate.js';
import { fitScore, type FitWeights } from './fit.js';
import { sortInSteps } from './sort-in-steps.js';
import { Stepwise } from './stepwise.js';

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
   * Puts the names in order, a few milliseconds further: every order needs that.
   * @returns whether it is done
   */
  prepare(): boolean;
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
  const kept = new Map<SortName, Uint32Array>();

  /** Turns an order of all positions into the rank of each. */
  const ranks = (order: Uint32Array): Uint32Array => {
    const rank = new Uint32Array(order.length);
    order.forEach((index, at) => (rank[index] = at));
    return rank;
  };
  function* rankNames(): Generator<undefined, Uint32Array> {
    const { compare } = new Intl.Collator(locale, { numeric: true });
    const names = solutions.map(({ name }) => name);
    const byName = (a: number, b: number) => compare(names[a] ?? '', names[b] ?? '') || a - b;
    return ranks(yield* sortInSteps(names.length, () => 0, byName));
  }
  const nameRanks = new Stepwise(rankNames());
  const byKey = (key: (solution: Solution) => number): Uint32Array => {
    const names = nameRanks.value;
    const keys = Float64Array.from(solutions, key);
    const compare = (a: number, b: number): number => {
      const left = keys[a] ?? 0;
      const right = keys[b] ?? 0;
      return left === right ? (names[a] ?? 0) - (names[b] ?? 0) : left < right ? -1 : 1;
    };
    return ranks(Uint32Array.from(solutions.keys()).sort(compare));
  };
  const ranksBy = (by: Exclude<SortName, 'relevance'>, weights: FitWeights): Uint32Array => {
    // the weights of a fit change with every move of a slider: nothing to keep
    if (by === 'fit') return byKey((solution) => -fitScore(solution, weights));
    if (by === 'name') return nameRanks.value;
    let rank = kept.get(by);
    if (!rank) kept.set(by, (rank = byKey(KEYS[by])));
    return rank;
  };

  return {
    prepare: () => nameRanks.step(),
    sort(indices, by, weights = {}) {
      const sorted = Uint32Array.from(indices);
      if (by === 'relevance') return sorted;
      const rank = ranksBy(by, weights);
      return sorted.sort((a, b) => (rank[a] ?? 0) - (rank[b] ?? 0));
    },
  };
}
