import assert from 'node:assert/strict';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import test, { type TestContext } from 'node:test';
import { CheckCache } from '../../../generator/sources/check-cache.js';
import { loadSources } from '../../../generator/sources/load.js';
import {
  CATALOGUE_YAML,
  makeCatalogue,
  solution,
  solutionYaml,
  temporaryFolder,
  writeFiles,
} from '../support/catalogues.js';
import { NOW, runCli } from '../support/io.js';

/** A cache that counts what it was asked and told. */
class CountingCache extends CheckCache {
  found = 0;
  kept: string[] = [];

  override find(...parameters: Parameters<CheckCache['find']>) {
    const entries = super.find(...parameters);
    if (entries) this.found += 1;
    return entries;
  }

  override keep(...parameters: Parameters<CheckCache['keep']>) {
    this.kept.push(parameters[0].file);
    super.keep(...parameters);
  }

  /** What was found and kept since the last time. */
  take() {
    const counts = { found: this.found, kept: this.kept };
    this.found = 0;
    this.kept = [];
    return counts;
  }
}

const withCache = (t: TestContext) => {
  const cache = temporaryFolder(t);
  return { cache, env: { SOLUTION_CATALOGUE_CACHE: cache } };
};

test('only what changed is checked again, and the answer is the same as without a cache', (t) => {
  const folder = makeCatalogue(t, {
    'solutions/beta.yaml': solutionYaml('Beta'),
    'solutions/list.json': JSON.stringify([solution('Gamma'), solution('Delta')]),
    'solutions/wrong.yaml': solutionYaml('Wrong', { license: 'AGPL3' }),
  });
  const cache = new CountingCache();
  const load = () => {
    const sources = loadSources(folder, NOW, cache);
    assert.deepEqual(sources, loadSources(folder, NOW));
    return cache.take();
  };
  const good = ['solutions/alpha.yaml', 'solutions/beta.yaml', 'solutions/list.json'];
  assert.deepEqual(load(), { found: 0, kept: good });
  assert.deepEqual(load(), { found: 3, kept: [] }, 'what has a problem is checked until it has none');

  writeFiles(folder, {
    'solutions/beta.yaml': solutionYaml('Alpha', { github: 'https://github.com/example/beta' }),
  });
  assert.deepEqual(load(), { found: 2, kept: ['solutions/beta.yaml'] });
  const { issues } = loadSources(folder, NOW, cache);
  assert.match(
    issues[0]?.message ?? '',
    /^name: "Alpha" is already in solutions\/alpha\.yaml:1/,
    'found between files',
  );
  cache.take();

  rmSync(join(folder, 'solutions/alpha.yaml'));
  assert.deepEqual(load(), { found: 2, kept: [] });
  writeFiles(folder, { 'catalogue.yaml': `${CATALOGUE_YAML}tags: { chat: x }\n` });
  assert.equal(load().found, 0, 'another vocabulary, other checks');
  writeFiles(folder, { 'catalogue.yaml': 'homepage: x' });
  assert.equal(load().found, 0, 'without it not everything can be checked');
});

test('what is written is what is read: the same entries with the same places', (t) => {
  const folder = makeCatalogue(t, {
    'solutions/u.yaml': solutionYaml('Ü 💬', { descriptionFr: 'Tab\tand\nline' }),
  });
  const first = new CheckCache();
  const sources = loadSources(folder, NOW, first);
  const bytes = Buffer.concat([...first.chunks()]);
  const second = CheckCache.parse(bytes);
  assert.ok(!second.changed);
  assert.deepEqual(loadSources(folder, NOW, second), sources);
  assert.ok(!second.changed);
  assert.deepEqual(Buffer.concat([...second.chunks()]), bytes);
});

test('a cache that is cut off, mixed up or something else altogether does no harm', (t) => {
  const folder = makeCatalogue(t, { 'solutions/beta.yaml': solutionYaml('Beta') });
  const cache = new CheckCache();
  const expected = loadSources(folder, NOW, cache);
  const bytes = Buffer.concat([...cache.chunks()]);
  const broken = [
    Buffer.from(''),
    Buffer.from('\n\n\n'),
    Buffer.from('not a cache at all'),
    Buffer.from(bytes.toString().replaceAll('"name"', '"nam')),
    Buffer.from(bytes.toString().replaceAll('\t', ' ')),
    ...[1, 50, 100, 200, bytes.length - 1].map((end) => bytes.subarray(0, end)),
  ];
  for (const each of broken) assert.deepEqual(loadSources(folder, NOW, CheckCache.parse(each)), expected);
});

test('validate keeps its cache outside the sources, and does without', async (t) => {
  const folder = makeCatalogue(t);
  const { cache, env } = withCache(t);
  const first = await runCli(['validate', folder], { cwd: folder, env });
  const names = readdirSync(cache).toSorted();
  assert.match(names.join(' '), /^([0-9a-f]{16})\.checked \1\.parsed$/);
  assert.deepEqual(readdirSync(folder).toSorted(), ['catalogue.yaml', 'solutions']);
  const bytes = names.map((name) => readFileSync(join(cache, name)));
  assert.deepEqual(await runCli(['validate', folder], { cwd: folder, env }), first);
  assert.deepEqual(
    names.map((name) => readFileSync(join(cache, name))),
    bytes,
  );

  // What cannot be read is no reason to fail.
  for (const name of names) writeFileSync(join(cache, name), '["');
  assert.deepEqual(await runCli(['validate', folder], { cwd: folder, env }), first);

  for (const name of names) rmSync(join(cache, name));
  assert.deepEqual(await runCli(['validate', folder, '--no-cache'], { cwd: folder, env }), first);
  assert.deepEqual(readdirSync(cache), []);
  const file = join(cache, 'a file');
  writeFileSync(file, '');
  const blocked = { SOLUTION_CATALOGUE_CACHE: file };
  assert.deepEqual(await runCli(['validate', folder], { cwd: folder, env: blocked }), first);
});
