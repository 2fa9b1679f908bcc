// The pre-rendered page becomes live in every browser that is installed, as it does in Chromium in `site.test.ts`.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { UNTIL, drive, type Driven } from '../browsers.js';
import { browserNames } from '../../support/find-browsers.mjs';
import { serveSite, type SiteServer } from '../site-support.js';

interface Seen {
  cards: number;
  searchFields: number;
  sheets: number;
  count: number;
  first: string;
  errors: string[];
  shown: number;
}

/** Waits for the live element, and tells what stands in its shadow tree; works in browsers that know little else. */
const LOOK = `
  const element = document.querySelector('solution-catalogue');
  const errors = [];
  addEventListener('error', ({ message }) => errors.push(message));
  ${UNTIL}
  await until('it is ready', () => element.loadState === 'ready');
  await element.updateComplete;
  await new Promise((resolve) => setTimeout(resolve, 300));
  const all = (selector) => [...element.shadowRoot.querySelectorAll(selector)];
  return {
    cards: all('[part="card"]').length,
    searchFields: all('[part="search-input"]').length,
    sheets: all('.root').length,
    count: element.catalogue?.count ?? 0,
    shown: element.results.length,
    first: all('[part="card-title"]')[0]?.textContent.trim(),
    errors,
  };`;

for (const name of browserNames().filter((each) => each !== 'chromium'))
  describe(`the pre-rendered page in ${name}`, () => {
    let site: SiteServer;
    let browser: Driven;

    before(async () => {
      site = await serveSite();
      browser = await drive(name);
    });

    after(async () => {
      await browser.stop();
      await site.stop();
    });

    it('becomes live once: no card twice, no error, and it answers', async () => {
      await browser.open(`${site.url}fr/`);
      const { first, count, ...seen } = (await browser.run(LOOK)) as Seen;
      assert.deepEqual(seen, { cards: 24, searchFields: 1, sheets: 1, shown: 24, errors: [] });
      assert.ok(count > 24);
      assert.ok(first);
      assert.deepEqual(browser.complaints, []);
      const found = await browser.run(`
        const element = document.querySelector('solution-catalogue');
        const input = element.shadowRoot.querySelector('[part="search-input"]');
        input.value = 'slack';
        input.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
        await element.updateComplete;
        await new Promise((resolve) => setTimeout(resolve, 100));
        await element.updateComplete;
        const titles = [...element.shadowRoot.querySelectorAll('[part="card-title"]')];
        return titles.length === element.results.length && element.results[0].tags.includes('slack-alternative');`);
      assert.equal(found, true);
    });

    it('has in its HTML what the live element shows first', async () => {
      const html = await (await fetch(`${site.url}fr/`)).text();
      await browser.open(`${site.url}fr/`);
      const { first } = (await browser.run(LOOK)) as Seen;
      const [, title = ''] = /part="card-title"[^>]*>(.*?)<\/h2>/s.exec(html) ?? [];
      assert.equal(title.replace(/<[^>]*>/g, '').trim(), first);
    });
  });
