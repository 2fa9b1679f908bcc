import { resolve } from 'node:path';
import { audit, readHistory } from '../audit/audit.js';
import { type AUDIT_FORMATS, auditMarkdown } from '../audit/markdown.js';
import type { Context } from '../context.js';
import { Folder } from '../disk/folder.js';
import { EXIT, type ExitCode } from '../errors.js';
import { LINK_MEMORY_FILE, readMemory } from '../links/outcome.js';
import { formatIssues } from '../sources/format-issues.js';
import { isSound, loadSources } from '../sources/load.js';
import { askForStars } from '../stars/ask-for-stars.js';
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
  const read = await readHistory(folder, [...new Set(entries.map(({ file }) => file))]);
  if (typeof read === 'string') context.stderr.write(`${read}\n`);
  const history = typeof read === 'string' ? undefined : read;
  const issues = audit({
    entries,
    outcomes: answers?.outcomes ?? new Map(),
    history,
    links: readMemory(new Folder(folder), LINK_MEMORY_FILE) ?? {},
    now: context.now(),
  });
  const { hasColors, isTerminal } = context.stdout;
  context.stdout.write(
    format === 'markdown'
      ? auditMarkdown(issues, entries, history)
      : formatIssues(issues, format, { folder, cwd: context.cwd, hasColors, isTerminal }),
  );
  const unanswered = [...(answers?.outcomes.values() ?? [])].filter(
    (outcome) => outcome.stars === null && outcome.isHostFailure,
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
