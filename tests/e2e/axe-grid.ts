import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'puppeteer-core';
import { violations } from './axe.js';
import { catalogueIn, reach, SEVEN, startStage, STATES, type Look, type Stage, type State } from './stage.js';
import { LAYOUTS } from '../../src/state/options.js';
import { launchChromium } from './support.js';

/**
 * As high as the page, since a passing notice stands at the lower edge of the window, over what is there; and the window of
 * 1280 × 1024 px at 400 %, whose little height has styles of its own.
 */
const WINDOWS = [
  { width: 1280, height: 2400 },
  { width: 768, height: 2400 },
  { width: 320, height: 2400 },
  { width: 320, height: 256, deviceScaleFactor: 4 },
];
const SCHEMES = ['light', 'dark'];

/** Axe, with `target-size`, over three layouts, seven states, and all widths and colour schemes in one language. */
export function axeGrid(lang: Look['lang']): void {
  describe(`axe finds nothing: ${lang}`, () => {
    let browser: Browser;
    let stage: Stage;

    before(async () => {
      browser = await launchChromium();
      stage = await startStage(browser, { seven: SEVEN, broken: 'no JSON' });
    });

    after(async () => {
      stage.stop();
      await browser.close();
    });

    for (const layout of LAYOUTS)
      for (const state of Object.keys(STATES) as State[])
        it(`${layout}, ${state}`, async () => {
          const page = await stage.open(catalogueIn(state, layout, 'limit="3"'), { lang, width: 1280 });
          await reach(page, state);
          for (const window of WINDOWS) {
            await page.setViewport(window);
            for (const value of SCHEMES) {
              await page.emulateMediaFeatures([
                { name: 'prefers-color-scheme', value },
                { name: 'prefers-reduced-motion', value: 'reduce' },
              ]);
              assert.deepEqual(await violations(page), [], `${window.width} × ${window.height} px, ${value}`);
            }
          }
          await page.close();
        });
  });
}
