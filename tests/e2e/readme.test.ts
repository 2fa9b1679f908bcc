// What the README and docs/ show as HTML, style sheets, addresses, policies and sources, letter by letter. Pages are
// opened in Chromium; long/themes.test.ts has the style sheets of whole looks.
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, normalize } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'puppeteer-core';
import type {} from '../../src/element/solution-catalogue.js'; // what document.querySelector gives
import {
  CARD_SCRIPT,
  DATA,
  embed,
  namesOn,
  PAGE,
  SCRIPT,
  scriptTag,
  show,
  SLICE,
  type Shown,
} from './readme-pages.js';
import { launchChromium } from './support.js';
import { loadSources } from '../../generator/sources/load.js';
import { docsExample, docsPolicy, examplesWithoutTest, pages } from '../support/readme.js';

/** The anchors of a page's headings, as GitHub makes them. */
const anchorsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

describe('the README and docs/', () => {
  let browser: Browser;
  before(async () => {
    browser = await launchChromium();
  });
  after(async () => {
    await browser.close();
  });

  it('has no example that is without a test', () => {
    assert.deepEqual(examplesWithoutTest(), []);
  });

  it('has no link that leads nowhere', () => {
    const root = new URL('../../', import.meta.url).pathname;
    const broken: string[] = [];
    let links = 0;
    for (const [path, text] of pages)
      for (const [, target = ''] of text.replaceAll(/^```[^]*?^```$/gm, '').matchAll(/\]\(([^)\s]+)\)/g)) {
        if (/^https?:/.test(target)) continue;
        links += 1;
        const [file = '', anchor] = target.split('#');
        const goal = file === '' ? path : normalize(join(dirname(path), file));
        const isThere =
          existsSync(join(root, goal)) &&
          (anchor === undefined || anchorsOf(readFileSync(join(root, goal), 'utf8')).includes(anchor));
        if (!isThere) broken.push(`${path}: ${target}`);
      }
    assert.deepEqual(broken, []);
    assert.ok(links > 50, `${links} links`);
  });

  it('sources: a catalogue without a problem', () => {
    const folder = mkdtempSync(join(tmpdir(), 'docs-sources-'));
    try {
      mkdirSync(join(folder, 'solutions'));
      mkdirSync(join(folder, 'migrations'));
      const write = (path: string, ...texts: readonly string[]) => {
        writeFileSync(join(folder, path), texts.join(''));
      };
      write('catalogue.yaml', docsExample('catalogueFile'), docsExample('site'));
      write('logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
      // A draft would stay out of the document.
      const editorial = docsExample('editorial').replace(/^status:.*\n/m, '');
      // The example of a dossier is about one of the two products that the solution replaces.
      const solution = docsExample('solutionFile').replace('google-drive-alternative, ', '');
      write('solutions/nextcloud.yaml', solution, editorial);
      write('products.yaml', docsExample('products'));
      write('migrations/dropbox.yaml', docsExample('migration'));
      const { issues, entries, migrations } = loadSources(folder, new Date());
      assert.deepEqual(issues, []);
      assert.equal(entries[0]?.solution.name, 'Nextcloud');
      assert.equal(entries[0].editorial.reservations?.length, 1);
      assert.equal(migrations.get('dropbox')?.alternatives.Nextcloud?.effort, 'hour');
      mkdirSync(join(folder, 'pages'));
      for (const name of ['method.de', 'method.fr', 'about.de']) write(`pages/${name}.md`, '# A title\n');
      const examples = ['catalogueFile', 'tagLabels', 'sitePages', 'removed', 'advisories'] as const;
      write('catalogue.yaml', ...examples.map((name) => docsExample(name)));
      assert.deepEqual(loadSources(folder, new Date()).issues, []);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('embed: the fallback, then the cards', async () => {
    const without = await show(browser, embed, { hasScript: false });
    assert.equal(
      await without.page.$eval('body', (body) => body.innerText.trim()),
      'Open-source alternatives to Slack',
    );
    const shown = await show(browser, embed);
    assert.deepEqual(await namesOn(shown), [['Zulip', 'Mattermost']]);
    assert.deepEqual(shown.requests, [PAGE, SCRIPT, DATA]);
    assert.deepEqual(shown.complaints, []);
  });

  it('the demo shows the same, without the fallback', async () => {
    const demo = readFileSync(new URL('../../demo/index.html', import.meta.url), 'utf8');
    const [, shown = ''] = /<code>([^]*?)<\/code>/.exec(demo) ?? [];
    const snippet = shown.replaceAll('&lt;', '<').replaceAll('&gt;', '>');
    assert.equal(snippet, embed.replace(/>\n {2}<a[^]*<\/a>\n</, '><').trim());
    assert.deepEqual(await namesOn(await show(browser, snippet)), [['Zulip', 'Mattermost']]);
  });

  it('pinned: the file of a version from a CDN, and no other', async () => {
    const cdn = new URL('../../dist/cdn/', import.meta.url);
    const { 'solution-catalogue.js': integrity = '' } = JSON.parse(
      readFileSync(new URL('integrity.json', cdn), 'utf8'),
    ) as Record<string, string>;
    const tagWith = (hash: string) =>
      docsExample('pinned')
        .replaceAll('<version>', '1.2.3')
        .replace(/<its line[^>]*>/, hash);
    const [, script = ''] = /src="([^"]+)"/.exec(tagWith(integrity)) ?? [];
    assert.ok(pages.get('docs/hosting.md')?.includes(`\`${script.replace('1.2.3', '<version>')}\``));
    const element = embed.replace(scriptTag, '');
    const shown = await show(browser, tagWith(integrity) + element, { script });
    assert.deepEqual(await namesOn(shown), [['Zulip', 'Mattermost']]);
    assert.deepEqual(shown.complaints, []);
    const { complaints } = await show(browser, tagWith(integrity.replace(/.{8}$/, 'AAAAAAAA')) + element, {
      script,
    });
    assert.match(complaints.join(), /integrity/);
  });

  it('card: one solution', async () => {
    const shown = await show(browser, scriptTag + docsExample('card'));
    assert.deepEqual(await namesOn(shown), [['Nextcloud']]);
    assert.deepEqual(shown.complaints, []);
  });

  it('list: those of a slice', async () => {
    const shown = await show(browser, docsExample('list'), { script: CARD_SCRIPT });
    assert.deepEqual(await namesOn(shown), [['Zulip', 'Mattermost']]);
    assert.deepEqual(shown.requests, [PAGE, CARD_SCRIPT, SLICE]);
    assert.deepEqual(shown.complaints, []);
  });

  it('room: as much as it says and a screen at most, and none where no script comes', async () => {
    const body = `<style>${docsExample('room')}</style>${embed}${docsExample('card')}`;
    const heights = ({ page }: Shown) =>
      page.$$eval('solution-catalogue, solution-card', (all) =>
        all.map((each) => each.getBoundingClientRect().height),
      );
    const without = await show(browser, body, { hasScript: false });
    // A screen at most, which is of 600 px.
    assert.deepEqual(await heights(without), [600, 592]);
    // A script that never comes leaves no hole.
    await without.page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    for (const height of await heights(without)) assert.ok(height > 0 && height < 100, String(height));
    await namesOn(await show(browser, body));
  });

  it('theme: the colour and the corners', async () => {
    const shown = await show(browser, `<style>${docsExample('theme')}</style>${embed}`);
    await namesOn(shown);
    const seen = await shown.page.$eval('solution-catalogue', (element) => {
      const [card, button] = ['[part~="card"]', '[part~="details-toggle"]'].map((selector) =>
        getComputedStyle(element.shadowRoot!.querySelector(selector)!),
      );
      return [card?.borderRadius, button?.color];
    });
    assert.deepEqual(seen, ['0px', 'rgb(102, 51, 153)']);
  });

  it('preload: one request, made before the script is there', async () => {
    const shown = await show(browser, docsExample('preload') + embed);
    assert.deepEqual(await namesOn(shown), [['Zulip', 'Mattermost']]);
    assert.deepEqual(shown.requests, [PAGE, DATA, SCRIPT]);
    assert.deepEqual(shown.complaints, []);
  });

  it('url: says what is shown, and stays as it is', async () => {
    const path = docsExample('url').trim();
    const element = embed.replace('alternative-to="slack"', 'url-state="shop"');
    assert.notEqual(element, embed);
    const shown = await show(browser, element, { path });
    assert.deepEqual(await namesOn(shown), [['Zulip']]);
    const seen = await shown.page.evaluate(() => {
      const { query, sort } = document.querySelector('solution-catalogue')!;
      return [query, sort, location.href];
    });
    assert.deepEqual(seen, ['chat', 'fit', PAGE + path]);
    assert.deepEqual(shown.complaints, []);
  });

  it('policy: nothing more is needed', async () => {
    const shown = await show(browser, embed, { policy: docsPolicy(SCRIPT, DATA) });
    assert.deepEqual(await namesOn(shown), [['Zulip', 'Mattermost']]);
    assert.deepEqual(shown.complaints, []);
    const refused = await show(browser, embed, { policy: docsPolicy(PAGE, DATA) });
    assert.match(refused.complaints.join('\n'), /Content Security Policy/);
  });
});
