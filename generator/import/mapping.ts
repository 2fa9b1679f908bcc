import * as z from 'zod/mini';
import { UsageError } from '../errors.js';
import { checkShape } from '../sources/schema-issues.js';
import { toSlug } from '../sources/checks/tags.js';
import { didYouMean } from '../sources/did-you-mean.js';
import { EDITORIAL_FIELDS, FIELDS, isOwnField } from '../sources/entry.js';
import { mendDate } from '../sources/fix/values.js';
import { parseSource } from '../sources/parse.js';
import { nodeAt, Source } from '../sources/source.js';
import { described, httpsAddress, line, slug } from '../sources/texts.js';
import { SCORES } from '../../src/catalogue/schema.js';
import { isRecord, readText, textOf } from './imported.js';

const value = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]);

const rule = z.strictObject({
  from: described(z.optional(line()), 'The column, or in JSON the way to the value: links.repository.'),
  value: described(z.optional(value), 'A fixed value for every entry.'),
  lookup: described(z.optional(z.record(z.string(), value)), 'What to write for each value that occurs.'),
  split: described(z.optional(z.string().check(z.minLength(1))), 'What separates the items of a list.'),
  default: described(z.optional(value), 'What to write where there is nothing, or nothing in the lookup.'),
});

const mappingSchema = z.strictObject({
  fields: described(
    z.record(z.string(), z.union([line(), rule])),
    'The fields of a solution, each with its column.',
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
export type FieldRule = z.infer<typeof rule>;

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
  // By what is written: zod leaves out a field called "__proto__".
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

/** A mapping for columns that are called as the fields are: `descriptionEn`, `description-en` and `Description EN` alike. */
export function mappingOf(columns: readonly string[]): Mapping {
  const fold = (name: string) => toSlug(name).replaceAll('-', '');
  const fields = TARGETS.flatMap((field) => {
    const column = columns.find((name) => fold(name) === fold(field));
    return column === undefined ? [] : [[field, column] as const];
  });
  return { fields: Object.fromEntries(fields) };
}

/** The rule of a field: a column alone is short for where it is from. */
export const ruleOf = (written: string | FieldRule): FieldRule =>
  typeof written === 'string' ? { from: written } : written;

/** The value at a way through JSON, `links.repository`; a column may have dots in its name. */
export function valueAt(item: Readonly<Record<string, unknown>>, way: string): unknown {
  if (Object.hasOwn(item, way)) return item[way];
  return way
    .split('.')
    .reduce<unknown>((at, step) => (isRecord(at) && Object.hasOwn(at, step) ? at[step] : undefined), item);
}

const LISTS: readonly string[] = ['deployment', 'audience', 'tags'];
const NUMBERS: readonly string[] = SCORES;

/**
 * The value of a field of one entry.
 * @param unknown receives what is in no lookup
 * @returns undefined where there is none
 */
export function mapValue(
  field: string,
  { from, value: fixed, lookup, split, default: otherwise }: FieldRule,
  item: Readonly<Record<string, unknown>>,
  unknown: Set<string>,
): unknown {
  if (fixed !== undefined) return fixed;
  const written = from === undefined ? undefined : valueAt(item, from);
  const isList = LISTS.includes(field);
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
  if (isList) return [...new Set(mapped.map(String))];
  const [first] = mapped;
  if (typeof first === 'string') {
    if (NUMBERS.includes(field) && /^\d+$/.test(first)) return Number(first);
    if (field === 'addedAt' || field === 'reviewedAt') return mendDate(first) ?? first;
    if (field === 'github') return repositoryOf(first);
  }
  return split !== undefined && isOwnField(field) ? mapped : first;
}

const repositoryOf = (address: string): string => address.replace(/\/+$/, '').replace(/\.git$/, '');
