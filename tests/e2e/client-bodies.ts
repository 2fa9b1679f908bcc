// Bodies that are too long, too slow or cut off, sent by a real server: the same for every browser.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { constants, deflateRawSync, gzipSync } from 'node:zlib';
import { bundle, startServer, type DocumentHttpServer } from '../support/document-http.mjs';
import { large, type Scenario } from '../support/document-scenarios.mjs';
import { until } from '../support/until.js';
import { drive, type Driven } from './browsers.js';
import type { BrowserName } from '../support/find-browsers.mjs';

/** So many megabytes of blanks, packed a thousand times smaller: a packed megabyte again and again. */
function gzipBomb(megabytes: number): Buffer {
  const header = gzipSync('').subarray(0, 10);
  const megabyte = deflateRawSync(Buffer.alloc(2 ** 20, ' '), { finishFlush: constants.Z_FULL_FLUSH });
  return Buffer.concat([header, ...Array.from({ length: megabytes }, () => megabyte)]);
}

/**
 * Hostile bodies, and how much of the endless one was sent.
 * @param bombSize what the packed body is unpacked, in megabytes
 */
export function hostileBodies(bombSize = 1024): { scenarios: Record<string, Scenario>; sent: () => number } {
  const bomb = gzipBomb(bombSize);
  let sent = 0;
  const scenarios: Record<string, Scenario> = {
    'big-bomb': () => ({ type: 'application/json', headers: { 'content-encoding': 'gzip' }, body: bomb }),
    // A document without an end, at three megabytes a second: flooded by a faster one on a busy machine, WebKit reads
    // to the time limit, and what it holds is in the way of the next request.
    endless: (_times, { response }) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const chunk = Buffer.alloc(2 ** 16, ' ');
      const timer = setInterval(() => {
        // What the browser does not take is not sent.
        if (response.writableNeedDrain) return;
        sent += chunk.byteLength;
        response.write(chunk);
      }, 20);
      response.on('close', () => {
        clearInterval(timer);
      });
      return undefined;
    },
    // A document a little at a time, for several times as long as nothing at all is waited for.
    drops: (_times, { response }) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const body = JSON.stringify(large(2));
      const size = Math.ceil(body.length / 40);
      let at = 0;
      const timer = setInterval(() => {
        response.write(body.slice(at, (at += size)));
        if (at < body.length) return;
        clearInterval(timer);
        response.end();
      }, 40);
      return undefined;
    },
    // The beginning of a document, and nothing more; the connection stays.
    stalling: (_times, { response }) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"version":');
      return undefined;
    },
  };
  return { scenarios, sent: () => sent };
}

export function testBodies(name: BrowserName): void {
  describe(`bodies in ${name}`, () => {
    let browser: Driven;
    let server: DocumentHttpServer;
    let sent: () => number;
    let number = 0;
    const documentUrl = (scenario: string) => {
      number += 1;
      return `http://localhost:${server.port}/documents/${scenario}/${number}.json`;
    };

    before(async () => {
      // WebKitGTK unpacks all of it before a script may say that it is too much; a gigabyte takes it minutes.
      const bodies = hostileBodies(name === 'webkit' ? 128 : 1024);
      ({ sent } = bodies);
      server = await startServer({
        scripts: { '/client.js': await bundle('src/catalogue/client/index.ts') },
        scenarios: bodies.scenarios,
      });
      browser = await drive(name);
      await browser.open(`http://localhost:${server.port}/page`);
    });
    after(async () => {
      await browser.stop();
      server.close();
    });

    /** Fetches in the page; the kind of the error, if there is one. */
    const fetchInPage = async (url: string, options = {}): Promise<unknown> =>
      browser.run(`
        const client = await import(location.origin + '/client.js');
        try {
          await client.fetchCatalogue(${JSON.stringify(url)}, ${JSON.stringify(options)});
          return 'none';
        } catch (error) {
          return error.kind ?? String(error);
        }`);

    it('a gzip bomb is cut off', async () => {
      assert.equal(await fetchInPage(documentUrl('big-bomb')), 'too-large');
    });

    it('a body without an end is cut off; the server does not go on sending', async () => {
      const before = sent();
      const outcome = await fetchInPage(documentUrl('endless'), { maxBytes: 2 ** 21 });
      assert.equal(outcome, 'too-large');
      // What was on its way still arrives.
      await until('nothing is sent any more', async () => {
        const then = sent();
        await new Promise((resolve) => setTimeout(resolve, 200));
        return sent() === then;
      });
      assert.ok(sent() - before < 32 * 2 ** 20, `${sent() - before} bytes were sent`);
    });

    it('max-bytes is the limit where it is given, to the byte', async () => {
      const { byteLength } = await (await fetch(documentUrl('good'))).arrayBuffer();
      assert.equal(await fetchInPage(documentUrl('good'), { maxBytes: byteLength - 1 }), 'too-large');
      assert.equal(await fetchInPage(documentUrl('good'), { maxBytes: byteLength }), 'none');
    });

    it('a body that is cut off is an error of the network', async () => {
      assert.equal(await fetchInPage(documentUrl('truncated')), 'network');
    });

    it('the time limit is on what does not arrive, at the beginning or later, and not on the whole', async () => {
      // The page's 15 s take 0.3. What is longer is the limit that WebKit's driver sets for a script, also in the page.
      await browser.run(`
        const real = setTimeout.bind(window);
        window.setTimeout = (run, time) => real(run, time < 20_000 ? time / 50 : time);`);
      assert.equal(await fetchInPage(documentUrl('hanging')), 'timeout');
      assert.equal(await fetchInPage(documentUrl('stalling')), 'timeout');
      assert.equal(await fetchInPage(documentUrl('drops')), 'none');
    });
  });
}
