import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SIDECAR_ENDINGS, type OutputFile } from '../../../generator/output-file.js';
import { withLock } from '../../../generator/publish/lock.js';
import { publish } from '../../../generator/publish/publish.js';

/**
 * Publishes the files of two folders into a third, in turns and without an end, to be killed. Writes a line whenever it
 * has the lock.
 */
const [first = '', second = '', out = '', ...paths] = process.argv.slice(2);
const isSidecar = (path: string) => SIDECAR_ENDINGS.some((ending) => path.endsWith(ending));
const read = (folder: string): OutputFile[] => {
  const fileOf = (path: string) => ({ path, bytes: readFileSync(join(folder, path)) });
  return paths
    .filter((path) => !isSidecar(path))
    .map((path) => {
      const sidecars = SIDECAR_ENDINGS.map((ending) => path + ending).filter((name) => paths.includes(name));
      const packed = sidecars.map(fileOf);
      return { ...fileOf(path), sidecars: () => Promise.resolve(packed) };
    });
};
const builds = [read(first), read(second)];
for (let turn = 0; ; turn += 1)
  await withLock(out, async () => {
    process.stdout.write('locked\n');
    await publish(out, builds[turn % 2] ?? []);
  });
