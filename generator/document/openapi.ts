// The published JSON Schema and OpenAPI description of the document.
import * as z from 'zod/mini';
import { catalogueSchema, SCHEMA_VERSION } from '../../src/catalogue/schema.js';
import { fieldMeanings } from '../field-meanings.js';
import { DOCUMENT_CACHE } from '../hosting/header-rules.js';
import { DOCUMENT_PATH, type OutputFile } from '../output-file.js';

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
