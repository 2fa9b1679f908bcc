// The part of the client's bench that is bundled and runs in a page. See client.ts.
import { SolutionCatalogue } from '../../src/index.js';
import * as z from 'zod/mini';
import { solutionSchema, type Catalogue } from '../../src/catalogue/schema.js';

customElements.define('solution-catalogue', SolutionCatalogue);

export interface Measured {
  /** From the bytes to the first cards on the screen, in milliseconds. */
  firstCards: number;
  /** From the bytes until nothing is left to do, in milliseconds. */
  all: number;
}

const CHUNK = 2 ** 16;

/** A body that is there already, in the pieces a network would bring it in. */
function bodyOf(bytes: Uint8Array): Response {
  let at = 0;
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at < bytes.length) controller.enqueue(bytes.slice(at, (at += CHUNK)));
      else controller.close();
    },
  });
  return new Response(stream);
}

/** When the next frame has been laid out and painted: a message sent before that arrives right behind it. */
const painted = (): Promise<number> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve(performance.now());
      };
      port2.postMessage(null);
    });
  });

const firstCard = (root: ShadowRoot): Promise<void> =>
  new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!root.querySelector('[part~="card"]')) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(root, { childList: true, subtree: true });
  });

async function measure(
  bytes: Uint8Array,
  run: (response: () => Response) => Promise<void>,
): Promise<Measured> {
  const element = document.querySelector('solution-catalogue')!;
  await element.updateComplete;
  let start = 0;
  const cards = firstCard(element.shadowRoot!).then(painted);
  await painted();
  const end = run(() => {
    start = performance.now();
    performance.mark('start');
    return bodyOf(bytes);
  }).then(painted);
  const [first, all] = await Promise.all([cards, end]);
  return { firstCards: first - start, all: all - start };
}

Object.assign(globalThis, {
  /** Our way: the element fetches. */
  ours: (bytes: Uint8Array) =>
    measure(bytes, async (response) => {
      const element = document.querySelector('solution-catalogue')!;
      globalThis.fetch = () => Promise.resolve(response());
      const loaded = new Promise((resolve) => {
        element.addEventListener('catalogue-load', resolve);
      });
      element.maxBytes = 1e9;
      // A document that no run before has stored.
      element.src = `https://bench.example/${Date.now()}.json`;
      await loaded;
      await element.updateComplete;
    }),
  /** The naive way: all of it as JSON, all of it checked, all of it rendered, or only the first page of it. */
  naive: (bytes: Uint8Array, isRenderedWhole: boolean) =>
    measure(bytes, async (response) => {
      const element = document.querySelector('solution-catalogue')!;
      const json = (await response().json()) as Catalogue;
      const solutions = json.solutions.filter((each) => z.safeParse(solutionSchema(), each).success);
      if (isRenderedWhole) element.limit = solutions.length;
      element.catalogue = { ...json, solutions };
      await element.updateComplete;
    }),
});
