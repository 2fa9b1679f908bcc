// What the README and docs/ show as HTML, style sheets, addresses, policies and sources, letter by letter. Pages are
// opened in Chromium; the host of the examples, catalogue.example, is answered here.
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, normalize } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Browser, HTTPRequest, Page } from 'puppeteer-core';
import type {} from '../../src/element/solution-catalogue.js'; // what document.querySelector gives
import { violations } from './site-support.js';
import { launchChromium, untilPainted } from './support.js';
import { aCatalogue, aSolution } from '../support/catalogue.js';
import { loadSources } from '../../generator/sources/load.js';
import { docsExample, docsPolicy, examplesWithoutTest, pages } from '../support/readme.js';

const SCRIPT = 'https://catalogue.example/assets/v0/solution-catalogue.js';
const CARD_SCRIPT = 'https://catalogue.example/assets/v0/solution-card.js';
const DATA = 'https://catalogue.example/api/v1/solutions.json';
const SLICE = 'https://catalogue.example/embed/data/alternatives/slack.json';
const PAGE = 'https://page.example/';
const catalogue = aCatalogue([
  aSolution('Zulip', { tags: ['slack-alternative', 'chat'], license: 'Apache-2.0', complexity: 4 }),
  aSolution('Mattermost', { tags: ['slack-alternative', 'chat'], license: 'MIT', complexity: 8 }),
  aSolution('Element', { tags: ['chat'], license: 'AGPL-3.0-only', complexity: 3 }),
  aSolution('Nextcloud', { tags: ['dropbox-alternative'], license: 'MIT', complexity: 4 }),
]);

const embed = docsExample('embed');
const [scriptTag = ''] = /<script.*<\/script>/.exec(embed) ?? [];

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

  interface Shown {
    page: Page;
    requests: string[];
    complaints: string[];
  }

  /** Opens a page of this body; `hasScript` is whether the script can be had. */
  async function show(
    body: string,
    { path = '', policy = '', hasScript = true, script = SCRIPT } = {},
  ): Promise<Shown> {
    const page = await browser.newPage();
    const shown: Shown = { page, requests: [], complaints: [] };
    const answers: Record<string, [type: string, body: string | Buffer]> = {
      [PAGE + path]: [
        'text/html; charset=utf-8',
        `<!doctype html><html lang="en"><title>Page</title><body>${body}`,
      ],
      [DATA]: ['application/json', JSON.stringify(catalogue)],
      [SLICE]: ['application/json', JSON.stringify(aCatalogue(catalogue.solutions.slice(0, 2)))],
      ...(hasScript && {
        [script]: [
          'text/javascript',
          readFileSync(new URL(`../../dist/cdn/${basename(script)}`, import.meta.url)),
        ],
      }),
    };
    const answer = async (request: HTTPRequest) => {
      const [type = '', text] = answers[request.url()] ?? [];
      const isIcon = request.url().endsWith('/favicon.ico');
      if (!isIcon) shown.requests.push(request.url());
      const headers: Record<string, string> = { 'access-control-allow-origin': '*' };
      if (policy && request.url().startsWith(PAGE)) headers['content-security-policy'] = policy;
      if (text === undefined) await request.respond({ status: isIcon ? 204 : 404 });
      else await request.respond({ status: 200, contentType: type, headers, body: text });
    };
    page.on('request', (request) => void answer(request));
    page.on('pageerror', (error) => shown.complaints.push(String(error)));
    page.on('console', (message) => {
      if (['error', 'warn'].includes(message.type())) shown.complaints.push(message.text());
    });
    await page.setRequestInterception(true);
    await page.goto(PAGE + path);
    return shown;
  }

  /** Waits until the catalogues are there; the names that they show. */
  async function namesOn({ page }: Shown): Promise<string[][]> {
    await untilPainted(page);
    return await page.$$eval('solution-catalogue, solution-card, solution-list', (elements) =>
      elements.map((element) =>
        [...(element.shadowRoot?.querySelectorAll('[part~="card-title"]') ?? [])].map((title) =>
          title.textContent.trim(),
        ),
      ),
    );
  }

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
    const without = await show(embed, { hasScript: false });
    assert.equal(
      await without.page.$eval('body', (body) => body.innerText.trim()),
      'Open-source alternatives to Slack',
    );
    const shown = await show(embed);
    assert.deepEqual(await namesOn(shown), [['Zulip', 'Mattermost']]);
    assert.deepEqual(shown.requests, [PAGE, SCRIPT, DATA]);
    assert.deepEqual(shown.complaints, []);
  });

  it('the demo shows the same, without the fallback', async () => {
    const demo = readFileSync(new URL('../../demo/index.html', import.meta.url), 'utf8');
    const [, shown = ''] = /<code>([^]*?)<\/code>/.exec(demo) ?? [];
    const snippet = shown.replaceAll('&lt;', '<').replaceAll('&gt;', '>');
    assert.equal(snippet, embed.replace(/>\n {2}<a[^]*<\/a>\n</, '><').trim());
    assert.deepEqual(await namesOn(await show(snippet)), [['Zulip', 'Mattermost']]);
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
    const shown = await show(tagWith(integrity) + element, { script });
    assert.deepEqual(await namesOn(shown), [['Zulip', 'Mattermost']]);
    assert.deepEqual(shown.complaints, []);
    const { complaints } = await show(tagWith(integrity.replace(/.{8}$/, 'AAAAAAAA')) + element, { script });
    assert.match(complaints.join(), /integrity/);
  });

  it('card: one solution', async () => {
    const shown = await show(scriptTag + docsExample('card'));
    assert.deepEqual(await namesOn(shown), [['Nextcloud']]);
    assert.deepEqual(shown.complaints, []);
  });

  it('list: those of a slice', async () => {
    const shown = await show(docsExample('list'), { script: CARD_SCRIPT });
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
    const without = await show(body, { hasScript: false });
    // A screen at most, which is of 600 px.
    assert.deepEqual(await heights(without), [600, 592]);
    // A script that never comes leaves no hole.
    await without.page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    for (const height of await heights(without)) assert.ok(height > 0 && height < 100, String(height));
    await namesOn(await show(body));
  });

  it('theme: the colour and the corners', async () => {
    const shown = await show(`<style>${docsExample('theme')}</style>${embed}`);
    await namesOn(shown);
    const seen = await shown.page.$eval('solution-catalogue', (element) => {
      const [card, button] = ['[part~="card"]', '[part~="details-toggle"]'].map((selector) =>
        getComputedStyle(element.shadowRoot!.querySelector(selector)!),
      );
      return [card?.borderRadius, button?.color];
    });
    assert.deepEqual(seen, ['0px', 'rgb(102, 51, 153)']);
  });

  for (const look of ['magazine', 'office', 'intranet', 'stage'] as const)
    for (const scheme of ['light', 'dark'] as const)
      it(`${look}: every text can be read on a ${scheme} page, and the columns are as it says`, async () => {
        const theme = look === 'stage' ? ' theme="dark"' : '';
        const element = embed.replace('alternative-to="slack"', `compare${theme}`);
        assert.notEqual(element, embed);
        const shown = await show(
          `<style>:root { color-scheme: ${scheme}; background: Canvas; color: CanvasText }</style><style>${docsExample(look)}</style><main><h1>Page</h1><h2>List</h2>${element}</main>`,
        );
        await shown.page.setViewport({ width: 1280, height: 900 });
        await namesOn(shown);
        const columns = await shown.page.$eval('solution-catalogue', ({ shadowRoot }) => {
          for (const control of shadowRoot!.querySelectorAll<HTMLElement>(
            '[part~="details-toggle"], [part~="facet-title"], [part~="compare"]',
          ))
            control.click();
          const cards = [...shadowRoot!.querySelectorAll('[part~="card"]')];
          return new Set(cards.map((card) => card.getBoundingClientRect().left)).size;
        });
        await untilPainted(shown.page);
        assert.equal(columns, { magazine: 2, office: 2, intranet: 3, stage: 2 }[look]);
        assert.deepEqual(await violations(shown.page, []), []);
        assert.deepEqual(shown.complaints, []);
        await shown.page.close();
      });

  it('preload: one request, made before the script is there', async () => {
    const shown = await show(docsExample('preload') + embed);
    assert.deepEqual(await namesOn(shown), [['Zulip', 'Mattermost']]);
    assert.deepEqual(shown.requests, [PAGE, DATA, SCRIPT]);
    assert.deepEqual(shown.complaints, []);
  });

  it('url: says what is shown, and stays as it is', async () => {
    const path = docsExample('url').trim();
    const element = embed.replace('alternative-to="slack"', 'url-state="shop"');
    assert.notEqual(element, embed);
    const shown = await show(element, { path });
    assert.deepEqual(await namesOn(shown), [['Zulip']]);
    const seen = await shown.page.evaluate(() => {
      const { query, sort } = document.querySelector('solution-catalogue')!;
      return [query, sort, location.href];
    });
    assert.deepEqual(seen, ['chat', 'fit', PAGE + path]);
    assert.deepEqual(shown.complaints, []);
  });

  it('policy: nothing more is needed', async () => {
    const shown = await show(embed, { policy: docsPolicy(SCRIPT, DATA) });
    assert.deepEqual(await namesOn(shown), [['Zulip', 'Mattermost']]);
    assert.deepEqual(shown.complaints, []);
    const refused = await show(embed, { policy: docsPolicy(PAGE, DATA) });
    assert.match(refused.complaints.join('\n'), /Content Security Policy/);
  });
});
