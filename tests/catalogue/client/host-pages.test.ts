import { expect } from '@open-wc/testing';
import { inFrame } from '../../support/document-frame.js';
import { documentUrl, timesAsked } from '../../support/documents.js';

interface Shown {
  names: string[];
  found: string[];
  dropped: number;
  errors: string[];
  extra?: unknown;
}

/** Shows a catalogue in a page, searches it, and says what came of it. */
const show = (url: string, { after = '', extra = 'undefined' } = {}) => `
  const errors = [];
  addEventListener('error', ({ message }) => errors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
  await import('/src/define.ts');
  ${after}
  const element = document.createElement('solution-catalogue');
  element.lang = 'en';
  const loaded = new Promise((resolve, reject) => {
    element.addEventListener('catalogue-load', resolve);
    element.addEventListener('catalogue-error', ({ error }) => reject(error));
  });
  element.src = ${JSON.stringify(url)};
  document.body.append(element);
  const { dropped } = await loaded;
  await element.updateComplete;
  const titles = () =>
    Array.prototype.slice.call(element.shadowRoot.querySelectorAll('[part~="card-title"]'))
      .map((each) => each.textContent.trim());
  const names = titles();
  element.query = 'beta';
  await element.updateComplete;
  const { until } = await import('/tests/support/until.ts');
  await until('something is found', () => titles().length < names.length);
  // The suggestions are built meanwhile.
  await new Promise((resolve) => setTimeout(resolve, 300));
  return { names, found: titles(), dropped, errors, extra: ${extra} };`;

const GOOD = { names: ['Alpha', 'Beta'], found: ['Beta'], dropped: 1, errors: [] };

/** The result without what a test did not ask for. */
async function shown(script: string, before = ''): Promise<Shown> {
  const { extra, ...rest } = await inFrame<Shown>(script, { before });
  return extra === undefined || extra === null ? rest : { ...rest, extra };
}

const POLLUTE = `
  Object.prototype.polluted = function () { return 'polluted'; };
  Object.prototype.more = { enumerable: true };`;

/** What Prototype.js 1.6 put on arrays and functions, in its own manner of that time. */
const PROTOTYPE_JS = `
  const each = Array.prototype.forEach;
  Object.extend = (to, from) => { for (const key in from) to[key] = from[key]; return to; };
  Object.extend(Array.prototype, {
    each, _each: each, all: Array.prototype.every, any: Array.prototype.some,
    collect: Array.prototype.map, detect: Array.prototype.find, findAll: Array.prototype.filter,
    include: Array.prototype.includes, inject(start, add) { return this.reduce(add, start); },
    first() { return this[0]; }, last() { return this[this.length - 1]; },
    clear() { this.length = 0; return this; },
    compact() { return this.filter((each) => each != null); },
    without(...values) { return this.filter((each) => values.indexOf(each) < 0); },
    uniq() { return [...new Set(this)]; }, clone() { return this.slice(); }, size() { return this.length; },
    toArray() { return this.slice(); }, inspect() { return '[' + this.join(', ') + ']'; },
    entries() { return this.slice(); },
    toJSON() { return '[' + this.map((each) => Object.toJSON(each)).join(', ') + ']'; },
  });
  Object.toJSON = (value) => String(value);
  String.prototype.toJSON = function () { return '"' + this + '"'; };`;

describe('in a page that', () => {
  it('put enumerable properties on Object.prototype before: works, and leaves them there', async () => {
    const url = documentUrl('one-broken');
    const extra = `Object.keys(Object.prototype).join() + [...(() => { const all = []; for (const key in {}) all.push(key); return all; })()]`;
    expect(await shown(show(url, { extra }), POLLUTE)).to.deep.equal({
      ...GOOD,
      extra: 'polluted,morepolluted,more',
    });
  });

  it('puts them there between import and use, or later: works', async () => {
    expect(await shown(show(documentUrl('one-broken'), { after: POLLUTE }))).to.deep.equal(GOOD);
    const late = `
      const { fetchCatalogue } = await import('/src/catalogue/client/index.ts');
      await fetchCatalogue(${JSON.stringify(documentUrl('good'))});
      ${POLLUTE}`;
    expect(await shown(show(documentUrl('one-broken'), { after: late }))).to.deep.equal(GOOD);
  });

  const MORE: [what: string, before: string][] = [
    [
      'an enumerable getter that throws',
      'Object.defineProperty(Object.prototype, "trap", { enumerable: true, configurable: true, get() { throw new Error("trap"); } });',
    ],
    [
      'an enumerable property with the name of a field',
      'Object.prototype.descriptionFr = "Pollué"; Object.prototype.stars = 5; Object.prototype.solutions = [];',
    ],
    [
      'a property while the document is on its way',
      'const real = fetch; window.fetch = (...all) => { Object.prototype.late = () => undefined; return real(...all); };',
    ],
    [
      'enumerable properties on arrays, texts, numbers and functions',
      'for (const { prototype } of [Array, String, Number, Function, Map, Set, Promise]) prototype.polluted = () => undefined;',
    ],
    ['no change any more: it is frozen', 'Object.freeze(Object.prototype); Object.freeze(Array.prototype);'],
  ];
  for (const [what, before] of MORE)
    it(`put on its prototypes ${what}: works`, async () => {
      expect(await shown(show(documentUrl('one-broken')), before)).to.deep.equal(GOOD);
    });

  it('patched Array.prototype as Prototype.js did: works', async () => {
    expect(await shown(show(documentUrl('one-broken')), PROTOTYPE_JS)).to.deep.equal(GOOD);
    expect(await shown(show(documentUrl('one-broken')), PROTOTYPE_JS + POLLUTE)).to.deep.equal(GOOD);
  });

  const WRAPPED: [what: string, before: string][] = [
    [
      'counts',
      'const real = window.fetch; window.fetch = function (...all) { return real.apply(this, all); };',
    ],
    ['drops the options', 'const real = window.fetch; window.fetch = (url) => real(url);'],
    [
      'answers with something like a response, without a stream',
      `const real = window.fetch;
       window.fetch = async (...all) => {
         const { ok, status, headers, url, ...rest } = await real(...all).then(async (response) => ({
           ok: response.ok, status: response.status, headers: response.headers, url: response.url,
           body: undefined, content: await response.text(),
         }));
         return { ok, status, headers, url, text: async () => rest.content };
       };`,
    ],
  ];
  for (const [what, before] of WRAPPED)
    it(`wrapped fetch in one that ${what}: works`, async () => {
      const url = documentUrl('one-broken');
      expect(await shown(show(url), before)).to.deep.equal(GOOD);
      expect(await timesAsked(url)).to.equal(1);
    });

  it('wrapped fetch in one that throws or never answers: an error that says so', async () => {
    const kindOf = (options: string) => `
      const { fetchCatalogue } = await import('/src/catalogue/client/index.ts');
      try { await fetchCatalogue('/documents/good/x.json', ${options}); }
      catch (error) { return error.kind ?? error.message; }`;
    const throws = 'window.fetch = () => { throw new Error("blocked"); };';
    expect(await inFrame(kindOf('{}'), { before: throws })).to.equal('network');
    const silent = 'window.fetch = () => new Promise(() => {});';
    const hurry =
      silent + 'const real = window.setTimeout; window.setTimeout = (run, time) => real(run, time / 100);';
    expect(await inFrame(kindOf('{}'), { before: hurry })).to.equal('timeout');
    expect(
      await inFrame(kindOf('{ signal: AbortSignal.abort(new Error("gone")) }'), { before: silent }),
    ).to.equal('gone');
  });

  it('uses its own zod: works, and leaves its configuration alone', async () => {
    const ownZod = `
      const zod = await import('/node_modules/zod/index.js');
      const mine = () => 'my own words';
      zod.config({ customError: mine, jitless: true });
      const before = JSON.stringify(Object.keys(globalThis.__zod_globalConfig).sort());`;
    const extra = `{
      same: before === JSON.stringify(Object.keys(globalThis.__zod_globalConfig).sort()),
      mine: globalThis.__zod_globalConfig.customError === mine,
      words: zod.string().safeParse(5).error.issues[0].message,
    }`;
    const url = documentUrl('one-broken');
    expect(await shown(ownZod + show(url, { extra }))).to.deep.equal({
      ...GOOD,
      extra: { same: true, mine: true, words: 'my own words' },
    });
  });

  it('has no zod: gets no configuration of it from us', async () => {
    const extra = 'Object.keys(globalThis.__zod_globalConfig ?? {})';
    expect(await shown(show(documentUrl('one-broken'), { extra }))).to.deep.equal({ ...GOOD, extra: [] });
  });
});
