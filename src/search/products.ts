// Products that solutions replace, and how their names and slugs are spelled; tags with a meaning (platforms).
import type { Solution } from '../catalogue/schema.js';
import { isPlatform, PLATFORMS, type Platform } from '../catalogue/values.js';
import { SHORT_FORMS, SPELLINGS } from './languages/meanings.js';
import { countsOf, memoized } from './steps.js';
import { fold, wordsOf } from './tokenizer.js';
import type { Product } from './types.js';

const SUFFIX = '-alternative';
/** A shorter word is no product by the end of its name: "com" of WordPress.com. */
const SHORTEST_ENDING = 4;

/**
 * The slug of a product, whatever the spelling: "Google Docs" and "google-docs" give `google-docs`. It is made of words
 * as the search folds them, letters of other scripts included, since it is compared with what readers type; it is no
 * part of a path.
 */
export function productSlug(spelling: string): string {
  return wordsOf(fold(spelling)).join('-');
}

/** The name of a product as people write it: `google-docs` gives "Google Docs". */
export function productName(slug: string): string {
  return slug
    .split('-')
    .map((word) => SPELLINGS.get(word) ?? word.replace(/\D/, (letter) => letter.toUpperCase()))
    .join(' ');
}

/** The tags of a catalogue repeat. */
const MEMO_SIZE = 5000;
/** The slug of the product that a tag marks a solution as an alternative to; undefined for any other tag. */
export const replacedProduct = memoized((tag: string): string | undefined => {
  const lower = tag.trim().toLowerCase();
  return lower.endsWith(SUFFIX) ? productSlug(lower.slice(0, -SUFFIX.length)) || undefined : undefined;
}, MEMO_SIZE);

/** The slugs of the products that a solution replaces, in the order of its tags. */
export function replacedProducts({ tags }: Pick<Solution, 'tags'>): string[] {
  const slugs = tags.map(replacedProduct).filter((slug) => slug !== undefined);
  return [...new Set(slugs)];
}

/** The tags that say on what a solution is used and who runs it, in their usual order. */
export function platforms({ tags }: Pick<Solution, 'tags'>): Platform[] {
  return PLATFORMS.filter((platform) => tags.includes(platform));
}

/** The tags of a solution that name neither a product that it replaces nor a platform. */
export function plainTags({ tags }: Pick<Solution, 'tags'>): string[] {
  return tags.filter((tag) => replacedProduct(tag) === undefined && !isPlatform(tag));
}

/** All replaced products of some solutions by their slugs, each with the number of its alternatives. */
export function products(
  solutions: Iterable<Pick<Solution, 'tags'>>,
): Map<string, Product & { readonly count: number }> {
  const counts = countsOf([...solutions].flatMap(replacedProducts));
  return new Map([...counts].map(([slug, count]) => [slug, { slug, name: productName(slug), count }]));
}

/** How a product is written in one word: `googledocs`, and by its initials `gdocs`, `msteams`. */
export function spellings(slug: string): string[] {
  const words = slug.split('-');
  const last = words.pop() ?? '';
  const whole = words.join('') + last;
  // the short form of a name is also short for the beginning of a longer one: "fb messenger"
  const short = Object.entries(SHORT_FORMS).flatMap(([form, long]) =>
    `${slug}-`.startsWith(`${long}-`) ? form + slug.slice(long.length).replaceAll('-', '') : [],
  );
  if (words.length === 0 || last.length < 3) return [whole, ...short];
  const initials = words[0] === 'microsoft' ? ['ms', ...words.slice(1)] : words.map((word) => word.charAt(0));
  return [whole, initials.join('') + last, ...short];
}

/** The products that a catalogue's solutions replace. */
export interface ProductIndex {
  /** By their spellings as one folded word, and by the ends of their names. */
  readonly bySpelling: ReadonlyMap<string, Product>;
  /** The first words of products of several words: "google", "adobe". */
  readonly makers: ReadonlySet<string>;
}

/**
 * Indexes products by their slugs. A product's whole name never means another one's short form; what only one product's
 * name ends in means it, too ("photoshop" of "Adobe Photoshop").
 * @param isFree says whether the catalogue has no other meaning for a word
 */
export function indexProducts(
  slugs: Iterable<string>,
  namesOf: (slug: string) => readonly string[],
  isFree: (ending: string) => boolean,
): ProductIndex {
  const bySpelling = new Map<string, Product>();
  /** Undefined where several products end so. */
  const byEnding = new Map<string, Product | undefined>();
  const makers = new Set<string>();
  for (const slug of slugs) {
    const product = { slug, name: productName(slug) };
    [...spellings(slug), ...namesOf(slug)].forEach((spelling, at) => {
      if (at === 0 || !bySpelling.has(spelling)) bySpelling.set(spelling, product);
    });
    const words = slug.split('-');
    for (let from = 1; from < words.length; from++) {
      makers.add(words[0] ?? '');
      const ending = words.slice(from).join('');
      byEnding.set(ending, byEnding.has(ending) ? undefined : product);
    }
  }
  for (const [ending, product] of byEnding)
    if (product && ending.length >= SHORTEST_ENDING && !bySpelling.has(ending) && isFree(ending))
      bySpelling.set(ending, product);
  return { bySpelling, makers };
}
