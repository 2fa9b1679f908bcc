// What the search is measured on: the bundled catalogue, or a document of your own.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { Solution } from '../../src/catalogue/schema.js';
import { makersLeft } from '../../generator/site/label-attributes.js';
import type { CategoryLabels, OwnLabels } from '../../src/i18n/localize.js';

const BUNDLED = fileURLToPath(new URL('../../demo/catalogue/solutions/', import.meta.url));
const CATALOGUE = fileURLToPath(new URL('../../demo/catalogue/catalogue.yaml', import.meta.url));
const PRODUCTS = fileURLToPath(new URL('../../demo/catalogue/products.yaml', import.meta.url));

/** The solutions of the catalogue in demo/catalogue, by name. */
export function bundledSolutions(): Solution[] {
  return readdirSync(BUNDLED)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => ({
      stars: null,
      ...(parse(readFileSync(BUNDLED + file, 'utf8')) as Omit<Solution, 'stars'>),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The solutions of a document, or those of the bundled catalogue. */
export function loadSolutions(path: string | undefined): Solution[] {
  if (path === undefined) return bundledSolutions();
  return (JSON.parse(readFileSync(path, 'utf8')) as { solutions: Solution[] }).solutions;
}

/** What categories, tags and products are called, and the words to search for them by, as the catalogue's pages carry it. */
export function labelsOf(): OwnLabels {
  const { categories, tagLabels } = parse(readFileSync(CATALOGUE, 'utf8')) as {
    categories: { name: string; labels: CategoryLabels[string] }[];
    tagLabels: CategoryLabels;
  };
  const products = Object.entries(
    parse(readFileSync(PRODUCTS, 'utf8')) as Record<
      string,
      { name: string; maker: string; nicknames?: string[]; description: Record<string, string> }
    >,
  );
  const left = makersLeft(products.map(([, product]) => product));
  /** What a product is, and who makes it, as words to search for its alternatives by. */
  const alternatives = products.map(([slug, { name, maker, description }]) => [
    `${slug}-alternative`,
    Object.fromEntries(
      Object.entries(description).map(([locale, text]) => [
        locale,
        [name, text, left.has(maker) ? maker : []].flat(),
      ]),
    ),
  ]);
  return {
    categories: Object.fromEntries(categories.map(({ name, labels }) => [name, labels])),
    tags: { ...(Object.fromEntries(alternatives) as CategoryLabels), ...tagLabels },
    products: Object.fromEntries(
      products.map(([slug, { name, nicknames = [] }]) => [slug, [name, ...nicknames]]),
    ),
  };
}
