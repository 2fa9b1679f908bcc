// Pages of the published site that arrive bit by bit, as they do on a slow line or a busy machine: a browser paints what
// is there, and nothing of that may move when the rest comes.
import assert from 'node:assert/strict';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import fc from 'fast-check';
import type { Browser } from 'puppeteer-core';
import { launchChromium } from '../support.js';
import { serveSite, shiftsOf, watch, type SiteServer } from '../site-support.js';

/** How many pieces a page arrives in. */
const PIECES = 80;

describe('a page that arrives bit by bit', () => {
  let site: SiteServer;
  let browser: Browser;
  let slow: Server;
  let url: string;

  before(async () => {
    site = await serveSite();
    browser = await launchChromium();
    slow = createServer((request, response) => {
      void serve(new URL(request.url ?? '', site.url), response);
    });
    await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(slow.address() as AddressInfo).port}/`;
  });

  after(async () => {
    slow.close();
    await browser.close();
    await site.stop();
  });

  for (const width of [360, 1280])
    for (const path of ['fr/', 'de/alternatives/slack/', 'it/solutions/mattermost/'])
      it(`does not move: ${path}, ${width} px`, async () => {
        const { page, complaints } = await watch(browser, { width });
        await page.goto(`${url}${path}`, { waitUntil: 'networkidle0' });
        assert.deepEqual(await shiftsOf(page), []);
        assert.deepEqual(complaints, []);
        await page.close();
      });
});

/** Answers as the site does, with pages in pieces. */
async function serve(address: URL, response: ServerResponse): Promise<void> {
  const answer = await fetch(address);
  const text = await answer.text();
  const type = answer.headers.get('Content-Type') ?? '';
  response.setHeader('Content-Type', type);
  for (const piece of type.startsWith('text/html') ? inPieces(text) : [text]) {
    response.write(piece);
    await setTimeout(20); // more than a frame
  }
  response.end();
}

/** A page cut before some of its tags, at random, but always at the same: most of them where controls and cards are. */
function inPieces(html: string): string[] {
  const begin = html.indexOf('<body');
  const end = html.includes('</template>') ? html.indexOf('</template>') : html.length;
  const tags = [...html.slice(0, end).matchAll(/</g)].map(({ index }) => index).filter((at) => at > begin);
  const [cuts = []] = fc.sample(fc.subarray(tags, { minLength: PIECES, maxLength: PIECES }), {
    numRuns: 1,
    seed: 20261123,
  });
  return [0, ...cuts].map((at, index, all) => html.slice(at, all[index + 1]));
}
