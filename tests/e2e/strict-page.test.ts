// The files of `npm run build` on pages that allow nothing, in every browser that is there: what SECURITY.md promises.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { after, before, beforeEach, describe, it } from 'node:test';
import { docsPolicy } from '../support/readme.js';
import { until } from '../support/until.js';
import { UNTIL, drive, type Driven } from './browsers.js';
import { browserNames } from '../support/find-browsers.mjs';
import { strictServers, type StrictServers } from './strict-server.js';

const FILES = { 'solution-catalogue.js': 'module', 'solution-catalogue.iife.js': 'text/javascript' };
const ISOLATED = {
  'integrity-policy': 'blocked-destinations=(script)',
  'cross-origin-embedder-policy': 'require-corp',
};
const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url));
const sri = (code: Buffer | string) => `sha384-${createHash('sha384').update(code).digest('base64')}`;

/** What the page's own Lit renders, without a build: its policy, its script. */
const PAGE_LIT = `
import { html, render } from '/lit-html.js';
render(html\`<p>The page’s own \${'Lit'}</p>\`, document.querySelector('#own'));`;

/** Keeps what the page is refused, but for the icon that browsers ask for by themselves, and what is complained of. */
const WATCH = `
globalThis.violations = [];
globalThis.complaints = [];
for (const kind of ['warn', 'error']) console[kind] = (...words) => complaints.push(words.join(' '));
addEventListener('error', ({ message }) => complaints.push('thrown: ' + message));
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
  if (!blockedURI.endsWith('/favicon.ico')) violations.push(violatedDirective + ' ' + blockedURI);
});`;

/** Waits in the page until the element has a catalogue, then binds what the steps need. */
const READY = `
  ${UNTIL}
  const element = document.querySelector('solution-catalogue');
  await until('the catalogue', () => element.loadState === 'ready');
  const part = (name) => until(name, () => element.shadowRoot.querySelector('[part~="' + name + '"]'));
  const names = async () => {
    await element.updateComplete;
    return element.results.map(({ name }) => name);
  };
  const type = async (text) => {
    const input = await part('search-input');
    input.value = text;
    input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    return names();
  };`;

/** Everything a reader does, and what comes of it. */
const USE = `${READY}
  const seen = { all: await names() };
  seen.searched = await type('zoom alternative');
  (await part('reset')).click();
  seen.cleared = await names();
  const linux = () => [...element.shadowRoot.querySelectorAll('[part~="facet"] label')]
    .find((label) => label.textContent.includes('Linux'));
  (await until('the facet', linux)).click();
  seen.chosen = await names();
  element.clear();
  const sort = await part('sort');
  const select = sort.matches('select') ? sort : sort.querySelector('select');
  select.value = 'name';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  seen.sorted = await names();
  const layouts = [];
  for (const layout of ['table', 'compact', 'cards']) {
    element.layout = layout;
    await element.updateComplete;
    layouts.push(element.shadowRoot.querySelector('[part~="results"]') !== null);
  }
  seen.layouts = layouts;
  element.compare = true;
  await element.updateComplete;
  await part('compare');
  for (const pick of [...element.shadowRoot.querySelectorAll('[part~="compare"]')].slice(0, 2)) {
    (pick.matches('input, button') ? pick : pick.querySelector('input, button')).click();
    await element.updateComplete;
  }
  (await part('compare-open')).click();
  await element.updateComplete;
  seen.compared = (await part('comparison')).textContent.includes('Beta');
  (await part('close')).click();
  element.lang = 'fr';
  await element.updateComplete;
  seen.locale = element.locale;
  seen.border = getComputedStyle(await part('card')).borderTopStyle;
  return seen;`;

const USED = {
  all: ['Beta', 'Gamma', 'Alpha'],
  searched: ['Beta', 'Gamma'],
  cleared: ['Beta', 'Gamma', 'Alpha'],
  chosen: ['Beta'],
  sorted: ['Alpha', 'Beta', 'Gamma'],
  layouts: [true, true, true],
  compared: true,
  locale: 'fr',
  border: 'solid',
};

// Chromium in every test run, the other browsers with LONG=1.
const isLong = Boolean(process.env.LONG);
for (const name of browserNames().filter((browser) => (browser !== 'chromium') === isLong))
  describe(`on pages that allow nothing, in ${name}`, () => {
    let browser: Driven;
    let servers: StrictServers;
    // WebKitGTK sends no reports while it is driven: there the page itself listens.
    const watch = name === 'webkit' ? ['watch.js'] : [];

    before(async () => {
      servers = await strictServers({
        ...Object.fromEntries(Object.keys(FILES).map((file) => [`/${file}`, read(`dist/cdn/${file}`)])),
        '/lit-html.js': read('node_modules/lit-html/lit-html.js'),
        '/own.js': PAGE_LIT,
        '/watch.js': WATCH,
        '/done.js': 'globalThis.isDone = true;',
        '/violates.js': 'document.body.innerHTML = "<p>violated</p>"; eval("1");',
      });
      browser = await drive(name);
    });

    after(async () => {
      await browser.stop();
      servers.stop();
    });

    beforeEach(() => {
      servers.begin();
    });

    /** The policy of docs/security.md, to the letter, for these scripts and Trusted Types policies. */
    const policy = (types: string, ...scripts: string[]) =>
      docsPolicy(
        [...scripts, ...watch].map((script) => `${servers.page}/${script}`).join(' '),
        `${servers.data}/api/v1/solutions.json`,
      ).replace(/(?<=; trusted-types ).*$/, types);
    const watching = (body: string) =>
      `<body>${watch.map((script) => `<script src="/${script}" crossorigin integrity="${sri(WATCH)}"></script>`).join('')}${body}`;
    const embed = (file: keyof typeof FILES, withIntegrity = true) =>
      `<solution-catalogue src="${servers.data}">All solutions</solution-catalogue>
       <script type="${FILES[file]}" src="/${file}" crossorigin ${
         withIntegrity ? `integrity="${sri(read(`dist/cdn/${file}`))}"` : ''
       }></script>`;

    /** What the page was refused so far, as the browser reported it or the page itself saw it. */
    const violations = async () =>
      watch.length > 0 ? ((await browser.run('return violations')) as string[]) : servers.reports;

    const assertUnharmed = async () => {
      assert.deepEqual(await violations(), [], 'violations');
      assert.deepEqual(
        browser.complaints.filter((complaint) => !/favicon|404/.test(complaint)),
        [],
        'complaints',
      );
    };

    it('a page that does violate its policy is reported: the other tests would notice', async () => {
      servers.show({
        policy: policy("'none'", 'violates.js'),
        body: watching('<script src="/violates.js"></script>'),
      });
      await browser.open(`${servers.page}/`);
      await until('a violation is reported', async () => (await violations()).length > 0);
    });

    for (const file of Object.keys(FILES) as (keyof typeof FILES)[])
      it(`${file} does everything under the policy of docs/security.md, isolated and with integrity`, async () => {
        servers.show({
          policy: policy('solution-catalogue', file),
          headers: ISOLATED,
          body: watching(embed(file)),
        });
        await browser.open(`${servers.page}/`);
        assert.deepEqual(await browser.run(USE), USED);
        assert.deepEqual(servers.requests, [new URL(`${servers.data}/api/v1/solutions.json`).pathname]);
        await assertUnharmed();
      });

    it('what the other tests ask for is in force: without it, all this is possible', async () => {
      /** @param patience how often the script is waited for, which is refused or comes a moment later */
      const tries = (patience: number) => `
        const refused = (attempt) => { try { return attempt() === false; } catch { return true; } };
        const element = document.createElement('p');
        const isRead = await fetch('${servers.data}/other.json', { mode: 'no-cors' }).then(() => true, () => false);
        for (let tries = 0; tries < ${patience} && !customElements.get('solution-catalogue'); tries++)
          await new Promise((resolve) => setTimeout(resolve, 25));
        return {
          'a script without integrity': customElements.get('solution-catalogue') === undefined,
          'data of others without their leave': !isRead,
          'text as markup': refused(() => { element.innerHTML = '<b></b>'; }),
          'an inline style': refused(() => {
            element.setAttribute('style', 'color: red');
            return element.style.color === 'red';
          }),
          'a Trusted Types policy': refused(() => { trustedTypes.createPolicy('lit-html', {}); }),
        };`;
      const embedded = embed('solution-catalogue.js', false);
      servers.show({ policy: '', body: embedded });
      await browser.open(`${servers.page}/`);
      const without = (await browser.run(tries(1000))) as object;
      assert.deepEqual(new Set(Object.values(without)), new Set([false]), JSON.stringify(without));
      servers.show({
        policy: policy('solution-catalogue', 'solution-catalogue.js').replace('/api/v1/solutions.json', '/'),
        headers: ISOLATED,
        body: embedded,
      });
      await browser.open(`${servers.page}/`);
      const strict = (await browser.run(tries(20))) as object;
      assert.deepEqual(new Set(Object.values(strict)), new Set([true]), JSON.stringify(strict));
    });

    for (const types of ["'none'", 'lit-html'])
      it(`leaves the fallback where the page allows only the policy ${types}, and says why once`, async () => {
        servers.show({
          policy: policy(types, 'watch.js', 'solution-catalogue.js', 'done.js'),
          body: `<body><script src="/watch.js" crossorigin></script>${embed('solution-catalogue.js')}
            <script type="module" src="/done.js" crossorigin></script>`,
        });
        await browser.open(`${servers.page}/`);
        const seen = (await browser.run(`${UNTIL}
          await until('the scripts have run', () => globalThis.isDone);
          const element = document.querySelector('solution-catalogue');
          // A browser without Trusted Types refuses nothing.
          if (!globalThis.trustedTypes) await until('the catalogue', () => element.loadState === 'ready');
          return {
            knowsPolicies: Boolean(globalThis.trustedTypes),
            isDefined: Boolean(customElements.get('solution-catalogue')),
            fallback: element.shadowRoot === null ? element.textContent : '',
            complaints,
          };`)) as { knowsPolicies: boolean; complaints: string[] };
        const { knowsPolicies, complaints, ...rest } = seen;
        if (!knowsPolicies) {
          assert.deepEqual([complaints, rest], [[], { isDefined: true, fallback: '' }]);
          return;
        }
        assert.deepEqual(rest, { isDefined: false, fallback: 'All solutions' });
        assert.equal(complaints.length, 1, complaints.join('\n'));
        assert.match(
          complaints[0] ?? '',
          /^The catalogue is not shown: .*`trusted-types solution-catalogue`/,
        );
        assert.deepEqual(servers.requests, [], 'no data is asked for in vain');
      });

    it('works beside the page’s own Lit, where the page allows each of the two policies once', async () => {
      for (const isFirst of [true, false]) {
        const own = '<div id="own"></div><script type="module" src="/own.js" crossorigin></script>';
        const ours = embed('solution-catalogue.js', false);
        servers.show({
          policy: policy('lit-html solution-catalogue', 'solution-catalogue.js', 'own.js', 'lit-html.js'),
          body: watching(isFirst ? own + ours : ours + own),
        });
        await browser.open(`${servers.page}/`);
        const seen = await browser.run(`${READY}
          await until('its own text', () => document.querySelector('#own p'));
          return [document.querySelector('#own').textContent, await names()];`);
        assert.deepEqual(seen, ['The page’s own Lit', USED.all]);
        await assertUnharmed();
      }
    });

    it('keeps nothing in the page’s globals but its elements and Lit’s own registers', async () => {
      servers.show({
        policy: policy('solution-catalogue', 'solution-catalogue.js'),
        body: watching('<p>Nothing yet</p>'),
      });
      await browser.open(`${servers.page}/`);
      const globals = 'return Object.getOwnPropertyNames(globalThis).sort()';
      const before = await browser.run(globals);
      servers.show({
        policy: policy('solution-catalogue', 'solution-catalogue.js'),
        body: watching(embed('solution-catalogue.js')),
      });
      await browser.open(`${servers.page}/`);
      await browser.run(READY);
      const more = ((await browser.run(globals)) as string[]).filter(
        (each) => !(before as string[]).includes(each),
      );
      const ofLit = [
        'litElementVersions',
        'litHtmlVersions',
        'litPropertyMetadata',
        'reactiveElementVersions',
      ];
      assert.deepEqual(more, ofLit);
    });
  });
