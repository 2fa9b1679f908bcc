// The real catalogue on the demo page: four languages, three widths, light or dark, several states, each with axe
// and a look for what sticks out. With SCREENSHOTS=<folder> every page is also kept as a picture, to look at.
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'puppeteer-core';
import type {} from '../../../src/element/solution-catalogue.js';
import { violations } from '../axe.js';
import { shiftsOf, watch } from '../site-support.js';
import { launchChromium, open, serveDemo, untilPainted, type Demo } from '../support.js';

const pictures = process.env.SCREENSHOTS;
if (pictures) mkdirSync(pictures, { recursive: true });

const LANGS = ['de', 'en', 'fr', 'it'] as const;
const WIDTHS = [320, 768, 1280] as const;

type Element = HTMLElementTagNameMap['solution-catalogue'];

/** The states of the element, each reached from the one before. */
const STATES: Record<string, (element: Element) => void> = {
  results: () => undefined,
  facets: (element) => {
    element.shadowRoot?.querySelector<HTMLElement>('[part~="filters-toggle"]')?.click();
  },
  alternatives: (element) => {
    element.query = 'microsoft teams';
  },
  empty: (element) => {
    element.query = 'qqqqxxxx';
  },
  error: (element) => {
    element.src = 'index.html#nothing.json';
  },
};

describe('the demo', () => {
  let demo: Demo;
  let browser: Browser;

  before(async () => {
    [demo, browser] = await Promise.all([serveDemo(), launchChromium()]);
  });

  after(async () => {
    demo.stop();
    await browser.close();
  });

  for (const [row, lang] of LANGS.entries())
    for (const [column, width] of WIDTHS.entries()) {
      // Every language and every width in both, but not every pair: tests/e2e/axe-grid.ts has all states in both.
      const scheme = (row + column) % 2 === 0 ? 'light' : 'dark';
      it(`${lang}, ${width} px, ${scheme}`, async () => {
        const { page } = await open(browser, `${demo.address}/?lang=${lang}`, width, 900, scheme);
        const element = await page.$('solution-catalogue');
        for (const [state, reach] of Object.entries(STATES)) {
          await element?.evaluate(reach);
          await page.waitForNetworkIdle({ idleTime: 100 });
          await page.evaluate(() => new Promise(requestAnimationFrame));
          if (pictures)
            await page.screenshot({ path: `${pictures}/${lang}-${width}-${scheme}-${state}.png` });
          assert.deepEqual(await violations(page), [], state);
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          assert.equal(overflow, 0, `${state}: ${overflow} px too wide`);
        }
        await page.close();
      });
    }

  for (const width of [320, 1280])
    it(`moves nothing while it loads on a slow processor, ${width} px`, async () => {
      const { page } = await watch(browser, { width });
      await page.emulateCPUThrottling(6);
      await page.setRequestInterception(true);
      page.on('request', (request) => {
        // The document comes last, when everything else has been painted.
        setTimeout(() => void request.continue(), request.url().endsWith('.json') ? 800 : 0);
      });
      await page.goto(`${demo.address}/?lang=it`, { waitUntil: 'networkidle0' });
      await untilPainted(page);
      assert.deepEqual(await shiftsOf(page), []);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0);
      await page.close();
    });
});
