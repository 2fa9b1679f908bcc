import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, sep } from 'node:path';
import { writeFiles } from './catalogues.js';

/** All files below a folder, by their paths with slashes. */
export function readFiles(folder: string): Record<string, string> {
  if (!existsSync(folder)) return {};
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return Object.fromEntries(
    files
      .map(({ parentPath, name }) => join(parentPath, name))
      .toSorted()
      .map((path) => [path.slice(folder.length + 1).replaceAll(sep, '/'), readFileSync(path, 'utf8')]),
  );
}

/**
 * Compares a whole folder with the one that is expected. With `UPDATE_GOLDENS=1` the expected one is replaced, and
 * the test fails this once, so that nobody updates without noticing.
 */
export function assertGolden(actual: Readonly<Record<string, string>>, expectedFolder: string): void {
  const expected = readFiles(expectedFolder);
  if (process.env.UPDATE_GOLDENS === '1' && JSON.stringify(actual) !== JSON.stringify(expected)) {
    rmSync(expectedFolder, { recursive: true, force: true });
    writeFiles(expectedFolder, actual);
    assert.fail(
      `${expectedFolder} was updated. Look at the difference and run again without UPDATE_GOLDENS.`,
    );
  }
  assert.deepEqual(actual, expected);
}
