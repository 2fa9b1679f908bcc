// Drafts and what is left to do in them, missing translations, and fields that no two solutions may share.
import { slug } from '../../src/catalogue/addresses.js';
import { DESCRIPTION_FIELDS } from '../../src/catalogue/values.js';
import { counted } from '../terminal.js';
import type { CatalogueFile } from './catalogue-file.js';
import type { Entry, SourceSolution } from './entry.js';
import { type Issue, sortIssues } from './source.js';

/** A solution that is not published yet: it says `status: draft`, or TODO somewhere. */
export interface Draft {
  /** Its name, or its file where it has none yet. */
  readonly name: string;
  /** Relative to the catalogue's folder, with slashes. */
  readonly file: string;
  /** Where it starts, from 1. */
  readonly line: number;
  /** What it says already, whether that is right or not. */
  readonly values: Readonly<Record<string, unknown>>;
  /** The fields that are missing, TODO or wrong. */
  readonly open: readonly string[];
  /** What is left to do, each with its place. */
  readonly left: readonly Issue[];
}

/** What several fields are called together, in the order in which work is told. */
const GROUPS: Readonly<Record<string, string>> = {
  complexity: 'scores',
  maturity: 'scores',
  resourceUsage: 'scores',
  maintenance: 'scores',
  description: 'German',
  descriptionEn: 'English',
  descriptionFr: 'French',
  descriptionIt: 'Italian',
};

const NUMBER = new Intl.NumberFormat('en');

/** How often each kind of work is left, the most frequent first. */
export function workLeft(drafts: readonly Draft[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { open } of drafts)
    for (const group of new Set(open.map((field) => GROUPS[field] ?? field)))
      counts.set(group, (counts.get(group) ?? 0) + 1);
  return new Map([...counts].sort(([, a], [, b]) => b - a));
}

/** How far the catalogue is, in one line; empty where there are no drafts. */
export function formatProgress(ready: number, drafts: readonly Draft[]): string {
  if (drafts.length === 0) return '';
  const total = NUMBER.format(ready + drafts.length);
  const left = Array.from(workLeft(drafts), ([what, count]) => `${what} ${NUMBER.format(count)}`).join(', ');
  const missing = left === '' ? 'the others say "status: draft"' : `missing: ${left}`;
  return `${NUMBER.format(ready)} of ${total} ready; ${missing}.\n`;
}

/** What is left in all drafts, as warnings: nothing of it keeps the others from being published. */
export const draftIssues = (drafts: readonly Draft[]): Issue[] =>
  sortIssues(drafts.flatMap(({ left }) => left.map((issue) => ({ ...issue, severity: 'warning' as const }))));

/**
 * The fields that no two solutions may share, and how they are compared: two names may not have the same address on the
 * site.
 */
export const UNIQUE = {
  name: slug,
  github: (value: string) => value.toLowerCase(),
} as const satisfies Partial<Record<keyof SourceSolution, (value: string) => string>>;

/** The drafts, with what they share with solutions that are published, or with drafts before them. */
export function withSharedFields(
  drafts: readonly Draft[],
  published: readonly { readonly file: string; readonly solution: SourceSolution }[],
): Draft[] {
  const firsts = new Map<string, string>();
  const keyOf = (field: keyof typeof UNIQUE, value: string) => `${field} ${UNIQUE[field](value)}`;
  const fields = Object.keys(UNIQUE) as (keyof typeof UNIQUE)[];
  for (const { file, solution } of published)
    for (const field of fields) firsts.set(keyOf(field, solution[field]), file);
  return drafts.map((draft) => {
    const shared = fields.flatMap((field): Issue[] => {
      const value = draft.values[field];
      if (typeof value !== 'string' || value === 'TODO') return [];
      const key = keyOf(field, value);
      const first = firsts.get(key);
      firsts.set(key, first ?? draft.file);
      if (first === undefined) return [];
      const message = `${field}: "${value}" is already in ${first}. Remove one, or tell them apart.`;
      const { file, line } = draft;
      return [{ file, line, column: 1, severity: 'error', rule: 'unique', message }];
    });
    return shared.length === 0 ? draft : { ...draft, left: [...draft.left, ...shared] };
  });
}

type LanguageTag = keyof typeof DESCRIPTION_FIELDS;
const TAGS = Object.keys(DESCRIPTION_FIELDS) as LanguageTag[];

/** The names of languages, in English like the whole report. */
const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language' });

/** What is missing in a language. */
export interface MissingTexts {
  /** Solutions without a description, by the paths of their files. */
  readonly descriptions: readonly { readonly name: string; readonly file: string; readonly line: number }[];
  /** Categories without a label; none when the catalogue labels no category at all. */
  readonly categories: readonly string[];
}

export type TranslationReport = Readonly<Record<LanguageTag, MissingTexts>>;

/** What is missing per language, in the solutions that could be read and in the categories. */
export function missingTranslations(
  entries: readonly Entry[],
  catalogueFile: CatalogueFile | undefined,
): TranslationReport {
  const categories = catalogueFile?.categories ?? [];
  const areLabelled = categories.some(({ labels }) => labels);
  return Object.fromEntries(
    TAGS.map((tag) => [
      tag,
      {
        descriptions: entries
          .filter(({ solution }) => solution[DESCRIPTION_FIELDS[tag]] === undefined)
          .map((entry) => ({
            name: entry.solution.name,
            file: entry.file,
            line: entry.placeOf('name').line,
          })),
        categories: areLabelled
          ? categories.filter(({ labels }) => labels?.[tag] === undefined).map(({ name }) => name)
          : [],
      },
    ]),
  ) as unknown as TranslationReport;
}

/** The most names that are listed in the short form. */
const MAX_NAMES = 5;

/**
 * The report for people, a line for each language and kind; empty when everything is translated.
 * @param isWhole whether every name is listed
 */
export function formatTranslations(report: TranslationReport, total: number, isWhole: boolean): string {
  const list = (names: readonly string[]) =>
    isWhole || names.length <= MAX_NAMES ? names.join(', ') : `${names.slice(0, MAX_NAMES).join(', ')} …`;
  return TAGS.flatMap((tag) => {
    const { descriptions, categories } = report[tag];
    const name = LANGUAGE_NAMES.of(tag) ?? tag;
    return [
      descriptions.length > 0 &&
        `${name} is missing in ${descriptions.length} of ${total}: ${list(descriptions.map((each) => each.name))}\n`,
      categories.length > 0 &&
        `${name} labels are missing for ${counted(categories.length, 'category', 'categories')}: ${list(categories)}\n`,
    ].filter((line) => line !== false);
  }).join('');
}
