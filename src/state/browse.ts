import type { Solution } from '../catalogue/schema.js';
import type { FacetName } from '../search/index.js';
import type { ActionCreator } from './actions.js';
import type { Labels } from './labels.js';
import type { Selectors } from './selectors.js';
import type { State } from './state.js';
import type { WayOut } from './ways-out.js';

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

/** The icon that most solutions of a category have. */
function iconOf(category: string, solutions: readonly Solution[] = []): string {
  const icons = solutions.filter((each) => each.category === category).map(({ icon }) => icon);
  const countOf = (icon: string) => icons.filter((each) => each === icon).length;
  return icons.sort((a, b) => countOf(b) - countOf(a))[0] ?? '';
}
