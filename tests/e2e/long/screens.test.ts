// Pictures of the element's states, compared with those in tests/goldens/screens. `UPDATE_SCREENSHOTS=1` takes them
// anew and fails once, so that somebody looks. The font comes along; what differs all the same between machines is how
// an edge is smoothed, hence the tolerance. Platforms other than Linux draw form controls otherwise: they skip.
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import type { Browser } from 'puppeteer-core';
import {
  catalogueIn,
  reach,
  SEVEN,
  startStage,
  type Layout,
  type Look,
  type Stage,
  type State,
} from '../stage.js';
import { launchChromium } from '../support.js';

/** How far two colours may differ, from 0 to 1, and how large a share of the pixels may differ by more. */
const COLOUR = 0.15;
const SHARE = 0.002;

const goldens = new URL('../../goldens/screens/', import.meta.url);

interface Shot extends Look {
  state: State;
  layout?: Layout;
  isForced?: boolean;
}

const SHOTS: Readonly<Record<string, Shot>> = {
  'cards-320-fr': { state: 'results', lang: 'fr', width: 320, height: 1000 },
  'cards-768-de-dark': { state: 'results', lang: 'de', width: 768, scheme: 'dark' },
  'cards-1280-en': { state: 'results', lang: 'en', width: 1280 },
  'cards-768-en-forced': { state: 'results', lang: 'en', width: 768, isForced: true },
  'compact-320-it-dark': { state: 'results', layout: 'compact', lang: 'it', width: 320, scheme: 'dark' },
  'compact-1280-de': { state: 'results', layout: 'compact', lang: 'de', width: 1280 },
  'table-320-de': { state: 'results', layout: 'table', lang: 'de', width: 320 },
  'table-768-en-dark': { state: 'results', layout: 'table', lang: 'en', width: 768, scheme: 'dark' },
  'table-1280-fr': { state: 'results', layout: 'table', lang: 'fr', width: 1280 },
  'loading-768': { state: 'loading', lang: 'en', width: 768 },
  'filtered-1280-it': { state: 'filtered', lang: 'it', width: 1280 },
  'empty-320-de': { state: 'empty', lang: 'de', width: 320 },
  'stale-320-fr': { state: 'stale', layout: 'compact', lang: 'fr', width: 320 },
  'error-768-fr-dark': { state: 'error', lang: 'fr', width: 768, height: 400, scheme: 'dark' },
  'compared-320-it': { state: 'compared', lang: 'it', width: 320 },
  'compared-1280-de-dark': { state: 'compared', lang: 'de', width: 1280, scheme: 'dark' },
};

const skip =
  process.platform === 'linux' ? false : `the pictures are taken on Linux; this is ${process.platform}`;

describe('the pictures', { skip }, () => {
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

  for (const [name, { state, layout = 'cards', isForced, ...look }] of Object.entries(SHOTS))
    it(name, async () => {
      const page = await stage.open(catalogueIn(state, layout), { height: 680, ...look });
      if (isForced) {
        const session = await page.createCDPSession();
        await session.send('Emulation.setEmulatedMedia', {
          features: [{ name: 'forced-colors', value: 'active' }],
        });
      }
      await reach(page, state);
      const taken = PNG.sync.read(Buffer.from(await page.screenshot()));
      await page.close();

      const golden = new URL(`${name}.png`, goldens);
      if (process.env.UPDATE_SCREENSHOTS) {
        mkdirSync(goldens, { recursive: true });
        writeFileSync(golden, PNG.sync.write(taken, { colorType: 2, deflateLevel: 9 }));
        assert.fail(`${golden.pathname} is taken anew: look at it, and run without UPDATE_SCREENSHOTS.`);
      }
      assert.ok(existsSync(golden), `There is no ${golden.pathname}; UPDATE_SCREENSHOTS=1 takes it.`);
      const expected = PNG.sync.read(readFileSync(golden));
      const { width, height } = expected;
      assert.deepEqual([taken.width, taken.height], [width, height]);
      const difference = new PNG({ width, height });
      const pixels = pixelmatch(expected.data, taken.data, difference.data, width, height, {
        threshold: COLOUR,
      });
      const share = pixels / (width * height);
      if (share > SHARE) {
        const actual = new URL(`../../../coverage/screens/`, import.meta.url);
        mkdirSync(actual, { recursive: true });
        writeFileSync(new URL(`${name}.png`, actual), PNG.sync.write(taken));
        writeFileSync(new URL(`${name}.difference.png`, actual), PNG.sync.write(difference));
        assert.fail(
          `${name}: ${pixels} pixels differ, ${(share * 100).toFixed(2)} % of the picture; ${SHARE * 100} % may. ` +
            `What it looks like now, and where it differs: coverage/screens/${name}.png and ${name}.difference.png`,
        );
      }
    });
});
