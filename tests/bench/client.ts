// From the bytes of a document to cards on the screen: our way beside the naive one, as ratios of one run.
//   node --import tsx tests/bench/client.ts [times] [document.json]
// Without a document, solutions are made up. Prints a table in Markdown.
import { readFileSync } from 'node:fs';
import { bundle, startServer } from '../support/document-http.mjs';
import { large, solution, type Scenario } from '../support/document-scenarios.mjs';
import { launchChromium } from '../e2e/support.js';
import type { Measured } from './client-page.js';

const TIMES = Number(process.argv[2] ?? 3);
const [, , , path] = process.argv;
const SIZES = (process.env.SIZES ?? '200,1000,10000,100000').split(',').map(Number);
/** So many cards rendered at once stop a browser. */
const MOST_RENDERED = 10_000;

/** Puts a new element in the page. */
const SHOW = `document.body.innerHTML = '<solution-catalogue lang="en"></solution-catalogue>'; 0`;

interface Row extends Measured {
  /** As `firstCards`, when the page has shown a catalogue before and its code is warm. */
  warm: number;
  /** What the page holds when all is done, in MB. */
  memory: number;
}

/** A document of so many solutions: those of a real one again and again, with names of their own. */
function documentOf(size: number): string {
  if (path === undefined) return JSON.stringify(large(size));
  const real = JSON.parse(readFileSync(path, 'utf8')) as { solutions: { name: string }[] };
  const solutions = Array.from({ length: size }, (_, at) => {
    const each = real.solutions[at % real.solutions.length] ?? solution('None');
    return at < real.solutions.length ? each : { ...each, name: `${each.name} ${at}` };
  });
  return JSON.stringify({ ...real, count: size, solutions });
}

const documents = new Map(SIZES.map((size) => [size, documentOf(size)]));
const scenarios: Record<string, Scenario> = {
  sized: (_times, { query }) => ({
    type: 'application/json',
    body: documents.get(Number(query.n)),
  }),
};
const server = await startServer({
  scripts: { '/bench.js': await bundle('tests/bench/client-page.ts') },
  scenarios,
});
const browser = await launchChromium();

async function measure(way: 'ours' | 'naive', size: number): Promise<Row> {
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  await page.goto(`http://localhost:${server.port}/page`);
  const client = await page.createCDPSession();
  const used = async () => {
    await client.send('HeapProfiler.collectGarbage');
    return (await client.send('Runtime.getHeapUsage')).usedSize;
  };
  const url = `/documents/sized/x.json?n=${size}`;
  await page.evaluate(async (url: string) => {
    await import(`${location.origin}/bench.js`);
    const response = await fetch(url);
    Object.assign(globalThis, { bytes: new Uint8Array(await response.arrayBuffer()) });
  }, url);
  await page.evaluate(SHOW);
  const before = await used();
  const isRenderedWhole = size <= MOST_RENDERED;
  const run = () => page.evaluate(`${way}(globalThis.bytes, ${isRenderedWhole})`) as Promise<Measured>;
  const measured = await run();
  // The document is still on its way into the storage.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const memory = ((await used()) - before) / 1e6;
  await page.evaluate(SHOW);
  const { firstCards: warm } = await run();
  await page.close();
  return { ...measured, warm, memory };
}

/** The middle of several runs, value by value: other work on the machine spoils some of them. */
function middle(rows: readonly Row[]): Row {
  const of = (value: (row: Row) => number) => rows.map(value).sort((a, b) => a - b)[rows.length >> 1] ?? NaN;
  return {
    firstCards: of(({ firstCards }) => firstCards),
    warm: of(({ warm }) => warm),
    all: of(({ all }) => all),
    longest: of(({ longest }) => longest),
    memory: of(({ memory }) => memory),
  };
}

const number = (value: number) => (value < 10 ? value.toFixed(1) : value.toFixed(0));
const beside = (ours: number, naive: number) =>
  `${number(ours)} · ${number(naive)} · ${(naive / ours).toFixed(1)}×`;

console.log('| solutions | first cards, ms | the same, warm, ms | all, ms | longest task, ms | memory, MB |');
console.log('|---|---|---|---|---|---|');
for (const size of SIZES) {
  const [ours, naive]: [Row[], Row[]] = [[], []];
  for (let times = 0; times < TIMES; times += 1) {
    ours.push(await measure('ours', size));
    naive.push(await measure('naive', size));
  }
  const [a, b] = [middle(ours), middle(naive)];
  const cells = [
    `${size.toLocaleString('en')}${size > MOST_RENDERED ? ' *' : ''}`,
    beside(a.firstCards, b.firstCards),
    beside(a.warm, b.warm),
    beside(a.all, b.all),
    beside(a.longest, b.longest),
    beside(a.memory, b.memory),
  ];
  console.log(`| ${cells.join(' | ')} |`);
}
console.log('\nEach cell: ours · naive (`response.json()`, check all, render all) · how many times as much.');
console.log('* The naive way rendered its first page only: so many cards stop the browser.');
await browser.close();
server.close();
