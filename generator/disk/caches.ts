// Where caches of commands lie that last from one run to the next.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Context } from '../context.js';
import { Folder } from './folder.js';

/** A file that lasts from one run to the next, and may be deleted at any time. */
export interface CacheFile {
  /** What an earlier run has left; undefined when there is nothing that can be read. */
  readonly bytes: Uint8Array | undefined;
  /** Failing to write is not an error: the next run only takes longer. */
  write(content: Uint8Array | Iterable<Uint8Array>): void;
}

/**
 * Opens what is remembered of a folder: in `SOLUTION_CATALOGUE_CACHE`, else in the user's folder for caches, never in the
 * folder itself, which may come from somebody else.
 * @param about absolute path of the folder
 * @param kind what is remembered, as the ending of the file
 * @returns undefined when there is no place for it
 */
export function openCache(
  about: string,
  kind: 'checked' | 'parsed' | 'built',
  { env }: Pick<Context, 'env'>,
): CacheFile | undefined {
  const root = cacheFolder(env);
  if (root === undefined) return undefined;
  const caches = new Folder(root);
  const name = `${createHash('sha256').update(about).digest('hex').slice(0, 16)}.${kind}`;
  return {
    bytes: caches.readIfThere(name),
    write: (content) => {
      try {
        caches.write(name, content);
      } catch {
        // Without the file the next run only takes longer.
      }
    },
  };
}

function cacheFolder(env: Context['env']): string | undefined {
  if (env.SOLUTION_CATALOGUE_CACHE) return env.SOLUTION_CATALOGUE_CACHE;
  // When run from its TypeScript sources the program is under development: nothing is left behind in the home folder.
  if (import.meta.url.endsWith('.ts')) return undefined;
  const root = env.XDG_CACHE_HOME ?? env.LOCALAPPDATA ?? (env.HOME && join(env.HOME, '.cache'));
  return root ? join(root, 'solution-catalogue') : undefined;
}
