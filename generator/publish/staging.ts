// The hidden folder in which files wait before they are renamed into their places, with a way back.
import { copyFileSync, linkSync, mkdirSync, mkdtempSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { type Folder, type Stamp, stampOf } from '../disk/folder.js';
import { RefusedError } from '../errors.js';
import type { OutputFile } from '../output-file.js';
import { type BuildMemory, contentHash, type KnownFile } from './build-memory.js';

/** The prefix of all temporary files of publishing. Hidden, so that no server shows them. */
export const STAGE = '.publish-';

/** The lock of a folder. */
export const LOCK = `${STAGE}lock`;

/** A file that is to be published; its content is on the disk. */
export interface StagedFile {
  readonly path: string;
  /** Its length. */
  readonly bytes: number;
  /** Where it lies, beside its place; undefined when the published one is the same already. */
  readonly beside: string | undefined;
  /** Its stamp, which stays when it is renamed. */
  readonly stamp: Stamp | undefined;
}

/** A file and its compressed forms. */
export interface StagedGroup {
  readonly main: StagedFile;
  readonly sidecars: readonly StagedFile[];
}

/** A hidden folder in the published one, where files are written before they are renamed into their places. */
export class Staging {
  #path: string | undefined;
  #written = 0;

  /**
   * @param folder the published one
   * @param memory what earlier builds know of files that are made when asked for
   */
  constructor(
    readonly folder: Folder,
    readonly memory?: BuildMemory,
  ) {}

  /** Whether anything lies there. */
  get isEmpty(): boolean {
    return this.#written === 0;
  }

  /** Where it is; made at the first need. */
  get path(): string {
    return (this.#path ??= mkdtempSync(this.folder.place(STAGE)));
  }

  /**
   * Writes what differs from the published files, and waits for the disk: no rename may be there before its content.
   * When the file itself has changed, so have all its compressed forms.
   */
  async add(file: OutputFile): Promise<StagedGroup> {
    const { path, sidecars, fingerprint } = file;
    const [unchanged, ...beside] = fingerprint === undefined ? [] : this.#unchanged(fingerprint);
    if (unchanged && beside.length > 0 === (sidecars !== undefined))
      return { main: unchanged, sidecars: beside };
    const { bytes } = file;
    const published = this.#published({ path, bytes });
    if (!sidecars) {
      const main = published ?? (await this.#write({ path, bytes }));
      if (fingerprint !== undefined) this.memory?.keep(fingerprint, [knownFile(main, bytes)]);
      return { main, sidecars: [] };
    }
    // What a file is compressed to depends on its content and on the program.
    const source = `${path} ${contentHash(bytes)}`;
    const same = published ? this.#unchanged(source) : [];
    if (published && same.length > 0) return { main: published, sidecars: same };
    // Compressed while it is written: pages that are made meanwhile would keep it waiting. A failure is met below, when
    // nothing is being written any more.
    const compressed = sidecars();
    compressed.catch(() => undefined);
    const main = published ?? (await this.#write({ path, bytes }));
    const staged: StagedFile[] = [];
    const packed: KnownFile[] = [];
    for (const form of await compressed) {
      const file = (published && this.#published(form)) ?? (await this.#write(form));
      staged.push(file);
      packed.push(knownFile(file, form.bytes));
    }
    if (fingerprint === undefined) this.memory?.keep(source, packed);
    else this.memory?.keep(fingerprint, [knownFile(main, bytes), ...packed]);
    return { main, sidecars: staged };
  }

  /** The files of a fingerprint, when all of them are published as the last build has made them; else none. */
  #unchanged(fingerprint: string): StagedFile[] {
    const found: StagedFile[] = [];
    const known: KnownFile[] = [];
    for (const [path, hash, bytes, before] of this.memory?.recall(fingerprint) ?? []) {
      const stamp = this.folder.stamp(path);
      const isSame = stamp !== undefined && stamp === before;
      if (!isSame && !this.#hasHash(path, hash)) return [];
      found.push({ path, bytes, beside: undefined, stamp });
      known.push([path, hash, bytes, stamp]);
    }
    if (found.length > 0) this.memory?.keep(fingerprint, known);
    return found;
  }

  #hasHash(path: string, hash: string): boolean {
    const bytes = this.folder.readIfThere(path);
    return bytes !== undefined && contentHash(bytes) === hash;
  }

  remove(): void {
    if (this.#path !== undefined) rmSync(this.#path, { recursive: true, force: true });
  }

  /** The published file, when it is the same; undefined when it has to be written. */
  #published({ path, bytes }: OutputFile): StagedFile | undefined {
    // Before it is read, so that a change meanwhile is noticed.
    const stamp = this.memory && this.folder.stamp(path);
    return this.#isSame({ path, bytes })
      ? { path, bytes: bytes.byteLength, beside: undefined, stamp }
      : undefined;
  }

  async #write({ path, bytes }: OutputFile): Promise<StagedFile> {
    const beside = join(this.path, String(this.#written++));
    const file = await open(beside, 'wx', 0o644);
    try {
      await file.writeFile(bytes);
      await file.sync();
      return { path, bytes: bytes.byteLength, beside, stamp: stampOf(await file.stat()) };
    } finally {
      await file.close();
    }
  }

  #isSame({ path, bytes }: OutputFile): boolean {
    const stats = this.folder.stat(path);
    if (!stats) return false;
    // Checked here, before the first rename, so that nothing has to be undone.
    if (!stats.isFile())
      throw new RefusedError(
        `Nothing was published in ${this.folder.path}: ${path} is a folder there. Remove it.`,
      );
    return stats.size === bytes.byteLength && this.folder.read(path).equals(bytes);
  }
}

const knownFile = ({ path, stamp }: StagedFile, bytes: Uint8Array): KnownFile => [
  path,
  contentHash(bytes),
  bytes.byteLength,
  stamp,
];

/** Puts files into their places, and takes all of it back when one of them cannot be put there. */
export class Replacement {
  readonly #undo: (() => void)[] = [];
  #kept = 0;

  /**
   * @param folder where the files belong
   * @param stage a folder on the same file system, for the old files
   */
  constructor(
    readonly folder: Folder,
    readonly stage: string,
  ) {}

  /** Makes the folder that a file belongs to. */
  prepare(path: string): void {
    const target = dirname(this.folder.place(path));
    const first = mkdirSync(target, { recursive: true });
    if (first === undefined) return;
    this.#undo.push(() => {
      for (let made = target; made.startsWith(first); made = dirname(made)) rmdirSync(made);
    });
  }

  /** Puts a file that was written beside in its place. */
  put(path: string, beside: string): void {
    const target = this.folder.place(path);
    const takeBack = this.#keep(path, target);
    renameSync(beside, target);
    this.#undo.push(takeBack);
  }

  /** Takes a file away, where there is one. */
  remove(path: string): void {
    if (!this.folder.has(path)) return;
    const takeBack = this.#keep(path, this.folder.place(path));
    this.folder.remove(path);
    this.#undo.push(takeBack);
  }

  /** Takes back what was done, the last first. */
  undo(): void {
    for (const step of this.#undo.splice(0).toReversed())
      try {
        step();
      } catch {
        // A step that cannot be undone must not stop the others.
      }
  }

  #keep(path: string, target: string): () => void {
    if (!this.folder.has(path))
      return () => {
        rmSync(target, { force: true });
      };
    const kept = join(this.stage, `old-${this.#kept++}`);
    try {
      linkSync(target, kept);
    } catch {
      // Not every file system supports hard links.
      copyFileSync(target, kept);
    }
    return () => {
      renameSync(kept, target);
    };
  }
}

/** Removes a folder and those that it lies in, as long as they are empty; the published folder itself stays. */
export function removeEmpty(root: Folder, path: string): void {
  try {
    for (let folder = path; folder !== '.'; folder = posix.dirname(folder)) rmdirSync(root.place(folder));
  } catch {
    // The folder is not empty.
  }
}
