import { CsvError, parse } from 'csv-parse/sync';
import { UsageError } from '../errors.js';
import { knownLabels } from '../scaffold/init-files.js';
import { jsonSyntaxError } from '../sources/parse.js';
import {
  type FieldUse,
  type Imported,
  type ImportedSolution,
  isRecord,
  tally,
  textOf,
  type Use,
} from './imported.js';
import { type Mapping, mappingOf, mapValue, ruleOf, valueAt } from './mapping.js';

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

/**
 * Takes over a list in JSON by a mapping.
 * @throws {UsageError} when there is no such list
 */
export function importMappedJson(text: string, path: string, mapping: Mapping): Imported {
  const wrong = jsonSyntaxError(text);
  if (wrong) throw new UsageError(`${path} is not JSON: ${wrong.message}`);
  const root: unknown = JSON.parse(text);
  const list = mapping.items === undefined ? root : isRecord(root) ? valueAt(root, mapping.items) : undefined;
  if (!Array.isArray(list))
    throw new UsageError(
      mapping.items === undefined
        ? `${path} is no list. Say in the mapping where the list is, as "items: data.tools".`
        : `${path} has no list at "${mapping.items}".`,
    );
  return importRows(list.filter(isRecord), path, mapping);
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

function importRows(rows: readonly Row[], path: string, mapping: Mapping): Imported {
  const rules = Object.entries(mapping.fields).map(([field, written]) => [field, ruleOf(written)] as const);
  if (!rules.some(([field]) => field === 'name'))
    throw new UsageError(
      `No column of ${path} is called "name". Say with --map which one is: fields: { name: "Title" }.`,
    );
  const missing = rules.flatMap(([field, { from }]) =>
    from !== undefined && rows.length > 0 && !rows.some((row) => valueAt(row, from) !== undefined)
      ? [`${field}: no entry of ${path} has a column "${from}".`]
      : [],
  );
  const unknown = new Map(rules.map(([field]) => [field, new Set<string>()]));
  const notes = [...missing];
  const solutions = rows.flatMap((row, index): ImportedSolution[] => {
    const values = Object.fromEntries(
      rules.map(([field, rule]) => [field, mapValue(field, rule, row, unknown.get(field) ?? new Set())]),
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
    if (values.size > 0) notes.push(`${field}: not in its lookup: ${[...values].slice(0, 20).join(', ')}.`);
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

function usesOf(
  rows: readonly Row[],
  rules: readonly (readonly [string, ReturnType<typeof ruleOf>])[],
): FieldUse[] {
  const uses = new Map<string, Use>();
  for (const [field, { from, lookup, split }] of rules) {
    if (from === undefined) continue;
    const [top = from] = rows.some((row) => Object.hasOwn(row, from)) ? [from] : from.split('.');
    const known = uses.get(top);
    const to = [known?.to, field].filter((name) => name !== undefined).join(', ');
    const how = lookup || split !== undefined ? 'mapped' : (known?.how ?? 'taken');
    uses.set(top, { ...known, how, to });
  }
  const fixed = rules.flatMap(([field, { value }]): FieldUse[] =>
    value === undefined
      ? []
      : [{ from: '–', how: 'mapped', to: field, entries: rows.length, remark: 'a fixed value' }],
  );
  return [...tally(rows, Object.fromEntries(uses)), ...fixed];
}
