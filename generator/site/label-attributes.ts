// What a site calls categories, tags and products, as the element has it.
import { nothing } from 'lit';
import type { CategoryLabels as Labels } from '../../src/i18n/localize.js';
import type { Locale } from '../../src/i18n/locales.js';
import { countsOf } from '../../src/search/steps.js';
import type { Product } from '../sources/product-files.js';

/** What pages need to know of a product that solutions replace. */
export type NamedProduct = Pick<Product, 'name' | 'maker' | 'nicknames' | 'description'>;

/** Names by what they name, then by languages. */
type Labelled = Readonly<Record<string, Readonly<Partial<Record<Locale, string>>>>>;

/** The labels that have something to say in a language; in any when none is given. */
export const labelsIn = (all: Labels, locale?: Locale): Labels =>
  Object.fromEntries(
    Object.entries(all).flatMap(([name, labels]) => {
      const asked = locale === undefined ? labels : { [locale]: labels[locale] };
      return Object.values(asked).some(Boolean) ? [[name, asked]] : [];
    }),
  );

/**
 * Makers of so many replaced products are looked for themselves ("alternative to Atlassian"); the name of one with fewer is mostly
 * that of another product, which nothing replaces ("Twilio").
 */
const FEWEST_PRODUCTS = 3;

/** The makers that readers leave, and not only one of their products. */
export function makersLeft(products: Iterable<Pick<NamedProduct, 'maker'>>): Set<string> {
  const counts = countsOf([...products].flatMap(({ maker }) => maker ?? []));
  return new Set([...counts].flatMap(([maker, count]) => (count < FEWEST_PRODUCTS ? [] : maker)));
}

/** The tags of products in a language, with the words by which readers may search for alternatives: what each is, and its maker. */
export function alternativeLabels(products: ReadonlyMap<string, NamedProduct>, locale: Locale): Labels {
  const left = makersLeft(products.values());
  return Object.fromEntries(
    [...products].flatMap(([slug, { name, maker = '', description }]) => {
      const words = [description?.[locale] ?? [], left.has(maker) ? maker : []].flat();
      return words.length > 0 ? [[`${slug}-alternative`, { [locale]: [name, ...words] }]] : [];
    }),
  );
}

/** Names without the words by which readers may search for something instead. */
export const namesOnly = (all: Labels): Labelled =>
  Object.fromEntries(
    Object.entries(all).map(([name, labels]) => [
      name,
      Object.fromEntries(
        Object.entries(labels).flatMap(([locale, label]) => {
          const [first] = [label].flat();
          return first === undefined || first === name ? [] : [[locale, first]];
        }),
      ),
    ]),
  );

/** Those of what can be seen on a page, all of them when that is not given; undefined when there are none. */
export function shownOf<Names extends object>(all: Names, shown?: ReadonlySet<string>): Names | undefined {
  const names = Object.entries(all).filter(([name]) => !shown || shown.has(name));
  return names.length > 0 ? (Object.fromEntries(names) as Names) : undefined;
}

/** A value as an attribute in JSON; no attribute where it is undefined. */
export const jsonAttribute = (value: unknown): unknown =>
  value === undefined ? nothing : JSON.stringify(value);
