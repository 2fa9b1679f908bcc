import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Frame, Page } from 'puppeteer-core';
import type {} from '../../src/element/solution-catalogue.js'; // what document.querySelector gives
import { launchChromium, open, startDemo, untilPainted, type Demo } from './support.js';

/** What a page shows: how many results, and which filters. */
const seen = (frame: Page | Frame) =>
  frame.evaluate(async () => {
    const element = document.querySelector('solution-catalogue')!;
    await element.updateComplete;
    return {
      results: element.results.length,
      chips: element.shadowRoot!.querySelectorAll('[part~="chip"]').length,
      query: element.query,
    };
  });

/** Goes through the history, until the URL has this parameter. */
async function go(page: Page, way: 'back' | 'forward', parameter: string): Promise<void> {
  await page.evaluate((to) => {
    history[to]();
  }, way);
  await page.waitForFunction((expected) => location.search.includes(expected), {}, parameter);
}

describe('the URL of a page', () => {
  let demo: Demo;
  let browser: Browser;

  before(async () => {
    [demo, browser] = await Promise.all([startDemo(), launchChromium()]);
  });

  after(async () => {
    demo.stop();
    await browser.close();
  });

  it('survives Back, Forward and a reload, on a page as strict as a page can be', async () => {
    const { page, complaints } = await open(browser, `${demo.address}/?lang=en&x=%20y#here`);
    await page.evaluate(() => {
      document.querySelector('solution-catalogue')!.urlState = 'shop';
    });
    await page.focus('>>> [part~="search-input"]');
    await page.keyboard.type('slack');
    await seen(page);
    await page.keyboard.press('ArrowDown');
    await seen(page);
    await page.keyboard.press('Enter');
    const chosen = await seen(page);
    assert.ok(chosen.results > 2 && chosen.chips === 1 && chosen.query === '');
    assert.equal(new URL(page.url()).search, '?lang=en&x=%20y&shop-alternative-to=slack');
    assert.equal(new URL(page.url()).hash, '#here');

    await go(page, 'back', 'shop-query=slack');
    const typed = await seen(page);
    // What is typed asks for the product as well, which its chip says.
    assert.deepEqual([typed.chips, typed.query], [1, 'slack']);
    await go(page, 'forward', 'shop-alternative-to=slack');
    assert.deepEqual(await seen(page), chosen);

    await page.reload({ waitUntil: 'networkidle0' });
    await page.evaluate(() => {
      document.querySelector('solution-catalogue')!.urlState = 'shop';
    });
    await untilPainted(page);
    assert.deepEqual(await seen(page), chosen);

    assert.deepEqual(complaints, []);
    await page.close();
  });

  it('is done without in a frame that has no origin and no URL of its own', async () => {
    const page = await browser.newPage();
    const errors: unknown[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.setContent(
      `<iframe sandbox="allow-scripts" srcdoc='<script src="${demo.address}/assets/solution-catalogue.iife.js"></script>
        <solution-catalogue lang="en" url-state="x" src="${demo.address}/"></solution-catalogue>'></iframe>`,
    );
    const frame = await page.waitForFrame((each) => each.url() === 'about:srcdoc');
    await untilPainted(frame);
    const all = await seen(frame);
    await frame.evaluate(() => {
      document
        .querySelector('solution-catalogue')!
        .shadowRoot!.querySelector<HTMLElement>('.choice input')!
        .click();
    });
    const some = await seen(frame);
    assert.ok(all.chips === 0 && some.chips === 1 && some.results > 0 && some.results <= all.results);
    assert.deepEqual(errors, []);
    await page.close();
  });
});
