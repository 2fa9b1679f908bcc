import type { CatalogueDraft } from '../scaffold/catalogue-yaml.js';
import type { Draft } from '../scaffold/draft.js';

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
