// What an embed moves over the wire, headers and all, from a site as `build` writes it and its server sends it: a list and a
// card by the smaller script and a slice, beside what both would take with the whole script and the whole document. Small
// slices lie there as they are: hosts compress them on the way, as nginx.conf says and Netlify, Cloudflare and Vercel do by themselves.
import assert from 'node:assert/strict';
import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { createGzip } from 'node:zlib';
import type { Browser } from 'puppeteer-core';
import type {} from '../../../src/element/solution-catalogue.js'; // what document.querySelector gives
import { launchChromium } from '../support.js';
import { copyCatalogue, serveSite, type SiteServer } from '../site-support.js';

describe('the bytes of an embed', { timeout: 120_000 }, () => {
  let site: SiteServer;
  let browser: Browser;
  let host: Server;
  let published: Server;
  let origin: string;
  let body = '';

  before(async () => {
    site = await serveSite({ writeSources: copyCatalogue, flags: ['--pages', 'standard'] });
    browser = await launchChromium();
    host = createServer((_request, response) => {
      response.setHeader('Content-Type', 'text/html; charset=utf-8').end(body);
    });
    // The site's own server, and gzip for what it sends as it is.
    published = createServer((request, response) => {
      get(`${site.url}${request.url!.slice(1)}`, { headers: request.headers }, (answer) => {
        const { 'content-length': length, ...headers } = answer.headers;
        if (headers['content-encoding'] || answer.statusCode !== 200)
          return answer.pipe(
            response.writeHead(answer.statusCode!, { ...headers, 'content-length': length }),
          );
        response.writeHead(200, { ...headers, 'content-encoding': 'gzip' });
        return answer.pipe(createGzip({ level: 6 })).pipe(response);
      });
    });
    for (const server of [host, published])
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(published.address() as AddressInfo).port}/`;
  });

  after(async () => {
    await browser.close();
    for (const server of [host, published]) {
      server.closeAllConnections();
      server.close();
    }
    await site.stop();
  });

  /** How many kB a page asks of the site until its element is there, and how many solutions that shows. */
  async function weigh(
    script: string,
    tag: string,
  ): Promise<{ kB: number; requests: number; shown: number }> {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    const session = await page.createCDPSession();
    await session.send('Network.enable');
    const ours = new Set<string>();
    let bytes = 0;
    session.on('Network.requestWillBeSent', ({ requestId, request }) => {
      if (request.url.startsWith(origin)) ours.add(requestId);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (ours.has(requestId)) bytes += encodedDataLength;
    });
    body = `<!doctype html><html lang="en"><title>A page</title><link rel="icon" href="data:,">
      <script type="module" crossorigin src="${origin}assets/v0/${script}.js"></script>${tag}`;
    await page.goto(`http://localhost:${(host.address() as AddressInfo).port}/`, {
      waitUntil: 'networkidle0',
    });
    const shown = await page.evaluate(() => {
      const list = document.querySelector<HTMLElement & { results?: readonly unknown[]; solution?: unknown }>(
        'solution-catalogue, solution-list, solution-card',
      );
      return list?.results?.length ?? Number(list?.solution !== undefined);
    });
    await context.close();
    return { kB: bytes / 1000, requests: ours.size, shown };
  }

  it('is at most 34 kB for the alternatives to Slack and 30 for a card', async () => {
    const slice = (path: string) => `src="${origin}embed/data/${path}.json"`;
    const list = await weigh(
      'solution-card',
      `<solution-list ${slice('alternatives/slack')}></solution-list>`,
    );
    const card = await weigh(
      'solution-card',
      `<solution-card ${slice('solutions/nextcloud')} name="Nextcloud"></solution-card>`,
    );
    const whole = await weigh(
      'solution-catalogue',
      `<solution-catalogue src="${origin}" alternative-to="Slack" controls="none"></solution-catalogue>`,
    );
    const told = JSON.stringify({ list, card, whole });
    assert.deepEqual([list.requests, card.requests, whole.requests], [2, 2, 2], told);
    assert.equal(list.shown, whole.shown, told);
    assert.ok(list.shown > 3 && card.shown === 1, told);
    assert.ok(list.kB <= 34, told);
    assert.ok(card.kB <= 30, told);
    assert.ok(whole.kB > 4 * list.kB, told);
    if (process.env.SHOW) console.log(told);
  });
});
