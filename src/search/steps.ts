// Small tools of the search: work in steps, remembered results, comparing of texts.

/** Something that is built in steps of a few milliseconds: by and by, or at once when somebody needs it. */
export class Stepwise<T> {
  #built: { readonly value: T } | undefined;
  readonly #steps: Generator<undefined, T>;

  constructor(steps: Generator<undefined, T>) {
    this.#steps = steps;
  }

  /**
   * Builds a little more.
   * @returns whether it is complete
   */
  step(): boolean {
    if (!this.#built) {
      const { done, value } = this.#steps.next();
      if (done) this.#built = { value };
    }
    return this.#built !== undefined;
  }

  /** What was built; whoever asks before it is complete waits for the rest of it. */
  get value(): T {
    while (!this.#built) this.step();
    return this.#built.value;
  }
}

/** Compares two texts by their UTF-16 units. */
export const compareTexts = (a: string, b: string): number => Number(a > b) - Number(a < b);

/**
 * A function that remembers what it made of each key; of more than `size` the oldest goes.
 * @param make a pure function
 */
export function memoized<K, T>(make: (key: K) => T, size = Infinity): (key: K) => T {
  const memo = new Map<K, T>();
  return (key) => {
    let made = memo.get(key);
    if (made === undefined) {
      if (memo.size >= size) memo.delete(memo.keys().next().value as K);
      memo.set(key, (made = make(key)));
    }
    return made;
  };
}

/** All ranges of numbers, the longest first, then from the left. */
export function* ranges(from: number, to: number, longest: number): Generator<readonly [number, number]> {
  for (let length = Math.min(to - from, longest); length > 0; length--)
    for (let start = from; start + length <= to; start++) yield [start, start + length];
}

/** How often each text occurs. */
export function countsOf(texts: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

/** Texts without repetition, the commonest first; of equally common ones that which comes first. */
export const commonest = (texts: Iterable<string>): string[] =>
  [...countsOf(texts)].sort(([, a], [, b]) => b - a).map(([text]) => text);
