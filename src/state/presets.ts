// Reads presets such as `category="Communication, Passwörter"`: lists, spellings of values, and what an element with
// presets shows.
import type { Solution } from '../catalogue/schema.js';
import { categoryLabel, type CardLanguage, type CategoryLabels } from '../i18n/localize.js';
import { LOCALES } from '../i18n/locales.js';
import { createFacets, FACETS, type FacetName } from '../search/facets.js';
import { productSlug } from '../search/products.js';
import { createSorter, SORTS, type SortName } from '../search/sort.js';
import type { Presets } from './options.js';

/** The orders that need neither a query nor what a reader weighs. */
export type ListSort = Exclude<SortName, 'relevance' | 'fit'>;

/**
 * Reads a preset such as `category="Communication, Passwörter"`. A value that the catalogue does not have stays as it
 * is, and finds nothing.
 */
export function readPreset(
  facet: FacetName,
  preset: string,
  known: ReadonlyMap<string, unknown>,
  own?: CategoryLabels | null,
): string[] {
  return preset
    .split(',')
    .map((wanted) => wanted.trim())
    .filter((wanted) => wanted !== '')
    .map((wanted) => knownValue(facet, wanted, known, own) ?? wanted);
}

/**
 * The value that a spelling means: values are compared without case, categories are known by their names in all
 * languages, origins without their flag, products in any spelling.
 * @param own names of categories that come before the known ones
 */
export function knownValue(
  facet: FacetName,
  spelling: string,
  known: ReadonlyMap<string, unknown>,
  own?: CategoryLabels | null,
): string | undefined {
  if (known.has(spelling)) return spelling;
  return [...known.keys()].find((value) => spellings(facet, value, own).includes(plain(facet, spelling)));
}

/** The spelling that values are compared in. */
function plain(facet: FacetName, value: string): string {
  return facet === 'alternative' ? productSlug(value).replaceAll('-', '') : value.toLowerCase();
}

function spellings(facet: FacetName, value: string, own?: CategoryLabels | null): string[] {
  const all = [value];
  if (facet === 'category') all.push(...LOCALES.map((locale) => categoryLabel(value, locale, own)));
  if (facet === 'origin') all.push(value.replace(/^\S+\s+/u, ''));
  return all.map((spelling) => plain(facet, spelling));
}

/**
 * The solutions that presets let through, in order: what a catalogue without controls shows, but without its search.
 * @param wanted anything but an order that needs no reader means the recommended one
 */
export function presetResults(
  solutions: readonly Solution[],
  { facets, limits }: Presets,
  wanted: unknown,
  { locale, categories }: CardLanguage,
): Solution[] {
  const table = createFacets(solutions);
  const all = [...solutions.keys()];
  const { counts } = table.apply(all, { facets: {}, limits: {} });
  const chosen = FACETS.map(({ name }) => [
    name,
    readPreset(name, facets[name] ?? '', counts[name], categories),
  ]);
  const { indices } = table.apply(all, {
    facets: Object.fromEntries(chosen) as Partial<Record<FacetName, string[]>>,
    limits,
  });
  const by = SORTS.find((name) => name === wanted) ?? 'recommended';
  return [...createSorter(solutions, locale).sort(indices, by)].flatMap((index) => solutions[index] ?? []);
}
