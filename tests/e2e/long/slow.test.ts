// The file of the CDN on real sockets that are slow, or go silent in the middle of a document.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'puppeteer-core';
import { aCatalogue, aSolution } from '../../support/solution.mjs';
import { launchChromium } from '../support.js';

const SCRIPT = readFileSync(new URL('../../../dist/cdn/solution-catalogue.js', import.meta.url));
const COUNT = 160;
const BODY = JSON.stringify(
  aCatalogue(
    Array.from({ length: COUNT }, (_, at) =>
      aSolution(`Solution ${at}`, { github: `https://example/${at}` }),
    ),
  ),
);

/** Longer than the 15 seconds that a request had as a whole. */
const DOWNLOAD_MS = 18_000;
const PIECES = 90;

function drip(response: ServerResponse): void {
  const size = Math.ceil(BODY.length / PIECES);
  let at = 0;
  const timer = setInterval(() => {
    response.write(BODY.slice(at, (at += size)));
    if (at < BODY.length) return;
    clearInterval(timer);
    response.end();
  }, DOWNLOAD_MS / PIECES);
}

/** What readers see, and how long the page has been there, in seconds. */
const SEEN = `(() => {
  const element = document.querySelector('solution-catalogue');
  const text = (part) => element.shadowRoot.querySelector('[part~="' + part + '"]')?.innerText.trim().replace(/\\s+/g, ' ');
  return {
    state: element.loadState,
    cards: element.shadowRoot.querySelectorAll('[part~="card-title"]').length,
    status: text('status'),
    error: text('error'),
    hasFallback: element.querySelector('a').checkVisibility(),
  };
})()`;

describe('a network that is', { concurrency: true }, () => {
  let server: Server;
  let browser: Browser;
  let origin: string;
  let isMended = false;

  before(async () => {
    server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '', 'http://page');
      if (pathname === '/element.js') response.setHeader('content-type', 'text/javascript').end(SCRIPT);
      else if (pathname.endsWith('.json')) {
        response.writeHead(200, { 'content-type': 'application/json' });
        if (pathname === '/slow.json') drip(response);
        else if (isMended) response.end(BODY);
        else if (pathname === '/silent.json') response.write(BODY.slice(0, BODY.length / 2));
        else if (pathname === '/cut.json')
          response.write(BODY.slice(0, BODY.length / 2), () => setTimeout(() => response.destroy(), 500));
      } else
        response
          .setHeader('content-type', 'text/html')
          .end(
            `<!doctype html><html lang="en"><title>Page</title><script type="module" src="/element.js"></script>` +
              `<solution-catalogue src="${pathname}.json"><a href="/">Fallback</a></solution-catalogue>`,
          );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    browser = await launchChromium();
  });
  after(async () => {
    await browser.close();
    server.closeAllConnections();
    server.close();
  });

  async function open(name: string): Promise<Page> {
    // A context of its own is in view, whatever the others do.
    const page = await (await browser.createBrowserContext()).newPage();
    await page.goto(`${origin}/${name}`, { waitUntil: 'domcontentloaded' });
    return page;
  }

  const inState = (page: Page, state: string) =>
    page.waitForFunction(
      (wanted) => document.querySelector('solution-catalogue')?.loadState === wanted,
      { timeout: 40_000, polling: 50 },
      state,
    );
  const seen = async (page: Page) => (await page.evaluate(SEEN)) as Record<string, unknown>;

  it('slow shows the first solutions, and all of them in the end', async () => {
    const page = await open('slow');
    const begun = Date.now();
    const errors = await page.evaluateHandle(() => {
      const kinds: string[] = [];
      addEventListener('catalogue-error', (event) =>
        kinds.push((event as Event & { error: Error }).error.message),
      );
      return kinds;
    });
    // The first page of them is painted in several frames.
    await page.waitForFunction(
      () =>
        document.querySelector('solution-catalogue')?.shadowRoot?.querySelectorAll('[part~="card-title"]')
          .length === 24,
      { timeout: 15_000, polling: 50 },
    );
    const early = await seen(page);
    assert.deepEqual([early.state, early.cards, early.status], ['loading', 24, 'Loading the catalogue…']);
    await inState(page, 'ready');
    assert.ok(Date.now() - begun > 15_000, 'it took longer than 15 seconds');
    assert.deepEqual(await errors.jsonValue(), []);
    assert.equal((await seen(page)).status, `${COUNT} solutions`);
  });

  for (const [name, why] of [
    ['silent', 'The catalogue does not answer as it should. Try again later.'],
    ['cut', 'The catalogue cannot be reached. Check your connection.'],
  ])
    it(`${name} in the middle of a document keeps what has arrived, says how much is missing, and tries again`, async () => {
      const page = await open(name ?? '');
      await inState(page, 'error');
      assert.deepEqual(await seen(page), {
        state: 'error',
        cards: 24,
        status: `24 of ${COUNT} solutions`,
        error: `The first 24 solutions are here, ${COUNT - 24} are missing ${why} Try again`,
        hasFallback: false,
      });
      // What is there can be searched.
      await page.locator('>>> [part~="search-input"]').fill('solution 13');
      await page.waitForFunction(
        () => document.querySelector('solution-catalogue')?.results[0]?.name === 'Solution 13',
        { polling: 50 },
      );
      await page.evaluate(() => {
        document.querySelector('solution-catalogue')?.clear();
      });
      isMended = true;
      await page.locator('>>> [part~="retry"]').click();
      await inState(page, 'ready');
      await page.evaluate(async () => document.querySelector('solution-catalogue')?.updateComplete);
      const { cards, status, error } = await seen(page);
      assert.deepEqual([cards, status, error], [24, `${COUNT} solutions`, undefined]);
    });
});
