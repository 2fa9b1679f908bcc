import type { Solution } from '../catalogue/schema.js';
import type { Criteria, FacetName } from '../search/index.js';
import type { Action, ActionCreator } from './actions.js';
import type { ActiveFilter } from './filter-models.js';
import type { Labels } from './labels.js';
import { facetOf, isFree, textOf, type Answered, type Selectors } from './selectors.js';
import type { State } from './state.js';

/** Another question than the one that finds nothing, and that finds something. */
export interface WayOut {
  readonly label: string;
  /** How many solutions would be found then. */
  readonly count: number;
  readonly take: Action | ActionCreator;
}

/** How many solutions a question finds. */
function countOf(state: State, selectors: Selectors, query: string, criteria: Criteria): number {
  return selectors.find(state, query, criteria).length;
}

/** What the filters are without one of them. */
function without({ facets, limits }: Criteria, left: ActiveFilter['left']): Criteria {
  if ('limit' in left)
    return {
      facets,
      limits: Object.fromEntries(Object.entries(limits).filter(([name]) => name !== left.limit)),
    };
  const values = facets[left.facet]?.filter((value) => !left.values.includes(value)) ?? [];
  return { facets: { ...facets, [left.facet]: values }, limits };
}

/** What would find something without one filter, or without the words. */
export function waysOut(state: State, selectors: Selectors, active: readonly ActiveFilter[]): WayOut[] {
  const text = textOf(state);
  const criteria = selectors.criteria(state);
  const ways: WayOut[] = active.map(({ label, remove, left }) => ({
    label,
    take: remove,
    count: countOf(state, selectors, text, without(criteria, left)),
  }));
  if (state.options.controls !== 'none' && active.length > 0 && text !== '')
    ways.push({
      label: text,
      take: { type: 'query-typed', query: '' },
      count: countOf(state, selectors, '', criteria),
    });
  return ways.filter(({ count }) => count > 0);
}

/** How many places to look on are offered to who finds nothing. */
const MOST_NEARBY = 6;

/** Where readers may look on whose words find nothing: one value of a facet in place of these words. */
export function nearby(
  state: State,
  selectors: Selectors,
  labels: Labels,
  found: NonNullable<Answered['found']>,
): WayOut[] {
  const { facets, limits } = selectors.criteria(state);
  const countWith = (facet: FacetName, value: string) =>
    countOf(state, selectors, '', { facets: { ...facets, [facet]: [value] }, limits });
  const suggestions = selectors.finder(state)?.nearest(found, MOST_NEARBY) ?? [];
  return suggestions.flatMap((suggestion) => {
    const { kind, value } = suggestion;
    const facet = facetOf(kind);
    if (!facet || !isFree(state, facet)) return [];
    const count = countWith(facet, value);
    const take = (now: State) => selectors.choiceOf(now, suggestion);
    return count > 0 ? { label: labels.phrase(facet, value), count, take } : [];
  });
}

/** How many products, and how many categories, are offered at most. */
const MOST = 20;

/** A product or a category to begin with. */
interface Tile extends WayOut {
  /** Empty for products. */
  readonly icon: string;
}

/** A row of them. */
export interface Shelf {
  readonly title: string;
  readonly tiles: readonly Tile[];
}

/**
 * The products that most solutions replace, and the categories with most solutions; nothing before all of them are there.
 * @param filter makes the action that filters by values of a facet
 */
export function shelves(
  state: State,
  selectors: Selectors,
  labels: Labels,
  filter: (facet: FacetName, values: readonly string[]) => ActionCreator,
): Shelf[] {
  if (!state.document?.isWhole) return [];
  const { replaced, facets } = state.language.messages;
  const shelf = (facet: FacetName, title: string): Shelf => {
    const totals = selectors.totals(state, facet);
    const countOf = (value: string) => totals.get(value) ?? 0;
    const values = [...labels.values(facet, totals)].sort((a, b) => countOf(b.value) - countOf(a.value));
    return {
      title,
      tiles: values.slice(0, MOST).map(({ value, label }) => ({
        label,
        icon: facet === 'category' ? iconOf(value, state.document?.catalogue.solutions) : '',
        count: countOf(value),
        take: filter(facet, [value]),
      })),
    };
  };
  return [shelf('alternative', replaced), shelf('category', facets.category)].filter(
    ({ tiles }) => tiles.length > 0,
  );
}

/** The icon that most solutions of a category have; of several the one that comes first. */
function iconOf(category: string, solutions: readonly Solution[] = []): string {
  const counts = new Map<string, number>();
  for (const each of solutions)
    if (each.category === category) counts.set(each.icon, (counts.get(each.icon) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? '';
}
