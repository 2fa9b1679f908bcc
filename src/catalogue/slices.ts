/** How long one may work at a time, in milliseconds: with that, a page still reacts at once. */
const SPELL = 8;

/** Runs steps to their end, with pauses in which the page can paint and react. */
export async function inSlices<T>(steps: Generator<undefined, T>, signal: AbortSignal): Promise<T> {
  let begun = performance.now();
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() - begun < SPELL) continue;
    await pause();
    signal.throwIfAborted();
    begun = performance.now();
  }
}

/** The next turn. A message, because timers are slowed down in pages that nobody looks at. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
