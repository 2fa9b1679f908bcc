import assert from 'node:assert/strict';
import test from 'node:test';
import type { Site } from '../../../generator/site/site.js';
import { filesOf, makeSite } from '../support/site.js';

const SOLUTIONS = [
  { name: 'Alpha', tags: ['slack-alternative', 'chat'] },
  { name: 'Beta', category: 'Fotos', tags: ['slack-alternative', 'zoom-alternative'] },
  { name: 'Gamma', category: 'Karten', tags: [] },
];

const way = {
  import: 'native',
  effort: 'low',
  source: 'https://alpha.example/',
  checkedAt: '2026-01-01',
} as const;

/** The site with one thing changed. */
const CHANGES: Readonly<Record<string, Partial<Site>>> = {
  'a star count': makeSite([{ ...SOLUTIONS[0], stars: 12 }, ...SOLUTIONS.slice(1)]),
  'a description': makeSite([{ ...SOLUTIONS[0], description: 'Etwas anderes.' }, ...SOLUTIONS.slice(1)]),
  'a solution that is gone': makeSite(SOLUTIONS.slice(0, 2)),
  'a tag label': { names: { products: new Map(), tags: { chat: { de: 'Plaudern', fr: 'Bavarder' } } } },
  'a product’s name': { names: { products: new Map([['zoom', { name: 'ZOOM' }]]), tags: {} } },
  'a category’s label': { categories: [{ name: 'Fotos', labels: { de: 'Bilder' } }, { name: 'Karten' }] },
  'what is said of a solution': {
    editorial: new Map([['Beta', { reviewedAt: '2026-02-02', why: { de: 'Darum.' } }]]),
  },
  'a release of a solution': {
    facts: new Map([
      ['Beta', { name: 'Beta', repository: 'x', release: { name: 'v2', date: '2026-02-02' } }],
    ]),
  },
  'how to leave a product': {
    migrations: new Map([
      ['slack', { checkedAt: '2026-01-01', exports: [], alternatives: { Alpha: way } }],
    ]) as unknown as Site['migrations'],
  },
  'the title of the site': { settings: { title: { de: 'Werkzeuge' } } },
  'the address of the site': { baseUrl: 'https://other.example/below/' },
};

const same = (a: Uint8Array | undefined, b: Uint8Array): boolean =>
  a !== undefined && Buffer.compare(a, b) === 0;

for (const [what, change] of Object.entries(CHANGES))
  test(`${what}: a page that looks other than before has another fingerprint`, () => {
    const before = filesOf(makeSite(SOLUTIONS));
    const after = filesOf({ ...makeSite(SOLUTIONS), ...change });
    const pages = [...after.values()].filter(({ fingerprint }) => fingerprint !== undefined);
    assert.ok(pages.length >= 4 * 4, `${pages.length} pages`);
    const changed = pages.filter(
      ({ path, bytes }) => !before.get(path) || !same(before.get(path)?.bytes, bytes),
    );
    assert.notEqual(changed.length, 0);
    for (const { path, fingerprint } of changed)
      assert.notEqual(before.get(path)?.fingerprint, fingerprint, path);
  });

test('what changes at one solution leaves the pages of others their fingerprints', () => {
  const before = filesOf(makeSite(SOLUTIONS));
  const after = filesOf(makeSite([...SOLUTIONS.slice(0, 2), { ...SOLUTIONS[2], description: 'Neu.' }]));
  const kept = [...after.values()].filter(
    ({ path, fingerprint }) => fingerprint !== undefined && before.get(path)?.fingerprint === fingerprint,
  );
  // Gamma is no neighbour of Alpha, whose page would say its first sentence.
  assert.ok(kept.some(({ path }) => path === 'de/solutions/alpha/index.html'));
  assert.ok(kept.some(({ path }) => path === 'de/alternatives/zoom/index.html'));
  // The lists show names and numbers, and no solution's description.
  assert.ok(kept.some(({ path }) => path === 'de/categories/index.html'));
  assert.ok(kept.some(({ path }) => path === 'de/alternatives/index.html'));
});
