// Words of a query that filter or order: licences, places, platforms, "not".
import type { Solution } from '../catalogue/schema.js';
import { licenceKind, licensesIn } from '../catalogue/values.js';
import { languageNames, originNames, regionCode } from '../i18n/localize.js';
import * as meanings from './languages/meanings.js';
import type { CatalogueIndex } from './catalogue-index.js';
import type { SortName } from './sort.js';
import { memoized } from './steps.js';
import { fold, foldUmlauts, squash, wordsOf, type Token } from './tokenizer.js';
import type { FilterKind, Product, QueryFilter } from './types.js';
import { NAMES } from './weights.js';

/** What of a solution a kind of filter looks at. */
const VALUES: Readonly<Record<FilterKind, (solution: Solution) => readonly string[]>> = {
  place: ({ origin }) => [origin],
  platform: ({ deployment, tags }) => [...deployment, ...tags],
  license: ({ license }) => licensesIn(license),
  audience: ({ audience }) => audience,
  maker: ({ github }) => github.toLowerCase().split('/'),
  order: () => [],
};

/** What words of a query may filter or order by. */
export interface FilterMeaning {
  readonly kind: FilterKind;
  /** The values that are meant: a solution has one of them. None, and no order, where the words ask for nothing. */
  readonly values: readonly string[];
  readonly order?: SortName | undefined;
}

/** What a word of a query is there for. */
export type Role = 'term' | 'filler' | 'asking' | 'product' | 'filter' | 'negated';

/** A filter or an order that words of a query were taken for, with what it means. */
export type ParsedFilter = QueryFilter & FilterMeaning;

/** A query, parsed. */
export interface ParsedQuery {
  /** The query, cut as the search does. */
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly roles: readonly Role[];
  readonly filters: readonly ParsedFilter[];
  /** The tokens that name what is not wanted: they rank, and require nothing. */
  readonly without: readonly Token[];
  /** The product whose alternatives are asked for, or that is named bare. */
  readonly product: Product | undefined;
  /** Whether the query asks for alternatives in so many words: then nothing else is found. */
  readonly isExplicit: boolean;
  /** What alternatives are asked for, as it was typed, where no solution replaces it. */
  readonly absent: string | undefined;
  /** Whether it says that software is looked for, or what kind of it beside one word more: the nearest answers it. */
  readonly isAboutSoftware: boolean;
}

/** The names of a place, and what is called after it; a star stands for an ending. */
export function placeWords(origin: string): string[] {
  const names = originNames(origin).map((name) => name.replace(/\P{L}+/gu, ' ').trim());
  const country = regionCode(origin);
  // an adjective by its first letters: "Czech*", "svedes*"; what stands behind it says more than is asked ("Bokmål")
  const adjectives = languageNames(country).map((name) => name.replace(/[aeio]?( .*)?$/, '*'));
  return [...names, ...(meanings.DEMONYMS[country]?.split(', ') ?? adjectives)];
}

/** What people call a platform; a star stands for an ending. */
export function platformWords(tag: string): string[] {
  return meanings.PLATFORMS.flatMap(([words, tags]) =>
    tags.split(' ').includes(tag) ? words.split(', ') : [],
  );
}

/** The longest ending that a star in the word lists stands for. */
const LONGEST_ENDING = 4;
/** A phrase has at most so many words. */
export const LONGEST_PHRASE = 6;

/**
 * Prepares the filters that words can mean over one list of solutions: those that at least one of them has.
 * @param corrected a folded word as the catalogue has it, when it is mistyped
 */
export function filterFinder(index: CatalogueIndex, corrected: (word: string) => string) {
  const { solutions, vocabulary, fieldsOf, isFiller } = index;
  /** Filters by folded phrases; a star at the end stands for an ending. */
  const phrases = new Map<string, FilterMeaning>();
  /** All values of a kind that the solutions have. */
  const valuesOf = memoized((kind: FilterKind) => [...new Set(solutions.flatMap(VALUES[kind]))]);
  const add = (words: string, kind: FilterKind, isMeant: (value: string) => boolean): void => {
    const values = valuesOf(kind).filter(isMeant);
    if (values.length > 0) addMeaning(words, { kind, values });
  };
  const addMeaning = (words: string, meaning: FilterMeaning): void => {
    for (const phrase of `${fold(words)}, ${foldUmlauts(words)}`.split(', '))
      if (!phrases.has(phrase)) phrases.set(phrase, meaning);
  };
  // licences by the beginnings of their identifiers: "agpl", "agpl3", "agpl30only"
  const squashed = memoized(squash);
  for (const identifier of valuesOf('license'))
    wordsOf(fold(identifier)).forEach((_, at, words) => {
      const written = words.slice(0, at + 1).join('');
      add(written, 'license', (each) => squashed(each).startsWith(written));
    });
  for (const [words, beginning] of meanings.LICENSE_NAMES)
    add(words, 'license', (identifier) => identifier.startsWith(beginning));
  add('permissiv*', 'license', (identifier) => licenceKind(identifier) === 'permissive');
  add('copyleft', 'license', (identifier) => !['permissive', undefined].includes(licenceKind(identifier)));
  // places by the names of their countries, by demonyms and by regions
  for (const origin of valuesOf('place')) {
    const country = regionCode(origin);
    if (country) add(placeWords(origin).join(', '), 'place', (each) => regionCode(each) === country);
  }
  for (const [words, countries] of meanings.REGIONS)
    add(words, 'place', (each) => countries.split(' ').includes(regionCode(each)));
  addMeaning(meanings.SELF_HOSTED, { kind: 'platform', values: [] });
  for (const [words, tags] of meanings.PLATFORMS)
    add(words, 'platform', (value) => tags.split(' ').includes(value));
  for (const [words, audience] of meanings.AUDIENCES) add(words, 'audience', (value) => value === audience);
  for (const [words, order] of meanings.ORDERS) addMeaning(words, { kind: 'order', values: [], order });

  /** What languages are called: "in German" asks for a language, "German" for a place. */
  const languages = new Set(valuesOf('place').map(regionCode).flatMap(languageNames).map(fold));
  const meaningOf = (words: readonly string[]): FilterMeaning | undefined => {
    const phrase = words.join(' ');
    let meaning = phrases.get(phrase) ?? phrases.get(phrase.replace(/ |v(?=\d)/g, ''));
    for (let ending = 0; ending <= LONGEST_ENDING && !meaning; ending++)
      if (!phrase.slice(phrase.length - ending).includes(' '))
        meaning = phrases.get(`${phrase.slice(0, phrase.length - ending)}*`);
    return meaning;
  };

  /** Finds what words of a query mean as a filter, looked at with those around them. */
  return (text: string, tokens: readonly Token[], from: number, to: number): FilterMeaning | undefined => {
    const words = tokens.slice(from, to).map(({ word }) => word);
    const meaning = meaningOf(words) ?? meaningOf(words.map(corrected));
    const [phrase = ''] = words;
    if (to - from > 1) return meaning;
    if (languages.has(phrase) && meanings.BEFORE_LANGUAGE.test(tokens[from - 1]?.word ?? ''))
      return undefined;
    // "US" is also a pronoun, "MIT" a German word, "Apache" a part of names
    const isLicense = meaning?.kind === 'license';
    const isName = isLicense && (fieldsOf(vocabulary.placeOf(phrase)) & NAMES) !== 0;
    if (!isName && !isFiller(phrase)) return meaning;
    const typed = text.slice(tokens[from]?.start, tokens[from]?.end);
    const isUpperCase = typed === typed.toUpperCase() && text !== text.toUpperCase();
    const isBesideLicense = [from - 1, to].some((at) => meanings.LICENSE_WORD.test(tokens[at]?.word ?? ''));
    return isUpperCase || (isLicense && isBesideLicense) ? meaning : undefined;
  };
}

/** A test that solutions pass: of one kind of filter any, of different kinds all, and none that is excluded. */
export function passes(filters: readonly ParsedFilter[]): (solution: Solution) => boolean {
  const has = (solution: Solution, { kind, values }: ParsedFilter): boolean =>
    VALUES[kind](solution).some((value) => values.includes(value));
  return (solution) =>
    filters.every((filter) => {
      if (filter.order) return true;
      if (filter.isExcluded) return !has(solution, filter);
      return filters.some((other) => other.kind === filter.kind && !other.isExcluded && has(solution, other));
    });
}
