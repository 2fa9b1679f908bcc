// Documents that are on their way for as long as a test wants: their requests wait until the test lets them go.

export class Held {
  #released = new Set();
  #waiting = new Map();

  /** Settles when the document at the path is let go, at once if it was already. */
  released(path) {
    if (this.#released.has(path)) return Promise.resolve();
    return new Promise((resolve) => {
      this.#waiting.set(path, [...(this.#waiting.get(path) ?? []), resolve]);
    });
  }

  /** Lets go the document at the path: all who wait for it, and all who ask for it from now on. */
  release(path) {
    this.#released.add(path);
    for (const resolve of this.#waiting.get(path) ?? []) resolve();
    this.#waiting.delete(path);
  }
}
