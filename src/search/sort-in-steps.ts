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
 * @param keyOf what they are sorted by first: a whole number below 2³⁰, which costs next to nothing to compare
 * @param order tells those with equal keys apart
 */
export function* sortInSteps(
  size: number,
  keyOf: (number: number) => number,
  order: (a: number, b: number) => number,
): Generator<undefined, Uint32Array> {
  const keys = new Float64Array(size);
  for (let at = 0; at < size; at++) keys[at] = Math.min(keyOf(at), MOST_KEYS) * MOST + at;
  yield;
  keys.sort();
  const sorted = new Uint32Array(size);
  for (let at = 0; at < size; at++) sorted[at] = (keys[at] ?? 0) % MOST;
  let stepped = 0;
  for (let from = 0; from < size;) {
    const key = Math.floor((keys[from] ?? 0) / MOST);
    let to = from + 1;
    while (to < size && Math.floor((keys[to] ?? 0) / MOST) === key) to++;
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

/** The first four letters of a folded word as a key, up to the first one that is neither Latin nor a digit. */
function keyOfWord(word: string): number {
  let key = 0;
  let end = word.length;
  for (let at = 0; at < 4; at++) {
    const unit = at < end ? Math.min(word.charCodeAt(at), 123) : 0;
    if (unit === 123) end = 0;
    key = key * 128 + unit;
  }
  return key;
}

/** Sorts folded words by their units: their numbers, in order. */
export function sortWords(words: readonly string[]): Generator<undefined, Uint32Array> {
  return sortInSteps(
    words.length,
    (at) => keyOfWord(words[at] ?? ''),
    (a, b) => compare(words[a] ?? '', words[b] ?? ''),
  );
}
