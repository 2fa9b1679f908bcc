// Remembers sources that had no problem, so that they are not parsed and checked again.
import { createHash } from 'node:crypto';
import type { Context } from '../context.js';
import { openCache } from '../disk/caches.js';
import { codeVersion } from '../package.js';
import { type Editorial, Entry, type SourceSolution } from './entry.js';
import { type Parsed, parseSource } from './parse.js';
import type { Located, LocatedField, Source } from './source.js';

/** Remembers what is in sources that had no problem. */
export interface SourceCache {
  /** The parsed sources of which there are no entries: `catalogue.yaml` and what lies beside the solutions. */
  readonly parsed: ParseCache;
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

/** A parsed source, with the hash of its text. */
type KnownTree = readonly [hash: string, root: Located];

/**
 * Parses sources, and remembers what came of those that had no problem: parsing YAML takes most of the time that a file
 * without solutions costs.
 */
export class ParseCache {
  #changed = false;
  readonly #now = new Map<string, KnownTree>();
  readonly #before: ReadonlyMap<string, KnownTree>;

  constructor(before: Iterable<readonly [file: string, tree: KnownTree]> = []) {
    this.#before = new Map(before);
  }

  /** @param text what {@link toString} gave earlier; what another program wrote, or cannot be read, is forgotten */
  static from(text: string): ParseCache {
    try {
      const [version, trees] = JSON.parse(text) as [string, [string, KnownTree][]];
      if (version !== checksVersion()) return new ParseCache();
      return new ParseCache(trees.map(([file, [hash, root]]) => [file, [hash, withMaps(root)]]));
    } catch {
      return new ParseCache();
    }
  }

  /** Whether more or other sources are known than before. */
  get changed(): boolean {
    return this.#changed;
  }

  parse(source: Source): Parsed {
    const { file, text } = source;
    const hash = hashOf(text);
    const known = this.#now.get(file) ?? this.#before.get(file);
    if (known?.[0] === hash) {
      this.#now.set(file, known);
      return { root: known[1], issues: [] };
    }
    this.#changed = true;
    const parsed = parseSource(source);
    if (parsed.root && parsed.issues.length === 0) this.#now.set(file, [hash, parsed.root]);
    return parsed;
  }

  /** What was parsed since it was made. */
  toString(): string {
    return JSON.stringify([checksVersion(), [...this.#now]], (_, part: unknown) =>
      part instanceof Map ? [...(part as Map<string, LocatedField>).values()] : part,
    );
  }
}

/** A tree from JSON, where the fields of a map are a list. */
function withMaps(node: Located): Located {
  if (node.kind === 'list') return { ...node, items: node.items.map(withMaps) };
  if (node.kind !== 'map') return node;
  const fields = node.fields as unknown as readonly LocatedField[];
  return {
    ...node,
    fields: new Map(fields.map((field) => [field.name, { ...field, value: withMaps(field.value) }])),
  };
}

/** The characters of a hash in base64url. */
const HASH_LENGTH = 43;
/** The byte at which a line ends. */
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

  constructor(readonly parsed = new ParseCache()) {}

  /** @param bytes what {@link chunks} gave earlier; what cannot be read is forgotten */
  static parse(bytes: Uint8Array, parsed?: ParseCache): CheckCache {
    const cache = new CheckCache(parsed);
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
  const trees = openCache(folder, 'parsed', context);
  if (!file || !trees) return undefined;
  const parsed = trees.bytes ? ParseCache.from(decode(trees.bytes)) : new ParseCache();
  const cache = file.bytes ? CheckCache.parse(file.bytes, parsed) : new CheckCache(parsed);
  return {
    cache,
    save: () => {
      if (cache.changed) file.write(cache.chunks());
      if (parsed.changed) trees.write(Buffer.from(parsed.toString()));
    },
  };
}

const DEPENDENCIES = ['yaml', 'zod', 'spdx-license-ids', 'spdx-license-list', 'spdx-expression-parse'];

/** Identifies the code behind the checks: this program, its packages, and Node with its Unicode tables. */
export const checksVersion = (): string => codeVersion(DEPENDENCIES);
