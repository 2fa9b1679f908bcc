import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The list of what a build wrote, so that the next one can remove what it makes no longer: pages of a category that
 * is gone would be found for years. Hidden, so that no server shows it.
 */
export const MANIFEST = '.published.json';

/** Files whose names carry a hash of their content: pages in caches ask for them after newer ones are there. */
const KEPT = 'assets/v/';

export const writeManifest = (paths: readonly string[]) => ({
  path: MANIFEST,
  bytes: Buffer.from(`${JSON.stringify(paths.toSorted(), null, 1)}\n`),
});

/** What an earlier build wrote; nothing when there is no list, or it is not one of ours. */
export function readManifest(folder: string): string[] {
  try {
    const paths: unknown = JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8'));
    return Array.isArray(paths) ? paths.filter((path) => isOurs(path)) : [];
  } catch {
    return [];
  }
}

/** Whether it is a path below the folder, as builds write them. */
const isOurs = (path: unknown): path is string =>
  typeof path === 'string' && !path.startsWith(KEPT) && !/(^|\/)\.{0,2}(\/|$)|[\\:\0]/.test(path);
