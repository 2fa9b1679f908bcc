import assert from 'node:assert/strict';
import { once } from 'node:events';
import { after, before, describe, it } from 'node:test';
import { constants, createGzip } from 'node:zlib';
import type { Browser, Page } from 'puppeteer-core';
import type * as Client from '../../src/catalogue/client.js';
import { CatalogueError, fetchCatalogue } from '../../src/catalogue/client.js';
import { bundle, startServer, type DocumentHttpServer } from '../support/document-http.mjs';
import type { Scenario } from '../support/document-scenarios.mjs';
import { launchChromium } from './support.js';

/** A gigabyte of blanks, packed into about one megabyte. */
async function gzipBomb(): Promise<Buffer> {
  const gzip = createGzip({ level: constants.Z_BEST_COMPRESSION });
  const packed: Buffer[] = [];
  gzip.on('data', (chunk: Buffer) => packed.push(chunk));
  const megabyte = Buffer.alloc(2 ** 20, ' ');
  for (let times = 0; times < 1024; times += 1) if (!gzip.write(megabyte)) await once(gzip, 'drain');
  gzip.end();
  await once(gzip, 'end');
  return Buffer.concat(packed);
}

const kindOf = async (promise: Promise<unknown>): Promise<string> =>
  await promise.then(
    () => 'none',
    (error: unknown) => {
      assert.ok(error instanceof CatalogueError, String(error));
      return error.kind;
    },
  );

describe('bodies', () => {
  let browser: Browser;
  let page: Page;
  let server: DocumentHttpServer;
  let sent = 0;
  let number = 0;
  const documentUrl = (scenario: string) => {
    number += 1;
    return `http://localhost:${server.port}/documents/${scenario}/${number}.json`;
  };

  before(async () => {
    const bomb = await gzipBomb();
    const scenarios: Record<string, Scenario> = {
      'big-bomb': () => ({ type: 'application/json', headers: { 'content-encoding': 'gzip' }, body: bomb }),
      // A document without an end, one chunk after the other.
      endless: (_times, { response }) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        const chunk = Buffer.alloc(2 ** 16, ' ');
        const write = (): void => {
          while (!response.destroyed) {
            sent += chunk.byteLength;
            if (!response.write(chunk)) break;
          }
        };
        response.on('drain', write);
        write();
        return undefined;
      },
      // A byte now and then: never idle, never done.
      drops: (_times, { response }) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        const timer = setInterval(() => void response.write(' '), 20);
        response.on('close', () => {
          clearInterval(timer);
        });
        return undefined;
      },
    };
    server = await startServer({
      scripts: { '/client.js': await bundle('src/catalogue/client.ts') },
      scenarios,
    });
    browser = await launchChromium();
    page = await browser.newPage();
    await page.goto(`http://localhost:${server.port}/page`);
  });
  after(async () => {
    await browser.close();
    server.close();
  });

  /** Fetches in the page; the kind of the error, if there is one. */
  const fetchInPage = (url: string, options = {}): Promise<string> =>
    page.evaluate(
      async (url: string, options: object) => {
        const client = (await import(`${location.origin}/client.js`)) as typeof Client;
        try {
          await client.fetchCatalogue(url, options);
          return 'none';
        } catch (error) {
          return (error as { kind?: string }).kind ?? String(error);
        }
      },
      url,
      options,
    );

  it('a gzip bomb of a gigabyte is cut off, and its memory is free again', async () => {
    const client = await page.createCDPSession();
    const used = async () => {
      await client.send('HeapProfiler.collectGarbage');
      return (await client.send('Runtime.getHeapUsage')).usedSize;
    };
    await fetchInPage(documentUrl('good'));
    const before = await used();
    assert.equal(await fetchInPage(documentUrl('big-bomb')), 'too-large');
    const left = (await used()) - before;
    assert.ok(left < 2 * 2 ** 20, `${left} bytes are left`);
  });

  it('a body without an end is cut off; the server does not go on sending', async () => {
    sent = 0;
    assert.equal(await fetchInPage(documentUrl('endless')), 'too-large');
    const then = sent;
    await new Promise((resolve) => setTimeout(resolve, 200));
    assert.equal(sent, then);
    assert.ok(sent < 64 * 2 ** 20, `${sent} bytes were sent`);
  });

  it('max-bytes is the limit where it is given, to the byte', async () => {
    const url = documentUrl('good');
    const { length } = Buffer.from(await (await fetch(url)).arrayBuffer());
    assert.equal(await fetchInPage(documentUrl('good'), { maxBytes: length - 1 }), 'too-large');
    assert.equal(await fetchInPage(documentUrl('good'), { maxBytes: length }), 'none');
  });

  it('a body that is cut off is an error of the network', async () => {
    assert.equal(await fetchInPage(documentUrl('truncated')), 'network');
  });

  it('the time limit is on the whole, not on the pauses', async () => {
    await page.evaluate(() => {
      const real = window.setTimeout.bind(window);
      // The page's 15 s take 0.3.
      window.setTimeout = ((run: () => void, time: number) => real(run, time / 50)) as typeof setTimeout;
    });
    assert.equal(await fetchInPage(documentUrl('drops')), 'timeout');
    assert.equal(await fetchInPage(documentUrl('hanging')), 'timeout');
  });

  describe('in Node', () => {
    it('are fetched, checked and shared, without persistence', async () => {
      const url = documentUrl('slow');
      const [first, second] = await Promise.all([fetchCatalogue(url), fetchCatalogue(url)]);
      assert.equal(first, second);
      assert.equal(first.count, 3);
      assert.equal(await fetchCatalogue(url), first);
      assert.equal(server.to(new URL(url).pathname).length, 1);
      const { headers } = server.to(new URL(url).pathname)[0]!;
      assert.deepEqual(
        [headers.cookie, headers.referer, headers.authorization],
        [undefined, undefined, undefined],
      );
    });

    it('are cut off and refused as in browsers', async () => {
      for (const [scenario, kind] of [
        ['big-bomb', 'too-large'],
        ['endless', 'too-large'],
        ['truncated', 'network'],
        ['html', 'parse'],
        ['version2', 'version'],
        ['no-catalogue', 'schema'],
        ['server-error', 'http'],
      ] as const)
        assert.equal(await kindOf(fetchCatalogue(documentUrl(scenario))), kind, scenario);
      assert.equal(await kindOf(fetchCatalogue('/api/v1/solutions.json')), 'network', 'a relative URL');
    });

    it('can be given up', async () => {
      const url = documentUrl('hanging');
      await assert.rejects(fetchCatalogue(url, { signal: AbortSignal.timeout(50) }), {
        name: 'TimeoutError',
      });
    });
  });
});
