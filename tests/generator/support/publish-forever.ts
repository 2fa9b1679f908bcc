import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from '../../../generator/publish/lock.js';
import { publish } from '../../../generator/publish/publish.js';

/**
 * Publishes the files of two folders into a third, in turns and without an end, to be killed. Writes a line when it
 * has the lock for the first time.
 */
const [first = '', second = '', out = '', ...paths] = process.argv.slice(2);
const read = (folder: string) => paths.map((path) => ({ path, bytes: readFileSync(join(folder, path)) }));
const builds = [read(first), read(second)];
for (let turn = 0; ; turn += 1)
  await withLock(out, async () => {
    if (turn === 0) process.stdout.write('ready\n');
    await publish(out, builds[turn % 2] ?? []);
  });
