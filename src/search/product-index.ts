import { FuzzyWords, swaps, tolerance } from './fuzzy.js';
import { productName } from './products.js';
import type { Product } from './types.js';
import { squash } from './words.js';

/** A replaced product with its alternatives. */
export interface IndexedProduct extends Product {
  /** The ranks of the solutions that replace it, ascending. */
  readonly ranks: number[];
}

/** A shorter name is found as it is written only: one wrong letter makes it another. */
const SHORTEST_MISTYPED = 4;

const MICROSOFT = 'microsoft';

/** How a product is written in one word: `googledocs`, and in short `gdocs`, `msteams`. */
function spellings(slug: string): string[] {
  const words = slug.split('-');
  const last = words.pop() ?? '';
  const whole = words.join('') + last;
  if (words.length === 0 || last.length < 3) return [whole];
  if (words[0] === MICROSOFT) return [whole, `ms${whole.slice(MICROSOFT.length)}`];
  return [whole, words.map((word) => word.charAt(0)).join('') + last];
}

/** The products that a catalogue's solutions replace, found by any spelling. */
export class ProductIndex {
  readonly #bySlug = new Map<string, IndexedProduct>();
  readonly #bySpelling = new Map<string, IndexedProduct>();
  #fuzzy = new FuzzyWords([]);
  #names: string[] = [];

  /**
   * Notes that a solution replaces a product.
   * @returns the product's spellings as one word
   */
  add(slug: string, rank: number): readonly string[] {
    let product = this.#bySlug.get(slug);
    if (!product) this.#bySlug.set(slug, (product = { slug, name: productName(slug), ranks: [] }));
    if (product.ranks.at(-1) !== rank) product.ranks.push(rank);
    return spellings(slug);
  }

  /** Makes the products findable, once all are there. */
  finish(): void {
    const all = [...this.#bySlug.values()].sort((a, b) => (a.slug < b.slug ? -1 : 1));
    // whole names first: a short form never takes another product's name
    for (const length of [1, 2]) {
      for (const product of all) {
        const spelling = spellings(product.slug)[length - 1];
        if (spelling !== undefined && !this.#bySpelling.has(spelling))
          this.#bySpelling.set(spelling, product);
      }
    }
    this.#names = all.map(({ slug }) => squash(slug));
    this.#fuzzy = new FuzzyWords(this.#names);
  }

  /** The product that is written like this, whatever the spaces and hyphens. */
  exact(spelling: string): IndexedProduct | undefined {
    return this.#bySpelling.get(squash(spelling));
  }

  /** The product that a mistyped name means. */
  mistyped(spelling: string): IndexedProduct | undefined {
    const name = squash(spelling);
    if (name.length < SHORTEST_MISTYPED) return undefined;
    for (const swapped of swaps(name)) {
      const product = this.#bySpelling.get(swapped);
      if (product) return product;
    }
    const edits = tolerance(name.length);
    let best: IndexedProduct | undefined;
    let bestScore = 0;
    for (const { index, score } of this.#fuzzy.like(name, edits)) {
      const other = this.#names[index] ?? '';
      // a product's name is typed to its end, a beginning means the words that begin so
      if (other.length - name.length <= edits && score > bestScore) {
        best = this.#bySpelling.get(other);
        bestScore = score;
      }
    }
    return best;
  }
}
