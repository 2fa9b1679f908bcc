// From the bytes of a document to cards on the screen: our way beside the naive one, as ratios of one run.
//   node --import tsx tests/bench/client.ts [times] [document.json]
// SIZES=200,1000 names other sizes. Without a document, solutions are made up. Prints a table in Markdown.
import { readFileSync } from 'node:fs';
import type { Page } from 'puppeteer-core';
import { bundle, startServer } from '../support/document-http.mjs';
import { large, solution, type Scenario } from '../support/document-scenarios.mjs';
import { launchChromium } from '../e2e/support.js';
import type { Measured } from './client-page.js';

const TIMES = Number(process.argv[2] ?? 5);
const [, , , path] = process.argv;
const SIZES = (process.env.SIZES ?? '200,1000,10000,100000').split(',').map(Number);
/** Above this number of cards, rendering all of them at once stops a browser for minutes. */
const MOST_RENDERED = 1000;
/** From so many solutions on, the naive way is measured once. */
const SLOW = 10_000;
/** From so many on, our way is measured twice. */
const VAST = 100_000;
/** How long one document may take, in milliseconds. */
const PATIENCE = 600_000;

type Way = 'ours' | 'naive';

interface Row extends Measured {
  /** As `firstCards`, when the page has shown a catalogue before and its code is warm. */
  warm: number;
  /** The longest task of the main thread, rendering included, in milliseconds of its own time. */
  longest: number;
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
  sized: (_times, { query }) => ({ type: 'application/json', body: documents.get(Number(query.n)) }),
};
const server = await startServer({
  scripts: { '/bench.js': await bundle('tests/bench/client-page.ts') },
  scenarios,
});
const browser = await launchChromium(PATIENCE);
const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/** A page that has the bytes, and no element yet. */
async function openPage(size: number): Promise<Page> {
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  await page.goto(`http://localhost:${server.port}/page`);
  await page.evaluate(`(async () => {
    await import(location.origin + '/bench.js');
    const response = await fetch('/documents/sized/x.json?n=${size}');
    globalThis.bytes = new Uint8Array(await response.arrayBuffer());
  })()`);
  return page;
}

/** Puts a new element in the page, and lets it show the document. */
async function show(page: Page, way: Way, size: number): Promise<Measured> {
  await page.evaluate(`document.body.innerHTML = '<solution-catalogue lang="en"></solution-catalogue>'; 0`);
  await wait(300);
  return (await page.evaluate(`${way}(globalThis.bytes, ${size <= MOST_RENDERED})`)) as Measured;
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  tdur?: number;
}

/** Waits until the document is stored and the index is built. */
const settled = (size: number) => wait(size > SLOW ? 8000 : 2000);

/** Shows the document once more, with a record of all that the main thread does: that takes time of its own. */
async function watch(way: Way, size: number): Promise<Pick<Row, 'longest' | 'memory'>> {
  const page = await openPage(size);
  const client = await page.createCDPSession();
  // To clean up throws compiled code away, too: no time is taken in this page.
  const used = async () => {
    await client.send('HeapProfiler.collectGarbage');
    return (await client.send('Runtime.getHeapUsage')).usedSize;
  };
  const before = await used();
  await page.tracing.start({
    categories: ['disabled-by-default-devtools.timeline', 'devtools.timeline', 'blink.user_timing'],
  });
  await show(page, way, size);
  await settled(size);
  const record = Buffer.from((await page.tracing.stop()) ?? []).toString();
  const memory = ((await used()) - before) / 1e6;
  await page.close();
  const { traceEvents } = JSON.parse(record) as { traceEvents: TraceEvent[] };
  const start = traceEvents.find(({ name }) => name === 'start');
  const isMain = ({ pid, tid, ts }: TraceEvent) => pid === start?.pid && tid === start.tid && ts >= start.ts;
  const tasks = traceEvents.filter((event) => event.name === 'RunTask' && isMain(event));
  return { memory, longest: Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1000)) };
}

async function measure(way: Way, size: number): Promise<Row> {
  const page = await openPage(size);
  const measured = await show(page, way, size);
  await settled(size);
  const { firstCards: warm } = await show(page, way, size);
  await page.close();
  return { ...measured, warm, ...(await watch(way, size)) };
}

const number = (value: number) => (value < 10 ? value.toFixed(1) : value.toFixed(0));

/** The best and the middle of several runs: other work on the machine spoils some of them. */
function cell(ours: readonly Row[], naive: readonly Row[], of: (row: Row) => number): string {
  const sorted = (rows: readonly Row[]) => rows.map(of).sort((a, b) => a - b);
  const [a, b] = [sorted(ours), sorted(naive)];
  const [best = NaN, middle = NaN] = [a[0], a[a.length >> 1]];
  const other = b[b.length >> 1] ?? NaN;
  return `${number(best)} / ${number(middle)} · ${number(other)} · ${(other / middle).toFixed(1)}×`;
}

// A browser that has just started is still busy with itself.
await (await openPage(Math.min(...SIZES))).close();
await wait(2000);

console.log('| solutions | first cards, ms | the same, warm, ms | all, ms | longest task, ms | memory, MB |');
console.log('|---|---|---|---|---|---|');
for (const size of SIZES) {
  const [ours, naive]: [Row[], Row[]] = [[], []];
  const most = size < VAST ? TIMES : Math.min(2, TIMES);
  for (let times = 0; times < most; times += 1) {
    ours.push(await measure('ours', size));
    if (times === 0 || size < SLOW) naive.push(await measure('naive', size));
  }
  const cells = [
    `${size.toLocaleString('en')}${size > MOST_RENDERED ? ' *' : ''}`,
    cell(ours, naive, ({ firstCards }) => firstCards),
    cell(ours, naive, ({ warm }) => warm),
    cell(ours, naive, ({ all }) => all),
    cell(ours, naive, ({ longest }) => longest),
    cell(ours, naive, ({ memory }) => memory),
  ];
  console.log(`| ${cells.join(' | ')} |`);
}
console.log('\nEach cell: ours, best / middle of all runs · naive, middle · the ratio of the middles.');
console.log('* The naive way rendered its first page only: so many cards stop the browser.');
await browser.close();
server.close();
