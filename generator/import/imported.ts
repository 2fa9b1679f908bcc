import { join } from 'node:path';
import { type Folder, readNamed } from '../disk/folder.js';
import { ExpectedError, systemCode, UsageError } from '../errors.js';
import type { CatalogueDraft, Draft } from '../scaffold/draft.js';
import { parseSource } from '../sources/parse.js';
import { plain, Source } from '../sources/source.js';

/** What can be imported. */
export const IMPORT_FORMATS = ['json', 'publiccode', 'awesome-selfhosted'] as const;
export type ImportFormat = (typeof IMPORT_FORMATS)[number];

/** What another catalogue, or another format, says. */
export interface Imported {
  readonly drafts: readonly Draft[];
  readonly homepage: string | undefined;
  /** The categories with their labels; where there are none to be known, none. */
  readonly categories: CatalogueDraft['categories'];
  /** What was not taken over, and why: sentences for the person who imports. */
  readonly notes: readonly string[];
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
