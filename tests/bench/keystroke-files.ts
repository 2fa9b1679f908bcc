// How much of the source runs for one more letter in the search field: `npx tsx tests/bench/keystroke-files.ts`.
// Types "pass" and then "w" into the element, made from the sources file by file, in Chromium with V8's precise
// coverage, and prints each file of src/ with its named functions that ran; a file in which only nameless ones ran counts
// as well. `--check` fails when more than 25 files outside src/search ran: who adds one has to find a place for it. Needs
// demo/dist (`npm start`).
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { launchChromium } from '../e2e/support.js';

const MAX_FILES = 25;

const root = fileURLToPath(new URL('../..', import.meta.url));
const catalogue = readFileSync(new URL('../../demo/dist/api/v1/solutions.json', import.meta.url));

const vite = await createServer({
  root,
  configFile: false,
  logLevel: 'error',
  // The libraries are modules already; bundling them while the page loads would ask for a reload, which nobody does here.
  optimizeDeps: { noDiscovery: true },
  server: { port: 0, host: '127.0.0.1', hmr: false, watch: null },
  plugins: [
    {
      name: 'page',
      configureServer: ({ middlewares }) => {
        middlewares.use((request, response, next) => {
          if (request.url === '/solutions.json')
            response.setHeader('content-type', 'application/json').end(catalogue);
          else if (request.url === '/page')
            response
              .setHeader('content-type', 'text/html')
              .end(
                '<!doctype html><script type="module" src="/src/define.ts"></script>' +
                  '<solution-catalogue lang="en" src="/solutions.json"></solution-catalogue>',
              );
          else next();
        });
      },
    },
  ],
});
await vite.listen();
const { port } = vite.httpServer?.address() as AddressInfo;
const browser = await launchChromium();
const page = await browser.newPage();
await page.goto(`http://127.0.0.1:${port}/page`);
const settled = async () => {
  await page.evaluate(async () => {
    const element = document.querySelector('solution-catalogue');
    await element?.updateComplete;
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await element?.updateComplete;
  });
};
// On a busy machine the sources are served slowly, file by file.
await page.waitForSelector('solution-catalogue >>> [part~="card"]', { timeout: 150_000 });
const field = await page.waitForSelector('solution-catalogue >>> [part="search-input"]');
await field?.type('pass');
await settled();

const devtools = await page.createCDPSession();
await devtools.send('Profiler.enable');
await devtools.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
await field?.type('w');
await settled();
const { result } = await devtools.send('Profiler.takePreciseCoverage');
await browser.close();
await vite.close();

const files = result
  .filter(({ url }) => url.includes('/src/'))
  .map(({ url, functions }) => ({
    file: new URL(url).pathname.slice(1),
    ran: functions.filter(({ ranges }) => ranges.some(({ count }) => count > 0)),
  }))
  .filter(({ ran }) => ran.length > 0)
  .map(({ file, ran }) => ({ file, functions: ran.filter(({ functionName }) => functionName !== '').length }))
  .sort((a, b) => a.file.localeCompare(b.file));
if (files.length === 0) throw new Error('Nothing of src/ ran: the letter was not typed.');
for (const { file, functions } of files) console.log(`${String(functions).padStart(4)}  ${file}`);
const outside = files.filter(({ file }) => !file.startsWith('src/search/'));
const sum = files.reduce((total, { functions }) => total + functions, 0);
console.log(`${sum} named functions in ${files.length} files, ${outside.length} of them outside src/search.`);
if (process.argv.includes('--check') && outside.length > MAX_FILES) {
  console.error(`At most ${MAX_FILES} files outside src/search may run for a letter.`);
  process.exitCode = 1;
}
