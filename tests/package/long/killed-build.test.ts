import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { makeCatalogue, solutionYaml, temporaryFolder } from '../../generator/support/catalogues.js';
import { readFiles } from '../../generator/support/goldens.js';
import { root } from '../tarball.js';

const CLI = join(root, 'dist/generator/cli.js');
const KILLS = 6;
const DOCUMENT = 'api/v1/solutions.json';

test(`the whole command killed at ${KILLS} moments: every file of one build or the other, and the next build makes all good`, async (t) => {
  const cache = temporaryFolder(t);
  /** Builds in a process of its own, and kills it after some milliseconds. */
  const build = async (folder: string, out: string, life?: number) => {
    const child = spawn(process.execPath, [CLI, 'build', folder, '--no-stars', '--out', out], {
      env: { PATH: process.env.PATH, SOURCE_DATE_EPOCH: '1742000000', SOLUTION_CATALOGUE_CACHE: cache },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let told = '';
    child.stderr.on('data', (text: Buffer) => (told += text.toString()));
    const timer = life === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), life);
    const [code] = (await once(child, 'close')) as [number | null];
    clearTimeout(timer);
    assert.ok(code === 0 || (code === null && life !== undefined), told);
  };

  // Icons are no change that the pages tell of: what a build makes does not depend on the one before.
  const sources = ['🐘', '🐙'].map((icon) =>
    makeCatalogue(t, { 'solutions/other.yaml': solutionYaml('Other', { icon }) }),
  );
  const begin = performance.now();
  const whole = [];
  for (const folder of sources) {
    const out = temporaryFolder(t);
    await build(folder, out);
    whole.push(readFiles(out));
  }
  const duration = (performance.now() - begin) / 2;
  const [first = {}, second = {}] = whole;
  assert.notEqual(first[DOCUMENT], second[DOCUMENT]);

  const out = temporaryFolder(t);
  await build(sources[0] ?? '', out);
  for (let kill = 1; kill <= KILLS; kill += 1) {
    // Spread over the whole command: its start, the pages, the renaming, and beyond its end.
    await build(sources[kill % 2] ?? '', out, duration * ((kill - 0.5 + Math.random()) / KILLS));
    const published = readFiles(out);
    assert.ok(published[DOCUMENT] !== undefined, 'there is always a document');
    for (const path of Object.keys(first)) {
      if (/\.(?:gz|br|zst)$/.test(path) && published[path] === undefined) continue;
      const isWhole = published[path] === first[path] || published[path] === second[path];
      assert.ok(isWhole, `${path} after kill ${kill}`);
    }
  }
  await build(sources[1] ?? '', out);
  assert.deepEqual(readFiles(out), second);
  assert.deepEqual(
    readdirSync(out).filter((name) => name.startsWith('.publish-')),
    [],
  );
});
