// The command `import`: reads another format, and words the plan, the conflicts and what became of each field.
import { basename, extname, join, resolve } from 'node:path';
import stringWidth from 'string-width';
import type { Context } from '../context.js';
import { Folder } from '../disk/folder.js';
import { EXIT, type ExitCode, UsageError } from '../errors.js';
import { grouped } from '../grouped.js';
import { importJson, importMappedJson } from '../import/from-json.js';
import { importAwesomeSelfhosted, importLandscape2 } from '../import/from-lists.js';
import { importPubliccode } from '../import/from-publiccode.js';
import { importCsv, type Mapping, readMapping } from '../import/from-table.js';
import { type FieldUse, type Imported, type ImportFormat, readText, readYaml } from '../import/imported.js';
import { type ImportPlan, planImport, readPresent } from '../import/plan-import.js';
import { countToDo } from '../scaffold/draft.js';
import { CATALOGUE_FILE } from '../sources/catalogue-file.js';
import { toSlug } from '../sources/checks/tags.js';
import { schemaFile } from '../sources/editor-schema.js';
import {
  DATA_LICENCE,
  type DataSource,
  IMPORT_LOCK_FILE,
  type ImportLock,
  mayBePublishedAsMit,
  readImportLock,
} from '../sources/import-lock.js';
import { counted, printableLine } from '../terminal.js';

export interface ImportCommandOptions {
  readonly out: string;
  /** How columns become fields. */
  readonly map?: string;
  /** The licence of the data, where it does not say so itself. */
  readonly licence?: string;
  /** Whether the imported value wins where a field was changed on both sides. */
  readonly overwrite?: boolean;
  /** Whether the catalogue's value wins there. */
  readonly keep?: boolean;
  /** The name that the lock remembers the other catalogue by. */
  readonly source?: string;
}

/** `import <format> <path> --out <dir>` */
export function importCommand(
  format: ImportFormat,
  path: string,
  { out, map, overwrite = false, keep = false, licence, source }: ImportCommandOptions,
  context: Context,
): ExitCode {
  if (overwrite && keep) throw new UsageError('Give --overwrite or --keep, not both.');
  const mapping = map === undefined ? undefined : readMapping(resolve(context.cwd, map), map);
  const imported = read(format, resolve(context.cwd, path), path, mapping);
  if (imported.solutions.length === 0) throw new UsageError(`${path} has no solution to import.`);
  const folder = new Folder(resolve(context.cwd, out));
  const withCatalogue = !folder.has(CATALOGUE_FILE);
  const present = readPresent(folder.path);
  const [unreadable] = present.unreadable;
  if (unreadable !== undefined)
    throw new UsageError(
      `Nothing was written: ${join(out, unreadable)} Until it is mended, it cannot be told what is there already.`,
    );
  const data = { format, path, ...imported.data, ...(licence !== undefined && { licence }) };
  const plan = planImport(imported, {
    present,
    lock: readLock(folder, out),
    from: source ?? mapping?.source?.name ?? sourceName(format, resolve(context.cwd, path)),
    source: data,
    preference: overwrite ? 'theirs' : keep ? 'mine' : 'list',
    withCatalogue,
    hasSchema: folder.has(schemaFile('solution')),
    today: context.now().toISOString().slice(0, 10),
  });
  // The lock comes last: an import that is cut short is repeated as if it had not been.
  for (const [file, content] of plan.files)
    if (folder.write(file, content)) context.stdout.write(`${join(out, file)}\n`);
  for (const note of plan.notes) context.stderr.write(`${printableLine(note)}\n`);
  context.stderr.write(usesTable(imported.uses));
  context.stderr.write(`${printableLine(licenceText(data))}\n`);
  context.stderr.write(planText(plan, out, path));
  if (!withCatalogue) {
    context.stderr.write(`${join(out, CATALOGUE_FILE)} was there already and stays as it is.\n`);
    const unknown = categoriesText(plan.added, present.categories);
    if (unknown !== '') context.stderr.write(`${printableLine(unknown)}\n`);
  }
  const left = plan.added.filter((draft) => countToDo(draft) > 0).length;
  if (left > 0)
    context.stderr.write(
      `TODO stands in ${left} of ${counted(plan.added.length, 'new solution')} where ${path} says nothing; validate --drafts lists what is left.\n`,
    );
  context.stderr.write(`Next: solution-catalogue validate ${out}\n`);
  return EXIT.done;
}

/** What earlier imports remembered. */
function readLock(folder: Folder, out: string): ImportLock {
  const read = readImportLock(folder.path);
  if (read === undefined) return { sources: {}, entries: {} };
  if ('lock' in read) return read.lock;
  const [first] = read;
  const place = first ? `:${first.line}:${first.column}: ${first.message}` : ' cannot be read.';
  throw new UsageError(`Nothing was written: ${join(out, IMPORT_LOCK_FILE)}${place}`);
}

/** What the lock calls a source: its format where there is one of it, else the file's name. */
function sourceName(format: ImportFormat, path: string): string {
  if (format === 'awesome-selfhosted' || format === 'publiccode') return format;
  return toSlug(basename(path, extname(path))) || format;
}

function read(format: ImportFormat, path: string, shown: string, mapping: Mapping | undefined): Imported {
  if (mapping && format !== 'csv' && format !== 'json')
    throw new UsageError(`--map is for csv and json; what ${format} means is known.`);
  switch (format) {
    case 'json':
      return mapping ? importMappedJson(readText(path), shown, mapping) : importJson(readText(path), shown);
    case 'csv':
      return importCsv(readText(path), shown, mapping);
    case 'publiccode':
      return importPubliccode(path, shown);
    case 'awesome-selfhosted':
      return importAwesomeSelfhosted(path);
    case 'landscape2':
      return importLandscape2(readYaml(path), shown);
  }
}

/** Which categories of new solutions a catalogue does not have, the most frequent first; empty when it has them all. */
function categoriesText(added: ImportPlan['added'], categories: readonly string[]): string {
  const unknown = grouped(added, ({ values: { category } }) =>
    typeof category === 'string' && !categories.includes(category) ? [category] : [],
  );
  if (unknown.size === 0) return '';
  const list = [...unknown]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([name, { length }]) => `"${name}" (${counted(length, 'solution')})`)
    .join(', ');
  return `Categories that ${CATALOGUE_FILE} does not have: ${list}. Add them, or write others in these solutions.`;
}

/** The most lines of one kind that are listed. */
const MAX_LISTED = 20;

const NUMBER = new Intl.NumberFormat('en');

/** What was taken, mapped and dropped, as one table: a line for each field of the other format. */
export function usesTable(uses: readonly FieldUse[]): string {
  const rows = [
    ['field', '', 'goes to', 'entries', ''],
    ...uses.map(({ from, how, to = '–', entries, remark = '' }) => [
      printableLine(from),
      how,
      to,
      NUMBER.format(entries),
      remark,
    ]),
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => stringWidth(row[column] ?? ''))));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell + ' '.repeat(Math.max(0, (widths[column] ?? 0) - stringWidth(cell))))
        .join('  ')
        .trimEnd(),
    )
    .map((line) => `${line}\n`)
    .join('');
}

/** Under which licence the data is, and what that asks for. */
export function licenceText({ licence, attribution }: DataSource): string {
  if (licence === undefined)
    return 'warning: the data does not say its licence. Ask whose it is, and give it with --licence <SPDX identifier>.';
  const author = attribution === undefined ? '' : ` (${attribution})`;
  if (mayBePublishedAsMit(licence))
    return `The data is under ${licence}${author}. The pages name it while values of it are published.`;
  return (
    `warning: the data is under ${licence}${author}, and the document is published under ${DATA_LICENCE}. While texts of it ` +
    'are published as they are, build refuses without a decision: "dataLicences:" in catalogue.yaml.'
  );
}

/** What both sides have changed, what is gone on one side, and how much came of all others. */
export function planText(plan: ImportPlan, out: string, shown: string): string {
  const lines: string[] = [];
  const list = (items: readonly string[]) => {
    lines.push(...items.slice(0, MAX_LISTED));
    if (items.length > MAX_LISTED) lines.push(`  and ${NUMBER.format(items.length - MAX_LISTED)} more`);
  };
  if (plan.conflicts.length > 0) {
    lines.push(
      `Changed here and in ${shown}, and left as they are (--keep settles them so, --overwrite takes the others):`,
    );
    list(
      plan.conflicts.map(({ file, line, column, field, mine, theirs, base }) => {
        const before = base === undefined ? '' : `, before ${told(base)}`;
        return `  ${join(out, file)}:${line}:${column}: ${field}: here ${told(mine)}, there ${told(theirs)}${before}`;
      }),
    );
  }
  if (plan.removedHere.length > 0) {
    lines.push('Imported once and removed here since; they stay out:');
    list(plan.removedHere.map((id) => `  ${join(out, id)}`));
  }
  if (plan.goneUpstream.length > 0) {
    lines.push(`Imported once and no longer in ${shown}; they stay:`);
    list(plan.goneUpstream.map((id) => `  ${join(out, id)}`));
  }
  const fields = [...plan.updated.values()].reduce((sum, count) => sum + count, 0);
  lines.push(
    `${NUMBER.format(plan.added.length)} added, ${NUMBER.format(plan.updated.size)} updated in ` +
      `${NUMBER.format(fields)} ${fields === 1 ? 'field' : 'fields'}, ${NUMBER.format(plan.unchanged)} unchanged, ` +
      `${NUMBER.format(plan.conflicts.length)} ${plan.conflicts.length === 1 ? 'conflict' : 'conflicts'}.`,
  );
  return lines.map((line) => `${printableLine(line)}\n`).join('');
}

/** The longest value that is told in full, in characters. */
const MAX_TOLD = 60;

function told(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > MAX_TOLD ? `${text.slice(0, MAX_TOLD)}…` : text;
}
