import * as z from 'zod/mini';
import { catalogueSchema, solutionSchema } from '../../src/catalogue/schema.js';
import { en } from '../site/fields/en.js';

/**
 * Tells zod's registry what the fields mean, for the JSON Schema and for messages about sources. Once is enough, and
 * more often does no harm.
 */
export function describeFields(): void {
  const describe = (
    shape: Readonly<Record<string, z.ZodMiniType>>,
    fields: Readonly<Record<string, string>>,
  ) => {
    for (const [field, description] of Object.entries(fields)) {
      const schema = shape[field];
      if (schema) z.globalRegistry.add(schema, { description });
    }
  };
  describe(catalogueSchema().shape, en.catalogue);
  describe(solutionSchema().shape, en.solution);
}

/** What a field of a solution means, as a sentence in English. */
export const meaningOf = (field: keyof typeof en.solution): string => en.solution[field];
