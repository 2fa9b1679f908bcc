import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Io } from '../context.js';
import { writeFile } from '../publish/write-file.js';
import { CheckCache } from './check-cache.js';

/** A cache that lasts from one run to the next. */
export interface CacheFile {
  readonly cache: CheckCache;
  /** Writes it when there is something new. That it cannot be written is no problem: the next run takes longer. */
  save(): void;
}

/**
 * Opens the cache of a catalogue: in `SOLUTION_CATALOGUE_CACHE`, else in the user's folder for caches, never among the
 * sources. It may be deleted at any time.
 * @returns undefined when there is no place for it
 */
export function openCache(folder: string, { env }: Pick<Io, 'env'>): CacheFile | undefined {
  const root = cacheFolder(env);
  if (root === undefined) return undefined;
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  const path = join(root, `${name}.checked`);
  const cache = read(path);
  return {
    cache,
    save: () => {
      if (!cache.changed) return;
      try {
        writeFile(path, cache.chunks());
      } catch {
        // As said: no problem.
      }
    },
  };
}

function cacheFolder(env: Io['env']): string | undefined {
  if (env.SOLUTION_CATALOGUE_CACHE) return env.SOLUTION_CATALOGUE_CACHE;
  // While the checks themselves are worked on, nothing that they said earlier counts.
  if (import.meta.url.endsWith('.ts')) return undefined;
  const root = env.XDG_CACHE_HOME ?? env.LOCALAPPDATA ?? (env.HOME && join(env.HOME, '.cache'));
  return root ? join(root, 'solution-catalogue') : undefined;
}

function read(path: string): CheckCache {
  try {
    return existsSync(path) ? CheckCache.parse(readFileSync(path)) : new CheckCache();
  } catch {
    return new CheckCache();
  }
}

const DEPENDENCIES = ['yaml', 'zod', 'spdx-license-ids', 'spdx-license-list', 'spdx-expression-parse'];

let version: string | undefined;

/** What the checks are made of: this program, the packages that it leans on, and Node with its tables of characters. */
export function checksVersion(): string {
  const require = createRequire(import.meta.url);
  version ??= JSON.stringify([
    programHash(dirname(fileURLToPath(import.meta.url))),
    ...DEPENDENCIES.map((name) => (require(`${name}/package.json`) as { version: string }).version),
    process.versions.node,
    process.versions.unicode,
  ]);
  return version;
}

/** A hash of the program: of the files beside this one, which are all of it once it is bundled. */
function programHash(folder: string): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(folder).toSorted())
    if (/\.[jt]s$/.test(name)) hash.update(readFileSync(join(folder, name)));
  return hash.digest('base64url');
}
