// Imports all tests of some folders into one process, so that the compiler and what is tested are loaded once:
// `node --import tsx --test-reporter=dot tests/support/in-one-process.mjs tests/state`.
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

for (const folder of process.argv.slice(2))
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.test.ts')))
    await import(pathToFileURL(resolve(folder, name)).href);
