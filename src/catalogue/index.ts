/**
 * The entry `solution-catalogue/schema`: the schemas of the document, their types, and the parser.
 * @packageDocumentation
 */
export { CatalogueError, type CatalogueErrorKind } from './errors.js';
export { parseCatalogue, type DroppedSolution, type ParseOptions } from './parse.js';
export * from './schema.js';
