// The JSON Schemas for editors of each kind of source: completion, hover texts, patterns.
import * as z from 'zod/mini';
import { LONGEST_LABEL } from '../../src/catalogue/prepare-entry.js';
import { type ScoreName, solutionSchema } from '../../src/catalogue/schema.js';
import { fieldMeanings, LIST_FIELDS } from '../field-meanings.js';
import { type CatalogueFile, catalogueFileSchema } from './catalogue-file.js';
import { DESCRIPTIONS, MAX_DESCRIPTION } from './checks/descriptions.js';
import { approvedLicences } from './checks/licence.js';
import { PLATFORM_TAGS } from './checks/tags.js';
import { editorialSchema, OWN_FIELD } from './entry.js';
import { migrationSchema, productsSchema } from './product-files.js';
import { HOVER_TEXTS } from './schema-fields.js';

/** What of catalogue.yaml the schemas are made of. */
type EditorSchemaSource = Pick<CatalogueFile, 'categories' | 'tags' | 'acceptedLicenses'> & {
  readonly repositoryHosts: readonly { readonly host: string }[];
};

type JsonSchema = Record<string, unknown>;

/** The kinds of sources that there is a schema for, each with what makes it. */
const SCHEMAS = {
  solution: editorSchema,
  catalogue: () => ofShape(catalogueFileSchema, 'The catalogue as a whole'),
  products: () => ofShape(productsSchema, 'The products that solutions replace, by the slugs of their tags'),
  migration: () => ofShape(migrationSchema, 'How to leave a product'),
} as const satisfies Record<string, (source: EditorSchemaSource) => JsonSchema>;

export type SchemaKind = keyof typeof SCHEMAS;
export const SCHEMA_KINDS = Object.keys(SCHEMAS) as SchemaKind[];

/** The file that `init` writes a schema to, in the catalogue's folder. */
export const schemaFile = (kind: SchemaKind): string => `${kind}.schema.json`;

/** The schema as the content of a file. */
export const editorSchemaText = (kind: SchemaKind, catalogueFile: EditorSchemaSource): string =>
  `${JSON.stringify(SCHEMAS[kind](catalogueFile), null, 2)}\n`;

const DIALECT = { target: 'draft-7', io: 'input', unrepresentable: 'any' } as const;

/** The schema of a file whose shape says everything. */
function ofShape(schema: z.ZodMiniType, title: string): JsonSchema {
  return { ...z.toJSONSchema(schema, { ...DIALECT, metadata: HOVER_TEXTS }), title };
}

/** What the scores mean, at three points of the scale from 1 to 10: editors show it beside the field. */
const SCALE: Readonly<Record<ScoreName, string>> = {
  complexity:
    '1 to 10. 2: one container or binary without settings. 5: several services, with mail or sign-on to be wired. 8: specialist knowledge, many parts.',
  maturity:
    '1 to 10. 2: first releases with breaking changes. 5: used by many, still changing. 8: a decade in production in organisations.',
  resourceUsage:
    '1 to 10. 2: up to a quarter of a GB of memory. 5: one to two GB. 8: eight GB and more, or much processor.',
  maintenance:
    '1 to 10. 2: updates now and then. 5: regular updates with migrations, backups to watch. 8: a part of somebody’s job.',
};

const SLUG = '^[a-z0-9]+(-[a-z0-9]+)*$';
const MARKER = '^[a-z0-9]+(-[a-z0-9]+)*-alternative$';

/**
 * The JSON Schema of a source, for editors: fields with their meaning, the catalogue's own categories and tags, the
 * licences by their SPDX identifiers. Draft 7, which the language servers of YAML and JSON support best. It checks less
 * than `validate`: everything it rejects is wrong, but not everything it accepts is right.
 */
function editorSchema({
  categories,
  tags,
  repositoryHosts,
  acceptedLicenses,
}: EditorSchemaSource): JsonSchema {
  const { properties, required } = z.toJSONSchema(z.omit(solutionSchema(), { stars: true }), {
    ...DIALECT,
    metadata: fieldMeanings(),
  }) as { properties: Record<string, JsonSchema>; required: string[] };
  const narrow = (field: string, more: JsonSchema) => Object.assign(properties[field] ?? {}, more);

  narrow('category', { enum: categories.map(({ name }) => name) });
  narrow('license', {
    anyOf: [{ enum: approvedLicences(acceptedLicenses) }, { pattern: ' (AND|OR|WITH) ' }],
  });
  narrow('tags', { items: tagSchema(tags) });
  for (const field of LIST_FIELDS) narrow(field, { uniqueItems: true });
  for (const field of DESCRIPTIONS)
    // Line breaks and indentation become single blanks, so the source may be longer than the text itself.
    narrow(field, { maxLength: 2 * MAX_DESCRIPTION });
  for (const [field, scale] of Object.entries(SCALE))
    narrow(field, { type: 'integer', description: `${String(properties[field]?.description)} ${scale}` });
  narrow('github', { pattern: repositoryPattern(repositoryHosts) });
  narrow('website', { pattern: '^[hH][tT][tT][pP][sS]?://[^\\s/]' });
  narrow('origin', { pattern: '^\\S+ \\S', examples: ['🇨🇭 Schweiz', '🌍 International'] });
  narrow('addedAt', { examples: ['2025-03-14'] });
  narrow('icon', { examples: ['💬'] });

  const { $schema, properties: editorial } = z.toJSONSchema(editorialSchema, {
    ...DIALECT,
    metadata: HOVER_TEXTS,
  }) as { $schema: string; properties: Record<string, JsonSchema> };
  const solution = {
    type: 'object',
    properties: { ...properties, ...editorial },
    patternProperties: { [OWN_FIELD]: { description: 'A field of one’s own; it is passed on to facts.' } },
    required,
    additionalProperties: false,
  };
  return {
    $schema,
    title: 'Solution of a catalogue',
    description: 'One solution, or a list of them.',
    if: { type: 'array' },
    then: { items: { $ref: '#/definitions/solution' } },
    else: { $ref: '#/definitions/solution' },
    definitions: { solution },
  };
}

function tagSchema(tags: CatalogueFile['tags']): JsonSchema {
  if (!tags) return { type: 'string', pattern: SLUG, maxLength: LONGEST_LABEL };
  const known = new Map([...tags, ...PLATFORM_TAGS]);
  const vocabulary = { enum: [...known.keys()], enumDescriptions: [...known.values()] };
  return { type: 'string', anyOf: [vocabulary, { pattern: MARKER, maxLength: LONGEST_LABEL }] };
}

function repositoryPattern(hosts: EditorSchemaSource['repositoryHosts']): string {
  const names = hosts.map(({ host }) => host.replace(/./g, anyCase));
  return `^https://(${names.join('|')})/[^?#]+$`;
}

/** A character as a pattern that ignores case, as host names do. JSON Schema has no flag for that. */
const anyCase = (character: string): string =>
  /[a-z]/.test(character) ? `[${character}${character.toUpperCase()}]` : character.replace('.', '\\.');
