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
  describeFields();
  const { $schema, ...schema } = z.toJSONSchema(catalogueSchema(), { target: 'draft-2020-12', io: 'input' });
  return {
    $schema,
    title: 'Solution Catalogue',
    description: 'A curated catalogue of open-source solutions. `count` is the number of `solutions`.',
    ...schema,
  } as JsonSchema;
}

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
  describe(catalogueSchema().shape, ENGLISH.catalogue);
  describe(solutionSchema().shape, ENGLISH.solution);
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
