// The bundled catalogue at a zoom of 400 %, where a screen is 320 by 225 CSS pixels.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'puppeteer-core';
import { bundledCatalogue, catalogueIn, reach, startStage, type Stage } from '../stage.js';
import { launchChromium } from '../support.js';

const LANGS = ['de', 'en', 'fr', 'it'] as const;
const LAYOUTS = ['cards', 'compact', 'table'] as const;

describe('a zoom of 400 %', () => {
  let browser: Browser;
  let stage: Stage;

  before(async () => {
    browser = await launchChromium();
    stage = await startStage(browser, { seven: bundledCatalogue() });
  });

  after(async () => {
    stage.stop();
    await browser.close();
  });

  for (const [lang, layout] of LANGS.flatMap((lang) => LAYOUTS.map((layout) => [lang, layout] as const)))
    it(`fits without scrolling in two directions: ${lang}, ${layout}`, async () => {
      const page = await stage.open(catalogueIn('results', layout), { lang, width: 320, height: 225 });
      await reach(page, 'results');
      const { beyond, looked } = await page.evaluate(() => {
        const root = document.querySelector('solution-catalogue')?.shadowRoot;
        const texts = root?.querySelectorAll(
          // Rows of tiles scroll by themselves, in one direction.
          '[part~="card"], [part~="status"], [part~="search-input"], button:not([part="tile"])',
        );
        const all = [...(texts ?? [])];
        const isBeyond = (element: Element) => element.getBoundingClientRect().right > innerWidth;
        return { beyond: all.filter(isBeyond).length, looked: all.length };
      });
      assert.ok(looked > 24, `${looked} texts and controls`);
      assert.equal(beyond, 0);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0);
      await page.close();
    });
});
