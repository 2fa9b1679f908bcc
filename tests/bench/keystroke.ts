// From a key to the screen, in Chromium: `npx tsx tests/bench/keystroke.ts [document.json]`, SIZES=1000,10000 for other
// sizes. Types as a quick reader does, and prints milliseconds on a phone's screen and a desktop's, at full speed and
// with the processor slowed four times: to the next paint, as the browser's Event Timing has it (in steps of 8 ms;
// of a key that goes up nothing is painted), and to the first results that changed. Bigger catalogues repeat the given
// one under other names. Needs `npm run build` before.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'puppeteer-core';
import type { Catalogue } from '../../src/catalogue/schema.js';
import type {} from '../../src/element/solution-catalogue.js';
import { launchChromium } from '../e2e/support.js';

const QUERIES = ['alternatives to slack', 'passwort manager', 'nextclod', 'kanban board', 'google docs'];
const SIZES = (process.env.SIZES ?? '10000').split(',').map(Number);
const SCREENS = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];
/** How long a key is down, and how long it takes until the next one, in milliseconds. */
const [DOWN, UP] = [60, 90];
const script = readFileSync(new URL('../../dist/cdn/solution-catalogue.js', import.meta.url));
const source = process.argv[2] ?? new URL('../../demo/dist/api/v1/solutions.json', import.meta.url);
const catalogue = JSON.parse(readFileSync(source, 'utf8')) as Catalogue;

function ofSize(size: number): string {
  const { solutions } = catalogue;
  const many = Array.from({ length: size }, (_, index) => {
    const solution = solutions[index % solutions.length];
    const round = Math.floor(index / solutions.length);
    return { ...solution, name: `${solution?.name ?? ''}${round > 0 ? ` ${round}` : ''}` };
  });
  return JSON.stringify({ ...catalogue, count: size, solutions: many });
}

const server = createServer((request, response) => {
  const [, size] = /^\/(\d+)\.json/.exec(request.url ?? '') ?? [];
  if (size) response.setHeader('content-type', 'application/json').end(ofSize(Number(size)));
  else if (request.url === '/element.js') response.setHeader('content-type', 'text/javascript').end(script);
  else
    response
      .setHeader('content-type', 'text/html')
      .end('<!doctype html><script type="module" src="/element.js"></script><body></body>');
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo;
const browser = await launchChromium();
const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

interface Measured {
  /** From the key to the next paint, of every key. */
  paints: number[];
  /** From the key to the first results that changed, of every key that changed some. */
  results: number[];
}

/** Shows the catalogue, and begins to measure. */
async function begin(page: Page, size: number): Promise<void> {
  await page.evaluate(async (src) => {
    const element = document.createElement('solution-catalogue');
    element.lang = 'en';
    const loaded = new Promise((resolve) => {
      element.addEventListener('catalogue-load', resolve);
    });
    element.src = src;
    document.body.append(element);
    await loaded;
    await element.updateComplete;
  }, `/${size}.json`);
  // The index is built meanwhile: that is the start, not the rule.
  await wait(4000);
  await page.evaluate(() => {
    const measured: Measured = { paints: [], results: [] };
    const keys = new Map<number, number>();
    new PerformanceObserver((list) => {
      for (const { name, duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId && name !== 'keyup')
          keys.set(interactionId, Math.max(duration, keys.get(interactionId) ?? 0));
      measured.paints = [...keys.values()];
    }).observe({ type: 'event', durationThreshold: 0 } as PerformanceObserverInit);
    let typed: number | undefined;
    addEventListener('input', ({ timeStamp }) => (typed = timeStamp), true);
    const painted = (start: number) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel(); // a task behind the paint
        port1.onmessage = () => measured.results.push(performance.now() - start);
        port2.postMessage(0);
      });
    };
    const root = document.querySelector('solution-catalogue')!.shadowRoot!;
    new MutationObserver((records) => {
      // The list may be made anew, so that it is looked for each time.
      const results = root.querySelector('[part="results"]');
      if (typed === undefined || !records.some(({ target }) => results?.contains(target))) return;
      painted(typed);
      typed = undefined;
    }).observe(root, { subtree: true, childList: true, characterData: true });
    Object.assign(globalThis, { measured: () => measured });
  });
}

async function type(page: Page): Promise<void> {
  await page.focus('pierce/#query');
  for (const query of QUERIES) {
    for (const letter of query) {
      await page.keyboard.press(letter === ' ' ? 'Space' : (letter as 'a'), { delay: DOWN });
      await wait(UP);
    }
    await page.evaluate(async () => {
      const element = document.querySelector('solution-catalogue')!;
      element.clear();
      await element.updateComplete;
    });
  }
}

function cell(times: number[]): string {
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? NaN).toFixed(0);
  return `${at(0.5)} / ${at(0.95)} / ${at(0.999)}`;
}

console.log('| solutions | screen | processor | next paint, p50 / p95 / worst | first results |');
console.log('|--:|---|---|---|---|');
for (const size of SIZES)
  for (const screen of SCREENS)
    for (const slowdown of [1, 4]) {
      const page = await browser.newPage();
      await page.evaluateOnNewDocument('globalThis.__name = (named) => named'); // tsx wraps functions in it
      await page.setViewport(screen);
      await page.goto(`http://127.0.0.1:${port}/`);
      await begin(page, size);
      await page.emulateCPUThrottling(slowdown);
      await type(page);
      const { paints, results } = (await page.evaluate('measured()')) as Measured;
      const speed = slowdown === 1 ? 'at full speed' : `${slowdown} times slower`;
      const cells = [size, `${screen.width} × ${screen.height}`, speed, cell(paints), cell(results)];
      console.log(`| ${cells.join(' | ')} |`);
      await page.close();
    }
await browser.close();
server.close();
