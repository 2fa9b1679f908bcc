import type { ScoreName, Solution } from '../catalogue/schema.js';
import type { Locale } from '../i18n/locales.js';
import { LIMITS } from './facets.js';

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

/**
 * How much a reader cares about each score, from 0 (not at all) upwards. The wish behind each: easy to set up
 * (`complexity`), mature (`maturity`), light (`resourceUsage`), little upkeep (`maintenance`).
 */
export type FitWeights = Readonly<Partial<Record<ScoreName, number>>>;

/** One thing to say about how a solution fits: the key of a message, not its text. */
export interface FitReason {
  readonly score: ScoreName;
  /** `very` and `fairly` speak for the solution, `hardly` against it. */
  readonly strength: 'very' | 'fairly' | 'hardly';
}

export interface Fit {
  /** From 0 to 1: the weighed mean of how good the scores are. 0 when nothing is weighed. */
  readonly score: number;
  /** What is weighed and stands out, the weightiest first: first what speaks for the solution, then what against. */
  readonly reasons: readonly FitReason[];
}

/** The scores as wishes, in the order in which they are shown. */
const WISHES = LIMITS.map(({ score, bound }) => ({ score, more: bound === 'min' }));

const VERY = 0.75;
const FAIRLY = 0.5;
const HARDLY = 0.25;

/** How good one score is for a reader who wishes for it: 0 (worst) to 1 (best). */
function goodness(solution: Solution, score: ScoreName, more: boolean): number {
  const worth = (solution[score] - 1) / 9;
  return Math.min(1, Math.max(0, more ? worth : 1 - worth));
}

/** How well a solution fits what a reader weighs: the number only. */
export function fitScore(solution: Solution, weights: FitWeights): number {
  let sum = 0;
  let total = 0;
  for (const { score, more } of WISHES) {
    const weight = Math.max(0, weights[score] ?? 0);
    sum += weight * goodness(solution, score, more);
    total += weight;
  }
  return total > 0 ? sum / total : 0;
}

/** How well a solution fits what a reader weighs, with reasons. */
export function fit(solution: Solution, weights: FitWeights): Fit {
  const weighed = WISHES.map(({ score, more }) => ({
    score,
    weight: Math.max(0, weights[score] ?? 0),
    good: goodness(solution, score, more),
  })).filter(({ weight }) => weight > 0);
  const speaksFor = weighed
    .filter(({ good }) => good >= FAIRLY)
    .sort((a, b) => b.weight * b.good - a.weight * a.good)
    .map(({ score, good }): FitReason => ({ score, strength: good >= VERY ? 'very' : 'fairly' }));
  const speaksAgainst = weighed
    .filter(({ good }) => good <= HARDLY)
    .sort((a, b) => b.weight * (1 - b.good) - a.weight * (1 - a.good))
    .map(({ score }): FitReason => ({ score, strength: 'hardly' }));
  return { score: fitScore(solution, weights), reasons: [...speaksFor, ...speaksAgainst] };
}
