import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, describe, it } from 'node:test';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Browser, Page } from 'puppeteer-core';
import { catalogueIn, reach, SEVEN, startStage, STATES, type Look, type Stage, type State } from './stage.js';
import { LAYOUTS } from '../../src/state/options.js';
import { launchChromium } from './support.js';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
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
/** What axe looks for. The dark scheme has other colours and nothing else: its rules on colours are asked again. */
const SCHEMES: readonly (readonly [scheme: string, options: RunOptions])[] = [
  ['light', { rules: { 'target-size': { enabled: true } } }],
  ['dark', { runOnly: ['color-contrast', 'link-in-text-block'] }],
];

async function violations(page: Page, options: RunOptions): Promise<unknown[]> {
  return await page.evaluate(async (asked) => {
    const { axe } = globalThis as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } };
    const found = await axe.run({ ...asked, resultTypes: ['violations'] });
    return found.violations.map(({ id, nodes }) => [id, nodes[0]?.html, nodes[0]?.failureSummary]);
  }, options);
}

/** Axe over three layouts, seven states, and all widths and colour schemes in one language. */
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
          await page.evaluate(axeSource);
          for (const window of WINDOWS) {
            await page.setViewport(window);
            for (const [value, options] of SCHEMES) {
              await page.emulateMediaFeatures([
                { name: 'prefers-color-scheme', value },
                { name: 'prefers-reduced-motion', value: 'reduce' },
              ]);
              assert.deepEqual(
                await violations(page, options),
                [],
                `${window.width} × ${window.height} px, ${value}`,
              );
            }
          }
          await page.close();
        });
  });
}
