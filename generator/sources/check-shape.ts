import * as z from 'zod/mini';
import { oneLine } from './checks/descriptions.js';
import { commentsBehindTexts } from './checks/texts.js';
import type { Issue } from './issue.js';
import { meaningAt, schemaIssues } from './schema-issues.js';
import { labelOf, type Located, plain, type Source } from './source.js';

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
