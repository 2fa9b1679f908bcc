import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'puppeteer-core';
import type {} from '../../src/element/solution-catalogue.js'; // what document.querySelector gives
import { launchChromium, untilPainted } from './support.js';
import { serveSite, shiftsOf, watch, type SiteServer } from './site-support.js';

/** What is seen of the element: its words, and where its parts stand. */
const look = async (page: Page) =>
  await page.evaluate(() => {
    const root = document.querySelector('solution-catalogue')?.shadowRoot;
    const boxes = [
      ...(root?.querySelectorAll(
        '.search-input, [part="status"], [part="card-title"], [part="facet"], [part="card"]',
      ) ?? []),
    ].slice(0, 40);
    return boxes.map((box) => {
      const { x, y, width, height } = box.getBoundingClientRect();
      const isCard = box.getAttribute('part') === 'card';
      return [isCard ? '' : box.textContent.replace(/\s+/g, ' ').trim(), x, y, width, height].join(' ');
    });
  });

describe('the published site', () => {
  let site: SiteServer;
  let browser: Browser;

  before(async () => {
    // One after the other: with both at once neither is quick enough on a small machine.
    site = await serveSite();
    browser = await launchChromium();
  });

  after(async () => {
    await browser.close();
    await site.stop();
  });

  for (const width of [360, 1280])
    it(`becomes live without a shift and without looking otherwise, however late its script comes: ${width} px`, async () => {
      const { page, complaints } = await watch(browser, { width });
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.setRequestInterception(true);
      page.on('request', (request) => {
        if (/solution-catalogue-.*\.js$/.test(request.url())) void held.then(() => request.continue());
        else void request.continue();
      });
      // Modules hold the end of parsing back: nothing of the navigation is waited for.
      void page.goto(`${site.url}fr/`);
      await page.waitForSelector('>>> [part="attribution"]');
      assert.equal(await page.evaluate(() => Boolean(customElements.get('solution-catalogue'))), false);
      const before = await look(page);
      assert.ok(before.length > 10);
      // Every frame from now on: what is shown must never be less than it was.
      await page.evaluate(() => {
        const counts: number[] = [];
        Object.assign(globalThis, { counts });
        const count = () => {
          const root = document.querySelector('solution-catalogue')?.shadowRoot;
          counts.push(root?.querySelectorAll('[part="card"]').length ?? 0);
          requestAnimationFrame(count);
        };
        requestAnimationFrame(count);
      });
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
      release();
      await untilPainted(page);
      await page.evaluate(() => document.querySelector('solution-catalogue')?.updateComplete);
      const after = await look(page);
      assert.deepEqual(after.slice(0, before.length), before);
      const counts = await page.evaluate(() => (globalThis as unknown as { counts: number[] }).counts);
      assert.equal(Math.min(...counts), 12);
      assert.ok(counts.every((count, index) => index === 0 || count >= (counts[index - 1] ?? 0)));
      assert.deepEqual(await shiftsOf(page), []);
      assert.deepEqual(complaints, []);
      // The names lead to the solutions' own pages, on the server that shows this one.
      const [name] = await page.$$('>>> [part="card-title"] a');
      await Promise.all([page.waitForNavigation(), name!.click()]);
      assert.match(page.url().slice(site.url.length), /^fr\/solutions\/[a-z0-9-]+\/$/);
      assert.match(await page.title(), /\S/);
      await page.close();
    });

  it('keeps what was typed before the script came, and the focus', async () => {
    const { page } = await watch(browser);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      if (/solution-catalogue-.*\.js$/.test(request.url())) void held.then(() => request.continue());
      else void request.continue();
    });
    // Modules hold the end of parsing back: nothing of the navigation is waited for.
    void page.goto(`${site.url}en/`);
    await (await page.waitForSelector('>>> .search-input'))?.focus();
    await page.keyboard.type('slack');
    release();
    await untilPainted(page);
    await page.waitForFunction(() => {
      const { results, catalogue } = document.querySelector('solution-catalogue')!;
      return results.length < (catalogue?.count ?? 0);
    });
    const seen = await page.evaluate(async () => {
      const element = document.querySelector('solution-catalogue')!;
      await element.updateComplete;
      await new Promise((resolve) => setTimeout(resolve, 100));
      const { activeElement } = element.shadowRoot!;
      return {
        query: element.query,
        hasResults: element.results.length > 0,
        replaces: element.results[0]?.tags.includes('slack-alternative'),
        all: element.results.every((solution) => /slack/i.test(JSON.stringify(solution))),
        focus: activeElement?.getAttribute('part'),
        value: (activeElement as HTMLInputElement | null)?.value,
      };
    });
    assert.deepEqual(seen, {
      query: 'slack',
      hasResults: true,
      replaces: true,
      all: true,
      focus: 'search-input',
      value: 'slack',
    });
    await page.close();
  });

  it('shows every solution to readers without scripts, and no control that does nothing', async () => {
    const page = await browser.newPage();
    await page.setJavaScriptEnabled(false);
    await page.goto(`${site.url}de/`);
    await page.evaluate('globalThis.__name = (named) => named');
    const seen = await page.evaluate(() => {
      const root = document.querySelector('solution-catalogue')!.shadowRoot!;
      const isSeen = (element: Element | null) => element?.checkVisibility() ?? false;
      return {
        cards: [...root.querySelectorAll('[part="card"]')].filter(isSeen).length,
        listed: [...document.querySelectorAll('#all li')].filter(isSeen).length,
        search: isSeen(root.querySelector('.search-input')),
        filters: isSeen(root.querySelector('[part="filters"]')),
        isDefined: Boolean(customElements.get('solution-catalogue')),
      };
    });
    const { count } = (await (await fetch(`${site.url}api/v1/solutions.json`)).json()) as { count: number };
    // The cards stand beside each other, and no half of the page is empty.
    for (const width of [1280, 1920]) {
      await page.setViewport({ width, height: 900 });
      const ends = await page.evaluate(() => {
        const root = document.querySelector('solution-catalogue')!.shadowRoot!;
        return [...root.querySelectorAll('[part="card"]')].map((card) => card.getBoundingClientRect().right);
      });
      const end = await page.$eval('.page h1', (h1) => h1.parentElement!.getBoundingClientRect().right);
      assert.ok(end - Math.max(...ends) < 60, `${width} px: ${end - Math.max(...ends)} px are empty`);
    }
    assert.deepEqual(seen, { cards: 12, listed: count, search: false, filters: false, isDefined: false });
    await page.close();
  });

  it('leads from the root to the reader’s language, and keeps the place when it is changed', async () => {
    const { page } = await watch(browser);
    await page.evaluateOnNewDocument(() => {
      Object.defineProperty(navigator, 'languages', { value: ['it-CH', 'en'] });
    });
    await page.goto(site.url, { waitUntil: 'networkidle0' });
    assert.equal(page.url(), `${site.url}it/`);
    await page.goto(`${site.url}it/reference/`);
    await page.evaluate(() => {
      document.querySelector('#caching')?.scrollIntoView();
    });
    // Not waitForNavigation(): it never learns of a page that the browser has fetched beforehand.
    await page.click('.languages [lang="fr"]');
    await page.waitForSelector(':root[lang="fr"]');
    assert.equal(page.url(), `${site.url}fr/reference/#caching`);
    await page.close();
  });

  it('sends a live request from the reference', async () => {
    const { page, complaints } = await watch(browser);
    await page.goto(`${site.url}de/reference/`);
    await page.click('.request button');
    await page.waitForFunction(() =>
      (document.querySelector('.request [role="status"]')?.textContent ?? '').startsWith('Status 200, '),
    );
    const shown = await page.$eval('.request pre', (pre) => JSON.parse(pre.textContent) as { name: string });
    assert.ok(shown.name);
    assert.deepEqual(complaints, []);
    await page.close();
  });

  it('configures an embed from any link: unknown settings do no harm, and no other catalogue is shown for its own', async () => {
    const { page, complaints } = await watch(browser);
    const parameters = 'length=x&item=y&namedItem=z&submit=q&__proto__=p&limit=3&src=https://other.example/';
    await page.goto(`${site.url}embed/en/?${parameters}`, { waitUntil: 'networkidle0' });
    const { code, source, given } = await page.evaluate(() => ({
      code: document.querySelector('#snippets pre')?.textContent ?? '',
      source: document.querySelector('solution-catalogue')?.src ?? '',
      given: document.querySelector<HTMLInputElement>('[name="src"]')?.value,
    }));
    assert.match(
      code,
      /<solution-catalogue src="https:\/\/catalogue\.example\/" detail-url="[^"]+" category-labels='[^']+' limit="3">/,
    );
    assert.equal(new URL(source).origin, new URL(site.url).origin);
    assert.equal(given, 'https://catalogue.example/');
    assert.ok(!page.url().includes('other.example'));
    assert.deepEqual(complaints, []);
    await page.close();
  });

  it('configures an embed: preview, code and address follow, by keyboard too', async () => {
    const { page, complaints } = await watch(browser);
    await page.goto(`${site.url}embed/de/`, { waitUntil: 'networkidle0' });
    await page.focus('#alternative-to');
    await page.keyboard.type('Google Docs');
    await page.keyboard.press('Tab');
    await page.select('#controls', 'none');
    await page.focus('[name="width"][value="desktop"]');
    await page.keyboard.press('ArrowRight');
    const state = async () =>
      await page.evaluate(async () => {
        const element = document.querySelector('solution-catalogue')!;
        await element.updateComplete;
        return {
          code: [...document.querySelectorAll('#snippets pre')].map((pre) => pre.textContent),
          results:
            element.results.every(({ tags }) => tags.includes('google-docs-alternative')) &&
            element.results.length > 0,
          width: document.querySelector('.preview')!.clientWidth,
          controls: element.controls,
        };
      });
    const chosen = await state();
    assert.ok(chosen.results);
    assert.ok(chosen.width <= 392);
    assert.match(
      chosen.code[0] ?? '',
      /^<script type="module" crossorigin src="https:\/\/catalogue\.example\/assets\/v\/solution-catalogue-[\d.]+-\w+\.js"\n {2}integrity="sha384-/,
    );
    assert.match(
      chosen.code[0] ?? '',
      /<solution-catalogue src="https:\/\/catalogue\.example\/embed\/data\/alternatives\/google-docs\.json" detail-url="https:\/\/catalogue\.example\/\{lang\}\/solutions\/\{slug\}\/" alternative-to="Google Docs" controls="none">\n {2}<p><a href="https:\/\/catalogue\.example\/">[^<]+<\/a><\/p>\n {2}<ul>\n(?: {4}<li><a href="https:\/\/catalogue\.example\/de\/solutions\/[a-z0-9-]+\/">[^<]+<\/a><\/li>\n)+ {2}<\/ul>\n<\/solution-catalogue>$/,
    );
    assert.match(
      chosen.code[1] ?? '',
      /^@media \(scripting: enabled\)[^]* min-block-size: min\([1-9]\d*rem, 100vh\);/,
    );
    assert.match(
      chosen.code[2] ?? '',
      /^<link rel="preload" as="fetch" crossorigin href="https:\/\/catalogue\.example\/embed\/data\/alternatives\/google-docs\.json">$/,
    );
    assert.equal(
      chosen.code[3],
      'script-src https://catalogue.example; connect-src https://catalogue.example',
    );
    const address = page.url();
    assert.equal(new URL(address).search, '?alternative-to=Google+Docs&controls=none&width=phone');
    // The address alone brings all of it back, also in another language.
    await page.goto(address.replace('/embed/de/', '/embed/it/'), { waitUntil: 'networkidle0' });
    assert.deepEqual({ ...(await state()), code: '' }, { ...chosen, code: '' });
    for (const system of await page.$$eval('#system option', (options) =>
      options.map(({ value }) => value),
    )) {
      await page.select('#system', system);
      const { code } = await state();
      assert.ok(
        code.some((text) => text.includes('Google')),
        system,
      );
    }
    assert.deepEqual(await shiftsOf(page), []);
    // What has been typed in part is no product yet.
    assert.deepEqual(
      complaints.filter(
        (each) => !each.includes('no product Goo') && !/no product Go?$|no product Go?;/.test(each),
      ),
      [],
    );
    await page.close();
  });

  it('stands in frames of others as high as it is, and takes no orders from strangers', async () => {
    const resize =
      /assets\/v\/resize-\w+\.js/.exec(await (await fetch(`${site.url}embed/en/`)).text())?.[0] ?? '';
    const host = createServer((_request, response) => {
      response.setHeader('Content-Type', 'text/html');
      response.end(`<!doctype html><title>host</title>
        <iframe id="a" src="${site.url}embed/frame.html?lang=de&amp;alternative-to=slack&amp;controls=none" width="600" height="300" data-solution-catalogue></iframe>
        <iframe id="b" src="about:blank" height="123" data-solution-catalogue></iframe>
        <script type="module" crossorigin src="${site.url}${resize}"></script>`);
    });
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
    const { page } = await watch(browser);
    await page.goto(`http://localhost:${(host.address() as AddressInfo).port}/`, {
      waitUntil: 'networkidle0',
    });
    await page.waitForFunction(() => Number(document.querySelector<HTMLIFrameElement>('#a')!.height) > 600);
    const heights = await page.evaluate(async () => {
      const [a, b] = ['#a', '#b'].map((id) => document.querySelector<HTMLIFrameElement>(id)!);
      const before = a!.height;
      postMessage({ type: 'solution-catalogue:height', height: 5 }, '*');
      await new Promise((resolve) => setTimeout(resolve, 100));
      return { isKept: a!.height === before, b: b!.height };
    });
    assert.deepEqual(heights, { isKept: true, b: '123' });
    const frame = page.frames().find((each) => each.url().includes('frame.html'));
    const results = await frame!.evaluate(() => {
      const element = document.querySelector('solution-catalogue')!;
      return {
        lang: [element.locale, document.documentElement.lang],
        instead: element.textContent.trim(),
        all:
          element.results.length > 0 &&
          element.results.every(({ tags }) => tags.includes('slack-alternative')),
      };
    });
    const instead = 'Katalog von Open-Source-Lösungen';
    assert.deepEqual(results, { lang: ['de', 'de'], instead, all: true });
    await page.close();
    host.close();
  });

  for (const [address, expected] of [
    ['?show=list&slice=alternatives%2Fslack', 'solution-card'],
    ['?show=card&slice=solutions%2Fzulip&name=Zulip', 'solution-card'],
    ['?alternative-to=slack', 'solution-catalogue'],
  ] as const)
    it(`a frame with ${address} loads ${expected}.js alone`, async () => {
      const { page, complaints } = await watch(browser);
      const scripts: string[] = [];
      page.on('request', (request) => {
        const script = /\/(solution-\w+)-[\w.-]+\.js$/.exec(request.url())?.[1];
        if (script) scripts.push(script);
      });
      await page.goto(`${site.url}embed/frame.html${address}`);
      await page.waitForFunction(() =>
        document.querySelector('body > *')?.shadowRoot?.querySelector('[part~="card"]'),
      );
      assert.deepEqual(scripts, [expected]);
      assert.deepEqual(complaints, []);
      await page.close();
    });
});
