import type { Solution } from '../catalogue/schema.js';
import { categoryLabel } from '../i18n/categories.js';
import { LOCALES, type Locale } from '../i18n/negotiate.js';
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
import { PostingsBuilder, type Postings } from './postings.js';
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
  /** Words in names, tags and categories. */
  readonly labels: Postings;
  /** Words in running text only. */
  readonly texts: Postings;
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
  const builder = new PostingsBuilder();
  const positions = inherentOrder(solutions);
  const popularity = new Float64Array(solutions.length);
  const names = new Map<string, number[]>();
  const products = new ProductIndex();

  const reader = new WordReader(STOP_WORDS);
  const stopWords = reader.words.length;
  const addText = (text: string, fields: number): void => {
    // a query's stop words rank names and nothing else, so running text goes without its commonest words
    const first = fields & NAME ? 0 : stopWords;
    for (const word of reader.read(text)) if (word >= first) builder.add(word, fields);
  };

  /** Tags and categories repeat: what they bring is worked out once. */
  const repeated = new Map<string, readonly (readonly [word: number, fields: number])[]>();
  const addRepeated = (key: string, texts: () => Iterable<readonly [text: string, fields: number]>): void => {
    let known = repeated.get(key);
    if (!known) {
      const words: [number, number][] = [];
      for (const [text, fields] of texts()) for (const word of reader.read(text)) words.push([word, fields]);
      repeated.set(key, (known = words));
    }
    for (const [word, fields] of known) builder.add(word, fields);
  };

  for (let rank = 0; rank < positions.length; rank++) {
    const solution = solutions[positions[rank] ?? 0];
    if (!solution) continue;
    builder.next();
    const { name, category, stars } = solution;
    popularity[rank] = 0.12 * Math.log10((stars ?? 0) + 10);

    addText(name, NAME);
    addText(squash(name), NAME | WHOLE_NAME);
    const key = spelled(name);
    const namesakes = names.get(key);
    if (namesakes) namesakes.push(rank);
    else names.set(key, [rank]);

    for (const tag of solution.tags) {
      const slug = replacedProduct(tag);
      if (slug === undefined) addRepeated(`#${tag}`, () => [[tag, TAG]]);
      else {
        const spellings = products.add(slug, rank);
        addRepeated(`>${slug}`, () => [
          [slug, PRODUCT_PART],
          ...spellings.map((text) => [text, PRODUCT] as const),
        ]);
      }
    }
    addRepeated(category, () =>
      LOCALES.map((each) => [categoryLabel(category, each), each === locale ? CATEGORY : CATEGORY_ELSEWHERE]),
    );
    for (const detail of [solution.license, solution.origin, ...solution.deployment]) {
      addRepeated(`:${detail}`, () => [[detail, DETAILS]]);
    }
    let fields = DESCRIPTION;
    for (const text of descriptions(solution, locale)) {
      addText(text, fields);
      fields = ELSEWHERE;
    }
    if (rank % SOLUTIONS_A_STEP === SOLUTIONS_A_STEP - 1) yield;
  }

  const words = [...reader.words.keys()].sort((a, b) =>
    compare(reader.words[a] ?? '', reader.words[b] ?? ''),
  );
  yield;
  const places = new Uint32Array(words.length);
  words.forEach((word, place) => (places[word] = place));
  const [labels, texts] = yield* builder.finish(places);
  yield;
  const vocabulary = new Vocabulary(words.map((word) => reader.words[word] ?? ''));
  yield;
  products.finish();
  return { size: positions.length, positions, popularity, vocabulary, labels, texts, products, names };
}
