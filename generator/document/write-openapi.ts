import { SCHEMA_VERSION } from '../../src/catalogue/schema.js';
import { DOCUMENT_CACHE } from '../hosting/header-rules.js';
import { DOCUMENT_PATH, type OutputFile } from '../output-file.js';
import { documentSchema } from './json-schema.js';

export const OPENAPI_PATH = 'reference/openapi.json';

const text = (description: string, example: string) => ({
  description,
  schema: { type: 'string' },
  example,
});

/** The headers that the contract fixes, and the validator. */
const HEADERS = {
  'Cache-Control': text('An hour for browsers, a day for shared caches.', DOCUMENT_CACHE),
  'Access-Control-Allow-Origin': text('Scripts of every site may read the answer.', '*'),
  ETag: text('To be sent back in If-None-Match.', '"3a7bd3e2360a3d29eea436fcfb7e44c7"'),
};

/**
 * Writes the OpenAPI 3.1 description of the one endpoint. Its schemas are the document's own JSON Schema.
 * @param baseUrl where the files will be published, with a slash at the end
 */
export function writeOpenapi(baseUrl: string): OutputFile {
  const { $schema: jsonSchemaDialect, properties, ...catalogue } = documentSchema();
  const solutions = properties?.solutions;
  const document = {
    openapi: '3.1.0',
    jsonSchemaDialect,
    info: {
      title: 'Solution Catalogue',
      version: `${SCHEMA_VERSION}.0.0`,
      description:
        'A public, read-only catalogue of open-source solutions: one static JSON document, without sign-up, key or ' +
        'tracking. There is no hard limit on requests; keep the answer rather than asking again and again.',
      license: { name: 'MIT', identifier: 'MIT' },
      contact: { url: baseUrl },
    },
    servers: [{ url: baseUrl.replace(/\/$/, '') }],
    security: [],
    tags: [{ name: 'Catalogue', description: 'The whole catalogue in one response.' }],
    paths: {
      [`/${DOCUMENT_PATH}`]: {
        get: {
          operationId: 'getCatalogue',
          summary: 'The whole catalogue',
          description: 'All solutions in a single response. The request needs no credentials of any kind.',
          tags: ['Catalogue'],
          parameters: [
            {
              name: 'If-None-Match',
              in: 'header',
              required: false,
              description: 'The ETag of the answer that is there already.',
              schema: { type: 'string' },
            },
          ],
          responses: {
            200: {
              description: 'The document.',
              headers: HEADERS,
              content: { 'application/json': { schema: { $ref: '#/components/schemas/Catalogue' } } },
            },
            304: { description: 'Nothing has changed since the answer with this ETag.', headers: HEADERS },
            '4XX': { description: 'Not defined: answers of the web server, not of the catalogue.' },
          },
        },
      },
    },
    components: {
      schemas: {
        Catalogue: {
          ...catalogue,
          properties: {
            ...properties,
            solutions: { ...solutions, items: { $ref: '#/components/schemas/Solution' } },
          },
        },
        Solution: { description: 'One solution.', ...solutions?.items },
      },
    },
  };
  return { path: OPENAPI_PATH, bytes: Buffer.from(`${JSON.stringify(document, null, 2)}\n`) };
}
