// Whatever stands in a catalogue, and in what an earlier build has left, stays text in all that a full site has: pages of
// what has changed and of what is gone, pages of the operator, answers to pasted addresses and their frames, slices,
// badges and cards.
import assert from 'node:assert/strict';
import test from 'node:test';
import naughty from 'big-list-of-naughty-strings' with { type: 'json' };
import { SaxesParser } from 'saxes';
import type { Change } from '../../../generator/document/changes.js';
import { BADGES, CARDS, OEMBED, SLICE_INDEX, SLICES } from '../../../generator/output-file.js';
import { slug } from '../../../src/catalogue/addresses.js';
import { cleanText } from '../../../src/catalogue/prepare-entry.js';
import { parseCatalogue } from '../../../src/catalogue/parse.js';
import { INHERITED, XSS } from '../../support/xss.js';
import { attribute, elementsOf, filesOf, innerText, makeSite, pagesOf, textOf } from '../support/site.js';

const ALL = [...INHERITED, ...XSS, ...naughty].filter(
  (text) => cleanText(text, 80) !== '' && !/\p{Surrogate}/u.test(text) && text.length < 500,
);
/** Every tenth in the long run, every fortieth otherwise: each has pages of its own in four languages. */
const TEXTS = ALL.filter((text, at) => INHERITED.includes(text) || at % (process.env.LONG ? 10 : 40) === 0);

const inAll = (text: string) => ({ de: text, en: text, fr: text, it: text });

/** A full site with a text in every place, those that earlier builds fill with them. */
function siteOf(texts: readonly string[]) {
  const names = texts.map((text, at) => cleanText(`${at} ${text}`, 80));
  const changes = texts.flatMap((text, at): Change[] => {
    const fields = ['category', 'maturity', text].map((field) => ({ field, before: text, after: text }));
    const all = { date: '2026-11-20', name: names[at]! };
    return [
      { ...all, kind: 'changed', fields },
      { ...all, kind: 'renamed', before: `renamed ${at} ${text}` },
      { ...all, kind: 'removed', name: `gone ${at} ${text}` },
    ];
  });
  const solutions = texts.map((text, at) => ({
    name: names[at]!,
    category: `${at % 5} ${text}`,
    description: text,
    descriptionEn: text,
    license: text,
    icon: text,
    origin: text,
    tags: [`product-${at % 7}-alternative`],
  }));
  return makeSite(solutions, {
    level: 'full',
    changes,
    removed: Object.fromEntries(
      texts.map((text, at) => [
        `over-${at}`,
        { name: `over ${at} ${text}`, date: '2026-11-19', reason: inAll(text) },
      ]),
    ),
    names: { products: new Map(texts.map((name, at) => [`product-${at}`, { name }])), tags: {} },
    pages: [{ slug: 'own', title: inAll(texts.join(' ')), text: inAll('Text') }],
    facts: new Map(
      texts.map((text, at) => [
        names[at]!,
        {
          name: names[at]!,
          repository: text,
          asOf: '2026-11-20',
          archived: true,
          release: { name: text, date: '2026-11-01' },
          licence: text,
        },
      ]),
    ),
  });
}

const hostile = siteOf(TEXTS);
const files = filesOf(hostile);
const harmless = filesOf(siteOf(TEXTS.map((_, at) => `Text ${at} without a fault`)));

const pages = new Map<unknown, ReturnType<typeof elementsOf>>();
/** The elements of a page, which is parsed once. */
function parsed(of: typeof files, path: string): ReturnType<typeof elementsOf> {
  const elements = pages.get(of.get(path)) ?? elementsOf(textOf(of, path));
  pages.set(of.get(path), elements);
  return elements;
}

/** The kinds of elements and attributes of the pages whose paths fit. */
const kindsOf = (of: typeof files, fits: (path: string) => boolean) =>
  new Set(
    [...of.keys()]
      .filter((path) => path.endsWith('.html') && fits(path))
      .flatMap((path) => parsed(of, path))
      .flatMap(({ tagName, attrs }) => [tagName, ...attrs.map(({ name }) => `${tagName}@${name}`)]),
  );

test('pages of changes, of what is gone and of the operator, and frames have the elements of harmless ones', () => {
  for (const fits of [
    (path: string) => path.startsWith(OEMBED),
    (path: string) => /^\w\w\/(?:changes|own)\//.test(path),
    (path: string) => /^\w\w\/solutions\/(?:gone|over|renamed)-/.test(path),
    (path: string) => path.includes('/alternatives/'),
    () => true,
  ]) {
    const allowed = kindsOf(harmless, fits);
    assert.ok(allowed.size > 20, `${allowed.size} kinds`);
    assert.deepEqual(
      [...kindsOf(files, fits)].filter((kind) => !allowed.has(kind)),
      [],
    );
  }
  assert.ok(pagesOf(files).length > TEXTS.length * 4 * 4);
  for (const path of pagesOf(files))
    for (const element of parsed(files, path))
      for (const name of ['href', 'src', 'action']) {
        const address = new URL(attribute(element, name) ?? '', 'https://catalogue.example/');
        assert.match(address.protocol, /^(?:https?|mailto):$/, `${path}: ${address.href}`);
      }
  const shown = innerText(
    elementsOf(textOf(files, 'de/changes/index.html')).find(({ tagName }) => tagName === 'main')!,
  );
  for (const text of ['javascript:ran()', '<img src=x onerror=ran()>'].filter((each) => TEXTS.includes(each)))
    assert.ok(shown.includes(text), text);
});

test('answers to pasted addresses hold one quotation and one frame of the site each, whatever the title', () => {
  const answers = [...files.keys()].filter((path) => path.startsWith(OEMBED) && path.endsWith('.json'));
  assert.ok(answers.length >= TEXTS.length * 4);
  /** The elements of an answer, and what in their attributes is not of the one solution or product. */
  const elementsIn = (html: string) =>
    elementsOf(html).filter(({ tagName }) => !['html', 'head', 'body'].includes(tagName));
  const shapeOf = (html: string) =>
    elementsIn(html).map(({ tagName, attrs }) => [
      tagName,
      ...attrs.map(({ name, value }) =>
        /^(?:href|src|title|height)$/.test(name) ? name : `${name}=${value}`,
      ),
    ]);
  const [first = ''] = [...harmless.keys()].filter((path) => /^oembed\/.*\.json$/.test(path));
  const expected = shapeOf((JSON.parse(textOf(harmless, first)) as { html: string }).html);
  assert.deepEqual(
    expected.map(([tagName]) => tagName),
    ['blockquote', 'a', 'iframe'],
  );
  for (const path of answers) {
    const { html = '', title, type } = JSON.parse(textOf(files, path)) as Record<string, string>;
    assert.equal(type, 'rich');
    assert.deepEqual(shapeOf(html), expected, path);
    const [, link, frame] = elementsIn(html);
    assert.match(
      `${attribute(link!, 'href')} ${attribute(frame!, 'src')}`,
      /^https:\/\/catalogue\.example\/\w\w\/[\w/-]+ https:\/\/catalogue\.example\/oembed\/[\w/.-]+$/,
    );
    assert.equal(attribute(frame!, 'title'), title);
  }
});

test('slices are whole documents whose names are those of the files, and nothing of them is dropped', () => {
  // the list of slices is none of them
  const slices = [...files.keys()].filter((path) => path.startsWith(SLICES) && path !== SLICE_INDEX);
  assert.ok(slices.length > TEXTS.length);
  const found = new Set<string>();
  for (const path of slices) {
    assert.match(path, /^embed\/data\/(?:alternatives|categories|solutions)\/[a-z\d]+(?:-[a-z\d]+)*\.json$/);
    const { solutions } = parseCatalogue(textOf(files, path), {
      onDropped: ({ reason }) => assert.fail(`${path}: ${reason}`),
    });
    if (path.startsWith(`${SLICES}solutions/`))
      for (const { name } of solutions) {
        assert.equal(path, `${SLICES}solutions/${slug(name)}.json`);
        found.add(name);
      }
  }
  assert.deepEqual([...found].toSorted(), hostile.catalogue.solutions.map(({ name }) => name).toSorted());
});

test('badges and cards are shapes and text, well-formed and small', () => {
  const pictures = [...files.keys()].filter((path) => path.startsWith(BADGES) || path.startsWith(CARDS));
  assert.ok(pictures.length > TEXTS.length * 2, `${pictures.length} pictures`);
  for (const path of pictures) {
    assert.match(path, /^(?:badge|card)\/(?:alternatives\/)?[a-z\d]+(?:-[a-z\d]+)*\.svg$/);
    assert.ok(Buffer.byteLength(textOf(files, path)) < 4000, path);
    const parser = new SaxesParser();
    parser.on('error', (error) => {
      throw error;
    });
    parser.on('opentag', ({ name, attributes }) => {
      assert.match(name, /^(?:svg|title|style|rect|path|text)$/, path);
      for (const [key, value] of Object.entries(attributes)) {
        assert.doesNotMatch(key, /^on|href|style/, path);
        if (key !== 'xmlns') assert.doesNotMatch(value, /url\(|:\/\//, path);
      }
    });
    parser.write(textOf(files, path)).close();
  }
});
