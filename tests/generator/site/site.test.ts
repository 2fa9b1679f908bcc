import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import test from 'node:test';
import { detailUrl, slug } from '../../../src/catalogue/addresses.js';
import { HtmlValidate } from 'html-validate';
import { SaxesParser } from 'saxes';
import { readHeadersFile } from '../../../generator/hosting/header-rules.js';
import { ELEMENT_STYLE_HASH } from '../../../generator/site/render-element.js';
import { type Site, toSlug, toSlugs } from '../../../generator/site/site.js';
// @ts-expect-error -- a script for browsers, without types
import { slug as snippetSlug } from '../../../generator/site/static/fallback.js';
// @ts-expect-error -- a script for browsers, without types
import * as snippets from '../../../generator/site/static/snippets.js';
// @ts-expect-error -- likewise
import * as settingsScript from '../../../generator/site/static/settings.js';
import { LOCALES } from '../../../src/i18n/locales.js';
import fc from '../../support/fast-check.js';
import {
  makeCatalogue,
  makeCatalogueWithoutForms,
  temporaryFolder,
  writeFiles,
} from '../support/catalogues.js';
import { readFiles } from '../support/goldens.js';
import { runCli } from '../support/io.js';
import { attribute, elementsOf, filesOf, innerText, makeSite, pagesOf, textOf } from '../support/site.js';

const { ATTRIBUTES } = settingsScript as { ATTRIBUTES: Record<'catalogue' | 'list' | 'card', string[]> };
const { makeSnippets } = snippets as {
  makeSnippets: (
    settings: object,
    site: object,
    found?: object,
  ) => Record<'style' | 'frameStyle' | 'preload' | 'policy', string> & { systems: Record<string, string[]> };
};

/** Names that try to get out of wherever they stand. */
const HOSTILE = [
  '../x',
  '<script>alert(1)</script>',
  '"><img src=x>',
  'y'.repeat(200),
  '日本',
  '</script><b>',
  '&amp;',
];

const hostileSite = () =>
  makeSite(
    HOSTILE.map((text, index) => ({
      name: text,
      category: text,
      description: text,
      descriptionEn: text,
      tags: [`${'product'.repeat(index === 3 ? 40 : 1)}-${index}-alternative`],
      website: `https://${index}.example/?a="><script>`,
    })),
    { categories: HOSTILE.map((name) => ({ name, labels: { fr: `${name} (fr)` } })) },
  );

test('pages are valid HTML, whatever stands in the catalogue', async () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:standard', 'html-validate:document'],
    elements: [
      'html5',
      {
        'solution-catalogue': { flow: true, phrasing: false, permittedContent: ['@flow'] },
        template: { attributes: { shadowrootmode: { enum: ['open'] } } },
      },
    ],
    rules: {
      // The site's own files need no hashes; those of others would.
      'require-sri': ['error', { target: 'crossorigin' }],
    },
  });
  for (const site of [makeSite(), hostileSite()]) {
    const files = filesOf(site);
    const pages = pagesOf(files);
    assert.ok(pages.length > 20, `${pages.length} pages`);
    for (const path of pages) {
      const { results } = await validator.validateString(textOf(files, path), path);
      const messages = results.flatMap(({ messages: all }) =>
        all
          // The search field controls a list that is only there while it is open.
          .filter(({ message }) => message !== 'Element references missing id "suggestions"')
          .map(({ line, column, ruleId, message }) => `${path}:${line}:${column} ${ruleId}: ${message}`),
      );
      assert.deepEqual(messages, []);
    }
  }
});

test('no value leaves its place: no script, no element and no address of the catalogue’s making', () => {
  const files = filesOf(hostileSite());
  const pages = pagesOf(files);
  assert.ok(pages.length > 20, `${pages.length} pages`);
  for (const path of pages) {
    const elements = elementsOf(textOf(files, path));
    assert.ok(elements.length > 10, path);
    for (const element of elements) {
      if (element.tagName === 'script') {
        const type = attribute(element, 'type');
        const src = attribute(element, 'src');
        assert.ok(src !== undefined || type === 'speculationrules' || type?.endsWith('json'), path);
        if (src === undefined) assert.ok(JSON.parse(innerText(element)), 'a block of data');
        // The page for what is not there is sent for addresses of any depth.
        else if (path === '404.html') assert.match(src, /^\/assets\/v\/[\w./-]+\.js$/);
        else assert.match(src, /^(\.\.\/)*(\.\/)?assets\/v\/[\w./-]+\.js$/);
      }
      assert.notEqual(element.tagName, 'img');
      assert.notEqual(element.tagName, 'b');
      assert.ok(!element.attrs.some(({ name }) => name.startsWith('on') || name === 'style'), path);
    }
  }
});

test('links within the site lead somewhere, anchors too', () => {
  for (const site of [
    makeSite(),
    hostileSite(),
    makeSite(undefined, { baseUrl: 'https://a.example/deep/er/' }),
    makeSite(undefined, {
      level: 'minimal',
      pages: [{ slug: 'team', title: { de: 'Team' }, text: { de: 'Wir.' } }],
    }),
  ]) {
    const files = filesOf(site);
    const ids = new Map(
      pagesOf(files).map((path) => [
        path,
        new Set(elementsOf(textOf(files, path)).flatMap((element) => attribute(element, 'id') ?? [])),
      ]),
    );
    let count = 0;
    for (const path of pagesOf(files))
      for (const element of elementsOf(textOf(files, path)))
        for (const name of ['href', 'src']) {
          const value = attribute(element, name);
          const rooted = [site.baseUrl, new URL(site.baseUrl).pathname].find((each) =>
            value?.startsWith(each),
          );
          const isOwn = rooted !== undefined;
          if (value === undefined || (/^[a-z]+:/.test(value) && !isOwn)) continue;
          const [address = '', anchor] = value.slice(rooted?.length ?? 0).split('#');
          const base = isOwn ? '' : posix.dirname(path);
          const resolved =
            !isOwn && address === '' ? path : posix.join(base, address).replace(/^\.(\/|$)/, '');
          const target = resolved === '' || resolved.endsWith('/') ? `${resolved}index.html` : resolved;
          assert.ok(files.has(target), `${path} links to ${value}`);
          if (anchor !== undefined) assert.ok(ids.get(target)?.has(anchor), `${path} links to ${value}`);
          count += 1;
        }
    assert.ok(count > 200);
  }
});

test('a minimal site has the document, its reference and the code to embed it, in every language', () => {
  const files = filesOf(makeSite(undefined, { level: 'minimal' }));
  assert.deepEqual(
    pagesOf(files).toSorted(),
    [
      ...LOCALES.flatMap((locale) => [`${locale}/reference/index.html`, `embed/${locale}/index.html`]),
      '404.html',
      'embed/frame.html',
      'embed/index.html',
      'index.html',
    ].toSorted(),
  );
  assert.ok(!files.has('en/feed.xml'), 'its entries would lead to pages that are not there');
  assert.ok(files.has('changes.json'), 'the history goes on');
  const [page, entrance, sitemap] = ['fr/reference/index.html', 'index.html', 'sitemap.xml'].map((path) =>
    textOf(files, path),
  );
  assert.match(page ?? '', /<nav class="pages"[^]*href="[./]+embed\/fr\/"[^]*<\/nav>/);
  assert.match(entrance ?? '', /href="\.\/it\/reference\/"/);
  assert.equal(sitemap?.match(/<loc>/g)?.length, 2 * LOCALES.length);
});

test('slugs are safe, and each is its own', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
      assert.match(toSlug(name), /^[a-z0-9](?:-?[a-z0-9])*$/);
      assert.ok(toSlug(name).length <= 60);
    }),
  );
  fc.assert(
    fc.property(fc.uniqueArray(fc.string({ maxLength: 4 })), (names) => {
      const slugs = [...toSlugs(names, (name) => name).values()];
      assert.equal(new Set(slugs).size, names.length);
    }),
  );
  assert.equal(toSlug('../x'), 'x');
  assert.equal(toSlug('<script>'), 'script');
  assert.equal(toSlug('Büro & Straße'), 'buro-strasse');
});

test('two categories with one slug get two pages, and both stand in the sitemap', () => {
  const files = filesOf(makeSite([{ category: 'Foo!' }, { category: 'Foo?' }]));
  const pages = pagesOf(files).filter((path) => /^de\/categories\/.+\//.test(path));
  assert.deepEqual(pages, ['de/categories/foo/index.html', 'de/categories/foo-2/index.html']);
  assert.match(textOf(files, pages[0] ?? ''), /<h1>Foo!<\/h1>/);
  assert.match(textOf(files, pages[1] ?? ''), /<h1>Foo\?<\/h1>/);
  const sitemap = textOf(files, 'sitemap.xml');
  for (const page of pages) assert.ok(sitemap.includes(page.replace('index.html', '<')), page);
});

/** Parses strictly: what is not well-formed throws. */
function parseXml(text: string): { name: string; text: string }[] {
  const found: { name: string; text: string }[] = [];
  const open: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => open.push(name));
  parser.on('text', (content) => found.push({ name: open.at(-1) ?? '', text: content }));
  parser.on('closetag', () => open.pop());
  parser.write(text).close();
  return found;
}

test('feeds are well-formed, have the latest first, and the same entries in every language', () => {
  const dates = ['2025-01-01', '2026-02-02', '2025-12-31'];
  const files = filesOf(
    makeSite([
      ...dates.map((addedAt, index) => ({ name: `S${index}`, addedAt })),
      { name: 'a & <b>\u0007', description: ']]>', addedAt: '2024-01-01' },
    ]),
  );
  for (const locale of LOCALES) {
    const parsed = parseXml(textOf(files, `${locale}/feed.xml`));
    const titles = parsed.filter(({ name }) => name === 'title').map(({ text }) => text);
    assert.deepEqual(titles.slice(1), ['S1', 'S2', 'S0', 'a & <b>']);
    const [updated] = parsed.filter(({ name }) => name === 'updated');
    assert.equal(updated?.text, '2026-02-02T00:00:00Z', 'of the latest entry, whenever it is built');
  }
});

/** What RFC 4287 lets stand in an element: how often at least and at most, and with which attributes. */
const ATOM: Readonly<
  Record<string, Readonly<Record<string, [least: number, most: number, attributes: string]>>>
> = {
  feed: {
    title: [1, 1, 'xml:lang type'],
    id: [1, 1, ''],
    updated: [1, 1, ''],
    author: [1, Infinity, ''],
    link: [0, Infinity, 'href rel type hreflang title'],
    entry: [0, Infinity, ''],
  },
  author: { name: [1, 1, ''], uri: [0, 1, ''], email: [0, 1, ''] },
  entry: {
    title: [1, 1, 'xml:lang type'],
    id: [1, 1, ''],
    updated: [1, 1, ''],
    // Without content an entry has a link to what it is about.
    link: [1, Infinity, 'href rel type hreflang title'],
    category: [0, Infinity, 'term scheme label'],
    summary: [0, 1, 'xml:lang type'],
  },
};

/** What of a feed is not as RFC 4287 wants it. */
function problemsOfFeed(text: string): string[] {
  const problems: string[] = [];
  const open: { name: string; children: string[]; text: string; links: string[] }[] = [];
  const ids: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', ({ message }) => problems.push(message));
  parser.on('opentag', ({ name, uri, attributes }) => {
    if (uri !== 'http://www.w3.org/2005/Atom') problems.push(`${name} is not of Atom`);
    const parent = open.at(-1);
    const [, , allowed] = parent ? (ATOM[parent.name]?.[name] ?? []) : [0, 1, 'xmlns xml:lang'];
    if (allowed === undefined) problems.push(`${parent?.name ?? ''} has a ${name}`);
    for (const each of Object.keys(attributes))
      if (!allowed?.split(' ').includes(each)) problems.push(`${name} has ${each}`);
    parent?.children.push(name);
    if (name === 'link') {
      const { href, rel, type, hreflang } = attributes;
      if (!URL.canParse(href?.value ?? '')) problems.push(`a link leads to ${href?.value ?? 'nowhere'}`);
      parent?.links.push([rel?.value ?? 'alternate', type?.value, hreflang?.value].join(' '));
    }
    if (name === 'category' && !attributes.term) problems.push('a category has no term');
    open.push({ name, children: [], text: '', links: [] });
  });
  parser.on('text', (content) => {
    const current = open.at(-1);
    if (current) current.text += content;
  });
  parser.on('closetag', () => {
    const { name, children, text: content, links } = open.pop()!;
    for (const [child, [least, most]] of Object.entries(ATOM[name] ?? {})) {
      const count = children.filter((each) => each === child).length;
      if (count < least || count > most) problems.push(`${name} has ${child} ${count} times`);
    }
    if (name in ATOM && content.trim() !== '') problems.push(`${name} has text`);
    if (new Set(links).size < links.length) problems.push(`${name} has two links of a kind`);
    if (name === 'updated' && !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(content)) problems.push(content);
    if (name === 'updated' && Number.isNaN(Date.parse(content))) problems.push(content);
    if (name === 'id') {
      if (!URL.canParse(content)) problems.push(`the id ${content} is no address`);
      if (ids.includes(content)) problems.push(`the id ${content} is there twice`);
      ids.push(content);
    }
  });
  parser.write(text).close();
  return problems;
}

test('feeds are what RFC 4287 calls a feed, whatever stands in the catalogue', () => {
  assert.deepEqual(
    problemsOfFeed(
      '<feed xmlns="http://www.w3.org/2005/Atom"><id>x</id><entry><date/><link href="/"/></entry></feed>',
    ),
    [
      'the id x is no address',
      'entry has a date',
      'a link leads to /',
      'entry has title 0 times',
      'entry has id 0 times',
      'entry has updated 0 times',
      'feed has title 0 times',
      'feed has updated 0 times',
      'feed has author 0 times',
    ],
  );
  const history = makeSite([{ name: 'Alpha', addedAt: '2026-11-03' }, { name: 'Beta' }], {
    removed: { gone: { name: 'Gone', date: '2026-10-05', reason: { de: 'Nicht <b>mehr</b> offen.' } } },
    changes: [
      { date: '2026-11-20', kind: 'changed', name: 'Alpha', fields: [{ field: 'description' }] },
      { date: '2026-11-18', kind: 'renamed', name: 'Beta', before: 'Bota' },
    ],
  });
  for (const site of [makeSite([]), hostileSite(), history]) {
    const files = filesOf(site);
    for (const locale of LOCALES)
      assert.deepEqual(problemsOfFeed(textOf(files, `${locale}/feed.xml`)), [], locale);
  }
});

test('a feed has the latest fifty, and each keeps its identity when more come', () => {
  const changes = Array.from({ length: 80 }, (_, index) => ({
    name: `S${index}`,
    addedAt: `2025-${String(1 + (index % 12)).padStart(2, '0')}-${String(1 + (index % 28)).padStart(2, '0')}`,
  }));
  const read = (count: number) => {
    const parsed = parseXml(textOf(filesOf(makeSite(changes.slice(0, count))), 'fr/feed.xml'));
    const all = (element: string) => parsed.filter(({ name }) => name === element).map(({ text }) => text);
    return { titles: all('title').slice(1), ids: all('id').slice(1) };
  };
  const { titles, ids } = read(80);
  const dated = new Map(changes.map(({ name, addedAt }) => [name, addedAt]));
  const latest = [...dated.values()].sort().toReversed().slice(0, 50);
  assert.deepEqual(
    titles.map((title) => dated.get(title)),
    latest,
  );
  assert.equal(new Set(ids).size, 50);
  const before = read(60);
  const kept = before.titles.filter((title) => titles.includes(title));
  assert.ok(kept.length > 20);
  for (const title of kept)
    assert.equal(before.ids[before.titles.indexOf(title)], ids[titles.indexOf(title)]);
});

test('the sitemap has every page that is for readers', () => {
  const files = filesOf(makeSite());
  const listed = parseXml(textOf(files, 'sitemap.xml'))
    .filter(({ name }) => name === 'loc')
    .map(({ text }) => text.replace('https://catalogue.example/', ''));
  const pages = pagesOf(files)
    .filter(
      (path) => path.split('/').length > 1 && path !== 'embed/index.html' && path !== 'embed/frame.html',
    )
    .map((path) => path.replace(/index\.html$/, ''));
  assert.deepEqual(listed.toSorted(), pages.toSorted());
});

test('every page names itself in all languages, and its own address', () => {
  const files = filesOf(makeSite());
  const pages = pagesOf(files).filter((path) => path !== 'embed/frame.html' && path.split('/').length > 2);
  assert.ok(pages.length >= 8, `${pages.length} pages`);
  for (const path of pages) {
    const elements = elementsOf(textOf(files, path));
    const links = elements.filter(({ tagName }) => tagName === 'link');
    const alternates = links
      .filter((link) => attribute(link, 'hreflang'))
      .map((link) => attribute(link, 'hreflang'));
    assert.deepEqual(alternates, ['de', 'en', 'fr', 'it', 'x-default'], path);
    const canonical = links.find((link) => attribute(link, 'rel') === 'canonical');
    assert.equal(
      attribute(canonical!, 'href'),
      `https://catalogue.example/${path.replace('index.html', '')}`,
    );
    const html = elements.find(({ tagName }) => tagName === 'html');
    assert.ok(path.split('/').includes(attribute(html!, 'lang') ?? '-'), path);
    const names = elements.flatMap(
      (element) => attribute(element, 'property') ?? attribute(element, 'name') ?? [],
    );
    for (const name of ['description', 'og:title', 'og:description', 'og:image', 'og:url'])
      assert.ok(names.includes(name), `${path}: ${name}`);
  }
});

test('without scripts every solution is there: its card, or its line, and for search engines a list', () => {
  const changes = Array.from({ length: 40 }, (_, index) => ({ name: `Solution ${index}` }));
  const files = filesOf(makeSite(changes));
  for (const locale of LOCALES) {
    const html = textOf(files, `${locale}/index.html`);
    assert.equal(html.match(/<article class="card"/g)?.length, 12, 'as many as the element paints first');
    const list = html.slice(html.indexOf('id="all"'));
    for (const { name } of changes) assert.ok(list.includes(`>${name}</a>`), name);
    const [data] = elementsOf(html).filter((element) => attribute(element, 'type') === 'application/ld+json');
    const { '@graph': graph } = JSON.parse(innerText(data!)) as { '@graph': Record<string, unknown>[] };
    const [parsed, dataset] = graph as [
      { itemListElement: Record<string, string>[] },
      Record<string, unknown>,
    ];
    assert.equal(dataset['@type'], 'Dataset');
    assert.equal(dataset.license, 'https://spdx.org/licenses/MIT.html');
    assert.deepEqual(dataset.distribution, {
      '@type': 'DataDownload',
      encodingFormat: 'application/json',
      contentUrl: 'https://catalogue.example/api/v1/solutions.json',
    });
    assert.deepEqual(
      parsed.itemListElement.map(({ name }) => name).toSorted(),
      changes.map(({ name }) => name).toSorted(),
    );
    const [first] = parsed.itemListElement;
    assert.equal(first?.url, `https://catalogue.example/${locale}/solutions/solution-0/`);
  }
});

test('a solution has a page that says what it is, why it scores so, what to mind and how to get there', () => {
  const site = makeSite(
    [
      { name: 'Über Chat', license: 'MIT', tags: ['slack-alternative', 'platform-android', 'no-server'] },
      { name: 'Beta', tags: ['slack-alternative'], maturity: 9 },
    ],
    {
      editorial: new Map([
        [
          'Über Chat',
          {
            why: { de: 'Ein Container genügt.', en: 'One container is enough.' },
            reservations: [
              {
                kind: 'open-core',
                text: { de: 'SAML kostet.' },
                source: 'https://example.org/prices',
                date: '2026-11-20',
              },
            ],
            reviewedAt: '2026-11-22',
          },
        ],
      ]),
      migrations: new Map([
        [
          'slack',
          {
            product: 'slack',
            exports: [
              {
                what: { de: 'Nachrichten' },
                format: 'JSON',
                how: { de: 'In der Verwaltung.' },
                source: 'https://example.org/export',
                checkedAt: '2026-11-20',
              },
            ],
            alternatives: {
              'Über Chat': {
                import: 'tool',
                lost: { de: 'Fäden.' },
                effort: 'day',
                source: 'https://example.org/import',
                checkedAt: '2026-11-21',
              },
            },
          },
        ],
      ]),
    },
  );
  const files = filesOf(site);
  const page = textOf(files, 'en/solutions/ueber-chat/index.html');
  const text = innerText(elementsOf(page).find(({ tagName }) => tagName === 'main')!).replace(/\s+/g, ' ');
  for (const part of [
    'Über Chat in English.',
    'Replaces Slack',
    'MIT: You may use, change and pass on the software',
    'Used on Android',
    'Nearest alternatives Beta Beta in English. Compare them',
    'Not known StarsLatest releaseLast change to the codeState of development Where this is from',
    'Last reviewed 22 November 2026',
    'One container is enough.',
    'Setup 10 out of 10',
    'Only partly open source SAML kostet. Source',
    'Über Chat beside its nearest alternatives',
    'Slack With a tool, about a day. What is lost: Fäden. Source, 21 November 2026',
  ])
    assert.ok(text.includes(part), `${part}\n${text}`);
  assert.match(page, /<span lang="de">SAML kostet\.<\/span>/);
  assert.match(page, /"license":"https:\/\/spdx\.org\/licenses\/MIT\.html"/);
  assert.match(page, /"operatingSystem":"Android"/);
  assert.match(page, /"position":2,"name":"Communication",.*"position":3,"name":"Über Chat"/);
  assert.doesNotMatch(page, /solution-catalogue-|<solution-/, 'no script of the element');

  // The product's page compares what replaces it, the most mature first, and tells how to leave.
  const product = textOf(files, 'de/alternatives/slack/index.html');
  assert.ok(/de\/solutions\/beta\/.*de\/solutions\/ueber-chat\//s.test(product));
  const leaving = innerText(elementsOf(product).find((element) => attribute(element, 'id') === 'leaving')!);
  assert.match(
    leaving.replace(/\s+/g, ' '),
    /Slack verlassen .*Nachrichten JSON\. In der Verwaltung\. Quelle, 20\. November 2026 .*Mit einem Werkzeug, etwa ein Tag\. Verloren geht: Fäden\. Quelle, 21\. November 2026/,
  );
  assert.match(product, /<a href="#leaving">Slack verlassen<\/a>/);
});

test('a large catalogue has pages of bounded size: cards first, then lines; the rest is on the pages of categories', () => {
  const changes = Array.from({ length: 510 }, (_, index) => ({ name: `Solution ${index}`, tags: [] }));
  const files = filesOf(makeSite(changes));
  const home = textOf(files, 'de/index.html');
  assert.equal(home.match(/class="of"/g)?.length, 500);
  assert.match(
    home,
    /<a href="#categories">10 weitere Lösungen stehen auf den Seiten ihrer Kategorien\.<\/a>/,
  );
  const category = textOf(files, 'de/categories/communication/index.html');
  assert.equal(category.match(/<article class="card"/g)?.length, 48);
  for (const { name } of changes) assert.ok(category.includes(`>${name}</a>`), name);
  assert.match(category, /"numberOfItems":510,/);
});

test('the policy lets the style sheet of the pre-rendered element pass, and nothing else inline', () => {
  const files = filesOf(makeSite());
  for (const path of pagesOf(files))
    for (const element of elementsOf(textOf(files, path)))
      if (element.tagName === 'style') {
        const hash = createHash('sha256').update(innerText(element)).digest('base64');
        assert.equal(`sha256-${hash}`, ELEMENT_STYLE_HASH, path);
      }
  assert.ok(textOf(files, '_headers').includes(`'${ELEMENT_STYLE_HASH}'`));
  const headersOf = readHeadersFile(textOf(files, '_headers'));
  for (const path of pagesOf(files))
    assert.doesNotMatch(headersOf(path)['Content-Security-Policy'] ?? 'unsafe', /unsafe/, path);
});

test('the integrity of the element is that of its file', () => {
  const files = filesOf(makeSite());
  const hashes = JSON.parse(textOf(files, 'assets/integrity.json')) as Record<string, string>;
  assert.deepEqual(
    Object.keys(hashes).map((name) => name.replace(/\w{10}(?=\.js)/, '…')),
    [
      'solution-catalogue.js',
      'v1/solution-catalogue.js',
      'v/solution-catalogue-1.2.3-….js',
      'v1/solution-card.js',
      'v/solution-card-1.2.3-….js',
      'v/resize-….js',
    ],
  );
  for (const [name, hash] of Object.entries(hashes)) {
    const bytes = files.get(`assets/${name}`)?.bytes ?? new Uint8Array();
    assert.equal(hash, `sha384-${createHash('sha384').update(bytes).digest('base64')}`);
  }
});

test('the licences of the element lie beside it, and are sent as it is', () => {
  const files = filesOf(makeSite());
  assert.equal(textOf(files, 'assets/licenses.txt'), 'The licences');
  const headersOf = readHeadersFile(textOf(files, '_headers'));
  assert.deepEqual(headersOf('assets/licenses.txt'), headersOf('assets/solution-catalogue.js'));
  assert.equal(headersOf('assets/licenses.txt')['Cache-Control'], 'public, max-age=3600');
});

test('the same catalogue gives the same site, byte for byte', () => {
  const [first, second] = [filesOf(makeSite()), filesOf(makeSite())];
  assert.deepEqual([...first.keys()], [...second.keys()]);
  for (const [path, { bytes }] of first) assert.ok(Buffer.from(bytes).equals(second.get(path)!.bytes), path);
});

test('the page of a category begins with what belongs to it, where somebody has said so', () => {
  const introduction = { de: 'Bilder <b>aller</b> Art.', en: 'Pictures of all kinds.' };
  const files = filesOf(makeSite([{ category: 'Fotos' }], { categories: [{ name: 'Fotos', introduction }] }));
  assert.match(
    textOf(files, 'de/categories/photos/index.html'),
    /<h1>Fotos<\/h1>\s*<p class="lead">Bilder &lt;b&gt;aller/,
  );
  assert.match(
    textOf(files, 'fr/categories/photos/index.html'),
    /<p class="lead"><span lang="en">Pictures of all kinds\.<\/span><\/p>\s*<p\s*>\s*1 solution/,
  );
});

test('labels of the catalogue’s own categories stand on its pages', () => {
  const files = filesOf(
    makeSite([{ category: 'Werkstatt' }], {
      categories: [{ name: 'Werkstatt', labels: { en: 'Workshop', fr: 'Atelier' } }],
    }),
  );
  assert.match(textOf(files, 'fr/categories/workshop/index.html'), /<h1>Atelier<\/h1>/);
  assert.match(textOf(files, 'it/categories/workshop/index.html'), /<h1>Werkstatt<\/h1>/);
});

/** What the home page of a language tells the element, behind the list. */
function toldOn(files: ReturnType<typeof filesOf>, locale: string): Record<string, unknown> {
  const home = textOf(files, `${locale}/index.html`);
  const [, data] =
    /<\/solution-catalogue>\s*<script type="application\/json" id="labels">(.*?)<\/script>/.exec(home) ?? [];
  return JSON.parse(data ?? '') as Record<string, unknown>;
}

test('the element is told what its page calls categories, on pages and in code to copy', () => {
  const labels = { Werkstatt: { fr: 'Atelier {x}' } };
  const english = { Gärten: { en: 'Gardens' } };
  const files = filesOf(
    makeSite([{ category: 'Werkstatt' }, { category: 'Gärten' }], {
      categories: [
        { name: 'Werkstatt', labels: labels.Werkstatt },
        { name: 'Gärten', labels: english.Gärten },
      ],
    }),
  );
  assert.deepEqual(toldOn(files, 'fr'), { categoryLabels: labels });
  assert.deepEqual(toldOn(files, 'en'), { categoryLabels: english });
  const element = elementsOf(textOf(files, 'embed/frame.html')).find(
    ({ tagName }) => tagName === 'solution-catalogue',
  );
  assert.deepEqual(JSON.parse(attribute(element!, 'category-labels') ?? ''), { ...labels, ...english });
  assert.match(
    textOf(files, 'fr/index.html'),
    /part="category">[^]*?>\s*Atelier \{x\}\s*</,
    'as it is rendered before',
  );
  const { labels: told } = configurationOf(files);
  assert.deepEqual(told, { ...labels, ...english });
  const categories = (category: string) => toldOn(filesOf(makeSite([{ category }])), 'fr').categoryLabels;
  assert.deepEqual(categories('Fotos'), { Fotos: { fr: 'Photos' } }, 'a usual one');
  assert.equal(categories('Gärten'), undefined, 'nothing to tell');

  const site = {
    src: 'https://catalogue.example/',
    scripts: {
      pinned: { url: 'https://catalogue.example/a.js', integrity: 'sha384-x' },
      current: { url: 'https://catalogue.example/v0/a.js' },
    },
    resize: { url: 'https://catalogue.example/b.js', integrity: 'sha384-y' },
    frame: 'https://catalogue.example/frame.html',
    texts: { fallback: 'Catalogue' },
    labels: told,
    lang: 'fr',
  };
  const systems = Object.entries(makeSnippets({ src: site.src, accent: '' }, site).systems);
  // React's component takes an object, which is a piece of JavaScript.
  assert.match(
    makeSnippets({ src: site.src, accent: '' }, site).systems.react!.join(),
    / categoryLabels=\{\{"Werkstatt":\{"fr":"Atelier \{x\}"\}\}\}>/,
  );
  for (const [name, parts] of systems.filter(([name]) => !['iframe', 'react'].includes(name))) {
    const [, quote, value = ''] = /category-labels=(["'])(.*?)\1/.exec(parts.join('\n')) ?? [];
    const isFramework = ['vue', 'svelte', 'angular'].includes(name);
    assert.ok(!(isFramework ? /[{}]/ : /\{[{%]/).test(value), `${name} would take braces for its own`);
    assert.deepEqual(JSON.parse(decode(value, quote)), labels, name);
  }
  // Who can only see one category needs the name of no other.
  const slice = `${site.src}embed/data/alternatives/slack.json`;
  const gardens = { slice, solutions: [{ name: 'Immich', category: 'Gärten' }] };
  const sliced = (lang: string) =>
    makeSnippets({ src: site.src, accent: '', lang }, site, gardens).systems.html!.join('');
  assert.match(sliced('en'), /category-labels='\{"Gärten":\{"en":"Gardens"\}\}'/);
  assert.ok(!sliced('en').includes('Werkstatt') && !sliced('fr').includes('category-labels'));
  // Products are called as their makers call them, where one of them can be seen.
  const products = { gimp: 'GIMP', 'adobe-photoshop': 'Adobe Photoshop\u00AE', visio: 'Microsoft Visio' };
  const tags = ['adobe-photoshop-alternative', 'slack-alternative', 'gimp', 'constructor-alternative'];
  const replacing = (solutions: object[]) =>
    makeSnippets({ src: site.src, accent: '' }, { ...site, products }, { solutions }).systems;
  assert.match(
    replacing([{ name: 'Krita', category: 'Gärten', tags }]).html!.join(''),
    / product-labels='\{"adobe-photoshop":"Adobe Photoshop\u00AE"\}'/,
  );
  for (const parts of Object.values(replacing([]))) assert.ok(!/product-?labels/i.test(parts.join('')));
  const { html } = makeSnippets({ src: site.src, accent: '', script: 'current' }, site).systems;
  assert.match(html!.join(''), /src="https:\/\/catalogue\.example\/v0\/a\.js"><\/script>/, 'without a hash');
  // What the templates of Hugo and Jekyll escape themselves must not be escaped before.
  const query = 'R&D "chat"';
  const { hugo, jekyll } = makeSnippets({ src: site.src, accent: '', query }, site).systems;
  assert.equal(hugo![1], String.raw`{{< solution-catalogue query="R&D \"chat\"" >}}`);
  assert.equal(jekyll![1], String.raw`{% include solution-catalogue.html query="R&D \"chat\"" %}`);
  const { wordpressShortcode } = makeSnippets(
    { src: site.src, accent: '', query: 'a [b] "c"', facets: 'none' },
    site,
  ).systems;
  assert.match(
    wordpressShortcode!.join(),
    /^\[solution-catalogue [^[\]]* query='a &#91;b&#93; "c"' facets="none"\]$/,
  );
  // Two braces, and one with a percent sign, begin something in templates, whatever stands before them.
  const braces = makeSnippets({ src: site.src, accent: '', query: '{{{ a }} {% b %} "it\'s"' }, site).systems;
  for (const name of ['html', 'markdown', 'astro']) assert.doesNotMatch(braces[name]![0]!, /\{[{%]/, name);
  assert.match(braces.html!.join(''), / query='&#123;&#123;\{ a \}\} &#123;% b %\} "it&#39;s"'>/);
  // Liquid ends a tag at the first "%}", and a backslash at the end would take the quote away.
  const hostile = [
    'a %} {{ site.data }} {% raw',
    'a%%}}b',
    'a" x="{% include y %}',
    'end\\',
    'a\\" b',
    '%}%}',
  ];
  for (const text of hostile) {
    const { jekyll: [, tag = ''] = [] } = makeSnippets(
      { src: site.src, accent: '', query: text },
      site,
    ).systems;
    assert.equal(tag.indexOf('%}'), tag.length - 2, tag);
    // As Jekyll reads the parameters of an include.
    assert.match(tag, /^\{% include [\w.-]+ [\w-]+="[^"\\]*(?:\\.[^"\\]*)*" %\}$/, tag);
  }
  const elsewhere = makeSnippets({ src: 'https://other.example/', accent: '' }, site).systems;
  assert.ok(!JSON.stringify(elsewhere).includes('category-labels'), 'another catalogue has other labels');
  const logos = `${site.src}assets/logos/`;
  const pictured = makeSnippets({ src: site.src, accent: '' }, { ...site, logos });
  assert.match(pictured.systems.html!.join(''), / logos="https:\/\/catalogue\.example\/assets\/logos\/"/);
  assert.match(pictured.policy, /; img-src https:\/\/catalogue\.example$/);
  assert.doesNotMatch(makeSnippets({ src: site.src, accent: '' }, site).policy, /img-src/);
});

const SNIPPET_SITE = {
  src: 'https://catalogue.example/',
  scripts: { pinned: { url: 'https://catalogue.example/a.js', integrity: 'sha384-x' } },
  cards: { pinned: { url: 'https://catalogue.example/card.js', integrity: 'sha384-z' } },
  resize: { url: 'https://catalogue.example/b.js', integrity: 'sha384-y' },
  frame: 'https://catalogue.example/frame.html',
  texts: { fallback: 'Catalogue' },
  slices: 'https://catalogue.example/embed/data/',
  details: 'https://catalogue.example/{lang}/solutions/{slug}/',
  lang: 'fr',
};

/** The links between the tags of the code for a page of HTML. */
const fallbackOf = (code: string) =>
  elementsOf(code)
    .filter(({ tagName }) => tagName === 'a')
    .map((link) => [innerText(link), attribute(link, 'href')]);

test('the code brings what was chosen as links, to the pages of the site or to the websites of solutions of another', () => {
  const solutions = [
    { name: 'Über Chat', website: 'https://ueber.example/' },
    { name: '<img src=x onerror=alert(1)> {{ 1 }} @if `${x}`', website: 'javascript:alert(1)' },
  ];
  const settings = { src: SNIPPET_SITE.src, accent: '', 'alternative-to': 'Slack' };
  const own = makeSnippets(settings, SNIPPET_SITE, { solutions }).systems;
  assert.deepEqual(fallbackOf(own.html!.join('')), [
    ['Catalogue', 'https://catalogue.example/'],
    ['Über Chat', 'https://catalogue.example/fr/solutions/ueber-chat/'],
    [solutions[1]!.name, `https://catalogue.example/fr/solutions/${slug(solutions[1]!.name)}/`],
  ]);
  for (const system of ['html', 'react', 'vue', 'svelte', 'angular'])
    assert.doesNotMatch(own[system]!.join(''), /<img|\{\{|@if|[^\\]`\$\{x/, system);
  // Names in the element lead to the pages of this site, in whatever language the element is.
  for (const [system, parts] of Object.entries(own).filter(([name]) => name !== 'iframe'))
    assert.equal(
      decode(/ detail(?:-u|U)rl="([^"]*)"/.exec(parts.join(''))?.[1] ?? ''),
      SNIPPET_SITE.details,
      system,
    );

  const others = makeSnippets({ ...settings, src: 'https://other.example/' }, SNIPPET_SITE, { solutions });
  assert.doesNotMatch(others.systems.html!.join(''), /detail-url/);
  assert.deepEqual(fallbackOf(others.systems.html!.join('')), [
    ['Catalogue', 'https://other.example/'],
    ['Über Chat', 'https://ueber.example/'],
  ]);
  const minimal = makeSnippets(settings, { ...SNIPPET_SITE, details: undefined }, { solutions });
  assert.deepEqual(fallbackOf(minimal.systems.html!.join('')).at(-1), [
    'Über Chat',
    'https://ueber.example/',
  ]);
  assert.doesNotMatch(others.systems.html!.join(''), /javascript:/);
  assert.match(others.systems.html!.join(''), /<li>&lt;img/);
});

test('the code of a whole catalogue brings its categories as links; a list and a card do not', () => {
  const categories = [{ name: 'Wikis & <b>', address: 'https://catalogue.example/fr/categories/wikis/' }];
  const settings = { src: SNIPPET_SITE.src, accent: '' };
  const links = [
    ['Catalogue', 'https://catalogue.example/'],
    ['Wikis & <b>', 'https://catalogue.example/fr/categories/wikis/'],
  ];
  const { html, hugo } = makeSnippets(settings, SNIPPET_SITE, { categories }).systems;
  assert.deepEqual(fallbackOf(html!.join('')), links);
  // What is chosen stands in the line of each page.
  assert.deepEqual(fallbackOf(hugo![0]!), links);
  const solutions = [{ name: 'Über Chat' }];
  for (const show of ['', 'list', 'card']) {
    const chosen = makeSnippets({ ...settings, show }, SNIPPET_SITE, { categories, solutions });
    const names = fallbackOf(chosen.systems.html!.join('')).map(([name]) => name);
    assert.ok(names.includes('Über Chat') && !names.includes('Wikis & <b>'), show);
    assert.equal(fallbackOf(chosen.systems.jekyll![0]!).length, show === '' ? 2 : 1, show);
    for (const system of ['hugo', 'jekyll'])
      assert.deepEqual(
        fallbackOf(chosen.systems[system]![1]!),
        fallbackOf(chosen.systems.html!.join('')),
        `${system} ${show}`,
      );
  }
  const empty = makeSnippets({ ...settings, show: 'list' }, SNIPPET_SITE, { categories }).systems;
  assert.deepEqual(fallbackOf(empty.html!.join('')), links.slice(0, 1));
});

test('the code names a slice where it is told one, and keeps the way to the catalogue; in a template it stands in the line of the page', () => {
  const slice = 'https://catalogue.example/embed/data/alternatives/slack.json';
  const settings = { src: SNIPPET_SITE.src, accent: '', 'alternative-to': 'Slack', controls: 'none' };
  const { systems, preload } = makeSnippets(settings, SNIPPET_SITE, { slice });
  assert.match(
    systems.html!.join(''),
    /<solution-catalogue src="[^"]+slack\.json" detail-url="[^"]+" alternative-to="Slack"/,
  );
  assert.deepEqual(fallbackOf(systems.html!.join('')), [['Catalogue', 'https://catalogue.example/']]);
  assert.ok(preload.includes(slice));
  assert.doesNotMatch(systems.hugo![0]!, /slack\.json/);
  assert.match(systems.hugo![1]!, /slack\.json/);
});

test('the room that the code holds is that of the preview at three widths, and at most a screen; that of a list follows its layout', () => {
  const settings = { src: SNIPPET_SITE.src, accent: '#123456' };
  const rooms = [
    [0, 12],
    [64, 20],
    [40, 900],
  ] as const;
  const { style, frameStyle } = makeSnippets(settings, SNIPPET_SITE, { rooms });
  const held = (text: string) => [...text.matchAll(/min\((\d+)rem, 100vh\)/g)].map(([, room]) => room);
  assert.deepEqual(held(style), ['12', '20', '900']);
  assert.deepEqual(held(frameStyle), ['13', '21', '901'], 'with the margin in the frame');
  assert.match(makeSnippets(settings, SNIPPET_SITE).style, /solution-catalogue:not\(:defined\)/);
  assert.doesNotMatch(frameStyle, /:defined|:state|animation/, 'a frame is there at once');
  const same = [
    [0, 37],
    [64, 37],
    [40, 50],
  ] as const;
  const fewer = makeSnippets(settings, SNIPPET_SITE, { rooms: same }).style;
  assert.deepEqual(held(fewer), ['37', '50'], 'what is the same on a smaller screen is said once');
  const solutions = [{ name: 'Alpha', website: 'https://alpha.example/' }];
  const heights = ['', 'compact'].map((layout) => {
    const list = makeSnippets({ ...settings, show: 'list', layout }, SNIPPET_SITE, { solutions }).style;
    return /nth-child\(-n \+ 1\) \{\s*min-block-size: ([\d.]+)em/.exec(list)?.[1];
  });
  assert.deepEqual(heights, ['17.25', '5.5']);
});

test('a frame, which cannot know the language of the page around it, is told that of the configurator or the chosen one', () => {
  const settings = { src: SNIPPET_SITE.src, accent: '', 'alternative-to': 'Slack' };
  const frameOf = (chosen: object) =>
    new URL(
      decode(/src="([^"]*)"/.exec(makeSnippets(chosen, SNIPPET_SITE).systems.iframe!.join(''))?.[1] ?? ''),
    ).searchParams.getAll('lang');
  assert.deepEqual(frameOf(settings), ['fr']);
  assert.deepEqual(frameOf({ ...settings, lang: 'it' }), ['it']);
});

test('a list and a card come with the smaller script and what they show alone', () => {
  const solutions = [{ name: 'Über Chat', website: 'https://ueber.example/' }];
  const slice = 'https://catalogue.example/embed/data/alternatives/slack.json';
  const settings = {
    src: SNIPPET_SITE.src,
    accent: '',
    'alternative-to': 'Slack',
    layout: 'table',
    sort: 'fit',
  };
  const list = makeSnippets({ ...settings, show: 'list', controls: 'all', limit: '1' }, SNIPPET_SITE, {
    ...{ slice, solutions, hasMore: true },
  });
  const html = list.systems.html!.join('');
  assert.match(html, /^<script [^>]*src="https:\/\/catalogue\.example\/card\.js"/);
  // Of the layouts and orders it has some only, and no controls.
  assert.match(
    html,
    /<solution-list src="[^"]+slack\.json" detail-url="[^"]+" alternative-to="Slack" limit="1">/,
  );
  // What stands for the rest leads to the catalogue.
  assert.deepEqual(fallbackOf(html), [
    ['Über Chat', 'https://catalogue.example/fr/solutions/ueber-chat/'],
    ['Catalogue', 'https://catalogue.example/'],
  ]);
  assert.ok(
    list.systems.hugo![1]!.startsWith(
      `{{< solution-list src="${slice}" alternative-to="Slack" limit="1" links=\`<ul>`,
    ),
  );
  assert.match(list.systems.wordpressShortcode!.join(), /^\[solution-catalogue .* controls="none"\]$/);
  assert.match(
    list.systems.react!.join(),
    /<SolutionList src="[^"]+" detailUrl="[^"]+" alternativeTo="Slack" limit=\{1\}>/,
  );
  assert.match(list.systems.vue!.join(), /import 'solution-catalogue\/define-card';/);
  const card = makeSnippets({ ...settings, show: 'card', name: 'Über Chat' }, SNIPPET_SITE, { solutions });
  assert.match(
    card.systems.html!.join(''),
    /<solution-card src="https:\/\/catalogue\.example\/" name="Über Chat">\s*<p><a /,
  );
  // Its page may be gone one day, and the catalogue stays.
  assert.deepEqual(fallbackOf(card.systems.html!.join('')), [
    ['Über Chat', 'https://catalogue.example/fr/solutions/ueber-chat/'],
    ['Catalogue', 'https://catalogue.example/'],
  ]);
  assert.equal(
    new URL(/src="([^"]+)"/.exec(list.systems.iframe![0]!)![1]!.replaceAll('&amp;', '&')).searchParams.get(
      'slice',
    ),
    'alternatives/slack',
  );
});

test('the configurator and its frame offer every attribute that there is', () => {
  const fixed = ['src', 'debug', 'detail-url', 'logos', 'category-labels', 'tag-labels', 'product-labels'];
  const documented = readFileSync(new URL('../../../docs/attributes.md', import.meta.url), 'utf8');
  const names = ['attributes', 'list', 'card'].map((part) => {
    const table =
      documented.split(`<!-- from the docstrings: ${part} -->`)[1]?.split('<!-- end -->')[0] ?? '';
    return [...table.matchAll(/^\| `([\w-]+)`/gm)]
      .map(([, name]) => name!)
      .filter((name) => !fixed.includes(name));
  });
  assert.deepEqual(
    [ATTRIBUTES.catalogue, ATTRIBUTES.list, ATTRIBUTES.card].map((each) => each.toSorted()),
    names.map((each) => each.toSorted()),
  );
  const frame = readFileSync(new URL('../../../generator/site/static/frame.js', import.meta.url), 'utf8');
  const known = [.../const NAMES = \[([^]*?)\n\];/.exec(frame)![1]!.matchAll(/'([\w-]+)'/g)].map(
    ([, name]) => name,
  );
  assert.deepEqual(new Set(known), new Set(names.flat()));
  const page = textOf(filesOf(makeSite()), 'embed/en/index.html');
  for (const name of new Set(names.flat())) assert.match(page, new RegExp(`\\sname="${name}"`));
});

test('the code offers stars as an order only where a solution has some', () => {
  for (const [stars, isOffered] of [
    [null, false],
    [7, true],
  ] as const) {
    const orders = elementsOf(textOf(filesOf(makeSite([{ name: 'Alpha', stars }])), 'embed/en/index.html'))
      .filter(({ tagName }) => tagName === 'option')
      .map((option) => attribute(option, 'value'));
    assert.ok(orders.includes('maturity'));
    assert.equal(orders.includes('stars'), isOffered);
  }
});

test('the code makes addresses as the site does', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (name) => {
      assert.equal((snippetSlug as typeof slug)(name), slug(name));
    }),
  );
  for (const name of [...HOSTILE, 'Äußerst Öde', 'É è ñ', '-x-', 'Draw.io', ''])
    assert.equal((snippetSlug as typeof slug)(name), slug(name), name);
});

test('products are called as products.yaml says, and tags as catalogue.yaml does, before the script is there', () => {
  const files = filesOf(
    makeSite([{ name: 'Alpha', tags: ['dall-e-alternative', 'slack-alternative', 'chat'] }], {
      names: {
        products: new Map([
          ['dall-e', { name: 'DALL·E', maker: 'OpenAI' }],
          ['heroku', { name: 'Heroku', maker: 'Salesforce' }],
          ['tableau', { name: 'Tableau', maker: 'Salesforce' }],
          [
            'slack',
            {
              name: 'Slack',
              maker: 'Salesforce',
              nicknames: ['SLACK', 'slackbot'],
              description: { de: 'Chat für Teams.', fr: 'Discussions d’équipe.' },
            },
          ],
        ]),
        tags: { chat: { de: ['Nachrichten', 'plaudern'], fr: ['Messagerie', 'bavarder'] } },
      },
    }),
  );
  const product = textOf(files, 'de/alternatives/dall-e/index.html');
  assert.match(product, /<h1>[^<]*DALL·E/);
  assert.match(textOf(files, 'de/solutions/alpha/index.html'), /Nachrichten/);
  const home = textOf(files, 'fr/index.html');
  assert.match(home, /<template[^]*DALL·E[^]*Messagerie[^]*<\/template>/);
  // Only what the element would not guess, and of tags only the language of the page, with the words to search for: a maker of
  // three products is one.
  assert.deepEqual(toldOn(files, 'fr'), {
    categoryLabels: { Kommunikation: { fr: 'Communication' } },
    tagLabels: {
      'heroku-alternative': { fr: ['Heroku', 'Salesforce'] },
      'tableau-alternative': { fr: ['Tableau', 'Salesforce'] },
      'slack-alternative': { fr: ['Slack', 'Discussions d’équipe.', 'Salesforce'] },
      chat: { fr: ['Messagerie', 'bavarder'] },
    },
    productLabels: { 'dall-e': 'DALL·E', slack: ['Slack', 'slackbot'] },
  });
  // Words are for searches: they stand on no page, and pages for frames have the names in all languages alone.
  const visible = (page: string) =>
    page.replaceAll(/(tag|product)-labels="[^"]*"|<script type="application\/json".*?<\/script>/g, '');
  for (const path of ['de/index.html', 'de/alternatives/slack/index.html', 'de/solutions/alpha/index.html'])
    assert.ok(!/plaudern|slackbot/.test(visible(textOf(files, path))), path);
  for (const [path, { bytes }] of files)
    if (path.startsWith('embed/')) assert.ok(!/plaudern|bavarder|slackbot|équipe/.test(String(bytes)), path);
});

test('a card on a page without scripts is closed, and leads to all that is known of its solution', () => {
  const files = filesOf(makeSite([{ name: 'Alpha', tags: ['slack-alternative', 'chat'] }]));
  const elements = elementsOf(textOf(files, 'fr/alternatives/slack/index.html'));
  const links = elements.filter((element) => attribute(element, 'aria-label') === 'Détails\u00a0: Alpha');
  assert.deepEqual(
    links.map((link) => [link.tagName, attribute(link, 'href')]),
    [['a', '../../../fr/solutions/alpha/']],
  );
  assert.ok(!elements.some((element) => attribute(element, 'part') === 'details'));
});

const OWN_SITE = {
  title: { de: 'Werkzeugkasten', en: 'Toolbox & more' },
  lead: { de: 'Was die Stadt benutzt.' },
  publisher: { name: 'Stadt Beispiel', url: 'https://stadt.example/' },
  logo: { name: 'logo.svg', bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') },
  colours: { accent: '#0a5c36', surface: 'white' },
  imprint: 'https://stadt.example/impressum',
  privacy: { de: 'https://stadt.example/datenschutz', fr: 'https://stadt.example/donnees' },
  contact: 'mailto:open@stadt.example',
  report: 'https://git.example/new?title={name}&lang={lang}&at={url}&other={x}',
  staging: true,
} as const;

test('a site of one’s own: name, lead, publisher, logo, colours and legal pages on every page', () => {
  const files = filesOf(makeSite(undefined, { settings: OWN_SITE }));
  const home = textOf(files, 'de/index.html');
  assert.match(home, /<title>Werkzeugkasten<\/title>/);
  assert.match(home, /<h1>Werkzeugkasten<\/h1>\s*<p class="lead">Was die Stadt benutzt\./);
  // A language without a title of its own has the English one.
  assert.match(textOf(files, 'it/index.html'), /<title>Toolbox &amp; more<\/title>/);
  const product = textOf(files, 'fr/alternatives/slack/index.html');
  assert.match(product, /<title>[^<]* – Toolbox &amp; more<\/title>/);
  const links = elementsOf(product)
    .filter(({ tagName }) => tagName === 'a')
    .map((element) => [innerText(element).trim(), attribute(element, 'href')] as const);
  const to = new Map(links);
  assert.equal(to.get('Stadt Beispiel'), 'https://stadt.example/');
  assert.equal(to.get('Mentions légales'), 'https://stadt.example/impressum');
  assert.equal(to.get('Protection des données'), 'https://stadt.example/donnees');
  assert.equal(to.get('Nous écrire'), 'mailto:open@stadt.example');
  const report = new URL(to.get('Signaler une erreur') ?? '');
  assert.deepEqual(Object.fromEntries(report.searchParams), {
    title: elementsOf(product)
      .filter(({ tagName }) => tagName === 'h1')
      .map(innerText)[0],
    lang: 'fr',
    at: 'https://catalogue.example/fr/alternatives/slack/',
    other: '{x}',
  });
  // The cards of the element lead to this place.
  const solution = textOf(files, 'fr/solutions/alpha/index.html');
  assert.match(
    /<span id="report">([^]*?)<\/span>/.exec(solution)?.[1] ?? '',
    /href="https:\/\/git\.example\/new\?/,
  );
  const logo =
    /<a class="brand"[^>]*><img src="\.\.\/\.\.\/\.\.\/(assets\/pictures\/logo-\w+\.svg)" alt=""/.exec(
      product,
    )?.[1] ?? '';
  assert.equal(textOf(files, logo), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const style = [...files.keys()].find((path) => path.endsWith('.css')) ?? '';
  assert.match(
    textOf(files, style),
    /:root \{ --solution-catalogue-accent: #0a5c36; --accent: #0a5c36; --solution-catalogue-surface: white; \}/,
  );
  assert.match(
    textOf(files, 'de/feed.xml'),
    /<title>Werkzeugkasten: [^]*<author><name>Stadt Beispiel<\/name>/,
  );
  for (const path of pagesOf(files))
    assert.equal(textOf(files, path).match(/<meta name="robots" content="noindex"/g)?.length, 1, path);
});

test('a site offers the languages that it names, the first to readers of all others', () => {
  const files = filesOf(makeSite(undefined, { settings: { languages: ['fr', 'de'] } }));
  const folders = new Set(
    [...files.keys()].flatMap((path) => /^(?:embed\/)?(de|en|fr|it)\//.exec(path)?.[1] ?? []),
  );
  assert.deepEqual([...folders].sort(), ['de', 'fr']);
  for (const path of ['index.html', 'embed/index.html']) {
    const chooser = textOf(files, path);
    assert.match(chooser, /<html lang="fr">[^]*<h1>Choisissez votre langue<\/h1>/);
    assert.deepEqual(chooser.match(/<a href="[^"]*" hreflang="\w+"/g)?.length, 2, path);
  }
  const home = textOf(files, 'de/index.html');
  assert.match(home, /hreflang="x-default"\s+href="https:\/\/catalogue\.example\/fr\/"/);
  const links = elementsOf(home).flatMap((element) => attribute(element, 'hreflang') ?? []);
  assert.deepEqual([...new Set(links)].sort(), ['de', 'fr', 'x-default']);
  assert.doesNotMatch(textOf(files, 'sitemap.xml'), /\/(en|it)\//);
  assert.match(home, /<nav class="languages"/);
  const one = filesOf(makeSite(undefined, { settings: { languages: ['de'] } }));
  assert.doesNotMatch(textOf(one, 'de/index.html'), /class="languages"/, 'nothing to choose');
});

test('dates are written as in the country that the site names', () => {
  const site = makeSite([{ name: 'Alpha', addedAt: '2026-01-20' }], {
    settings: { formats: { de: 'de-AT', en: 'en-US' } },
  });
  const files = filesOf(site);
  const austrian = textOf(files, 'de/solutions/alpha/index.html');
  assert.match(austrian, /<html lang="de-AT">/);
  assert.match(austrian, />20\. Jänner 2026</);
  assert.match(textOf(files, 'de/changes/index.html'), /<h2 id="m2026-01">Jänner 2026<\/h2>/);
  assert.match(textOf(files, 'en/solutions/alpha/index.html'), />January 20, 2026</);
  // The element formats as the page around it, so that nothing moves once its script is there.
  const home = textOf(files, 'de/index.html');
  assert.match(home, /<solution-catalogue[^>]*\slang="de-AT"/);
  const swiss = textOf(
    filesOf(makeSite([{ name: 'Alpha', addedAt: '2026-01-20' }])),
    'de/solutions/alpha/index.html',
  );
  assert.match(swiss, /<html lang="de">[^]*>20\. Januar 2026</);
});

test('the page about the catalogue says who decides, what gets in, how scores are meant and what is only partly open', () => {
  const files = filesOf(
    makeSite(
      [
        { name: 'Alpha', complexity: 2, stars: 5 },
        { name: 'Beta', complexity: 9, stars: 1 },
        { name: 'Gamma', complexity: 2, stars: 9 },
      ],
      {
        settings: OWN_SITE,
        rules: { repositoryHosts: ['github.com', 'codeberg.org'], acceptedLicenses: ['CC0-1.0'] },
        editorial: new Map([
          [
            'Beta',
            {
              reservations: [
                {
                  kind: 'open-core',
                  text: { de: 'Teuer' },
                  source: 'https://b.example/',
                  date: '2026-11-20',
                },
              ],
            },
          ],
        ]),
        pages: [
          { slug: 'about', title: { de: 'Wir' }, text: { de: '# Wir\n\nDie **Stadt** führt ihn.' } },
          {
            slug: 'method',
            title: { de: 'Methode', en: 'Method' },
            text: {
              de: '# Methode',
              en: '# Steps\n\n## First\n\n<script>x</script>\n\n[more](https://m.example/)',
            },
          },
        ],
      },
    ),
  );
  const page = textOf(files, 'en/about/index.html');
  const text = page.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
  assert.match(text, /3 solutions in 1 category\. /);
  assert.match(text, /Published by Stadt Beispiel/);
  assert.match(text, /on github\.com or on codeberg\.org/);
  assert.match(text, /not approved by it: CC0-1\.0/);
  assert.match(text, /Gamma , 9 out of 10 Beta , 2 out of 10/, 'the best-known one of each');
  assert.match(text, /have this reservation today: Beta Where/);
  assert.match(page, /href="https:\/\/git\.example\/new\?title=How%20this[^"]*lang=en/);
  // What only stands there in German says so.
  assert.match(page, /<div class="text" lang="de">\s*<h2>Wir<\/h2>\s*<p>Die <strong>Stadt<\/strong>/);
  const method = textOf(files, 'en/method/index.html');
  assert.match(method, /<h1>Method<\/h1>[^]*<h2>Steps<\/h2>\s*<h3>First<\/h3>/);
  assert.match(method, /<p><a href="https:\/\/m\.example\/">more<\/a><\/p>/);
  // Every page leads there.
  assert.match(textOf(files, 'fr/solutions/alpha/index.html'), /href="[./]+fr\/method\/"/);
  assert.match(textOf(files, 'fr/solutions/alpha/index.html'), /<nav[^]*href="[./]+fr\/about\/"[^]*<\/nav>/);
  assert.ok(!files.has('de/about/about/index.html'));
});

test('what has changed stands there month by month, and what is gone keeps a page that says why', () => {
  const files = filesOf(
    makeSite(
      [
        { name: 'Alpha', addedAt: '2026-11-03', category: 'Fotos' },
        { name: 'Beta', addedAt: '2024-01-01' },
        { name: 'Delta', addedAt: '2026-09-01' },
      ],
      {
        removed: {
          gamma: {
            name: 'Gamma',
            date: '2026-10-05',
            reason: { de: 'Seit Mai nicht mehr offen.', fr: 'Plus libre <b>depuis mai</b>.' },
            successor: 'alpha',
          },
          zeta: { name: 'Zeta', date: '2026-10-04', reason: { de: 'Weg.' }, successor: 'gamma' },
          eta: { name: 'Eta', date: '2026-10-03', reason: { de: 'Fort.' }, successor: 'not-in-here' },
        },
        changes: [
          {
            date: '2026-11-20',
            kind: 'changed',
            name: 'Alpha',
            fields: [
              { field: 'license', before: 'MIT', after: 'AGPL-3.0-only' },
              { field: 'complexity', before: 3, after: 5 },
              { field: 'description' },
              { field: 'descriptionEn' },
            ],
          },
          { date: '2026-11-19', kind: 'removed', name: 'Epsilon' },
          { date: '2026-11-19', kind: 'removed', name: 'Gamma' },
          { date: '2026-11-18', kind: 'renamed', name: 'Delta', before: 'Dolta' },
        ],
      },
    ),
  );
  const shown = (path: string) => {
    const page = textOf(files, path);
    return page
      .slice(page.indexOf('<main'))
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ');
  };
  const page = shown('en/changes/index.html');
  assert.match(
    page,
    /November 2026 Removed Epsilon No reason was recorded\. 19 November 2026 Changed Alpha Licence \(AGPL-3\.0-only instead of MIT\), [^.]+ \(6 instead of 8\),? and Description\. 20 November 2026 Delta was called Dolta\. 18 November 2026 New Alpha/,
  );
  assert.match(page, /October 2026 Removed Gamma Seit Mai nicht mehr offen\. In its place: Alpha/);
  assert.match(page, /Zeta Weg\. In its place: Gamma/);
  assert.match(
    textOf(files, 'de/solutions/zeta/index.html'),
    /An seiner Stelle: <a href="[./]+de\/solutions\/gamma\/">Gamma<\/a>\./,
  );
  assert.match(textOf(files, 'de/solutions/eta/index.html'), /An seiner Stelle: not-in-here\./);
  assert.match(shown('fr/solutions/gamma/index.html'), /Gamma n’est plus [^]*Plus libre &lt;b&gt;depuis mai/);
  assert.match(
    shown('de/solutions/epsilon/index.html'),
    /Ein Grund ist nicht festgehalten\. Entfernt am 19\./,
  );
  assert.match(shown('it/solutions/dolta/index.html'), /La voce ora si chiama Delta/);
  for (const name of ['gamma', 'epsilon', 'dolta'])
    assert.match(textOf(files, `it/solutions/${name}/index.html`), /<meta name="robots" content="noindex"/);
  assert.doesNotMatch(textOf(files, 'sitemap.xml'), /gamma|epsilon|dolta/);
  const feed = parseXml(textOf(files, 'en/feed.xml'));
  const titles = feed.filter(({ name }) => name === 'title').map(({ text }) => text);
  assert.deepEqual(titles.slice(1), [
    'Alpha: Changed',
    'Epsilon: Removed',
    'Delta: Changed',
    'Alpha',
    'Gamma: Removed',
    'Zeta: Removed',
    'Eta: Removed',
    'Delta',
    'Beta',
  ]);
  const ids = feed.filter(({ name }) => name === 'id').map(({ text }) => text);
  assert.equal(new Set(ids).size, ids.length);
  // What takes its place is said as well, where that is in the language of the reason.
  const summaries = (locale: string) =>
    textOf(files, `${locale}/feed.xml`).match(/(?<=<summary ).*(?=<\/summary>)/g);
  assert.ok(summaries('de')?.includes('xml:lang="de">Seit Mai nicht mehr offen. An seiner Stelle: Alpha.'));
  assert.ok(summaries('de')?.includes('xml:lang="de">Fort. An seiner Stelle: not-in-here.'));
  assert.ok(summaries('en')?.includes('xml:lang="de">Seit Mai nicht mehr offen.'));
});

test('logos are published without what does not draw, and stand where the emoji stands otherwise', () => {
  const svg = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="a()"><script>a()</script>
    <style>@import "//a.example/x";</style><linearGradient id="a"><stop offset="1"/></linearGradient><image href="//a.example/p"/>
    <path d="M0 0h9" fill="url(#a)"/><path d="M1 1" fill="url(https://a.example/)"/><a href="javascript:a()"><rect width="1"/></a></svg>`;
  const files = filesOf(
    makeSite([{ name: 'Über Chat' }, { name: 'Beta' }], { logos: new Map([['ueber-chat', svg]]) }),
  );
  assert.equal(
    textOf(files, 'assets/logos/ueber-chat.svg').replace(/\s*\n\s*/g, ''),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><linearGradient id="a"><stop offset="1" /></linearGradient>' +
      '<path d="M0 0h9" fill="url(#a)" /><path d="M1 1" /><rect width="1" /></svg>',
  );
  const image = '<img class="logo" src="../../../assets/logos/ueber-chat.svg" alt="" width="40" height="40"';
  assert.ok(textOf(files, 'de/solutions/ueber-chat/index.html').includes(image));
  assert.ok(textOf(files, 'de/index.html').includes('src="../assets/logos/ueber-chat.svg"'));
  assert.ok(!textOf(files, 'de/solutions/beta/index.html').includes('<img'));
});

test('a site of which nobody said anything names nobody, and is for search engines', () => {
  const files = filesOf(makeSite());
  assert.match(textOf(files, '404.html'), /<meta name="robots" content="noindex" \/>/);
  for (const path of pagesOf(files).filter((each) => each !== '404.html' && !each.startsWith('embed/'))) {
    const text = textOf(files, path);
    assert.doesNotMatch(text, /noindex|mailto:|<img|Mentions légales|Impressum/, path);
  }
  assert.doesNotMatch(textOf(files, 'robots.txt'), /Disallow/);
});

const configurationOf = (files: ReturnType<typeof filesOf>) =>
  JSON.parse(
    innerText(
      elementsOf(textOf(files, 'embed/fr/index.html')).find(
        (element) => attribute(element, 'id') === 'configuration',
      )!,
    ),
  ) as { labels: Record<string, Record<string, string>> };

/** A value of an attribute as a parser of HTML reads it. */
const decode = (value: string, quote = '"'): string =>
  attribute(elementsOf(`<i title=${quote}${value}${quote}></i>`).at(-1)!, 'title')!;

test('a catalogue without products, and one without the element’s script, are a site as well', () => {
  const files = filesOf(makeSite([{ tags: [] }], { element: undefined }));
  assert.ok(!textOf(files, 'de/index.html').includes('id="alternatives"'));
  assert.ok(!textOf(files, 'de/index.html').includes('solution-catalogue-1.2.3'));
  assert.ok(!files.has('assets/integrity.json'));
  assert.ok(!files.has('assets/licenses.txt'));
});

test('build keeps what others have put into the folder, and takes http(s) addresses only', async (t) => {
  const out = temporaryFolder(t);
  writeFiles(out, { CNAME: 'catalogue.example', 'de/notes.txt': 'mine', 'assets/own.css': 'a {}' });
  const folder = makeCatalogueWithoutForms(t);
  const { code, err } = await runCli(['build', folder, '--out', out, '--no-stars']);
  assert.equal(code, 0, err);
  const files = readFiles(out);
  assert.equal(files.CNAME, 'catalogue.example');
  assert.equal(files['de/notes.txt'], 'mine');
  assert.equal(files['assets/own.css'], 'a {}');
  for (const address of ['javascript:alert(1)', 'ftp://a.example/', 'file:///tmp', 'catalogue.example']) {
    const wrong = await runCli([
      'build',
      folder,
      '--out',
      join(out, 'no'),
      '--no-stars',
      '--base-url',
      address,
    ]);
    assert.equal(wrong.code, 2, address);
    const sources = makeCatalogue(t, {
      'catalogue.yaml': readFileSync(join(folder, 'catalogue.yaml'), 'utf8').replace(
        /homepage: .*/,
        `homepage: "${address}"`,
      ),
    });
    assert.equal((await runCli(['build', sources, '--out', join(out, 'no'), '--no-stars'])).code, 1, address);
  }
  assert.ok(!existsSync(join(out, 'no/index.html')));
});

test('detail-url leads to the pages that are written', () => {
  const names = ['Nextcloud', 'Über Chat!', 'Café & Co.', '../x', 'ÄÖÜß', '安全', 'a'.repeat(200)];
  const files = filesOf(makeSite(names.map((name) => ({ name }))));
  for (const name of names) {
    const address = detailUrl('https://catalogue.example/{lang}/solutions/{slug}/', name, 'it') ?? '';
    assert.ok(files.has(`${new URL(address).pathname.slice(1)}index.html`), address);
  }
});

test('cards of landing pages lead to the solutions’ pages, and have their logos', () => {
  const site = makeSite(
    [
      { name: 'Alpha', tags: ['slack-alternative'] },
      { name: 'Beta', tags: ['slack-alternative'] },
    ],
    {
      logos: new Map([['alpha', '<svg xmlns="http://www.w3.org/2000/svg"/>']]),
    },
  );
  const elements = elementsOf(textOf(filesOf(site), 'fr/alternatives/slack/index.html'));
  const cards = elements.filter((each) => attribute(each, 'part') === 'card-title');
  const links = cards.map((card) => card.childNodes.find((node) => 'tagName' in node));
  assert.deepEqual(
    links.map((link) => link && attribute(link, 'href')),
    ['../../../fr/solutions/alpha/', '../../../fr/solutions/beta/'],
  );
  const logos = elements.filter(({ tagName }) => tagName === 'img').map((image) => attribute(image, 'src'));
  assert.deepEqual(logos, ['../../../assets/logos/alpha.svg']);
});

test('of a product with one alternative the page shows what else is in the category; of others it can be sorted', () => {
  const files = filesOf(
    makeSite([
      { name: 'Alpha', tags: ['slack-alternative', 'zoom-alternative'] },
      { name: 'Beta', tags: ['slack-alternative'] },
      { name: 'Gamma', tags: ['slack-alternative'] },
    ]),
  );
  const [one, several] = ['zoom', 'slack'].map((name) => textOf(files, `en/alternatives/${name}/index.html`));
  assert.match(one ?? '', /1 open-source solution can replace Zoom/);
  assert.match(one ?? '', /<h2><a href="[^"]*en\/categories\/[^"]+">Also in “[^<]+”<\/a><\/h2>/);
  assert.match(one ?? '', /<a href="[^"]*en\/solutions\/gamma\/">Gamma<\/a>/);
  assert.doesNotMatch(one ?? '', /Sort and filter/);
  assert.doesNotMatch(several ?? '', /Also in/);
  assert.match(several ?? '', /<button[^>]*>\s*Sort and filter\s*<\/button>/);
  assert.match(several ?? '', /<solution-catalogue\s+src="[^"]*embed\/data\/alternatives\/slack\.json"/);
});

test('a solution’s page says what has happened to its entry, and what nobody knows of its code', () => {
  const solutions = [{ name: 'Alpha', addedAt: '2026-01-02' }, { name: 'Beta' }];
  const changes = [
    {
      date: '2026-03-04',
      kind: 'changed',
      name: 'Alpha',
      fields: [{ field: 'license', before: 'MIT', after: 'AGPL-3.0-only' }],
    },
    { date: '2026-02-03', kind: 'renamed', name: 'Alpha', before: 'Old Alpha' },
  ] as const;
  const learned = {
    name: 'Alpha',
    repository: 'x',
    asOf: '2026-03-05',
    archived: false,
    lastPush: '2026-03-05',
  };
  const files = filesOf(
    makeSite(solutions, {
      changes: changes.map((change) => ({ ...change })) as Site['changes'],
      facts: new Map([['Alpha', learned]]),
    }),
  );
  const text = (name: string) =>
    textOf(files, `en/solutions/${name}/index.html`)
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ');
  assert.match(
    text('alpha'),
    /History of this entry 4 Mar(?:ch)? 2026 Licence \(AGPL-3\.0-only instead of MIT\) 3 Feb(?:ruary)? 2026 was called Old Alpha 2 Jan(?:uary)? 2026 New/,
  );
  assert.match(
    text('alpha'),
    /Last change to the code March 2026 .*State of development not archived .* Not known Used on Stars Latest release Last reviewed Where this is from .* are what github\.com said on 5 March 2026/,
  );
  assert.match(
    text('beta'),
    /Not known Used on Stars Latest release Last change to the code State of development Last reviewed Where/,
  );
  assert.doesNotMatch(text('beta').replace(/Compared.*?History/, ''), /unknown/, 'said once, not row by row');
  assert.doesNotMatch(text('beta'), /github\.com said/);
  assert.match(
    text('beta'),
    /This was put together by those who keep the catalogue\. It can be checked here: Website , Source code/,
  );
});

test('a product’s page begins with the recommended ones, each with its first sentence', () => {
  const solutions = [
    { name: 'Alpha', maturity: 3, descriptionEn: 'The first. More of it.', tags: ['slack-alternative'] },
    { name: 'Beta', maturity: 9, descriptionEn: 'The second. More of it.', tags: ['slack-alternative'] },
  ];
  const page = textOf(filesOf(makeSite(solutions)), 'en/alternatives/slack/index.html');
  const first = elementsOf(page).find((element) => attribute(element, 'class') === 'first');
  assert.equal(first && innerText(first).replace(/\s+/g, ' ').trim(), 'Beta The second. Alpha The first.');
});

test('the first page tells readers without scripts where to go, and everybody what has changed', () => {
  const changes: Site['changes'] = [
    { date: '2026-03-04', kind: 'changed', name: 'Alpha', fields: [{ field: 'license' }] },
    { date: '2026-03-05', kind: 'removed', name: 'Gone' },
  ];
  const page = textOf(filesOf(makeSite([{ name: 'Alpha' }], { changes })), 'en/index.html');
  const text = page.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
  assert.match(text, /Searching needs JavaScript\. Without it, these lists lead on: Categories , Products/);
  assert.match(text, /What has changed Gone Removed, 5 Mar(ch)? 2026 Alpha Licence, 4 Mar(ch)? 2026/);
  assert.match(page, /href="\.\.\/en\/changes\/">What has changed/);
});

test('the first page shows products, categories, what is new and what has changed, in this order', () => {
  const page = textOf(filesOf(makeSite([{ name: 'Alpha', tags: ['slack-alternative'] }])), 'en/index.html');
  const headings = elementsOf(page).filter(({ tagName }) => tagName === 'h2');
  assert.deepEqual(
    headings.map((heading) => innerText(heading).trim()).filter((text) => text !== ''),
    // The card in the element comes first.
    [
      'Alpha',
      'Most often replaced',
      'By category',
      'New in the catalogue',
      'What has changed',
      'All solutions',
    ],
  );
  assert.match(page, /href="\.\.\/en\/alternatives\/"\s*>All products that can be replaced</);
});

test('all products stand on one page, under the letters that they begin with', () => {
  const tags = ['1password', 'adobe-xd', 'asana', 'slack', 'utorrent'].map((slug) => `${slug}-alternative`);
  const products = new Map([
    ['adobe-xd', { name: 'Ádobe XD' }],
    ['utorrent', { name: 'µTorrent' }],
  ]);
  const files = filesOf(makeSite([{ name: 'Alpha', tags }], { names: { products, tags: {} } }));
  const elements = elementsOf(textOf(files, 'en/alternatives/index.html'));
  const letters = elements.filter(
    ({ tagName, parentNode }) => tagName === 'h2' && parentNode?.nodeName === 'section',
  );
  assert.deepEqual(letters.map(innerText), ['#', 'A', 'S']);
  const ids = new Set(elements.map((element) => attribute(element, 'id')));
  const anchors = elements.flatMap(
    (element) => attribute(element, 'href')?.match(/^#(?!content)(.+)/)?.[1] ?? [],
  );
  assert.deepEqual(anchors, ['other', 'a', 's']);
  assert.ok(anchors.every((anchor) => ids.has(anchor)));
  const links = elements.flatMap((element) => {
    const folder = /^\.\.\/\.\.\/en\/alternatives\/(.+)\/$/.exec(attribute(element, 'href') ?? '')?.[1];
    return folder === undefined ? [] : [[folder, innerText(element)]];
  });
  assert.deepEqual(links, [
    ['1password', '1Password'],
    ['utorrent', 'µTorrent'],
    ['adobe-xd', 'Ádobe XD'],
    ['asana', 'Asana'],
    ['slack', 'Slack'],
  ]);
});

test('an introduction leads to the categories that it names in quotation marks, in every language', () => {
  const introduction = {
    de: 'Chats. Für Bilder gibt es «Fotos», für Fotos nichts.',
    en: 'Chats. For pictures, see “Photos”.',
    fr: 'Messageries. Pour les images, voir «\u00a0Photos\u00a0».',
    it: 'Chat. Per le immagini, vedi «Foto» e «Altro».',
  };
  const files = filesOf(
    makeSite(
      [
        { name: 'Alpha', category: 'Chat' },
        { name: 'Beta', category: 'Fotos' },
      ],
      {
        categories: [
          { name: 'Chat', introduction },
          { name: 'Fotos', labels: { en: 'Photos', fr: 'Photos', it: 'Foto' } },
        ],
      },
    ),
  );
  for (const locale of LOCALES)
    for (const [path, root] of [
      [`${locale}/categories/chat/index.html`, '../../../'],
      [`${locale}/categories/index.html`, '../../'],
    ] as const) {
      const page = textOf(files, path);
      const named = [...page.matchAll(/[«“]\s?<a href="([^"]+)">([^<]+)<\/a>\s?[»”]/g)];
      assert.equal(named.length, 1, path);
      assert.equal(named[0]?.[1], `${root}${locale}/categories/photos/`);
      const text = page.replace(/<[^>]+>/g, '');
      assert.ok(text.includes(introduction[locale]), `${path}: the text stays as it is`);
    }
});

test('the cards of the first page have the logos and addresses that they have once they are live', () => {
  const site = makeSite([{ name: 'Alpha' }, { name: 'Beta' }], { logos: new Map([['alpha', '<svg/>']]) });
  const images = elementsOf(textOf(filesOf(site), 'en/index.html'))
    .filter(({ tagName }) => tagName === 'img')
    .map((image) => `${attribute(image, 'class') ?? ''} ${attribute(image, 'src') ?? ''}`);
  assert.deepEqual(
    [...new Set(images)].filter((image) => image.includes('there')),
    ['logo there ../assets/logos/alpha.svg'],
  );
  assert.ok(images.every((image) => !image.includes('beta')));
});

test('a logo that says its size alone is made smaller, not cut off', () => {
  const files = filesOf(
    makeSite([{ name: 'Alpha' }], {
      logos: new Map([['alpha', '<svg width="200" height="100px"><path d="M0 0h9"/></svg>']]),
      settings: { logo: { name: 'logo.svg', bytes: Buffer.from("<svg width='80' height='40'></svg>") } },
    }),
  );
  assert.match(textOf(files, 'assets/logos/alpha.svg'), /viewBox="0 0 200 100"/);
  const own = [...files.keys()].find((path) => /pictures\/logo-.*\.svg$/.test(path)) ?? '';
  assert.match(textOf(files, own), /viewBox="0 0 80 40"/);
});

test('a region that the site names reaches every page that writes numbers', () => {
  const files = filesOf(makeSite(undefined, { settings: { formats: { de: 'de-AT' } } }));
  assert.match(textOf(files, 'de/reference/index.html'), /data-lang="de-AT"/);
  assert.match(textOf(files, 'fr/reference/index.html'), /data-lang="fr-CH"/);
  const many = Array.from({ length: 1000 }, (_, at) => ({ name: `S${at}`, tags: ['slack-alternative'] }));
  const home = (formats: Record<string, string>) =>
    textOf(filesOf(makeSite(many, { settings: { formats, languages: ['de'] } })), 'de/index.html');
  assert.match(home({}), /class="number">1’000</);
  assert.match(home({ de: 'de-DE' }), /class="number">1\.000</);
  assert.doesNotMatch(home({ de: 'de-DE' }), /class="number">1’000</);
});
