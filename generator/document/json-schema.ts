import * as z from 'zod/mini';
import { catalogueSchema } from '../../src/catalogue/schema.js';
import { fieldMeanings } from '../field-meanings.js';
import type { OutputFile } from '../output-file.js';

/** The keywords of JSON Schema that the pages and descriptions use. */
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
  // As input schema: it is for readers of the document, to whom unknown fields of a later version are no error.
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
