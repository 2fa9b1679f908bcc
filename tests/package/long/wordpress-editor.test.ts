// The plugin as a blogger meets it: settings, a block from the inserter with its sidebar and preview, and the post as
// readers see it, with and without scripts, in several languages.
import assert from 'node:assert/strict';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'puppeteer-core';
import { launchChromium } from '../../e2e/support.js';
import { aCatalogue, aSolution } from '../../support/catalogue.js';
import { fieldOf, insertBlock, newPage, publishPost, saveAddress, signIn } from './wordpress/admin.js';
import { json, serveCatalogue, type CatalogueServer } from './wordpress/catalogue-server.js';
import { missingParts, PLUGIN, startWordPress, type WordPress } from './wordpress/site.js';

const missing = missingParts();
const skip = missing.length > 0 && `WordPress is not installed: ${missing.join(', ')}`;
const catalogue = aCatalogue([
  aSolution('Zulip', { tags: ['slack-alternative'], website: 'https://zulip.example/' }),
  aSolution('Mattermost', { tags: ['slack-alternative'], website: 'https://mattermost.example/' }),
  aSolution('Nextcloud', { tags: ['dropbox-alternative'], website: 'https://nextcloud.example/' }),
]);
/** What `build` writes beside the document. */
const SLICES: Record<string, unknown> = {
  '/embed/data/index.json': {
    products: { slack: { slug: 'slack', label: 'Slack' } },
    categories: { Kommunikation: { slug: 'talk', labels: { en: 'Talk', fr: 'Échanges' } } },
  },
  '/embed/data/alternatives/slack.json': {
    ...catalogue,
    count: 2,
    solutions: catalogue.solutions.slice(0, 2),
  },
  '/embed/data/solutions/nextcloud.json': { ...catalogue, count: 1, solutions: catalogue.solutions.slice(2) },
};
const ELEMENTS = 'solution-catalogue, solution-list, solution-card';
const LOCALES = ['de_CH', 'fr_FR', 'it_IT'];

describe('the WordPress plugin for a blogger', { skip, timeout: 300_000 }, () => {
  let wordpress: WordPress;
  let server: CatalogueServer;
  let browser: Browser;
  let admin: Page;
  const complaints: string[] = [];

  before(async () => {
    server = await serveCatalogue((response) => {
      json(JSON.stringify(SLICES[response.req.url ?? ''] ?? catalogue))(response);
    });
    browser = await launchChromium();
    // WordPress takes for installed what it finds a file of.
    wordpress = await startWordPress(
      Object.fromEntries(LOCALES.map((locale) => [`wp-content/languages/${locale}.mo`, ''])),
    );
    admin = await newPage(browser, wordpress, complaints);
    await signIn(admin, wordpress);
  });
  after(async () => {
    await browser.close();
    await wordpress.stop();
    await server.stop();
  });

  /** The post as a stranger reads it. */
  async function read(url: string, hasScripts: boolean) {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await page.setJavaScriptEnabled(hasScripts);
    await page.goto(url);
    if (hasScripts && (await page.$(ELEMENTS)))
      await page.waitForSelector(
        ELEMENTS.split(', ')
          .map((tag) => `${tag} >>> [part="card-title"]`)
          .join(', '),
      );
    const seen = await page.evaluate((elements) => {
      const tag = document.querySelector(elements);
      return {
        tag: tag?.localName ?? '',
        text: document.querySelector<HTMLElement>('.entry-content')?.innerText.trim() ?? '',
        cards: [...(tag?.shadowRoot?.querySelectorAll('[part="card-title"]') ?? [])].map((title) =>
          title.textContent.trim(),
        ),
        links: [...(tag?.querySelectorAll('a') ?? [])].map(({ href }) => href),
        src: tag?.getAttribute('src') ?? '',
        categories: [...(tag?.shadowRoot?.querySelectorAll('[part="category"]') ?? [])].map((each) =>
          each.textContent.trim(),
        ),
        width: tag?.parentElement?.className ?? '',
        scripts: [
          ...document.querySelectorAll<HTMLScriptElement>('script[src*="/plugins/solution-catalogue/"]'),
        ].map(({ src }) => src.replace(/.*\/|\?.*/g, '')),
      };
    }, ELEMENTS);
    await context.close();
    return seen;
  }

  const previewed = async (count: number): Promise<string[]> => {
    const titles = await admin.waitForFunction(
      (expected, elements) => {
        const frame = document.querySelector<HTMLIFrameElement>('iframe[name="editor-canvas"]');
        const element = (frame?.contentDocument ?? document).querySelector(elements);
        const found = [...(element?.shadowRoot?.querySelectorAll('[part="card-title"]') ?? [])];
        return found.length === expected && found.map(({ textContent }) => textContent.trim());
      },
      {},
      count,
      ELEMENTS,
    );
    return (await titles.jsonValue()) || [];
  };

  it('without an address the editor says what to do, and readers see nothing', async () => {
    await insertBlock(admin, wordpress.origin, 'Solution catalogue');
    await admin.waitForFunction(() => {
      const frame = document.querySelector<HTMLIFrameElement>('iframe[name="editor-canvas"]');
      const block = (frame?.contentDocument ?? document).querySelector('[data-type^="solution-catalogue/"]');
      return /No catalogue is chosen yet[^]*Open the settings/.test(block?.textContent ?? '');
    });
    const seen = await read(await publishPost(admin, wordpress.origin), true);
    assert.deepEqual(seen, {
      ...{ tag: '', text: '', cards: [], links: [], src: '', categories: [], width: '', scripts: [] },
    });
    const shortcode = wordpress.publish('[solution-catalogue]');
    assert.equal((await read(shortcode, false)).text, '');
    await admin.goto(shortcode);
    const told = await admin.$eval('.entry-content', ({ textContent }) => textContent);
    assert.match(told, /Readers do not see this line/);
    assert.deepEqual(complaints, []);
  });

  it('the settings take an address, say what is there, and keep it when another is none', async () => {
    assert.match(
      await saveAddress(admin, wordpress.origin, server.url),
      /^The catalogue answers: 3 solutions, as of /,
    );
    for (const none of ['javascript:alert(1)', 'what?', 'ftp://catalogue.example/']) {
      await saveAddress(admin, wordpress.origin, none);
      const said = await admin.$$eval('.notice-error', (notices) =>
        notices.map(({ textContent }) => textContent),
      );
      assert.match(said.join(), /This is no address of a website/, none);
      assert.equal(
        await admin.$eval('#solution-catalogue-src', (field) => (field as HTMLInputElement).value),
        server.url,
      );
    }
  });

  it('only administrators, by the form, may set it', async () => {
    const post = await fetch(`${wordpress.origin}/wp-admin/options.php`, {
      method: 'POST',
      body: new URLSearchParams({
        option_page: 'solution-catalogue',
        action: 'update',
        'solution_catalogue[src]': 'https://evil.example/',
      }),
      headers: {
        Cookie: (await admin.browserContext().cookies())
          .map(({ name, value }) => `${name}=${value}`)
          .join('; '),
      },
    });
    assert.equal(post.status, 403, 'the form was not asked for: there is no nonce');
    const may = wordpress.php(`
      wp_set_current_user(wp_insert_user(array('user_login' => 'editor', 'user_pass' => 'x', 'role' => 'editor')));
      ob_start(); solution_catalogue_settings_page(); echo strlen(ob_get_clean());
      echo ' ', solution_catalogue_setting('src');`);
    assert.equal(may, `0 ${server.url}`);
  });

  it('a block is inserted, set in the sidebar, previewed, made wide, published and read', async () => {
    await insertBlock(admin, wordpress.origin, 'Solution catalogue');
    assert.deepEqual((await previewed(3)).sort(), ['Mattermost', 'Nextcloud', 'Zulip']);
    const product = await fieldOf(admin, 'Alternatives to');
    await admin.type(product, 'Slak');
    // Only the author is told what is unknown.
    const notice = '.components-notice';
    const said = await admin.waitForSelector(`${notice}::-p-text(no product Slak)`);
    assert.match(
      await said!.evaluate(({ textContent }) => textContent),
      /alternative-to: no product Slak; did you mean slack\?/,
    );
    await admin.$eval(product, (field) => {
      (field as HTMLInputElement).select();
    });
    await admin.keyboard.press('Backspace');
    assert.deepEqual(
      await admin.$eval(product, (field) =>
        [...((field as HTMLInputElement).list?.options ?? [])].map(({ value }) => value),
      ),
      ['Slack'],
    );
    await admin.type(product, 'Slack');
    assert.deepEqual((await previewed(2)).sort(), ['Mattermost', 'Zulip']);
    await admin.waitForFunction((selector) => !document.querySelector(selector), {}, notice);
    await admin.select(await fieldOf(admin, 'Controls'), 'none');
    await (await admin.waitForSelector('::-p-aria([name="Align"][role="button"])'))!.click();
    await (await admin.waitForSelector('::-p-text(Wide width)'))!.click();
    const url = await publishPost(admin, wordpress.origin);

    const post = await read(url, true);
    assert.deepEqual(post.cards.sort(), ['Mattermost', 'Zulip']);
    assert.match(post.width, /\balignwide\b/);
    // Readers have no controls: the smaller element and its script are enough.
    assert.deepEqual([post.tag, post.scripts], ['solution-list', ['solution-card.iife.js']]);
    const plain = await read(url, false);
    assert.match(plain.text, /^Catalogue of open-source solutions\s+Zulip\s+Mattermost$/);
    const home = catalogue.homepage;
    assert.deepEqual(plain.links, [home, 'https://zulip.example/', 'https://mattermost.example/']);

    // The editor finds its block as it was saved.
    await admin.goto(url.replace('?p=', 'wp-admin/post.php?action=edit&post='));
    assert.deepEqual((await previewed(2)).sort(), ['Mattermost', 'Zulip']);
    assert.deepEqual(complaints, []);
  });

  it('names lead to the pages of solutions when the settings say that there are such', async () => {
    await admin.goto(`${wordpress.origin}/wp-admin/options-general.php?page=solution-catalogue`);
    await admin.click('input[name="solution_catalogue[pages]"]');
    await Promise.all([admin.waitForNavigation(), admin.click('#submit')]);
    const { links } = await read(wordpress.publish('[solution-catalogue name="nextcloud"]'), false);
    assert.deepEqual(links, [catalogue.homepage, `${server.url}en/solutions/nextcloud/`]);
    const { tag, cards, scripts } = await read(
      wordpress.publish('[solution-catalogue name="nextcloud"]'),
      true,
    );
    assert.deepEqual([tag, cards, scripts], ['solution-card', ['Nextcloud'], ['solution-card.iife.js']]);
  });

  it('a list and a card read a slice of a site that has some, and whoever can search reads the whole', async () => {
    const sourceOf = async (shortcode: string) => (await read(wordpress.publish(shortcode), true)).src;
    const list = '[solution-catalogue alternative-to="Slack" controls="none"]';
    assert.equal(await sourceOf(list), `${server.url}embed/data/alternatives/slack.json`);
    assert.equal(
      await sourceOf('[solution-catalogue name="nextcloud"]'),
      `${server.url}embed/data/solutions/nextcloud.json`,
    );
    assert.equal(
      await sourceOf('[solution-catalogue category="Kommunikation" controls="none"]'),
      `${server.url}embed/data/categories/talk.json`,
    );
    for (const whole of ['alternative-to="Slack"', 'controls="none"', 'query="zulip" controls="none"'])
      assert.equal(await sourceOf(`[solution-catalogue ${whole}]`), server.url, whole);
  });

  it('a category is chosen by its name in the author’s language, and has its name in the reader’s', async () => {
    const list = wordpress.publish('[solution-catalogue alternative-to="Slack" controls="none"]');
    const whole = wordpress.publish('[solution-catalogue]');
    assert.deepEqual((await read(list, true)).categories, ['Talk', 'Talk']);
    wordpress.php(`update_option('WPLANG', 'fr_FR');`);
    assert.deepEqual((await read(list, true)).categories, ['Échanges', 'Échanges']);
    assert.deepEqual((await read(whole, true)).categories, ['Échanges', 'Échanges', 'Échanges']);
    await insertBlock(admin, wordpress.origin, 'Catalogue de solutions');
    await admin.click(await fieldOf(admin, 'Catégorie'));
    await (await admin.waitForSelector('[role="option"]::-p-text(Échanges)'))!.click();
    const kept = 'wp.data.select("core/block-editor").getBlocks()[0].attributes.category';
    assert.equal(await admin.evaluate(kept), 'Kommunikation');
    await previewed(3);
    wordpress.php(`update_option('WPLANG', '');`);
    assert.deepEqual(complaints, []);
  });

  it('speaks German and French where WordPress does', async () => {
    const post = wordpress.publish('[solution-catalogue alternative-to="Slack"]');
    for (const [locale, title, label, links, state] of [
      [
        'de_CH',
        'Lösungskatalog',
        'Alternativen zu',
        'Katalog von Open-Source-Lösungen',
        /Der Katalog antwortet: 3 Lösungen/,
      ],
      [
        'fr_FR',
        'Catalogue de solutions',
        'Alternatives à',
        'Catalogue de solutions libres',
        /Le catalogue répond\u202F: 3 solutions/,
      ],
      [
        'it_IT',
        'Catalogo di soluzioni',
        'Alternative a',
        'Catalogo di soluzioni open source',
        /Il catalogo risponde: 3 soluzioni/,
      ],
    ] as const) {
      wordpress.php(`update_option('WPLANG', '${locale}');`);
      assert.match(await saveAddress(admin, wordpress.origin, server.url), state);
      await insertBlock(admin, wordpress.origin, title);
      await fieldOf(admin, label);
      assert.equal((await read(post, false)).text.split('\n')[0], links);
    }
    wordpress.php(`update_option('WPLANG', '');`);
    assert.deepEqual(complaints, []);
  });

  it('an update keeps the address, deleting the plugin leaves nothing behind', () => {
    const keep = `array_filter(array(get_option('solution_catalogue')['src'] ?? '', get_transient(solution_catalogue_keys('${server.url}')['state'])))`;
    cpSync(PLUGIN, join(wordpress.folder, 'site/wp-content/plugins/solution-catalogue'), { recursive: true });
    assert.equal(wordpress.php(`echo join(' ', ${keep});`), `${server.url} ok`);
    assert.equal(
      wordpress.php(`
        define('WP_UNINSTALL_PLUGIN', 'solution-catalogue');
        require WP_PLUGIN_DIR . '/solution-catalogue/uninstall.php';
        echo join(' ', ${keep}), count($GLOBALS['wpdb']->get_col("SELECT 1 FROM {$GLOBALS['wpdb']->options} WHERE option_name LIKE '%solution_catalogue%'"));`),
      '0',
    );
  });

  it('nothing of all this made PHP or WordPress complain', () => {
    assert.deepEqual(wordpress.log(), []);
  });
});
