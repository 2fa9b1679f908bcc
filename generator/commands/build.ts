import { resolve } from 'node:path';
import { build } from '../build.js';
import { EXIT, UsageError, type ExitCode } from '../errors.js';
import type { Io } from '../io.js';
import { countIssues, formatIssues, toJson } from '../report/format-issues.js';
import { checkUrl } from '../sources/checks/web-address.js';

export interface BuildCommandOptions {
  readonly out: string;
  readonly baseUrl?: string;
  /** Whether a report for programs is printed. */
  readonly json?: boolean;
  /** Whether stars are to be counted. This version cannot; see the warning. */
  readonly stars: boolean;
}

/** `build [dir] --out <dir>` */
export function buildCommand(directory: string, options: BuildCommandOptions, io: Io): ExitCode {
  const { baseUrl, json = false } = options;
  const wrong = baseUrl === undefined ? undefined : checkUrl(baseUrl);
  if (wrong) throw new UsageError(`--base-url: ${wrong}`);
  const folder = resolve(io.cwd, directory);
  const out = resolve(io.cwd, options.out);

  const { issues, published } = build({ folder, out, baseUrl, compression: 'small' }, io);

  const context = { folder, cwd: io.cwd, hasColors: io.stderr.hasColors, isTerminal: io.stderr.isTerminal };
  io.stderr.write(formatIssues(issues, 'text', context));
  if (json) {
    // Of the problems, places relative to where the command was called, as in every other report.
    const report = JSON.parse(formatIssues(issues, 'json', context)) as ReturnType<typeof toJson>;
    io.stdout.write(`${JSON.stringify({ ...report, out, ...published, requests: 0 }, null, 2)}\n`);
  }
  if (!published) {
    io.stderr.write(`${countIssues(issues)}. Nothing was published.\n`);
    return EXIT.problems;
  }
  if (options.stars) io.stderr.write('Stars are not counted by this version; every count is null.\n');
  const changed = published.files.filter((file) => file.changed).length;
  const files = changed === 0 ? 'nothing changed' : `${changed} of ${published.files.length} files changed`;
  io.stderr.write(
    `Published ${published.solutions} solutions in ${published.categories} categories to ${options.out} (${files}).\n`,
  );
  return EXIT.done;
}
