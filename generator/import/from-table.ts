// Imports CSV, and reads the mapping by which columns become fields.
import { CsvError, parse } from 'csv-parse/sync';
import * as z from 'zod/mini';
import { SCORES } from '../../src/catalogue/schema.js';
import { UsageError } from '../errors.js';
import { isListField } from '../field-meanings.js';
import { knownLabels } from '../document/category-names.js';
import { toSlug } from '../sources/checks/tags.js';
import { didYouMean } from '../../src/catalogue/did-you-mean.js';
import { EDITORIAL_FIELDS, FIELDS, isOwnField } from '../sources/entry.js';
import { mendDate } from '../sources/fix/values.js';
import { parseSource } from '../sources/parse.js';
import { checkShape } from '../sources/schema-issues.js';
import { nodeAt, Source } from '../sources/source.js';
import { described, httpsAddress, line, slug } from '../sources/schema-fields.js';
import {
  type FieldUse,
  type Imported,
  type ImportedSolution,
  isRecord,
  readText,
  tally,
  textOf,
  type Use,
} from './imported.js';

const value = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]);

const rule = z.strictObject({
  from: described(z.optional(line()), 'The column, or in JSON the way to the value: links.repository.'),
  value: described(z.optional(value), 'A fixed value for every entry.'),
  lookup: described(z.optional(z.record(z.string(), value)), 'What to write for each value that occurs.'),
  split: described(z.optional(z.string().check(z.minLength(1))), 'What separates the items of a list.'),
  suffix: described(
    z.optional(line()),
    'What to write behind every item: "-alternative" behind names of products.',
  ),
  default: described(z.optional(value), 'What to write where there is nothing, or nothing in the lookup.'),
});

const columnOrRule = z.union([line(), rule]);

const mappingSchema = z.strictObject({
  fields: described(
    z.record(z.string(), z.union([columnOrRule, z.array(columnOrRule).check(z.minLength(1))])),
    'The fields of a solution, each with its column, or with several: lists take all of them, others the first that says something.',
  ),
  key: described(
    z.optional(line()),
    'The column that stays the same for an entry; its repository or name by default.',
  ),
  items: described(z.optional(line()), 'In JSON the way to the list of entries: data.tools.'),
  delimiter: described(
    z.optional(z.string().check(z.minLength(1), z.maxLength(1))),
    'What separates columns.',
  ),
  source: described(
    z.optional(
      z.strictObject({
        name: described(z.optional(slug()), 'What import.lock.yaml calls the source.'),
        licence: described(z.optional(line(200)), 'The licence of the data, as SPDX identifier.'),
        attribution: described(z.optional(line(200)), 'Whom to name as the author of the data.'),
        url: described(z.optional(httpsAddress()), 'Where the data is from.'),
      }),
    ),
    'Whose data it is.',
  ),
});

/** How columns become fields: `map.yaml`. */
export type Mapping = z.infer<typeof mappingSchema>;
type FieldRule = z.infer<typeof rule>;

const NUMBERS: readonly string[] = SCORES;
const TARGETS: readonly string[] = [...FIELDS, ...EDITORIAL_FIELDS];

/**
 * Reads and checks a mapping.
 * @param path as the person has named it, absolute
 * @param shown what to call it
 * @throws {UsageError} with every problem as file:line:column
 */
export function readMapping(path: string, shown: string): Mapping {
  const source = new Source(shown, readText(path));
  const { root, issues } = parseSource(source);
  const checked = root
    ? checkShape(source, root, mappingSchema, '9999-12-31')
    : { value: undefined, issues: [] };
  const all = [...issues, ...checked.issues];
  if (!root && all.length === 0)
    all.push(source.issue(0, 'empty', 'is empty. Write "fields:" with a column for each.'));
  // Read from the file itself: zod leaves out a field called "__proto__".
  const fields = root && checked.value && nodeAt(root, ['fields']);
  for (const { name: field, value: written } of fields?.kind === 'map' ? fields.fields.values() : [])
    if (!TARGETS.includes(field) && !isOwnField(field))
      all.push(
        source.issue(
          written.start,
          'unknown-field',
          `fields.${field}: is no field of a solution.${didYouMean(field, TARGETS)}`,
        ),
      );
  if (all.length > 0 || !checked.value)
    throw new UsageError(
      all.map(({ line: at, column, message }) => `${shown}:${at}:${column}: ${message}`).join('\n'),
    );
  return checked.value;
}

/**
 * A mapping for columns that are called as the fields are: `descriptionEn`, `description-en` and `Description EN`
 * alike. Items of lists stand behind commas.
 */
function mappingOf(columns: readonly string[]): Mapping {
  const fold = (name: string) => toSlug(name).replaceAll('-', '');
  const fields = TARGETS.flatMap((field) => {
    const column = columns.find((name) => fold(name) === fold(field));
    if (column === undefined) return [];
    return [[field, isListField(field) ? { from: column, split: ',' } : column] as const];
  });
  return { fields: Object.fromEntries(fields) };
}

/** The rules of a field: a column alone is short for where it is from. */
const rulesOf = (written: Mapping['fields'][string]): FieldRule[] =>
  [written].flat().map((each) => (typeof each === 'string' ? { from: each } : each));

/** The value at a path of JSON, such as `links.repository`; a column may have dots in its name. */
export function valueAt(item: Readonly<Record<string, unknown>>, way: string): unknown {
  if (Object.hasOwn(item, way)) return item[way];
  return way
    .split('.')
    .reduce<unknown>((at, step) => (isRecord(at) && Object.hasOwn(at, step) ? at[step] : undefined), item);
}

/**
 * The value of a field of one entry.
 * @param unknown receives what is in no lookup
 * @returns undefined where there is none
 */
function mapField(field: string, rules: readonly FieldRule[], item: Row, unknown: Set<string>): unknown {
  const values = rules
    .map((each) => mapValue(field, each, item, unknown))
    .filter((each) => each !== undefined);
  return isListField(field) && values.length > 1 ? [...new Set(values.flat())] : values[0];
}

function mapValue(
  field: string,
  { from, value: fixed, lookup, split, suffix = '', default: otherwise }: FieldRule,
  item: Readonly<Record<string, unknown>>,
  unknown: Set<string>,
): unknown {
  if (fixed !== undefined) return fixed;
  const written = from === undefined ? undefined : valueAt(item, from);
  if (isOwnField(field) && typeof written === 'boolean' && !lookup) return written;
  const isList = isListField(field);
  const texts = (Array.isArray(written) ? written : [written])
    .flatMap((each: unknown) =>
      typeof each === 'number' || typeof each === 'boolean' ? String(each) : (textOf(each) ?? []),
    )
    .flatMap((text) => (split === undefined ? [text] : text.split(split).map((part) => part.trim())))
    .filter((text) => text !== '');
  const mapped = texts.flatMap((text): (string | number | boolean)[] => {
    if (!lookup) return [text];
    const found = Object.hasOwn(lookup, text) ? lookup[text] : undefined;
    if (found === undefined) unknown.add(text);
    return found === undefined ? [] : Array.isArray(found) ? found : [found];
  });
  if (mapped.length === 0) return otherwise;
  const items = mapped
    .map((each) => (field === 'tags' ? toSlug(`${each}`) : each))
    .filter((each) => each !== '');
  if (isList) return [...new Set(items.map((each) => `${each}${suffix}`))];
  const first = suffix === '' ? mapped[0] : `${mapped[0] ?? ''}${suffix}`;
  if (typeof first === 'string') {
    if (NUMBERS.includes(field) && /^\d+$/.test(first)) return Number(first);
    if (field === 'addedAt' || field === 'reviewedAt') return mendDate(first) ?? first;
    if (field === 'github') return repositoryOf(first);
  }
  return split !== undefined && isOwnField(field) ? mapped : first;
}

const repositoryOf = (address: string): string => address.replace(/\/+$/, '').replace(/\.git$/, '');

type Row = Readonly<Record<string, unknown>>;

/**
 * Takes over a table: CSV with commas, semicolons or tabs, its first line the names of the columns.
 * @param mapping how columns become fields; when not given, columns count that are called as fields are
 * @throws {UsageError} when it is no table, with the line
 */
export function importCsv(text: string, path: string, mapping: Mapping | undefined): Imported {
  const rows = readCsv(text, path, mapping?.delimiter);
  return importRows(rows, path, mapping ?? mappingOf(Object.keys(rows[0] ?? {})));
}

function readCsv(text: string, path: string, delimiter: string | undefined): Row[] {
  const [header = ''] = text.split('\n', 1);
  try {
    return parse(text, {
      columns: (names: string[]) => uniqueNames(names, path),
      delimiter: delimiter ?? likelyDelimiter(header),
      bom: true,
      skip_empty_lines: true,
      trim: true,
    }) as unknown as Row[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { lines } = error as { lines?: unknown };
    throw new UsageError(`${path}:${typeof lines === 'number' ? lines : 1}:1: ${error.message}.`, {
      cause: error,
    });
  }
}

function uniqueNames(names: readonly string[], path: string): string[] {
  const column = names.findIndex((name, index) => name !== '' && names.indexOf(name) < index);
  if (column !== -1)
    throw new UsageError(`${path}:1:1: the column "${names[column] ?? ''}" stands there twice. Rename one.`);
  return names.map((name, index) => (name === '' ? `column ${index + 1}` : name));
}

/** Of commas, semicolons (spreadsheets in German) and tabs, the one that the first line has most of. */
function likelyDelimiter(header: string): string {
  const count = (mark: string) => header.split(mark).length;
  return [',', ';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}

export function importRows(rows: readonly Row[], path: string, mapping: Mapping): Imported {
  const fields = Object.entries(mapping.fields).map(([field, written]) => [field, rulesOf(written)] as const);
  const rules = fields.flatMap(([field, several]) => several.map((each) => [field, each] as const));
  if (!rules.some(([field]) => field === 'name'))
    throw new UsageError(
      `No column of ${path} is called "name". Say with --map which one is: fields: { name: "Title" }.`,
    );
  const missing = rules.flatMap(([field, { from }]) =>
    from !== undefined && rows.length > 0 && !rows.some((row) => valueAt(row, from) !== undefined)
      ? [`${field}: no entry of ${path} has a column "${from}".`]
      : [],
  );
  const unknown = new Map(fields.map(([field]) => [field, new Set<string>()]));
  const notes = [...missing];
  const solutions = rows.flatMap((row, index): ImportedSolution[] => {
    const values = Object.fromEntries(
      fields.map(([field, several]) => [
        field,
        mapField(field, several, row, unknown.get(field) ?? new Set()),
      ]),
    );
    const name = textOf(values.name);
    if (name === undefined) {
      notes.push(`Entry ${index + 1} of ${path} has no name and was left out.`);
      return [];
    }
    const own = mapping.key === undefined ? undefined : valueAt(row, mapping.key);
    const key =
      typeof own === 'number' ? `${own}` : (textOf(own) ?? textOf(values.github)?.toLowerCase() ?? name);
    return [{ key, values }];
  });
  for (const [field, values] of unknown)
    if (values.size > 0)
      notes.push(`${field}: left out, since its lookup does not have it: ${listed([...values])}.`);
  const { licence, attribution, url } = mapping.source ?? {};
  const categories = [...new Set(solutions.flatMap(({ values }) => textOf(values.category) ?? []))];
  return {
    solutions,
    uses: usesOf(rows, rules),
    data: { licence, attribution, url },
    homepage: undefined,
    categories: categories.map((name) => ({ name, labels: knownLabels(name) })),
    notes,
  };
}

/** The most values that a note lists. */
const MAX_LISTED = 20;

const listed = (values: readonly string[]): string =>
  values.slice(0, MAX_LISTED).join(', ') +
  (values.length > MAX_LISTED ? ` and ${values.length - MAX_LISTED} more` : '');

function usesOf(rows: readonly Row[], rules: readonly (readonly [string, FieldRule])[]): FieldUse[] {
  const uses = new Map<string, Use>();
  for (const [field, { from, lookup, split, suffix }] of rules) {
    if (from === undefined) continue;
    const [top = from] = rows.some((row) => Object.hasOwn(row, from)) ? [from] : from.split('.');
    const known = uses.get(top);
    const to = [known?.to, field].filter((name) => name !== undefined).join(', ');
    const isMapped = [lookup, split, suffix].some((each) => each !== undefined);
    const how = isMapped ? 'mapped' : (known?.how ?? 'taken');
    uses.set(top, { ...known, how, to });
  }
  const fixed = rules.flatMap(([field, { value }]): FieldUse[] =>
    value === undefined
      ? []
      : [{ from: '–', how: 'mapped', to: field, entries: rows.length, remark: 'a fixed value' }],
  );
  return [...tally(rows, Object.fromEntries(uses)), ...fixed];
}
