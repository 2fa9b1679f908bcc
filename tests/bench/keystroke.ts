// From a key to results that are laid out, in Chromium: `npx tsx tests/bench/keystroke.ts [document.json]`.
// Prints milliseconds at p50 and p95 for catalogues of several sizes, at full speed and with the processor slowed
// four times. Bigger catalogues repeat the given one under other names. Needs `npm run build` before.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Catalogue } from '../../src/catalogue/schema.js';
import type {} from '../../src/solution-catalogue.js';
import { launchChromium } from '../e2e/support.js';

const QUERIES = ['alternatives to slack', 'passwort manager', 'nextclod', 'kanban board', 'google docs'];
const SIZES = [250, 1000, 10_000];
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

const rows: Record<string, Record<string, string>> = {};
for (const size of SIZES)
  for (const slowdown of [1, 4]) {
    const page = await browser.newPage();
    await page.evaluateOnNewDocument('globalThis.__name = (named) => named'); // tsx wraps functions in it
    await page.setViewport({ width: 1280, height: 900 });
    await page.goto(`http://127.0.0.1:${port}/`);
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
    await page.emulateCPUThrottling(slowdown);
    const times = await page.evaluate(async (queries) => {
      const element = document.querySelector('solution-catalogue')!;
      const input = element.shadowRoot!.querySelector('input')!;
      const measured: number[] = [];
      for (const [round, query] of [...queries, ...queries].entries())
        for (let length = 1; length <= query.length; length += 1) {
          await new Promise((resolve) => setTimeout(resolve, 30));
          input.value = query.slice(0, length);
          const start = performance.now();
          input.dispatchEvent(new Event('input', { bubbles: true }));
          await new Promise((resolve) => {
            const { port1, port2 } = new MessageChannel(); // a task of its own, without a timer's delay
            port1.onmessage = resolve;
            port2.postMessage(0);
          });
          element.getBoundingClientRect(); // style and layout belong to it
          // The first key of all builds the index: it is the start, not the rule.
          if (round > 0 || length > 1) measured.push(performance.now() - start);
        }
      return measured;
    }, QUERIES);
    times.sort((a, b) => a - b);
    const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
    rows[`${size} solutions, processor ${slowdown === 1 ? 'at full speed' : '4 times slower'}`] = {
      p50: at(0.5),
      p95: at(0.95),
      max: at(0.999),
    };
    await page.close();
  }
await browser.close();
server.close();
console.table(rows);
