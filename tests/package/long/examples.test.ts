// Every example of demo/examples, run in Chromium; Hugo, Jekyll and PHP where they are installed. Hugo and Jekyll also get
// what the configurator gives.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'puppeteer-core';
import type {} from '../../../src/element/solution-catalogue.js'; // what document.querySelector gives
// @ts-expect-error -- a script for browsers, without types
import * as snippets from '../../../generator/site/static/snippets.js';
import { launchChromium, untilPainted } from '../../e2e/support.js';
import { aCatalogue, aSolution } from '../../support/catalogue.js';
import { serveFolders } from './static-server.js';
import { root, run } from '../tarball.js';

const { makeSnippets } = snippets as {
  makeSnippets: (
    settings: object,
    site: object,
    found: object,
  ) => { systems: Record<'hugo' | 'jekyll', readonly [template: string, line: string]> };
};

const catalogue = aCatalogue([
  aSolution('Zulip', { tags: ['slack-alternative'], complexity: 4 }),
  aSolution('Mattermost', { tags: ['slack-alternative'], complexity: 5 }),
  aSolution('LibreOffice', { tags: ['microsoft-office-alternative'] }),
  aSolution('Nextcloud', { tags: ['dropbox-alternative'] }),
]);

/** Without a tool its test is skipped, and says so; a tool that SITES names, as CI does, must be there. */
function missing(tool: string): string | false {
  if (spawnSync(tool, [tool === 'hugo' ? 'version' : '--version']).status === 0) return false;
  if (process.env.SITES?.split(',').includes(tool))
    throw new Error(`${tool} is asked for and not installed.`);
  return `${tool} is not installed`;
}

describe('the examples', { timeout: 120_000 }, () => {
  const examples = join(root, 'demo/examples');
  const built = mkdtempSync(join(tmpdir(), 'examples-'));
  let browser: Browser;
  let server: Awaited<ReturnType<typeof serveFolders>>;

  before(async () => {
    browser = await launchChromium();
    server = await serveFolders({
      '/api/v1/solutions.json': { text: JSON.stringify(catalogue) },
      '/assets/': { folder: join(root, 'dist/cdn') },
      '/package/': { folder: join(root, 'dist') },
      '/examples/': { folder: examples },
      '/built/': { folder: built },
    });
  });
  after(async () => {
    await browser.close();
    server.stop();
    rmSync(built, { recursive: true });
  });

  /** Opens a page, waits until all its elements have their catalogue, and sees what they show. */
  async function visit(path: string): Promise<{ page: Page; shown: string[][]; complaints: string[] }> {
    // Each visitor is a new one, who has no document yet.
    const page = await (await browser.createBrowserContext()).newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warn'].includes(message.type()) && !message.location().url?.includes('favicon'))
        complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    server.requests.length = 0;
    await page.goto(`${server.origin}${path}`);
    await (path.endsWith('/list.html') ? page.waitForSelector('#list li') : untilPainted(page));
    const shown = await page.evaluate(() =>
      [...document.querySelectorAll('solution-catalogue')].map(({ results }) =>
        results.map(({ name }) => name),
      ),
    );
    return { page, shown, complaints };
  }

  const all = ['Zulip', 'LibreOffice', 'Nextcloud', 'Mattermost'];
  const slack = ['Zulip', 'Mattermost'];
  const expected: Record<string, string[][]> = {
    'plain.html': [all],
    'classic.html': [all],
    'strict.html': [all],
    'two.html': [slack, ['LibreOffice']],
    'theme.html': [all],
    'article.html': [['Zulip', 'Mattermost']],
    'own-data.html': [['Nextcloud']],
    'list.html': [],
  };

  for (const [file, names] of Object.entries(expected))
    it(`${file} shows what it should`, async () => {
      const { page, shown, complaints } = await visit(`/examples/${file}`);
      assert.deepEqual(shown, names);
      assert.deepEqual(complaints, []);
      if (file === 'list.html') assert.equal((await page.$$('#list li a')).length, 4);
      const asked = server.requests.filter((path) => path === '/api/v1/solutions.json').length;
      assert.equal(asked, file === 'own-data.html' ? 0 : 1);
      if (file === 'article.html') {
        const controls = '>>> :is(input, select, [part~="facet"], [part~="sort"])';
        assert.equal((await page.$$(controls)).length, 0, 'what readers could change');
      }
      if (file === 'theme.html')
        assert.equal(
          await page.$eval('>>> [part="card"]', (card) => getComputedStyle(card).borderStartStartRadius),
          '0px',
        );
      await page.browserContext().close();
    });

  it('lazy.html asks only when its catalogue comes near', async () => {
    const page = await (await browser.createBrowserContext()).newPage();
    server.requests.length = 0;
    await page.goto(`${server.origin}/examples/lazy.html`, { waitUntil: 'networkidle0' });
    const state = () => page.$eval('solution-catalogue', ({ loadState }) => loadState);
    assert.notEqual(await state(), 'ready');
    assert.ok(!server.requests.includes('/api/v1/solutions.json'));
    await page.evaluate(() => {
      scrollTo(0, document.body.scrollHeight);
    });
    await untilPainted(page);
    await page.browserContext().close();
  });

  it('no page is left without a test', () => {
    const pages = readdirSync(examples).filter((file) => file.endsWith('.html'));
    assert.deepEqual(
      pages.filter((file) => !(file in expected)),
      ['lazy.html'],
    );
  });

  it('Hugo builds a page with the shortcode', { skip: missing('hugo') }, async () => {
    const site = join(built, 'hugo-source');
    cpSync(join(examples, 'hugo'), site, { recursive: true });
    run(site, 'hugo', '--quiet', '--destination', join(built, 'hugo'), '--config', 'hugo.toml');
    const { page, shown, complaints } = await visit('/built/hugo/slack/');
    assert.deepEqual([shown, complaints], [[slack], []]);
    await page.browserContext().close();
  });

  it('Jekyll builds a page with the include', { skip: missing('jekyll') }, async () => {
    const site = join(built, 'jekyll-source');
    cpSync(join(examples, 'jekyll'), site, { recursive: true });
    run(site, 'jekyll', 'build', '--quiet', '--disable-disk-cache', '--destination', join(built, 'jekyll'));
    const { page, shown, complaints } = await visit('/built/jekyll/slack/');
    assert.deepEqual([shown, complaints], [[slack], []]);
    await page.browserContext().close();
  });

  /** Writes the configurator's code into a copy of an example: a page with a list, and one with the whole catalogue. */
  function copyWithCode(tool: 'hugo' | 'jekyll', templates: string, pages: string): string {
    const site = join(built, `${tool}-code`);
    cpSync(join(examples, tool), site, { recursive: true });
    const src = 'https://catalogue.example/';
    const script = { pinned: { url: `${src}a.js`, integrity: 'sha384-x' } };
    const own = {
      ...{ src, scripts: script, cards: script, resize: script.pinned, frame: `${src}frame.html` },
      ...{ texts: { fallback: 'All' }, details: `${src}{lang}/solutions/{slug}/`, lang: 'en' },
    };
    for (const [show, found] of Object.entries(CODE)) {
      const { systems } = makeSnippets({ src, accent: '', show, 'alternative-to': 'Slack' }, own, found);
      const [template, line] = systems[tool];
      writeFileSync(join(site, templates, `solution-${show}.html`), template);
      const head = `---\ntitle: ${show}\nlayout: ${tool === 'hugo' ? 'single' : 'default'}\n${tool === 'hugo' ? 'url' : 'permalink'}: /${show}/\n---\n`;
      writeFileSync(join(site, pages, `${show}.md`), `${head}\nBefore.\n\n${line}\n\nAfter *it*.\n`);
    }
    return site;
  }

  const hostile = '{{ 1 }} {% raw %} <b>"&`';
  const CODE = {
    list: { solutions: [{ name: 'Zulip' }, { name: hostile }], hasMore: true },
    catalogue: { categories: [{ name: 'Wikis', address: 'https://catalogue.example/en/categories/wikis/' }] },
  };
  const FOLDERS = {
    hugo: { templates: 'layouts/shortcodes', pages: 'content' },
    jekyll: { templates: '_includes', pages: '.' },
  };

  for (const tool of ['hugo', 'jekyll'] as const)
    it(
      `${tool} takes the configurator’s code, with links to what a page chooses`,
      { skip: missing(tool) },
      async () => {
        const { templates, pages } = FOLDERS[tool];
        const site = copyWithCode(tool, templates, pages);
        const build = tool === 'hugo' ? ['--config', 'hugo.toml'] : ['build', '--disable-disk-cache'];
        run(site, tool, ...build, '--quiet', '--destination', join(built, `${tool}-pages`));
        const page = await browser.newPage();
        const linksIn = async (show: keyof typeof CODE) => {
          await page.goto(`${server.origin}/built/${tool}-pages/${show}/`);
          assert.equal(await page.$eval('p:last-child em', ({ textContent }) => textContent), 'it');
          return await page.$$eval('[alternative-to=Slack] a', (links) =>
            links.map(({ textContent }) => textContent),
          );
        };
        assert.deepEqual(await linksIn('list'), ['Zulip', hostile, 'All']);
        assert.deepEqual(await linksIn('catalogue'), ['All', 'Wikis']);
        await page.close();
      },
    );

  it('PHP reads the WordPress plugin', { skip: missing('php') }, () => {
    const plugin = join(examples, 'wordpress/solution-catalogue');
    const files = readdirSync(plugin, { recursive: true, encoding: 'utf8' });
    const said = files
      .filter((file) => file.endsWith('.php'))
      .map((file) => execFileSync('php', ['-l', join(plugin, file)], { encoding: 'utf8' }));
    assert.equal(said.filter((line) => line.includes('No syntax errors')).length, 8);
  });
});
