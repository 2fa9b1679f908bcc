import { Folder } from '../disk/folder.js';
import type { SourceCache } from '../sources/check-cache.js';
import type { Entry } from '../sources/entry.js';
import type { Source } from '../sources/source.js';

/** Remembers sources while `dev` runs. Files whose stamp is unchanged are not even read. */
export class LiveCache implements SourceCache {
  #context = '';
  readonly #known = new Map<string, { readonly stamp: string; readonly entries: readonly Entry[] }>();
  readonly #stamps = new Map<string, string>();

  begin(context: string): void {
    if (context !== this.#context) this.#known.clear();
    this.#context = context;
  }

  recall(folder: string, file: string): readonly Entry[] | undefined {
    const stamp = stampOf(new Folder(folder), file);
    const known = this.#known.get(file);
    if (stamp !== undefined && known?.stamp === stamp) return known.entries;
    this.#known.delete(file);
    // Take the stamp before reading, so that a write during the read invalidates the cache.
    if (stamp !== undefined) this.#stamps.set(file, stamp);
    return undefined;
  }

  find(): undefined {
    return undefined;
  }

  keep({ file }: Source, entries: readonly Entry[]): void {
    const stamp = this.#stamps.get(file);
    if (stamp !== undefined) this.#known.set(file, { stamp, entries });
    this.#stamps.delete(file);
  }
}

/** Changes whenever a file is written. Undefined for links: their target may change without them. */
function stampOf(folder: Folder, file: string): string | undefined {
  const stats = folder.statEntry(file);
  return stats?.isFile() ? [stats.ino, stats.size, stats.mtimeMs, stats.ctimeMs].join(' ') : undefined;
}
