// Nothing moves while the element loads: the bundled catalogue on a page with text around it, at three widths, for
// every layout, with a document that comes late, and for a card in an article.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'puppeteer-core';
import { launchChromium } from './support.js';
import { bundledCatalogue, startStage, type Stage } from './stage.js';

const WIDTHS = [320, 768, 1280] as const;

describe('layout shift', () => {
  let browser: Browser;
  let stage: Stage;

  before(async () => {
    browser = await launchChromium();
    stage = await startStage(browser, { all: bundledCatalogue() });
  });

  after(async () => {
    stage.stop();
    await browser.close();
  });

  for (const width of WIDTHS)
    for (const [name, tag, more] of [
      ['cards', 'solution-catalogue', ''],
      ['compact', 'solution-catalogue', 'layout="compact"'],
      ['table', 'solution-catalogue', 'layout="table"'],
      ['without controls', 'solution-catalogue', 'controls="none" limit="12"'],
      ['a card', 'solution-card', 'name="Nextcloud"'],
    ] as const)
      it(`${name}, ${width} px: none`, async () => {
        const held = tag === 'solution-card' ? (width < 400 ? 47 : 36) : 60;
        const body = `<style>${tag}:not(:defined) { display: block; min-block-size: ${held}rem }</style><${tag} src="/all.json?late" lang="en" ${more}><a href="/">Fallback</a></${tag}><p>What comes after it.</p>`;
        const page = await stage.open(body, { lang: 'en', width });
        await page.waitForFunction(
          (selector: string) =>
            (document.querySelector(selector) as { loadState?: string } | null)?.loadState === 'ready',
          {},
          tag,
        );
        await page.evaluate(async () => {
          await new Promise((resolve) => setTimeout(resolve, 300));
        });
        const shift = await page.evaluate(() => (globalThis as unknown as { shift: number }).shift);
        await page.close();
        assert.ok(shift < 0.001, `${name} at ${width} px shifts by ${shift}`);
      });
});
