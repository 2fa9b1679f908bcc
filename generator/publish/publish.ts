import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { RefusedError, systemCode } from '../errors.js';
import { DOCUMENT_PATH, type OutputFile } from '../output-file.js';

/** Where files are written before they take their places. Hidden, so that no server shows it. */
const STAGE = '.publish-';

/** A stage that is older was left by a build that was killed, in milliseconds. */
const STALE_AFTER = 10 * 60_000;

/** What became of a file. */
export interface PublishedFile {
  readonly path: string;
  readonly bytes: number;
  /** Whether it is other than before. */
  readonly changed: boolean;
}

/**
 * Puts files into a folder: all of them, or none. They are written beside their places first, whole and to the disk;
 * only when that has worked for all, they are renamed, the document last. Readers see the old or the new, never a part.
 * Files that are the same already are not touched.
 *
 * @param folder is made when it is not there
 * @param now to tell left-over stages from those in use
 * @throws {RefusedError} when the disk is full, a permission missing …; the folder is as it was
 */
export function publish(folder: string, files: readonly OutputFile[], now: Date): PublishedFile[] {
  const ordered = files.toSorted(
    (a, b) => Number(a.path === DOCUMENT_PATH) - Number(b.path === DOCUMENT_PATH),
  );
  let stage: string | undefined;
  try {
    const changed = ordered.filter((file) => !isSame(folder, file));
    if (changed.length > 0) {
      mkdirSync(folder, { recursive: true });
      removeStale(folder, now);
      stage = mkdtempSync(join(folder, STAGE));
      const staged = changed.map((file, index) => ({ file, beside: write(stage ?? folder, index, file) }));
      for (const { file } of staged) mkdirSync(dirname(join(folder, file.path)), { recursive: true });
      for (const { file, beside } of staged) renameSync(beside, join(folder, file.path));
    }
    return ordered.map((file) => ({
      path: file.path,
      bytes: file.bytes.byteLength,
      changed: changed.includes(file),
    }));
  } catch (error) {
    const code = systemCode(error);
    if (code === '') throw error;
    throw new RefusedError(`Nothing was published in ${folder}: ${explain(code)}`, { cause: error });
  } finally {
    if (stage) rmSync(stage, { recursive: true, force: true });
  }
}

function isSame(folder: string, { path, bytes }: OutputFile): boolean {
  const target = join(folder, path);
  if (!existsSync(target)) return false;
  const stats = statSync(target);
  // Found before the first rename, since after it there is no way back.
  if (!stats.isFile())
    throw new RefusedError(`Nothing was published in ${folder}: ${path} is a folder there. Remove it.`);
  return stats.size === bytes.byteLength && readFileSync(target).equals(bytes);
}

/** Writes a file and waits until the disk has it: a rename must not be there before its content. */
function write(stage: string, index: number, { bytes }: OutputFile): string {
  const path = join(stage, String(index));
  const file = openSync(path, 'wx', 0o644);
  try {
    writeFileSync(file, bytes);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  return path;
}

function removeStale(folder: string, now: Date): void {
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(STAGE)) continue;
    const path = join(folder, name);
    if (now.getTime() - statSync(path).mtimeMs > STALE_AFTER) rmSync(path, { recursive: true, force: true });
  }
}

function explain(code: string): string {
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return 'the disk is full. Make room and build again.';
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return 'writing there is not permitted. Check the permissions or name another folder with --out.';
    case 'ENOTDIR':
    case 'EEXIST':
    case 'EISDIR':
      return 'a file is where a folder should be, or the other way round. Remove it or name another folder with --out.';
    default:
      return `the system said ${code}.`;
  }
}
