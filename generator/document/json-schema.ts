import * as z from 'zod/mini';
import { catalogueSchema, type Solution, solutionSchema } from '../../src/catalogue/schema.js';
import { FIELD_MEANINGS } from '../../src/i18n/site-languages.js';
import type { OutputFile } from '../output-file.js';

const ENGLISH = FIELD_MEANINGS.en;

/** What the pages and descriptions read of a JSON Schema. */
export interface JsonSchema {
  readonly $schema?: string;
  readonly type?: string;
  readonly description?: string;
  readonly enum?: readonly string[];
  readonly const?: string | number;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly anyOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
}

/** The document's JSON Schema (2020-12), made of the one schema that the element and the generator check with. */
export function documentSchema(): JsonSchema {
  // Made for readers of the document, so as input: fields that a later version adds are no error.
  const { $schema, ...schema } = z.toJSONSchema(catalogueSchema(), {
    target: 'draft-2020-12',
    io: 'input',
    metadata: fieldMeanings(),
  });
  return {
    $schema,
    title: 'Solution Catalogue',
    description: 'A curated catalogue of open-source solutions. `count` is the number of `solutions`.',
    ...schema,
  } as JsonSchema;
}

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

export const SCHEMA_PATH = 'reference/solutions.schema.json';

/**
 * Writes the JSON Schema of the document.
 * @param baseUrl where the files will be published, with a slash at the end
 */
export function writeSchema(baseUrl: string): OutputFile {
  const { $schema, ...schema } = documentSchema();
  const document = { $schema, $id: new URL(SCHEMA_PATH, baseUrl).href, ...schema };
  return { path: SCHEMA_PATH, bytes: Buffer.from(`${JSON.stringify(document, null, 2)}\n`) };
}
