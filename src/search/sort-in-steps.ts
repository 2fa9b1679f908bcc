import { lookUp } from './by-score.js';

/** So many are sorted or merged in one step of a few milliseconds. */
const A_STEP = 2048;
/** So many are sorted at a time before they are merged: comparing two names in a language takes microseconds. */
const A_RUN = 256;
/** Keys are below this, and so are the numbers of what is sorted: both fit into the digits of one number. */
const MOST_KEYS = 2 ** 30;
const MOST = 2 ** 22;

export function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/**
 * Sorts numbers from 0 in steps that hold nobody up.
 * @param size how many
 * @param keyOf what they are sorted by first: the whole part of a number from 0 to 2³⁰, which costs next to nothing to
 *   compare
 * @param order tells those with equal keys apart; without it they stay as they are
 */
export function* sortInSteps(
  size: number,
  keyOf: (number: number) => number,
  order?: (a: number, b: number) => number,
): Generator<undefined, Uint32Array> {
  const keys = new Float64Array(size);
  for (let at = 0; at < size; at++)
    keys[at] = Math.trunc(Math.max(0, Math.min(keyOf(at), MOST_KEYS))) * MOST + at;
  yield;
  keys.sort();
  const sorted = new Uint32Array(size);
  for (let at = 0; at < size; at++) sorted[at] = (keys[at] ?? 0) % MOST;
  let stepped = 0;
  for (let from = 0; order && from < size;) {
    const end = Math.floor((keys[from] ?? 0) / MOST + 1) * MOST;
    let to = from + 1;
    while ((keys[to] ?? end) < end) to++;
    if (to - from > A_STEP) yield* mergeSort(sorted.subarray(from, to), order);
    else if (to - from > 1) sorted.subarray(from, to).sort(order);
    from = to;
    if (from - stepped > A_STEP) {
      stepped = from;
      yield;
    }
  }
  return sorted;
}

function* mergeSort(numbers: Uint32Array, order: (a: number, b: number) => number): Generator<undefined> {
  for (let from = 0; from < numbers.length; from += A_RUN) {
    numbers.subarray(from, from + A_RUN).sort(order);
    yield;
  }
  for (let run = A_RUN; run < numbers.length; run *= 2) {
    const before = numbers.slice();
    for (let from = 0; from < numbers.length; from += 2 * run) {
      const middle = Math.min(from + run, numbers.length);
      const end = Math.min(from + 2 * run, numbers.length);
      let left = from;
      let right = middle;
      for (let at = from; at < end; at++) {
        const [a = 0, b = 0] = [before[left], before[right]];
        const takesLeft = right >= end || (left < middle && order(a, b) <= 0);
        numbers[at] = takesLeft ? a : b;
        if (takesLeft) left++;
        else right++;
        if (at % A_STEP === 0) yield;
      }
    }
  }
}

/** Sorts numbers anew by keys alone: equal ones stay in the order given. */
export function* sortAnew(
  order: Uint32Array,
  keyOf: (number: number) => number,
): Generator<undefined, Uint32Array> {
  return lookUp(yield* sortInSteps(order.length, (at) => keyOf(order[at] ?? 0)), order);
}

/** The first four units of a text as a key, up to the first one beyond ASCII. */
function keyOfText(text: string): number {
  let key = 0;
  let end = text.length;
  for (let at = 0; at < 4; at++) {
    const unit = at < end ? Math.min(text.charCodeAt(at), 127) : 0;
    if (unit === 127) end = 0;
    key = key * 128 + unit;
  }
  return key;
}

/**
 * Sorts texts by their units: their numbers, in order.
 * @param order tells equal ones apart
 */
export function sortTexts(
  texts: readonly string[],
  order: (a: number, b: number) => number = () => 0,
): Generator<undefined, Uint32Array> {
  return sortInSteps(
    texts.length,
    (at) => keyOfText(texts[at] ?? ''),
    (a, b) => compare(texts[a] ?? '', texts[b] ?? '') || order(a, b),
  );
}
