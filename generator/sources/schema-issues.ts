// Checks a value against its schema, and words what is wrong with its shape: missing, unknown, wrong kind, too long,
// wrong date.
import * as z from 'zod/mini';
import { oneLine } from './checks/descriptions.js';
import { commentsBehindTexts } from './checks/texts.js';
import { PLATFORM_TAGS } from './checks/tags.js';
import { didYouMean } from '../../src/catalogue/did-you-mean.js';
import { mendDate } from './fix/values.js';
import { type Issue, labelOf, type Located, nodeAt, plain, type Source } from './source.js';
import { HOVER_TEXTS } from './schema-fields.js';

/** Fields in which any characters may stand, so that a number sign may be meant as one. */
const FREE_TEXTS = /^(de|en|fr|it|name|maker|format|owner)$/;

/** Fields that are dates of what has already happened. */
const PAST_DATES = /^(reviewedAt|checkedAt|date)$/;

/**
 * Checks a value of a source against a schema, and beyond it what holds for every value: texts of several lines become
 * one line, TODO is work that is left, dates of the past are not in the future.
 * @param today the last date (YYYY-MM-DD) that is not in the future anywhere
 * @returns the value where it is as the schema wants it, and all issues
 */
export function checkShape<Schema extends z.ZodMiniType>(
  source: Source,
  root: Located,
  schema: Schema,
  today: string,
): { value: z.infer<Schema> | undefined; issues: Issue[] } {
  const result = z.safeParse(schema, inOneLine(plain(root)));
  const found = valueIssues(source, root, schema, today);
  const shape = result.success
    ? []
    : schemaIssues(source, root, schema, result.error.issues, (path) => meaningAt(schema, path));
  const isTold = (issue: Issue) =>
    found.some(({ line, column }) => line === issue.line && column === issue.column);
  const issues = [...found, ...shape.filter((issue) => !isTold(issue))];
  const isSound = result.success && !issues.some(({ severity }) => severity === 'error');
  return { value: isSound ? result.data : undefined, issues };
}

/** What is wrong with single values whatever their schema: TODO, dates in the future, comments that were texts. */
export function valueIssues(source: Source, root: Located, schema: z.ZodMiniType, today: string): Issue[] {
  const found: Issue[] = [];
  const freeTexts: (readonly PropertyKey[])[] = [];
  for (const { path, node } of scalars(root, [])) {
    const name = path.findLast((step) => typeof step === 'string') ?? '';
    const report = (rule: string, message: string) =>
      found.push(source.issue(node.start, rule, `${labelOf(path)}: ${message}`));
    const { value } = node;
    if (value === 'TODO') report('todo', `is still to be written${hint(schema, path)}.`);
    else if (PAST_DATES.test(name) && typeof value === 'string' && value > today && isDate(value))
      report('date', `${value} is in the future. Write the day on which it was so.`);
    if (FREE_TEXTS.test(name)) freeTexts.push(path);
  }
  return [...found, ...commentsBehindTexts(source, root, freeTexts)];
}

function hint(schema: z.ZodMiniType, path: readonly PropertyKey[]): string {
  const meaning = meaningAt(schema, path)?.replace(/\.$/, '');
  return meaning === undefined ? '' : `: ${meaning}`;
}

const isDate = (text: string): boolean => z.safeParse(z.iso.date(), text).success;

/** The same value, with every text of several lines in one. */
function inOneLine(value: unknown): unknown {
  if (typeof value === 'string') return oneLine(value);
  if (Array.isArray(value)) return value.map(inOneLine);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, inOneLine(each)]));
}

function* scalars(
  node: Located,
  path: readonly PropertyKey[],
): Generator<{ path: readonly PropertyKey[]; node: Extract<Located, { kind: 'scalar' }> }> {
  if (node.kind === 'scalar') yield { path, node };
  else if (node.kind === 'list')
    for (const [index, item] of node.items.entries()) yield* scalars(item, [...path, index]);
  else for (const { name, value } of node.fields.values()) yield* scalars(value, [...path, name]);
}

/** How the kinds of values are called in messages. */
const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  array: 'a list, for example [first, second]',
  object: 'a group of fields, each as "name: value"',
  record: 'a group of fields, each as "name: value"',
};

/**
 * Words what a schema finds, at the places where it stands in the source. A field that is missing is reported where
 * its group starts, an unknown one at its name.
 *
 * @param root the value that was checked
 * @param schema what it was checked against: gives the names of known fields
 * @param found what the schema has to say
 * @param meaningOf what the field at a path means, where there is something to say
 */
export function schemaIssues(
  source: Source,
  root: Located,
  schema: z.ZodMiniType,
  found: readonly z.core.$ZodIssue[],
  meaningOf: (path: readonly PropertyKey[]) => string | undefined,
): Issue[] {
  const missing = new Map<Located, z.core.$ZodIssue[]>();
  const others = found.flatMap((issue): Issue[] => {
    const node = nodeAt(root, issue.path);
    const parent = nodeAt(root, issue.path.slice(0, -1));
    if (issue.path.length > 0 && parent.kind === 'map' && !parent.fields.has(String(issue.path.at(-1)))) {
      missing.set(parent, [...(missing.get(parent) ?? []), issue]);
      return [];
    }
    if (issue.code === 'unrecognized_keys') {
      const known = fieldsAt(schema, issue.path);
      return issue.keys.map((key) => unknownField(source, node, key, known));
    }
    const label = labelOf(issue.path);
    const message = word(issue, plain(node));
    return [
      source.issue(node.start, issue.code.replaceAll('_', '-'), label ? `${label}: ${message}` : message),
    ];
  });
  const gaps = Array.from(missing, ([parent, issues]) => missingFields(source, parent, issues, meaningOf));
  return [...gaps.flat(), ...others];
}

/** From this many missing fields on they are reported in one sentence: the entry is probably unfinished. */
const MANY_MISSING = 4;

function missingFields(
  source: Source,
  parent: Located,
  issues: readonly z.core.$ZodIssue[],
  meaningOf: (path: readonly PropertyKey[]) => string | undefined,
): Issue[] {
  const names = issues.map(({ path }) => labelOf(path));
  if (names.length >= MANY_MISSING)
    return [
      source.issue(
        parent.start,
        'missing-field',
        `${names.length} fields are missing. Add ${names.join(', ')}.`,
      ),
    ];
  return issues.map(({ path }, index) => {
    const meaning = meaningOf(path)?.replace(/\.$/, '');
    const what = meaning ? ` (${meaning})` : '';
    const message = `${names[index] ?? ''}: is missing. Add "${String(path.at(-1))}: …"${what}.`;
    return source.issue(parent.start, 'missing-field', message);
  });
}

/** The problem of a field that the schema does not know. */
export function unknownField(source: Source, map: Located, key: string, known: readonly string[]): Issue {
  const at = map.kind === 'map' ? (map.fields.get(key)?.start ?? map.start) : map.start;
  const hint = didYouMean(key, known) || ` Known are: ${known.join(', ')}.`;
  return source.issue(at, 'unknown-field', `"${key}" is no known field.${hint}`);
}

function word(issue: z.core.$ZodIssue, value: unknown): string {
  switch (issue.code) {
    case 'invalid_type':
      return wrongKind(issue.expected, value);
    case 'invalid_value':
      return notOneOf(issue.values.map(String), value);
    case 'too_small':
      return typeof value === 'number'
        ? `${value} is too small; the least is ${issue.minimum}.`
        : 'is empty. Write something.';
    case 'too_big':
      return tooBig(Number(issue.maximum), value);
    case 'custom':
    case 'invalid_union':
      return issue.message;
    case 'invalid_format':
      return wrongDate(value);
    default:
      return `is not as the schema wants it (${issue.code.replaceAll('_', ' ')}).`;
  }
}

function wrongDate(value: unknown): string {
  const meant = typeof value === 'string' ? mendDate(value) : undefined;
  return meant === undefined
    ? `${JSON.stringify(value)} is no date that exists. Write YYYY-MM-DD, for example 2025-03-14.`
    : `${JSON.stringify(value)} is not written as YYYY-MM-DD. Write ${meant}; "validate --fix" does so as well.`;
}

function tooBig(most: number, value: unknown): string {
  if (typeof value === 'number') return `${value} is too large; the most is ${most}.`;
  if (typeof value !== 'string') return `has too many items; the most is ${most}.`;
  const length = oneLine(value).length;
  return `has ${length} characters; at most ${most} fit. Shorten it by ${length - most}.`;
}

function wrongKind(expected: string, value: unknown): string {
  const wanted = KINDS[expected] ?? expected;
  if (value === null) return `has no value. Write ${wanted}.`;
  if (expected === 'string' && (typeof value === 'number' || typeof value === 'boolean'))
    return `${value} is read as a ${typeof value}, and must be a text. Put it in quotes: "${value}".`;
  if (/^(number|int)$/.test(expected) && typeof value === 'string' && !/^\s*\d+\s*$/.test(value))
    return `"${value}" is no number. Write ${wanted} in digits, without anything behind it: 4.`;
  if (expected === 'array' && typeof value === 'string')
    return `must be a list. Write [${value.replace(/^-\s*/, '')}].`;
  if (/^(number|int)$/.test(expected) && typeof value === 'string')
    return `"${value}" is a text and must be ${wanted}. Write it without quotes.`;
  return `must be ${wanted}.`;
}

function notOneOf(values: readonly string[], value: unknown): string {
  const written = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const shown = written === '' ? 'this' : `"${written}"`;
  if (values.length === 1) return `${shown} is not known here. Write ${values.join()}, or remove the line.`;
  const platform = `platform-${written.toLowerCase()}`;
  const hint = PLATFORM_TAGS.has(platform)
    ? ` Where people use it is a tag: ${platform}.`
    : didYouMean(written, values);
  return `${shown} is not one of ${values.join(', ')}.${hint}`;
}

/** The schema at a path, looking through lists and what may be absent. */
function schemaAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): z.core.$ZodType | undefined {
  if (schema instanceof z.core.$ZodOptional) return schemaAt(schema._zod.def.innerType, path);
  const [step, ...rest] = path;
  if (step === undefined) return schema;
  if (schema instanceof z.core.$ZodRecord) return schemaAt(schema._zod.def.valueType, rest);
  if (schema instanceof z.core.$ZodArray) return schemaAt(schema._zod.def.element, rest);
  if (!(schema instanceof z.core.$ZodObject)) return undefined;
  const next = schema._zod.def.shape[String(step)];
  return next && schemaAt(next, rest);
}

function fieldsAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): string[] {
  const found = schemaAt(schema, path);
  return found instanceof z.core.$ZodObject ? Object.keys(found._zod.def.shape) : [];
}

/** What the field at a path means, where its schema says so: see {@link HOVER_TEXTS}. */
export function meaningAt(schema: z.ZodMiniType, path: readonly PropertyKey[]): string | undefined {
  const parent = schemaAt(schema, path.slice(0, -1));
  const field = parent instanceof z.core.$ZodObject ? parent._zod.def.shape[String(path.at(-1))] : undefined;
  return field && HOVER_TEXTS.get(field as z.ZodMiniType)?.description;
}
