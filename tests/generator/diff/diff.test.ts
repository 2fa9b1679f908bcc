import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import test, { type TestContext } from 'node:test';
import fc from '../../support/fast-check.js';
import { type CatalogueDiff, compareCatalogues, formatDiff } from '../../../generator/diff/compare.js';
import type { Catalogue, Solution } from '../../../src/catalogue/schema.js';
import { solution, temporaryFolder, writeFiles } from '../support/catalogues.js';
import { assertGolden } from '../support/goldens.js';
import { runCli } from '../support/io.js';

const GOLDENS = resolve(import.meta.dirname, '../../goldens/diff');

const one = (name: string, change: Record<string, unknown> = {}) =>
  ({ ...solution(name), stars: 100, ...change }) as unknown as Solution;

const catalogue = (generatedAt: string, solutions: readonly Solution[], change: Partial<Catalogue> = {}) =>
  ({
    version: 1,
    generatedAt,
    count: solutions.length,
    license: 'MIT',
    homepage: 'https://catalogue.example/',
    solutions,
    ...change,
  }) as Catalogue;

const OLD = catalogue('2026-11-20T03:00:00Z', [
  one('Same'),
  one('Gone'),
  one('Old_Name', { github: 'https://github.com/example/renamed' }),
  one('Mover'),
  one('Mover 2', { stars: 250 }),
  one('Edited', {
    description: 'Eine lange Beschreibung, die über eine Zeile hinausgeht, mit <b>Auszeichnung</b>.',
    tags: ['slack-alternative', 'chat', 'video'],
    descriptionFr: undefined,
  }),
  one('Lost'),
  one('Found', { stars: null }),
]);
const NEW = catalogue(
  '2026-11-21T03:00:00Z',
  [
    one('Same', { stars: 1234, deployment: ['docker'] }),
    one('New *one*', { license: 'AGPL-3.0-only OR MIT' }),
    one('New Name', { github: 'https://github.com/Example/Renamed', complexity: 7 }),
    one('Mover', { category: 'Chat' }),
    one('Mover 2', { category: 'Chat', stars: 200 }),
    one('Edited', {
      description: 'Eine andere Beschreibung, ebenso lang, die auch über eine Zeile hinausgeht.',
      tags: ['chat', 'slack-alternative', 'files'],
      descriptionFr: 'En français.',
      license: 'MIT-0',
    }),
    one('Lost', { stars: null }),
    one('Found', { stars: 5 }),
  ],
  { homepage: 'https://other.example/' },
);

function write(t: TestContext, documents: Readonly<Record<string, unknown>>): string {
  const folder = temporaryFolder(t);
  writeFiles(
    folder,
    Object.fromEntries(
      Object.entries(documents).map(([path, document]) => [
        path,
        typeof document === 'string' ? document : JSON.stringify(document),
      ]),
    ),
  );
  return folder;
}

test('diff tells what changed as text, Markdown and JSON', async (t) => {
  const cwd = write(t, { 'old.json': OLD, 'built/api/v1/solutions.json': NEW });
  const told: Record<string, string> = {};
  for (const [format, file] of Object.entries({ text: 'diff.txt', markdown: 'diff.md', json: 'diff.json' })) {
    const { code, out, err } = await runCli(['diff', 'old.json', 'built', '--format', format], { cwd });
    assert.deepEqual([code, err], [0, '']);
    told[file] = out;
  }
  assertGolden(told, GOLDENS);
});

test('nothing changed but the time and the stars', async (t) => {
  const later = { ...OLD, generatedAt: NEW.generatedAt };
  const cwd = write(t, { 'old.json': OLD, 'new.json': later });
  const { code, out } = await runCli(['diff', 'old.json', 'new.json'], { cwd });
  assert.equal(code, 0);
  assert.equal(
    out,
    '8 solutions (2026-11-20) → 8 solutions (2026-11-21)\n\nNo solution was added, removed or changed.\n',
  );
});

test('a review compares with a published site, and shows what was added or changed as a whole', async (t) => {
  const published: { document?: unknown; status: number } = { status: 404 };
  const server = createServer((_request, response) => {
    response.statusCode = published.status;
    response.end(JSON.stringify(published.document));
  }).listen(0, '127.0.0.1');
  t.after(() => server.close());
  await once(server, 'listening');
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const cwd = write(t, { 'new.json': NEW });
  const argv = ['diff', site, 'new.json', '--format', 'review'];
  const first = await runCli(argv, { cwd });
  assert.deepEqual(
    [first.code, first.out.split('\n', 1)[0]],
    [0, '0 solutions (2026-11-21) → 8 solutions (2026-11-21)'],
  );
  assert.match(first.err, /answers with status 404: everything counts as added\.$/m);

  Object.assign(published, { status: 200, document: OLD });
  const { code, out } = await runCli(argv, { cwd });
  assert.equal(code, 0);
  const [before = '', shown = ''] = out.split('\n### As readers will see it\n');
  assert.ok(before.includes('### Added (1)'));
  const names = Array.from(shown.matchAll(/^#### \S+ (.*)$/gm), ([, name]) => name);
  assert.deepEqual(names, ['New \\*one\\*', 'New Name', 'Mover', 'Mover 2', 'Edited']);
  const edited = shown.slice(shown.indexOf(' Edited\n'));
  assert.ok(edited.includes('> **de** Eine andere Beschreibung,'));
  assert.ok(edited.includes('> **fr** En français.'));
  assert.match(
    edited,
    /^\| complexity \| maturity \| resourceUsage \| maintenance \|\n\| --- .*\n\| \d+ \| \d+ \| \d+ \| \d+ \|$/m,
  );

  published.status = 500;
  const failed = await runCli(argv, { cwd });
  assert.equal(failed.code, 2);
  assert.match(failed.err, /answers with status 500\./);
});

test('a review is no longer than a comment may be', async (t) => {
  const many = Array.from({ length: 500 }, (_, index) =>
    one(`Number ${index}`, { description: 'x'.repeat(300) }),
  );
  const cwd = write(t, {
    'old.json': catalogue('2026-11-20T03:00:00Z', [one('Same')]),
    'new.json': catalogue('2026-11-21T03:00:00Z', [one('Same'), ...many]),
  });
  const { out } = await runCli(['diff', 'old.json', 'new.json', '--format', 'review'], { cwd });
  assert.ok(out.length < 65_536, `${out.length}`);
  const shown = out.match(/^#### /gm)?.length ?? 0;
  assert.ok(out.endsWith(`\n… and ${500 - shown} more solutions.\n`));
});

test('bad input is explained, exit code 2', async (t) => {
  const cwd = write(t, {
    'old.json': OLD,
    'half.json': '{"version":1,',
    'other.json': '{}',
    'later.json': { ...OLD, version: 2 },
  });
  for (const [path, says] of [
    [
      'nowhere.json',
      /nowhere\.json does not exist\. Name a solutions\.json, or a folder that build has made\./,
    ],
    ['.', /does not exist/],
    ['half.json', /half\.json is no catalogue document/],
    ['other.json', /other\.json is no catalogue document/],
    ['later.json', /later\.json is no catalogue document: The document has version 2, this reads 1\./],
  ] as const) {
    const { code, out, err } = await runCli(['diff', 'old.json', path], { cwd });
    assert.deepEqual([code, out], [2, '']);
    assert.match(err, says);
  }
  assert.equal((await runCli(['diff', 'old.json'], { cwd })).code, 2);
  assert.equal((await runCli(['diff', 'old.json', 'old.json', '--format', 'html'], { cwd })).code, 2);
});

test('entries that cannot be read are left out, and that is said', async (t) => {
  const cwd = write(t, {
    'old.json': { ...OLD, solutions: [{ name: 'Broken' }, ...OLD.solutions] },
    'new.json': OLD,
  });
  const { code, err } = await runCli(['diff', 'old.json', 'new.json'], { cwd });
  assert.equal(code, 0);
  assert.match(err, /^old\.json: left out 1 unusable entry, the first at position 1: /);
});

test('colours on a terminal, no control characters of documents', async (t) => {
  const evil = one('Evil', { description: 'a\u001B[2Jb'.repeat(9) });
  const cwd = write(t, {
    'old.json': catalogue('2026-11-20T03:00:00Z', [one('Evil')]),
    'new.json': catalogue('2026-11-21T03:00:00Z', [evil, one('More')]),
  });
  const plain = await runCli(['diff', 'old.json', 'new.json'], { cwd });
  assert.ok(!plain.out.includes('\u001B'));
  const coloured = await runCli(['diff', 'old.json', 'new.json'], { cwd, hasColors: true });
  assert.ok(coloured.out.includes('\u001B[32m+ '));
  assert.ok(!coloured.out.includes('\u001B[2J'));
});

test('two whatever documents: what is added, removed and kept adds up, and every format tells it', () => {
  const solutions = fc.uniqueArray(
    fc.record({
      name: fc.constantFrom('A', 'B', 'C', 'D', 'E', '*_`[<script>'),
      github: fc.constantFrom('a', 'b', 'c', 'd', 'e').map((name) => `https://github.com/x/${name}`),
      category: fc.constantFrom('One', 'Two'),
      stars: fc.option(fc.nat()),
      tags: fc.uniqueArray(fc.constantFrom('x', 'y', 'z')),
    }),
    { selector: ({ name }) => name },
  );
  fc.assert(
    fc.property(solutions, solutions, (before, after) => {
      const [old, now] = [before, after].map((list) =>
        catalogue(
          '2026-11-20T03:00:00Z',
          list.map((change) => one(change.name, change)),
        ),
      ) as [Catalogue, Catalogue];
      const diff: CatalogueDiff = compareCatalogues(old, now);
      assert.equal(now.count - diff.added.length, old.count - diff.removed.length);
      const { risen, fallen, same, appeared, lost } = diff.stars;
      assert.ok(risen + fallen + same + appeared.length + lost.length <= now.count);
      assert.ok(!formatDiff(diff, 'markdown', false).includes('<script>'));
      for (const { name } of diff.added) assert.ok(formatDiff(diff, 'text', false).includes(name));
      const same2 = compareCatalogues(now, now);
      assert.deepEqual(
        [same2.added, same2.removed, same2.renamed, same2.moved, same2.changed],
        [[], [], [], [], []],
      );
    }),
    { numRuns: 300 },
  );
});

test('Markdown names nobody and refers to nothing: mentions and numbers are inert', () => {
  const hostile = 'by @octocat, @org/team and (@a-b) see #1, org/repo#22, GH-3, !4';
  const diff = compareCatalogues(
    catalogue('2026-11-20T03:00:00Z', [one('Same')]),
    catalogue('2026-11-21T03:00:00Z', [one('Same', { description: hostile }), one('@everyone #9')]),
  );
  const markdown = formatDiff(diff, 'markdown', false);
  // What a code host sees once it has taken backslashes away.
  const seen = markdown.replace(/\\(?=[!-/:-@[-`{-~])/g, '');
  assert.doesNotMatch(seen, /@\w|#\d|!\d|GH-\d/);
  assert.ok(seen.replaceAll('\u2060', '').includes(hostile), 'it reads as before');
  assert.ok(formatDiff(diff, 'text', false).includes(hostile));
});
