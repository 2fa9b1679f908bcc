import { join, resolve } from 'node:path';
import type { Context } from '../context.js';
import { Folder } from '../disk/folder.js';
import { EXIT, type ExitCode, UsageError } from '../errors.js';
import { importAwesomeSelfhosted } from '../import/from-awesome-selfhosted.js';
import { importJson } from '../import/from-json.js';
import { importPubliccode } from '../import/from-publiccode.js';
import { importFiles } from '../import/import-files.js';
import { type Imported, type ImportFormat, readText, readYaml } from '../import/imported.js';
import { countToDo } from '../scaffold/draft.js';
import { conflictsOf, writeNewFiles } from '../scaffold/new-files.js';
import { CATALOGUE_FILE } from '../sources/catalogue-file.js';
import { schemaFile } from '../sources/editor-schema.js';
import { printableLine } from '../terminal.js';

export interface ImportCommandOptions {
  readonly out: string;
  /** Whether solutions that are there already may be replaced. */
  readonly overwrite?: boolean;
}

/** The most conflicts that are listed. */
const MAX_LISTED = 10;

/** `import <format> <path> --out <dir>` */
export function importCommand(
  format: ImportFormat,
  path: string,
  { out, overwrite = false }: ImportCommandOptions,
  context: Context,
): ExitCode {
  const imported = read(format, resolve(context.cwd, path), path);
  if (imported.drafts.length === 0) throw new UsageError(`${path} has no solution to import.`);
  const folder = new Folder(resolve(context.cwd, out));
  const withCatalogue = !folder.has(CATALOGUE_FILE);
  const { files, drafts, notes } = importFiles(imported, {
    withCatalogue,
    hasSchema: folder.has(schemaFile('solution')),
    today: context.now().toISOString().slice(0, 10),
  });
  const conflicts = conflictsOf(folder, files);
  if (conflicts.length > 0 && !overwrite) {
    const listed = conflicts.slice(0, MAX_LISTED).map((file) => join(out, file));
    const more = conflicts.length > MAX_LISTED ? ` and ${conflicts.length - MAX_LISTED} more` : '';
    throw new UsageError(
      `Nothing was written: ${listed.join(', ')}${more} are there already with other content. ` +
        'Name another folder with --out, or replace them with --overwrite.',
    );
  }
  for (const file of conflicts) {
    folder.write(file, files.get(file) ?? '');
    context.stderr.write(`${join(out, file)} was replaced.\n`);
  }
  const { written, same } = writeNewFiles(folder, files);
  for (const file of written) context.stdout.write(`${join(out, file)}\n`);
  for (const note of notes) context.stderr.write(`${printableLine(note)}\n`);
  if (!withCatalogue)
    context.stderr.write(`${join(out, CATALOGUE_FILE)} was there already and stays as it is.\n`);
  if (same.length > 0) context.stderr.write(`${same.length} files were there already and are the same.\n`);
  const left = drafts.filter((draft) => countToDo(draft) > 0).length;
  if (left > 0)
    context.stderr.write(
      `${left} of ${drafts.length} solutions say TODO where ${path} says nothing; validate --drafts lists what is left.\n`,
    );
  context.stderr.write(`Next: solution-catalogue validate ${out}\n`);
  return EXIT.done;
}

function read(format: ImportFormat, path: string, shown: string): Imported {
  const folder = new Folder(path);
  switch (format) {
    case 'json':
      return importJson(readText(path), shown);
    case 'publiccode':
      return importPubliccode(folder.exists ? readYaml('publiccode.yml', folder) : readYaml(path), shown);
    case 'awesome-selfhosted':
      return importAwesomeSelfhosted(path);
  }
}
