import type { Solution } from '../catalogue/schema.js';
import { originNames, regionCode } from '../i18n/localize.js';
import { licensesIn } from './facets.js';
import { FuzzyWords } from './fuzzy.js';
import { AUDIENCES, LICENSE_FAMILIES, LICENSE_WORDS, ORDERS, PLATFORMS } from './languages/filters.js';
import { BEFORE_LANGUAGES, DEMONYMS, REGIONS } from './languages/places.js';
import type { IndexedProduct } from './products.js';
import { memoized } from './steps.js';
import { fold, wordsOf, type Token } from './tokenizer.js';
import type { FilterKind } from './types.js';
import type { SortName } from './sort.js';

/** What words of a query may filter or order by. */
export interface FilterMeaning {
  readonly kind: FilterKind;
  /** What tells it from others. */
  readonly key: string;
  /** Whether a solution has it. */
  readonly has: (solution: Solution) => boolean;
  readonly order?: SortName;
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

/** The longest ending that a star in the word lists stands for. */
const LONGEST_ENDING = 4;
/** The shortest word that is recognised with a typing error. */
const SHORTEST_MISTYPED = 6;
/** A phrase has at most so many words. */
export const LONGEST_PHRASE = 6;

/** The filters that the words of a query can mean over one list of solutions: those that at least one of them has. */
export class FilterLexicon {
  readonly #phrases = new Map<string, FilterMeaning>();
  readonly #stems = new Map<string, FilterMeaning>();
  /** Families of licences by the first word of their identifiers: "mit", "agpl". */
  readonly licenseNames = new Set<string>();
  readonly #mistyped: FuzzyWords;
  readonly #solutions: readonly Solution[];

  constructor(solutions: readonly Solution[]) {
    this.#solutions = solutions;
    this.#addLicenses();
    this.#addPlaces();
    for (const [words, tags] of PLATFORMS) {
      const wanted = new Set(tags.split(' '));
      this.#add(words, 'platform', tags, ({ deployment, tags: own }) =>
        [...deployment, ...own].some((each) => wanted.has(each)),
      );
    }
    for (const [words, value] of AUDIENCES)
      this.#add(words, 'audience', value, ({ audience }) => audience.some((each) => each === value));
    for (const [words, order] of ORDERS) this.#add(words, 'order', order, () => true, order);
    this.#mistyped = new FuzzyWords(
      [...this.#phrases].flatMap(([phrase, { kind }]) =>
        /^(place|platform)$/.test(kind) && phrase.length >= SHORTEST_MISTYPED && !phrase.includes(' ')
          ? phrase
          : [],
      ),
    );
  }

  /** What a phrase of folded words means; undefined for words that are no filter. */
  readonly find = memoized((phrase: string): FilterMeaning | false => {
    const exact = this.#phrases.get(phrase);
    if (exact) return exact;
    for (let ending = 0; ending <= LONGEST_ENDING; ending++) {
      const meaning = this.#stems.get(phrase.slice(0, phrase.length - ending));
      if (meaning && !phrase.slice(phrase.length - ending).includes(' ')) return meaning;
    }
    return false;
  }, 500);

  /** What one mistyped word means. */
  readonly findMistyped = memoized((word: string): FilterMeaning | false => {
    if (word.length < SHORTEST_MISTYPED) return false;
    const [best] = [...this.#mistyped.like(word, 1, 0)].sort((a, b) => b.score - a.score);
    return (best && this.#phrases.get(this.#mistyped.words[best.index] ?? '')) ?? false;
  }, 200);

  /**
   * Adds phrases for a filter, unless no solution has it.
   * @param phrases separated by commas; a star stands for an ending
   */
  #add(
    phrases: string,
    kind: FilterKind,
    key: string,
    has: (solution: Solution) => boolean,
    order?: SortName,
  ): void {
    if (!this.#solutions.some(has)) return;
    const meaning: FilterMeaning = { kind, key: `${kind}:${key}`, has, ...(order && { order }) };
    for (const phrase of phrases.split(', ')) {
      if (phrase.endsWith('*')) this.#stems.set(phrase.slice(0, -1), meaning);
      else if (!this.#phrases.has(phrase)) this.#phrases.set(phrase, meaning);
    }
  }

  /** Licences by their identifiers, with and without a version, and by the names of families. */
  #addLicenses(): void {
    const identifiers = new Set(this.#solutions.flatMap(({ license }) => licensesIn(license)));
    const addFamily = (phrases: string, key: string, isMeant: (identifier: string) => boolean): void => {
      this.#add(phrases, 'license', key, ({ license }) => licensesIn(license).some(isMeant));
    };
    for (const identifier of identifiers) {
      const words = wordsOf(fold(identifier));
      const [family = '', major = '', minor = ''] = words;
      const name = identifier.slice(0, family.length);
      this.licenseNames.add(family);
      addFamily(words.join(' '), identifier, (each) => each === identifier);
      const version = `${name}-${major}`;
      if (/^\d/.test(major))
        addFamily(
          [' ', '', 'v', ' v'].map((between) => `${family}${between}${major}`).join(', ') +
            `, ${family} ${major} ${minor}`,
          version,
          (each) => each.startsWith(version),
        );
      addFamily(family, name, (each) => each === name || each.startsWith(`${name}-`));
    }
    for (const [phrases, family] of LICENSE_FAMILIES)
      addFamily(phrases, String(family), (identifier) => family.test(identifier));
  }

  /** Places by the names of their countries, by demonyms and by regions. */
  #addPlaces(): void {
    const origins = new Map(
      this.#solutions.map(({ origin }) => [regionCode(origin.slice(0, 4)) ?? '', origin]),
    );
    const isFrom =
      (countries: readonly string[]) =>
      ({ origin }: Solution): boolean =>
        countries.includes(regionCode(origin.slice(0, 4)) ?? '');
    for (const [country, origin] of origins) {
      if (!country) continue;
      const names = originNames(origin).map((name) => wordsOf(fold(name)).join(' '));
      const phrases = [...names, ...(DEMONYMS[country]?.split(', ') ?? [])];
      this.#add(phrases.join(', '), 'place', country, isFrom([country]));
    }
    for (const [phrases, countries] of REGIONS)
      this.#add(phrases, 'place', countries, isFrom(countries.split(' ')));
  }
}

export const licenseWords: ReadonlySet<string> = new Set(LICENSE_WORDS.split(', '));
const beforeLanguages = new Set(BEFORE_LANGUAGES.split(' '));

/** What a catalogue knows of a word. */
interface WordKnowledge {
  /** Whether a term begins with it. */
  readonly isKnown: (word: string) => boolean;
  /** Whether it is a stop word or a part of a name as well. */
  readonly isAlsoWord: (word: string) => boolean;
  readonly isFiller: (word: string) => boolean;
}

/** What some words of a query mean as a filter, looked at with those around them. */
export function meaningOf(
  text: string,
  tokens: readonly Token[],
  from: number,
  to: number,
  lexicon: FilterLexicon,
  { isKnown, isAlsoWord, isFiller }: WordKnowledge,
): FilterMeaning | false {
  const first = tokens[from];
  if (!first) return false;
  const { word } = first;
  const isOne = to - from === 1;
  const phrase = tokens.slice(from, to).map((token) => token.word);
  const meaning =
    lexicon.find(phrase.join(' ')) ||
    (isOne && lexicon.find(first.spelledOut)) ||
    (isOne && !isKnown(word) && lexicon.findMistyped(word));
  if (!meaning || !isOne) return meaning;
  const typed = text.slice(first.start, first.end);
  const isUpperCase = typed === typed.toUpperCase() && text !== text.toUpperCase();
  const before = tokens[from - 1]?.word ?? '';
  // "us" is also a pronoun, and "auf Deutsch" says in which language
  if (word === 'us') return isUpperCase && meaning;
  if (meaning.kind === 'place') return !(beforeLanguages.has(before) && tokens.length > to) && meaning;
  // "MIT" is also a German word, "Apache" a part of names
  if (meaning.kind !== 'license' || !lexicon.licenseNames.has(word) || !isAlsoWord(word)) return meaning;
  const isBesideLicense = [before, tokens[to]?.word ?? ''].some((each) => licenseWords.has(each));
  return (isUpperCase || isBesideLicense || (to === tokens.length && isFiller(word))) && meaning;
}

/** A filter that documents are tested by, or left out by. */
interface AppliedFilter extends FilterMeaning {
  readonly isExcluded: boolean;
}

/** Tests documents by filters. What a filter lets through is worked out once. */
export class DocumentFilters {
  readonly #solutions: readonly Solution[];
  readonly #columns = new Map<string, Uint8Array>();

  constructor(solutions: readonly Solution[]) {
    this.#solutions = solutions;
  }

  /** A flag for each document that has what a filter asks for. */
  #column({ key, has }: FilterMeaning): Uint8Array {
    let column = this.#columns.get(key);
    if (!column) {
      column = Uint8Array.from(this.#solutions, (solution) => (has(solution) ? 1 : 0));
      this.#columns.set(key, column);
    }
    return column;
  }

  /** A test that documents pass: of one kind of filter any, of different kinds all, and none that is excluded. */
  test(filters: readonly AppliedFilter[]): (document: number) => boolean {
    const excluded = filters.filter(({ isExcluded }) => isExcluded).map((filter) => this.#column(filter));
    const wanted = filters.filter(({ isExcluded, order }) => !isExcluded && !order);
    const kinds = new Set(wanted.map(({ kind }) => kind));
    const columns = Array.from(kinds, (kind) =>
      wanted.filter((filter) => filter.kind === kind).map((filter) => this.#column(filter)),
    );
    return (document) =>
      excluded.every((column) => column[document] === 0) &&
      columns.every((any) => any.some((column) => column[document] === 1));
  }
}
