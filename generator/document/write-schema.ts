import * as z from 'zod/mini';
import { catalogueSchema } from '../../src/catalogue/schema.js';
import type { OutputFile } from '../output-file.js';
import { describeFields } from '../field-descriptions.js';

const PATH = 'reference/solutions.schema.json';

/**
 * Writes the JSON Schema of the document, made of the one schema that the element and the generator check with.
 * @param baseUrl where the files will be published
 */
export function writeSchema(baseUrl: string): OutputFile {
  // Made for readers of the document, so as input: fields that a later version adds are no error.
  describeFields();
  const { $schema, ...schema } = z.toJSONSchema(catalogueSchema(), { target: 'draft-2020-12', io: 'input' });
  const document = {
    $schema,
    $id: new URL(PATH, baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`).href,
    title: 'Solution Catalogue',
    description: 'A curated catalogue of open-source solutions. `count` is the number of `solutions`.',
    ...schema,
  };
  return { path: PATH, bytes: Buffer.from(`${JSON.stringify(document, null, 2)}\n`) };
}
