import { readFileSync } from 'node:fs';
import { systemCode, UsageError } from '../errors.js';
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
 * @throws {UsageError} when there is none
 */
export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    throw new UsageError(`${path} cannot be read (${systemCode(error) || 'unknown error'}).`, {
      cause: error,
    });
  }
}

/**
 * Reads a YAML file as plain values, as strictly as a source.
 * @throws {UsageError} when it is no YAML, with the place
 */
export function readYaml(path: string): unknown {
  const { root, issues } = parseSource(new Source(path, readText(path)));
  const [first] = issues;
  if (first) throw new UsageError(`${path}:${first.line}:${first.column}: ${first.message}`);
  return root && plain(root);
}
