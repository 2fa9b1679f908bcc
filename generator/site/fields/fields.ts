import type { Catalogue, Solution } from '../../../src/catalogue/schema.js';

/** What the fields of the document mean, in one language: a new field of the schema is missing in all four. */
export interface FieldMeanings {
  readonly catalogue: Readonly<Record<keyof Catalogue, string>>;
  readonly solution: Readonly<Record<keyof Solution, string>>;
}
