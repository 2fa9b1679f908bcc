import type { Solution } from '../catalogue/schema.js';
import type { Locale } from '../i18n/locales.js';
import { lookUp } from './by-score.js';
import { fitScore, type FitWeights } from './fit.js';
import { sortAnew, sortInSteps } from './sort-in-steps.js';
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

const DAY = 86_400_000;
/** Later than any date, and more than any project has stars. */
const LAST = 2 ** 29;

/** What a solution is sorted by, ascending: numbers below 2³⁰, of which the whole part counts. */
const KEYS: Readonly<
  Record<Exclude<SortName, 'relevance' | 'name' | 'fit'>, (solution: Solution) => number>
> = {
  stars: ({ stars }) => LAST - (stars ?? -1),
  newest: ({ addedAt }) => LAST - (Date.parse(addedAt) / DAY || 0),
  maturity: ({ maturity }) => LAST - maturity * FINE,
  complexity: ({ complexity }) => complexity * FINE,
  'resource-usage': ({ resourceUsage }) => resourceUsage * FINE,
  maintenance: ({ maintenance }) => maintenance * FINE,
};
/** Scores and how well they fit are told apart in steps of a millionth. */
const FINE = 1e6;

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
    const order = (a: number, b: number): number => compare(names[a] ?? '', names[b] ?? '') || a - b;
    return ranked(yield* sortInSteps(names.length, () => 0, order));
  }
  const byName = new Stepwise(orderNames());
  const kept = new Map<SortName, Order>();

  const byKey = (key: (solution: Solution) => number): Order => {
    // equal ones stand by name
    const keyOf = (position: number): number => {
      const solution = solutions[position];
      return solution ? key(solution) : 0;
    };
    return ranked(new Stepwise(sortAnew(byName.value.order, keyOf)).value);
  };
  const orderBy = (by: Exclude<SortName, 'relevance'>, weights: FitWeights): Order => {
    // the weights of a fit change with every move of a slider: nothing to keep
    if (by === 'fit') return byKey((solution) => FINE * (1 - fitScore(solution, weights)));
    if (by === 'name') return byName.value;
    let order = kept.get(by);
    if (!order) kept.set(by, (order = byKey(KEYS[by])));
    return order;
  };

  return {
    prepare: () => byName.step(),
    sort(indices, by, weights = {}) {
      const sorted = Uint32Array.from(indices);
      if (by === 'relevance') return sorted;
      const { order, ranks } = orderBy(by, weights);
      // numbers alone are sorted without comparing them one by one in script
      return lookUp(lookUp(sorted, ranks).sort(), order);
    },
  };
}
