import * as z from 'zod/mini';
import { catalogueSchema, solutionSchema, type Solution } from '../src/catalogue/schema.js';
import { FIELD_MEANINGS } from '../src/i18n/site-languages.js';

const ENGLISH = FIELD_MEANINGS.en;

/** What the fields mean, in a registry of its own: zod's global one would have to be filled before others read it. */
export function fieldMeanings() {
  const registry = z.registry<{ description: string }>();
  const add = (
    shape: Readonly<Record<string, z.ZodMiniType>>,
    meanings: Readonly<Record<string, string>>,
  ) => {
    for (const [field, description] of Object.entries(meanings)) {
      const schema = shape[field];
      if (schema) registry.add(schema, { description });
    }
  };
  add(catalogueSchema().shape, ENGLISH.catalogue);
  add(solutionSchema().shape, ENGLISH.solution);
  return registry;
}

/** What a field of a solution means, as a sentence in English. */
export const meaningOf = (field: keyof Solution): string => ENGLISH.solution[field];
