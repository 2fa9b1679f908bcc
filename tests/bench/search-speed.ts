// Measures how fast the search is beside other engines, in Node and in Chromium:
//   npx tsx tests/bench/search-speed.ts [document.json] [--sizes=1000,10000] ["--only=solution-catalogue;Fuse, tuned"] [--node | --chromium] [--rounds=3]
// "Rest" is what an engine builds after its first answers: of this search the index of the other languages.
// Of several rounds the best one is printed, and beside it the median of the rounds' p95. Times depend on the machine; the ratios to this search's times are what compares.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import puppeteer from 'puppeteer-core';
import { build } from 'vite';
import { CHROMIUM_FLAGS, findChromium } from '../support/find-browsers.mjs';
import { loadSolutions } from './search-catalogues.js';
import { ENGINES, SCAN } from './search-engines.js';
import { makeQueries } from './search-queries-made.js';
import type { SpeedBench } from './search-speed-page.js';
import { keystrokes, type Timing } from './search-speed-run.js';

/** The bench in another place: a page answers later. */
type Remote = {
  [Name in keyof SpeedBench]: (
    ...args: Parameters<SpeedBench[Name]>
  ) => ReturnType<SpeedBench[Name]> | Promise<ReturnType<SpeedBench[Name]>>;
};

const OURS = ENGINES[0]!.name;
const args = process.argv.slice(2);
const path = args.find((arg) => !arg.startsWith('--'));
const option = (name: string): string | undefined =>
  args.find((arg) => arg.startsWith(`--${name}=`))?.split('=')[1];
const sizes = (option('sizes') ?? '1000,10000').split(',').map(Number);
const engines = [...ENGINES, SCAN]
  .map(({ name }) => name)
  .filter((name) => option('only')?.split(';').includes(name) ?? true);

const solutions = loadSolutions(path);
const typed = keystrokes(makeQueries(solutions, 60, 5).map(({ query }) => query));
/** Queries that ask for trouble: endless, odd, of many words. */
const ODD = [
  'a '.repeat(40),
  'ab cd ef gh ij kl mn op qr st uv wx yz ab cd ef gh',
  'the and for der die das und les des una con per software open',
  'servr databse managment kubernets alternatve dokumnt passwort',
  'x'.repeat(10_000),
  'e'.repeat(64),
  'qwrtzp vbnmkl sdfghj wrtzpl vbnhgf tzghbn plkjmn qayxsw edcvfr',
  '.*+?^${}()|[]\\',
  'שלום עולם مرحبا بالعالم',
  '🦊🚀👩‍👩‍👧‍👦',
  '\u0000\u0001\u202e\u2066',
  'alternativealternativealternativealternativealternativealternat',
];

const rounds = Number(option('rounds') ?? 3);

interface Timed extends Timing {
  /** The p95 of the round in the middle. */
  readonly median: number;
}

/** Times in several rounds: what else runs on the machine makes a round slower, never faster. */
async function timed(bench: Remote, name: string, queries: readonly string[]): Promise<Timed> {
  const all: Timing[] = [];
  for (let round = 0; round < rounds; round++) all.push(await bench.time(name, queries));
  all.sort((a, b) => a.p95 - b.p95);
  const best = all[0]!;
  return {
    ...best,
    build: Math.min(...all.map((each) => each.build)),
    rest: Math.min(...all.map((each) => each.rest)),
    median: all[rounds >> 1]!.p95,
  };
}

function print(place: string, size: number, timings: readonly Timed[], step: number): void {
  const ours = timings[0];
  console.log(
    `\n${place}, ${size.toLocaleString('en')} solutions (index steps of at most ${step.toFixed(1)} ms)`,
  );
  console.log(
    `${'engine'.padEnd(20)}${['build', 'rest', 'p50', 'p95', 'worst', 'median'].map((head) => head.padStart(10)).join('')}   keys   × p50   × p95`,
  );
  for (const timing of timings) {
    const times = [timing.build, timing.rest, timing.p50, timing.p95, timing.worst, timing.median]
      .map((ms) => ms.toFixed(2).padStart(10))
      .join('');
    const ratios = ours
      ? [timing.p50 / ours.p50, timing.p95 / ours.p95].map((ratio) => ratio.toFixed(1).padStart(8)).join('')
      : '';
    console.log(`${timing.engine.padEnd(20)}${times}${String(timing.keystrokes).padStart(7)}${ratios}`);
  }
}

const bundle = await build({
  configFile: false,
  logLevel: 'error',
  build: {
    write: false,
    minify: false,
    target: 'es2022',
    lib: { entry: fileURLToPath(new URL('search-speed-page.ts', import.meta.url)), formats: ['es'] },
  },
});
const [output] = Array.isArray(bundle) ? bundle : [bundle];
const code = 'output' in output ? output.output[0].code : '';

/** Times all engines at all sizes. Node gets the same bundle as the page, so that the two compare. */
async function run(place: string, bench: Remote): Promise<void> {
  for (const size of sizes) {
    await bench.enlarge(solutions, size);
    const timings: Timed[] = [];
    for (const name of engines) timings.push(await timed(bench, name, typed));
    print(place, size, timings, await bench.longestStep());
    if (!engines.includes(OURS)) continue;
    const odd = await timed(bench, OURS, [...ODD, ...ODD]);
    console.log(`odd queries: p50 ${odd.p50.toFixed(2)}, worst ${odd.worst.toFixed(2)} ms`);
    const counts = await bench.facets();
    console.log(
      `facets, filtered and counted: p50 ${counts.p50.toFixed(2)}, p95 ${counts.p95.toFixed(2)} ms`,
    );
  }
}

if (!args.includes('--chromium')) {
  const folder = mkdtempSync(join(tmpdir(), 'search-speed-'));
  writeFileSync(join(folder, 'bench.mjs'), code);
  await import(pathToFileURL(join(folder, 'bench.mjs')).href);
  rmSync(folder, { recursive: true });
  await run('Node', globalThis.speedBench);
}

if (!args.includes('--node')) {
  const browser = await puppeteer.launch({
    executablePath: findChromium(),
    args: CHROMIUM_FLAGS,
    protocolTimeout: 600_000,
  });
  const page = await browser.newPage();
  await page.addScriptTag({ content: code, type: 'module' });
  await run('Chromium', {
    enlarge: (from, size) =>
      page.evaluate(
        (f, s) => {
          globalThis.speedBench.enlarge(f, s);
        },
        from,
        size,
      ),
    time: (name, keys) => page.evaluate((n, k) => globalThis.speedBench.time(n, k), name, keys),
    longestStep: () => page.evaluate(() => globalThis.speedBench.longestStep()),
    facets: () => page.evaluate(() => globalThis.speedBench.facets()),
  });
  await browser.close();
}
