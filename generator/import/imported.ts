// What all imports have in common: the formats there are, what they give, and small readers of foreign values.
import { join } from 'node:path';
import { type Folder, readNamed } from '../disk/folder.js';
import { ExpectedError, systemCode, UsageError } from '../errors.js';
import type { CatalogueDraft, Draft } from '../scaffold/draft.js';
import type { DataSource } from '../sources/import-lock.js';
import { parseSource } from '../sources/parse.js';
import { plain, Source } from '../sources/source.js';

/** What can be imported. */
export const IMPORT_FORMATS = ['json', 'csv', 'publiccode', 'awesome-selfhosted', 'landscape2'] as const;
export type ImportFormat = (typeof IMPORT_FORMATS)[number];

/** A solution as others publish it. */
export interface ImportedSolution extends Draft {
  /** What stays the same for this solution from one import to the next. */
  readonly key: string;
}

/** What another catalogue, or another format, says. */
export interface Imported {
  readonly solutions: readonly ImportedSolution[];
  /** What became of each field of the other format. */
  readonly uses: readonly FieldUse[];
  /** Whose data it is and under which licence, as far as it says so itself. */
  readonly data: Pick<DataSource, 'licence' | 'attribution' | 'url'>;
  readonly homepage: string | undefined;
  /** The categories with their labels; where there are none to be known, none. */
  readonly categories: CatalogueDraft['categories'];
  /** What was not taken over, and why: sentences for the person who imports. */
  readonly notes: readonly string[];
}

/** What an import makes of a field: it takes the value as it is, maps it to another, or drops it. */
export interface Use {
  readonly how: 'taken' | 'mapped' | 'dropped';
  /** The field of a solution that it goes to; none where it is dropped. */
  readonly to?: string;
  /** Why, or how, in a few words. */
  readonly remark?: string;
}

export interface FieldUse extends Use {
  /** The field of the other format. */
  readonly from: string;
  /** How many entries say something there. */
  readonly entries: number;
}

const says = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

/**
 * Counts what entries say, field by field, beside what becomes of it.
 * @param uses by the fields of the other format; one that is not among them is dropped
 */
export function tally(
  items: readonly Readonly<Record<string, unknown>>[],
  uses: Readonly<Record<string, Use>>,
): FieldUse[] {
  const counts = new Map(Object.keys(uses).map((field) => [field, 0]));
  for (const item of items)
    for (const [field, value] of Object.entries(item))
      if (says(value)) counts.set(field, (counts.get(field) ?? 0) + 1);
  const order = ['taken', 'mapped', 'dropped'];
  return Array.from(counts, ([from, entries]) => ({
    from,
    entries,
    // A column may be called as a member is that every object has.
    ...((Object.hasOwn(uses, from) ? uses[from] : undefined) ?? {
      how: 'dropped' as const,
      remark: 'no field of a solution',
    }),
  }))
    .filter(({ entries }) => entries > 0)
    .toSorted(
      (a, b) =>
        order.indexOf(a.how) - order.indexOf(b.how) || (a.how === 'dropped' ? b.entries - a.entries : 0),
    );
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text that is there and says something. */
export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

/** The texts of a list; none where there is no list. */
export const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.flatMap((item) => textOf(item) ?? []) : [];

/** The address of a repository as catalogues write it: without `.git` and a slash at its end. */
export const repositoryAddress = (address: string | undefined): string | undefined =>
  address
    ?.replace(/^http:/, 'https:')
    .replace(/\/+$/, '')
    .replace(/\.git$/, '');

/**
 * Reads a text.
 * @param path one that the person has named; with a folder, one below it, with slashes
 * @throws {UsageError} when there is none
 * @throws {LinkError} when it is a link that leads out of the folder
 */
export function readText(path: string, folder?: Folder): string {
  try {
    const bytes = folder ? folder.read(path) : readNamed(path);
    return bytes.toString().replace(/^\uFEFF/, '');
  } catch (error) {
    if (error instanceof ExpectedError) throw error;
    const shown = shownPath(path, folder);
    const code = systemCode(error) || 'unknown error';
    throw new UsageError(
      code === 'ENOENT' ? `${shown} does not exist.` : `${shown} cannot be read (${code}).`,
      {
        cause: error,
      },
    );
  }
}

const shownPath = (path: string, folder: Folder | undefined): string =>
  folder ? join(folder.path, path) : path;

/**
 * Reads a YAML file as plain values, as strictly as a source.
 * @throws {UsageError} when it is no YAML, with the place
 */
export function readYaml(path: string, folder?: Folder): unknown {
  const shown = shownPath(path, folder);
  const { root, issues } = parseSource(new Source(shown, readText(path, folder)));
  const [first] = issues;
  if (first) throw new UsageError(`${shown}:${first.line}:${first.column}: ${first.message}`);
  return root && plain(root);
}

/** The hosts of repositories, the most frequent first. */
export function hostsOf(solutions: readonly ImportedSolution[]): string[] {
  const counts = new Map<string, number>();
  for (const { values } of solutions) {
    const host = /^https:\/\/([a-z0-9.-]+)\//i.exec(String(values.github))?.[1]?.toLowerCase();
    if (host !== undefined) counts.set(host, (counts.get(host) ?? 0) + 1);
  }
  return [...counts]
    .toSorted(([a, many], [b, more]) => more - many || (a < b ? -1 : 1))
    .map(([host]) => host);
}
