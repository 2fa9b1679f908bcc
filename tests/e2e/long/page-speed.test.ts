import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'puppeteer-core';
import { launchChromium } from '../support.js';
import { serveSite, shiftsOf, watch, type SiteServer } from '../site-support.js';

/** Every kind of page that people arrive at. */
const PAGES = [
  'en/',
  'en/solutions/element/',
  'en/alternatives/slack/',
  'en/categories/communication/',
  'en/categories/',
  'en/alternatives/',
  'en/changes/',
  'en/about/',
];

/** The most bytes that a page of a solution may take until all of it is there. */
const MAX_BYTES = 60_000;

/** What a browser tells of how a page came. */
interface Arrival {
  /** The largest thing that was painted; empty where nothing was. */
  readonly largest: string;
  /** When that was, in milliseconds. */
  readonly time: number;
  /** Addresses of scripts that held the first painting back. */
  readonly blocking: readonly string[];
  readonly scripts: readonly string[];
  /** All bytes that came over the network. */
  readonly bytes: number;
}

/** A resource, with what only Chromium tells of it. */
type Resource = PerformanceResourceTiming & { readonly renderBlockingStatus?: string };

describe('pages arrive without waiting for scripts', () => {
  let site: SiteServer;
  let browser: Browser;

  before(async () => {
    site = await serveSite();
    browser = await launchChromium();
  });

  after(async () => {
    await browser.close();
    await site.stop();
  });

  for (const path of PAGES)
    for (const width of [390, 1280])
      it(`${path}, ${width} px`, async (t) => {
        const { page, complaints } = await watch(browser, { width });
        await page.setCacheEnabled(false);
        await page.goto(site.url + path, { waitUntil: 'networkidle0' });
        const arrival = await page.evaluate(async (): Promise<Arrival> => {
          const largest = await new Promise<LargestContentfulPaint | undefined>((resolve) => {
            new PerformanceObserver((list) => {
              resolve(list.getEntries().at(-1) as LargestContentfulPaint);
            }).observe({ type: 'largest-contentful-paint', buffered: true });
            setTimeout(resolve, 5000);
          });
          const resources = performance.getEntriesByType('resource') as Resource[];
          const scripts = resources.filter(({ initiatorType }) => initiatorType === 'script');
          const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
          return {
            largest: largest?.element?.localName ?? '',
            time: largest?.startTime ?? 0,
            blocking: scripts
              .filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking')
              .map(({ name }) => name),
            scripts: scripts.map(({ name }) => name),
            bytes: [document!, ...resources].reduce((sum, { transferSize }) => sum + transferSize, 0),
          };
        });
        // Times are told and not asserted: they say as much of the machine as of the page.
        t.diagnostic(
          `${path} ${width} px: <${arrival.largest}> after ${Math.round(arrival.time)} ms, ${arrival.bytes} bytes`,
        );
        assert.deepEqual(arrival.blocking, []);
        assert.deepEqual(await shiftsOf(page), []);
        assert.deepEqual(complaints, []);
        if (path.includes('/solutions/')) {
          assert.ok(arrival.bytes <= MAX_BYTES, `${arrival.bytes} bytes`);
          assert.deepEqual(
            arrival.scripts.filter((script) => script.includes('solution-catalogue')),
            [],
          );
        }
        await page.close();
      });

  it('the largest thing on a page is there without scripts', async () => {
    for (const path of PAGES) {
      const page = await browser.newPage();
      await page.setJavaScriptEnabled(false);
      await page.goto(site.url + path);
      const heading = await page.$eval('h1', (h1) => h1.checkVisibility() && h1.textContent.trim());
      assert.ok(heading, path);
      await page.close();
    }
  });

  it('one page gives way to the next in a transition, but not for readers who want no movement', async () => {
    const { page } = await watch(browser);
    for (const path of PAGES) {
      await page.goto(site.url + path);
      for (const [value, expected] of [
        ['no-preference', true],
        ['reduce', false],
      ] as const) {
        await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value }]);
        const isThere = await page.evaluate(() => {
          const holds = (rule: CSSRule): boolean =>
            rule.cssText.startsWith('@view-transition') ||
            (rule instanceof CSSMediaRule
              ? matchMedia(rule.conditionText).matches && [...rule.cssRules].some(holds)
              : rule instanceof CSSSupportsRule && [...rule.cssRules].some(holds));
          return [...document.styleSheets].some(({ cssRules }) => [...cssRules].some(holds));
        });
        assert.equal(isThere, expected, `${path}, ${value}`);
      }
    }
    await page.close();
  });

  it('the page that somebody points at is fetched before it is asked for', async () => {
    const { page } = await watch(browser);
    const session = await page.createCDPSession();
    const fetched: string[] = [];
    session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
      if (status === 'Ready') fetched.push(prefetchUrl);
    });
    await session.send('Preload.enable');
    await page.goto(`${site.url}en/alternatives/slack/`, { waitUntil: 'networkidle0' });
    await page.hover('tbody a');
    const address = await page.$eval('tbody a', ({ href }) => href);
    for (let waited = 0; fetched.length === 0 && waited < 100; waited += 1)
      await new Promise((resolve) => setTimeout(resolve, 100));
    assert.deepEqual(fetched, [address]);
    await page.close();
  });

  it('sorts and filters the alternatives when somebody asks for it, and only then loads the element', async () => {
    const { page } = await watch(browser);
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await page.goto(`${site.url}de/alternatives/slack/`, { waitUntil: 'networkidle0' });
    assert.ok(!loaded.some((url) => url.includes('/solution-catalogue-')));
    const cards = await page.$$eval('.solutions .card', ({ length }) => length);
    await (await page.$('::-p-aria([name="Sortieren und filtern"][role="button"])'))!.click();
    await page.waitForSelector('solution-catalogue >>> [part="card"]');
    const live = await page.$$('solution-catalogue >>> [part="card"]');
    assert.equal(live.length, cards);
    assert.equal(await page.evaluate(() => document.activeElement?.localName), 'solution-catalogue');
    const field = await page.$('>>> .search-input');
    await field!.type('Zulip');
    await page.waitForFunction(() => document.querySelector('solution-catalogue')!.results.length === 1);
    assert.ok(loaded.some((url) => url.endsWith('embed/data/alternatives/slack.json')));
    assert.ok(!loaded.some((url) => url.endsWith('api/v1/solutions.json')));
    assert.equal(await page.$('button.button'), null);
    await page.close();
  });
});
