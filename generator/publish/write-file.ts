import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { EXIT, ExpectedError, systemCode } from '../errors.js';

/**
 * Writes one file, whole or not at all: beside its place and to the disk first, then renamed. A link stays a link, the
 * file that it leads to is replaced; permissions stay as they are. Folders are made as needed.
 *
 * @param content a text, bytes, or bytes in parts
 * @returns whether the file is other than before; a text or bytes that are there already are not written
 * @throws {ExpectedError} when the system refuses; what was there stays
 */
export function writeFile(path: string, content: string | Uint8Array | Iterable<Uint8Array>): boolean {
  let beside: string | undefined;
  try {
    const target = existsSync(path) ? realpathSync(path) : path;
    if (isSame(target, content)) return false;
    mkdirSync(dirname(target), { recursive: true });
    beside = join(dirname(target), `.${basename(target)}.${process.pid}.tmp`);
    writeWhole(beside, content, existsSync(target) ? statSync(target).mode & 0o777 : 0o644);
    renameSync(beside, target);
    return true;
  } catch (error) {
    const code = systemCode(error);
    if (beside) rmSync(beside, { force: true });
    if (code === '') throw error;
    throw new ExpectedError(`${path} could not be written: ${explainCode(code)}`, EXIT.refused, {
      cause: error,
    });
  }
}

function isSame(path: string, content: string | Uint8Array | Iterable<Uint8Array>): boolean {
  if (!(typeof content === 'string' || content instanceof Uint8Array) || !existsSync(path)) return false;
  return readFileSync(path).equals(Buffer.from(content));
}

function writeWhole(path: string, content: string | Uint8Array | Iterable<Uint8Array>, mode: number): void {
  const parts =
    typeof content === 'string'
      ? [Buffer.from(content)]
      : content instanceof Uint8Array
        ? [content]
        : content;
  const file = openSync(path, 'w', mode);
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
