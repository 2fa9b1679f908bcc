import type { OutputFile } from '../output-file.js';
import { documentSchema } from './json-schema.js';

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
