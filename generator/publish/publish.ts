import { rmSync } from 'node:fs';
import { posix } from 'node:path';
import pMap, { pMapSkip } from 'p-map';
import { Folder, LinkError } from '../disk/folder.js';
import { RefusedError, systemCode } from '../errors.js';
import type { BuildMemory } from './build-memory.js';
import { DOCUMENT_PATH, type OutputFiles, PICTURES, SIDECAR_ENDINGS } from '../output-file.js';
import {
  LOCK,
  removeEmpty,
  Replacement,
  STAGE,
  type StagedFile,
  type StagedGroup,
  Staging,
} from './staging.js';
import { explainCode } from '../disk/write-file.js';

/** What became of a file. */
export interface PublishedFile {
  readonly path: string;
  readonly bytes: number;
  /** Whether it is other than before. */
  readonly changed: boolean;
}

/** What became of a folder. */
export interface Publication {
  readonly files: readonly PublishedFile[];
  /** The files of an earlier build that were removed, since they are made no longer. */
  readonly removed: readonly string[];
}

/** What a build may do to what is there. */
export interface PublishOptions {
  /** Whether files are replaced that no build has made. */
  readonly mayOverwrite?: boolean;
  /** Whether most files of the earlier build may go at once. */
  readonly mayRemove?: boolean;
  /** What earlier builds know of files that are made when asked for. */
  readonly memory?: BuildMemory | undefined;
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
 * @throws {RefusedError} when the disk is full, a permission missing …, or when more would be replaced or removed than
 *   may be; the folder is as it was
 * @throws {LinkError} when a link in it leads out; the folder is as it was
 */
export async function publish(
  folder: string,
  files: OutputFiles,
  options: PublishOptions = {},
): Promise<Publication> {
  const root = new Folder(folder).settled();
  const staging = new Staging(root, options.memory);
  let replacement: Replacement | undefined;
  try {
    removeLeftovers(root);
    const groups = inOrder(await mapToEnd(files, WRITES, (file) => staging.add(file)));
    const all = groups.flatMap(({ main, sidecars }) => [main, ...sidecars]);
    const made = all.map(({ path }) => path);
    const before = readManifest(root);
    const obsolete = obsoleteFiles(root, before, made);
    if (!options.mayOverwrite) refuseOverwriting(root, all, before);
    if (!options.mayRemove) refuseRemoving(folder, obsolete, before);
    // While files are replaced the list names the old and the new ones: a build that is killed leaves none that the next
    // would take for somebody else's.
    const meanwhile = await staging.add(writeManifest([...before, ...made]));
    const manifest = await staging.add(writeManifest(made));
    if (!staging.isEmpty) {
      replacement = new Replacement(root, staging.path);
      for (const { path, beside } of all) if (beside !== undefined) replacement.prepare(path);
      replaceGroup(replacement, meanwhile);
      for (const group of groups) if (isChanged(group)) replaceGroup(replacement, group);
      for (const path of obsolete) replacement.remove(path);
      replaceGroup(replacement, manifest);
      for (const path of obsolete) removeEmpty(root, posix.dirname(path));
    }
    return {
      files: all.map(({ path, bytes, beside }) => ({ path, bytes, changed: beside !== undefined })),
      removed: obsolete,
    };
  } catch (error) {
    replacement?.undo();
    const code = systemCode(error);
    if (code === '') throw error;
    throw new RefusedError(`Nothing was published in ${folder}: ${explainCode(code)}`, { cause: error });
  } finally {
    staging.remove();
  }
}

/** The most paths that a refusal lists. */
const MAX_LISTED = 3;

const listed = (paths: readonly string[]): string =>
  paths.slice(0, MAX_LISTED).join(', ') +
  (paths.length > MAX_LISTED ? ` and ${paths.length - MAX_LISTED} more` : '');

/** @throws {RefusedError} when a file would be replaced that no build has made */
function refuseOverwriting(root: Folder, all: readonly StagedFile[], before: readonly string[]): void {
  const known = new Set(before);
  const foreign = all
    .filter(({ path, beside }) => beside !== undefined && !known.has(path) && root.has(path))
    .map(({ path }) => path);
  if (foreign.length > 0)
    throw new RefusedError(
      `Nothing was published in ${root.path}: ${listed(foreign)} ${foreign.length === 1 ? 'is' : 'are'} there and ` +
        'not of an earlier build. Name another folder with --out, or replace what is there with --allow-overwrite.',
    );
}

/** @throws {RefusedError} when more than half of an earlier build would go */
function refuseRemoving(folder: string, obsolete: readonly string[], before: readonly string[]): void {
  if (obsolete.length > before.length / 2)
    throw new RefusedError(
      `Nothing was published in ${folder}: ${obsolete.length} of the ${before.length} files of the earlier build ` +
        `would be removed (${listed(obsolete)}). Name another folder with --out, build with the pages that are there, ` +
        'or remove them with --allow-removal.',
    );
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

/** Of a file that stays with all its forms, those that are made no longer are removed with the rest of the earlier build. */
const isChanged = ({ main, sidecars }: StagedGroup): boolean =>
  [main, ...sidecars].some(({ beside }) => beside !== undefined);

function replaceGroup(replacement: Replacement, { main, sidecars }: StagedGroup): void {
  const made = new Set(sidecars.map(({ path }) => path));
  for (const ending of SIDECAR_ENDINGS)
    if (main.beside !== undefined || !made.has(main.path + ending)) replacement.remove(main.path + ending);
  for (const { path, beside } of [main, ...sidecars]) if (beside !== undefined) replacement.put(path, beside);
}

/** Removes what killed builds have left behind. */
function removeLeftovers(root: Folder): void {
  for (const { name } of root.list())
    if (name.startsWith(STAGE) && name !== LOCK) rmSync(root.place(name), { recursive: true, force: true });
}

/**
 * The list of what a build wrote, so that the next one can remove what it makes no longer: pages of a category that
 * is gone would be found for years. Hidden, so that no server shows it.
 */
const MANIFEST = '.published.json';

/**
 * Files named by a hash of their content are never removed: cached pages still ask for old ones. Neither are the tables of
 * months, which no build makes a second time.
 */
const KEPT = ['assets/v/', PICTURES, 'facts/'];

const writeManifest = (paths: readonly string[]) => ({
  path: MANIFEST,
  bytes: Buffer.from(`${JSON.stringify([...new Set(paths)].toSorted(), null, 1)}\n`),
});

/** What an earlier build wrote; nothing when there is no list, or it is not one of ours. */
function readManifest(root: Folder): string[] {
  try {
    const paths: unknown = JSON.parse(root.read(MANIFEST).toString());
    return Array.isArray(paths) ? paths.filter((path) => isOurs(path)) : [];
  } catch (error) {
    if (error instanceof LinkError) throw error;
    return [];
  }
}

/**
 * What an earlier build wrote and the new one does not. A list may be forged: what lies behind a link that leads out is
 * nobody's to remove.
 */
function obsoleteFiles(root: Folder, before: readonly string[], made: readonly string[]): string[] {
  const kept = new Set(made);
  const isKept = (path: string) => kept.has(path) || KEPT.some((folder) => path.startsWith(folder));
  return before.filter((path) => !isKept(path) && root.hasFile(path));
}

/** Whether it is a path below the folder, as builds write them. */
const isOurs = (path: unknown): path is string =>
  typeof path === 'string' && !/(^|\/)\.{0,2}(\/|$)|[\\:]|\p{Cc}/u.test(path);
