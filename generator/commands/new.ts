import { join, resolve } from 'node:path';
import type { Context } from '../context.js';
import { Folder } from '../disk/folder.js';
import { isAddress } from '../document/published.js';
import { EXIT, type ExitCode, UsageError } from '../errors.js';
import { textOf } from '../import/imported.js';
import {
  askFields,
  countToDo,
  type Draft,
  draftYaml,
  fieldProblem,
  type FieldTexts,
  toValue,
} from '../scaffold/draft.js';
import { describeRepository } from '../scaffold/from-repository.js';
import { toSlug } from '../sources/checks/tags.js';
import { schemaFile } from '../sources/editor-schema.js';
import type { SourceField } from '../sources/entry.js';
import { SOLUTIONS_FOLDER } from '../sources/files.js';
import { latestDate, loadCatalogue } from '../sources/load.js';
import { counted } from '../terminal.js';

/** One option a field, besides the name. */
export type NewCommandOptions = FieldTexts & {
  /** Whether nothing is asked. */
  readonly yes?: boolean;
};

/**
 * `new <name> [dir]`: the source of a solution, with TODO where something is still to be written. In place of the name there
 * may be the address of a repository, whose host is then asked.
 */
export async function newCommand(
  nameOrAddress: string,
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
  const described: Draft = isAddress(nameOrAddress)
    ? await describeRepository(nameOrAddress, catalogueFile.repositoryHosts, checks, context)
    : { values: { name: nameOrAddress } };
  const name = textOf(described.values.name) ?? '';
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
    ...described.values,
  };
  for (const [field, text] of Object.entries(texts) as [SourceField, string][])
    given[field] = toValue(field, text);
  for (const [field, value] of Object.entries(given) as [SourceField, unknown][]) {
    const wrong = fieldProblem(field, value, checks);
    if (wrong) throw new UsageError(`${field}: ${wrong}`);
  }
  const { values, isCut } =
    context.ask && !yes ? await askFields(given, context.ask, checks) : { values: given, isCut: false };
  if (isCut && Object.keys(values).length === 2) {
    context.stderr.write('Nothing was written.\n');
    return EXIT.usage;
  }
  const path = `${SOLUTIONS_FOLDER}/${slug}.yaml`;
  const draft = { ...described, values };
  catalogue.write(path, draftYaml(draft, catalogue.has(schemaFile('solution'))));
  context.stdout.write(`${join(directory, path)}\n`);
  if (isCut) context.stderr.write('Stopped. What was said so far is kept.\n');
  const left = countToDo(draft);
  if (left > 0) context.stderr.write(`${counted(left, 'field')} still to be written: TODO stands there.\n`);
  context.stderr.write(`Next: solution-catalogue validate ${directory} --drafts\n`);
  return EXIT.done;
}
