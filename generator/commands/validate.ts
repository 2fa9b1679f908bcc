// The command `validate`: problems, drafts and missing translations of the sources, `--fix`, and schemas for editors.
import { resolve } from 'node:path';
import type { Context } from '../context.js';
import { Folder } from '../disk/folder.js';
import { EXIT, type ExitCode } from '../errors.js';
import { editorSchemaText, SCHEMA_KINDS, type SchemaKind, schemaFile } from '../sources/editor-schema.js';
import { type FixedFile, fixSources } from '../sources/fix/fix-sources.js';
import { countIssues, type Format, formatIssues, shownPath, toJson } from '../sources/format-issues.js';
import {
  type Draft,
  draftIssues,
  formatProgress,
  formatTranslations,
  missingTranslations,
} from '../sources/left-to-do.js';
import { hasErrors, sortIssues } from '../sources/source.js';
import { loadCached, loadCatalogue, loadSources, type Sources } from '../sources/load.js';
import { counted, printable, printableLine } from '../terminal.js';

export interface ValidateCommandOptions {
  readonly format: Format;
  /** Whether problems that can be fixed safely are fixed first. */
  readonly fix?: boolean;
  /** The kind of source whose schema for editors is printed instead. */
  readonly schema?: SchemaKind;
  /** Whether the work left in drafts is told problem by problem. */
  readonly drafts?: boolean;
  /** Whether every text that is not translated is listed. */
  readonly translations?: boolean;
  /** Whether sources that were without a problem last time may be skipped. */
  readonly cache: boolean;
}

/** `validate [dir]`: the problems are the result, so they go to stdout. */
export function validateCommand(
  directory: string,
  options: ValidateCommandOptions,
  context: Context,
): ExitCode {
  const folder = resolve(context.cwd, directory);
  if (options.schema) return printSchema(folder, options.schema, context);
  const fixed = options.fix ? fixSources(folder) : [];
  const sources = options.cache ? loadCached(folder, context) : loadSources(folder, context.now());
  if (options.fix) fixed.push(...renewSchemas(folder, sources));
  report(sources, fixed, folder, options, context);
  return hasErrors(sources.issues) ? EXIT.problems : EXIT.done;
}

function report(
  { entries, drafts, issues: errors, catalogueFile }: Sources,
  fixed: readonly FixedFile[],
  folder: string,
  { format, drafts: tellsDrafts = false, translations: isWhole = false }: ValidateCommandOptions,
  context: Context,
): void {
  const issues = tellsDrafts ? sortIssues([...errors, ...draftIssues(drafts)]) : errors;
  const { hasColors, isTerminal } = context.stdout;
  const reportContext = { folder, cwd: context.cwd, hasColors, isTerminal };
  const translations = missingTranslations(entries, catalogueFile);
  for (const { file, mended } of fixed)
    context.stderr.write(
      `${printableLine(`${shownPath(file, reportContext)}: mended: ${mended.join(', ')}`)}\n`,
    );
  if (format === 'json') {
    const report = JSON.parse(formatIssues(issues, format, reportContext)) as ReturnType<typeof toJson>;
    context.stdout.write(
      `${JSON.stringify({ ...report, solutions: entries.length, drafts: drafts.map(toSummary), fixed, translations }, null, 2)}\n`,
    );
  } else context.stdout.write(formatIssues(issues, format, reportContext));
  context.stderr.write(printable(formatTranslations(translations, entries.length, isWhole)));
  context.stderr.write(formatProgress(entries.length, drafts));
  if (hasErrors(issues)) context.stderr.write(`${countIssues(issues)}.\n`);
  else {
    const warnings = issues.length > 0 ? ` (${countIssues(issues)})` : '';
    context.stderr.write(`${counted(entries.length, 'solution')}, no errors${warnings}.\n`);
  }
}

/** A draft in the report for programs. */
const toSummary = ({ name, file, line, open }: Draft) => ({ name, file, line, open });

/** `validate --schema`: what editors complete and check with. */
function printSchema(folder: string, kind: SchemaKind, context: Context): ExitCode {
  const { catalogueFile, issues } = loadCatalogue(folder, context.now());
  if (!catalogueFile) {
    const { hasColors, isTerminal } = context.stderr;
    context.stderr.write(formatIssues(issues, 'text', { folder, cwd: context.cwd, hasColors, isTerminal }));
    context.stderr.write('The schema is made of catalogue.yaml. Mend it first.\n');
    return EXIT.problems;
  }
  context.stdout.write(editorSchemaText(kind, catalogueFile));
  return EXIT.done;
}

/** Updates the editors' schemas that the catalogue has, since categories and tags may have changed. */
function renewSchemas(folder: string, { catalogueFile }: Sources): FixedFile[] {
  if (!catalogueFile) return [];
  const catalogue = new Folder(folder);
  return SCHEMA_KINDS.flatMap((kind) => {
    const file = schemaFile(kind);
    const isNew = catalogue.has(file) && catalogue.write(file, editorSchemaText(kind, catalogueFile));
    return isNew ? [{ file, mended: ['made anew from catalogue.yaml'] }] : [];
  });
}
