import { DESCRIPTION_FIELDS } from '../../src/catalogue/values.js';
import type { CatalogueFile } from './catalogue-file.js';
import type { Entry } from './entry.js';
import { counted } from '../terminal.js';

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
