import { resolve } from 'node:path';
import { audit, readHistory } from '../audit/audit.js';
import { type AUDIT_FORMATS, auditMarkdown } from '../audit/markdown.js';
import type { Context } from '../context.js';
import { Folder } from '../disk/folder.js';
import { EXIT, type ExitCode } from '../errors.js';
import { LINK_MEMORY_FILE, readMemory } from '../links/outcome.js';
import { formatIssues } from '../sources/format-issues.js';
import { isSound, loadSources } from '../sources/load.js';
import { askForStars, type StarAnswers } from '../stars/ask-for-stars.js';
import { describe, failedHosts } from '../stars/report.js';
import { counted } from '../terminal.js';

export interface AuditCommandOptions {
  readonly format: (typeof AUDIT_FORMATS)[number];
  /** Whether the code hosts are asked. */
  readonly hosts: boolean;
  /** Seconds. */
  readonly timeout: number;
}

/** `audit [dir]`: what has stopped being true, or may have. */
export async function auditCommand(
  directory: string,
  { format, hosts, timeout }: AuditCommandOptions,
  context: Context,
): Promise<ExitCode> {
  const folder = resolve(context.cwd, directory);
  const sources = loadSources(folder, context.now());
  if (!isSound(sources)) {
    context.stderr.write('The sources have errors. Run validate to see them, and mend them first.\n');
    return EXIT.problems;
  }
  const { entries, catalogueFile } = sources;
  const answers = hosts
    ? await askForStars(entries, catalogueFile.repositoryHosts, { timeLimit: timeout * 1000 }, context)
    : undefined;
  const outcomes: StarAnswers['outcomes'] = answers?.outcomes ?? new Map();
  // A host that knows none of several is more likely the wrong address than the end of all of them.
  const failed = failedHosts(outcomes);
  const unknown = new Set(
    failed.flatMap(({ asked }) => asked.flatMap(([entry, { stars }]) => (stars === null ? [entry] : []))),
  );
  const read = await readHistory(folder, [...new Set(entries.map(({ file }) => file))]);
  if (typeof read === 'string') context.stderr.write(`${read}\n`);
  const history = typeof read === 'string' ? undefined : read;
  const issues = audit({
    entries,
    outcomes: new Map([...outcomes].filter(([entry]) => !unknown.has(entry))),
    history,
    links: readMemory(new Folder(folder), LINK_MEMORY_FILE) ?? {},
    now: context.now(),
  });
  for (const { host, asked } of failed)
    context.stderr.write(`${host} ${describe(asked)}, so that nothing is said of these repositories.\n`);
  const { hasColors, isTerminal } = context.stdout;
  context.stdout.write(
    format === 'markdown'
      ? auditMarkdown(issues, entries, history)
      : formatIssues(issues, format, { folder, cwd: context.cwd, hasColors, isTerminal }),
  );
  const unanswered = [...outcomes].filter(
    ([entry, outcome]) => outcome.stars === null && outcome.isHostFailure && !unknown.has(entry),
  ).length;
  if (unanswered > 0)
    context.stderr.write(
      `Of ${counted(unanswered, 'repository', 'repositories')} the code hosts said nothing this time.\n`,
    );
  context.stderr.write(
    `${issues.length} to look at in ${counted(entries.length, 'solution')}; ${counted(answers?.requests ?? 0, 'request')}.\n`,
  );
  return EXIT.done;
}
