// Imports all tests of some folders into one process, so that the compiler and what is tested are loaded once:
// `node --import tsx --test-reporter=dot tests/support/in-one-process.mjs tests/state`.
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const TIME_LIMIT_MS = 900_000;

// What hangs is ended: the runner's own limit is for files that it starts.
setTimeout(() => {
  throw new Error(`These tests have not ended after ${TIME_LIMIT_MS / 1000} s.`);
}, TIME_LIMIT_MS).unref();

for (const folder of process.argv.slice(2))
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.test.ts')))
    await import(pathToFileURL(resolve(folder, name)).href);
