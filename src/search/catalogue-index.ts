// The index of words over all solutions: what is indexed of each, and how.
import type { Solution } from '../catalogue/schema.js';
import { DESCRIPTION_FIELDS, isPlatform } from '../catalogue/values.js';
import {
  descriptionOf,
  labelsOf,
  originNames,
  ownNames,
  productNames,
  type OwnLabels,
} from '../i18n/localize.js';
import type { Locale } from '../i18n/locales.js';
import { indexProducts, replacedProduct, type ProductIndex } from './products.js';
import { compareTexts, memoized } from './steps.js';
import { ASKING, STOP_WORDS } from './languages/words.js';
import { compoundsOf, squash, termsOf } from './tokenizer.js';
import { Vocabulary } from './vocabulary.js';
import { ALL_FIELDS, FIELD_BITS, FIELDS, LABEL_WORDS } from './weights.js';

/** Longer queries are cut to so many UTF-16 units. */
export const LONGEST_QUERY = 256;

/** The documents that have a term, ascending. A posting is the number of a document, and a bit for each field with it. */
export type Postings = readonly number[];

export const documentOf = (posting: number): number => posting >>> FIELD_BITS;

/**
 * The inverted index of a catalogue. Its documents are the solutions in an order that no input order changes: most stars
 * first, then by maturity, then by name.
 */
export interface CatalogueIndex {
  readonly size: number;
  /** The solutions by document, and their positions in the list given. */
  readonly solutions: readonly Solution[];
  readonly positions: readonly number[];
  /** All terms, each known by its place, and their postings by the same places. */
  readonly vocabulary: Vocabulary;
  readonly postings: readonly Postings[];
  readonly products: ProductIndex;
  /** The documents whose name a text is, in any case: "C++" is not "C", and "?!" has no words. */
  readonly called: (text: string) => readonly number[];
  /** Tags, the names of categories, and the words for alternatives to a product (its maker), each as one word. */
  readonly labels: ReadonlySet<string>;
  /** Whether a word asks for nothing in this catalogue: a stop word that is neither a tag nor a category of it. */
  readonly isFiller: (word: string) => boolean;
  /** All fields in which any document has a term; none for place -1. */
  readonly fieldsOf: (place: number) => number;
  /** The place of a term, or of the product that is called so; -1 when there is neither. */
  readonly placeOf: (name: string) => number;
}

/** The posting lists of the terms of a label, and the field that has them. */
type Entry = readonly [lists: readonly number[][], field: number];

/** How many solutions are indexed before the page may get a turn. */
const SOLUTIONS_A_STEP = 100;

/**
 * Indexes solutions in steps of a few milliseconds: names and labels, which are in all languages, and descriptions.
 * @param others whether to index descriptions in other languages than the one shown: they are most of the work
 */
export function* indexCatalogue(
  given: readonly Solution[],
  locale: Locale,
  own: OwnLabels | undefined,
  others: boolean,
): Generator<undefined, CatalogueIndex> {
  const ordered = given
    .map((solution, position) => ({ solution, position }))
    .sort((a, b) => inherentOrder(a.solution, b.solution));
  // stop words are known, as halves of compounds for one, even where no document has them
  const byTerm = new Map<string, number[]>(Array.from([...STOP_WORDS, ...ASKING], (word) => [word, []]));
  const names = new Map<string, readonly number[]>();
  const called: CatalogueIndex['called'] = (text) => names.get(text.trim().toLowerCase()) ?? [];
  const products = new Set<string>();
  const labelWords = new Set<string>();
  let document = 0;

  const add = (lists: readonly number[][], field: number): void => {
    for (const list of lists) {
      const last = list.length - 1;
      const posting = list[last];
      if (posting !== undefined && documentOf(posting) === document) list[last] = posting | field;
      else list.push((document << FIELD_BITS) | field);
    }
  };
  const listsOf = (terms: readonly string[]): number[][] =>
    terms.map((term) => {
      const list = byTerm.get(term) ?? [];
      byTerm.set(term, list);
      return list;
    });
  // labels and words repeat: each is taken apart once
  const ofLabel = memoized((label: string) => listsOf(compoundsOf(label).flatMap(termsOf)));
  const ofCompound = memoized((compound: string) =>
    listsOf(termsOf(compound).filter((term) => !STOP_WORDS.has(term))),
  );
  /** Running text goes without stop words: no query looks for them in there. */
  const addText = (text: string, field: number): void => {
    for (const compound of compoundsOf(text)) add(ofCompound(compound), field);
  };
  /** What readers may search for instead of a label. */
  const ofWords = (name: string, labels: OwnLabels['tags']): Entry => [
    ownNames(name, locale, labels).slice(1).flatMap(compoundsOf).flatMap(ofCompound),
    FIELDS.words,
  ];
  /** A tag or a category by all of its labels, each remembered as one word, and by the words for it. */
  const ofLabels = (name: string, field: number, labels: OwnLabels['tags']): readonly Entry[] => {
    const all = [name, ...labelsOf(name, labels)];
    for (const each of all) labelWords.add(squash(each));
    return [...all.map((each): Entry => [ofLabel(each), field]), ofWords(name, labels)];
  };
  const ofCategory = memoized((category: string) => ofLabels(category, FIELDS.category, own?.categories));
  const ofTag = memoized((tag: string): readonly Entry[] => {
    // platforms are asked for by filters; their words say little by themselves
    if (isPlatform(tag)) return [[ofLabel(tag), FIELDS.description]];
    const slug = replacedProduct(tag);
    if (slug === undefined) return ofLabels(tag, FIELDS.tag, own?.tags);
    products.add(slug);
    // who makes it is one of the words for it, and no product that is not there
    for (const each of ownNames(tag, locale, own?.tags).slice(1)) labelWords.add(squash(each));
    const words = ofWords(tag, own?.tags);
    return [[ofLabel(slug), FIELDS.productWord], [ofLabel(squash(slug)), FIELDS.product], words];
  });
  // readers see the country's name in their language
  const ofOrigin = memoized((origin: string) => [origin, ...originNames(origin)].flatMap(ofLabel));
  /** All of one solution. Not in the loop below: what is in a generator runs slower. */
  const addSolution = (solution: Solution): void => {
    const { name, category, tags, license, deployment, origin } = solution;
    add(listsOf(compoundsOf(name).flatMap(termsOf)), FIELDS.name);
    names.set(name.toLowerCase(), [...called(name), document]);
    if (squash(name)) add(listsOf([squash(name)]), FIELDS.wholeName);
    for (const entries of [...tags.map(ofTag), ofCategory(category)])
      for (const [lists, field] of entries) add(lists, field);
    for (const lists of [ofOrigin(origin), ...[license, ...deployment].map(ofLabel)])
      add(lists, FIELDS.description);
    const [, shown] = descriptionOf(solution, locale);
    addText(shown, FIELDS.description);
    for (const field of Object.values(DESCRIPTION_FIELDS)) {
      const text = solution[field];
      if (others && text !== undefined && text !== shown) addText(text, FIELDS.descriptionElsewhere);
    }
  };

  for (const { solution } of ordered) {
    addSolution(solution);
    if (++document % SOLUTIONS_A_STEP === 0) yield;
  }
  const terms = [...byTerm.keys()].sort();
  yield;
  const postings = terms.map((term) => byTerm.get(term) ?? []);
  const vocabulary = new Vocabulary(terms);
  const fieldsOf = memoized((place: number) => {
    let fields = 0;
    for (const posting of postings[place] ?? []) fields |= posting;
    return fields & ALL_FIELDS;
  });
  const productIndex = indexProducts(
    products,
    // what else products are called, unless the catalogue has that as a word
    (slug) =>
      productNames(slug, own?.products)
        .map(squash)
        .filter((name) => !byTerm.has(name)),
    (ending) =>
      !labelWords.has(ending) &&
      !vocabulary.formsOf(ending).some((place) => fieldsOf(place) & (FIELDS.name | LABEL_WORDS)),
  );
  return {
    size: document,
    solutions: ordered.map(({ solution }) => solution),
    positions: ordered.map(({ position }) => position),
    vocabulary,
    postings,
    products: productIndex,
    called,
    labels: labelWords,
    isFiller: (word) => STOP_WORDS.has(word) && !labelWords.has(word),
    fieldsOf,
    placeOf: (name) => vocabulary.placeOf(squash(productIndex.bySpelling.get(name)?.slug ?? name)),
  };
}

/** Most stars first, then the most mature, then by content: what is equal otherwise stands in this order. */
function inherentOrder(a: Solution, b: Solution): number {
  return (
    (b.stars ?? -1) - (a.stars ?? -1) ||
    b.maturity - a.maturity ||
    compareTexts(a.name, b.name) ||
    compareTexts(JSON.stringify(a), JSON.stringify(b))
  );
}
