import { join, resolve } from 'node:path';
import type { Context } from '../context.js';
import { Folder } from '../disk/folder.js';
import { EXIT, type ExitCode, UsageError } from '../errors.js';
import { askFields, fieldProblem, type FieldTexts, toValue } from '../scaffold/ask-fields.js';
import { countToDo, draftYaml } from '../scaffold/draft.js';
import { toSlug } from '../sources/checks/tags.js';
import { schemaFile } from '../sources/editor-schema.js';
import type { SourceField } from '../sources/entry.js';
import { SOLUTIONS_FOLDER } from '../sources/files.js';
import { latestDate, loadCatalogue } from '../sources/load.js';

/** One option a field, besides the name. */
export type NewCommandOptions = FieldTexts & {
  /** Whether nothing is asked. */
  readonly yes?: boolean;
};

/** `new <name> [dir]`: the source of a solution, with TODO where something is still to be written. */
export async function newCommand(
  name: string,
  directory: string,
  { yes = false, ...texts }: NewCommandOptions,
  context: Context,
): Promise<ExitCode> {
  const folder = resolve(context.cwd, directory);
  const { catalogueFile } = loadCatalogue(folder, context.now());
  if (!catalogueFile)
    throw new UsageError(
      `${directory} has no catalogue.yaml without errors. Make one with: solution-catalogue init ${directory}`,
    );
  const checks = { catalogueFile, today: latestDate(context.now()) };
  const slug = toSlug(name);
  if (slug === '') throw new UsageError(`"${name}" has no letters a–z and no digits to name a file after.`);
  const catalogue = new Folder(folder);
  const taken = ['.yaml', '.yml', '.json'].find((end) => catalogue.has(`${SOLUTIONS_FOLDER}/${slug}${end}`));
  if (taken)
    throw new UsageError(
      `${join(directory, SOLUTIONS_FOLDER, slug + taken)} is there already and stays as it is.`,
    );

  const given: Partial<Record<SourceField, unknown>> = {
    addedAt: context.now().toISOString().slice(0, 10),
    name,
  };
  for (const [field, text] of Object.entries(texts) as [SourceField, string][])
    given[field] = toValue(field, text);
  for (const [field, value] of Object.entries(given) as [SourceField, unknown][]) {
    const wrong = fieldProblem(field, value, checks);
    if (wrong) throw new UsageError(`${field}: ${wrong}`);
  }
  const values = context.ask && !yes ? await askFields(given, context.ask, checks) : given;
  if (!values) {
    context.stderr.write('Nothing was written.\n');
    return EXIT.usage;
  }
  const path = `${SOLUTIONS_FOLDER}/${slug}.yaml`;
  const draft = { values };
  catalogue.write(path, draftYaml(draft, catalogue.has(schemaFile('solution'))));
  context.stdout.write(`${join(directory, path)}\n`);
  const left = countToDo(draft);
  if (left > 0) context.stderr.write(`${left} fields are still to be written; they say TODO.\n`);
  context.stderr.write(`Next: solution-catalogue validate ${directory} --drafts\n`);
  return EXIT.done;
}
