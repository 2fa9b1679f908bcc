import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'puppeteer-core';
import { ANNOUNCE_DELAY_MS } from '../../src/controllers/live-region-controller.js';
import { until } from '../support/until.js';
import { bundledCatalogue, catalogueIn, reach, SEVEN, startStage, type Stage } from './stage.js';
import { launchChromium, open, serveDemo, type Demo } from './support.js';

describe('what the browser does for a reader', () => {
  let browser: Browser;
  let stage: Stage;
  let demo: Demo;

  before(async () => {
    [browser, demo] = await Promise.all([launchChromium(), serveDemo()]);
    stage = await startStage(browser, { seven: { ...bundledCatalogue(), generatedAt: SEVEN.generatedAt } });
  });

  after(async () => {
    stage.stop();
    demo.stop();
    await browser.close();
  });

  it('lays out once for the first cards of a key, and once for the rest', async () => {
    const page = await stage.open(catalogueIn('results', 'cards'), { lang: 'en', width: 1280 });
    await reach(page, 'results');
    // No announcement falls into what is counted, however long it takes.
    await page.waitForFunction(
      () =>
        document.querySelector('solution-catalogue')?.shadowRoot?.querySelector('[role="status"]')
          ?.textContent,
    );
    await page.evaluate((delay) => {
      const { setTimeout } = globalThis;
      const mute = (run: () => void, time?: number) => (time === delay ? 0 : setTimeout(run, time));
      Object.assign(globalThis, { setTimeout: mute });
    }, ANNOUNCE_DELAY_MS);
    await reach(page, 'results');
    const session = await page.createCDPSession();
    await session.send('Performance.enable');
    const layouts = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? NaN;
    };
    for (const query of ['c', 'ch', 'cha', 'chat']) {
      const earlier = await layouts();
      // Not a real key: the browser lays out the field for its caret, whatever the element does.
      await page.evaluate(async (value) => {
        const element = document.querySelector('solution-catalogue') as
          | (HTMLElement & { updateComplete: Promise<unknown> })
          | null;
        const field = element?.shadowRoot?.querySelector('input');
        if (field) field.value = value;
        field?.dispatchEvent(new Event('input', { bubbles: true }));
        await element?.updateComplete;
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      }, query);
      const count = (await layouts()) - earlier;
      assert.ok(count >= 1 && count <= 2, `${count} layouts for "${query}"`);
    }
    await page.close();
  });

  it('keeps nothing of what is asked for', async () => {
    const page = await stage.open(catalogueIn('results', 'cards'), { lang: 'en', width: 1280 });
    await reach(page, 'results');
    await page.focus('>>> [part~="search-input"]');
    await page.keyboard.type('zyzzyva');
    await page.keyboard.press('Enter');
    await new Promise((resolve) => setTimeout(resolve, 300));
    const look = () =>
      page.evaluate(async () => {
        const stores = [
          JSON.stringify(localStorage),
          JSON.stringify(sessionStorage),
          document.cookie,
          location.href,
        ];
        const records: unknown[] = [];
        for (const { name = '' } of await indexedDB.databases()) {
          const database = await new Promise<IDBDatabase>((resolve) => {
            const request = indexedDB.open(name);
            request.onsuccess = () => {
              resolve(request.result);
            };
          });
          for (const store of database.objectStoreNames)
            records.push(
              await new Promise((resolve) => {
                const request = database.transaction(store).objectStore(store).getAll();
                request.onsuccess = () => {
                  resolve(request.result);
                };
              }),
            );
          database.close();
        }
        return { stores, records: JSON.stringify(records) };
      });
    const kept = await until('the document is stored', async () => {
      const found = await look();
      return found.records.includes('Kommunikation') && found;
    });
    assert.ok(!kept.records.includes('zyzzyva'));
    assert.deepEqual(
      kept.stores.filter((store) => store.includes('zyzzyva')),
      [],
    );
    await page.close();
  });

  it('holds the room of results with a movement that readers may not want', async () => {
    const page = await stage.open(catalogueIn('loading', 'cards'), { lang: 'en', width: 1280 });
    await reach(page, 'loading');
    const movement = () =>
      page.evaluate(() => {
        const skeleton = document.querySelector('solution-catalogue')?.shadowRoot?.querySelector('.skeleton');
        return skeleton && getComputedStyle(skeleton).animationName;
      });
    assert.equal(await movement(), 'none');
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'no-preference' }]);
    assert.equal(await movement(), 'breathe');
    await page.close();
  });

  it('saves what is shown as a file, on a page with the strictest policy', async (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'export-'));
    t.after(() => {
      rmSync(folder, { recursive: true, force: true });
    });
    const { page, complaints } = await open(browser, demo.address);
    const session = await browser.target().createCDPSession();
    await session.send('Browser.setDownloadBehavior', {
      behavior: 'allow',
      downloadPath: folder,
      eventsEnabled: true,
    });
    const saved = new Promise<void>((resolve) => {
      session.on('Browser.downloadProgress', ({ state }) => {
        if (state === 'completed') resolve();
      });
    });
    await page.locator('>>> #export-JSON').click();
    await saved;
    const [name = ''] = readdirSync(folder);
    assert.match(name, /\.json$/);
    const { solutions } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as { solutions: unknown[] };
    assert.ok(solutions.length > 100);
    assert.deepEqual(complaints, []);
    await page.close();
  });
});
