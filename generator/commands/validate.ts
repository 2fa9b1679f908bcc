import { resolve } from 'node:path';
import { EXIT, type ExitCode } from '../errors.js';
import type { Io } from '../io.js';
import { countIssues, formatIssues, type Format } from '../report/format-issues.js';
import { formatMissing } from '../report/translations.js';
import { hasErrors } from '../sources/issue.js';
import { loadSources } from '../sources/load.js';

export interface ValidateCommandOptions {
  readonly format: Format;
}

/** `validate [dir]`: the problems are the result, so they go to stdout. */
export function validateCommand(directory: string, { format }: ValidateCommandOptions, io: Io): ExitCode {
  const folder = resolve(io.cwd, directory);
  const { entries, issues } = loadSources(folder, io.now());
  const { hasColors, isTerminal } = io.stdout;
  io.stdout.write(formatIssues(issues, format, { folder, cwd: io.cwd, hasColors, isTerminal }));
  io.stderr.write(formatMissing(entries));
  if (hasErrors(issues)) {
    io.stderr.write(`${countIssues(issues)}.\n`);
    return EXIT.problems;
  }
  const warnings = issues.length > 0 ? ` (${countIssues(issues)})` : '';
  io.stderr.write(`${entries.length} solutions, no errors${warnings}.\n`);
  return EXIT.done;
}
