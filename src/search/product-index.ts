import { FuzzyWords, slips } from './fuzzy.js';
import { productName } from './products.js';
import type { Product } from './types.js';
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
  readonly #bySlug = new Map<string, IndexedProduct>();
  readonly #bySpelling = new Map<string, IndexedProduct>();
  /** By the name without its first words ("photoshop" of "Adobe Photoshop"); undefined where several have it. */
  readonly #byEnd = new Map<string, IndexedProduct | undefined>();
  #fuzzy: FuzzyWords | undefined;

  /** Notes that a solution replaces a product. A product's whole name never means another one's short form. */
  add(slug: string, rank: number): void {
    let product = this.#bySlug.get(slug);
    if (!product) {
      product = { slug, name: productName(slug), ranks: [] };
      this.#bySlug.set(slug, product);
      const [whole = '', short = whole] = spellings(slug);
      this.#bySpelling.set(whole, product);
      if (!this.#bySpelling.has(short)) this.#bySpelling.set(short, product);
      const words = slug.split('-');
      for (let from = 1; from < words.length; from++) {
        const end = words.slice(from).join('');
        this.#byEnd.set(end, this.#byEnd.has(end) ? undefined : product);
      }
    }
    if (product.ranks.at(-1) !== rank) product.ranks.push(rank);
  }

  /** The product that is written like this, as one folded word. */
  get(word: string): IndexedProduct | undefined {
    return this.#bySpelling.get(word);
  }

  /** The only product whose name ends like this: who asks to replace Photoshop need not say whose it is. */
  ending(word: string): IndexedProduct | undefined {
    return this.#byEnd.get(word);
  }

  /** The product that a spelling means, mistyped or not, whatever the spaces and hyphens. */
  closest(spelling: string): IndexedProduct | undefined {
    const name = squash(spelling);
    for (const each of [name, ...(name.length > 3 ? slips(name) : [])]) {
      const product = this.get(each);
      if (product) return product;
    }
    this.#fuzzy ??= new FuzzyWords([...this.#bySpelling.keys()]);
    // a name is typed to its end: a beginning means the words that begin so
    const [best] = this.#fuzzy.like(name, undefined, 0).sort((a, b) => b.score - a.score);
    return this.get(this.#fuzzy.words[best?.index ?? -1] ?? '');
  }
}
