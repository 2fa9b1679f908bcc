import type { Solution } from '../catalogue/schema.js';
import { DESCRIPTION_FIELDS } from '../catalogue/values.js';
import { categoryLabel, descriptionOf, originNames, type CategoryLabels } from '../i18n/localize.js';
import { LOCALES, type Locale } from '../i18n/locales.js';
import { IndexBuilder, type InvertedIndex } from './inverted-index.js';
import { isPlatform, ProductIndex, replacedProduct, spellings } from './products.js';
import { compareTexts, memoized, sortInSteps } from './steps.js';
import { foldUmlauts, squash, TextReader, wordsOf } from './tokenizer.js';
import { Vocabulary } from './vocabulary.js';
import { FIELDS, WEIGHTS } from './weights.js';
import { STOP_WORDS } from './words.js';

/** Longer queries are cut to so many UTF-16 units. */
export const LONGEST_QUERY = 256;

/**
 * A catalogue made searchable. Its documents are the solutions in an order that no input order changes: most stars
 * first, then by name.
 */
export interface CatalogueIndex {
  readonly size: number;
  /** The solutions by document, and their positions in the list given. */
  readonly solutions: readonly Solution[];
  readonly positions: Uint32Array;
  /** What the stars of each document add to its score, as a share of it. */
  readonly popularity: Float64Array;
  /** The number of its category by document, and how many documents each category has. */
  readonly categories: Uint32Array;
  readonly categorySizes: readonly number[];
  readonly vocabulary: Vocabulary;
  readonly inverted: InvertedIndex;
  readonly products: ProductIndex;
  /** Documents by the name as it is spelled, in lower case and cut like a query. */
  readonly names: ReadonlyMap<string, readonly number[]>;
  /** Tags and the names of categories, each as one word. */
  readonly labels: ReadonlySet<string>;
  /** Whether a word asks for nothing in this catalogue: a stop word that is neither a tag nor a category of it. */
  isFiller(word: string): boolean;
}

/** A name or a query, as exact names are compared. */
export function spelled(text: string): string {
  return text.trim().slice(0, LONGEST_QUERY).trim().toLowerCase();
}

/** The terms of a text that repeats, by their fields: they are looked up once. */
type Repeated = readonly (readonly [fields: number, terms: Uint32Array])[];

const SOLUTIONS_A_STEP = 100;

const descriptions = Object.values(DESCRIPTION_FIELDS);

/** Indexes solutions in steps of a few milliseconds. */
export function* indexCatalogue(
  given: readonly Solution[],
  locale: Locale,
  own?: CategoryLabels | null,
): Generator<undefined, CatalogueIndex> {
  const positions = yield* sortInSteps(given.length, (a, b) => inherentOrder(given[a], given[b]));
  const solutions = Array.from(positions, (position) => given[position]).filter(
    (solution) => solution !== undefined,
  );
  const popularity = new Float64Array(given.length);
  const names = new Map<string, number[]>();
  const categories = new Uint32Array(given.length);
  const categorySizes: number[] = [];
  const products = new ProductIndex();
  const reader = new TextReader();
  for (const word of STOP_WORDS) reader.number(word);
  const builder = new IndexBuilder();
  const labels = new Set<string>();
  let document = 0;

  const repeated = (...texts: [text: string, fields: number][]): Repeated =>
    texts.map(([text, fields]) => {
      const size = reader.read(text);
      return [fields, reader.found.slice(0, size)];
    });
  const addAll = (texts: Repeated): void => {
    for (const [fields, terms] of texts) builder.add(document, fields, terms);
  };
  const noteLabel = (text: string): void => {
    labels.add(squash(text));
  };
  const ofTag = memoized((tag) => {
    const slug = replacedProduct(tag);
    if (slug === undefined) {
      // platforms are asked for by filters; their words say little by themselves
      if (isPlatform(tag)) return { slug, texts: repeated([tag, FIELDS.details]) };
      noteLabel(tag);
      return { slug, texts: repeated([tag, FIELDS.tag]) };
    }
    const written = spellings(slug).map((spelling): [string, number] => [spelling, FIELDS.product]);
    return { slug, texts: repeated([slug, FIELDS.productWord], ...written) };
  });
  const ofCategory = memoized((category) => {
    const names = LOCALES.map((each) => categoryLabel(category, each, own));
    names.forEach(noteLabel);
    const fields = (at: number): number =>
      LOCALES[at] === locale ? FIELDS.category : FIELDS.categoryElsewhere;
    return {
      number: categorySizes.push(0) - 1,
      texts: repeated(...names.map((name, at): [string, number] => [name, fields(at)])),
    };
  });
  const ofDetail = memoized((text) => repeated([text, FIELDS.details]));
  // readers see the country's name in their language
  const ofOrigin = memoized((origin) =>
    repeated([`${origin} ${originNames(origin).join(' ')}`, FIELDS.details]),
  );

  /** Running text goes without stop words, which have the lowest numbers: no query looks for them in there. */
  const addText = (text: string, fields: number): void => {
    const size = reader.read(text);
    const { found } = reader;
    let kept = 0;
    for (let at = 0; at < size; at++) {
      const term = found[at] ?? 0;
      if (term >= STOP_WORDS.size) found[kept++] = term;
    }
    builder.add(document, fields, found, kept);
  };

  const addName = (name: string): void => {
    const size = reader.read(name);
    builder.add(document, FIELDS.name, reader.found, size);
    const whole = [squash(name), wordsOf(foldUmlauts(name)).join('')].filter((term) => term !== '');
    builder.add(
      document,
      FIELDS.wholeName,
      Uint32Array.from(whole, (term) => reader.number(term)),
    );
    const namesakes = names.get(spelled(name));
    if (namesakes) namesakes.push(document);
    else names.set(spelled(name), [document]);
  };

  /** All of one solution. Not in the loop below: what is in a generator runs slower. */
  const add = (solution: Solution): void => {
    popularity[document] = WEIGHTS.popularity * Math.log10((solution.stars ?? 0) + 10);
    addName(solution.name);
    for (const tag of solution.tags) {
      const { slug, texts } = ofTag(tag);
      addAll(texts);
      if (slug !== undefined) products.add(slug, document);
    }
    const category = ofCategory(solution.category);
    addAll(category.texts);
    categories[document] = category.number;
    categorySizes[category.number] = (categorySizes[category.number] ?? 0) + 1;
    for (const detail of [solution.license, ...solution.deployment]) addAll(ofDetail(detail));
    addAll(ofOrigin(solution.origin));
    const [, shown] = descriptionOf(solution, locale);
    addText(shown, FIELDS.description);
    for (const field of descriptions) {
      const text = solution[field];
      if (text !== undefined && text !== shown) addText(text, FIELDS.descriptionElsewhere);
    }
  };

  for (const solution of solutions) {
    add(solution);
    if (++document % SOLUTIONS_A_STEP === 0) yield;
  }
  const { terms } = reader;
  const order = yield* sortInSteps(terms.length, (a, b) => compareTexts(terms[a], terms[b]));
  const vocabulary = new Vocabulary(Array.from(order, (term) => terms[term] ?? ''));
  yield;
  return {
    size: document,
    solutions,
    positions,
    popularity,
    categories,
    categorySizes,
    vocabulary,
    inverted: yield* builder.build(order),
    products,
    names,
    labels,
    isFiller: (word) => STOP_WORDS.has(word) && !labels.has(word),
  };
}

/** Most stars first, then by content: what is equal otherwise stands in this order. */
function inherentOrder(a: Solution | undefined, b: Solution | undefined): number {
  return (
    (b?.stars ?? -1) - (a?.stars ?? -1) ||
    compareTexts(a?.name, b?.name) ||
    compareTexts(a?.github, b?.github) ||
    compareTexts(JSON.stringify(a), JSON.stringify(b))
  );
}
