import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import test from 'node:test';
import { SaxesParser } from 'saxes';
import { filesOf, makeSite, textOf } from '../support/site.js';
import { docsExample } from '../../support/readme.js';
import { assertGolden } from '../support/goldens.js';

const GOLDENS = resolve(import.meta.dirname, '../../goldens/badges');

/** Whatever may stand in a source, or has been smuggled past its checks. */
const HOSTILE = [
  '</text><script>alert(1)</script>',
  '"><image href="https://elsewhere.example/a.png"/>',
  ']]><!DOCTYPE x [<!ENTITY a "b">]>&a;',
  '\u0000\u0007\uFFFE\uD800 & < > " \' --><!--',
  `Z${'\u0310\u0327'.repeat(300)}`.repeat(40),
  '👨‍👩‍👧‍👦'.repeat(300),
  '&"<'.repeat(1000),
  'x'.repeat(5000),
  '𠀀'.repeat(2000),
];

const PICTURE = /^(?:badge|card)\/(?:alternatives\/)?[a-z\d-]+\.svg$/;

/** The pictures of a site by their paths. */
function picturesOf(site: ReturnType<typeof makeSite>): Map<string, string> {
  const files = filesOf(site);
  return new Map(
    [...files.keys()]
      .filter((path) => /^(?:badge|card)\//.test(path))
      .map((path) => [path, textOf(files, path)]),
  );
}

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  text: string;
}

/** Parses strictly: what is not well-formed throws. */
function parseSvg(text: string): Element[] {
  const found: Element[] = [];
  const open: Element[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name, attributes, text: '' };
    found.push(element);
    open.push(element);
  });
  parser.on('text', (content) => {
    const element = open.at(-1);
    if (element) element.text += content;
  });
  parser.on('closetag', () => open.pop());
  parser.write(text).close();
  return found;
}

const full = (solutions: Parameters<typeof makeSite>[0]) => makeSite(solutions, { level: 'full' });

const SITE = full([
  {
    name: 'Alpha & Söhne',
    descriptionEn: 'Team chat with channels, calls and guests. It runs on a small server of your own.',
    license: 'AGPL-3.0-or-later',
    maturity: 9,
    tags: ['slack-alternative'],
  },
  { name: 'Beta', tags: ['slack-alternative'] },
]);

test('badges and cards of solutions and products, which only a full site has', () => {
  const pictures = picturesOf(SITE);
  assertGolden(Object.fromEntries(pictures), GOLDENS);
  assert.deepEqual(
    [...pictures.keys()].toSorted(),
    ['alpha-soehne', 'alternatives/slack', 'beta']
      .flatMap((name) => [`badge/${name}.svg`])
      .concat(['alpha-soehne', 'alternatives/slack', 'beta'].map((name) => `card/${name}.svg`)),
  );
  const standard = filesOf({ ...SITE, level: 'standard' });
  const all = filesOf(SITE);
  const others = [...all.keys()].filter((path) => !/^(?:oembed|share)\//.test(path));
  assert.deepEqual([...standard.keys(), ...pictures.keys()].toSorted(), others.toSorted());
  // What else a full site has are the answers to pasted addresses and the pictures for shared ones, to which pages lead.
  const bare = (text: string) =>
    text
      .replace(/\s+/g, ' ')
      .replace(/<link rel="alternate" type="application\/json\+oembed"[^>]*> ?/, '')
      .replace(/<meta property="og:image(?::alt)?" [^>]*>/g, '');
  for (const path of standard.keys())
    assert.equal(bare(textOf(all, path)), bare(textOf(standard, path)), path);
});

test('the badge in the documentation is there, and leads to a page', () => {
  const files = filesOf(full([{ name: 'Nextcloud' }]));
  const addresses = [...docsExample('badge').matchAll(/\((https:[^)]+)\)/g)].map(
    ([, address = '']) => address,
  );
  assert.equal(addresses.length, 2);
  for (const address of addresses) {
    const path = new URL(address).pathname.slice(1).replace(/\/$/, '/index.html');
    assert.ok(files.has(path), path);
  }
});

test('whatever stands in a catalogue, pictures are small, well-formed, and nothing but shapes and text', () => {
  const site = full(
    HOSTILE.map((text, index) => ({
      name: text,
      category: text,
      license: text,
      icon: text,
      description: text,
      descriptionEn: text,
      tags: [`${index}-alternative`, 'slack-alternative'],
    })),
  );
  const pictures = picturesOf({
    ...site,
    names: { tags: {}, products: new Map(HOSTILE.map((name, index) => [String(index), { name }])) },
  });
  assert.equal(pictures.size, 2 * (HOSTILE.length + HOSTILE.length + 1));
  for (const [path, picture] of pictures) {
    assert.match(path, PICTURE);
    assert.ok(Buffer.byteLength(picture) <= 4000, `${path}: ${Buffer.byteLength(picture)} bytes`);
    const elements = parseSvg(picture);
    assert.ok(elements.some(({ name, text }) => name === 'text' && text !== ''));
    for (const { name, attributes } of elements) {
      assert.match(name, /^(?:svg|title|style|rect|path|text)$/);
      for (const [key, value] of Object.entries(attributes)) {
        assert.doesNotMatch(key, /^on|href|style/, path);
        if (key !== 'xmlns') assert.doesNotMatch(value, /url\(|:\/\//, path);
      }
    }
    assert.doesNotMatch(elements.find(({ name }) => name === 'style')?.text ?? '', /url|import|expression/);
  }
});

/** Relative luminance as WCAG 2 defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const contrast = (a: string, b: string): number => {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((one, other) => one - other);
  return (light + 0.05) / (dark + 0.05);
};

/** Whether a shape lies below a point. */
function covers({ name, attributes }: Element, x: number, y: number): boolean {
  const value = (key: string) => Number(attributes[key] ?? 0);
  if (name === 'path') return x >= Number(/^M([\d.]+) 0h/.exec(attributes.d ?? '')?.[1]);
  return (
    x >= value('x') &&
    x <= value('x') + value('width') &&
    y >= value('y') &&
    y <= value('y') + value('height')
  );
}

test('text stands out from what lies below it, in light and in dark', () => {
  let count = 0;
  for (const [path, picture] of picturesOf(SITE)) {
    const elements = parseSvg(picture);
    const styles = elements.find(({ name }) => name === 'style')?.text ?? '';
    const dark = new Map(
      [...styles.matchAll(/\.(\w+)\{fill:(#\w{6})\}/g)].map(([, name = '', colour = '']) => [name, colour]),
    );
    assert.ok(dark.size > 3);
    for (const [index, text] of elements.entries()) {
      if (text.name !== 'text' || text.text === '') continue;
      const [x, y] = [
        Number(text.attributes.x) + (text.attributes['text-anchor'] === 'end' ? -2 : 2),
        Number(text.attributes.y) - 3,
      ];
      const ground = elements
        .slice(0, index)
        .findLast((each) => /^(?:rect|path)$/.test(each.name) && covers(each, x, y));
      assert.ok(ground, `${path}: ${text.text}`);
      for (const colourOf of [
        ({ attributes }: Element) => attributes.fill ?? '',
        ({ attributes }: Element) => dark.get(attributes.class ?? '') ?? attributes.fill ?? '',
      ]) {
        const ratio = contrast(colourOf(text), colourOf(ground));
        assert.ok(ratio >= 4.5, `${path}: ${text.text}: ${ratio.toFixed(2)}`);
        count += 1;
      }
    }
  }
  assert.ok(count > 40, String(count));
});
