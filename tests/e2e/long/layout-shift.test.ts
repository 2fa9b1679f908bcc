// Nothing moves while the element loads: the bundled catalogue on a page with text around it, narrow and wide, for
// every layout, with a document that comes late, and for a card in an article.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'puppeteer-core';
import type {} from '../../../src/element/solution-catalogue.js'; // what document.querySelector gives
import { launchChromium } from '../support.js';
import { bundledCatalogue, catalogueIn, reach, SEVEN, startStage, type Stage } from '../stage.js';

const WIDTHS = [320, 1280];

describe('layout shift', () => {
  let browser: Browser;
  let stage: Stage;

  before(async () => {
    browser = await launchChromium();
    stage = await startStage(browser, { all: bundledCatalogue(), seven: SEVEN });
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
        const src = `/all.json?held=${name.replaceAll(' ', '-')}-${width}`;
        const held = tag === 'solution-card' ? (width < 400 ? 47 : 37) : 60;
        const body = `<style>${tag}:not(:defined) { display: block; min-block-size: ${held}rem }</style><${tag} src="${src}" lang="en" ${more}><a href="/">Fallback</a></${tag}><p>What comes after it.</p>`;
        const page = await stage.open(body, { lang: 'en', width });
        const inState = (state: string) =>
          page.waitForFunction(
            (selector: string, wanted: string) =>
              (document.querySelector(selector) as { loadState?: string } | null)?.loadState === wanted,
            {},
            tag,
            state,
          );
        await inState('loading');
        // What holds the room is painted before the document comes.
        await page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        );
        stage.release(src);
        await inState('ready');
        await page.evaluate(async () => {
          await new Promise((resolve) => setTimeout(resolve, 300));
        });
        const shift = await page.evaluate(() => (globalThis as unknown as { shift: number }).shift);
        await page.close();
        assert.ok(shift < 0.001, `${name} at ${width} px shifts by ${shift}`);
      });

  for (const width of WIDTHS)
    for (const layout of ['cards', 'compact', 'table'] as const)
      it(`${layout}, ${width} px, that cannot be renewed: none, and the reader sees why`, async () => {
        const body = `${catalogueIn('stale', layout, 'limit="1"')}<p>What comes after it.</p>`;
        const page = await stage.open(body, { lang: 'fr', width });
        await reach(page, 'results');
        await page.evaluate(() => {
          Object.assign(globalThis, { shift: 0 });
        });
        await reach(page, 'stale');
        const notice = await page.waitForSelector('>>> [part="notice"]', { visible: true });
        const said = await notice?.evaluate((seen) => seen.textContent.trim());
        await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
        const shift = await page.evaluate(() => (globalThis as unknown as { shift: number }).shift);
        const isInView = await notice?.isIntersectingViewport({ threshold: 1 });
        await page.close();
        assert.equal(said, 'Le catalogue est actuellement inaccessible. Voici son état au 20 novembre 2026.');
        assert.equal(isInView, true);
        assert.equal(shift, 0);
      });

  for (const width of [768, 1280])
    it(`while one types, ${width} px: the results stay where they are after the first letter`, async () => {
      const page = await stage.open('<solution-catalogue src="/all.json"></solution-catalogue>', {
        lang: 'en',
        width,
      });
      await page.waitForFunction(() =>
        Boolean(document.querySelector('solution-catalogue')?.shadowRoot!.querySelector('[part="card"]')),
      );
      await page.focus('>>> [part="search-input"]');
      const seen: (readonly [typed: string, chip: string, top: number])[] = [];
      for (const key of 'slack alternatives') {
        await page.keyboard.type(key);
        seen.push(
          await page.evaluate(async () => {
            const element = document.querySelector('solution-catalogue');
            await element?.updateComplete;
            const find = (part: string) => element?.shadowRoot?.querySelector(`[part~="${part}"]`);
            const { top = 0 } = find('results')?.getBoundingClientRect() ?? {};
            return [element?.query ?? '', find('chip')?.textContent.trim() ?? '', top] as const;
          }),
        );
      }
      await page.close();
      const chips = new Set(seen.map(([, chip]) => chip));
      assert.deepEqual([...chips], ['', 'Alternatives to Slack×'], 'what is typed is understood on the way');
      const tops = new Set(seen.map(([, , top]) => top));
      assert.equal(tops.size, 1, JSON.stringify(seen));
    });
});
