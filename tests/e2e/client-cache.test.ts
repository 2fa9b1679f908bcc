import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import puppeteer, { type Browser, type BrowserContext, type Page } from 'puppeteer-core';
import { bundle, startServer, type DocumentHttpServer } from '../support/document-http.mjs';
import { CHROMIUM_FLAGS, findChromium } from '../support/find-chromium.mjs';

/** What a page knows of its element. */
interface Shown {
  state: string;
  names: string[];
  note: string;
  events: string[];
}

const HOUR = 3_600_000;

describe('the client in a browser, with a real server', () => {
  let browser: Browser;
  let server: DocumentHttpServer;
  let number = 0;

  /** A document that nobody has asked for, on another origin than the pages. */
  const documentUrl = (scenario: string, origin = 'documents.test') => {
    number += 1;
    return `http://${origin}:${server.port}/documents/${scenario}/${number}.json`;
  };
  const asked = (url: string) => server.to(new URL(url).pathname);
  const pageUrl = (head = '', origin = 'localhost') =>
    `http://${origin}:${server.port}/page?head=${encodeURIComponent(head)}`;

  before(async () => {
    server = await startServer({ scripts: { '/element.js': await bundle('src/define.ts') } });
    browser = await puppeteer.launch({
      executablePath: await findChromium(),
      // Other sites than localhost, which browsers trust as if it were https.
      args: [...CHROMIUM_FLAGS, '--host-resolver-rules=MAP *.test 127.0.0.1'],
    });
  });
  after(async () => {
    await browser.close();
    server.close();
  });

  /** Opens a page whose clock is ahead. */
  async function open(url: string, ahead = 0, context: Browser | BrowserContext = browser): Promise<Page> {
    const page = await context.newPage();
    // What tsx puts around the functions that run in the page.
    await page.evaluateOnNewDocument('globalThis.__name = (named) => named;');
    await page.evaluateOnNewDocument((time: number) => {
      const { now } = Date;
      Date.now = () => now() + time;
    }, ahead);
    await page.goto(url);
    return page;
  }

  /** Shows a document in an element of the page, and waits until it has nothing more to do. */
  async function show(page: Page, src: string): Promise<Shown> {
    return await page.evaluate(async (src: string) => {
      await import(`${location.origin}/element.js`);
      const element = document.createElement('solution-catalogue');
      element.setAttribute('lang', 'en');
      const events: string[] = [];
      element.addEventListener('catalogue-load', (event) => {
        const { origin, catalogue } = event as Event & { origin: string; catalogue: { count: number } };
        events.push(`${origin} ${catalogue.count}`);
      });
      element.addEventListener('catalogue-error', (event) => {
        events.push((event as Event & { error: { kind: string } }).error.kind);
      });
      element.setAttribute('src', src);
      document.body.append(element);
      await new Promise((resolve) => setTimeout(resolve, 700));
      const find = (part: string) => [...element.shadowRoot!.querySelectorAll(`[part~="${part}"]`)];
      const text = (each: Element) => each.textContent.replace(/\s+/g, ' ').trim();
      return {
        state: (element as unknown as { loadState: string }).loadState,
        names: find('card-title').map(text),
        note: find('note').map(text).join(),
        events,
      };
    }, src);
  }

  /** Opens a page, shows a document, and closes the page. */
  async function visit(src: string, ahead = 0, context: Browser | BrowserContext = browser): Promise<Shown> {
    const page = await open(pageUrl(), ahead, context);
    const shown = await show(page, src);
    await page.close();
    return shown;
  }

  it('makes no request on the next page within an hour, although the CDN’s copy is a day old', async () => {
    const src = documentUrl('cdn');
    assert.deepEqual((await visit(src)).events, ['network 3']);
    assert.deepEqual((await visit(src)).events, ['cache 3']);
    assert.deepEqual((await visit(src, HOUR - 60_000)).events, ['cache 3']);
    assert.equal(asked(src).length, 1);
  });

  for (const scenario of ['cdn', 'dated'])
    it(`then shows what it has and revalidates with one conditional request (${scenario})`, async () => {
      const src = documentUrl(scenario);
      await visit(src);
      const later = await visit(src, HOUR);
      assert.deepEqual(later.events, ['cache 3'], 'nothing new, so nothing is told');
      assert.equal(later.state, 'ready');
      assert.equal(asked(src).length, 2);
      const { headers } = asked(src)[1]!;
      assert.ok(headers['if-none-match'] ?? headers['if-modified-since'], 'the request is conditional');
      assert.deepEqual((await visit(src, 2 * HOUR - 60_000)).events, ['cache 3'], 'renewed');
      assert.equal(asked(src).length, 2);
    });

  it('shows a new document when there is one', async () => {
    const src = documentUrl('daily');
    await visit(src);
    const { events, names } = await visit(src, HOUR);
    assert.deepEqual(
      [events, names],
      [
        ['cache 1', 'network 2'],
        ['Alpha', 'Beta'],
      ],
    );
  });

  it('sends no credentials, no referrer, no header of its own and no preflight', async () => {
    for (const origin of ['documents.test', 'localhost']) {
      const src = documentUrl('cdn', origin);
      const page = await open(pageUrl());
      await page.evaluate(() => {
        document.cookie = 'mine=1';
      });
      await show(page, src);
      await page.evaluate(() =>
        (document.querySelector('solution-catalogue') as unknown as { refresh(): Promise<void> }).refresh(),
      );
      await page.close();
      assert.deepEqual(
        asked(src).map(({ method }) => method),
        ['GET', 'GET'],
      );
      for (const { headers } of asked(src)) {
        for (const name of ['cookie', 'authorization', 'referer'])
          assert.equal(headers[name], undefined, name);
        const known =
          /^(host|connection|user-agent|origin|accept.*|sec-.*|if-none-match|cache-control|pragma|priority)$/;
        assert.deepEqual(
          Object.keys(headers).filter((name) => !known.test(name)),
          [],
        );
      }
    }
  });

  it('uses what the page has preloaded', async () => {
    const src = documentUrl('cdn');
    const page = await open(pageUrl(`<link rel="preload" as="fetch" crossorigin href="${src}">`));
    const { state } = await show(page, src);
    await page.close();
    assert.equal(state, 'ready');
    assert.equal(asked(src).length, 1);
  });

  describe('with the last good document', () => {
    const DATE = /as of 20 November 2026/;

    for (const scenario of ['then-down', 'then-html'])
      it(`is stale, and says of when it is (${scenario})`, async () => {
        const src = documentUrl(scenario);
        await visit(src);
        const { state, names, note } = await visit(src, HOUR);
        assert.deepEqual([state, names], ['stale', ['Alpha', 'Beta', 'Gamma']]);
        assert.match(note, DATE);
      });

    it('when the browser is offline', async () => {
      const src = documentUrl('cdn');
      await visit(src);
      const page = await open(pageUrl(), HOUR);
      // The page itself is there already, with its script.
      await page.evaluate(() => import(`${location.origin}/element.js`));
      await page.setOfflineMode(true);
      const { state, note, names } = await show(page, src);
      await page.close();
      assert.deepEqual([state, names.length], ['stale', 3]);
      assert.match(note, DATE);
      assert.equal(asked(src).length, 1);
    });

    it('when the server has gone', async () => {
      const own = await startServer();
      const src = `http://documents.test:${own.port}/documents/cdn/gone.json`;
      await visit(src);
      own.close();
      const { state, note } = await visit(src, HOUR);
      assert.equal(state, 'stale');
      assert.match(note, DATE);
    });
  });

  describe('where storage is scarce', () => {
    it('works in an incognito window, and leaves nothing behind', async () => {
      const src = documentUrl('cdn');
      const context = await browser.createBrowserContext();
      assert.equal((await visit(src, 0, context)).state, 'ready');
      assert.equal((await visit(src, 0, context)).state, 'ready');
      await context.close();
      assert.equal(asked(src).length, 1);
      await visit(src);
      assert.equal(asked(src).length, 2);
    });

    it('works on plain http, where browsers give little', async () => {
      const src = documentUrl('cdn');
      for (let times = 0; times < 2; times += 1) {
        const page = await open(pageUrl('', 'plain.test'));
        assert.equal(await page.evaluate(() => isSecureContext || 'caches' in globalThis), false);
        assert.equal((await show(page, src)).state, 'ready');
        await page.close();
      }
      assert.equal(asked(src).length, 1, 'and remembers there, too');
    });

    it('works when the disk quota of the site is used up', async () => {
      const src = documentUrl('cdn', 'localhost');
      const page = await open(pageUrl('', 'full.test'));
      const client = await page.createCDPSession();
      await client.send('Storage.overrideQuotaForOrigin', {
        origin: new URL(page.url()).origin,
        quotaSize: 1,
      });
      const shown = await show(page, `${src}?n=1`);
      assert.deepEqual([shown.state, shown.note, shown.events], ['ready', '', ['network 3']]);
      await page.close();
    });

    it('works in a sandboxed frame of another site', async () => {
      const src = documentUrl('cdn');
      const page = await open(pageUrl());
      const frame = pageUrl('', 'framed.test');
      await page.evaluate((url: string) => {
        const element = document.createElement('iframe');
        element.setAttribute('sandbox', 'allow-scripts');
        element.src = url;
        document.body.append(element);
        return new Promise((resolve) => {
          element.addEventListener('load', resolve);
        });
      }, frame);
      const inner = page.frames().find((each) => each.url() === frame)!;
      const shown = await inner.evaluate(
        async (script: string, src: string) => {
          await import(script);
          const element = document.createElement('solution-catalogue');
          element.setAttribute('src', src);
          const loaded = new Promise((resolve) => {
            element.addEventListener('catalogue-load', resolve);
          });
          document.body.append(element);
          await loaded;
          await (element as unknown as { updateComplete: Promise<void> }).updateComplete;
          return [self.origin, element.shadowRoot!.querySelectorAll('[part~="card"]').length];
        },
        `http://localhost:${server.port}/element.js`,
        src,
      );
      await page.close();
      assert.deepEqual(shown, ['null', 3]);
    });
  });

  it('leaves the page fit for the back-forward cache, and looks again when it comes back', async () => {
    const src = documentUrl('daily');
    const page = await open(pageUrl());
    await show(page, src);
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => Object.assign(globalThis, { persisted }));
    });
    await page.goto(pageUrl('', 'plain.test'));
    await page.goBack();
    const isKept = await page.evaluate(() => (globalThis as { persisted?: boolean }).persisted === true);
    assert.equal(isKept, true);
    const state = await page.evaluate(
      () => (document.querySelector('solution-catalogue') as unknown as { loadState: string }).loadState,
    );
    assert.equal(state, 'ready');
    assert.equal(asked(src).length, 1);
    await page.close();
  });
});
