// `npm test`: everything that must hold before a change lands, two steps at a time.
// `npm test -- lint generator`: only the steps named. `npm run test:all`: the long ones as well.
import { availableParallelism } from 'node:os';
import { delimiter, resolve } from 'node:path';
import concurrently from 'concurrently';
import { browserNames, findChromium } from './support/find-browsers.mjs';

/** Two files at a time, also on two processors: each waits for servers and browsers half of its time. */
const NODE_TEST = 'node --import tsx --test --test-concurrency=2 --test-timeout=900000 --test-reporter=dot';
// TypeScript 7, which has no interface for tools yet: ESLint and the manifest's analyzer use TypeScript 6.
const TSC = 'node node_modules/typescript-native/bin/tsc';
const BROWSER_TEST = 'wtr --config tests/web-test-runner.config.mjs';
const IN_ONE_PROCESS = 'node --import tsx --test-reporter=dot tests/support/in-one-process.mjs';
/** The generator's folders in two halves, which take about as long. */
const GENERATOR = ['tests/generator tests/generator/[a-l]*/', 'tests/generator/[m-z]*/'];
const others = browserNames().filter((name) => name !== 'chromium');

/**
 * The commands of each step. Those that others wait for, and those that take longest, come first; those that keep a
 * processor busy last, beside the browsers and servers of the others.
 */
const STEPS = {
  build: ['npm run --silent build', 'node demo/start.mjs --catalogue-only', 'node tests/support/budget.mjs'],
  e2e: [`${NODE_TEST} tests/e2e/*.test.ts tests/e2e/journeys/*.test.ts`],
  generator: [
    `c8 --check-coverage --lines=90 '--include=generator/**' '--exclude=generator/bundle/**' --reporter=text-summary --reports-dir=coverage/generator concurrently --raw --kill-others-on-fail ${GENERATOR.map((folders) => `"${IN_ONE_PROCESS} ${folders}"`).join(' ')}`,
  ],
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
    `LONG=1 ${IN_ONE_PROCESS} ${GENERATOR.join(' ')} tests/generator/*/long`,
  ],
  matrix: [
    `LONG=1 ${NODE_TEST} tests/e2e/strict-page.test.ts tests/e2e/journeys/*.test.ts tests/e2e/long/*.test.ts`,
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
const WITHOUT_CHROMIUM = ['build', 'state', 'generator', 'lint', 'types', 'analysis', 'browsers'];

const asked = process.argv.slice(2).flatMap((name) => (name === '--all' ? Object.keys(ALL_STEPS) : [name]));
const unknown = asked.filter((name) => !(name in ALL_STEPS));
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}. The steps: ${Object.keys(ALL_STEPS).join(', ')}.`);
  process.exit(2);
}
const wanted = asked.length > 0 ? asked : Object.keys(STEPS);
// The longest two have two processes each. The long ones drive browsers that are slow enough on their own.
const lanes = availableParallelism() > 1 && !wanted.some((name) => name in LONG_STEPS) ? 2 : 1;
// Once, before several steps ask for it at the same time: it may have to be installed.
if (!wanted.every((name) => WITHOUT_CHROMIUM.includes(name))) findChromium();

process.chdir(resolve(import.meta.dirname, '..'));
process.env.PATH = resolve('node_modules/.bin') + delimiter + process.env.PATH;
/**
 * Runs steps beside each other until one fails. What they print is kept together, with the step's name before it. Those
 * beside it end at once: test runners that are asked to end go on, and bury what failed under what they then miss.
 */
const run = async (names) => {
  if (names.length === 0) return [];
  const commands = names.map((name) => ({ name, command: ALL_STEPS[name].join(' && ') }));
  return await concurrently(commands, {
    group: lanes > 1,
    maxProcesses: lanes,
    killOthersOn: ['failure'],
    killSignal: 'SIGKILL',
  }).result;
};
try {
  // Most of the others read what the first one builds.
  const ended = wanted.includes('build') ? await run(['build']) : [];
  ended.push(...(await run(wanted.filter((name) => name !== 'build' && ALL_STEPS[name].length > 0))));
  const took = ended.map(
    ({ command, timings }) => `${command.name} ${Math.round(timings.durationSeconds)} s`,
  );
  console.error(`\n✓ ${took.join(', ')}; in all ${Math.round(performance.now() / 1000)} s`);
} catch (ended) {
  // Anything but how the steps ended is a fault of this file.
  if (!Array.isArray(ended)) throw ended;
  const failed = ended.filter(({ exitCode, killed }) => exitCode !== 0 && !killed);
  console.error(`\n✖ ${failed.map(({ command }) => command.name).join(', ')} failed`);
  process.exit(1);
}
