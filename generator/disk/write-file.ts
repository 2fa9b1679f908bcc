import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { EXIT, ExpectedError, systemCode } from '../errors.js';

/** What is written: a text, bytes, or bytes in parts. */
export type Content = string | Uint8Array | Iterable<Uint8Array>;

/**
 * Writes one file, whole or not at all: beside its place and to the disk first, then renamed. Whoever calls it has made
 * sure that the place is one where the program may write, see `Folder.write`.
 * @param shown the path for messages
 * @returns whether the file is other than before; a text or bytes that are there already are not written
 * @throws {ExpectedError} when the system refuses; what was there stays
 */
export function writeWhole(target: string, content: Content, shown = target): boolean {
  let beside: string | undefined;
  try {
    if (isSame(target, content)) return false;
    mkdirSync(dirname(target), { recursive: true });
    beside = join(dirname(target), `.${basename(target)}.${process.pid}.tmp`);
    writeParts(beside, content, existsSync(target) ? statSync(target).mode & 0o777 : 0o644);
    renameSync(beside, target);
    return true;
  } catch (error) {
    const code = systemCode(error);
    if (beside) rmSync(beside, { force: true });
    if (code === '') throw error;
    throw new ExpectedError(`${shown} could not be written: ${explainCode(code)}`, EXIT.refused, {
      cause: error,
    });
  }
}

function isSame(path: string, content: Content): boolean {
  if (!(typeof content === 'string' || content instanceof Uint8Array) || !existsSync(path)) return false;
  return readFileSync(path).equals(Buffer.from(content));
}

function writeParts(path: string, content: Content, mode: number): void {
  const parts =
    typeof content === 'string'
      ? [Buffer.from(content)]
      : content instanceof Uint8Array
        ? [content]
        : content;
  // Whatever an earlier run left there is removed first, so that it is never written through a link of that name.
  rmSync(path, { force: true });
  const file = openSync(path, 'wx', mode);
  try {
    for (const part of parts)
      for (let written = 0; written < part.byteLength;) written += writeSync(file, part, written);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Explains a system error code to somebody whose file could not be written, and says what to do. */
export function explainCode(code: string): string {
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return 'the disk is full. Make room and try again.';
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return 'writing there is not permitted. Check the permissions, or name another place.';
    case 'ENOTDIR':
    case 'EEXIST':
    case 'EISDIR':
      return 'a file is where a folder should be, or the other way round. Remove it, or name another place.';
    case 'EXDEV':
      return 'a part of it lies on another file system. Publish into a folder on one and copy from there.';
    default:
      return `the system said ${code}.`;
  }
}

/** A folder of one's own, for as long as it is needed. */
export interface TemporaryFolder {
  readonly path: string;
  remove(): void;
}

export function makeTemporaryFolder(): TemporaryFolder {
  const path = mkdtempSync(join(tmpdir(), 'solution-catalogue-'));
  return {
    path,
    remove: () => {
      rmSync(path, { recursive: true, force: true });
    },
  };
}
