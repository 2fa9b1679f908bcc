// What is hostile in sources stays in its place: in pages, structured data, feeds, attributes, drafts and imports.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import test from 'node:test';
import naughty from 'big-list-of-naughty-strings' with { type: 'json' };
import { SaxesParser } from 'saxes';
import type { Site, SiteSettings } from '../../generator/site/site.js';
import { checkCatalogueFile } from '../../generator/sources/catalogue-file.js';
import { parseSource } from '../../generator/sources/parse.js';
import { Source } from '../../generator/sources/source.js';
import { LOCALES } from '../../src/i18n/locales.js';
import { INHERITED, XSS } from '../support/xss.js';
import { CATALOGUE_YAML, makeCatalogue, solutionYaml } from './support/catalogues.js';
import { runCli } from './support/io.js';
import {
  attribute,
  type Element,
  elementsOf,
  filesOf,
  innerText,
  makeSite,
  pagesOf,
  textOf,
} from './support/site.js';

const STRINGS = [...XSS, ...naughty].filter((text) => text.trim() !== '');

/** So many texts with all of the strings in them, `%` of them each. */
const PER_TEXT = 90;
// Halves of surrogate pairs are refused in every field; what is only long takes long.
const WELL_FORMED = STRINGS.filter((text) => !/\p{Surrogate}/u.test(text) && text.length < 500);
const TEXTS = [
  ...INHERITED,
  ...Array.from({ length: Math.ceil(WELL_FORMED.length / PER_TEXT) }, (_, at) =>
    WELL_FORMED.slice(at * PER_TEXT, (at + 1) * PER_TEXT).join(' '),
  ),
];
const HARMLESS = TEXTS.slice(0, 9).map((_, at) => `Text ${at} of a site without a fault`);

/** Made once: it takes seconds. */
let made: ReturnType<typeof filesOf> | undefined;
const hostileFiles = () => (made ??= filesOf(siteOf(TEXTS)));

const inAll = (text: string) => ({ de: text, en: `${text} en`, fr: `${text} fr`, it: `${text} it` });

/** A site that has a text in every field that takes one. */
function siteOf(texts: readonly string[]): Site {
  const at = (index: number) => texts[index % texts.length] ?? '';
  const names = texts.map((text, index) => (INHERITED.includes(text) ? text : `${index} ${text}`));
  const settings: SiteSettings = {
    title: inAll(at(5)),
    lead: inAll(at(7)),
    publisher: { name: at(6), url: 'https://publisher.example/' },
    imprint: 'https://publisher.example/imprint',
    contact: 'mailto:a@publisher.example',
    report: 'https://publisher.example/new?title={name}&at={url}',
  };
  const products = texts.map(
    (text, index) => [index === 0 ? 'constructor' : `product-${index}`, text] as const,
  );
  return makeSite(
    texts.map((text, index) => ({
      name: names[index]!,
      category: index % 9 === 0 ? text : 'Büro',
      description: text,
      descriptionEn: `${text} en`,
      descriptionFr: `${text} fr`,
      descriptionIt: `${text} it`,
      license: text,
      icon: text,
      origin: text,
      tags: [text, index === 1 ? 'constructor' : 'chat', `${products[index % 8]![0]}-alternative`],
    })),
    {
      settings,
      names: {
        products: new Map(products.map(([slug, text]) => [slug, { name: text }])),
        tags: Object.fromEntries([...texts, 'chat'].map((tag, index) => [tag, inAll(at(index))])),
      },
      categories: [...texts, 'Büro'].map((name) => ({ name, labels: inAll(name) })),
      editorial: new Map(
        texts.map((text, index) => [
          names[index] ?? '',
          {
            why: inAll(text),
            reservations: [
              { kind: 'open-core', text: inAll(text), source: 'https://a.example/', date: '2026-11-20' },
            ],
          },
        ]),
      ),
      migrations: new Map(
        products.slice(0, 8).map(([slug, text], index) => [
          slug,
          {
            product: slug,
            advice: inAll(text),
            exports: [
              {
                what: inAll(text),
                format: text,
                how: inAll(text),
                missing: inAll(text),
                source: 'https://a.example/',
              },
            ],
            // Nothing is said of those whose names every object has.
            alternatives: Object.fromEntries(
              names
                .filter((name, of) => of % 8 === index && !INHERITED.includes(name))
                .map((name) => [
                  name,
                  {
                    import: 'tool',
                    lost: inAll(text),
                    effort: 'day',
                    source: 'https://a.example/',
                    checkedAt: '2026-11-20',
                  },
                ]),
            ),
          },
        ]),
      ),
    },
  );
}

/** The kinds of elements and attributes that are in some pages: `a`, `a@href` … */
const kindsOf = (pages: Iterable<readonly Element[]>): Set<string> =>
  new Set(
    [...pages].flatMap((elements) =>
      elements.flatMap(({ tagName, attrs }) => [tagName, ...attrs.map(({ name }) => `${tagName}@${name}`)]),
    ),
  );

/** All texts of a value as JSON has it. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

/** What parsers of HTML replace, and the blanks of the templates. */
const BLANKS = /[\s\p{Cc}\uFFFD]+/gu;

test('texts of sources are texts in every page, feed, attribute and block of data', () => {
  assert.ok(STRINGS.length > 1000, `${STRINGS.length} strings`);
  const [harmless, files] = [filesOf(siteOf(HARMLESS)), hostileFiles()];
  const parsed = (of: typeof files) =>
    new Map(pagesOf(of).map((path) => [path, elementsOf(textOf(of, path))]));
  const pages = parsed(files);
  const allowed = kindsOf(parsed(harmless).values());
  assert.deepEqual(
    [...kindsOf(pages.values())].filter((kind) => !allowed.has(kind)),
    [],
  );
  let blocks = 0;
  for (const [path, elements] of pages)
    for (const element of elements) {
      for (const name of ['href', 'src', 'action']) {
        const address = attribute(element, name);
        const { protocol } = new URL(address ?? '', 'https://catalogue.example/');
        assert.match(protocol, /^(https?|mailto):$/, `${path}: ${address}`);
      }
      if (element.tagName === 'script' && attribute(element, 'src') === undefined) {
        assert.match(attribute(element, 'type') ?? '', /(json|^speculationrules)$/, path);
        JSON.parse(innerText(element));
        blocks += 1;
      }
      for (const { name, value } of element.attrs) if (name.endsWith('-labels')) JSON.parse(value);
    }
  assert.ok(blocks > 4 * TEXTS.length, `${blocks} blocks of data`);
  // They come through as they are, and not cut off where a parser would have ended them.
  const page = [...pages].find(([path]) => path.startsWith('de/solutions/10-'))?.[1] ?? [];
  const data = page.find((element) => attribute(element, 'type') === 'application/ld+json');
  assert.ok(data && textsIn(JSON.parse(innerText(data))).includes(`10 ${TEXTS[10]}`), 'in the block of data');
  const shown = page.find(({ tagName }) => tagName === 'main');
  assert.ok(
    shown && innerText(shown).replace(BLANKS, '').includes(TEXTS[10]!.replace(BLANKS, '')),
    'on the page',
  );

  for (const path of [...LOCALES.map((locale) => `${locale}/feed.xml`), 'sitemap.xml']) {
    const kinds = (of: typeof files) => {
      const found = new Set<string>();
      const parser = new SaxesParser({ xmlns: true });
      parser.on('error', (error) => {
        throw error;
      });
      parser.on('opentag', ({ name }) => found.add(name));
      parser.on('attribute', ({ name }) => found.add(`@${name}`));
      parser.write(textOf(of, path)).close();
      return found;
    };
    assert.deepEqual(kinds(files), kinds(harmless), path);
  }
});

test('Markdown of the operator runs nothing, loads nothing, and leads only to pages and to mail', () => {
  const kinds = ['', '# ', '> ', '- ', '![a](', '[a](', '| a | b |\n|---|---|\n| ', '    ', '<https:'];
  const text = STRINGS.map((string, index) => `${kinds[index % kinds.length] ?? ''}${string}`).join('\n\n');
  const pages = [{ slug: 'own', title: inAll('Own'), text: inAll(text) }];
  const main = (own: typeof pages) => {
    const page = textOf(filesOf(makeSite(undefined, { pages: own })), 'de/own/index.html');
    return elementsOf(page.slice(page.indexOf('<main'), page.indexOf('</main>')));
  };
  const elements = main(pages);
  assert.ok(elements.length > 500, `${elements.length} elements`);
  const tags = new Set(elements.map(({ tagName }) => tagName));
  const known =
    'html head body main div h1 h2 h3 h4 h5 h6 p ul ol li blockquote pre code hr br em strong del a table thead tbody tr th td';
  assert.deepEqual(
    [...tags].filter((tag) => !known.split(' ').includes(tag)),
    [],
  );
  const all = elements.flatMap((element) => element.attrs.map((each) => ({ of: element.tagName, ...each })));
  for (const { of, name, value } of all) {
    assert.ok(
      ['main', 'div'].includes(of) || ['a href', 'ol start'].includes(`${of} ${name}`),
      `${of} ${name}`,
    );
    if (name === 'href') assert.match(new URL(value, 'https://a.example/').protocol, /^(https?|mailto):$/);
  }
});

test('a solution of which a dossier says nothing gets none of what every object has', () => {
  const files = hostileFiles();
  const page = textOf(files, 'de/solutions/constructor/index.html');
  assert.match(page, /<h1>/);
  assert.doesNotMatch(page, /undefined|native code/);
  for (const path of pagesOf(files).filter((each) => each.includes('/alternatives/')))
    for (const element of elementsOf(textOf(files, path)))
      assert.doesNotMatch(attribute(element, 'datetime') ?? '', /undefined|function/, path);
});

test('addresses and colours of a site are what they should be, or refused with their place', () => {
  const fields = ['imprint', 'contact', 'report', 'baseUrl', 'colours'];
  let taken = 0;
  for (const text of [
    ...STRINGS,
    'https://a.example/x',
    'rgb(url(//a.example/stray))',
    'rgb((((',
    'rgb(1 2 3',
    'light-dark(rgb(1, 2, 3), color-mix(in oklab, hsl(120 50% 50%), white))',
  ]) {
    // A field a line, as JSON, which YAML reads as well.
    const lines = fields.map((field) => {
      const value = JSON.stringify(text);
      return `  ${field}: ${field === 'colours' ? `{ accent: ${value} }` : value}\n`;
    });
    const source = new Source('catalogue.yaml', `${CATALOGUE_YAML}site:\n${lines.join('')}`);
    const { root, issues: syntax } = parseSource(source);
    const issues = [...syntax, ...(root ? checkCatalogueFile(source, root, '2026-11-21').issues : [])];
    for (const [index, field] of fields.entries()) {
      if (issues.some(({ line, severity }) => severity === 'error' && line === 6 + index)) continue;
      taken += 1;
      if (field === 'colours') {
        assert.doesNotMatch(text, /[;{}<>"'\\]|url\(/);
        assert.equal(text.split('(').length, text.split(')').length, text);
      } else
        assert.match(
          new URL(text).protocol,
          field === 'contact' || field === 'report' ? /^(https|mailto):$/ : /^https:$/,
        );
    }
  }
  assert.ok(taken > 10, `${taken} were taken`);
});

test('whatever sources say, build refuses with file, line and column, or publishes', async (t) => {
  const fields = ['name', 'description', 'category', 'origin', 'icon', 'license', 'website', 'github', 'why'];
  const files = STRINGS.filter((_, index) => index % 2 === 0).map((text, index) => {
    const field = fields[index % fields.length] ?? '';
    return [
      `solutions/s${index}.yaml`,
      solutionYaml(`S ${index}`, { [field]: field === 'why' ? { de: text } : text }),
    ] as const;
  });
  const folder = makeCatalogue(t, Object.fromEntries(files));
  const argv = ['build', folder, '--no-stars', '--no-pages', '--out', join(folder, 'out')];
  const first = await runCli(argv, { cwd: folder });
  assert.equal(first.code, 1, first.err.slice(0, 500));
  const lines = first.err.trimEnd().split('\n').slice(0, -1);
  for (const line of lines) assert.match(line, /^solutions\/s\d+\.yaml:\d+:\d+: (error|warning): \w/);
  // Without those that are refused, all others are published.
  const refused = new Set(
    lines.filter((line) => line.includes(': error: ')).map((line) => line.split(':')[0]),
  );
  const good = files.filter(([path]) => !refused.has(path));
  assert.ok(good.length > 100, `${good.length} of ${files.length}`);
  const rest = makeCatalogue(t, Object.fromEntries(good));
  const second = await runCli(['build', rest, '--no-stars', '--no-pages', '--out', join(rest, 'out')]);
  assert.equal(second.code, 0, second.err.slice(0, 2000));
});

test('the name of a draft starts no line of the output and moves no cursor', async (t) => {
  const folder = makeCatalogue(t, {
    'solutions/draft.yaml': solutionYaml('a\nerror: forged\u001B[2J', { status: 'draft' }),
  });
  const { code, err } = await runCli([
    'build',
    folder,
    '--no-stars',
    '--no-pages',
    '--out',
    join(folder, 'out'),
  ]);
  assert.equal(code, 0, err);
  assert.match(err, /^Kept out 1 draft: a\\nerror: forged/m);
  assert.doesNotMatch(err, /(?!\n)\p{Cc}/u);
});
