import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pLimit from 'p-limit';
import { RefusedError, systemCode } from '../errors.js';
import { DOCUMENT_PATH, SIDECAR_ENDINGS, type OutputFile } from '../output-file.js';
import { explainCode } from './explain.js';
import { readManifest, writeManifest } from './manifest.js';
import { removeEmpty } from './remove-empty.js';
import { Replacement } from './replacement.js';
import { LOCK, STAGE } from './stage.js';

/** What became of a file. */
export interface PublishedFile {
  readonly path: string;
  readonly bytes: number;
  /** Whether it is other than before. */
  readonly changed: boolean;
}

/**
 * Puts files into a folder: all of them, or none. They are written beside their places first, whole and to the disk;
 * only when that has worked for all, they are renamed, the document last. Readers see the old or the new, never a part,
 * and a compressed sidecar only beside the very file that it was made of: it is taken away before that file is
 * replaced, and put there behind it. Files that are the same already are not touched; those of an earlier build that
 * are made no longer are removed, foreign ones never.
 *
 * @param folder must be there, and locked: what lies in it of other builds is removed
 * @throws {RefusedError} when the disk is full, a permission missing …; the folder is as it was
 */
export async function publish(folder: string, files: readonly OutputFile[]): Promise<PublishedFile[]> {
  let stage: string | undefined;
  let replacement: Replacement | undefined;
  try {
    removeLeftovers(folder);
    const groups = toGroups(files);
    const manifest = { main: writeManifest(files.map(({ path }) => path)), sidecars: [] };
    const changed = new Set([...groups, manifest].flatMap((group) => changedFiles(folder, group)));
    if (changed.size > 0) {
      const made = new Set(files.map(({ path }) => path));
      const obsolete = readManifest(folder).filter((path) => !made.has(path) && isFile(folder, path));
      stage = mkdtempSync(join(folder, STAGE));
      const staged = await writeAll(stage, [...changed]);
      replacement = new Replacement(folder, stage);
      for (const { path } of changed) replacement.prepare(path);
      for (const group of groups) replaceGroup(replacement, group, staged);
      for (const path of obsolete) replacement.remove(path);
      replaceGroup(replacement, manifest, staged);
      for (const path of obsolete)
        removeEmpty(dirname(join(folder, path)), join(folder, path.split('/')[0] ?? ''));
    }
    return groups
      .flatMap(({ main, sidecars }) => [main, ...sidecars])
      .map((file) => ({ path: file.path, bytes: file.bytes.byteLength, changed: changed.has(file) }));
  } catch (error) {
    replacement?.undo();
    const code = systemCode(error);
    if (code === '') throw error;
    throw new RefusedError(`Nothing was published in ${folder}: ${explainCode(code)}`, { cause: error });
  } finally {
    if (stage) rmSync(stage, { recursive: true, force: true });
  }
}

/** A file and its compressed forms. */
interface Group {
  readonly main: OutputFile;
  readonly sidecars: readonly OutputFile[];
}

/** The groups in the order in which they are published. */
function toGroups(files: readonly OutputFile[]): Group[] {
  const paths = new Map(files.map((file) => [file.path, file]));
  const sidecarsOf = ({ path }: OutputFile) =>
    SIDECAR_ENDINGS.flatMap((ending) => paths.get(path + ending) ?? []);
  const sidecars = new Set(files.flatMap(sidecarsOf));
  return files
    .filter((file) => !sidecars.has(file))
    .toSorted((a, b) => Number(a.path === DOCUMENT_PATH) - Number(b.path === DOCUMENT_PATH))
    .map((main) => ({ main, sidecars: sidecarsOf(main) }));
}

/** The files of a group that are other than before; all of them when the main one is. */
function changedFiles(folder: string, { main, sidecars }: Group): OutputFile[] {
  const others = sidecars.filter((file) => !isSame(folder, file));
  return isSame(folder, main) ? others : [main, ...sidecars];
}

function replaceGroup(
  replacement: Replacement,
  { main, sidecars }: Group,
  staged: ReadonlyMap<OutputFile, string>,
): void {
  const beside = staged.get(main);
  const made = new Set(sidecars.map(({ path }) => path));
  for (const ending of SIDECAR_ENDINGS)
    if (beside !== undefined || !made.has(main.path + ending)) replacement.remove(main.path + ending);
  if (beside !== undefined) replacement.put(main.path, beside);
  for (const file of sidecars) {
    const sidecar = staged.get(file);
    if (sidecar !== undefined) replacement.put(file.path, sidecar);
  }
}

function isSame(folder: string, { path, bytes }: OutputFile): boolean {
  const target = join(folder, path);
  if (!existsSync(target)) return false;
  const stats = statSync(target);
  // Found before the first rename.
  if (!stats.isFile())
    throw new RefusedError(`Nothing was published in ${folder}: ${path} is a folder there. Remove it.`);
  return stats.size === bytes.byteLength && readFileSync(target).equals(bytes);
}

const isFile = (folder: string, path: string): boolean =>
  statSync(join(folder, path), { throwIfNoEntry: false })?.isFile() ?? false;

/** Disks take several files in hardly more time than one. */
const WRITES = 16;

/**
 * Writes files and waits until the disk has them: a rename must not be there before its content.
 * @returns where each of them is
 */
async function writeAll(
  stage: string,
  files: readonly OutputFile[],
): Promise<ReadonlyMap<OutputFile, string>> {
  const limit = pLimit(WRITES);
  const staged = files.map((file, index) => [file, join(stage, String(index))] as const);
  const failures: unknown[] = [];
  // Nothing is thrown before all have ended: the folder is removed then.
  await limit.map(staged, async ([file, path]) => {
    if (failures.length === 0) await write(path, file).catch((error: unknown) => failures.push(error));
  });
  if (failures.length > 0) throw failures[0];
  return new Map(staged);
}

async function write(path: string, { bytes }: OutputFile): Promise<void> {
  const file = await open(path, 'wx', 0o644);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** What builds have left that were killed. */
function removeLeftovers(folder: string): void {
  for (const name of readdirSync(folder))
    if (name.startsWith(STAGE) && name !== LOCK) rmSync(join(folder, name), { recursive: true, force: true });
}
