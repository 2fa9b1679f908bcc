import type { FacetView } from '../elements/facet-panel.js';
import { categoryLabel } from '../i18n/categories.js';
import type { Language } from '../i18n/language.js';
import { localizePlace } from '../i18n/localize.js';
import { LOCALES } from '../i18n/negotiate.js';
import type { Criteria, FacetCounts, FacetName } from '../search/index.js';

/** The facets that readers choose from, in this order. */
const SHOWN = ['category', 'deployment', 'audience', 'license', 'origin'] as const satisfies FacetName[];

type ShownFacet = (typeof SHOWN)[number];

/** What a value of a facet is called in the reader's language. */
function labelOf(facet: ShownFacet, value: string, { locale, messages, format }: Language): string {
  switch (facet) {
    case 'category':
      return categoryLabel(value, locale);
    case 'deployment':
    case 'audience': {
      const labels: Readonly<Record<string, string>> = messages[facet];
      return labels[value] ?? value;
    }
    case 'origin': {
      const { flag, name } = localizePlace(value, format);
      return `${flag} ${name}`.trim();
    }
    case 'license':
      return value;
  }
}

/**
 * The facets with their values as readers see them. The order does not depend on the counts, so that nothing moves
 * under the finger that chooses.
 */
export function facetViews(counts: FacetCounts, { facets }: Criteria, language: Language): FacetView[] {
  return SHOWN.map((name) => {
    const chosen = new Set(facets[name]);
    const values = [...counts[name]].map(([value, count]) => ({
      value,
      label: labelOf(name, value, language),
      count,
      isChosen: chosen.has(value),
    }));
    const sortKey = (label: string) => label.replace(/^\P{L}+/u, '');
    values.sort((a, b) => language.format.compare(sortKey(a.label), sortKey(b.label)));
    return { name, values };
  });
}

/**
 * Reads a preset such as `category="Communication, Passwörter"`. Values are compared without case; categories are
 * known by their names in all languages, origins without their flag. A value that the catalogue does not have stays
 * as it is, and finds nothing.
 */
export function readPreset(facet: FacetName, preset: string, values: Iterable<string>): string[] {
  const known = [...values];
  return preset
    .split(',')
    .map((wanted) => wanted.trim())
    .filter((wanted) => wanted !== '')
    .map((wanted) => known.find((value) => spellings(facet, value).includes(wanted.toLowerCase())) ?? wanted);
}

function spellings(facet: FacetName, value: string): string[] {
  const all = [value];
  if (facet === 'category') all.push(...LOCALES.map((locale) => categoryLabel(value, locale)));
  if (facet === 'origin') all.push(value.replace(/^\S+\s+/u, ''));
  return all.map((spelling) => spelling.toLowerCase());
}
