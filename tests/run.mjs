// `npm test`: everything that must hold before a change lands, three steps at a time.
// `npm test -- lint generator`: only the steps named. `npm run test:all`: the long ones as well.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';
import { findChromium, findFirefox, findWebKit } from './support/find-browsers.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const PATH = [`${root}node_modules/.bin`, process.env.PATH].join(delimiter);

const NODE_TEST = 'node --import tsx --test --test-timeout=600000 --test-reporter=dot';
// TypeScript 7, which has no interface for tools yet: ESLint and the manifest's analyzer use TypeScript 6.
const TSC = 'node node_modules/typescript-native/bin/tsc';
const BROWSER_TEST = 'wtr --config tests/web-test-runner.config.mjs';
const GENERATOR_TEST = `${NODE_TEST} --test-concurrency=2 tests/generator/*.test.ts tests/generator/*/*.test.ts`;

/** The browsers besides Chromium that are asked for, or else installed. */
const otherBrowsers =
  process.env.BROWSERS?.split(',').filter((name) => name !== 'chromium') ??
  [findFirefox() && 'firefox', findWebKit() && 'webkit'].filter(Boolean);

/**
 * The steps. Those that others wait for, and those that take longest, come first; those that keep a processor busy last,
 * beside the browsers and servers of the others.
 */
const STEPS = [
  {
    name: 'build',
    commands: ['npm run --silent build', 'node demo/start.mjs --build-only', 'node tests/support/budget.mjs'],
  },
  // What the element is made of, and two tests that import another entry of the package beside it: the sources.
  {
    name: 'browser',
    env: { BROWSERS: 'chromium' },
    commands: [
      `${BROWSER_TEST} --files tests/environment.test.ts 'tests/{catalogue,catalogue/client,controllers,i18n,search}/*.test.ts' 'tests/element/{define,one-request}.test.ts'`,
    ],
  },
  // In Node, which has no document of a browser.
  { name: 'state', commands: [`${NODE_TEST} tests/state/*.test.ts`] },
  // The element itself: the file of the CDN, as pages load it.
  {
    name: 'elements',
    after: 'build',
    env: { BROWSERS: 'chromium', SCRIPT: 'cdn' },
    commands: [`${BROWSER_TEST} --files 'tests/element/!(define|one-request).test.ts'`],
  },
  {
    name: 'e2e',
    after: 'build',
    commands: [`${NODE_TEST} tests/e2e/*.test.ts tests/e2e/journeys/*.test.ts`],
  },
  {
    name: 'generator',
    after: 'build',
    commands: [GENERATOR_TEST],
  },
  { name: 'lint', commands: ['eslint .', 'prettier --check --log-level warn .'] },
  {
    name: 'bundle',
    after: 'build',
    commands: [
      'node generator/bundle/readme-tables.mjs --check',
      'tsx tests/bench/keystroke-files.ts --check',
      `${NODE_TEST} tests/bundle/*.test.ts tests/package/*.test.ts`,
    ],
  },
  {
    name: 'types',
    // The last three are walls that types can prove: no DOM in search, i18n and state.
    commands: ['.', 'generator', 'generator/bundle', 'src/search', 'src/i18n', 'src/state'].map(
      (project) => `${TSC} -p ${project}`,
    ),
  },
  {
    name: 'analysis',
    commands: [
      // Its CSS rule does not know container queries.
      "lit-analyzer 'src/**/*.ts' --strict --rules.no-invalid-css off --quiet",
      'knip',
      'knip --cycles',
      // Circles of type imports as well, which leave no trace in what knip looks at.
      "dpdm --no-tree --no-warning --no-progress --exit-code circular:1 'src/**/*.ts' 'generator/**/*.ts'",
    ],
  },
  {
    name: 'coverage',
    isLong: true,
    env: { BROWSERS: 'chromium', COVERAGE: '1' },
    commands: [
      BROWSER_TEST,
      `c8 --check-coverage --lines=90 '--include=generator/**' '--exclude=generator/bundle/**' --reporter=text-summary --reports-dir=coverage/generator ${GENERATOR_TEST}`,
    ],
  },
  { name: 'matrix', isLong: true, after: 'build', commands: [`${NODE_TEST} tests/e2e/long/*.test.ts`] },
  {
    name: 'browsers',
    isLong: true,
    env: { BROWSERS: otherBrowsers.join(), LONG: '1' },
    commands: otherBrowsers.length > 0 ? [BROWSER_TEST] : ['echo No other browser is installed.'],
  },
  // All inputs, and all of the accessibility grid.
  {
    name: 'grid',
    isLong: true,
    env: { BROWSERS: 'chromium', LONG: '1' },
    commands: [`${BROWSER_TEST} --files 'tests/{catalogue,element}/long/*.test.ts'`],
  },
  // Installs frameworks, so it takes minutes.
  { name: 'package', isLong: true, after: 'build', commands: [`${NODE_TEST} tests/package/long/*.test.ts`] },
  // Debian's nginx, Apache and Caddy, as far as they are installed.
  { name: 'hosts', isLong: true, after: 'build', commands: [`${NODE_TEST} tests/e2e/hosts/*.test.ts`] },
];

const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const all = STEPS.map(({ name }) => name);
const unknown = names.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}. The steps: ${all.join(', ')}.`);
  process.exit(2);
}
const isAll = process.argv.includes('--all');
const wanted = STEPS.filter(({ name, isLong }) =>
  names.length > 0 ? names.includes(name) : isAll || !isLong,
);
// One more than two processors: each step waits for servers and browsers a third of its time. The long ones drive
// browsers that are slow enough on their own.
const lanes = availableParallelism() > 1 && !wanted.some(({ isLong }) => isLong) ? 3 : 1;
// Once, before several steps ask for it at the same time: it may have to be installed.
findChromium();
const took = [];
let hasFailed = false;

/** Runs a command and keeps what it prints; with one lane it prints at once. Returns whether it went well. */
function run(command, env, outputs) {
  return new Promise((resolve) => {
    const stdio = lanes === 1 ? 'inherit' : ['ignore', 'pipe', 'pipe'];
    const child = spawn(command, { cwd: root, stdio, env: { ...process.env, PATH, ...env }, shell: true });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => outputs.push(data));
    child.on('close', (status) => resolve(status === 0));
  });
}

/** Runs the commands of a step until one fails; none when another step has failed before. */
async function runStep({ name, env, commands }) {
  if (hasFailed) return;
  const start = performance.now();
  const outputs = [];
  console.error(lanes === 1 ? `\n── ${name}` : `── ${name} begins`);
  for (const command of commands)
    if (!hasFailed && !(await run(command, env, outputs))) {
      hasFailed = true;
      outputs.push(`\n✗ ${name} failed: ${command}\n`);
    }
  process.stderr.write(`${outputs.length > 0 ? `\n── ${name}\n` : ''}${outputs.join('')}`);
  took.push(`${name} ${((performance.now() - start) / 1000).toFixed(0)} s`);
}

const start = performance.now();
const lane = pLimit(lanes);
const done = new Map();
for (const step of wanted)
  done.set(
    step.name,
    Promise.resolve(done.get(step.after)).then(() => lane(() => runStep(step))),
  );
await Promise.all(done.values());
if (hasFailed) process.exit(1);
console.error(`\n✓ ${took.join(', ')}; in all ${((performance.now() - start) / 1000).toFixed(0)} s`);
