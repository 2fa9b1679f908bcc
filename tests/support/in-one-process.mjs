// Imports all tests of some folders into one process, so that the compiler and what is tested are loaded once:
// `node --import tsx --test-reporter=dot tests/support/in-one-process.mjs tests/state`. With LONG set only those that have
// longer inputs then, or lie in a folder `long`: the others would do the same again.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Whether a test takes LONG into account, by itself or by `runs` of fast-check.ts. */
const hasLongInputs = (path) => /process\.env\.LONG|\bruns\(/.test(readFileSync(path, 'utf8'));

for (const folder of process.argv.slice(2))
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.test.ts'))) {
    const path = resolve(folder, name);
    if (!process.env.LONG || basename(folder) === 'long' || hasLongInputs(path))
      await import(pathToFileURL(path).href);
  }
