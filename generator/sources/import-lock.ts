// The lock file of imports (what came from upstream, and how it was), and the attributions that licences ask for.
import * as z from 'zod/mini';
import { Folder } from '../disk/folder.js';
import { counted } from '../terminal.js';
import { CATALOGUE_FILE } from './catalogue-file.js';
import { oneLine } from './checks/descriptions.js';
import type { Entry } from './entry.js';
import { readSource } from './files.js';
import { append, type Issue, type Located, nodeAt, plain, Source } from './source.js';
import { parseSource } from './parse.js';
import { schemaIssues } from './schema-issues.js';
import { httpsAddress, line, slug } from './schema-fields.js';

/** The file that remembers what was imported, beside catalogue.yaml. */
export const IMPORT_LOCK_FILE = 'import.lock.yaml';

/** Ten thousand solutions take seven megabytes. */
const MAX_LOCK_BYTES = 64 * 1024 * 1024;

const dataSource = z.strictObject({
  format: line(40),
  path: line(1000),
  licence: z.optional(line(200)),
  attribution: z.optional(line(200)),
  url: z.optional(httpsAddress()),
});

const lockedField = z.strictObject({ from: slug(), date: z.iso.date(), value: z.unknown() });

const lockSchema = z.strictObject({
  sources: z.record(slug(), dataSource),
  entries: z.record(
    z.string(),
    z.strictObject({
      keys: z.record(slug(), z.string()),
      fields: z.record(z.string(), lockedField),
    }),
  ),
});

/** Somebody whose data was imported. */
export type DataSource = z.infer<typeof dataSource>;

/** What an import wrote into a field: the value that `from` had on a day. */
export type LockedField = z.infer<typeof lockedField>;

/** What is remembered of imports. */
export interface ImportLock {
  /** By the name that the source goes by in the lock: a slug. */
  readonly sources: Readonly<Record<string, DataSource>>;
  /** By their files, as `solutions/nextcloud.yaml`; in a file of several with the slug behind a number sign. */
  readonly entries: Readonly<Record<string, LockedEntry>>;
}

export interface LockedEntry {
  /** What the solution is called at each source that it is from. */
  readonly keys: Readonly<Record<string, string>>;
  readonly fields: Readonly<Record<string, LockedField>>;
}

/** A lock as it was read, with its places. */
export interface ReadLock {
  readonly lock: ImportLock;
  readonly source: Source;
  readonly root: Located;
}

/**
 * Reads the lock of a catalogue.
 * @returns undefined when there is none; its problems when it cannot be used
 */
export function readImportLock(folder: string, parse = parseSource): ReadLock | readonly Issue[] | undefined {
  if (!new Folder(folder).has(IMPORT_LOCK_FILE)) return undefined;
  const source = readSource(folder, IMPORT_LOCK_FILE, MAX_LOCK_BYTES);
  if (!(source instanceof Source)) return [source];
  const { root, issues } = parse(source);
  if (!root)
    return issues.length > 0
      ? issues
      : [source.issue(0, 'empty', 'is empty. Take it back from version control, or remove it.')];
  if (issues.length > 0) return issues;
  const result = z.safeParse(lockSchema, plain(root));
  return result.success
    ? { lock: result.data, source, root }
    : schemaIssues(source, root, lockSchema, result.error.issues, () => undefined);
}

const HEAD = `# What \`solution-catalogue import\` wrote, so that it can be repeated: field by field where a value is from.
# Keep this file under version control, and leave it to the program.
`;

/** The text of a lock: one line a field, in an order that is the same everywhere, so that versions compare well. */
export function importLockYaml({ sources, entries }: ImportLock): string {
  const sorted = <Value>(record: Readonly<Record<string, Value>>) =>
    Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1));
  // JSON is YAML, and in quotes every text means itself.
  const flow = (record: Readonly<Record<string, unknown>>) => {
    const fields = Object.entries(record).filter(([, value]) => value !== undefined);
    return `{ ${fields.map(([name, value]) => `${name}: ${JSON.stringify(value)}`).join(', ')} }`;
  };
  const lines = [
    'sources:',
    ...sorted(sources).map(([name, source]) => `  ${name}: ${flow(source)}`),
    Object.keys(entries).length > 0 ? 'entries:' : 'entries: {}',
    ...sorted(entries).flatMap(([name, { keys, fields }]) => [
      `  ${JSON.stringify(name)}:`,
      `    keys: ${flow(keys)}`,
      Object.keys(fields).length > 0 ? '    fields:' : '    fields: {}',
      ...sorted(fields).map(
        ([field, { from, date, value }]) => `      ${field}: ${flow({ from, date, value })}`,
      ),
    ]),
  ];
  return `${HEAD}${lines.join('\n')}\n`;
}

/** The licence of the document, as the service contract fixes it. */
export const DATA_LICENCE = 'MIT';

/** Licences that allow everything, or everything to whoever names the authors, as the pages do. */
const PERMISSIVE =
  /^(CC0-|PDDL-|MIT|0BSD|Unlicense|ISC|BSD-[23]|Apache-|CC-BY-\d|ODC-By-|DL-DE-(BY|ZERO)-|etalab-|OGL-)/i;

/** Whether data of a licence may stand in a document under MIT without asking anybody: of a choice, one licence must. */
export const mayBePublishedAsMit = (licence: string): boolean =>
  licence.split(' OR ').some((part) => PERMISSIVE.test(part.trim().replace(/^\(/, '')));

/** Whoever's data the pages have to name. */
export type Attribution = Pick<DataSource, 'licence' | 'attribution' | 'url'> & { readonly name: string };

/**
 * Reads the lock of imports, and finds whose data is published: values that are still as they were imported.
 * @param entries all solutions to be published
 * @param decided why licences are no obstacle, by licence; undefined while catalogue.yaml has errors
 * @param issues receives what is wrong with the lock, and licences that nobody has decided about
 */
export function loadAttributions(
  folder: string,
  entries: readonly Entry[],
  decided: Readonly<Record<string, string>> | undefined,
  { issues, parse }: { readonly issues: Issue[]; readonly parse?: typeof parseSource },
): Attribution[] {
  const read = readImportLock(folder, parse);
  if (read === undefined) return [];
  if (!('lock' in read)) {
    append(issues, read);
    return [];
  }
  const { lock, source, root } = read;
  const published = publishedFrom(lock, entries);
  return [...published.keys()].toSorted().flatMap((name): Attribution[] => {
    const data = lock.sources[name];
    if (!data) return [];
    const { licence, attribution, url } = data;
    const count = published.get(name) ?? 0;
    if (decided && licence !== undefined && !mayBePublishedAsMit(licence) && !Object.hasOwn(decided, licence))
      issues.push(
        source.issue(
          nodeAt(root, ['sources', name, 'licence']).start,
          'data-licence',
          `the texts of ${attribution ?? name} in ${counted(count, 'solution')} are under ${licence}; the document is under ` +
            `${DATA_LICENCE}. Write texts of your own, or say in ${CATALOGUE_FILE} why they may be published: ` +
            `dataLicences: { ${licence}: "…" }.`,
        ),
      );
    return [{ name, licence, attribution, url }];
  });
}

/** How many published solutions have a text of each source as it was imported. Facts, such as an address, are nobody's. */
function publishedFrom(lock: ImportLock, entries: readonly Entry[]): Map<string, number> {
  const counts = new Map<string, number>();
  const byFile = new Map<string, LockedEntry[]>();
  for (const [id, locked] of Object.entries(lock.entries)) {
    const [file = ''] = id.split('#', 1);
    byFile.set(file, [...(byFile.get(file) ?? []), locked]);
  }
  for (const { file, solution } of entries) {
    const values: Readonly<Record<string, unknown>> = { ...solution };
    const from = (byFile.get(file) ?? []).flatMap(({ fields }) =>
      Object.entries(fields).flatMap(([field, { from: name, value }]) =>
        field.startsWith('description') && typeof value === 'string' && oneLine(value) === values[field]
          ? [name]
          : [],
      ),
    );
    for (const name of new Set(from)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}
