/**
 * Search, facets and sorting over solutions: pure, without DOM and clock. docs/search.md says what each function gives;
 * `FACETS` and `LIMITS` are the tables that interface and URL loop over.
 */
export { ADDED_DAYS, createFacets, FACETS, isNew, LIMITS } from './facets.js';
export type * from './facets.js';
export { highlight } from './highlight.js';
export { plainTags, platforms, productName, products, productSlug, replacedProducts } from './products.js';
export { fit, type Fit, type FitReason, type FitWeights } from '../i18n/format.js';
export type { Verdict } from '../catalogue/values.js';
export { createSorter, SORTS, type Sorter, type SortName } from './sort.js';
export { createSearch, prepareSearch } from './search.js';
export { prepareSuggester, type Suggester } from './autocomplete.js';
export type * from './types.js';
