// What the four scores of a solution mean to readers: verdicts on them, and how well they fit what a reader weighs.
import type { ScoreName, Solution } from './schema.js';
import { SCORE_MAX, SCORE_MIN, SCORES } from './values.js';

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
