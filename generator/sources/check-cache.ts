import { createHash } from 'node:crypto';
import type { Context } from '../context.js';
import { openCache } from '../disk/caches.js';
import { codeVersion } from '../package.js';
import { type Editorial, Entry, type SourceSolution } from './entry.js';
import type { Source } from './source.js';

/** Remembers the entries of sources that had no problem. */
export interface SourceCache {
  /**
   * Begins a run. What was learnt in another context is forgotten.
   * @param context everything that the checks depend on besides the sources of solutions
   * @param files the files that there are; others are forgotten
   */
  begin(context: string, files: Iterable<string>): void;
  /** The entries of a file that has not changed, if that can be told without reading it. */
  recall?(folder: string, file: string): readonly Entry[] | undefined;
  /** The entries of an unchanged source; undefined when it has changed or had a problem. */
  find(source: Source): readonly Entry[] | undefined;
  /** Remembers a source that has no problem. */
  keep(source: Source, entries: readonly Entry[]): void;
}

/** The characters of a hash in base64url. */
const HASH_LENGTH = 43;
const LINE_END = 0x0a;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/**
 * Remembers which sources were without a problem, and what stands in them, so that an unchanged one is read but not
 * parsed and checked again. What has a problem is never remembered: it is checked until it has none.
 *
 * Kept as bytes, one line a file (hash, name, content), so that only the lines that are needed are parsed.
 */
export class CheckCache implements SourceCache {
  #context = '';
  #lines = new Map<string, Uint8Array>();
  #changed = false;

  /** @param bytes what {@link chunks} gave earlier; what cannot be read is forgotten */
  static parse(bytes: Uint8Array): CheckCache {
    const cache = new CheckCache();
    let start = 0;
    for (let end = bytes.indexOf(LINE_END); end !== -1; end = bytes.indexOf(LINE_END, start)) {
      const line = bytes.subarray(start, end + 1);
      if (start === 0) cache.#context = decode(line).trimEnd();
      else {
        const tab = line.indexOf(0x09);
        if (tab > HASH_LENGTH) cache.#lines.set(decode(line.subarray(HASH_LENGTH, tab)), line);
      }
      start = end + 1;
    }
    return cache;
  }

  /** Whether the cache has changed since it was read. */
  get changed(): boolean {
    return this.#changed;
  }

  /**
   * Begins a run. What was learnt in another context is forgotten.
   * @param context everything that the checks depend on besides the sources of solutions
   * @param files the files that there are; others are forgotten
   */
  begin(context: string, files: Iterable<string>): void {
    const hash = hashOf(context);
    const kept = hash === this.#context ? this.#lines : new Map<string, Uint8Array>();
    this.#context = hash;
    const lines = new Map<string, Uint8Array>();
    for (const file of files) {
      const line = kept.get(file);
      if (line) lines.set(file, line);
    }
    this.#changed ||= lines.size < this.#lines.size;
    this.#lines = lines;
  }

  /** The entries of an unchanged source; undefined when it has changed or had a problem. */
  find({ file, text }: Source): Entry[] | undefined {
    const line = this.#lines.get(file);
    if (!line || decode(line.subarray(0, HASH_LENGTH)) !== hashOf(text)) return undefined;
    try {
      const json = decode(line.subarray(line.indexOf(0x09) + 1));
      return (JSON.parse(json) as [SourceSolution, number[], Editorial][]).map(
        ([solution, places, editorial]) => new Entry(solution, file, places, editorial),
      );
    } catch {
      return undefined;
    }
  }

  /** Remembers a source that has no problem. */
  keep({ file, text }: Source, entries: readonly Entry[]): void {
    const json = JSON.stringify(
      entries.map(({ solution, places, editorial }) => [solution, places, editorial]),
    );
    // A file name with a line break or a tab would break the format. Such a name is an error anyway.
    if (/[\t\n]/.test(file)) return;
    this.#lines.set(file, Buffer.from(`${hashOf(text)}${file}\t${json}\n`));
    this.#changed = true;
  }

  /** What {@link parse} reads. */
  *chunks(): Generator<Uint8Array> {
    yield Buffer.from(`${this.#context}\n`);
    yield* this.#lines.values();
  }
}

const decode = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');

/** A cache that lasts from one run to the next. */
export interface LastingCache {
  readonly cache: CheckCache;
  /** Writes the cache if it has changed. */
  save(): void;
}

/**
 * Opens the cache of a catalogue.
 * @returns undefined when there is no place for it
 */
export function openCheckCache(folder: string, context: Pick<Context, 'env'>): LastingCache | undefined {
  const file = openCache(folder, 'checked', context);
  if (!file) return undefined;
  const cache = file.bytes ? CheckCache.parse(file.bytes) : new CheckCache();
  return {
    cache,
    save: () => {
      if (cache.changed) file.write(cache.chunks());
    },
  };
}

const DEPENDENCIES = ['yaml', 'zod', 'spdx-license-ids', 'spdx-license-list', 'spdx-expression-parse'];

/** Identifies the code behind the checks: this program, its packages, and Node with its Unicode tables. */
export const checksVersion = (): string => codeVersion(DEPENDENCIES);
