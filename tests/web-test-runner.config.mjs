// The tests that run in browsers. BROWSERS names the browsers, comma-separated, and every one of them must be there;
// without it Chromium runs. SCRIPT=cdn tests the element as the file of the CDN, which must have been built, instead of
// its sources; COVERAGE=1 counts what of the sources is run; LONG=1 takes all inputs, and
// tries what is random more often.
import { fileURLToPath } from 'node:url';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { chromeLauncher } from '@web/test-runner-chrome';
import puppeteer from 'puppeteer-core';
import { findFreePort } from 'selenium-webdriver/net/portprober.js';
import { documentServer } from './support/document-server.mjs';
import { browserNames, CHROMIUM_FLAGS, findChromium, findFirefox } from './support/find-browsers.mjs';
import { WebKit } from './support/webkit.mjs';

const isCounted = process.env.COVERAGE === '1';
const isLong = process.env.LONG === '1';
/** What tests/support/fast-check.ts reads in the page. */
const SETTINGS = { FUZZ_SEED: Number(process.env.FUZZ_SEED) || undefined, LONG: isLong };

const LAUNCHERS = {
  chromium: () =>
    chromeLauncher({
      launchOptions: {
        executablePath: findChromium(),
        // Blocks of code are counted when scripts are compiled, not when they are taken from a cache.
        args: [...CHROMIUM_FLAGS, ...(isCounted ? ['--js-flags=--no-compilation-cache'] : [])],
      },
      // On machines with more cores test files run beside each other: none sees what another one stores.
      createPage: async ({ browser }) => (await browser.createBrowserContext()).newPage(),
    }),
  firefox: () =>
    chromeLauncher({
      puppeteer,
      concurrency: 1,
      launchOptions: { browser: 'firefox', executablePath: findFirefox() },
    }),
  webkit: () => new WebKit(),
};

/**
 * The command `fresh-history`. Chromium's page of one test file serves the next one, its history full; entries that
 * scripts add then push each other out, and Back ends on the page of an earlier test.
 */
const freshHistory = {
  name: 'fresh-history',
  async executeCommand({ command, session }) {
    if (command !== 'fresh-history') return undefined;
    if (!session.browser.name.startsWith('Chrom')) return true;
    const devtools = await session.browser.getPage(session.id).createCDPSession();
    await devtools.send('Page.resetNavigationHistory');
    await devtools.detach();
    return true;
  },
};

/** Puts the files of the CDN in the place of the modules that define the elements. */
const IMPORTS =
  process.env.SCRIPT === 'cdn'
    ? {
        '/src/define.ts': '/dist/cdn/solution-catalogue.js',
        '/src/define-card.ts': '/dist/cdn/solution-card.js',
        '/src/element/solution-catalogue.ts': '/dist/cdn/solution-catalogue.js',
      }
    : {};

export default {
  rootDir: fileURLToPath(new URL('..', import.meta.url)),
  // Two steps of the tests that begin at the same moment both find the runner's own choice free.
  port: await findFreePort(),
  files: [
    'tests/environment.test.ts',
    'tests/{catalogue,controllers,element,i18n,search}/**/*.test.ts',
    ...(isLong ? [] : ['!tests/**/long/**']),
  ],
  nodeResolve: true,
  testRunnerHtml: (framework) =>
    `<!doctype html><html><head><script type="importmap">${JSON.stringify({ imports: IMPORTS })}</script>` +
    `<script>Object.assign(globalThis, ${JSON.stringify(SETTINGS)})</script></head>` +
    `<body><script type="module" src="${framework}"></script></body></html>`,
  testFramework: { config: { timeout: 60_000 } },
  browserStartTimeout: 60_000,
  testsFinishTimeout: 600_000,
  // Tests that set hostile values would bury what failed.
  filterBrowserLogs: ({ args }) => !/^Lit is in dev mode|: what was set is ignored\.$/u.test(String(args[0])),
  coverage: isCounted,
  coverageConfig: {
    include: ['src/**/*.ts'],
    reportDir: 'coverage/browser',
    reporters: ['lcovonly', 'text'],
    threshold: { statements: 90, lines: 90, branches: 85, functions: 90 },
  },
  middleware: [documentServer()],
  plugins: [
    freshHistory,
    esbuildPlugin({
      ts: true,
      tsconfig: fileURLToPath(new URL('../tsconfig.json', import.meta.url)),
      target: 'es2022',
    }),
  ],
  browsers: (process.env.BROWSERS ? browserNames() : ['chromium']).map((name) => LAUNCHERS[name]()),
};
