import { expect } from '@open-wc/testing';
import { inFrame } from '../../support/document-frame.js';
import { documentUrl, timesAsked } from '../../support/documents.js';
import { clearStored, PATIENT, stored } from '../../support/storage.js';

/** Shows a document in an element, and fetches it once more: what a reader and a script get. */
const show = (url: string) => `
  const errors = [];
  addEventListener('error', ({ message }) => errors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
  await import('/src/define.ts');
  const { loadCatalogue } = await import('/src/catalogue/client/index.ts');
  const element = document.createElement('solution-catalogue');
  element.addEventListener('catalogue-error', ({ error }) => errors.push(error.kind));
  const loaded = new Promise((resolve) => element.addEventListener('catalogue-load', resolve));
  element.src = new URL(${JSON.stringify(url)}, ${JSON.stringify(location.href)}).href;
  document.body.append(element);
  await loaded;
  await element.updateComplete;
  const again = await loadCatalogue(element.src);
  const renewed = await loadCatalogue(element.src, { refresh: true });
  return {
    state: element.loadState,
    names: [...element.shadowRoot.querySelectorAll('[part~="card-title"]')].map((each) => each.textContent.trim()),
    panels: element.shadowRoot.querySelectorAll('[part~="error"], [part~="notice"]:not(:empty)').length,
    again: again.origin,
    renewed: renewed.error?.kind ?? renewed.origin,
    errors,
  };`;

const GOOD = {
  state: 'ready',
  names: ['Alpha', 'Beta', 'Gamma'],
  panels: 0,
  again: 'cache',
  renewed: 'network',
  errors: [],
};

const noStorage = (getter: string) =>
  `Object.defineProperty(window, 'indexedDB', { configurable: true, get() { ${getter} } });`;

/** Storage that fails in one way or the other. */
const BROKEN: [what: string, before: string][] = [
  ['missing', noStorage('return undefined')],
  ['null', noStorage('return null')],
  ['forbidden on access', noStorage('throw new DOMException("No storage for you.", "SecurityError")')],
  [
    'forbidden on use',
    'IDBFactory.prototype.open = () => { throw new DOMException("No.", "SecurityError"); };',
  ],
  ['a factory that gives nothing', noStorage('return { open() {} }')],
  [
    'failing to open, as in some private modes',
    `IDBFactory.prototype.open = () => {
       const request = {};
       setTimeout(() => request.onerror?.(new Event('error')));
       return request;
     };`,
  ],
  ['never answering', 'IDBFactory.prototype.open = () => ({});'],
  [
    'full',
    'IDBObjectStore.prototype.put = () => { throw new DOMException("Full.", "QuotaExceededError"); };',
  ],
  [
    'full, as noticed later',
    `const { put } = IDBObjectStore.prototype;
     IDBObjectStore.prototype.put = function (...all) {
       const request = put.apply(this, all);
       this.transaction.abort();
       return request;
     };`,
  ],
  [
    'unreadable',
    'IDBObjectStore.prototype.get = () => { throw new DOMException("Broken.", "UnknownError"); };',
  ],
  ['without key ranges and indexes', 'delete window.IDBKeyRange; delete window.IDBIndex;'],
  ['full of garbage', 'IDBObjectStore.prototype.get = function () { return this.count(); };'],
];

describe('storage that is', () => {
  before(clearStored);

  for (const [what, before] of BROKEN)
    it(`${what}: the catalogue is shown, without any error`, async () => {
      const url = documentUrl('good');
      expect(await inFrame(show(url), { before })).to.deep.equal(GOOD);
      expect(await timesAsked(url)).to.equal(2);
    });

  it('not there, in a sandboxed frame without an origin: the same', async () => {
    const url = documentUrl('good');
    expect(await inFrame(show(url), { sandbox: 'allow-scripts' })).to.deep.equal(GOOD);
    expect(await timesAsked(url)).to.equal(2);
  });

  it('left by another version, or without its store: the same', async () => {
    for (const [version, prepare] of [
      [7, ''],
      [1, 'request.onupgradeneeded = () => request.result.createObjectStore("others");'],
    ] as const) {
      // A database of its own, in the place of ours.
      const script = `
        const name = 'left-' + Math.random();
        const { open } = IDBFactory.prototype;
        IDBFactory.prototype.open = function (_, version) { return open.call(this, name, version); };
        await new Promise((resolve, reject) => {
          const request = open.call(indexedDB, name, ${version});
          ${prepare}
          request.onsuccess = () => { request.result.close(); resolve(); };
          request.onerror = reject;
        });`;
      const url = documentUrl('good');
      expect(await inFrame(script + show(url))).to.deep.equal(GOOD);
      expect(await timesAsked(url)).to.equal(2);
    }
  });
});

describe('storage that works', () => {
  beforeEach(clearStored);

  const load = (url: string, ahead = 0) => `
    ${PATIENT}
    const { now } = Date;
    Date.now = () => now() + ${ahead};
    const { loadCatalogue } = await import('/src/catalogue/client/index.ts');
    const shown = [];
    const { origin, error, catalogue } = await loadCatalogue(${JSON.stringify(url)}, {
      onStored: ({ catalogue }) => shown.push(catalogue.count),
    });
    return { origin, error: error?.kind ?? null, count: catalogue.count, shown };`;
  const HOUR = 3_600_000;

  /** The first page that shows a document, and stores it. */
  const first = (url: string) => inFrame(load(url), { until: () => stored(url) });

  it('spares the next pages of the site any request for an hour, whatever the Age of the document', async () => {
    const url = documentUrl('daily');
    expect(await first(url)).to.deep.include({ origin: 'network', count: 1 });
    for (const ahead of [0, HOUR / 2, HOUR - 60_000])
      expect(await inFrame(load(url, ahead))).to.deep.equal({
        origin: 'cache',
        error: null,
        count: 1,
        shown: [],
      });
    expect(await timesAsked(url)).to.equal(1);
  });

  it('is shown at once after that, while one request renews it', async () => {
    const url = documentUrl('daily');
    await first(url);
    expect(await inFrame(load(url, HOUR))).to.deep.equal({
      origin: 'network',
      error: null,
      count: 2,
      shown: [1],
    });
    expect(await timesAsked(url)).to.equal(2);
  });

  it('renews by a 304, and for another hour', async () => {
    const url = documentUrl('cdn');
    await first(url);
    const { arrivedAt } = await stored(url);
    const isRenewed = () => stored(url, (entry) => Number(entry.arrivedAt) >= Number(arrivedAt) + HOUR);
    const later = await inFrame(load(url, HOUR), { until: isRenewed });
    expect(later).to.deep.equal({ origin: 'network', error: null, count: 3, shown: [3] });
    expect(await inFrame(load(url, 2 * HOUR - 60_000))).to.deep.include({ origin: 'cache' });
    expect(await timesAsked(url)).to.equal(2);
  });

  it('keeps long documents, too', async () => {
    const url = `${documentUrl('large')}?n=4000`;
    const path = url.replace(/\?.*/, '');
    const isLong = ({ text }: { text: unknown }) => String(text).length > 2e6;
    await inFrame(load(url), { until: () => stored(path, isLong) });
    expect(await inFrame(load(url))).to.deep.equal({ origin: 'cache', error: null, count: 4000, shown: [] });
    expect(await timesAsked(url)).to.equal(1);
  });

  it('has the last good document when the server is down', async () => {
    const url = documentUrl('then-down');
    await first(url);
    expect(await inFrame(load(url, HOUR))).to.deep.equal({
      origin: 'cache',
      error: 'http',
      count: 3,
      shown: [3],
    });
  });
});
