// The plugin of demo/examples in a real WordPress: activated as an administrator does, used by shortcode and block, and
// seen by readers in Chromium.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'puppeteer-core';
import type {} from '../../../src/element/solution-catalogue.js'; // what document.querySelector gives
// @ts-expect-error -- a script for browsers, without types
import * as snippets from '../../../generator/site/static/snippets.js';
import { launchChromium, untilPainted } from '../../e2e/support.js';
import { aCatalogue, aSolution } from '../../support/catalogue.js';
import { newPage, pluginAction, signIn } from './wordpress/admin.js';
import { missingParts, startWordPress, type WordPress } from './wordpress/site.js';

const DOCUMENT = 'api/v1/solutions.json';
const catalogue = aCatalogue([
  aSolution('Zulip', { tags: ['slack-alternative'] }),
  aSolution('Mattermost', { tags: ['slack-alternative'] }),
  aSolution('Nextcloud', { tags: ['dropbox-alternative'] }),
]);
const ALL = ['Zulip', 'Mattermost', 'Nextcloud'];
const SLACK = ['Zulip', 'Mattermost'];

const missing = missingParts();
if (missing.length > 0 && process.env.SITES?.split(',').includes('wordpress'))
  throw new Error(`WordPress is asked for, and not installed: ${missing.join(', ')}.`);
const skip = missing.length > 0 && `WordPress is not installed: ${missing.join(', ')}`;

describe('the plugin in a real WordPress', { skip, timeout: 120_000 }, () => {
  let wordpress: WordPress;
  let browser: Browser;
  let admin: Page;
  const complaints: string[] = [];

  before(async () => {
    browser = await launchChromium();
    wordpress = await startWordPress({ [DOCUMENT]: JSON.stringify(catalogue) });
    admin = await newPage(browser, wordpress, complaints);
    await signIn(admin, wordpress);
  });
  after(async () => {
    await browser.close();
    await wordpress.stop();
  });

  const block = (attributes: object) =>
    `<!-- wp:solution-catalogue/catalogue ${JSON.stringify(attributes)} /-->`;
  const shortcode = (attributes: string) =>
    `[solution-catalogue src="${wordpress.origin}/${DOCUMENT}" ${attributes}]`;

  /** Reads a post as a visitor: the elements' attributes, what their cards say, and whether their script is there. */
  async function read(url: string, isReady = true) {
    complaints.length = 0;
    const page = await newPage(browser, wordpress, complaints);
    await page.goto(url);
    if (isReady) await untilPainted(page);
    const seen = await page.evaluate(() => ({
      elements: [...document.querySelectorAll('solution-catalogue')].map((element) => ({
        attributes: Object.fromEntries(
          [...element.attributes]
            .filter(({ name }) => name !== 'theme')
            .map(({ name, value }) => [name, value]),
        ),
        isInPost: element.closest('.entry-content') !== null,
        cards: [...(element.shadowRoot?.querySelectorAll('[part="card-title"]') ?? [])].map((title) =>
          title.textContent.trim(),
        ),
      })),
      scripts: document.querySelectorAll('script[src*="solution-catalogue.iife.js"]').length,
      text: document.querySelector('.entry-content')?.textContent.trim() ?? '',
    }));
    await page.close();
    assert.deepEqual(complaints, []);
    return seen;
  }

  it('a shortcode shows cards, in the middle of a post', async () => {
    const { elements, scripts, text } = await read(
      wordpress.publish(
        `<p>Before</p>${shortcode('alternative-to="Slack" limit="5" heading-level="2"')}<p>After</p>`,
      ),
    );
    const attributes = {
      src: `${wordpress.origin}/${DOCUMENT}`,
      'alternative-to': 'Slack',
      limit: '5',
      'heading-level': '2',
    };
    assert.deepEqual(elements, [{ attributes, isInPost: true, cards: SLACK }]);
    assert.equal(scripts, 1);
    assert.match(text, /^Before[^]*After$/);
  });

  it('a block and two shortcodes on one page: each its own, one script', async () => {
    const { elements, scripts } = await read(
      wordpress.publish(
        `${shortcode('')}\n${block({ src: wordpress.origin, alternativeTo: 'dropbox' })}\n${shortcode('query="zulip"')}`,
      ),
    );
    assert.deepEqual(
      elements.map(({ cards }) => cards),
      [ALL, ['Nextcloud'], ['Zulip']],
    );
    assert.equal(scripts, 1);
  });

  it('a list without controls is the smaller element, and has its script, unless a catalogue brings the larger one', async () => {
    const tagsOf = async (content: string) => {
      complaints.length = 0;
      const page = await newPage(browser, wordpress, complaints);
      await page.goto(wordpress.publish(content));
      await page.waitForSelector('.entry-content *:state(ready) >>> [part="card-title"]');
      const seen = await page.evaluate(() => ({
        tags: [...document.querySelectorAll('solution-catalogue, solution-list')].map(
          ({ localName, attributes }) => `${localName} ${[...attributes].map(({ name }) => name).join(' ')}`,
        ),
        scripts: [...document.querySelectorAll<HTMLScriptElement>('script[src*=".iife.js"]')].map(({ src }) =>
          src.replace(/.*\/|\?.*/g, ''),
        ),
      }));
      await page.close();
      assert.deepEqual(complaints, []);
      return seen;
    };
    const list = shortcode('alternative-to="Slack" controls="none" facets="none" guide="off"');
    assert.deepEqual(await tagsOf(list), {
      tags: ['solution-list src alternative-to theme'],
      scripts: ['solution-card.iife.js'],
    });
    const both = await tagsOf(`${list}${shortcode('limit="2"')}${list}`);
    assert.deepEqual(
      both.tags.map((tag) => tag.replace(/ .*/, '')),
      ['solution-list', 'solution-catalogue', 'solution-list'],
    );
    assert.deepEqual(both.scripts, ['solution-catalogue.iife.js']);
    // What a list cannot do.
    const others = ['layout="table"', 'sort="fit"', 'query="zulip"', 'compare="on"'];
    const { tags } = await tagsOf(others.map((each) => shortcode(`controls="none" ${each}`)).join('\n'));
    assert.ok(tags.length === others.length && tags.every((tag) => tag.startsWith('solution-catalogue ')));
  });

  it('readers may be given no filters, no key and nothing to compare', async () => {
    const { elements } = await read(
      wordpress.publish(shortcode('facets="none" shortcut="none" compare="off"')),
    );
    const { facets, shortcut, compare } = elements[0]!.attributes;
    assert.deepEqual([facets, shortcut, compare], ['', '', 'off']);
  });

  it('the configurator’s shortcode says what it is to say', async () => {
    const { makeSnippets } = snippets as {
      makeSnippets: (settings: object, site: object) => { systems: { wordpressShortcode: string[] } };
    };
    const script = { url: `${wordpress.origin}/script.js` };
    const src = `${wordpress.origin}/${DOCUMENT}`;
    const details = `${wordpress.origin}/{lang}/solutions/{slug}/`;
    const labels = { Testing: { en: `It's [a] "test" \\ & <more>` } };
    const query = 'zulip [b] "c"';
    const { wordpressShortcode } = makeSnippets(
      { src, accent: '', facets: 'none', compare: 'off', query },
      {
        ...{ src, details, labels, lang: 'en', frame: src, texts: { fallback: 'Catalogue' } },
        ...{ scripts: { pinned: script }, cards: { pinned: script }, resize: script },
      },
    ).systems;
    const { elements } = await read(wordpress.publish(`<p>${wordpressShortcode.join('')}</p>`), false);
    const { 'category-labels': told = '', ...others } = elements[0]!.attributes;
    assert.deepEqual(others, { src, 'detail-url': details, query, facets: '', compare: 'off' });
    assert.deepEqual(JSON.parse(told), labels);
  });

  it('what makes no sense is left out, and nothing becomes markup', async () => {
    const bad = `limit="many" layout="<b>x</b>" onload="alert(1)" sort='" onclick="alert(1)'`;
    const { elements } = await read(wordpress.publish(shortcode(bad)));
    const src = `${wordpress.origin}/${DOCUMENT}`;
    const attributes = { src, limit: 'many', layout: '<b>x</b>', sort: '" onclick="alert(1)' };
    assert.deepEqual(elements, [{ attributes, isInPost: true, cards: ALL }]);

    const evil = block({
      src: 'javascript:alert(1)',
      alternativeTo: '" onclick="x',
      category: ['a'],
      limit: 3,
      x: 'y',
    });
    // An address that is none is as if there were none: readers see nothing, and who signed in is told why.
    const { elements: blocks, text } = await read(wordpress.publish(evil), false);
    assert.deepEqual(blocks, []);
    assert.match(
      text,
      /^Here is a catalogue of solutions without an address\. Readers do not see this line\./,
    );
  });

  it('authors who may not write HTML use both, and get no markup of their own in', async () => {
    const address = `${wordpress.origin}/${DOCUMENT}`;
    const { elements, text } = await read(
      wordpress.publish(
        `<solution-catalogue src="${address}" onclick="alert(1)"></solution-catalogue><script>alert(1)</script>
         ${shortcode('alternative-to="slack"')}
         ${block({ src: address, alternativeTo: 'dropbox', category: '"><script>alert(1)</script>' })}
         ${block({ src: address, alternativeTo: 'dropbox' })}`,
        'author',
      ),
    );
    assert.deepEqual(
      elements.map(({ cards, attributes }) => [cards, Object.keys(attributes)]),
      [
        [SLACK, ['src', 'alternative-to']],
        [[], ['src', 'alternative-to', 'category']],
        [['Nextcloud'], ['src', 'alternative-to']],
      ],
    );
    assert.ok(!elements[1]?.attributes.category?.includes('<script'));
    assert.ok(text.includes('alert(1)'), 'the text of the script that WordPress took the tag of');
  });

  it('pages without a catalogue load nothing of it', async () => {
    const { elements, scripts } = await read(wordpress.publish('<p>Nothing here</p>'), false);
    assert.deepEqual([elements, scripts], [[], 0]);
  });

  it('a plugin that is deactivated leaves no script behind, and is back when it is activated', async () => {
    const url = wordpress.publish(`${shortcode('')}\n${block({ src: wordpress.origin })}`);
    await pluginAction(admin, wordpress.origin, 'deactivate');
    const off = await read(url, false);
    assert.deepEqual([off.elements, off.scripts], [[], 0]);
    assert.match(off.text, /^\[solution-catalogue src=.*\]$/);
    await pluginAction(admin, wordpress.origin, 'activate');
    const { elements } = await read(url);
    assert.deepEqual(
      elements.map(({ cards }) => cards),
      [ALL, ALL],
    );
  });

  it('an administrator is told when the script was not copied', async () => {
    const notice = async () => {
      await admin.goto(`${wordpress.origin}/wp-admin/plugins.php`);
      return await admin.$$eval('.notice-error', (notices) =>
        notices.map(({ textContent }) => textContent.trim()),
      );
    };
    assert.deepEqual(await notice(), []);
    const script = `WP_PLUGIN_DIR . '/solution-catalogue/solution-catalogue.iife.js'`;
    wordpress.php(`rename(${script}, ${script} . '.away');`);
    const said = await notice();
    wordpress.php(`rename(${script} . '.away', ${script});`);
    assert.equal(said.length, 1);
    assert.match(said[0] ?? '', /solution-catalogue\.iife\.js is missing/);
  });

  it('nothing of all this made PHP or WordPress complain', () => {
    wordpress.php(`trigger_error('a complaint');`);
    const log = wordpress.log();
    assert.match(log.pop() ?? '', /PHP Notice: {2}a complaint/);
    assert.deepEqual(log, []);
  });
});
