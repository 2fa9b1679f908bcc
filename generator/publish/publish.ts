import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pMap, { pMapSkip } from 'p-map';
import { RefusedError, systemCode } from '../errors.js';
import { DOCUMENT_PATH, type OutputFiles, SIDECAR_ENDINGS } from '../output-file.js';
import { LOCK, removeEmpty, Replacement, STAGE, type StagedGroup, Staging } from './staging.js';
import { explainCode } from './write-file.js';

/** What became of a file. */
export interface PublishedFile {
  readonly path: string;
  readonly bytes: number;
  /** Whether it is other than before. */
  readonly changed: boolean;
}

/** How many files are written at a time. Disks are faster so, and each file is in memory until it is written. */
const WRITES = 16;

/**
 * Puts files into a folder: all of them, or none. They are written beside their places first, whole and to the disk,
 * one after the other as they are made; only when that has worked for all, they are renamed, the document last.
 * Readers see the old or the new, never a part, and a compressed sidecar only beside the very file that it was made
 * of: it is taken away before that file is replaced, and put there behind it. Files that are the same already are not
 * touched; those of an earlier build that are made no longer are removed, foreign ones never.
 *
 * @param folder must be there, and locked: what lies in it of other builds is removed
 * @throws {RefusedError} when the disk is full, a permission missing …; the folder is as it was
 */
export async function publish(folder: string, files: OutputFiles): Promise<PublishedFile[]> {
  const staging = new Staging(folder);
  let replacement: Replacement | undefined;
  try {
    removeLeftovers(folder);
    const groups = inOrder(await mapToEnd(files, WRITES, (file) => staging.add(file)));
    const all = groups.flatMap(({ main, sidecars }) => [main, ...sidecars]);
    const manifest = await staging.add(writeManifest(all.map(({ path }) => path)));
    if (!staging.isEmpty) {
      const made = new Set(all.map(({ path }) => path));
      const obsolete = readManifest(folder).filter((path) => !made.has(path) && isFile(folder, path));
      replacement = new Replacement(folder, staging.path);
      for (const { path, beside } of all) if (beside !== undefined) replacement.prepare(path);
      for (const group of groups) replaceGroup(replacement, group);
      for (const path of obsolete) replacement.remove(path);
      replaceGroup(replacement, manifest);
      for (const path of obsolete)
        removeEmpty(dirname(join(folder, path)), join(folder, path.split('/')[0] ?? ''));
    }
    return all.map(({ path, bytes, beside }) => ({ path, bytes, changed: beside !== undefined }));
  } catch (error) {
    replacement?.undo();
    const code = systemCode(error);
    if (code === '') throw error;
    throw new RefusedError(`Nothing was published in ${folder}: ${explainCode(code)}`, { cause: error });
  } finally {
    staging.remove();
  }
}

/**
 * Maps items, several at a time, taking the next only when there is room for it. After a failure no further item is
 * begun, and the failure is thrown when all that was begun has ended. `p-map` alone would throw at once, while files are
 * still being written into the folder that is then removed; so it is told of no failure.
 * @param items may throw while they are made
 * @returns the results, in the order of the items
 */
export async function mapToEnd<Item, Result>(
  items: Iterable<Item>,
  concurrency: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const failures: unknown[] = [];
  function* untilFailure() {
    try {
      for (const item of items) {
        if (failures.length > 0) return;
        yield item;
      }
    } catch (error) {
      failures.push(error);
    }
  }
  const mapper = async (item: Item) => {
    try {
      return await work(item);
    } catch (error) {
      failures.push(error);
      return pMapSkip;
    }
  };
  const results = await pMap(untilFailure(), mapper, { concurrency });
  if (failures.length > 0) throw failures[0];
  return results;
}

/** The order in which they are published: the document last. */
const inOrder = (groups: readonly StagedGroup[]): StagedGroup[] =>
  groups.toSorted((a, b) => Number(a.main.path === DOCUMENT_PATH) - Number(b.main.path === DOCUMENT_PATH));

function replaceGroup(replacement: Replacement, { main, sidecars }: StagedGroup): void {
  const made = new Set(sidecars.map(({ path }) => path));
  for (const ending of SIDECAR_ENDINGS)
    if (main.beside !== undefined || !made.has(main.path + ending)) replacement.remove(main.path + ending);
  for (const { path, beside } of [main, ...sidecars]) if (beside !== undefined) replacement.put(path, beside);
}

const isFile = (folder: string, path: string): boolean =>
  statSync(join(folder, path), { throwIfNoEntry: false })?.isFile() ?? false;

/** Removes what killed builds have left behind. */
function removeLeftovers(folder: string): void {
  for (const name of readdirSync(folder))
    if (name.startsWith(STAGE) && name !== LOCK) rmSync(join(folder, name), { recursive: true, force: true });
}

/**
 * The list of what a build wrote, so that the next one can remove what it makes no longer: pages of a category that
 * is gone would be found for years. Hidden, so that no server shows it.
 */
const MANIFEST = '.published.json';

/** Files named by a hash of their content are never removed: cached pages still ask for old ones. */
const KEPT = 'assets/v/';

const writeManifest = (paths: readonly string[]) => ({
  path: MANIFEST,
  bytes: Buffer.from(`${JSON.stringify(paths.toSorted(), null, 1)}\n`),
});

/** What an earlier build wrote; nothing when there is no list, or it is not one of ours. */
function readManifest(folder: string): string[] {
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
