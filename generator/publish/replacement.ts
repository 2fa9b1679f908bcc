import { copyFileSync, existsSync, linkSync, mkdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Puts files into their places, and takes all of it back when one of them cannot be put there. */
export class Replacement {
  readonly #undo: (() => void)[] = [];
  #kept = 0;

  /**
   * @param folder where the files belong
   * @param stage a folder on the same file system, for the old files
   */
  constructor(
    readonly folder: string,
    readonly stage: string,
  ) {}

  /** Makes the folder that a file belongs to. */
  prepare(path: string): void {
    const target = dirname(join(this.folder, path));
    const first = mkdirSync(target, { recursive: true });
    if (first === undefined) return;
    this.#undo.push(() => {
      for (let made = target; made.startsWith(first); made = dirname(made)) rmdirSync(made);
    });
  }

  /** Puts a file that was written beside in its place. */
  put(path: string, beside: string): void {
    const target = join(this.folder, path);
    const takeBack = this.#keep(target);
    renameSync(beside, target);
    this.#undo.push(takeBack);
  }

  /** Takes a file away, where there is one. */
  remove(path: string): void {
    const target = join(this.folder, path);
    if (!existsSync(target)) return;
    const takeBack = this.#keep(target);
    rmSync(target);
    this.#undo.push(takeBack);
  }

  /** Takes back what was done, the last first. */
  undo(): void {
    for (const step of this.#undo.splice(0).toReversed())
      try {
        step();
      } catch {
        // What cannot be taken back must not keep the rest from it.
      }
  }

  #keep(target: string): () => void {
    if (!existsSync(target))
      return () => {
        rmSync(target, { force: true });
      };
    const kept = join(this.stage, `old-${this.#kept++}`);
    try {
      linkSync(target, kept);
    } catch {
      // Not every file system has links.
      copyFileSync(target, kept);
    }
    return () => {
      renameSync(kept, target);
    };
  }
}
