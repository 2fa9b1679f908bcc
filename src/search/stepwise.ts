/** Something that is built in steps of a few milliseconds: by and by, or at once when somebody needs it. */
export class Stepwise<T> {
  readonly #steps: Generator<undefined, T>;
  #built: { readonly value: T } | undefined;

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
