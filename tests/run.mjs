// `npm test`: everything that must hold before a change lands, three steps at a time.
// `npm test -- lint generator`: only the steps named. `npm run test:all`: the long ones as well.
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import pLimit from 'p-limit';
import { x } from 'tinyexec';
import { browserNames, findChromium } from './support/find-browsers.mjs';

/** Two files at a time, also on two processors: each waits for servers and browsers half of its time. */
const NODE_TEST = 'node --import tsx --test --test-concurrency=2 --test-timeout=900000 --test-reporter=dot';
// TypeScript 7, which has no interface for tools yet: ESLint and the manifest's analyzer use TypeScript 6.
const TSC = 'node node_modules/typescript-native/bin/tsc';
const BROWSER_TEST = 'wtr --config tests/web-test-runner.config.mjs';
const IN_ONE_PROCESS = 'node --import tsx --test-reporter=dot tests/support/in-one-process.mjs';
const GENERATOR = 'tests/generator tests/generator/*/';
const others = browserNames().filter((name) => name !== 'chromium');

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
  e2e: [`${NODE_TEST} tests/e2e/*.test.ts tests/e2e/journeys/*.test.ts`],
  generator: [`${IN_ONE_PROCESS} ${GENERATOR}`],
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
    `LONG=1 c8 --check-coverage --lines=90 '--include=generator/**' '--exclude=generator/bundle/**' --reporter=text-summary --reports-dir=coverage/generator ${IN_ONE_PROCESS} ${GENERATOR}`,
  ],
  matrix: [
    `LONG=1 ${NODE_TEST} tests/e2e/strict-page.test.ts tests/e2e/odd-pages.test.ts tests/e2e/journeys/*.test.ts tests/e2e/long/*.test.ts`,
  ],
  // What a browser can do otherwise than Chromium.
  browsers:
    others.length === 0
      ? []
      : [
          `BROWSERS=${others} ${BROWSER_TEST} --files 'tests/{environment,i18n/format,search/highlight,search/tokenizer}.test.ts' 'tests/{catalogue/client,catalogue/long,controllers,element}/*.test.ts'`,
        ],
  // Installs frameworks, so it takes minutes.
  package: [`${NODE_TEST} tests/package/long/*.test.ts`],
  // Debian's nginx, Apache and Caddy, as far as they are installed.
  hosts: [`${NODE_TEST} tests/e2e/hosts/*.test.ts`],
};
const ALL_STEPS = { ...STEPS, ...LONG_STEPS };
const AFTER_BUILD = ['elements', 'e2e', 'generator', 'bundle', 'matrix', 'package', 'hosts'];
const WITHOUT_CHROMIUM = ['build', 'state', 'generator', 'lint', 'types', 'analysis', 'browsers'];

const asked = process.argv.slice(2).flatMap((name) => (name === '--all' ? Object.keys(ALL_STEPS) : [name]));
const unknown = asked.filter((name) => !(name in ALL_STEPS));
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}. The steps: ${Object.keys(ALL_STEPS).join(', ')}.`);
  process.exit(2);
}
const wanted = Object.keys(ALL_STEPS).filter((name) =>
  asked.length > 0 ? asked.includes(name) : name in STEPS,
);
// One more than two processors: each step waits for servers and browsers a third of its time. The long ones drive
// browsers that are slow enough on their own.
const lanes = availableParallelism() > 1 && !wanted.some((name) => name in LONG_STEPS) ? 3 : 1;
// Once, before several steps ask for it at the same time: it may have to be installed.
if (!wanted.every((name) => WITHOUT_CHROMIUM.includes(name))) findChromium();

process.chdir(resolve(import.meta.dirname, '..'));
const start = performance.now();
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(0)} s`;
const took = [];
let hasFailed = false;

/**
 * Runs the commands of a step until one fails; none when another step has failed before. What they print is kept until
 * the end, so that steps beside each other do not mix; with one lane it is printed at once.
 */
async function runStep(name) {
  if (hasFailed) return;
  const begin = performance.now();
  const lines = [];
  console.error(`── ${name} begins`);
  for (const command of ALL_STEPS[name]) {
    if (hasFailed) break;
    // What hangs is ended after half an hour.
    const nodeOptions = { shell: true, stdio: ['ignore', 'pipe', 'pipe'], timeout: 1_800_000 };
    const work = x(command, [], { nodeOptions });
    for await (const line of work)
      if (lanes === 1) console.error(line);
      else lines.push(line);
    if (work.exitCode === 0) continue;
    hasFailed = true;
    lines.push(`✗ ${name} failed: ${command}`);
  }
  if (lines.length > 0) console.error(`\n── ${name}\n${lines.join('\n')}`);
  took.push(`${name} ${seconds(begin)}`);
}

const lane = pLimit(lanes);
const running = {};
for (const name of wanted)
  running[name] = Promise.resolve(AFTER_BUILD.includes(name) && running.build).then(() =>
    lane(() => runStep(name)),
  );
await Promise.all(Object.values(running));
if (hasFailed) process.exit(1);
console.error(`\n✓ ${took.join(', ')}; in all ${seconds(start)}`);
