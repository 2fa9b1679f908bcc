// A card is read at a glance: every solution of the bundled catalogue, with stars and the box that compares, in four
// languages.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'puppeteer-core';
import { bundledCatalogue, startStage, type Stage } from '../stage.js';
import { launchChromium } from '../support.js';

/** The highest that a closed card may be, in CSS pixels, by the width of the screen: two columns, and a phone. */
const HIGHEST = { 1280: 260, 390: 300 } as const;

interface Height {
  name: string | undefined;
  height: number;
}

const heights = (page: Page): Promise<Height[]> =>
  page.evaluate(() => {
    const root = document.querySelector('solution-catalogue')?.shadowRoot;
    return [...(root?.querySelectorAll('.card') ?? [])].map((card) => ({
      name: card.querySelector('[part~="card-title"]')?.textContent.trim(),
      height: card.getBoundingClientRect().height,
    }));
  });

describe('at a glance', () => {
  const catalogue = bundledCatalogue();
  const all = { ...catalogue, solutions: catalogue.solutions.map((each) => ({ ...each, stars: 123_456 })) };
  let browser: Browser;
  let stage: Stage;

  before(async () => {
    browser = await launchChromium();
    stage = await startStage(browser, { all });
  });

  after(async () => {
    stage.stop();
    await browser.close();
  });

  for (const lang of ['de', 'en', 'fr', 'it'] as const)
    it(`every card, in ${lang}`, async () => {
      const body = `<solution-catalogue src="/all.json" compare limit="1000"></solution-catalogue>`;
      const page = await stage.open(body, { lang, width: 1280 });
      await page.waitForFunction(
        (count) =>
          document.querySelector('solution-catalogue')?.shadowRoot?.querySelectorAll('.card').length ===
          count,
        {},
        all.count,
      );
      for (const [width, highest] of Object.entries(HIGHEST)) {
        await page.setViewport({ width: Number(width), height: 800 });
        const seen = await heights(page);
        assert.equal(seen.length, all.count);
        assert.deepEqual(
          seen.filter(({ height }) => height > highest),
          [],
          `at ${width} px none is higher than ${highest} px`,
        );
      }
      await page.close();
    });
});
