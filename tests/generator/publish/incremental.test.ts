import assert from 'node:assert/strict';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import test from 'node:test';
import { stringify } from 'yaml';
import { CHANGES_PATH } from '../../../generator/document/changes.js';
import { FACTS_PATH } from '../../../generator/document/facts.js';
import { DOCUMENT_PATH, type OutputFile, SLICES, whenAsked } from '../../../generator/output-file.js';
import { BuildMemory } from '../../../generator/publish/build-memory.js';
import { publish } from '../../../generator/publish/publish.js';
import type { Site } from '../../../generator/site/site.js';
import { writeSite } from '../../../generator/site/write-site.js';
import type { Solution } from '../../../src/catalogue/schema.js';
import fc, { runs } from '../../support/fast-check.js';
import { solution, temporaryFolder, writeFiles } from '../support/catalogues.js';
import { NOW, runCli } from '../support/io.js';
import { makeSite } from '../support/site.js';

/** What a build did. */
interface Work {
  /** The pages that were made. */
  readonly pages: string[];
  /** The files that were compressed. */
  readonly compressed: string[];
  /** The files that were written. */
  readonly written: string[];
}

/** Publishes site after site into one folder and counts what is done for each. */
function counter(out: string): (site: Site) => Promise<Work> {
  let memory = new BuildMemory();
  return async (site) => {
    const work: Work = { pages: [], compressed: [], written: [] };
    memory = new BuildMemory(memory.kept);
    const { files } = await publish(out, counted(writeSite(site), work), { memory });
    work.written.push(...files.filter(({ changed }) => changed).map(({ path }) => path));
    return work;
  };
}

/** Notes which of some files are made, and which are compressed. */
function* counted(files: Iterable<OutputFile>, { pages, compressed }: Work): Generator<OutputFile> {
  for (const file of files) {
    const { path, fingerprint, sidecars } = file;
    const make = () => {
      if (path.endsWith('.html')) pages.push(path);
      return file.bytes;
    };
    yield whenAsked(
      path,
      fingerprint,
      make,
      sidecars &&
        (() => {
          compressed.push(path);
          return sidecars();
        }),
    );
  }
}

const SOLUTIONS: readonly Partial<Solution>[] = [
  { name: 'Alpha', tags: ['slack-alternative', 'chat'] },
  { name: 'Beta', tags: ['slack-alternative'] },
  { name: 'Gamma', category: 'Fotos', tags: ['zoom-alternative'] },
  { name: 'Delta', category: 'Karten', tags: [] },
];

const withChange = (change: Partial<Solution>): Site => {
  const [first, ...others] = SOLUTIONS;
  return makeSite([{ ...first, ...change }, ...others]);
};

test('an unchanged site: no page is made, nothing compressed, nothing written', async (t) => {
  const build = counter(temporaryFolder(t));
  const site = makeSite(SOLUTIONS);
  const first = await build(site);
  assert.ok(first.pages.length > 50 && first.compressed.length > 20 && first.written.length > 200);
  assert.deepEqual(await build(site), { pages: [], compressed: [], written: [] });
  // The same on the same day.
  const later = { ...site, catalogue: { ...site.catalogue, generatedAt: '2026-11-21T18:30:00Z' } };
  assert.deepEqual(await build(later), { pages: [], compressed: [], written: [] });
});

test('a change is made on the pages that show it, and on no other', async (t) => {
  const build = counter(temporaryFolder(t));
  const own = ['alternatives/slack', 'categories/communication', 'solutions/alpha'];
  const inLanguages = (languages: readonly string[], folders: readonly string[]) =>
    languages
      .flatMap((language) => folders.map((folder) => `${language}/${folder ? `${folder}/` : ''}index.html`))
      .toSorted();
  const pagesOf = async (change: Partial<Solution>) => (await build(withChange(change))).pages.toSorted();
  await build(withChange({}));

  // French and Italian readers get the English text where there is none of their own. The nearest show the first sentence.
  const described = [...own, 'solutions/beta'];
  assert.deepEqual(
    await pagesOf({ descriptionEn: 'Something else.' }),
    inLanguages(['en', 'fr', 'it'], ['', ...described]),
  );
  assert.deepEqual(
    await pagesOf({ descriptionEn: 'Something else.', descriptionFr: 'Autre chose.' }),
    inLanguages(['fr'], ['', ...described]),
  );
  // Scores stand in the tables of those beside it as well, and among the examples of how is scored.
  const all = ['de', 'en', 'fr', 'it'];
  assert.deepEqual(
    await pagesOf({ descriptionEn: 'Something else.', descriptionFr: 'Autre chose.', maturity: 9 }),
    inLanguages(all, ['', 'about', ...described]),
  );
});

/** A catalogue as its curators have it. */
interface Curated {
  readonly solutions: Record<string, Record<string, unknown>>;
  readonly catalogue: { categories: Record<string, unknown>[]; site: Record<string, unknown> } & Record<
    string,
    unknown
  >;
  readonly files: Record<string, string>;
}

const CATEGORIES = ['Kommunikation', 'Fotos', 'Karten'];
const TAGS = ['slack-alternative', 'zoom-alternative', 'wiki'];

const begin = (): Curated => ({
  solutions: Object.fromEntries(
    ['alpha', 'beta', 'gamma', 'delta'].map((name, index) => [
      name,
      solution(name, {
        category: CATEGORIES[index % CATEGORIES.length],
        tags: [TAGS[index % TAGS.length], 'chat'],
      }),
    ]),
  ),
  catalogue: {
    homepage: 'https://catalogue.example/',
    repositoryHosts: ['github.com'],
    categories: CATEGORIES.map((name) => ({ name })),
    // No compressed forms: they would take most of the time. The test above counts them.
    hosting: ['github'],
    site: {
      pages: [{ slug: 'method', title: { de: 'Wie wir prüfen' }, file: 'method.md' }],
      logo: 'logo.svg',
    },
  },
  files: {
    'method.md': 'So.',
    'logo.svg': svg(1),
    'products.yaml': stringify({ slack: product('Slack', 'Chat.'), zoom: product('Zoom', 'Video.') }),
  },
});

const svg = (radius: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle r="${radius}"/></svg>\n`;
const product = (name: string, de: string) => ({
  name,
  maker: 'Example',
  country: 'US',
  description: { de },
});

/** Changes a catalogue at some place with some value. */
type Edit = (curated: Curated, where: number, what: number) => void;

const at = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index % items.length];
  assert.ok(item !== undefined);
  return item;
};
const some = ({ solutions }: Curated, where: number): Record<string, unknown> =>
  at(Object.values(solutions), where);

/** What curators and operators do. */
const EDITS: Readonly<Record<string, Edit>> = {
  nothing: () => undefined,
  add: ({ solutions }, where, what) => {
    const name = `new-${what}`;
    solutions[name] = solution(name, { category: at(CATEGORIES, where), tags: [at(TAGS, what)] });
  },
  remove: ({ solutions, catalogue }, where, what) => {
    const names = Object.keys(solutions);
    if (names.length < 3) return;
    const slug = at(names, where);
    const { name } = solutions[slug] ?? {};
    // eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- a file that is gone
    delete solutions[slug];
    if (what % 2 === 0)
      catalogue.removed = { [slug]: { name, date: '2026-11-01', reason: { de: `Darum ${what}.` } } };
  },
  rename: (curated, where, what) => {
    const one = some(curated, where);
    one.name = `${String(one.name).replace(/ \d+$/, '')} ${what}`;
  },
  score: (curated, where, what) => {
    some(curated, where).maturity = 1 + (what % 10);
  },
  category: (curated, where, what) => {
    some(curated, where).category = at(CATEGORIES, what);
  },
  tags: (curated, where, what) => {
    some(curated, where).tags = [at(TAGS, what)];
  },
  text: (curated, where, what) => {
    some(curated, where)[at(['description', 'descriptionEn', 'descriptionFr', 'descriptionIt'], what)] =
      `Text ${what}.`;
  },
  reasons: (curated, where, what) => {
    some(curated, where).why = { de: `Weil ${what}.` };
  },
  title: ({ catalogue }, _, what) => {
    catalogue.site.title = { de: `Katalog ${what}` };
  },
  labels: ({ catalogue }, where, what) => {
    at(catalogue.categories, where).labels = { de: `Gruppe ${what}`, fr: `Groupe ${what}` };
  },
  introduction: ({ catalogue }, where, what) => {
    at(catalogue.categories, where).introduction = { de: `Hierher gehört ${what}.` };
  },
  tagLabels: ({ catalogue }, _, what) => {
    catalogue.tagLabels = { chat: { de: `Plaudern ${what}` } };
  },
  product: ({ files }, _, what) => {
    files['products.yaml'] = stringify({
      slack: product(`Slack ${what}`, 'Chat.'),
      zoom: product('Zoom', 'Video.'),
    });
  },
  ownPage: ({ files }, _, what) => {
    files['method.md'] = `So, *${what}*.`;
  },
  logo: ({ files }, _, what) => {
    files['logo.svg'] = svg(1 + (what % 5));
  },
  solutionLogo: (curated, where, what) => {
    curated.files[`logos/${at(Object.keys(curated.solutions), where)}.svg`] = svg(1 + (what % 5));
  },
};

/** Puts a catalogue into an empty folder. */
function save(folder: string, { solutions, catalogue, files }: Curated): void {
  rmSync(folder, { recursive: true, force: true });
  const sources = Object.entries(solutions).map(([slug, fields]): [string, string] => [
    `solutions/${slug}.yaml`,
    stringify(fields),
  ]);
  writeFiles(folder, { 'catalogue.yaml': stringify(catalogue), ...Object.fromEntries(sources), ...files });
}

/** What a build takes from the one before, which is no matter of what it remembers. */
const CARRIED_ON = [DOCUMENT_PATH, CHANGES_PATH, FACTS_PATH];

/** All files of a published folder by their paths; slices without the time of the build that made them. */
function published(folder: string): Map<string, string> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    );
  return new Map(
    paths.map((path) => {
      const text = readFileSync(join(folder, path), 'latin1');
      return [path, path.startsWith(SLICES) ? text.replace(/"generatedAt":"[^"]*"/, '') : text];
    }),
  );
}

/** Files named by a hash of their content stay, and so does the list of what was written. */
const STAYS = /^(assets\/(v|pictures)\/|\.published\.json$)/;

test('after random changes a build leaves the same files as one that remembers nothing, byte for byte', async (t) => {
  const edit = fc.record({
    kind: fc.constantFrom(...Object.keys(EDITS)),
    where: fc.nat(99),
    what: fc.nat(99),
    hours: fc.constantFrom(0, 1, 30),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 4, maxLength: 8 }), async (edits) => {
      const folder = temporaryFolder(t);
      const [sources, warm, cold] = ['sources', 'warm', 'cold'].map((name) => join(folder, name)) as [
        string,
        string,
        string,
      ];
      const curated = begin();
      let time = NOW.getTime();
      const build = async (out: string, cache: string) => {
        const options = { now: () => new Date(time), env: { SOLUTION_CATALOGUE_CACHE: join(folder, cache) } };
        const allowed = ['--allow-shrink', '--allow-removal', '--allow-overwrite'];
        const { code, err } = await runCli(
          ['build', sources, '--no-stars', '--out', out, ...allowed],
          options,
        );
        assert.equal(code, 0, err);
      };
      save(sources, curated);
      await build(warm, 'cache');
      for (const { kind, where, what, hours } of edits) {
        EDITS[kind]?.(curated, where, what);
        time += hours * 3_600_000;
        save(sources, curated);
        rmSync(cold, { recursive: true, force: true });
        for (const path of CARRIED_ON) {
          if (!existsSync(join(warm, path))) continue;
          mkdirSync(dirname(join(cold, path)), { recursive: true });
          copyFileSync(join(warm, path), join(cold, path));
        }
        await build(warm, 'cache');
        await build(cold, `none-${time}-${kind}`);
        const [ours, expected] = [published(warm), published(cold)];
        for (const [path, text] of expected)
          if (path !== '.published.json') assert.equal(ours.get(path), text, `${kind}: ${path}`);
        for (const path of ours.keys())
          assert.ok(expected.has(path) || STAYS.test(path), `${kind}: ${path} is left over`);
      }
    }),
    { numRuns: runs(10), includeErrorInReport: true },
  );
});
