import { createHash } from 'node:crypto';
import { Entry, type SourceSolution } from './entry.js';
import type { SourceCache } from './source-cache.js';
import type { Source } from './source.js';

/** The characters of a hash in base64url. */
const HASH_LENGTH = 43;
const LINE_END = 0x0a;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/**
 * Remembers which sources were without a problem, and what stands in them, so that an unchanged one is read but not
 * parsed and checked again. What has a problem is never remembered: it is checked until it has none.
 *
 * Kept as bytes, a line a file — hash, name, content — since as objects fifty thousand of them would not fit.
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

  /** Whether there is something that was not there when the cache was read. */
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

  /** The entries of a source that is as it was; undefined when it is not, or had a problem. */
  find({ file, text }: Source): Entry[] | undefined {
    const line = this.#lines.get(file);
    if (!line || decode(line.subarray(0, HASH_LENGTH)) !== hashOf(text)) return undefined;
    try {
      const json = decode(line.subarray(line.indexOf(0x09) + 1));
      return (JSON.parse(json) as [SourceSolution, number[]][]).map(
        ([solution, places]) => new Entry(solution, file, places),
      );
    } catch {
      return undefined;
    }
  }

  /** Remembers a source that has no problem. */
  keep({ file, text }: Source, entries: readonly Entry[]): void {
    const json = JSON.stringify(entries.map(({ solution, places }) => [solution, places]));
    // A name with a line break or a tab in it would break the form, and is an error anyway.
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
