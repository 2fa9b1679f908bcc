import type { Solution } from '../catalogue/schema.js';
import { categoryLabel } from '../i18n/categories.js';
import { LOCALES, type Locale } from '../i18n/negotiate.js';
import {
  CATEGORY,
  CATEGORY_ELSEWHERE,
  DESCRIPTION,
  DETAILS,
  ELSEWHERE,
  entryOf,
  LABELS,
  NAME,
  PRODUCT,
  PRODUCT_PART,
  rankOf,
  TAG,
  WHOLE_NAME,
} from './fields.js';
import { ProductIndex } from './product-index.js';
import { replacedProduct } from './products.js';
import { STOP_WORDS } from './stop-words.js';
import { Vocabulary } from './vocabulary.js';
import { WordReader } from './word-reader.js';
import { squash } from './words.js';

/** Longer queries are cut to so many UTF-16 units. */
export const LONGEST_QUERY = 64;

/** A catalogue made searchable. Solutions are known by their rank in an order that no input order changes. */
export interface CatalogueIndex {
  readonly size: number;
  /** The position in the solutions given, by rank. */
  readonly positions: Uint32Array;
  /** A small prior by rank, from the star count: 0.12 to about 0.7. */
  readonly popularity: Float64Array;
  readonly vocabulary: Vocabulary;
  readonly products: ProductIndex;
  /** Ranks by the name as it is spelled, in lower case and cut like a query. */
  readonly names: ReadonlyMap<string, readonly number[]>;
}

/** A name or a query, as exact names are compared. */
export function spelled(text: string): string {
  return text.trim().slice(0, LONGEST_QUERY).trim().toLowerCase();
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The order of solutions that are equal otherwise: most stars first, then by content. */
function inherentOrder(solutions: readonly Solution[]): Uint32Array {
  return Uint32Array.from(solutions.keys()).sort((first, second) => {
    const a = solutions[first];
    const b = solutions[second];
    if (!a || !b) return 0;
    return (
      (b.stars ?? -1) - (a.stars ?? -1) ||
      compare(a.name, b.name) ||
      compare(a.github, b.github) ||
      compare(JSON.stringify(a), JSON.stringify(b))
    );
  });
}

/** The descriptions of a solution, the one that is shown in a language first. Equal ones stand once. */
function descriptions(solution: Solution, locale: Locale): Set<string> {
  const { description: de, descriptionEn: en, descriptionFr: fr, descriptionIt: it } = solution;
  const shown = { de, en, fr: fr ?? en, it: it ?? en }[locale];
  return new Set([shown, de, en, fr ?? '', it ?? '']);
}

const SOLUTIONS_A_STEP = 50;

/** Indexes solutions in steps of a few milliseconds. */
export function* indexCatalogue(
  solutions: readonly Solution[],
  locale: Locale,
): Generator<undefined, CatalogueIndex> {
  const positions = inherentOrder(solutions);
  yield;
  const popularity = new Float64Array(solutions.length);
  const names = new Map<string, number[]>();
  const products = new ProductIndex();
  const reader = new WordReader(STOP_WORDS);
  const stopWords = reader.words.length;
  // by the words' numbers
  const labels: number[][] = [];
  const texts: number[][] = [];
  let rank = 0;

  const note = (word: number, fields: number): void => {
    const table = fields & LABELS ? labels : texts;
    const entries = (table[word] ??= []);
    const last = entries.length - 1;
    const entry = entries[last];
    if (entry !== undefined && rankOf(entry) === rank) entries[last] = entry | fields;
    else entries.push(entryOf(rank, fields));
  };
  const addText = (text: string, fields: number): void => {
    // a query's stop words rank names and nothing else, so running text goes without its commonest words
    const first = fields & NAME ? 0 : stopWords;
    for (const word of reader.read(text)) if (word >= first) note(word, fields);
  };

  /** Tags and the like repeat: their words are looked up once. */
  const repeated = new Map<string, readonly number[]>();
  const addRepeated = (text: string, fields: number): void => {
    let words = repeated.get(text);
    if (!words) repeated.set(text, (words = [...reader.read(text)]));
    for (const word of words) note(word, fields);
  };
  const slugs = new Map<string, string | undefined>();
  const addTag = (tag: string): void => {
    if (!slugs.has(tag)) slugs.set(tag, replacedProduct(tag));
    const slug = slugs.get(tag);
    if (slug === undefined) {
      addRepeated(tag, TAG);
      return;
    }
    addRepeated(slug, PRODUCT_PART);
    for (const spelling of products.add(slug, rank).spellings) addRepeated(spelling, PRODUCT);
  };

  /** All of one solution. Not in the loop below: what is in a generator runs slower. */
  const add = (solution: Solution): void => {
    const { name, category, license, origin, deployment, stars } = solution;
    popularity[rank] = 0.12 * Math.log10((stars ?? 0) + 10);
    addText(name, NAME);
    addText(squash(name), NAME | WHOLE_NAME);
    const key = spelled(name);
    const namesakes = names.get(key);
    if (namesakes) namesakes.push(rank);
    else names.set(key, [rank]);
    solution.tags.forEach(addTag);
    for (const each of LOCALES) {
      addRepeated(categoryLabel(category, each), each === locale ? CATEGORY : CATEGORY_ELSEWHERE);
    }
    addRepeated(license, DETAILS);
    addRepeated(origin, DETAILS);
    for (const each of deployment) addRepeated(each, DETAILS);
    let fields = DESCRIPTION;
    for (const text of descriptions(solution, locale)) {
      addText(text, fields);
      fields = ELSEWHERE;
    }
  };

  for (const position of positions) {
    const solution = solutions[position];
    if (solution) add(solution);
    if (++rank % SOLUTIONS_A_STEP === 0) yield;
  }
  const { words } = reader;
  const order = [...words.keys()].sort((a, b) => compare(words[a] ?? '', words[b] ?? ''));
  yield;
  const vocabulary = new Vocabulary(
    order.map((word) => words[word] ?? ''),
    order.map((word) => labels[word]),
    order.map((word) => texts[word]),
  );
  return { size: rank, positions, popularity, vocabulary, products, names };
}
