import { productName } from './products.js';
import type { Product } from './types.js';
import type { Vocabulary } from './vocabulary.js';
import { squash } from './words.js';

/** A replaced product with its alternatives. */
export interface IndexedProduct extends Product {
  /** The ranks of the solutions that replace it, ascending. */
  readonly ranks: number[];
}

const MICROSOFT = 'microsoft';

/** How a product is written in one word: `googledocs`, and in short `gdocs`, `msteams`. */
export function spellings(slug: string): string[] {
  const words = slug.split('-');
  const last = words.pop() ?? '';
  const whole = words.join('') + last;
  if (words.length === 0 || last.length < 3) return [whole];
  if (words[0] === MICROSOFT) return [whole, `ms${whole.slice(MICROSOFT.length)}`];
  return [whole, words.map((word) => word.charAt(0)).join('') + last];
}

/** The products that a catalogue's solutions replace, found by any spelling. */
export class ProductIndex {
  readonly #bySpelling = new Map<string, IndexedProduct>();

  /** Notes that a solution replaces a product. Whole names come before short forms, which never take one's place. */
  add(slug: string, rank: number): void {
    const [whole = '', short] = spellings(slug);
    let product = this.#bySpelling.get(whole);
    if (product?.slug !== slug) {
      product = { slug, name: productName(slug), ranks: [] };
      this.#bySpelling.set(whole, product);
    }
    if (short !== undefined && !this.#bySpelling.has(short)) this.#bySpelling.set(short, product);
    if (product.ranks.at(-1) !== rank) product.ranks.push(rank);
  }

  /** The product that is written like this, whatever the spaces and hyphens. */
  get(spelling: string): IndexedProduct | undefined {
    return this.#bySpelling.get(squash(spelling));
  }

  /** The product that a spelling means, mistyped or not. */
  closest(spelling: string, vocabulary: Vocabulary): IndexedProduct | undefined {
    const exact = this.get(spelling);
    if (exact) return exact;
    for (const { index } of vocabulary.like(squash(spelling))) {
      const word = vocabulary.words[index] ?? '';
      const product = this.#bySpelling.get(word);
      // a name is typed to its end: a beginning means the words that begin so
      if (product && word.length - squash(spelling).length <= 2) return product;
    }
    return undefined;
  }
}
