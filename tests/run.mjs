// `npm test`: everything that must hold before a change lands, three steps at a time.
// `npm test -- lint generator`: only the steps named. `npm run test:all`: the long matrices as well.
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { findFirefox } from './support/firefox-launcher.mjs';
import { findWebKit } from './support/webkit-launcher.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = (tool) => fileURLToPath(new URL(`../node_modules/.bin/${tool}`, import.meta.url));
const tests = (folder) =>
  readdirSync(`${root}tests/${folder}`)
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => `tests/${folder}/${file}`);
const nodeTest = ['node', '--import', 'tsx', '--test', '--test-timeout=300000', '--test-reporter=dot'];

const BROWSER_TESTS = 'tests/web-test-runner.config.mjs';

/** The browsers besides Chromium that are asked for, or else installed. */
function otherBrowsers() {
  const installed = [findFirefox() && 'firefox', findWebKit() && 'webkit'].filter(Boolean);
  return process.env.BROWSERS?.split(',').filter((name) => name !== 'chromium') ?? installed;
}

/**
 * The steps: a name, whether it is long, what must have run before, what it adds to the environment, and its commands.
 * Those that others wait for, and those that take longest, come first; those that keep a processor busy last, beside
 * the browsers and servers of the others.
 */
const STEPS = [
  {
    name: 'build',
    commands: [
      ['npm', 'run', '--silent', 'build'],
      ['node', 'demo/start.mjs', '--build-only'],
      ['node', 'tests/support/budget.mjs'],
    ],
  },
  { name: 'browser', env: { BROWSERS: 'chromium' }, commands: [[bin('wtr'), '--config', BROWSER_TESTS]] },
  { name: 'e2e', after: 'build', commands: [[...nodeTest, ...tests('e2e'), ...tests('e2e/journeys')]] },
  {
    name: 'generator',
    after: 'build',
    commands: [
      [
        bin('c8'),
        '--check-coverage',
        '--lines=90',
        '--include=generator/**',
        '--exclude=generator/bundle/**',
        '--reporter=text-summary',
        '--reports-dir=coverage/generator',
        ...nodeTest,
        '--test-concurrency=2',
        ...tests('generator'),
      ],
    ],
  },
  {
    name: 'lint',
    commands: [
      [bin('eslint'), '.'],
      [bin('prettier'), '--check', '--log-level', 'warn', '.'],
    ],
  },
  {
    name: 'bundle',
    after: 'build',
    commands: [
      ['node', 'generator/bundle/readme-tables.mjs', '--check'],
      [...nodeTest, ...tests('bundle'), ...tests('package')],
    ],
  },
  {
    name: 'types',
    commands: [
      [bin('tsc'), '-p', 'tsconfig.json'],
      [bin('tsc'), '-p', 'generator'],
      [bin('tsc'), '-p', 'generator/bundle'],
      // The walls that types can prove: no DOM in search and i18n.
      [bin('tsc'), '-p', 'src/search'],
      [bin('tsc'), '-p', 'src/i18n'],
    ],
  },
  {
    name: 'analysis',
    commands: [
      // Its CSS rule does not know container queries.
      [bin('lit-analyzer'), 'src/**/*.ts', '--strict', '--rules.no-invalid-css', 'off', '--quiet'],
      [bin('knip')],
      [bin('knip'), '--cycles'],
    ],
  },
  {
    name: 'matrix',
    isLong: true,
    after: 'build',
    commands: [[...nodeTest, '--test-timeout=600000', ...tests('e2e/long')]],
  },
  // The same tests in Firefox and WebKit, as far as they are installed, or as BROWSERS asks.
  {
    name: 'browsers',
    isLong: true,
    env: { BROWSERS: otherBrowsers().join(','), LONG: '1' },
    commands: otherBrowsers().length > 0 ? [[bin('wtr'), '--config', BROWSER_TESTS]] : [],
  },
  {
    name: 'grid',
    isLong: true,
    env: { BROWSERS: 'chromium', COVERAGE: '0', LONG: '1' },
    commands: [
      [bin('wtr'), '--config', BROWSER_TESTS, '--files', 'tests/{catalogue,elements}/long/*.test.ts'],
    ],
  },
  // The elements' tests on the file of the CDN, but those that import other entries beside it.
  {
    name: 'minified',
    isLong: true,
    after: 'build',
    env: { BROWSERS: 'chromium', COVERAGE: '0', SCRIPT: 'cdn' },
    commands: [
      [bin('wtr'), '--config', BROWSER_TESTS, '--files', 'tests/elements/**/!(define|one-request).test.ts'],
    ],
  },
  // Installs frameworks, so it takes minutes.
  {
    name: 'package',
    isLong: true,
    after: 'build',
    commands: [[...nodeTest, '--test-timeout=600000', ...tests('package/long')]],
  },
  // Debian's nginx, Apache and Caddy, as far as they are installed.
  { name: 'hosts', isLong: true, after: 'build', commands: [[...nodeTest, ...tests('e2e/hosts')]] },
];

const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const isAll = process.argv.includes('--all');
const unknown = names.filter((name) => !STEPS.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no step ${unknown.join(', ')}. The steps: ${STEPS.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}

const wanted = STEPS.filter(({ name, isLong = false }) =>
  names.length > 0 ? names.includes(name) : isAll || !isLong,
);
// One more than two processors: each waits for servers and browsers a third of its time. The long ones drive
// browsers that are slow enough on their own.
const lanes = availableParallelism() > 1 && !wanted.some(({ isLong }) => isLong) ? 3 : 1;
const took = [];
let hasFailed = false;

/** Runs a command: the code with which it ended, and what it printed; with one lane it prints at once. */
function run([command, ...args], env) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: lanes === 1 ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    });
    const printed = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => printed.push(data));
    child.on('error', (error) => resolve({ status: 1, printed: error.message }));
    child.on('close', (status) => resolve({ status, printed: Buffer.concat(printed) }));
  });
}

async function runStep({ name, env, commands }) {
  const start = performance.now();
  const outputs = [];
  const print = (output) => (lanes === 1 ? process.stderr.write(output) : outputs.push(output));
  print(`\n── ${name}\n`);
  if (commands.length === 0) print('skipped: nothing of what it needs is installed\n');
  for (const command of commands) {
    const { status, printed } = await run(command, env);
    print(printed);
    if (status === 0) continue;
    hasFailed = true;
    print(`\n✗ ${name} failed: ${command[0].split('/').pop()} ${command.slice(1).join(' ')}\n`);
    break;
  }
  for (const output of outputs) process.stderr.write(output);
  took.push(`${name} ${((performance.now() - start) / 1000).toFixed(0)} s`);
}

/** Runs steps until none is left, or one has failed: always the first whose own step before has ended. */
const waiting = [...wanted];
const running = new Map();
async function work() {
  while (waiting.length > 0 && !hasFailed) {
    const isReady = ({ after }) => ![...waiting, ...running.keys()].some(({ name }) => name === after);
    const step = waiting.find(isReady);
    if (step) {
      waiting.splice(waiting.indexOf(step), 1);
      running.set(step, runStep(step));
      await running.get(step);
      running.delete(step);
    } else await Promise.race(running.values());
  }
}
const start = performance.now();
await Promise.all(Array.from({ length: lanes }, work));
if (hasFailed) process.exit(1);
console.error(`\n✓ ${took.join(', ')}; in all ${((performance.now() - start) / 1000).toFixed(0)} s`);
