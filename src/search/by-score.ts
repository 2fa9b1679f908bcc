/** Replaces each number by what a table has at its place. */
export function lookUp(places: Uint32Array, table: Uint32Array): Uint32Array {
  for (let at = 0; at < places.length; at++) places[at] = table[places[at] ?? 0] ?? 0;
  return places;
}

/** Scores are told apart in steps of this size; what is closer is equal, and stands in its inherent order. */
const STEP = 1 / 512;
/** Scores are sorted by two digits of so many bits: at most 8192 points. */
const DIGIT = 11;
const LAST_DIGIT = 2 ** DIGIT - 1;
const HIGHEST = 2 ** (2 * DIGIT) - 1;

/** Sorts ascending ranks by their scores, highest first, digit by digit: equal ones stay ascending. */
export function byScore(ranks: Uint32Array, scores: Float64Array): Uint32Array {
  const size = ranks.length;
  const keys = new Uint32Array(size);
  for (let at = 0; at < size; at++) {
    const score = scores[ranks[at] ?? 0] ?? 0;
    keys[at] = HIGHEST - Math.min(HIGHEST, Math.max(0, Math.round(score / STEP)));
  }
  const order = new Uint32Array(size);
  for (let at = 0; at < size; at++) order[at] = at;
  return lookUp(byDigit(byDigit(order, keys, 0), keys, DIGIT), ranks);
}

/** Sorts positions of keys by one digit of them; equal ones keep their order. */
function byDigit(order: Uint32Array, keys: Uint32Array, shift: number): Uint32Array {
  const size = order.length;
  const starts = new Uint32Array(2 ** DIGIT + 1);
  for (let at = 0; at < size; at++) {
    const digit = ((keys[at] ?? 0) >>> shift) & LAST_DIGIT;
    starts[digit + 1] = (starts[digit + 1] ?? 0) + 1;
  }
  for (let at = 1; at <= LAST_DIGIT; at++) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0);
  const sorted = new Uint32Array(size);
  for (let at = 0; at < size; at++) {
    const position = order[at] ?? 0;
    const digit = ((keys[position] ?? 0) >>> shift) & LAST_DIGIT;
    const to = starts[digit] ?? 0;
    sorted[to] = position;
    starts[digit] = to + 1;
  }
  return sorted;
}
