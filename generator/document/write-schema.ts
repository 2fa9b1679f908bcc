import type { OutputFile } from '../output-file.js';
import { documentSchema } from './json-schema.js';

export const SCHEMA_PATH = 'reference/solutions.schema.json';

/**
 * Writes the JSON Schema of the document.
 * @param baseUrl where the files will be published
 */
export function writeSchema(baseUrl: string): OutputFile {
  const document = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: new URL(SCHEMA_PATH, baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`).href,
    title: 'Solution Catalogue',
    ...documentSchema(),
  };
  return { path: SCHEMA_PATH, bytes: Buffer.from(`${JSON.stringify(document, null, 2)}\n`) };
}
