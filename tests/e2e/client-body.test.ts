// The client without a browser's cache, and what its work leaves in memory.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import type * as Client from '../../src/catalogue/client/index.js';
import { bundle, startServer, type DocumentHttpServer } from '../support/document-http.mjs';
import { hostileBodies } from './client-bodies.js';
import { launchChromium } from './support.js';

describe('a gzip bomb of a gigabyte', () => {
  it('leaves nothing in the memory of a page', async () => {
    const { scenarios } = hostileBodies();
    const server = await startServer({
      scripts: { '/client.js': await bundle('src/catalogue/client/index.ts') },
      scenarios,
    });
    const browser = await launchChromium();
    const page = await browser.newPage();
    await page.goto(`http://localhost:${server.port}/page`);
    const client = await page.createCDPSession();
    const used = async () => {
      await client.send('HeapProfiler.collectGarbage');
      return (await client.send('Runtime.getHeapUsage')).usedSize;
    };
    const kindOf = (scenario: string) =>
      page.evaluate(`import('/client.js')
        .then(({ fetchCatalogue }) => fetchCatalogue('/documents/${scenario}/1.json'))
        .then(() => 'none', ({ kind }) => kind)`);
    assert.equal(await kindOf('good'), 'none');
    const before = await used();
    assert.equal(await kindOf('big-bomb'), 'too-large');
    const left = (await used()) - before;
    assert.ok(left < 2 * 2 ** 20, `${left} bytes are left`);
    await browser.close();
    server.close();
  });
});

// As it is published: the file that the package's exports name.
const { exports } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  exports: Record<'./client', { default: string; types: string }>;
};
const BUILT = new URL(`../../${exports['./client'].default}`, import.meta.url).href;

describe('fetchCatalogue in Node, from the built package', () => {
  let server: DocumentHttpServer;
  let client: typeof Client;
  let number = 0;
  const documentUrl = (scenario: string) => {
    number += 1;
    return `http://localhost:${server.port}/documents/${scenario}/${number}.json`;
  };
  const kindOf = async (promise: Promise<unknown>): Promise<string> =>
    await promise.then(
      () => 'none',
      (error: unknown) => {
        assert.ok(error instanceof client.CatalogueError, String(error));
        return error.kind;
      },
    );

  before(async () => {
    client = (await import(BUILT)) as typeof Client;
    server = await startServer({ scenarios: hostileBodies().scenarios });
  });
  after(() => {
    server.close();
  });

  it('fetches, checks and shares, without persistence and without credentials', async () => {
    const url = documentUrl('held');
    const { fetchCatalogue } = client;
    const calls = [fetchCatalogue(url), fetchCatalogue(url)] as const;
    server.release(new URL(url).pathname);
    const [first, second] = await Promise.all(calls);
    assert.equal(first, second);
    assert.equal(first.count, 3);
    assert.equal(await fetchCatalogue(url), first);
    assert.equal(server.to(new URL(url).pathname).length, 1);
    const { headers } = server.to(new URL(url).pathname)[0]!;
    assert.deepEqual(
      [headers.cookie, headers.referer, headers.authorization],
      [undefined, undefined, undefined],
    );
    assert.equal('indexedDB' in globalThis, false);
  });

  it('cuts off and refuses as in browsers', async () => {
    for (const [scenario, kind] of [
      ['big-bomb', 'too-large'],
      ['endless', 'too-large'],
      ['truncated', 'network'],
      ['html', 'parse'],
      ['version2', 'version'],
      ['no-catalogue', 'schema'],
      ['server-error', 'http'],
    ] as const)
      assert.equal(await kindOf(client.fetchCatalogue(documentUrl(scenario))), kind, scenario);
    assert.equal(await kindOf(client.fetchCatalogue('/api/v1/solutions.json')), 'network', 'a relative URL');
  });

  it('reads a document of several megabytes in pieces, without a page to paint', async () => {
    const { count } = await client.fetchCatalogue(`${documentUrl('large')}?n=5000`);
    assert.equal(count, 5000);
  });

  it('can be given up', async () => {
    await assert.rejects(client.fetchCatalogue(documentUrl('hanging'), { signal: AbortSignal.timeout(50) }), {
      name: 'TimeoutError',
    });
  });

  it('has types', () => {
    const types = readFileSync(new URL(`../../${exports['./client'].types}`, import.meta.url), 'utf8');
    assert.match(
      types,
      /export declare function fetchCatalogue\(src: string, options\?: FetchOptions\): Promise<Catalogue>/,
    );
  });
});
