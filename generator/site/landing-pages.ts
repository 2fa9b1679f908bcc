import type { Solution } from '../../src/catalogue/schema.js';
import { LOCALES, type Locale } from '../../src/i18n/locales.js';
import { productName, replacedProducts } from '../../src/search/products.js';
import { CategoryLabels } from './category-labels.js';
import { toSlugs } from './slugs.js';
import type { Site } from './site.js';

/** What solutions have in common, and a page is made of: a product that they replace, or a category. */
export interface Topic {
  readonly kind: 'product' | 'category';
  readonly solutions: readonly Solution[];
  readonly name: (locale: Locale) => string;
  /** The folder of its page, with a slash at the end. */
  readonly folder: (locale: Locale) => string;
}

/** All topics of a catalogue, the products and the categories in the order of their names. */
export interface Topics {
  readonly products: readonly Topic[];
  readonly categories: readonly Topic[];
  readonly labels: CategoryLabels;
}

export function findTopics({ catalogue, categories }: Site): Topics {
  const labels = new CategoryLabels(categories);
  const byProduct = group(catalogue.solutions, replacedProducts);
  const byCategory = group(catalogue.solutions, ({ category }) => [category]);
  return {
    labels,
    products: toTopics('product', 'alternatives', byProduct, productName, productName),
    categories: toTopics(
      'category',
      'categories',
      byCategory,
      (name, locale) => labels.of(name, locale),
      (name) => labels.of(name, 'en'),
    ),
  };
}

function toTopics(
  kind: Topic['kind'],
  folder: string,
  groups: ReadonlyMap<string, readonly Solution[]>,
  nameOf: (key: string, locale: Locale) => string,
  slugOf: (key: string) => string,
): Topic[] {
  // Sorted by the key itself, so that of two names with one slug it is always the same that gets the number.
  const keys = [...groups.keys()].sort((a, b) => (a < b ? -1 : 1));
  const slugs = toSlugs(keys, slugOf);
  return keys.map((key) => {
    const names = Object.fromEntries(LOCALES.map((locale) => [locale, nameOf(key, locale)]));
    return {
      kind,
      solutions: groups.get(key) ?? [],
      name: (locale) => names[locale] ?? key,
      folder: (locale) => `${locale}/${folder}/${slugs.get(key) ?? ''}/`,
    };
  });
}

function group(
  solutions: readonly Solution[],
  keysOf: (solution: Solution) => readonly string[],
): Map<string, Solution[]> {
  const groups = new Map<string, Solution[]>();
  for (const solution of solutions)
    for (const key of keysOf(solution)) {
      const members = groups.get(key);
      if (members) members.push(solution);
      else groups.set(key, [solution]);
    }
  return groups;
}
