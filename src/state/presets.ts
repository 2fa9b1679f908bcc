// Reads presets such as `category="Communication, Passwörter"`: lists, spellings of values, and what an element with
// presets shows.
import type { Solution } from '../catalogue/schema.js';
import { licenceKind } from '../catalogue/values.js';
import { labelsOf, originNames, type CardLanguage, type CategoryLabels } from '../i18n/localize.js';
import { createFacets, FACETS, type FacetName } from '../search/facets.js';
import { productSlug } from '../search/products.js';
import { createSorter, SORTS, type SortName } from '../search/sort.js';
import type { Presets } from './options.js';

/** The values that a facet has: a set, or a map with something for each. */
type Known = Pick<ReadonlySet<string>, 'has' | 'keys'>;

/** The orders that need neither a query nor what a reader weighs. */
export type ListSort = Exclude<SortName, 'relevance' | 'fit'>;

/**
 * Reads a preset such as `category="Communication, Passwörter"`. A value that the catalogue does not have stays as it
 * is, and finds nothing.
 */
export const readPreset = (
  facet: FacetName,
  preset: string,
  known: Known,
  own?: CategoryLabels | null,
): string[] =>
  listed(preset).flatMap((wanted) => {
    const values = knownValues(facet, wanted, known, own);
    return values.length > 0 ? values : wanted;
  });

/** What stands in a list with commas. */
export const listed = (list: string): string[] =>
  list
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');

/**
 * The values that a spelling means: values are compared without case, categories are known by their names in all
 * languages, products in any spelling, origins without their flag and by their country in all languages, licences by
 * their family (`GPL`, `GPL-3.0`) and by what they ask (`copyleft`) too.
 * @param own names of categories that come before the known ones
 */
export function knownValues(
  facet: FacetName,
  spelling: string,
  known: Known,
  own?: CategoryLabels | null,
): string[] {
  if (known.has(spelling)) return [spelling];
  const wanted = plain(facet, spelling);
  return [...known.keys()].filter(
    (value) =>
      spellings(facet, value, own).some((each) => plain(facet, each) === wanted) ||
      (facet === 'license' && plain(facet, value).startsWith(`${wanted}-`)),
  );
}

/** The spelling that values are compared in. */
function plain(facet: FacetName, value: string): string {
  return facet === 'alternative' ? productSlug(value).replaceAll('-', '') : value.toLowerCase();
}

function spellings(facet: FacetName, value: string, own?: CategoryLabels | null): string[] {
  const all = [value];
  if (facet === 'category') all.push(...labelsOf(value, own));
  if (facet === 'origin') all.push(value.replace(/^\S+\s+/u, ''), ...originNames(value));
  if (facet === 'license') all.push(licenceKind(value) ?? value, value.replace(/-.*/, ''));
  return all;
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

/** What an attribute asks for and a catalogue does not have, and what it could have meant. */
export type Mistake = readonly [attribute: string, noun: string, value: string, known: readonly string[]];

/** What presets ask for and no solution has. */
export const presetMistakes = (
  solutions: readonly Solution[],
  presets: Presets['facets'],
  own: CategoryLabels | null,
): Mistake[] =>
  FACETS.flatMap(({ name, attribute, values }) => {
    const known = new Set(solutions.flatMap((each) => values(each)));
    const near = [...known].flatMap((each) => spellings(name, each, own));
    return listed(presets[name] ?? '')
      .filter((value) => knownValues(name, value, known, own).length === 0)
      .map((value): Mistake => [attribute, name === 'alternative' ? 'product' : name, value, near]);
  });
