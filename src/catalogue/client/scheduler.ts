import type { Environment } from '../../environment.js';

/**
 * How long code works before the page gets a turn, in milliseconds: half a frame at 60 Hz, so that the browser can
 * still paint in time and reacts to a key at once.
 */
const SLICE_MS = 8;

/**
 * How long a frame is waited for, in milliseconds. Pages in the background are not painted at all: nothing may wait
 * for that.
 */
const LONGEST_FRAME_MS = 100;

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
      : yieldToMain().then(() => {
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

/** Waits until the next frame is painted. Where nothing is ever painted, as in Node, there is nothing to wait for. */
export function painted(environment: Environment): Promise<void> {
  return new Promise((resolve) => {
    if (!environment.hasFrames) {
      resolve();
      return;
    }
    const timer = environment.setTimeout(resolve, LONGEST_FRAME_MS);
    environment.requestAnimationFrame(() => {
      environment.clearTimeout(timer);
      // The callback runs before the paint. A timer and a turn later, what the page itself waits for has come first.
      environment.setTimeout(() => void yieldToMain().then(resolve));
    });
  });
}

/** Lets the page have its turn. A message does that where a timer would not: those are slowed down in the background. */
function yieldToMain(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
