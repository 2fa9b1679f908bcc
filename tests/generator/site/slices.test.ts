import assert from 'node:assert/strict';
import test from 'node:test';
import { SLICE_INDEX, SLICES } from '../../../generator/output-file.js';
import { parseCatalogue } from '../../../src/catalogue/parse.js';
import type { Catalogue } from '../../../src/catalogue/schema.js';
import { slug } from '../../../src/catalogue/addresses.js';
import { filesOf, makeSite, textOf } from '../support/site.js';

/** All slices of a site by their names, each read as the element reads documents: nothing of it may be dropped. */
function slicesOf(site: ReturnType<typeof makeSite>): Map<string, Catalogue> {
  const files = filesOf(site);
  return new Map(
    [...files.keys()]
      .filter((path) => path.startsWith(SLICES) && path !== SLICE_INDEX)
      .map((path) => [
        path.slice(SLICES.length),
        parseCatalogue(textOf(files, path), {
          onDropped: ({ reason }) => assert.fail(`${path}: ${reason}`),
        }),
      ]),
  );
}

test('a slice for every product, category and solution is a document of its own, with what the whole one says of itself', () => {
  const site = makeSite([
    { name: 'Alpha', category: 'Chat', tags: ['slack-alternative', 'zoom-alternative'] },
    { name: 'Beta', category: 'Fotos & Medien', tags: ['slack-alternative'] },
    { name: 'Gamma', category: 'Chat', tags: [] },
  ]);
  const slices = slicesOf(site);
  const namesIn = Object.fromEntries(
    [...slices].map(([name, { solutions }]) => [name, solutions.map((solution) => solution.name).join(' ')]),
  );
  assert.deepEqual(namesIn, {
    'alternatives/slack.json': 'Alpha Beta',
    'alternatives/zoom.json': 'Alpha',
    'categories/chat.json': 'Alpha Gamma',
    'categories/fotos-medien.json': 'Beta',
    'solutions/alpha.json': 'Alpha',
    'solutions/beta.json': 'Beta',
    'solutions/gamma.json': 'Gamma',
  });
  const { version, generatedAt, license, homepage, solutions } = site.catalogue;
  for (const [name, slice] of slices) {
    assert.deepEqual(
      { ...slice, solutions: [] },
      {
        version,
        generatedAt,
        count: slice.solutions.length,
        license,
        homepage,
        solutions: [],
      },
    );
    for (const solution of slice.solutions)
      assert.deepEqual(
        solution,
        solutions.find((each) => each.name === solution.name),
        name,
      );
  }
});

test('an index names the slices of products and categories, and what these are called', () => {
  const files = filesOf(
    makeSite(
      [
        { category: 'Fotos', tags: ['slack-alternative', 'google-docs-alternative'] },
        { category: 'Werkstatt', tags: [] },
      ],
      { categories: [{ name: 'Werkstatt', labels: { en: 'Workshop', fr: 'Atelier' } }] },
    ),
  );
  const { products, categories } = JSON.parse(textOf(files, SLICE_INDEX)) as Record<
    'products' | 'categories',
    Record<string, { slug: string; label?: string; labels?: Record<string, string> }>
  >;
  assert.deepEqual(products, {
    'google-docs': { slug: 'google-docs', label: 'Google Docs' },
    slack: { slug: 'slack', label: 'Slack' },
  });
  assert.deepEqual(categories.Werkstatt, {
    slug: 'workshop',
    labels: { en: 'Workshop', fr: 'Atelier' },
  });
  for (const [folder, entries] of [
    ['alternatives', products],
    ['categories', categories],
  ] as const)
    for (const { slug: name } of Object.values<{ readonly slug: string }>(entries))
      assert.ok(files.has(`${SLICES}${folder}/${name}.json`), name);
  assert.ok(!filesOf(makeSite([{}], { level: 'minimal' })).has(SLICE_INDEX));
});

test('whatever things are called, slices lie in their folders and hold text', () => {
  const names = [
    '../../../api/v1/solutions',
    '..',
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    'C:\\Windows\\system32',
    'con',
    'x'.repeat(200),
    '日本語',
    '\u202Egpj.exe',
    '%2e%2e%2f',
    '</script><!--',
  ];
  const site = makeSite(
    names.map((name, index) => ({
      name,
      category: names.at(-1 - index) ?? '',
      tags: [`${name}-alternative`],
    })),
  );
  const slices = slicesOf(site);
  const perSolution = [...slices].filter(([path]) => path.startsWith('solutions/'));
  assert.deepEqual(
    perSolution.map(([path]) => path),
    names.map((name) => `solutions/${slug(name)}.json`),
  );
  for (const [path] of slices)
    assert.match(path, /^(?:alternatives|categories|solutions)\/[a-z0-9]+(?:-[a-z0-9]+)*\.json$/);
  assert.deepEqual(
    perSolution.map(([, { solutions }]) => solutions.map(({ name }) => name)),
    // The parser takes out what turns the direction of text.
    names.map((name) => [name.replace('\u202E', '')]),
  );
});
