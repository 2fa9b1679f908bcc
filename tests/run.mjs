// `npm test`: everything that must hold before a change lands, one step after the other.
// `npm test -- lint generator`: only the steps named. `npm run test:all`: the long matrices as well.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findFirefox } from './support/firefox-launcher.mjs';
import { findWebKit } from './support/webkit-launcher.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = (tool) => fileURLToPath(new URL(`../node_modules/.bin/${tool}`, import.meta.url));
const tests = (folder) =>
  readdirSync(`${root}tests/${folder}`)
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => `tests/${folder}/${file}`);
const nodeTest = ['node', '--import', 'tsx', '--test', '--test-timeout=120000', '--test-reporter=dot'];

const BROWSER_TESTS = 'tests/web-test-runner.config.mjs';

/** The browsers besides Chromium that are asked for, or else installed. */
function otherBrowsers() {
  const installed = [findFirefox() && 'firefox', findWebKit() && 'webkit'].filter(Boolean);
  return process.env.BROWSERS?.split(',').filter((name) => name !== 'chromium') ?? installed;
}

/** The steps: a name, whether it is long, what it adds to the environment, and its commands. */
const STEPS = [
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
    name: 'lint',
    commands: [
      [bin('eslint'), '.'],
      [bin('prettier'), '--check', '--log-level', 'warn', '.'],
      // Its CSS rule does not know container queries.
      [bin('lit-analyzer'), 'src/**/*.ts', '--strict', '--rules.no-invalid-css', 'off', '--quiet'],
      [bin('knip')],
      [bin('knip'), '--cycles'],
    ],
  },
  {
    name: 'build',
    commands: [
      ['npm', 'run', '--silent', 'build'],
      ['node', 'tests/support/budget.mjs'],
      ['node', 'generator/bundle/readme-tables.mjs', '--check'],
      [...nodeTest, ...tests('bundle'), ...tests('package')],
    ],
  },
  {
    name: 'generator',
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
  { name: 'browser', env: { BROWSERS: 'chromium' }, commands: [[bin('wtr'), '--config', BROWSER_TESTS]] },
  { name: 'e2e', commands: [[...nodeTest, ...tests('e2e')]] },
  // The same tests in Firefox and WebKit, as far as they are installed, or as BROWSERS asks.
  {
    name: 'browsers',
    isLong: true,
    env: { BROWSERS: otherBrowsers().join(',') },
    commands: otherBrowsers().length > 0 ? [[bin('wtr'), '--config', BROWSER_TESTS]] : [],
  },
  // Debian's nginx, Apache and Caddy, as far as they are installed.
  { name: 'hosts', isLong: true, commands: [[...nodeTest, ...tests('e2e/hosts')]] },
  { name: 'matrix', isLong: true, commands: [[...nodeTest, '--test-timeout=600000', ...tests('e2e/long')]] },
  // Installs frameworks, so it takes minutes.
  {
    name: 'package',
    isLong: true,
    commands: [[...nodeTest, '--test-timeout=600000', ...tests('package/long')]],
  },
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

const took = [];
for (const { name, isLong = false, env = {}, commands } of STEPS) {
  const isWanted = names.length > 0 ? names.includes(name) : isAll || !isLong;
  if (!isWanted) continue;
  console.error(`\n── ${name}`);
  if (commands.length === 0) console.error('skipped: nothing of what it needs is installed');
  const start = performance.now();
  for (const [command, ...args] of commands) {
    const { status, error } = spawnSync(command, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    });
    if (error) console.error(error.message);
    if (status !== 0) {
      console.error(`\n✗ ${name} failed: ${command.split('/').pop()} ${args.join(' ')}`);
      process.exit(1);
    }
  }
  took.push(`${name} ${((performance.now() - start) / 1000).toFixed(0)} s`);
}
console.error(`\n✓ ${took.join(', ')}`);
