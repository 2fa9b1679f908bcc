// What the client keeps and asks for, on real pages that come and go, with a server that sets real headers: the same
// for every browser.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { bundle, startServer, type DocumentHttpServer } from '../support/document-http.mjs';
import { PATIENT } from '../support/storage.js';
import { until } from '../support/until.js';
import { UNTIL, drive, type Driven } from './browsers.js';
import type { BrowserName } from '../support/find-browsers.mjs';

/** What a page knows of its element. */
export interface Shown {
  state: string;
  names: string[];
  notice: string;
  events: string[];
}

export const HOUR = 3_600_000;
const DATE = /as of 20 November 2026/;

/** The module that {@link SHOW} imports. */
export const ELEMENT = 'tests/e2e/element-and-client.ts';

/** Waits until what the element has asked the storage for is done: transactions come one after the other. */
const WRITTEN = `
  await new Promise((resolve) => {
    try {
      const request = indexedDB.open('solution-catalogue');
      request.onerror = resolve;
      request.onsuccess = () => {
        try {
          const transaction = request.result.transaction('documents', 'readwrite');
          transaction.oncomplete = transaction.onabort = () => {
            request.result.close();
            resolve();
          };
        } catch {
          resolve();
        }
      };
    } catch {
      resolve();
    }
  });`;

/** Shows a document in an element, and waits until it has nothing more to do. */
export const SHOW = (script: string, src: string) => `
  ${PATIENT}
  ${UNTIL}
  const { loadCatalogue } = await import(${JSON.stringify(script)});
  const element = document.createElement('solution-catalogue');
  const events = [];
  element.addEventListener('catalogue-load', ({ origin, catalogue }) => events.push(origin + ' ' + catalogue.count));
  element.addEventListener('catalogue-error', ({ error }) => events.push(error.kind));
  element.setAttribute('lang', 'en');
  element.setAttribute('src', ${JSON.stringify(src)});
  document.body.append(element);
  await element.updateComplete;
  // The load that the element waits for, too, or what came of it.
  const { catalogue, error } = await loadCatalogue(element.src).catch((error) => ({ error }));
  const state = error ? (catalogue ? 'stale' : 'error') : 'ready';
  await until(state, () => element.catalogue === catalogue && element.loadState === state);
  await element.updateComplete;
  ${WRITTEN}
  const find = (part) => [...element.shadowRoot.querySelectorAll('[part~="' + part + '"]')]
    .map((each) => each.textContent.replace(/\\s+/g, ' ').trim());
  const shown = { state: element.loadState, names: find('card-title'), notice: find('notice').join(), events };`;

/** A page whose clock is ahead, and can be moved: `ahead` counts milliseconds. */
const clock = (ahead: number) =>
  `<script>{ const { now } = Date; globalThis.ahead = ${ahead}; Date.now = () => now() + globalThis.ahead; }</script>`;

export function testCaching(name: BrowserName): void {
  describe(`the client in ${name}, with a real server`, () => {
    let browser: Driven;
    let server: DocumentHttpServer;
    let number = 0;

    /** A document that nobody has asked for, on another site than the pages. */
    const documentUrl = (scenario: string, host = 'documents.test') => {
      number += 1;
      return `http://${host}:${server.port}/documents/${scenario}/${name}-${number}.json`;
    };
    const asked = (url: string) => server.to(new URL(url).pathname);
    const pageUrl = (head = '', host = 'localhost') =>
      `http://${host}:${server.port}/page?head=${encodeURIComponent(head)}`;
    const script = () => `http://localhost:${server.port}/element.js`;
    const show = async (src: string) => (await browser.run(`${SHOW(script(), src)} return shown;`)) as Shown;

    /** Opens a page and shows a document. */
    async function visit(src: string, ahead = 0, head = '', host?: string): Promise<Shown> {
      await browser.open(pageUrl(clock(ahead) + head, host));
      return await show(src);
    }

    before(async () => {
      server = await startServer({ scripts: { '/element.js': await bundle(ELEMENT) } });
      browser = await drive(name, { hosts: server.port });
    });
    after(async () => {
      await browser.stop();
      server.close();
    });

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
        // WebKit keeps no HTTP cache while it is driven, nor in private windows: there the body is compared.
        const isConditional = Boolean(headers['if-none-match'] ?? headers['if-modified-since']);
        assert.equal(isConditional, name !== 'webkit', 'the request is conditional');
        assert.deepEqual((await visit(src, 2 * HOUR - 60_000)).events, ['cache 3'], 'renewed');
        assert.equal(asked(src).length, 2);
      });

    it('shows a new document when there is one', async () => {
      const src = documentUrl('daily');
      await visit(src);
      const { events, names } = await visit(src, HOUR);
      assert.deepEqual(events, ['cache 1', 'network 2']);
      assert.deepEqual(names, ['Alpha', 'Beta']);
    });

    it('sends no credentials, no referrer, no header of its own and no preflight', async () => {
      for (const host of ['documents.test', 'localhost']) {
        const src = documentUrl('cdn', host);
        await browser.open(pageUrl());
        await browser.run(`document.cookie = 'mine=1'; ${SHOW(script(), src)} await element.refresh();`);
        assert.deepEqual(
          asked(src).map(({ method }) => method),
          ['GET', 'GET'],
        );
        for (const { headers } of asked(src)) {
          for (const header of ['cookie', 'authorization', 'referer'])
            assert.equal(headers[header], undefined, header);
          const known =
            /^(host|connection|proxy-connection|user-agent|origin|accept.*|sec-.*|if-none-match|cache-control|pragma|priority|te|dnt)$/;
          assert.deepEqual(
            Object.keys(headers).filter((header) => !known.test(header)),
            [],
          );
        }
      }
    });

    for (const host of ['documents.test', 'localhost'])
      it(`uses what the page has preloaded from ${host}`, async () => {
        const src = documentUrl('cdn', host);
        const { state } = await visit(src, 0, `<link rel="preload" as="fetch" crossorigin href="${src}">`);
        assert.equal(state, 'ready');
        // WebKit gives what is preloaded of a page's own origin to no request: docs/hosting.md says so.
        assert.equal(asked(src).length, name === 'webkit' && host === 'localhost' ? 2 : 1);
        if (asked(src)[1]) assert.equal(asked(src)[1]!.headers.cookie, undefined);
      });

    for (const scenario of ['then-down', 'then-html'])
      it(`shows the last good document, and says of when it is (${scenario})`, async () => {
        const src = documentUrl(scenario);
        await visit(src);
        const { state, names, notice } = await visit(src, HOUR);
        assert.deepEqual([state, names], ['stale', ['Alpha', 'Beta', 'Gamma']]);
        assert.match(notice, DATE);
      });

    it('shows the last good document when the server has gone', async () => {
      const own = await startServer();
      const src = `http://localhost:${own.port}/documents/cdn/gone.json`;
      await visit(src);
      own.close();
      const { state, notice, names } = await visit(src, HOUR);
      assert.deepEqual([state, names.length], ['stale', 3]);
      assert.match(notice, DATE);
    });

    it('works on plain http, where browsers give little, and remembers there, too', async () => {
      const src = documentUrl('cdn');
      for (const events of [['network 3'], ['cache 3']]) {
        const shown = await visit(src, 0, '', 'plain.test');
        assert.deepEqual([shown.state, shown.events], ['ready', events]);
        assert.equal(await browser.run('return isSecureContext'), false);
      }
      assert.equal(asked(src).length, 1);
    });

    /** Shows a document in a frame of another site, whose page begins with a script; says what came of it. */
    async function showInFrame(src: string, before: string, sandbox?: string): Promise<unknown> {
      const inner = `<script>${before}</script><script type="module">
        ${SHOW(script(), src)}
        parent.postMessage({ ...shown, origin: self.origin }, '*');
      </script>`;
      await browser.open(pageUrl());
      return await browser.run(`
        const frame = document.createElement('iframe');
        const sandbox = ${JSON.stringify(sandbox ?? null)};
        if (sandbox) frame.setAttribute('sandbox', sandbox);
        frame.src = ${JSON.stringify(pageUrl(inner, 'framed.test'))};
        const answer = new Promise((resolve) => addEventListener('message', ({ data }) => resolve(data)));
        document.body.append(frame);
        return await answer;`);
    }

    it('works in a sandboxed frame of another site, which has no origin and no storage', async () => {
      assert.deepEqual(await showInFrame(documentUrl('cdn'), '', 'allow-scripts'), {
        state: 'ready',
        names: ['Alpha', 'Beta', 'Gamma'],
        notice: '',
        events: ['network 3'],
        origin: 'null',
      });
    });

    it('works as it is built where a page has changed what everything inherits', async () => {
      const changes = `
        Object.prototype.polluted = () => undefined;
        Object.defineProperty(Object.prototype, 'fixed', { enumerable: true, value: { enumerable: true } });
        Array.prototype.entries = Array.prototype.each = function () { return this.slice(); };
        Array.prototype.toJSON = () => '[]';`;
      assert.deepEqual(await showInFrame(documentUrl('one-broken'), changes), {
        state: 'ready',
        names: ['Alpha', 'Beta'],
        notice: '',
        events: ['network 2'],
        origin: `http://framed.test:${server.port}`,
      });
    });

    it('revalidates once when a page comes back from the back-forward cache after more than an hour', async () => {
      const src = documentUrl('daily');
      const home = pageUrl(clock(0));
      await browser.open(home);
      await show(src);
      assert.equal(asked(src).length, 1);
      const elsewhere = pageUrl('<title>Elsewhere</title>', 'plain.test');
      await browser.run(`
        addEventListener('pageshow', ({ persisted }) => { globalThis.persisted = persisted; });
        addEventListener('pagehide', () => { globalThis.ahead = ${HOUR}; });
        setTimeout(() => location.assign(${JSON.stringify(elsewhere)}));`);
      await settled(`location.href === ${JSON.stringify(elsewhere)}`);
      await browser.run('setTimeout(() => history.back())');
      await settled(`location.href === ${JSON.stringify(home)}`);
      assert.equal(await browser.run('return globalThis.persisted'), true, 'the page was kept');
      const names = `[...document.querySelector('solution-catalogue').shadowRoot
        .querySelectorAll('[part~="card-title"]')].map((each) => each.textContent.trim())`;
      await settled(`${names}.length > 1`);
      assert.deepEqual(await browser.run(`return ${names}`), ['Alpha', 'Beta']);
      assert.equal(asked(src).length, 2);
    });

    /** Waits until something is so in whatever page there is then; a question that is lost with a page is asked again. */
    async function settled(condition: string): Promise<void> {
      await until(
        condition,
        async () =>
          (await browser
            .run(`return document.readyState === 'complete' && ${condition}`, 5_000)
            .catch(() => false)) === true,
      );
    }
  });

  describe(`the client in a private window of ${name}`, () => {
    it('works, and spares the next page its request as long as the window is there', async () => {
      const server = await startServer({ scripts: { '/element.js': await bundle(ELEMENT) } });
      const src = `http://localhost:${server.port}/documents/cdn/private.json`;
      for (const times of [1, 2]) {
        const browser = await drive(name, { hosts: server.port, isPrivate: true });
        for (const events of [['network 3'], ['cache 3']]) {
          await browser.open(`http://localhost:${server.port}/page`);
          const shown = (await browser.run(
            `${SHOW(`http://localhost:${server.port}/element.js`, src)} return shown;`,
          )) as Shown;
          assert.deepEqual([shown.state, shown.notice, shown.events], ['ready', '', events]);
        }
        await browser.stop();
        assert.equal(server.to(new URL(src).pathname).length, times);
      }
      server.close();
    });
  });
}
