// Pages that old libraries have changed, with the libraries as they were published, and pages that are XML. On them
// the file of the CDN runs, as a module or as a classic script.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'puppeteer-core';
import { aCatalogue, aSolution } from '../../support/solution.mjs';
import { launchChromium } from '../support.js';

const inPackages = (path: string) => readFileSync(new URL(`../../../node_modules/${path}`, import.meta.url));
const inDist = (file: string) => readFileSync(new URL(`../../../dist/cdn/${file}`, import.meta.url));

/** What the pages load, by its path. No registry has the oldest versions: of them there is what they did. */
const SCRIPTS: Record<string, string | Buffer> = {
  '/module.js': inDist('solution-catalogue.js'),
  '/classic.js': inDist('solution-catalogue.iife.js'),
  '/mootools-1.3.2.js': inPackages('old-libraries/test/3rdparty/mootools-1.3.2.js'),
  '/mootools-1.4.1.js': inPackages('old-libraries/test/3rdparty/mootools-1.4.1.js'),
  // Its part for servers, which is all that is published: it replaces less, and reads \`exports\`.
  '/mootools-1.5.2.js': `exports = {}; ${inPackages('mootools/lib/mootools-core-1.5.2-server.js').toString()}`,
  '/prototype-1.6.1.js': inPackages('old-libraries/test/3rdparty/prototype-1.6.1.js'),
  '/prototype-1.7.0.js': inPackages('old-libraries/test/3rdparty/prototype-1.7.0.0.js'),
  '/prototype-1.5-in-short.js': `
    Array.from = function (list) {
      if (!list) return [];
      if (list.toArray) return list.toArray();
      var all = [];
      for (var at = 0; at < list.length; at++) all.push(list[at]);
      return all;
    };
    Array.prototype.reduce = function () { return this.length > 1 ? this : this[0]; };
    Array.prototype.entries = Array.prototype.toArray = function () { return this.slice(); };
    Array.prototype.toJSON = function () { return '[' + this.map(JSON.stringify).join(', ') + ']'; };
    Object.keys = function (from) { var keys = []; for (var key in from) keys.push(key); return keys; };`,
};
const LIBRARIES = Object.keys(SCRIPTS).slice(2);

const SOLUTIONS = Array.from({ length: 30 }, (_, at) =>
  aSolution(`Solution ${at}`, {
    category: at % 2 ? 'Passwörter' : 'Kommunikation',
    complexity: 1 + (at % 10),
  }),
);

const ELEMENT =
  '<solution-catalogue src="/solutions.json" lang="en" compare="" url-state="s"><a href="/">Fallback</a></solution-catalogue>';

/** What a reader and a page do with the element, and how many solutions are shown after each step. */
const USE = `(async () => {
  const element = document.querySelector('solution-catalogue');
  while (element.loadState !== 'ready') await new Promise((resolve) => setTimeout(resolve, 20));
  const root = element.shadowRoot;
  const find = (selector, at = 0) => root.querySelectorAll(selector)[at];
  const tell = (control, value, type) => {
    control.value = value;
    control.dispatchEvent(new InputEvent(type, { bubbles: true, composed: true }));
  };
  const shown = {};
  const after = async (what, act) => {
    act();
    await element.updateComplete;
    shown[what] = root.querySelectorAll('[part~="card-title"]').length;
  };
  await after('at first', () => {});
  shown['to begin with'] = root.querySelectorAll('[part~="guide-open"]').length;
  await after('a query', () => tell(find('[part~="search-input"]'), 'solution 17', 'input'));
  await after('a query with a slip', () => tell(find('[part~="search-input"]'), 'kommunikatoin', 'input'));
  await after('reset', () => element.clear());
  await after('a filter', () => find('[part~="facet"] input[type=checkbox]').click());
  await after('no filter', () => find('[part~="facet"] input[type=checkbox]').click());
  await after('a list', () => find('[part~="layout"] input', 1).click());
  await after('a table', () => find('[part~="layout"] input', 2).click());
  await after('cards', () => find('[part~="layout"] input').click());
  await after('fit', () => tell(find('[part~="sort"]'), 'fit', 'change'));
  await after('one picked', () => find('[part~="compare"]').click());
  await after('two picked', () => find('[part~="compare"]', 1).click());
  await after('compared', () => find('[part~="compare-open"]').click());
  shown.dialog = find('dialog[part=comparison]').open;
  find('dialog[part=comparison]').close();
  await after('another language', () => { element.lang = 'fr'; });
  await after('a catalogue of the page', () => { element.catalogue = element.catalogue; });
  return { ...shown, state: element.loadState, more: root.querySelectorAll('[part~="more"]').length };
})()`;

describe('a page', () => {
  let server: Server;
  let browser: Browser;
  let origin: string;
  /** What is shown where nothing is in the way. */
  let normal: unknown;

  before(async () => {
    server = createServer((request, response) => {
      const url = new URL(request.url ?? '', 'http://page');
      const script = SCRIPTS[url.pathname];
      const send = (type: string, body: string | Buffer) =>
        response.setHeader('content-type', `${type};charset=utf-8`).end(body);
      if (script !== undefined) send('text/javascript', script);
      else if (url.pathname === '/solutions.json')
        send('application/json', JSON.stringify(aCatalogue(SOLUTIONS)));
      else if (url.pathname === '/page') send('text/html', `<!doctype html>${url.searchParams.get('body')}`);
      else if (url.pathname === '/page.xhtml')
        send(
          'application/xhtml+xml',
          `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>Page</title></head><body>${url.searchParams.get('body')}</body></html>`,
        );
      else response.writeHead(204).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    browser = await launchChromium();
    normal = (await use('<script type="module" src="/module.js"></script>')).shown;
  });
  after(async () => {
    await browser.close();
    server.close();
  });

  /** Opens a page; `complaints` is what it says on the console or throws. */
  async function open(path: string, body: string): Promise<{ page: Page; complaints: string[] }> {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warn'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    await page.goto(`${origin}${path}?${new URLSearchParams({ body }).toString()}`);
    return { page, complaints };
  }

  async function use(scripts: string): Promise<{ shown: unknown; complaints: string[] }> {
    const { page, complaints } = await open('/page', scripts + ELEMENT);
    const shown: unknown = await page.evaluate(USE);
    await page.close();
    return { shown, complaints };
  }

  it('without any library shows what the tests expect', () => {
    assert.deepEqual(normal, {
      'at first': 24,
      'to begin with': 1,
      'a query': 1,
      'a query with a slip': 15,
      reset: 24,
      'a filter': 15,
      'no filter': 24,
      'a list': 24,
      'a table': 24,
      cards: 24,
      fit: 24,
      'one picked': 24,
      'two picked': 24,
      compared: 24,
      dialog: true,
      'another language': 24,
      'a catalogue of the page': 24,
      state: 'ready',
      more: 1,
    });
  });

  for (const [index, library] of LIBRARIES.entries())
    for (const [when, scripts] of [
      // Both files are made of the same sources, and meet every second library each.
      index % 2 === 0
        ? ['before', `<script src="${library}"></script><script type="module" src="/module.js"></script>`]
        : ['before', `<script src="${library}"></script><script src="/classic.js"></script>`],
      ['after', `<script src="/classic.js"></script><script src="${library}"></script>`],
    ] as const)
      it(`with ${library.slice(1, -3)} ${when} the ${scripts.includes('module') ? 'module' : 'classic script'} does all that others do`, async () => {
        assert.deepEqual(await use(scripts), { shown: normal, complaints: [] });
      });

  for (const script of [
    '<script type="module" src="/module.js"></script>',
    '<script src="/classic.js"></script>',
  ])
    it(`that is XHTML keeps what it has, and the console says why: ${script}`, async () => {
      const { page, complaints } = await open('/page.xhtml', script + ELEMENT);
      assert.equal(
        await page.$eval(
          'solution-catalogue',
          (element) => element.shadowRoot === null && element.textContent,
        ),
        'Fallback',
      );
      const [why = '', ...more] = complaints;
      // Chromium runs no module in XML, and says so itself.
      assert.match(
        why,
        script.includes('module')
          ? /Module scripts in XML documents|sent as application\/xhtml\+xml/
          : /^The catalogue is not shown: this page is XML\. Send it as text\/html\.$/,
      );
      assert.deepEqual(more, []);
      await page.close();
    });
});
