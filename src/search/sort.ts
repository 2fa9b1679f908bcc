import type { Solution } from '../catalogue/schema.js';
import type { Locale } from '../i18n/locales.js';
import { fitScore, type FitWeights } from './fit.js';
import { sortInSteps, Stepwise } from './steps.js';

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

/** An order of all positions, and the rank of each position in it. */
interface Order {
  readonly order: Uint32Array;
  readonly ranks: Uint32Array;
}

function ranked(order: Uint32Array): Order {
  const ranks = new Uint32Array(order.length);
  for (let rank = 0; rank < order.length; rank++) ranks[order[rank] ?? 0] = rank;
  return { order, ranks };
}

/** Prepares the orders of a list of solutions. Each is worked out when it is first asked for, and kept. */
export function createSorter(solutions: readonly Solution[], locale: Locale): Sorter {
  function* orderNames(): Generator<undefined, Order> {
    const { compare } = new Intl.Collator(locale, { numeric: true });
    const names = solutions.map(({ name }) => name);
    return ranked(
      yield* sortInSteps(names.length, (a, b) => compare(names[a] ?? '', names[b] ?? '') || a - b),
    );
  }
  const byName = new Stepwise(orderNames());
  const kept = new Map<SortName, Order>();

  const byKey = (keyOf: (solution: Solution) => number): Order => {
    const keys = Float64Array.from(solutions, keyOf);
    // equal ones stand by name
    return ranked(byName.value.order.slice().sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0)));
  };
  const orderBy = (by: Exclude<SortName, 'relevance'>, weights: FitWeights): Order => {
    // the weights of a fit change with every move of a slider: nothing to keep
    if (by === 'fit') return byKey((solution) => -fitScore(solution, weights));
    if (by === 'name') return byName.value;
    let order = kept.get(by);
    if (!order) kept.set(by, (order = byKey((solution) => sortKey(solution, by))));
    return order;
  };

  return {
    prepare: () => byName.step(),
    sort(indices, by, weights = {}) {
      const sorted = Uint32Array.from(indices);
      if (by === 'relevance') return sorted;
      const { order, ranks } = orderBy(by, weights);
      // numbers alone are sorted without comparing them one by one in script
      return sorted
        .map((position) => ranks[position] ?? 0)
        .sort()
        .map((rank) => order[rank] ?? 0);
    },
  };
}
