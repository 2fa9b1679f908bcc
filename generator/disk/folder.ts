// Reading and listing below a folder, following no link that leads out of it.
import {
  closeSync,
  constants,
  type Dirent,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
} from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { EXIT, ExpectedError, systemCode } from '../errors.js';
import { type Content, writeWhole } from './write-file.js';

export type { Stats } from 'node:fs';

/** What changes whenever a file is written, as a text: which file it is, its length, and when it was written. */
export type Stamp = string;

/** Undefined for what is no file, and on a disk that only counts seconds: a file may be written twice in one. */
export const stampOf = (stats: Stats): Stamp | undefined =>
  stats.isFile() && stats.mtimeMs % 1000 !== 0 ? [stats.ino, stats.size, stats.mtimeMs].join(' ') : undefined;

/** A path leads out of its folder by a symbolic link, or to nothing. Nothing was read or written there. */
export class LinkError extends ExpectedError {
  override readonly name = 'LinkError';

  constructor(path: string, root: string) {
    super(
      `${path} is, or lies behind, a link that leads out of ${root} or to nothing. Put the file itself there.`,
      EXIT.refused,
    );
  }
}

/** A file is larger than what is read. */
export class FileTooLargeError extends ExpectedError {
  override readonly name = 'FileTooLargeError';

  constructor(
    path: string,
    readonly bytes: number,
    limit: number,
  ) {
    super(`${path} has ${bytes} bytes; at most ${limit} are read.`, EXIT.usage);
  }
}

/** Links are not followed at the end of a path, and a pipe does not keep a reader waiting. Windows has neither. */
const READ_ONLY = constants.O_RDONLY | (constants.O_NOFOLLOW || 0) | (constants.O_NONBLOCK || 0);

/**
 * A folder of the disk, and the only way to files below it. Catalogues and published folders come from repositories of
 * others, where any file or folder may be a symbolic link: one that stays in the folder is followed, one that leaves it
 * never is, neither to read nor to write, rename or delete. The folder itself may be a link, since the person who runs
 * the program has named it.
 *
 * Paths are relative to the folder, with slashes. Against somebody who changes links on this machine while the program
 * runs there is no protection: they could as well change the files.
 */
export class Folder {
  /** Absolute, as it was named. */
  readonly path: string;
  /** Where it really is, when that is settled. */
  readonly #root: string | undefined;

  constructor(path: string, root?: string) {
    this.path = resolve(path);
    this.#root = root;
  }

  /** The same folder, with its own place looked up once: for work that asks for thousands of files and then ends. */
  settled(): Folder {
    return new Folder(this.path, realPath(this.path));
  }

  get #place(): string {
    return this.#root ?? realPath(this.path) ?? this.path;
  }

  /** Whether there is such a folder. */
  get exists(): boolean {
    return statSync(this.path, { throwIfNoEntry: false })?.isDirectory() ?? false;
  }

  /**
   * Where something is, or would be. Links on the way are followed as long as they stay inside; the last name is not.
   * @returns an absolute path that may be renamed or deleted
   * @throws {LinkError} when it is outside
   */
  place(path: string): string {
    const segments = path.split('/').filter((segment) => segment !== '' && segment !== '.');
    const isPlain = !/[\\\0]/.test(path) || (sep === '/' && !path.includes('\0'));
    if (segments.includes('..') || !isPlain) throw new LinkError(path, this.path);
    const name = segments.pop();
    const root = this.#place;
    if (name === undefined) return root;
    // Folders that are not there yet cannot be links: they are made below the last one that is there.
    for (let there = segments.length; there >= 0; there -= 1) {
      const parent = join(root, ...segments.slice(0, there));
      const real = realPath(parent);
      if (real === undefined) {
        if (lstatSync(parent, { throwIfNoEntry: false })) throw new LinkError(path, this.path);
        continue;
      }
      if (!isBelow(root, real)) throw new LinkError(path, this.path);
      return join(real, ...segments.slice(there), name);
    }
    return join(root, ...segments, name);
  }

  /**
   * As {@link place}, with a link at the end followed as well.
   * @throws {LinkError} when it leads out, or to nothing
   */
  target(path: string): string {
    const place = this.place(path);
    if (!lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink()) return place;
    const real = realPath(place);
    if (real === undefined || !isBelow(this.#place, real)) throw new LinkError(path, this.path);
    return real;
  }

  /**
   * What is there, links inside the folder followed; undefined when nothing is.
   * @throws {LinkError} when a link leads out
   */
  stat(path: string): Stats | undefined {
    return statSync(this.target(path), { throwIfNoEntry: false });
  }

  /** What has this name, be it a link; undefined when nothing has. */
  statEntry(path: string): Stats | undefined {
    return lstatSync(this.place(path), { throwIfNoEntry: false });
  }

  /** The stamp of a file; undefined where none is that may be read, and for a link: its target changes without it. */
  stamp(path: string): Stamp | undefined {
    try {
      const stats = this.statEntry(path);
      return stats && stampOf(stats);
    } catch (error) {
      if (error instanceof LinkError || systemCode(error) !== '') return undefined;
      throw error;
    }
  }

  /** Whether anything has this name, were it a link that leads out. */
  has(path: string): boolean {
    return this.statEntry(path) !== undefined;
  }

  /** Whether a file is there that may be read. */
  hasFile(path: string): boolean {
    try {
      return this.stat(path)?.isFile() ?? false;
    } catch (error) {
      if (error instanceof LinkError || systemCode(error) !== '') return false;
      throw error;
    }
  }

  /**
   * Reads a regular file.
   * @param limit the most bytes
   * @throws an error of the system: `ENOENT`; `EISDIR` for everything that is no regular file
   * @throws {LinkError} when a link leads out
   * @throws {FileTooLargeError}
   */
  read(path: string, limit = Infinity): Buffer {
    const file = openSync(this.target(path), READ_ONLY);
    try {
      const stats = fstatSync(file);
      const { size } = stats;
      if (!stats.isFile()) throw Object.assign(new Error(`${path} is no regular file`), { code: 'EISDIR' });
      if (size > limit) throw new FileTooLargeError(path, size, limit);
      return readFileSync(file);
    } finally {
      closeSync(file);
    }
  }

  /** As {@link read}; undefined where no file is that may be read. */
  readIfThere(path: string): Buffer | undefined {
    try {
      return this.read(path);
    } catch (error) {
      if (error instanceof LinkError || systemCode(error) !== '') return undefined;
      throw error;
    }
  }

  /** What lies in a folder. */
  list(path = ''): Dirent[] {
    return readdirSync(this.target(path), { withFileTypes: true });
  }

  /** Makes a folder, and those that it lies in. */
  makeFolder(path: string): void {
    mkdirSync(this.target(path), { recursive: true });
  }

  /**
   * Writes one file, whole or not at all: beside its place and to the disk first, then renamed. A link inside the folder
   * stays a link, the file that it leads to is replaced; permissions stay as they are. Folders are made as needed.
   * @param content a text, bytes, or bytes in parts
   * @returns whether the file is other than before; a text or bytes that are there already are not written
   * @throws {ExpectedError} when the system refuses, or a link leads out; what was there stays
   */
  write(path: string, content: Content): boolean {
    return writeWhole(this.target(path), content, join(this.path, path));
  }

  /** Renames what is in the folder, to another place in it. */
  rename(from: string, to: string): void {
    renameSync(this.place(from), this.place(to));
  }

  /** Deletes a file, or a link itself. */
  remove(path: string): void {
    rmSync(this.place(path));
  }
}

/** Reads what the person who runs the program has named: a file, a link to one, a pipe. */
export const readNamed = (path: string): Buffer => readFileSync(path);

/**
 * A file that the person who runs the program has named, to be written, and its folder. Links on the way to it are
 * theirs; the file itself may lie in a folder of others, so a link in its place must not leave that folder.
 */
export const namedFile = (path: string): [folder: Folder, name: string] => [
  new Folder(dirname(resolve(path))),
  basename(resolve(path)),
];

/** Where a path really is; undefined when nothing is there. */
function realPath(path: string): string | undefined {
  try {
    return realpathSync.native(path);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'ELOOP'].includes(systemCode(error))) return undefined;
    throw error;
  }
}

const isBelow = (root: string, path: string): boolean =>
  path === root || path.startsWith(root.endsWith(sep) ? root : root + sep);

/**
 * Whether a path is a folder or lies in it, wherever links lead; a path that is not there yet lies where the nearest
 * folder is that is there.
 */
export function liesIn(folder: string, path: string): boolean {
  const root = realPath(folder);
  if (root === undefined) return false;
  for (let there = resolve(path), rest = ''; ; rest = join(basename(there), rest), there = dirname(there)) {
    const real = realPath(there);
    if (real !== undefined) return isBelow(root, join(real, rest));
    if (there === dirname(there)) return false;
  }
}
