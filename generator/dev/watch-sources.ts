import { relative, sep } from 'node:path';
import { watch } from 'chokidar';
import { Folder } from '../disk/folder.js';
import { CATALOGUE_FILE } from '../sources/catalogue-file.js';
import { ParseCache, type SourceCache } from '../sources/check-cache.js';
import type { Entry } from '../sources/entry.js';
import { SOLUTIONS_FOLDER } from '../sources/files.js';
import type { Source } from '../sources/source.js';

/**
 * How long no further change may come before a build starts, in milliseconds: editors and Git write in several steps.
 * Not less, since the watcher drops changes of a file within 50 ms of the one before.
 */
const QUIET = 50;

/** A watch that runs. */
export interface Watch {
  close(): Promise<void>;
}

/**
 * Watches the sources of a catalogue and nothing else in its folder, so that a build may be written into it.
 * @param onChange is never called while a call before is still under way: changes meanwhile cause one more
 * @returns when changes are noticed from then on
 */
export async function watchSources(folder: string, onChange: () => void | Promise<void>): Promise<Watch> {
  const watcher = watch(folder, {
    ignoreInitial: true,
    depth: 1,
    ignored: (path) => !isSource(relative(folder, path).split(sep).join('/')),
  });
  const trigger = oneAtATime(onChange);
  watcher.on('all', trigger);
  await new Promise<void>((resolve, reject) => {
    watcher.once('ready', resolve);
    watcher.once('error', reject);
  });
  return {
    close: async () => {
      trigger.cancel();
      await watcher.close();
    },
  };
}

const isSource = (path: string): boolean =>
  path === '' ||
  path === CATALOGUE_FILE ||
  path === SOLUTIONS_FOLDER ||
  (path.startsWith(`${SOLUTIONS_FOLDER}/`) && !path.includes('/.'));

/** Calls an action when it has been quiet for a while, and again when something came in the meantime. */
export function oneAtATime(action: () => void | Promise<void>): { (): void; cancel(): void } {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  const trigger = () => {
    clearTimeout(timer);
    timer = setTimeout(start, QUIET);
  };
  const start = () => {
    // The action still runs: start the timer again when it has ended.
    if (running) void running.then(trigger);
    else
      running = Promise.resolve(action()).finally(() => {
        running = undefined;
      });
  };
  trigger.cancel = () => {
    clearTimeout(timer);
  };
  return trigger;
}

/** Remembers sources while `dev` runs. Files whose stamp is unchanged are not even read. */
export class LiveCache implements SourceCache {
  readonly parsed = new ParseCache();
  #context = '';
  readonly #known = new Map<string, { readonly stamp: string; readonly entries: readonly Entry[] }>();
  readonly #stamps = new Map<string, string>();

  begin(context: string): void {
    if (context !== this.#context) this.#known.clear();
    this.#context = context;
  }

  recall(folder: string, file: string): readonly Entry[] | undefined {
    const stamp = new Folder(folder).stamp(file);
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
