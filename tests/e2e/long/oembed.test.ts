// What a page's address becomes where it is pasted: a frame in a page of another origin.
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'puppeteer-core';
import { launchChromium } from '../support.js';
import { violations } from '../axe.js';
import { serveSite, watch, type SiteServer } from '../site-support.js';

describe('the frame of a pasted address', () => {
  let site: SiteServer;
  let browser: Browser;
  let host: ReturnType<typeof createServer>;
  let body = '';

  before(async () => {
    site = await serveSite({ flags: ['--pages', 'full'] });
    browser = await launchChromium();
    host = createServer((_request, response) => {
      response.setHeader('Content-Type', 'text/html; charset=utf-8').end(body);
    });
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  });

  after(async () => {
    await browser.close();
    host.close();
    await site.stop();
  });

  it('is as high as was said beforehand at any width, and leads out of itself', async () => {
    for (const [index, path] of ['en/solutions/mattermost', 'de/alternatives/slack'].entries()) {
      const answer = (await (await fetch(`${site.url}oembed/${path}.json`)).json()) as {
        html: string;
        height: number;
      };
      for (const width of [320, 768]) {
        const scheme = index === 0 ? 'light' : 'dark';
        const code = answer.html.replaceAll('https://catalogue.example/', site.url);
        const { page, complaints } = await watch(browser, { width, scheme });
        body = `<!doctype html><html lang="en"><head><title>A blog</title><meta name="viewport" content="width=device-width">
          <link rel="icon" href="data:,"><style>:root { color-scheme: light dark; background: Canvas; color: CanvasText }</style></head>
          <body><main><h1>A blog</h1>${code}</main></body></html>`;
        await page.goto(`http://localhost:${(host.address() as AddressInfo).port}/`);
        // the frame loads when it is near the screen: the network may be idle before that
        const frame = await page.waitForFrame((each) => each.url().includes('/oembed/'));
        await frame.waitForFunction(() => document.readyState === 'complete');
        const seen = await frame.evaluate(() => ({
          height: document.documentElement.scrollHeight,
          shown: innerHeight,
          aside: document.documentElement.scrollWidth - innerWidth,
          cut: [...document.querySelectorAll('dt, dd, .end')]
            .filter((part) => part.scrollWidth > part.clientWidth)
            .map(({ textContent }) => textContent.trim()),
          texts: [...document.querySelectorAll('li a, dt')].length,
        }));
        const what = `${path} ${width}`;
        assert.deepEqual(
          { ...seen, texts: seen.texts > 3 },
          { height: answer.height, shown: answer.height, aside: 0, cut: [], texts: true },
          what,
        );
        assert.deepEqual(complaints, [], what);
        // Last, since axe sends messages between the frames, and the browser complains of one that comes too late.
        assert.deepEqual(await violations(page), [], what);
        // Links lead out of the frame.
        if (width === 768) {
          const link = await frame.$('h1 a');
          await Promise.all([page.waitForNavigation(), link!.click()]);
          assert.equal(page.url(), `${site.url}${path}/`);
        }
        await page.close();
      }
    }
  });

  it('tells no height before the page around it gives it room, and the right one then', async () => {
    const frame = `${site.url}oembed/de/alternatives/slack.html#?secret=abc1234567`;
    body = `<!doctype html><html lang="en"><head><title>A blog</title><link rel="icon" href="data:,"><script>
      heights = [];
      addEventListener('message', ({ data }) => { if (data.message === 'height') heights.push(data.value); });
      </script></head><body><iframe title="A list" src="${frame}" width="300" height="200" hidden></iframe></body></html>`;
    const { page, complaints } = await watch(browser, { width: 768, scheme: 'light' });
    await page.goto(`http://localhost:${(host.address() as AddressInfo).port}/`, {
      waitUntil: 'networkidle0',
    });
    // WordPress asks once it listens.
    await page.evaluate('frames[0].postMessage({ message: "ready", secret: "abc1234567" }, "*")');
    await page.evaluate('new Promise((resolve) => setTimeout(resolve, 300))');
    assert.deepEqual(await page.evaluate('heights'), []);

    await page.evaluate('document.querySelector("iframe").hidden = false');
    await page.waitForFunction('heights.length > 0');
    const inside = page.frames().find((each) => each.url().includes('/oembed/'));
    const height = await inside!.evaluate(() => document.documentElement.scrollHeight);
    assert.equal(await page.evaluate('heights.at(-1)'), height);
    assert.deepEqual(complaints, []);
    await page.close();
  });
});
