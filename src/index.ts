/**
 * The entry `solution-catalogue`: the elements' classes and their events. Importing it defines nothing; that is what
 * `solution-catalogue/define` is for.
 * @packageDocumentation
 */
export { CatalogueError, type CatalogueErrorKind } from './catalogue/errors.js';
export type { Catalogue, Solution } from './catalogue/schema.js';
export type { LoadState } from './controllers/catalogue-controller.js';
export * from './element/events.js';
export type { Locale } from './i18n/locales.js';
export { SolutionCard } from './element/solution-card.js';
export { SolutionCatalogue } from './element/solution-catalogue.js';
export { SolutionList } from './element/solution-list.js';
