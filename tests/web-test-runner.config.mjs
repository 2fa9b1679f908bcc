// The browser tests. BROWSERS names the browsers, comma-separated; every one of them must be there. Without it,
// Chromium is required, and Firefox and WebKitGTK join where they are installed.
import { fileURLToPath } from 'node:url';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { chromeLauncher } from '@web/test-runner-chrome';
import { COVERAGE_FLAGS, withCoverage } from './support/chromium-coverage.mjs';
import { documentServer } from './support/document-server.mjs';
import { CHROMIUM_FLAGS, findChromium } from './support/find-chromium.mjs';
import { findFirefox, firefoxLauncher } from './support/firefox-launcher.mjs';
import { freshHistory } from './support/fresh-history.mjs';
import { findWebKit, webkitLauncher } from './support/webkit-launcher.mjs';

const isCounted = process.env.COVERAGE !== '0';

const LAUNCHERS = {
  chromium: {
    isThere: () => true, // findChromium brings one, or says how to get one
    launch: async () =>
      chromeLauncher({
        launchOptions: {
          executablePath: await findChromium(),
          args: [...CHROMIUM_FLAGS, ...(isCounted ? COVERAGE_FLAGS : [])],
        },
        // On machines with more cores test files run beside each other: none sees what another one stores.
        createPage: async ({ browser }) =>
          withCoverage(await (await browser.createBrowserContext()).newPage()),
      }),
  },
  firefox: { isThere: findFirefox, launch: firefoxLauncher },
  webkit: { isThere: findWebKit, launch: webkitLauncher },
};

const asked = process.env.BROWSERS?.split(',').map((name) => name.trim());
const wanted = asked ?? Object.keys(LAUNCHERS).filter((name) => LAUNCHERS[name].isThere());
for (const name of wanted) {
  if (!LAUNCHERS[name])
    throw new Error(`BROWSERS: there is no "${name}", only ${Object.keys(LAUNCHERS).join(', ')}.`);
  if (!LAUNCHERS[name].isThere())
    throw new Error(`BROWSERS asks for ${name}, which is not installed. See CONTRIBUTING.md, "Browsers".`);
}
console.error(`Browsers: ${wanted.join(', ')}`);

/** SCRIPT=cdn runs the elements' tests on the minified file of the CDN, which must have been built. */
const isMinified = process.env.SCRIPT === 'cdn';
const minified = {
  name: 'minified',
  resolveImport: ({ source }) =>
    /\/src\/(?:define|solution-catalogue)\.js$/.test(source) ? '/dist/cdn/solution-catalogue.js' : undefined,
};

const folders = '{catalogue,controllers,elements,i18n,search}';

export default {
  rootDir: fileURLToPath(new URL('..', import.meta.url)),
  // The long ones, all inputs and all of the accessibility grid, where LONG asks for them.
  files: [`tests/${folders}/**/*.test.ts`, ...(process.env.LONG ? [] : ['!tests/**/long/**'])],
  nodeResolve: true,
  testRunnerHtml: (framework) =>
    `<!doctype html><html><head><script>FUZZ_SEED = ${Number(process.env.FUZZ_SEED) || 'undefined'}</script></head>` +
    `<body><script type="module" src="${framework}"></script></body></html>`,
  testFramework: { config: { timeout: 60_000 } },
  browserStartTimeout: 60_000,
  testsFinishTimeout: 600_000,
  filterBrowserLogs: ({ args }) => !String(args[0]).startsWith('Lit is in dev mode'),
  coverage: wanted.includes('chromium') && isCounted,
  coverageConfig: {
    include: ['src/**/*.ts'],
    reportDir: 'coverage/browser',
    reporters: ['lcovonly', 'text'],
    threshold: { statements: 90, lines: 90, branches: 85, functions: 90 },
  },
  middleware: [documentServer()],
  plugins: [
    ...(isMinified ? [minified] : []),
    freshHistory(),
    esbuildPlugin({
      ts: true,
      tsconfig: fileURLToPath(new URL('../tsconfig.json', import.meta.url)),
      target: 'es2022',
    }),
  ],
  browsers: await Promise.all(wanted.map((name) => LAUNCHERS[name].launch())),
};
