import { expect } from '@open-wc/testing';
import {
  CatalogueError,
  fetchCatalogue,
  loadCatalogue,
  type LoadedCatalogue,
} from '../../../src/catalogue/client/index.js';
import type { Catalogue } from '../../../src/catalogue/schema.js';
import { clock, HOUR, MINUTE, startAfresh } from '../../support/client-clock.js';
import { documentUrl, release, timesAsked } from '../../support/documents.js';
import { changeStored, clearStored, store, stored, storedDocuments } from '../../support/storage.js';
import { until } from '../../support/until.js';

async function failure(promise: Promise<unknown>): Promise<CatalogueError> {
  try {
    await promise;
  } catch (error) {
    if (error instanceof CatalogueError) return error;
    throw error;
  }
  return expect.fail('It did not fail.');
}

const summary = ({ catalogue, origin, error }: LoadedCatalogue) => ({
  count: catalogue.count,
  origin,
  error: error?.kind,
});

describe('fetchCatalogue', () => {
  startAfresh();

  describe('on one page', () => {
    it('asks once, however many ask and in whatever spelling', async () => {
      const url = documentUrl('held');
      const calls = [
        fetchCatalogue(url),
        fetchCatalogue(new URL(url, location.href).href),
        fetchCatalogue(`${url}#part`),
        fetchCatalogue(url, { maxBytes: 1e6 }),
        fetchCatalogue(url, { signal: new AbortController().signal }),
      ];
      await release(url);
      const catalogues = await Promise.all(calls);
      expect(new Set(catalogues).size).to.equal(1);
      expect(await fetchCatalogue(url)).to.equal(catalogues[0]);
      expect(await timesAsked(url)).to.equal(1);
    });

    it('appends the endpoint to the URL of a service', async () => {
      const base = documentUrl('good').replace('.json', '');
      expect((await fetchCatalogue(`${base}/`)).count).to.equal(3);
      expect(await timesAsked(`${base}/api/v1/solutions.json`)).to.equal(1);
    });

    it('ends the request only when nobody waits for it any more', async () => {
      const url = documentUrl('held');
      const [first, second] = [new AbortController(), new AbortController()];
      const gone = fetchCatalogue(url, { signal: first.signal });
      const there = fetchCatalogue(url, { signal: second.signal });
      first.abort(new Error('gone'));
      await gone.then(
        () => expect.fail('It should have been given up.'),
        (error: unknown) => expect(String(error)).to.equal('Error: gone'),
      );
      await release(url);
      expect((await there).count).to.equal(3);
      expect(await timesAsked(url)).to.equal(1);

      const hanging = documentUrl('hanging');
      const last = new AbortController();
      const waiting = fetchCatalogue(hanging, { signal: last.signal });
      await until('the server is asked', async () => (await timesAsked(hanging)) === 1);
      last.abort(new Error('gone, too'));
      await waiting.then(
        () => expect.fail('It should have been given up.'),
        (error: unknown) => expect(String(error)).to.equal('Error: gone, too'),
      );
      // Giving up is no failure: who comes next is not told to wait.
      const next = new AbortController();
      void fetchCatalogue(hanging, { signal: next.signal }).catch(() => undefined);
      await until('the server is asked again', async () => (await timesAsked(hanging)) === 2);
      next.abort();
      expect(() => {
        AbortSignal.abort(new Error('before')).throwIfAborted();
      }).to.throw('before');
    });

    it('asks no second time within the hour, and then whether anything is new', async () => {
      const url = documentUrl('daily');
      const first = await fetchCatalogue(url);
      clock.ahead = HOUR - MINUTE;
      expect(await fetchCatalogue(url)).to.equal(first);
      expect(await timesAsked(url)).to.equal(1);
      clock.ahead = HOUR;
      const seen: LoadedCatalogue[] = [];
      const renewed = await loadCatalogue(url, { onStored: (each) => seen.push(each) });
      expect(summary(renewed)).to.deep.equal({ count: 2, origin: 'network', error: undefined });
      expect(seen.map((each) => each.catalogue === first)).to.deep.equal([true]);
      expect(await timesAsked(url)).to.equal(2);
      clock.ahead = 2 * HOUR - MINUTE;
      expect((await loadCatalogue(url)).origin).to.equal('cache');
    });

    it('takes a document from the future for outdated: the clock was set back', async () => {
      const url = documentUrl('daily');
      clock.ahead = 10 * HOUR;
      await fetchCatalogue(url);
      clock.ahead = 0;
      expect((await fetchCatalogue(url)).count).to.equal(2);
    });

    for (const scenario of ['cdn', 'dated'])
      it(`does not parse an unchanged document again (${scenario})`, async () => {
        const url = documentUrl(scenario);
        const first = await fetchCatalogue(url);
        await stored(url);
        clock.ahead = HOUR;
        const arrivedAt = Date.now();
        expect(await loadCatalogue(url)).to.deep.include({ catalogue: first, origin: 'network' });
        expect(await fetchCatalogue(url)).to.equal(first);
        expect(await timesAsked(url)).to.equal(2);
        await stored(url, (entry) => Number(entry.arrivedAt) >= arrivedAt);
      });

    it('notices a change that only the body tells', async () => {
      const url = documentUrl('always-dated');
      await fetchCatalogue(url);
      await stored(url);
      clock.ahead = HOUR;
      expect((await fetchCatalogue(url)).count).to.equal(2);
    });

    it('refreshes when asked to, once', async () => {
      const url = documentUrl('daily');
      await fetchCatalogue(url);
      const both = await Promise.all([
        fetchCatalogue(url, { refresh: true }),
        fetchCatalogue(url, { refresh: true }),
      ]);
      expect(both.map(({ count }) => count)).to.deep.equal([2, 2]);
      expect(await timesAsked(url)).to.equal(2);
    });
  });

  describe('after a failure', () => {
    it('leaves the server alone for a minute, then for two, then for four …', async () => {
      const url = documentUrl('server-error');
      const first = await failure(fetchCatalogue(url));
      expect(first.kind).to.equal('http');
      expect(first.status).to.equal(503);
      let asked = 1;
      let start = 0;
      for (const minutes of [1, 2, 4, 8, 16, 32, 60, 60]) {
        clock.ahead = start + minutes * MINUTE - 10_000;
        await failure(fetchCatalogue(url));
        expect(await timesAsked(url), `before ${minutes} min`).to.equal(asked);
        clock.ahead = start + minutes * MINUTE + 10_000;
        await failure(fetchCatalogue(url));
        asked += 1;
        expect(await timesAsked(url), `after ${minutes} min`).to.equal(asked);
        start = clock.ahead;
      }
    });

    it('gives the same error meanwhile', async () => {
      const url = documentUrl('html');
      expect(await failure(fetchCatalogue(url))).to.equal(await failure(fetchCatalogue(url)));
      expect(await timesAsked(url)).to.equal(1);
    });

    it('waits as long as Retry-After says, but not for days', async () => {
      const url = documentUrl('down-for-long');
      const { retryAfter } = await failure(fetchCatalogue(url));
      expect(retryAfter).to.equal(600_000);
      clock.ahead = 599_000;
      await failure(fetchCatalogue(url));
      expect(await timesAsked(url)).to.equal(1);
      clock.ahead = 610_000;
      await failure(fetchCatalogue(url));
      expect(await timesAsked(url)).to.equal(2);

      const long = documentUrl('down-for-days');
      clock.ahead = 0;
      await failure(fetchCatalogue(long));
      clock.ahead = 23 * HOUR;
      await failure(fetchCatalogue(long));
      expect(await timesAsked(long)).to.equal(1);
      clock.ahead = 25 * HOUR;
      await failure(fetchCatalogue(long));
      expect(await timesAsked(long)).to.equal(2);
    });

    it('asks all the same when it is told to, and forgets the failure when all is well', async () => {
      const url = documentUrl('bad-then-good');
      await failure(fetchCatalogue(url));
      expect((await fetchCatalogue(url, { refresh: true })).count).to.equal(3);
      expect((await fetchCatalogue(url)).count).to.equal(3);
      expect(await timesAsked(url)).to.equal(2);
    });

    for (const [scenario, kind] of [
      ['then-down', 'http'],
      ['then-html', 'parse'],
    ] as const)
      it(`has the last good document (${scenario})`, async () => {
        const url = documentUrl(scenario);
        const first = await fetchCatalogue(url);
        clock.ahead = HOUR;
        expect(await loadCatalogue(url)).to.deep.include({ catalogue: first, origin: 'cache' });
        expect((await loadCatalogue(url)).error?.kind).to.equal(kind);
        expect(await fetchCatalogue(url)).to.equal(first);
        expect(await timesAsked(url)).to.equal(2);
        const { arrivedAt, text } = await stored(url);
        expect(Number(arrivedAt) + HOUR <= Date.now(), 'arrival of the good one').to.equal(true);
        expect(String(text)).to.contain('Alpha');
      });
  });

  describe('what it stores', () => {
    it('is the document, its arrival and its validator, and nothing else', async () => {
      const url = documentUrl('cdn');
      const before = Date.now();
      await fetchCatalogue(url);
      const entry = await stored(url);
      expect(Object.keys(entry).sort()).to.deep.equal(['arrivedAt', 'text', 'validator']);
      expect(JSON.parse(String(entry.text))).to.have.property('count', 3);
      expect(entry.arrivedAt).to.be.within(before, Date.now());
      expect(entry.validator).to.equal('"v1"');
    });

    it('is at most five documents, the latest', async () => {
      await clearStored();
      const urls = Array.from({ length: 7 }, () => documentUrl('good'));
      for (const url of urls) {
        clock.ahead += 1000;
        await fetchCatalogue(url);
        await stored(url);
      }
      await until('five are left', async () => (await storedDocuments()).size <= 5);
      expect([...(await storedDocuments()).keys()].sort()).to.deep.equal(urls.slice(2).sort());
    });

    it('is used for 30 days and removed then, also when the server is down', async () => {
      await clearStored();
      const text = JSON.stringify(await fetchCatalogue(documentUrl('good')));
      const [old, kept, gone] = [
        documentUrl('server-error'),
        documentUrl('server-error'),
        documentUrl('good'),
      ];
      const DAY = 24 * HOUR;
      await store(old, { text, arrivedAt: Date.now() - 31 * DAY, validator: null });
      await store(kept, { text, arrivedAt: Date.now() - 29 * DAY, validator: null });
      await store(gone, { text, arrivedAt: Date.now() - 31 * DAY, validator: null });
      expect((await failure(fetchCatalogue(old))).kind).to.equal('http');
      expect(summary(await loadCatalogue(kept))).to.deep.equal({ count: 3, origin: 'cache', error: 'http' });
      await until('the old ones are gone', async () => (await storedDocuments()).size <= 2);
      const left = await storedDocuments();
      expect([left.has(old), left.has(kept), left.has(gone)]).to.deep.equal([false, true, false]);
    });

    it('is not what was no catalogue', async () => {
      const url = documentUrl('html');
      await failure(fetchCatalogue(url));
      expect((await storedDocuments()).has(url)).to.equal(false);
    });

    const GARBAGE: [string, unknown][] = [
      ['a text', 'garbage'],
      ['an empty object', {}],
      ['no text', { text: 5, arrivedAt: 1e12, validator: null }],
      ['a broken document', { text: '{"version":1,', arrivedAt: Infinity, validator: null }],
      ['HTML', { text: '<script>alert(1)</script>', arrivedAt: Date.now(), validator: null }],
      ['another version', { text: '{"version":2}', arrivedAt: Date.now(), validator: null }],
      ['an arrival in words', { text: '{}', arrivedAt: 'today', validator: null }],
      ['an arrival that is no number', { text: '{}', arrivedAt: NaN, validator: null }],
    ];
    for (const [what, value] of GARBAGE)
      it(`does not matter when it is ${what}: the server is asked`, async () => {
        const url = documentUrl('cdn');
        await store(url, value);
        expect(summary(await loadCatalogue(url))).to.deep.equal({
          count: 3,
          origin: 'network',
          error: undefined,
        });
        expect(await timesAsked(url)).to.equal(1);
      });

    it('is checked like a document that arrives', async () => {
      const url = documentUrl('good');
      const catalogue = await fetchCatalogue(documentUrl('good'));
      const solutions = [
        catalogue.solutions[0],
        { name: 'Broken' },
        { ...catalogue.solutions[1], stars: -5 },
      ];
      const text = JSON.stringify({ ...catalogue, solutions });
      await store(url, { text, arrivedAt: Date.now(), validator: null });
      const { catalogue: read, dropped, origin } = await loadCatalogue(url);
      expect({ count: read.count, stars: read.solutions[1]?.stars, dropped, origin }).to.deep.equal({
        count: 2,
        stars: null,
        dropped: 1,
        origin: 'cache',
      });
      expect(await timesAsked(url)).to.equal(0);
    });

    it('is taken over when another tab has renewed it', async () => {
      const url = documentUrl('daily');
      await fetchCatalogue(url);
      const entry = await stored(url);
      clock.ahead = HOUR;
      const text = JSON.stringify({ ...(JSON.parse(String(entry.text)) as object), license: 'CC0-1.0' });
      await changeStored(url, { text, arrivedAt: Date.now() });
      expect((await loadCatalogue(url)).catalogue.license).to.equal('CC0-1.0');
      expect(await timesAsked(url)).to.equal(1);
    });
  });

  describe('the size', () => {
    it('is limited for each caller, in one request', async () => {
      const url = documentUrl('held');
      const calls = [failure(fetchCatalogue(url, { maxBytes: 100 })), fetchCatalogue(url)] as const;
      await release(url);
      const [small, large] = await Promise.all(calls);
      expect([small.kind, large.count]).to.deep.equal(['too-large', 3]);
      expect((await failure(fetchCatalogue(url, { maxBytes: 100 }))).kind).to.equal('too-large');
      expect(await timesAsked(url)).to.equal(1);
    });

    it('that one caller finds too large does not keep a more generous one waiting', async () => {
      const url = documentUrl('good');
      expect((await failure(fetchCatalogue(url, { maxBytes: 100 }))).kind).to.equal('too-large');
      expect((await failure(fetchCatalogue(url, { maxBytes: 99 }))).kind).to.equal('too-large');
      expect(await timesAsked(url)).to.equal(1);
      expect((await fetchCatalogue(url)).count).to.equal(3);
    });

    it('counts decoded bytes: a compressed bomb is cut off', async () => {
      const error = await failure(fetchCatalogue(documentUrl('gzip-bomb')));
      expect(error.kind).to.equal('too-large');
      expect(error.message).to.contain(String(25 * 2 ** 20));
    });

    it('is known of stored documents, too', async () => {
      const url = documentUrl('good');
      const text = JSON.stringify(await fetchCatalogue(documentUrl('good')));
      await store(url, { text, arrivedAt: Date.now(), validator: null });
      const { byteLength } = new TextEncoder().encode(text);
      expect((await failure(fetchCatalogue(url, { maxBytes: byteLength - 1 }))).kind).to.equal('too-large');
      expect((await fetchCatalogue(url, { maxBytes: byteLength })).count).to.equal(3);
      expect(await timesAsked(url)).to.equal(0);
    });
  });

  describe('the head of a document', () => {
    const headsOf = async (
      url: string,
      heads: Catalogue[] = [],
    ): Promise<{ heads: Catalogue[]; loaded: LoadedCatalogue }> => {
      const loaded = await loadCatalogue(url, { onHead: (head) => heads.push(head) });
      return { heads, loaded };
    };

    it('comes before the tail has arrived, once, to everybody', async () => {
      const url = documentUrl('held-tail');
      const early: Catalogue[] = [];
      const first = headsOf(url, early);
      await until('there is a head', () => early.length > 0);
      const late: Catalogue[] = [];
      const second = loadCatalogue(url, { onHead: (head) => late.push(head) });
      expect(late.length, 'told on the spot').to.equal(1);
      await release(url);
      const { heads, loaded } = await first;
      await second;
      expect(heads.map(({ count, solutions }) => [solutions.length, count])).to.deep.equal([[24, 200]]);
      expect(heads[0]?.solutions).to.deep.equal(loaded.catalogue.solutions.slice(0, 24));
      expect(loaded.catalogue.count).to.equal(200);
      expect(await timesAsked(url)).to.equal(1);
    });

    it('does not make a broken document a good one', async () => {
      const heads: Catalogue[] = [];
      const url = `${documentUrl('held-tail')}?broken`;
      const failed = failure(loadCatalogue(url, { onHead: (head) => heads.push(head) }));
      await until('there is a head', () => heads.length > 0);
      await release(url);
      const error = await failed;
      expect([heads.length, error.kind]).to.deep.equal([1, 'parse']);
    });

    it('comes from the storage, too', async () => {
      const url = `${documentUrl('large')}?n=300`;
      const text = JSON.stringify(await fetchCatalogue(`${documentUrl('large')}?n=300`));
      await store(url, { text, arrivedAt: Date.now(), validator: null });
      const { heads, loaded } = await headsOf(url);
      expect([heads.length, loaded.origin, loaded.catalogue.count]).to.deep.equal([1, 'cache', 300]);
    });

    it('is not looked for in short documents', async () => {
      expect((await headsOf(documentUrl('good'))).heads).to.deep.equal([]);
    });
  });

  describe('a document that is none', () => {
    const BAD: [scenario: string, kind: string][] = [
      ['server-error', 'http'],
      ['missing', 'http'],
      ['html', 'parse'],
      ['not-json', 'parse'],
      ['empty', 'parse'],
      ['utf16', 'parse'],
      ['null', 'schema'],
      ['no-catalogue', 'schema'],
      ['version2', 'version'],
      ['truncated', 'network'],
    ];
    for (const [scenario, kind] of BAD)
      it(`(${scenario}) is an error of the kind ${kind}`, async () => {
        expect((await failure(fetchCatalogue(documentUrl(scenario)))).kind).to.equal(kind);
      });

    it('has no http address, or nobody there: network', async () => {
      for (const src of [
        'http://127.0.0.1:9/a.json',
        'data:application/json,{}',
        'javascript:alert(1)',
        'http://[bad/',
      ])
        expect((await failure(fetchCatalogue(src))).kind, src).to.equal('network');
    });

    it('unlike one with a byte order mark', async () => {
      expect((await fetchCatalogue(documentUrl('bom'))).count).to.equal(3);
    });
  });
});
