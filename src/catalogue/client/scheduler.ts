// Splits long work into slices, so that the page gets a turn in between.
import type { Environment } from '../../environment.js';

/**
 * How long code works before the page gets a turn, in milliseconds: half a frame at 60 Hz, so that the browser can
 * still paint in time and reacts to a key at once.
 */
const SLICE_MS = 8;

/**
 * Starts a slice of work on the main thread.
 * @returns a function to be called between two steps of the work. It gives a promise to wait for when the slice is
 *   over, and undefined while there is time left
 */
export function createYielder(environment: Environment): () => Promise<void> | undefined {
  let begun = environment.elapsed();
  return () =>
    environment.elapsed() - begun < SLICE_MS
      ? undefined
      : environment.nextTurn().then(() => {
          begun = environment.elapsed();
        });
}

/**
 * Runs steps to their end, and lets the page paint and react in between.
 * @throws the signal's reason when `signal` aborts meanwhile
 */
export async function runInSlices<T>(
  steps: Generator<undefined, T>,
  signal: AbortSignal,
  environment: Environment,
): Promise<T> {
  const yieldIfDue = createYielder(environment);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await yieldIfDue();
    signal.throwIfAborted();
  }
}
