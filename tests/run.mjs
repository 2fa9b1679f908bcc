// `npm test`: everything that must hold before a change lands, three steps at a time.
// `npm test -- lint generator`: only the steps named. `npm run test:all`: the long ones as well.
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { delimiter, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import pLimit from 'p-limit';
import { browserNames, findChromium } from './support/find-browsers.mjs';

const NODE_TEST = 'node --import tsx --test --test-timeout=900000 --test-reporter=dot';
// TypeScript 7, which has no interface for tools yet: ESLint and the manifest's analyzer use TypeScript 6.
const TSC = 'node node_modules/typescript-native/bin/tsc';
const BROWSER_TEST = 'wtr --config tests/web-test-runner.config.mjs';
/** Two files at a time, also on two processors: each waits for servers and browsers half of its time. */
const TWO_AT_A_TIME = `${NODE_TEST} --test-concurrency=2`;
const IN_ONE_PROCESS = 'node --import tsx --test-reporter=dot tests/support/in-one-process.mjs';
/** The generator's tests in two halves that run beside each other: what reads sources, and what publishes. */
const READING = ['audit', 'code-hosts', 'diff', 'disk', 'import', 'links', 'sources'];
const PUBLISHING = readdirSync(new URL('generator', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !READING.includes(entry.name))
  .map(({ name }) => name);
const folders = (names) => names.map((name) => `tests/generator/${name}`).join(' ');

/** Tests that try more with LONG=1. */
const GRIDS = ['strict-page', 'odd-pages', 'journeys/journeys']
  .map((name) => `tests/e2e/${name}.test.ts`)
  .join(' ');

const otherBrowsers = browserNames().filter((name) => name !== 'chromium');

/**
 * The commands of each step. Those that others wait for, and those that take longest, come first; those that keep a
 * processor busy last, beside the browsers and servers of the others.
 */
const STEPS = {
  build: ['npm run --silent build', 'node demo/start.mjs --catalogue-only', 'node tests/support/budget.mjs'],
  // What the element is made of, and two tests that import another entry of the package beside it: the sources.
  browser: [
    `BROWSERS=chromium ${BROWSER_TEST} --files tests/environment.test.ts 'tests/{catalogue,catalogue/client,controllers,i18n,search}/*.test.ts' 'tests/element/{define,one-request}.test.ts'`,
  ],
  // In Node, which has no document of a browser.
  state: [`${IN_ONE_PROCESS} tests/state`],
  // The element itself: the file of the CDN, as pages load it.
  elements: [
    `BROWSERS=chromium SCRIPT=cdn ${BROWSER_TEST} --files 'tests/element/!(define|define-both|one-request).test.ts'`,
  ],
  e2e: [`${TWO_AT_A_TIME} tests/e2e/*.test.ts tests/e2e/journeys/*.test.ts`],
  generator: [`${IN_ONE_PROCESS} tests/generator ${folders(PUBLISHING)}`],
  sources: [`${IN_ONE_PROCESS} ${folders(READING)}`],
  lint: ['eslint .', 'oxlint', 'oxfmt --check'],
  bundle: [
    'node generator/bundle/readme-tables.mjs --check',
    'tsx tests/bench/keystroke-files.ts --check',
    `${IN_ONE_PROCESS} tests/bundle tests/package`,
  ],
  // The last three are walls that types can prove: no DOM in search, i18n and state.
  types: ['.', 'generator', 'generator/bundle', 'src/search', 'src/i18n', 'src/state'].map(
    (project) => `${TSC} -p ${project}`,
  ),
  analysis: [
    // Its CSS rule does not know container queries.
    "lit-analyzer 'src/**/*.ts' --strict --rules.no-invalid-css off --quiet",
    'knip',
    // Circles of imports, those of types as well.
    "dpdm --no-tree --no-warning --no-progress --exit-code circular:1 'src/**/*.ts' 'generator/**/*.ts'",
  ],
};
const LONG_STEPS = {
  // With all inputs, and all of the accessibility grid.
  coverage: [
    `BROWSERS=chromium COVERAGE=1 LONG=1 ${BROWSER_TEST}`,
    `LONG=1 c8 --check-coverage --lines=90 '--include=generator/**' '--exclude=generator/bundle/**' --reporter=text-summary --reports-dir=coverage/generator ${IN_ONE_PROCESS} tests/generator ${folders([...PUBLISHING, ...READING])}`,
  ],
  matrix: [`LONG=1 ${TWO_AT_A_TIME} ${GRIDS} tests/e2e/long/*.test.ts`],
  // What a browser can do otherwise than Chromium.
  browsers:
    otherBrowsers.length > 0
      ? [
          `BROWSERS=${otherBrowsers} ${BROWSER_TEST} --files 'tests/{environment,i18n/format,search/highlight,search/tokenizer}.test.ts' 'tests/{catalogue/client,catalogue/long,controllers,element}/*.test.ts'`,
        ]
      : ['echo No other browser is installed.'],
  // Installs frameworks, so it takes minutes.
  package: [`${TWO_AT_A_TIME} tests/package/long/*.test.ts`],
  // Debian's nginx, Apache and Caddy, as far as they are installed.
  hosts: [`${NODE_TEST} tests/e2e/hosts/*.test.ts`],
};
const ALL_STEPS = { ...STEPS, ...LONG_STEPS };
const AFTER_BUILD = ['elements', 'e2e', 'generator', 'sources', 'bundle', 'matrix', 'package', 'hosts'];
const WITHOUT_CHROMIUM = ['build', 'state', 'generator', 'sources', 'lint', 'types', 'analysis', 'browsers'];

const { values, positionals } = parseArgs({
  options: { all: { type: 'boolean' }, help: { type: 'boolean' } },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => !(name in ALL_STEPS));
if (values.help || unknown.length > 0) {
  if (unknown.length > 0) console.error(`There is no step ${unknown.join(', ')}.`);
  console.error(`The steps: ${Object.keys(ALL_STEPS).join(', ')}.`);
  process.exit(unknown.length > 0 ? 2 : 0);
}
const wanted = Object.keys(values.all || positionals.length > 0 ? ALL_STEPS : STEPS).filter(
  (name) => positionals.length === 0 || positionals.includes(name),
);
// One more than two processors: each step waits for servers and browsers a third of its time. The long ones drive
// browsers that are slow enough on their own.
const lanes = availableParallelism() > 1 && !wanted.some((name) => name in LONG_STEPS) ? 3 : 1;
// Once, before several steps ask for it at the same time: it may have to be installed.
if (!wanted.every((name) => WITHOUT_CHROMIUM.includes(name))) findChromium();

process.chdir(resolve(import.meta.dirname, '..'));
process.env.PATH = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter);
const start = performance.now();
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(0)} s`;
const took = [];
let hasFailed = false;

/** Runs a command and keeps what it prints; with one lane it prints at once. Returns whether it went well. */
const run = (command, outputs) =>
  new Promise((done) => {
    const child = spawn(command, {
      stdio: lanes === 1 ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      shell: true,
    });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => outputs.push(data));
    child.on('close', (status) => done(status === 0));
  });

/** Runs the commands of a step until one fails; none when another step has failed before. */
async function runStep(name) {
  if (hasFailed) return;
  const begin = performance.now();
  const outputs = [];
  console.error(`── ${name} begins`);
  for (const command of ALL_STEPS[name])
    if (!hasFailed && !(await run(command, outputs))) {
      hasFailed = true;
      outputs.push(`\n✗ ${name} failed: ${command}\n`);
    }
  process.stderr.write(`${outputs.length > 0 ? `\n── ${name}\n` : ''}${outputs.join('')}`);
  took.push(`${name} ${seconds(begin)}`);
}

const lane = pLimit(lanes);
const built = wanted.includes('build') ? lane(() => runStep('build')) : undefined;
const others = wanted.filter((name) => name !== 'build');
await Promise.all([
  built,
  ...others.map(async (name) => {
    if (AFTER_BUILD.includes(name)) await built;
    await lane(() => runStep(name));
  }),
]);
if (hasFailed) process.exit(1);
console.error(`\n✓ ${took.join(', ')}; in all ${seconds(start)}`);
