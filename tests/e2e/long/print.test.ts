// What comes out of the printer: the element with the media type of paper, on a sheet of A4, upright and lying.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'puppeteer-core';
import type {} from '../../../src/element/solution-catalogue.js'; // what document.querySelector gives
import { bundledCatalogue, catalogueIn, reach, SEVEN, startStage, type Stage } from '../stage.js';
import { launchChromium, untilPainted } from '../support.js';

const SHEETS = { upright: 718, lying: 1047 } as const;

describe('on paper', () => {
  let browser: Browser;
  let stage: Stage;

  before(async () => {
    browser = await launchChromium();
    stage = await startStage(browser, { seven: SEVEN, all: bundledCatalogue() });
  });

  after(async () => {
    stage.stop();
    await browser.close();
  });

  /** What can be seen of the element: controls, but for chips and names, which read as text; and what sticks out of it. */
  const look = (page: Page) =>
    page.evaluate(() => {
      const element = document.querySelector('solution-catalogue')!;
      const root = element.shadowRoot!;
      const { right } = element.getBoundingClientRect();
      const seen = [...root.querySelectorAll<HTMLElement>('*')].filter(
        (node) => node.getClientRects().length > 0 && !node.closest('.visually-hidden'),
      );
      const name = (node: Element) => `${node.localName} ${node.getAttribute('part') ?? node.className}`;
      return {
        controls: seen
          .filter((node) => node.matches('button:not([part="chip"], .name), input, select'))
          .map(name),
        outside: seen
          .filter((node) => node.getBoundingClientRect().right > right + 1 && !node.matches('.scroll'))
          .map(name),
        cards: root.querySelectorAll('[part="card"]').length,
        width: (root.querySelector('dialog[open]') ?? root.querySelector('.main'))!.getBoundingClientRect()
          .width,
        text: root.querySelector<HTMLElement>('.root')!.innerText.replace(/\s+/g, ' '),
      };
    });

  const paper = async (page: Page) => {
    await page.emulateMediaType('print');
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    return await look(page);
  };

  for (const layout of ['cards', 'compact', 'table'] as const)
    for (const [sheet, width] of Object.entries(SHEETS))
      it(`${layout}, ${sheet}: all results on the whole width, without controls, with the order’s reasons`, async () => {
        const page = await stage.open(
          `<solution-catalogue src="/all.json" layout="${layout}" sort="fit" compare url-state="x" license="MIT" query="docker" controls="all"></solution-catalogue>`,
          { lang: 'de', width },
        );
        await untilPainted(page);
        const { controls, outside, cards, width: taken, text } = await paper(page);
        assert.deepEqual(controls, []);
        assert.deepEqual(outside, []);
        const count = await page.evaluate(() => document.querySelector('solution-catalogue')!.results.length);
        assert.equal(cards, count);
        assert.ok(count > 24, `${count} results`);
        assert.ok(taken > width - 40, `${taken} of ${width} px`);
        assert.match(text, /Einfache Einrichtung etwas/);
        assert.match(text, /MIT/, 'the filter');
        await page.close();
      });

  for (const [sheet, width] of Object.entries(SHEETS))
    it(`the comparison, ${sheet}: it alone, on the whole width`, async () => {
      const page = await stage.open(catalogueIn('compared', 'cards'), { lang: 'fr', width });
      await reach(page, 'compared');
      const { controls, outside, width: taken, text } = await paper(page);
      assert.deepEqual(controls, []);
      assert.deepEqual(outside, []);
      assert.ok(taken > width - 40, `${taken} of ${width} px`);
      assert.match(text, /Comparaison/);
      assert.doesNotMatch(text, /Gamma/, 'what is not compared');
      const written = await page.evaluate(
        () =>
          getComputedStyle(
            document
              .querySelector('solution-catalogue')!
              .shadowRoot!.querySelector('dialog [part="links"] a')!,
            '::after',
          ).content,
      );
      assert.match(written, /https:\/\/alpha\.example|attr\(href\)/, 'where links lead');
      await page.close();
    });

  it('is black on the paper’s white, whatever the theme, and leaves out a question that has no button', async () => {
    const page = await stage.open(catalogueIn('results', 'cards', 'theme="dark" query="betta"'), {
      lang: 'en',
      width: SHEETS.upright,
    });
    await reach(page, 'results');
    const { text } = await paper(page);
    assert.doesNotMatch(text, /Did you mean/);
    const colours = await page.evaluate(() => {
      const style = getComputedStyle(
        document.querySelector('solution-catalogue')!.shadowRoot!.querySelector('.root')!,
      );
      return [style.color, style.backgroundColor];
    });
    assert.deepEqual(colours, ['rgb(0, 0, 0)', 'rgba(0, 0, 0, 0)']);
    await page.close();
  });
});
