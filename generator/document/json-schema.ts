import * as z from 'zod/mini';
import { catalogueSchema } from '../../src/catalogue/schema.js';
import { describeFields } from './field-descriptions.js';

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
