import assert from 'node:assert/strict';
import { readdirSync, statSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'puppeteer-core';
import type {} from '../../src/element/solution-catalogue.js'; // what document.querySelector gives
import { LOCALES, type Locale } from '../../src/i18n/locales.js';
import { documentation } from '../support/readme.js';
import { launchChromium, open, startDemo, type Demo } from './support.js';

const LABELS: Readonly<Record<Locale, string>> = {
  de: 'Lösung oder Produkt suchen',
  en: 'Search for a solution or a product',
  fr: 'Rechercher une solution ou un produit',
  it: 'Cerca una soluzione o un prodotto',
};

const solutions = readdirSync(new URL('../../demo/catalogue/solutions', import.meta.url)).length;

describe('npm start', () => {
  let demo: Demo;
  let browser: Browser;

  before(async () => {
    [demo, browser] = await Promise.all([startDemo(), launchChromium()]);
  });

  after(async () => {
    demo.stop();
    await browser.close();
  });

  it('shows the whole bundled catalogue in four languages, with one request for it and no complaint', async () => {
    const { page, complaints, requests } = await open(browser, `${demo.address}/?lang=de`);
    for (const [lang, label] of Object.entries(LABELS)) {
      await page.click(`.languages [lang="${lang}"]`);
      const seen = await page.evaluate(async () => {
        const element = document.querySelector('solution-catalogue')!;
        await new Promise(requestAnimationFrame);
        await element.updateComplete;
        const { shadowRoot: root } = element;
        return {
          count: element.catalogue?.count,
          shown: element.results.length,
          label: root?.querySelector('label[for="query"]')?.textContent,
          foreign: root?.querySelectorAll('[part="description"][lang]').length,
        };
      });
      assert.deepEqual(seen, { count: solutions, shown: 24, label, foreign: 0 });
    }
    assert.deepEqual(complaints, []);
    assert.equal(requests.filter((url) => url.endsWith('/api/v1/solutions.json')).length, 1);
    await page.close();
  });

  it('has what lies over the page on the page’s own ground, in the dark as well: the demo, and published', async () => {
    for (const address of [`${demo.address}/?lang=en`, `${demo.address}/en/`]) {
      const { page } = await open(browser, address, 1280, 900, 'dark');
      await page.locator('solution-catalogue >>> [part="tile"]').click();
      await page.locator('solution-catalogue >>> [part="chip"]').wait();
      await page.locator('solution-catalogue >>> [part="search-input"]').click();
      await page.keyboard.type('a');
      await page.locator('solution-catalogue >>> [part="suggestions"]').wait();
      const grounds = await page.evaluate(() => {
        const root = document.querySelector('solution-catalogue')!.shadowRoot!;
        const over = root.querySelector('.overview')!;
        return [
          getComputedStyle(document.documentElement).backgroundColor,
          getComputedStyle(over, '::before').backgroundColor,
          getComputedStyle(root.querySelector('[part="suggestions"]')!).backgroundColor,
        ];
      });
      assert.deepEqual(grounds, Array<string>(3).fill('rgb(20, 22, 27)'), address);
      await page.close();
    }
  });

  it('begins in the language that the address asks for, whichever the element speaks', async () => {
    const { page } = await open(browser, demo.address);
    for (const lang of LOCALES) {
      await page.goto(`${demo.address}/?lang=${lang}`, { waitUntil: 'domcontentloaded' });
      assert.equal(await page.evaluate(() => document.documentElement.lang), lang);
      assert.ok(await page.$(`.languages [lang="${lang}"]`), `a link to ${lang}`);
    }
    await page.close();
  });

  it('has the examples, and each of them runs there, on a phone as well', async () => {
    const examples = new URL('../../demo/examples', import.meta.url);
    const pages = readdirSync(examples).filter((file) => file.endsWith('.html'));
    assert.ok(pages.length >= 9);
    const home = await (await fetch(demo.address)).text();
    assert.deepEqual(
      [...home.matchAll(/href="examples\/([^"]+)"/g)].map(([, file]) => file).sort(),
      pages.sort(),
      'the page leads to all of them',
    );
    for (const file of pages) {
      const page = await browser.newPage();
      await page.setViewport({ width: 320, height: 700 });
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('response', (response) => {
        if (response.status() >= 400 && !response.url().endsWith('/favicon.ico'))
          complaints.push(`${response.status()} ${response.url()}`);
      });
      await page.goto(`${demo.address}/examples/${file}`);
      await page.waitForFunction(
        () =>
          document.querySelector('#list li') !== null ||
          [...document.querySelectorAll('solution-catalogue')].some(
            (element) => element.loadState === 'ready' || element.loading === 'lazy',
          ),
      );
      assert.deepEqual(complaints, [], file);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0, file);
      await page.close();
    }
  });

  it('weighs what docs/scaling.md says, to two percent', () => {
    const stated =
      /\((\d+) solutions, (\d+) kB, brotli (\d+) kB\)/.exec(documentation)?.slice(1).map(Number) ?? [];
    assert.equal(stated[0], solutions);
    for (const [index, ending] of ['', '.br'].entries()) {
      const file = new URL(`../../demo/dist/api/v1/solutions.json${ending}`, import.meta.url);
      const said = (stated[index + 1] ?? 0) * 1000;
      const { size } = statSync(file);
      assert.ok(Math.abs(size - said) < 0.02 * size, `docs/scaling.md says ${said} bytes for ${size}`);
    }
  });

  it('answers with the headers of the contract', async () => {
    const response = await fetch(`${demo.address}/api/v1/solutions.json`);
    assert.equal(response.headers.get('content-type'), 'application/json; charset=utf-8');
    assert.equal(response.headers.get('access-control-allow-origin'), '*');
    assert.equal(response.headers.get('cache-control'), 'public, max-age=3600, s-maxage=86400');
    const again = await fetch(`${demo.address}/api/v1/solutions.json`, {
      headers: { 'if-none-match': response.headers.get('etag') ?? '' },
    });
    assert.equal(again.status, 304);
  });
});
