const { setTimeout, clearTimeout } = globalThis;

/**
 * Timers of these lengths do not run before the test says so: what happens after a pause neither comes early on a slow
 * machine nor has to be waited for.
 */
export class HeldTimers {
  readonly #lengths: readonly number[];
  readonly #waiting = new Map<number, () => void>();
  #number = 0;

  /** @param lengths in milliseconds */
  constructor(...lengths: number[]) {
    this.#lengths = lengths;
  }

  hold(): void {
    const begin = (run: () => void, time = 0, ...parameters: unknown[]): unknown => {
      if (!this.#lengths.includes(time)) return setTimeout(run, time, ...parameters);
      // The browser's own are positive.
      this.#number -= 1;
      this.#waiting.set(this.#number, run);
      return this.#number;
    };
    globalThis.setTimeout = begin as typeof setTimeout;
    globalThis.clearTimeout = (timer) => {
      if (!this.#waiting.delete(timer as unknown as number)) clearTimeout(timer);
    };
  }

  /** The time has passed, for those that are waiting. */
  pass(): void {
    const runs = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const run of runs) run();
  }

  release(): void {
    Object.assign(globalThis, { setTimeout, clearTimeout });
    this.#waiting.clear();
  }
}
