/** How long one may work at a time, in milliseconds: with that, a page still reacts at once. */
const SPELL = 8;

/** Runs steps to their end, with pauses in which the page can paint and react. */
export async function inSlices<T>(steps: Generator<undefined, T>, signal: AbortSignal): Promise<T> {
  const rest = worker();
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await rest();
    signal.throwIfAborted();
  }
}

/** Begins to work. The function returned makes a pause when one is due. */
export function worker(): () => Promise<void> | undefined {
  let begun = performance.now();
  return () =>
    performance.now() - begun < SPELL
      ? undefined
      : pause().then(() => {
          begun = performance.now();
        });
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

/** How long a paint is waited for, in milliseconds: pages in the background are not painted. */
const LONGEST_FRAME = 100;

/** After the next paint; at once where nothing is ever painted, as in Node. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestAnimationFrame === 'undefined') {
      resolve();
      return;
    }
    const timer = setTimeout(resolve, LONGEST_FRAME);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      // A turn later still: what the page itself waits for comes first.
      setTimeout(() => void pause().then(resolve));
    });
  });
}
