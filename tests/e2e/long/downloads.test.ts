// What a reader saves arrives as a file in every browser that is installed, on a page that allows nothing.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { until } from '../../support/until.js';
import { UNTIL, drive } from '../browsers.js';
import { browserNames } from '../../support/find-browsers.mjs';
import { SEVEN } from '../stage.js';

const script = readFileSync(new URL('../../../dist/cdn/solution-catalogue.js', import.meta.url));
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; require-trusted-types-for 'script'";
const PAGE =
  '<!doctype html><html lang="en"><title>Page</title><script type="module" src="/element.js"></script>' +
  '<solution-catalogue src="/seven.json"></solution-catalogue></html>';

async function serve(t: TestContext): Promise<string> {
  const server = createServer((request, response) => {
    const send = (type: string, body: string | Buffer) => response.setHeader('content-type', type).end(body);
    response.setHeader('content-security-policy', POLICY);
    if (request.url === '/element.js') send('text/javascript', script);
    else if (request.url === '/seven.json') send('application/json', JSON.stringify(SEVEN));
    else send('text/html; charset=utf-8', PAGE);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

/** Presses the button of a format once the results are there. */
const press = (format: string) => `
  const element = document.querySelector('solution-catalogue');
  ${UNTIL}
  await until('it is ready', () => element.loadState === 'ready');
  await element.updateComplete;
  element.shadowRoot.querySelector('#export-${format}').click();`;

/** The text of a file, once it is there and has an end. */
async function arrived(path: string, isWhole: (text: string) => boolean): Promise<string> {
  return await until(`${path} arrives`, () => {
    try {
      const text = readFileSync(path, 'utf8');
      return isWhole(text) && text;
    } catch {
      return false; // It is not there yet.
    }
  });
}

const NAMES = SEVEN.solutions.map(({ name }) => name);
const hasAll = (text: string) => NAMES.every((name) => text.includes(name));

describe('saving the results', () => {
  for (const name of browserNames())
    it(`gives a file of each format in ${name}`, async (t) => {
      const downloads = mkdtempSync(join(tmpdir(), 'downloads-'));
      const browser = await drive(name, { downloads });
      t.after(async () => {
        await browser.stop();
        rmSync(downloads, { recursive: true, force: true });
      });
      await browser.open(await serve(t));
      for (const [format, extension] of [
        ['CSV', 'csv'],
        ['JSON', 'json'],
        ['Markdown', 'md'],
      ] as const) {
        await browser.run(press(format));
        const text = await arrived(join(downloads, `solutions.${extension}`), hasAll);
        if (format === 'JSON')
          assert.equal((JSON.parse(text) as { solutions: unknown[] }).solutions.length, NAMES.length);
      }
      assert.deepEqual(browser.complaints, []);
    });
});
