/** Scores are told apart in steps of this size; what is closer is equal, and stands in its inherent order. */
const STEP = 1 / 512;
const DIGIT_BITS = 11;
const DIGITS = 1 << DIGIT_BITS;
const HIGHEST = DIGITS * DIGITS - 1;

/** The order's whole number for a score: the higher the score, the lower it is. */
function stepsBelow(score: number): number {
  return HIGHEST - Math.min(HIGHEST, Math.max(0, Math.round(score / STEP)));
}

/** Sorts by one digit of the keys, and leaves equals as they stand. */
function byDigit(items: Uint32Array, keys: Uint32Array, shift: number): Uint32Array {
  const starts = new Uint32Array(DIGITS + 1);
  const digit = (item: number): number => ((keys[item] ?? 0) >>> shift) & (DIGITS - 1);
  for (const item of items) starts[digit(item) + 1] = (starts[digit(item) + 1] ?? 0) + 1;
  for (let at = 0; at < DIGITS; at++) starts[at + 1] = (starts[at + 1] ?? 0) + (starts[at] ?? 0);
  const sorted = new Uint32Array(items.length);
  for (const item of items) {
    const at = starts[digit(item)] ?? 0;
    sorted[at] = item;
    starts[digit(item)] = at + 1;
  }
  return sorted;
}

/**
 * Sorts ranks by their scores, highest first; equal ones keep their order. Two passes over the digits of the scores:
 * a comparing sort of all solutions of a large catalogue would cost most of a keystroke's time.
 */
export function byScore(ranks: Uint32Array, scores: Float64Array): Uint32Array {
  if (ranks.length < DIGITS / 4) {
    const keys = new Map(Array.from(ranks, (rank) => [rank, stepsBelow(scores[rank] ?? 0)]));
    return ranks.slice().sort((a, b) => (keys.get(a) ?? 0) - (keys.get(b) ?? 0));
  }
  const keys = new Uint32Array(scores.length);
  for (const rank of ranks) keys[rank] = stepsBelow(scores[rank] ?? 0);
  return byDigit(byDigit(ranks, keys, 0), keys, DIGIT_BITS);
}
