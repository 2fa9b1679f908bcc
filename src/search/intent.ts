import { FuzzyWords, slips } from './fuzzy.js';
import type { IndexedProduct, ProductIndex } from './product-index.js';
import { ASKING, COMPARING, isGeneric, isWeak } from './stop-words.js';
import type { Vocabulary } from './vocabulary.js';

const asking = new Set(ASKING);
const mistyped = new FuzzyWords(ASKING);

/** Whether a word asks for a replacement. */
export function isAsking(word: string): boolean {
  return asking.has(word);
}

/** Whether a word is a mistyped one that asks. */
function isLikeAsking(word: string): boolean {
  return word.length > 5 && (slips(word).some(isAsking) || mistyped.like(word, 1, 0).length > 0);
}

/** What a query asks for, beyond its words. */
export interface Intent {
  /** The product whose alternatives are asked for, or that is named bare. */
  readonly product: IndexedProduct | undefined;
  /** Whether the query asks for alternatives in so many words: then nothing else is found. */
  readonly explicit: boolean;
  /** The words that name the product, as a range; empty without one. */
  readonly from: number;
  readonly to: number;
  /** Whether the product's name had to be guessed from a mistyped one. */
  readonly guessed: boolean;
  /** For each word, whether it excludes nothing: it asks, it names the product, or it is a stop word. */
  readonly weak: readonly boolean[];
}

type Span = readonly [from: number, to: number];

/** All ranges of words, the longest first, then from the left. */
function* spans(from: number, to: number): Generator<Span> {
  // no product has a name of more words
  for (let length = Math.min(to - from, 5); length > 0; length--) {
    for (let start = from; start + length <= to; start++) yield [start, start + length];
  }
}

/**
 * Finds out what a query asks for.
 * @param words the folded words of the query
 * @param vocabulary the catalogue's words: those are not mistyped products
 */
export function understand(words: readonly string[], products: ProductIndex, vocabulary: Vocabulary): Intent {
  const isRight = (word: string): boolean => isWeak(word) || vocabulary.has(word);
  const asked = words.map((word) => asking.has(word) || (!vocabulary.has(word) && isLikeAsking(word)));
  const weak = words.map((word, at) => asked[at] === true || isWeak(word));
  const compared = words.findIndex((word) => COMPARING.has(word));
  const nothing: Intent = { product: undefined, explicit: false, from: 0, to: 0, guessed: false, weak };

  const intent = (
    product: IndexedProduct,
    [from, to]: Span,
    explicit: boolean,
    guessed: boolean,
  ): Intent => ({
    product,
    explicit,
    from,
    to,
    guessed,
    weak: weak.map((isWeakWord, at) => isWeakWord || (explicit && at >= from && at < to)),
  });
  const findIn = (first: number, last: number, explicit: boolean): Intent | undefined => {
    for (const span of spans(first, last)) {
      const named = words.slice(...span);
      // a stop word alone, or a word that asks, names no product
      if (named.every(isWeak) || asked.slice(...span).includes(true)) continue;
      const spelling = named.join('');
      const exact = products.get(spelling) ?? products.ending(spelling);
      const product = exact ?? (named.every(isRight) ? undefined : products.closest(spelling));
      if (product) return intent(product, span, explicit, !exact);
    }
    return undefined;
  };

  if (asked.includes(true)) return findIn(0, words.length, true) ?? nothing;
  if (compared >= 0) {
    const found = findIn(compared + 1, words.length, true);
    if (found) return found;
  }
  // bare: the product is all there is, but for words that say little ("whatsapp web")
  const first = weak.indexOf(false);
  if (first < 0) return nothing;
  const last = weak.lastIndexOf(false) + 1;
  const says = words.map((word, at) => weak[at] === false && !isGeneric(word));
  for (const span of [
    [0, words.length],
    [first, last],
    [says.indexOf(true), says.lastIndexOf(true) + 1],
  ] as const) {
    const product = products.get(words.slice(...span).join(''));
    if (product) return intent(product, span, false, false);
  }
  const named = words.slice(first, last);
  if (named.every(isRight)) return nothing;
  // a mistyped product is nearer than any other word of the catalogue, a solution's name for one
  const [nearest] = vocabulary.like(named.join(''));
  const product = nearest && products.get(vocabulary.words[nearest.index] ?? '');
  return product ? intent(product, [first, last], false, true) : nothing;
}
