import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Frame } from 'puppeteer-core';
import type {} from '../../src/element/solution-catalogue.js'; // what document.querySelector gives
import { launchChromium, serveDemo, untilPainted, type Demo } from './support.js';

/** What a page shows: how many results, and which filters. */
const seen = (frame: Frame) =>
  frame.evaluate(async () => {
    const element = document.querySelector('solution-catalogue')!;
    await element.updateComplete;
    return {
      results: element.results.length,
      chips: element.shadowRoot!.querySelectorAll('[part~="chip"]').length,
    };
  });

describe('the URL of a page', () => {
  let demo: Demo;
  let browser: Browser;

  before(async () => {
    [demo, browser] = await Promise.all([serveDemo(), launchChromium()]);
  });

  after(async () => {
    demo.stop();
    await browser.close();
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
