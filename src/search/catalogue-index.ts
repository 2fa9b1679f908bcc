import type { Solution } from '../catalogue/schema.js';
import { DESCRIPTION_FIELDS } from '../catalogue/values.js';
import { categoryLabel, descriptionOf, originNames, type CategoryLabels } from '../i18n/localize.js';
import { LOCALES, type Locale } from '../i18n/locales.js';
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
import { memoized } from './memo.js';
import { ProductIndex, spellings } from './product-index.js';
import { PostingsLog, type Postings } from './postings.js';
import { replacedProduct } from './products.js';
import { compare, sortAnew, sortTexts } from './sort-in-steps.js';
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
function* inherentOrder(solutions: readonly Solution[]): Generator<undefined, Uint32Array> {
  const byContent = yield* sortTexts(
    solutions.map(({ name }) => name),
    (a, b) =>
      compare(solutions[a]?.github ?? '', solutions[b]?.github ?? '') ||
      compare(JSON.stringify(solutions[a]), JSON.stringify(solutions[b])),
  );
  return yield* sortAnew(byContent, (position) => MOST_STARS - (solutions[position]?.stars ?? -1));
}

/** The words of what repeats, by their fields: they are looked up once. */
type Repeated = readonly (readonly [fields: number, words: Uint32Array])[];

/** More than any project has, and below what keys can hold. */
const MOST_STARS = 2 ** 29;
const SOLUTIONS_A_STEP = 100;

const descriptions = Object.values(DESCRIPTION_FIELDS);

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
  const products = new ProductIndex();
  const reader = new WordReader();
  reader.read([...STOP_WORDS].join(' '));
  const stopWords = reader.table.size;
  const labels = new PostingsLog(reader.table);
  const texts = new PostingsLog(reader.table);
  let rank = 0;

  const noteAll = (log: PostingsLog, repeated: Repeated): void => {
    for (const [fields, words] of repeated) log.note(rank, fields, words);
  };
  const repeated = (...texts: [text: string, fields: number][]): Repeated =>
    texts.map(([text, fields]) => {
      // reading may put another array in place of this one
      const size = reader.read(text);
      return [fields, reader.found.slice(0, size)];
    });
  const ofTag = memoized((tag) => {
    const slug = replacedProduct(tag);
    if (slug === undefined) return { slug, words: repeated([tag, TAG]) };
    const spelled = spellings(slug).map((spelling): [string, number] => [spelling, PRODUCT]);
    return { slug, words: repeated([slug, PRODUCT_PART], ...spelled) };
  });
  const ofCategory = memoized((category) => ({
    number: categorySizes.push(0) - 1,
    words: repeated(
      ...LOCALES.map((each): [string, number] => [
        categoryLabel(category, each, own),
        each === locale ? CATEGORY : CATEGORY_ELSEWHERE,
      ]),
    ),
  }));
  const ofDetail = memoized((text) => repeated([text, DETAILS]));
  // readers see the country's name in their language
  const ofOrigin = memoized((origin) => repeated([`${origin} ${originNames(origin)}`, DETAILS]));

  const addText = (text: string, fields: number): void => {
    const size = reader.read(text);
    // running text goes without its commonest words: a query's stop words are not looked for in there
    texts.note(rank, fields, reader.found, size, stopWords);
  };

  /** All of one solution. Not in the loop below: what is in a generator runs slower. */
  const add = (solution: Solution): void => {
    const { name, license, origin, stars } = solution;
    popularity[rank] = 0.12 * Math.log10((stars ?? 0) + 10);
    const size = reader.read(name);
    labels.note(rank, NAME, reader.found, size);
    if (size > 0) labels.note(rank, NAME | WHOLE_NAME, reader.found, reader.readWhole(name));
    const key = spelled(name);
    const namesakes = names.get(key);
    if (namesakes) namesakes.push(rank);
    else names.set(key, [rank]);
    for (const tag of solution.tags) {
      const { slug, words } = ofTag(tag);
      noteAll(labels, words);
      if (slug !== undefined) products.add(slug, rank);
    }
    const category = ofCategory(solution.category);
    noteAll(labels, category.words);
    categories[rank] = category.number;
    categorySizes[category.number] = (categorySizes[category.number] ?? 0) + 1;
    for (const detail of [license, ...solution.deployment]) noteAll(texts, ofDetail(detail));
    noteAll(texts, ofOrigin(origin));
    const [, shown] = descriptionOf(solution, locale);
    addText(shown, DESCRIPTION);
    for (const field of descriptions) {
      const text = solution[field];
      if (text !== undefined && text !== shown) addText(text, ELSEWHERE);
    }
  };

  for (const position of positions) {
    const solution = solutions[position];
    if (solution) add(solution);
    if (++rank % SOLUTIONS_A_STEP === 0) yield;
  }
  const words = reader.table.words();
  yield;
  const order = yield* sortTexts(words);
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
