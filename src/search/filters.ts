import type { Solution } from '../catalogue/schema.js';
import { licenceKind } from '../catalogue/values.js';
import { originNames, regionCode } from '../i18n/localize.js';
import { licensesIn } from './facets.js';
import { FuzzyWords } from './vocabulary.js';
import {
  AUDIENCES,
  LICENSE_NAMES,
  LICENSE_WORD,
  ORDERS,
  PLATFORMS,
  DEMONYMS,
  REGIONS,
} from './languages/filters.js';
import type { IndexedProduct } from './products.js';
import type { CatalogueIndex } from './catalogue-index.js';
import type { SortName } from './sort.js';
import { memoized } from './steps.js';
import { fold, foldUmlauts, wordsOf, type Token } from './tokenizer.js';
import type { FilterKind } from './types.js';
import { NAMES } from './weights.js';

/** What of a solution a kind of filter looks at. */
const VALUES: Readonly<Record<FilterKind, (solution: Solution) => readonly string[]>> = {
  place: ({ origin }) => [origin],
  license: ({ license }) => licensesIn(license),
  platform: ({ deployment, tags }) => [...deployment, ...tags],
  audience: ({ audience }) => audience,
  maker: ({ github }) => github.toLowerCase().split('/'),
  order: () => [],
};

/** What words of a query may filter or order by. */
export interface FilterMeaning {
  readonly kind: FilterKind;
  /** The values that are meant: a solution has one of them. */
  readonly values: readonly string[];
  readonly order?: SortName | undefined;
}

/** What a word of a query is there for. */
export type Role = 'term' | 'filler' | 'asking' | 'product' | 'filter' | 'negated';

/** A filter or an order that words of a query were taken for. */
export interface ParsedFilter extends FilterMeaning {
  readonly isExcluded: boolean;
  /** The tokens it was made of, as a range; with the word that excludes, and what stands between. */
  readonly from: number;
  readonly to: number;
}

/** A query, parsed. */
export interface ParsedQuery {
  /** The query, cut. */
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly roles: readonly Role[];
  readonly filters: readonly ParsedFilter[];
  /** The tokens that name what is not wanted: they rank, and require nothing. */
  readonly without: readonly Token[];
  /** The product whose alternatives are asked for, or that is named bare. */
  readonly product: IndexedProduct | undefined;
  /** Whether the query asks for alternatives in so many words: then nothing else is found. */
  readonly isExplicit: boolean;
  /** Whether the product's name was mistyped. */
  readonly isGuessed: boolean;
  /** What alternatives are asked for, as it was typed, where no solution replaces it. */
  readonly absent: string | undefined;
}

const countryOf = (origin: string): string => regionCode(origin.slice(0, 4)) ?? '';

/** The names of a place, and what is called after it; a star stands for an ending. */
export function placeWords(origin: string): string[] {
  const names = originNames(origin).map((name) => name.replace(/\P{L}+/gu, ' ').trim());
  return [...names, ...(DEMONYMS[countryOf(origin)]?.split(', ') ?? [])];
}

/** What people call a platform; a star stands for an ending. */
export function platformWords(tag: string): string[] {
  return PLATFORMS.flatMap(([words, tags]) => (tags.split(' ').includes(tag) ? words.split(', ') : []));
}

/** The longest ending that a star in the word lists stands for. */
const LONGEST_ENDING = 4;
/** The shortest word that is recognised with a typing error. */
const SHORTEST_MISTYPED = 6;
/** A phrase has at most so many words. */
export const LONGEST_PHRASE = 6;

/** The filters that the words of a query can mean over one list of solutions: those that at least one of them has. */
export class FilterLexicon {
  /** Filters by folded phrases; a star at the end stands for an ending. */
  readonly #phrases = new Map<string, FilterMeaning>();
  /** Families of licences by the first word of their identifiers: "mit", "agpl". */
  readonly #licenseNames = new Set<string>();
  readonly #mistyped: FuzzyWords;
  readonly #index: CatalogueIndex;

  constructor(index: CatalogueIndex) {
    this.#index = index;
    this.#addLicenses();
    this.#addPlaces();
    for (const [words, tags] of PLATFORMS) {
      const wanted = tags.split(' ');
      this.#add(words, 'platform', (value) => wanted.includes(value));
    }
    for (const [words, audience] of AUDIENCES) this.#add(words, 'audience', (value) => value === audience);
    for (const [words, order] of ORDERS) this.#add(words, 'order', () => true, order);
    this.#mistyped = new FuzzyWords(
      [...this.#phrases].flatMap(([phrase, { kind }]) =>
        /^(place|platform)$/.test(kind) && phrase.length >= SHORTEST_MISTYPED && !/[ *]/.test(phrase)
          ? phrase
          : [],
      ),
    );
  }

  /** What a phrase of folded words means; undefined for words that are no filter. */
  #find(phrase: string): FilterMeaning | undefined {
    let meaning = this.#phrases.get(phrase);
    for (let ending = 0; ending <= LONGEST_ENDING && !meaning; ending++)
      if (!phrase.slice(phrase.length - ending).includes(' '))
        meaning = this.#phrases.get(`${phrase.slice(0, phrase.length - ending)}*`);
    return meaning;
  }

  /** What one mistyped word means. */
  #findMistyped(word: string): FilterMeaning | undefined {
    const [best] = word.length < SHORTEST_MISTYPED ? [] : this.#mistyped.like(word, 1, 0);
    return best && this.#phrases.get(this.#mistyped.words[best.index] ?? '');
  }

  /** What the words of a query from one token to another mean as a filter, looked at with those around them. */
  meaningOf(text: string, tokens: readonly Token[], from: number, to: number): FilterMeaning | undefined {
    const { vocabulary, fieldsOf, isFiller } = this.#index;
    const phrase = tokens.slice(from, to);
    const [first] = phrase;
    const whole = this.#find(phrase.map(({ word }) => word).join(' '));
    if (!first || to - from > 1) return whole;
    const { word, start, end } = first;
    const meaning = whole ?? (vocabulary.begins(word) ? undefined : this.#findMistyped(word));
    const typed = text.slice(start, end);
    const isUpperCase = typed === typed.toUpperCase() && text !== text.toUpperCase();
    const [before, after] = [tokens[from - 1]?.word ?? '', tokens[to]?.word ?? ''];
    // "us" is also a pronoun
    if (word === 'us') return isUpperCase ? meaning : undefined;
    // "MIT" is also a German word, "Apache" a part of names
    const isName = (fieldsOf(vocabulary.placeOf(word)) & NAMES) !== 0;
    if (meaning?.kind !== 'license' || !this.#licenseNames.has(word) || !(isName || isFiller(word)))
      return meaning;
    const isBesideLicense = LICENSE_WORD.test(before) || LICENSE_WORD.test(after);
    return isUpperCase || isBesideLicense || (!after && isFiller(word)) ? meaning : undefined;
  }

  /** All values of a kind that the solutions have. */
  readonly #valuesOf = memoized((kind): string[] => [
    ...new Set(this.#index.solutions.flatMap(VALUES[kind as FilterKind])),
  ]);

  /**
   * Adds phrases for a filter, unless no solution has it.
   * @param phrases separated by commas; a star stands for an ending
   */
  #add(phrases: string, kind: FilterKind, isMeant: (value: string) => boolean, order?: SortName): void {
    const values = this.#valuesOf(kind).filter(isMeant);
    if (values.length === 0 && !order) return;
    for (const phrase of `${fold(phrases)}, ${foldUmlauts(phrases)}`.split(', '))
      if (!this.#phrases.has(phrase)) this.#phrases.set(phrase, { kind, values, order });
  }

  /** Licences by their identifiers, with and without a version, and by the names of families. */
  #addLicenses(): void {
    const addFamily = (phrases: string, isMeant: (identifier: string) => boolean): void => {
      this.#add(phrases, 'license', isMeant);
    };
    for (const identifier of this.#valuesOf('license')) {
      const words = wordsOf(fold(identifier));
      const [family = '', major = '', minor = ''] = words;
      const name = identifier.slice(0, family.length);
      this.#licenseNames.add(family);
      addFamily(words.join(' '), (each) => each === identifier);
      const version = `${name}-${major}`;
      if (/^\d/.test(major))
        addFamily(
          `${[' ', '', 'v', ' v'].map((between) => family + between + major).join(', ')}, ${family} ${major} ${minor}`,
          (each) => each.startsWith(version),
        );
      addFamily(family, (each) => each === name || each.startsWith(`${name}-`));
    }
    for (const [phrases, beginning] of LICENSE_NAMES)
      addFamily(phrases, (identifier) => identifier.startsWith(beginning));
    addFamily('permissiv*', (identifier) => licenceKind(identifier) === 'permissive');
    addFamily('copyleft', (identifier) => !['permissive', undefined].includes(licenceKind(identifier)));
  }

  /** Places by the names of their countries, by demonyms and by regions. */
  #addPlaces(): void {
    for (const origin of this.#valuesOf('place')) {
      const country = countryOf(origin);
      if (country) this.#add(placeWords(origin).join(', '), 'place', (each) => countryOf(each) === country);
    }
    for (const [phrases, countries] of REGIONS)
      this.#add(phrases, 'place', (each) => countries.split(' ').includes(countryOf(each)));
  }
}

/** A test that solutions pass: of one kind of filter any, of different kinds all, and none that is excluded. */
export function passes(filters: readonly ParsedFilter[]): (solution: Solution | undefined) => boolean {
  const has = (solution: Solution, { kind, values }: ParsedFilter): boolean =>
    VALUES[kind](solution).some((value) => values.includes(value));
  return (solution) =>
    solution !== undefined &&
    filters.every((filter) => {
      if (filter.order) return true;
      if (filter.isExcluded) return !has(solution, filter);
      return filters.some((other) => other.kind === filter.kind && !other.isExcluded && has(solution, other));
    });
}
