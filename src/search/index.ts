/**
 * Search, facets and sorting over solutions: pure, without DOM and clock.
 *
 * - `createSearch(solutions, locale)` → `search(query, { limit })`, or `find(query)` for everything around it.
 *   `prepareSearch` builds the same in steps, for long lists.
 * - `createFacets(solutions, { now })` → `apply(indices, criteria)`: filters and counts; `FACETS` and `LIMITS` are
 *   the tables that interface and URL loop over.
 * - `createSorter(solutions, locale)` → `sort(indices, by, weights)`; `fit` says why a solution fits.
 * - `prepareSuggester(solutions, locale)`: what a reader may be typing: products, solutions, values of facets.
 * - `highlight(text, query)`: what of a text matches; `products`, `productSlug`, `productName`: what is replaced.
 */
export { ADDED_DAYS, createFacets, FACETS, isNew, LIMITS } from './facets.js';
export type {
  Criteria,
  Facet,
  FacetCounts,
  FacetName,
  Facets,
  Filtered,
  Limit,
  LimitName,
} from './facets.js';
export { highlight } from './highlight.js';
export { plainTags, platforms, productName, products, productSlug, replacedProducts } from './products.js';
export { createSorter, fit, rating, SORTS, verdictOn } from './sort.js';
export type { Fit, FitReason, FitWeights, Sorter, SortName, Verdict } from './sort.js';
export { createSearch, prepareSearch } from './search.js';
export { prepareSuggester, type Suggester } from './autocomplete.js';
export type * from './types.js';
