import assert from 'node:assert/strict';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { carryOn } from '../../../generator/diff/carry-on.js';
import type { Change } from '../../../generator/document/changes.js';
import { startServer } from '../../../generator/serve/server.js';
import type { Catalogue, Solution } from '../../../src/catalogue/schema.js';
import {
  makeCatalogueWithoutForms,
  solution,
  solutionYaml,
  temporaryFolder,
  writeFiles,
} from '../support/catalogues.js';
import { runCli } from '../support/io.js';

const catalogue = (day: string, solutions: readonly Record<string, unknown>[]): Catalogue => ({
  version: 1,
  generatedAt: `${day}T03:00:00Z`,
  count: solutions.length,
  license: 'MIT',
  homepage: 'https://catalogue.example/',
  solutions: solutions.map(
    (change) => ({ ...solution(String(change.name)), ...change }) as unknown as Solution,
  ),
});

test('what has changed is carried on from build to build, and told once', () => {
  const first = catalogue('2026-11-01', [
    { name: 'A' },
    { name: 'B', stars: 1 },
    { name: 'C', github: 'https://github.com/c/c' },
  ]);
  assert.deepEqual(carryOn([], undefined, first), [], 'nothing to compare with');
  assert.deepEqual(carryOn([], first, first), []);

  const second = catalogue('2026-11-02', [
    { name: 'A', license: 'AGPL-3.0-only', description: 'Anders', icon: '🦊', tags: ['neu'] },
    { ...first.solutions[2], name: 'D' },
  ]);
  const changes = carryOn([], first, second);
  assert.deepEqual(changes, [
    { date: '2026-11-02', kind: 'removed', name: 'B' },
    { date: '2026-11-02', kind: 'renamed', name: 'D', before: 'C' },
    {
      date: '2026-11-02',
      kind: 'changed',
      name: 'A',
      fields: [
        { field: 'license', before: first.solutions[0]?.license, after: 'AGPL-3.0-only' },
        { field: 'tags' },
        { field: 'description' },
      ].toSorted((a, b) => order(changes, a.field) - order(changes, b.field)),
    },
  ]);
  // The same build again, in the same folder and in another one.
  assert.deepEqual(carryOn(changes, second, second), changes);
  assert.deepEqual(carryOn([...changes, ...changes], second, second), changes);

  // On the same day it is changed back, and what was removed returns.
  const third = catalogue('2026-11-02', [
    { ...second.solutions[0], license: first.solutions[0]?.license },
    { name: 'D' },
    { name: 'B' },
  ]);
  const after = carryOn(changes, second, third);
  assert.ok(!after.some(({ kind }) => kind === 'removed'));
  const fields = after.find(({ kind }) => kind === 'changed')?.fields?.map(({ field }) => field);
  assert.deepEqual(fields?.toSorted(), ['description', 'tags']);
});

const order = (changes: readonly Change[], field: string): number =>
  changes.flatMap(({ fields = [] }) => fields).findIndex((each) => each.field === field);

test('a build into a fresh folder carries on what the live site has told', async (t) => {
  const folder = makeCatalogueWithoutForms(t, {
    'solutions/alpha.yaml': solutionYaml('Alpha'),
    'solutions/beta.yaml': solutionYaml('Beta'),
  });
  const build = async (day: string, ...more: readonly string[]) => {
    const out = temporaryFolder(t);
    const run = await runCli(['build', folder, '--out', out, '--no-stars', '--allow-shrink', ...more], {
      env: { SOURCE_DATE_EPOCH: String(Date.parse(day) / 1000) },
    });
    assert.equal(run.code, 0, run.err);
    return out;
  };
  const told = (out: string) => JSON.parse(readFileSync(join(out, 'changes.json'), 'utf8')) as Change[];
  const live = async (root: string) => {
    const server = await startServer({ root, port: 0 });
    t.after(() => server.close());
    return server.url;
  };
  const first = await build('2026-11-01');
  assert.deepEqual(told(first), []);
  writeFiles(folder, { 'solutions/alpha.yaml': solutionYaml('Alpha', { maturity: 3 }) });
  const second = await build('2026-11-02', '--keep-from', await live(first));
  rmSync(join(folder, 'solutions/beta.yaml'));
  const third = await build('2026-11-03', '--keep-from', await live(second));
  assert.deepEqual(
    told(third).map(({ date, kind, name }) => `${date} ${kind} ${name}`),
    ['2026-11-03 removed Beta', '2026-11-02 changed Alpha'],
  );
  assert.match(readFileSync(join(third, 'de/changes/index.html'), 'utf8'), /Beta[^]*Alpha/);
  assert.match(readFileSync(join(third, 'de/solutions/beta/index.html'), 'utf8'), /nicht mehr im Katalog/);
});
