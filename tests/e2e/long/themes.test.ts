// The looks that docs/styling.md shows: on a light and on a dark page every text can be read, and the columns are as it
// says.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'puppeteer-core';
import { docsExample } from '../../support/readme.js';
import { violations } from '../axe.js';
import { embed, namesOn, show } from '../readme-pages.js';
import { launchChromium, untilPainted } from '../support.js';

describe('the looks of docs/', () => {
  let browser: Browser;
  before(async () => {
    browser = await launchChromium();
  });
  after(async () => {
    await browser.close();
  });

  for (const look of ['magazine', 'office', 'intranet', 'stage'] as const)
    for (const scheme of ['light', 'dark'] as const)
      it(`${look}: every text can be read on a ${scheme} page, and the columns are as it says`, async () => {
        const theme = look === 'stage' ? ' theme="dark"' : '';
        const element = embed.replace('alternative-to="slack"', `compare${theme}`);
        assert.notEqual(element, embed);
        const shown = await show(
          browser,
          `<style>:root { color-scheme: ${scheme}; background: Canvas; color: CanvasText }</style><style>${docsExample(look)}</style><main><h1>Page</h1><h2>List</h2>${element}</main>`,
        );
        await shown.page.setViewport({ width: 1280, height: 900 });
        await namesOn(shown);
        const columns = await shown.page.$eval('solution-catalogue', ({ shadowRoot }) => {
          for (const control of shadowRoot!.querySelectorAll<HTMLElement>(
            '[part~="details-toggle"], [part~="facet-title"], [part~="compare"]',
          ))
            control.click();
          const cards = [...shadowRoot!.querySelectorAll('[part~="card"]')];
          return new Set(cards.map((card) => card.getBoundingClientRect().left)).size;
        });
        await untilPainted(shown.page);
        assert.equal(columns, { magazine: 2, office: 2, intranet: 3, stage: 2 }[look]);
        assert.deepEqual(await violations(shown.page), []);
        assert.deepEqual(shown.complaints, []);
        await shown.page.close();
      });
});
