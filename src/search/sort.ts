// The orders of results: by fields, recommended, by what matters to the reader (fit), and verdicts on scores.
import type { ScoreName, Solution } from '../catalogue/schema.js';
import { SCORE_MAX, SCORE_MIN, SCORES } from '../catalogue/values.js';
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
export function sortKey(solution: Solution | undefined, by: SortName): number {
  return (solution && KEYS[by]?.(solution)) ?? 0;
}

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
      const keys = Float64Array.from(solutions, (solution) =>
        by === 'fit' ? -fitScore(solution, weights) : sortKey(solution, by),
      );
      if (by === 'recommended') return spread(sorted, keys, solutions);
      const byName = (ranks ??= ranksByName());
      return sorted.sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || (byName[a] ?? 0) - (byName[b] ?? 0));
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

/**
 * How much a reader cares about each score, from 0 (not at all) upwards. The wish behind each: easy to set up
 * (`complexity`), mature (`maturity`), light (`resourceUsage`), little upkeep (`maintenance`).
 */
export type FitWeights = Readonly<Partial<Record<ScoreName, number>>>;

/** Whether a score speaks for a solution or against it. */
export type Verdict = 'good' | 'poor';

/** One thing to say about how a solution fits: the key of a message, not its text. */
export interface FitReason {
  readonly score: ScoreName;
  readonly verdict: Verdict;
}

export interface Fit {
  /** From 0 to 1: the weighed mean of how good the scores are. 0 when nothing is weighed. */
  readonly score: number;
  /** What is weighed and stands out, the weightiest first: first what speaks for the solution, then what against. */
  readonly reasons: readonly FitReason[];
}

/**
 * From this score on, of those that readers see, something speaks for a solution: its verdict on a card is good ("easy
 * setup", "mature"). It is the same for all four scores.
 */
const GOOD = 8;
/** Up to this score, of those that readers see, something speaks against a solution. */
const POOR = 4;

/**
 * A score as readers see it, from 1 to 10: more is always better. In the document more is better of the maturity alone;
 * the other three scores say how much something asks for.
 */
export const rating = (name: ScoreName, score: number): number =>
  name === 'maturity' ? score : SCORE_MIN + SCORE_MAX - score;

/** How good one score is for a reader who cares about it: 0 (worst) to 1 (best). */
function goodness(solution: Solution, score: ScoreName): number {
  return Math.min(1, Math.max(0, (rating(score, solution[score]) - 1) / 9));
}

const weightOf = (score: ScoreName, weights: FitWeights): number => Math.max(0, weights[score] ?? 0);

/** What a score says of a solution; undefined where it is neither good nor poor. */
export function verdictOn(solution: Solution, score: ScoreName): Verdict | undefined {
  const points = rating(score, solution[score]);
  if (points >= GOOD) return 'good';
  return points <= POOR ? 'poor' : undefined;
}

/** How well a solution fits what a reader weighs: the number only. */
export function fitScore(solution: Solution, weights: FitWeights): number {
  let sum = 0;
  let total = 0;
  for (const score of SCORES) {
    const weight = weightOf(score, weights);
    sum += weight * goodness(solution, score);
    total += weight;
  }
  return total > 0 ? sum / total : 0;
}

/** How well a solution fits what a reader weighs, with reasons. */
export function fit(solution: Solution, weights: FitWeights): Fit {
  const reasons = (verdict: Verdict): FitReason[] => {
    const strength = (score: ScoreName): number =>
      weightOf(score, weights) * Math.abs(goodness(solution, score) - (verdict === 'poor' ? 1 : 0));
    return SCORES.filter((score) => strength(score) > 0 && verdictOn(solution, score) === verdict)
      .sort((a, b) => strength(b) - strength(a))
      .map((score) => ({ score, verdict }));
  };
  return { score: fitScore(solution, weights), reasons: [...reasons('good'), ...reasons('poor')] };
}
