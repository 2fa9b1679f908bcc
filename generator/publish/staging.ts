import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { RefusedError } from '../errors.js';
import type { OutputFile } from '../output-file.js';
import { STAGE } from './stage.js';

/** A file that is to be published; its content is on the disk. */
export interface StagedFile {
  readonly path: string;
  /** Its length. */
  readonly bytes: number;
  /** Where it lies, beside its place; undefined when the published one is the same already. */
  readonly beside: string | undefined;
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

  /** @param folder the published one */
  constructor(readonly folder: string) {}

  /** Whether anything lies there. */
  get isEmpty(): boolean {
    return this.#written === 0;
  }

  /** Where it is; made at the first need. */
  get path(): string {
    return (this.#path ??= mkdtempSync(join(this.folder, STAGE)));
  }

  /**
   * Writes what is other than published, to the disk: a rename must not be there before its content. When the file
   * itself has changed, so have all its compressed forms.
   */
  async add({ path, bytes, sidecars }: OutputFile): Promise<StagedGroup> {
    const main = await this.#stage({ path, bytes }, this.#isSame({ path, bytes }));
    const isMainSame = main.beside === undefined;
    const staged: StagedFile[] = [];
    for (const sidecar of (await sidecars?.()) ?? [])
      staged.push(await this.#stage(sidecar, isMainSame && this.#isSame(sidecar)));
    return { main, sidecars: staged };
  }

  remove(): void {
    if (this.#path !== undefined) rmSync(this.#path, { recursive: true, force: true });
  }

  async #stage({ path, bytes }: OutputFile, isSame: boolean): Promise<StagedFile> {
    if (isSame) return { path, bytes: bytes.byteLength, beside: undefined };
    const beside = join(this.path, String(this.#written++));
    const file = await open(beside, 'wx', 0o644);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    return { path, bytes: bytes.byteLength, beside };
  }

  #isSame({ path, bytes }: OutputFile): boolean {
    const target = join(this.folder, path);
    if (!existsSync(target)) return false;
    const stats = statSync(target);
    // Found before the first rename.
    if (!stats.isFile())
      throw new RefusedError(
        `Nothing was published in ${this.folder}: ${path} is a folder there. Remove it.`,
      );
    return stats.size === bytes.byteLength && readFileSync(target).equals(bytes);
  }
}
