import type { Solution } from '../catalogue/schema.js';
import { categoryLabel, type CategoryLabels } from '../i18n/categories.js';
import { LOCALES, type Locale } from '../i18n/negotiate.js';
import { EVERYDAY_WORDS } from './everyday-words.js';
import {
  CATEGORY,
  CATEGORY_ELSEWHERE,
  DESCRIPTION,
  DETAILS,
  ELSEWHERE,
  NAME,
  PRODUCT,
  PRODUCT_PART,
  TAG,
  WHOLE_NAME,
} from './fields.js';
import { ProductIndex, spellings } from './product-index.js';
import { PostingsLog, type Postings } from './postings.js';
import { replacedProduct } from './products.js';
import { compare, sortInSteps, sortWords } from './sort-in-steps.js';
import { STOP_WORDS } from './stop-words.js';
import { Vocabulary } from './vocabulary.js';
import { WordReader } from './word-reader.js';

/** Longer queries are cut to so many UTF-16 units. */
export const LONGEST_QUERY = 64;

/** A catalogue made searchable. Solutions are known by their rank in an order that no input order changes. */
export interface CatalogueIndex {
  readonly size: number;
  /** The position in the solutions given, by rank. */
  readonly positions: Uint32Array;
  /** A small prior by rank, from the star count: 0.12 to about 0.7. */
  readonly popularity: Float64Array;
  /** The number of its category by rank, and how many solutions each category has. */
  readonly categories: Uint32Array;
  readonly categorySizes: readonly number[];
  readonly vocabulary: Vocabulary;
  /** The solutions that have a word in their labels, and those that have it in running text. */
  readonly labels: Postings;
  readonly texts: Postings;
  readonly products: ProductIndex;
  /** Ranks by the name as it is spelled, in lower case and cut like a query. */
  readonly names: ReadonlyMap<string, readonly number[]>;
}

/** A name or a query, as exact names are compared. */
export function spelled(text: string): string {
  return text.trim().slice(0, LONGEST_QUERY).trim().toLowerCase();
}

/** The order of solutions that are equal otherwise: most stars first, then by content. */
function inherentOrder(solutions: readonly Solution[]): Generator<undefined, Uint32Array> {
  return sortInSteps(
    solutions.length,
    (at) => MOST_STARS - Math.min(MOST_STARS, Math.max(-1, Math.trunc(solutions[at]?.stars ?? -1))),
    (first, second) => {
      const a = solutions[first];
      const b = solutions[second];
      if (!a || !b) return 0;
      return (
        compare(a.name, b.name) ||
        compare(a.github, b.github) ||
        compare(JSON.stringify(a), JSON.stringify(b))
      );
    },
  );
}

/** The words of what repeats, and the field of each: they are looked up once. */
interface Repeated {
  readonly words: number[];
  readonly fields: number[];
}

function memoized(make: (text: string) => Repeated): (text: string) => Repeated {
  const known = new Map<string, Repeated>();
  return (text) => {
    let found = known.get(text);
    if (!found) known.set(text, (found = make(text)));
    return found;
  };
}

/** More than any project has, and below what keys can hold. */
const MOST_STARS = 2 ** 29;
const SOLUTIONS_A_STEP = 100;

/** Indexes solutions in steps of a few milliseconds. */
export function* indexCatalogue(
  solutions: readonly Solution[],
  locale: Locale,
  own?: CategoryLabels | null,
): Generator<undefined, CatalogueIndex> {
  const positions = yield* inherentOrder(solutions);
  const popularity = new Float64Array(solutions.length);
  const names = new Map<string, number[]>();
  const categories = new Uint32Array(solutions.length);
  const categorySizes: number[] = [];
  const categoryNumbers = new Map<string, number>();
  const products = new ProductIndex();
  const reader = new WordReader(STOP_WORDS);
  const stopWords = reader.table.size;
  const labels = new PostingsLog();
  const texts = new PostingsLog();
  let rank = 0;

  const addText = (text: string, fields: number): void => {
    // a query's stop words rank names and nothing else, so running text goes without its commonest words
    const size = reader.read(text);
    for (let at = 0; at < size; at++) {
      const word = reader.found[at] ?? 0;
      if (word >= stopWords) texts.note(word, fields);
    }
  };

  const noteAll = ({ words, fields }: Repeated, log: PostingsLog): void => {
    for (let at = 0; at < words.length; at++) log.note(words[at] ?? 0, fields[at] ?? 0);
  };
  const repeated = (...texts: [text: string, fields: number][]): Repeated => {
    const all: Repeated = { words: [], fields: [] };
    for (const [text, fields] of texts) {
      const size = reader.read(text);
      for (const word of reader.found.subarray(0, size)) {
        all.words.push(word);
        all.fields.push(fields);
      }
    }
    return all;
  };
  const ofTag = memoized((tag) => {
    const slug = replacedProduct(tag);
    if (slug === undefined) return repeated([tag, TAG], [EVERYDAY_WORDS.get(tag) ?? '', TAG]);
    const spelled = spellings(slug).map((spelling): [string, number] => [spelling, PRODUCT]);
    return repeated([slug, PRODUCT_PART], ...spelled);
  });
  const ofCategory = memoized((category) =>
    repeated(
      ...LOCALES.map((each): [string, number] => [
        categoryLabel(category, each, own),
        each === locale ? CATEGORY : CATEGORY_ELSEWHERE,
      ]),
      [EVERYDAY_WORDS.get(category) ?? '', CATEGORY_ELSEWHERE],
    ),
  );
  const ofDetail = memoized((text) => repeated([text, DETAILS]));

  /** All of one solution. Not in the loop below: what is in a generator runs slower. */
  const add = (solution: Solution): void => {
    const { name, category, license, origin, deployment, stars } = solution;
    const { description: de, descriptionEn: en, descriptionFr: fr, descriptionIt: it } = solution;
    popularity[rank] = 0.12 * Math.log10((stars ?? 0) + 10);
    const words = reader.read(name);
    for (let at = 0; at < words; at++) labels.note(reader.found[at] ?? 0, NAME);
    const wholes = reader.read(name, true);
    for (let at = 0; at < wholes; at++) labels.note(reader.found[at] ?? 0, NAME | WHOLE_NAME);
    const key = spelled(name);
    const namesakes = names.get(key);
    if (namesakes) namesakes.push(rank);
    else names.set(key, [rank]);
    for (const tag of solution.tags) {
      noteAll(ofTag(tag), labels);
      const slug = replacedProduct(tag);
      if (slug !== undefined) products.add(slug, rank);
    }
    noteAll(ofCategory(category), labels);
    let number = categoryNumbers.get(category);
    if (number === undefined) categoryNumbers.set(category, (number = categoryNumbers.size));
    categories[rank] = number;
    categorySizes[number] = (categorySizes[number] ?? 0) + 1;
    noteAll(ofDetail(license), texts);
    noteAll(ofDetail(origin), texts);
    for (const each of deployment) noteAll(ofDetail(each), texts);
    const shown = { de, en, fr: fr ?? en, it: it ?? en }[locale];
    addText(shown, DESCRIPTION);
    for (const text of [de, en, fr, it]) if (text !== undefined && text !== shown) addText(text, ELSEWHERE);
    labels.end(rank);
    texts.end(rank);
  };

  for (const position of positions) {
    const solution = solutions[position];
    if (solution) add(solution);
    if (++rank % SOLUTIONS_A_STEP === 0) yield;
  }
  const words = reader.table.words();
  yield;
  const order = yield* sortWords(words);
  const vocabulary = new Vocabulary(Array.from(order, (word) => words[word] ?? ''));
  yield;
  return {
    size: rank,
    positions,
    popularity,
    categories,
    categorySizes,
    vocabulary,
    labels: yield* labels.postings(order),
    texts: yield* texts.postings(order),
    products,
    names,
  };
}
