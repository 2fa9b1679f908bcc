// The address of a published page, pasted into a post of a real WordPress: which frame comes of it, and where it leads.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'puppeteer-core';
import { freePort } from '../../e2e/hosts/servers.js';
import { serveSite, type SiteServer } from '../../e2e/site-support.js';
import { launchChromium } from '../../e2e/support.js';
import { newPage, publishPost, signIn } from './wordpress/admin.js';
import { missingParts, startWordPress, type WordPress } from './wordpress/site.js';

const missing = missingParts();
const skip = missing.length > 0 && `WordPress is not installed: ${missing.join(', ')}`;

/** A site has the name of a public host in its addresses: WordPress and the browser find it on this machine. */
const HOST = 'catalogue.example';
const NAMES = `<?php
add_filter('pre_http_request', function ($answer, $arguments, $url) {
	if (parse_url($url, PHP_URL_HOST) !== '${HOST}') return $answer;
	return wp_remote_request(str_replace('${HOST}', '127.0.0.1', $url), $arguments);
}, 20, 3);
`;

describe('a published page’s address in a real WordPress', { skip, timeout: 180_000 }, () => {
  let site: SiteServer;
  let address: string;
  let wordpress: WordPress;
  let browser: Browser;
  let admin: Page;
  const complaints: string[] = [];

  before(async () => {
    const port = await freePort();
    address = `http://${HOST}:${port}/`;
    site = await serveSite({ flags: ['--pages', 'full', '--base-url', address], port });
    wordpress = await startWordPress({ 'wp-content/mu-plugins/names.php': NAMES });
    browser = await launchChromium(undefined, [`--host-resolver-rules=MAP ${HOST} 127.0.0.1`]);
    admin = await newPage(browser, wordpress, complaints);
    await signIn(admin, wordpress);
  });
  after(async () => {
    await browser.close();
    await wordpress.stop();
    await site.stop();
  });

  const pages = ['en/solutions/mattermost/', 'de/alternatives/slack/'];

  it('becomes a frame where it is pasted into the editor, and in the published post', async () => {
    await admin.goto(`${wordpress.origin}/wp-admin/post-new.php`);
    await admin.waitForFunction('wp.data.select("core/editor").__unstableIsEditorReady()');
    // What the editor makes of a pasted address.
    await admin.evaluate(`(() => {
      const { blocks, data } = wp;
      if (data.select('core/edit-post').isFeatureActive('welcomeGuide')) data.dispatch('core/edit-post').toggleFeature('welcomeGuide');
      data.dispatch('core/block-editor').insertBlocks(blocks.createBlock('core/embed', { url: '${address + pages[0]!}' }));
    })()`);
    await admin.waitForFunction(() => {
      const canvas = document.querySelector<HTMLIFrameElement>('iframe[name="editor-canvas"]');
      const block = (canvas?.contentDocument ?? document).querySelector('[data-type="core/embed"]');
      return block?.querySelector('iframe') ?? false;
    });
    const { frame, height, attributes } = await read(await publishPost(admin, wordpress.origin));
    assert.match(
      attributes.src ?? '',
      new RegExp(`^${address}oembed/en/solutions/mattermost\\.html#\\?secret=\\w+$`),
    );
    // WordPress lets a frame of an unknown site run scripts, and nothing else.
    assert.equal(attributes.sandbox, 'allow-scripts');
    assert.equal(attributes.style, undefined, 'shown, as it has said its height');
    assert.deepEqual([attributes.title, attributes.width], ['Mattermost', '100%']);
    assert.deepEqual(frame, { title: 'Mattermost', height });
    assert.deepEqual(complaints, []);
  });

  it('is as high as what is in it, at any width, also without blocks', async () => {
    const url = wordpress.publish(`<p>Before</p>\n\n${address}${pages[1]!}\n\n<p>After</p>`);
    for (const width of [390, 1280]) {
      const { frame, height, room } = await read(url, width);
      assert.deepEqual(frame, { title: 'Open-Source-Alternativen zu Slack', height });
      assert.ok(room >= 0, `as wide as there is room at ${width}`);
    }
  });

  it('its links lead to the page, though the frame may open none itself', async () => {
    const page = await newPage(browser, wordpress, complaints);
    await page.goto(wordpress.publish(`${address}${pages[0]!}`), { waitUntil: 'networkidle0' });
    const frame = page.frames().find((each) => each.url().includes('/oembed/'));
    const link = await frame!.$('h1 a');
    await Promise.all([page.waitForNavigation(), link!.click()]);
    assert.equal(page.url(), address + pages[0]!);
  });

  it('readers without scripts have a link', async () => {
    const page = await browser.newPage();
    await page.setJavaScriptEnabled(false);
    await page.goto(wordpress.publish(address + pages[0]!));
    const link = await page.$eval('.entry-content blockquote a', (anchor) => ({
      href: anchor.href,
      text: anchor.innerText,
      isVisible: anchor.checkVisibility(),
    }));
    assert.deepEqual(link, { href: address + pages[0]!, text: 'Mattermost', isVisible: true });
    await page.close();
  });

  async function read(url: string, width = 1280) {
    const page = await newPage(browser, wordpress, complaints);
    await page.setViewport({ width, height: 900 });
    await page.goto(url, { waitUntil: 'networkidle0' });
    const frame = page.frames().find((each) => each.url().includes('/oembed/'));
    const inside = await frame!.evaluate(() => ({
      title: document.querySelector('h1 a')!.textContent.trim(),
      height: document.documentElement.scrollHeight,
    }));
    // The frame tells its height when it has loaded; what it is in the end is looked at below.
    await page
      .waitForFunction(
        (height) => document.querySelector('iframe[src*="/oembed/"]')?.clientHeight === height,
        { timeout: 60_000 },
        inside.height,
      )
      .catch(() => undefined);
    const around = await page.$eval('iframe[src*="/oembed/"]', (element) => ({
      height: element.clientHeight,
      room: innerWidth - element.getBoundingClientRect().right,
      attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    }));
    await page.close();
    return { frame: inside, ...around };
  }
});
