// What the client keeps and asks for, and what bodies it survives, in Chromium.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'puppeteer-core';
import { bundle, startServer, type DocumentHttpServer } from '../../support/document-http.mjs';
import { browserNames } from '../../support/find-browsers.mjs';
import { testBodies } from '../client-bodies.js';
import { ELEMENT, HOUR, SHOW, testCaching, type Shown } from '../client-caching.js';
import { launchChromium } from '../support.js';

if (browserNames().includes('chromium')) {
  testCaching('chromium');
  testBodies('chromium');
}

// What only Chromium lets a test set.
describe('the client in Chromium', () => {
  let browser: Browser;
  let page: Page;
  let server: DocumentHttpServer;
  let script = '';
  const show = async (src: string) =>
    (await page.evaluate(`(async () => { ${SHOW(script, src)} return shown; })()`)) as Shown;
  const documentUrl = (scenario: string) =>
    `http://localhost:${server.port}/documents/${scenario}/${Math.random()}.json`;

  before(async () => {
    server = await startServer({ scripts: { '/element.js': await bundle(ELEMENT) } });
    script = `http://localhost:${server.port}/element.js`;
    browser = await launchChromium();
  });
  after(async () => {
    await browser.close();
    server.close();
  });

  it('shows the last good document when the browser is offline', async () => {
    const src = documentUrl('cdn');
    page = await browser.newPage();
    await page.goto(`http://localhost:${server.port}/page`);
    await show(src);
    await page.goto(`http://localhost:${server.port}/page`);
    await page.evaluate(`const { now } = Date; Date.now = () => now() + ${HOUR}; import('${script}')`);
    await page.setOfflineMode(true);
    const { state, names, notice } = await show(src);
    assert.deepEqual([state, names.length], ['stale', 3]);
    assert.match(notice, /as of 20 November 2026/);
    assert.equal(server.to(new URL(src).pathname).length, 1);
    await page.close();
  });

  it('works when the disk quota of the site is used up', async () => {
    page = await browser.newPage();
    await page.goto(`http://localhost:${server.port}/page`);
    const client = await page.createCDPSession();
    const { origin } = new URL(page.url());
    await client.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
    const { state, notice, events } = await show(documentUrl('cdn'));
    assert.deepEqual([state, notice, events], ['ready', '', ['network 3']]);
    await page.close();
  });
});
