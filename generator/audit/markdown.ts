import type { Entry } from '../sources/entry.js';
import { FORMATS } from '../sources/format-issues.js';
import type { Issue } from '../sources/source.js';
import { markdownText, shortenedMarkdown } from '../terminal.js';
import { AUDIT_RULES, type History, mainAuthor } from './audit.js';

/** The ways in which an audit is told. */
export const AUDIT_FORMATS = [...FORMATS, 'markdown'] as const;

const NOBODY = 'Nobody in particular';

/** The most of one kind that an owner is told: a thousand entries that nobody has reviewed would hide everything else. */
const MAX_OF_A_KIND = 25;

/**
 * An audit as Markdown, for an issue: what there is to do for each owner, kind by kind. Owners are those that the entries
 * name, else those who wrote most of the source.
 * @returns at most what an issue takes; then it says how many lines are left out
 */
export function auditMarkdown(
  issues: readonly Issue[],
  entries: readonly Entry[],
  history: History | undefined,
): string {
  if (issues.length === 0) return '## Audit\n\nEverything is still true, as far as can be told.\n';
  const owners = new Map(
    entries.map(({ file, editorial }) => [
      file,
      editorial.owner ?? mainAuthor(history?.get(file) ?? []) ?? NOBODY,
    ]),
  );
  const ownerOf = ({ file }: Issue) => owners.get(file) ?? NOBODY;
  const names = [...new Set(issues.map(ownerOf))].toSorted((a, b) =>
    a === NOBODY ? 1 : b === NOBODY ? -1 : a < b ? -1 : 1,
  );
  const parts = names.map((name) => {
    const own = issues.filter((issue) => ownerOf(issue) === name);
    const kinds = Object.entries(AUDIT_RULES).flatMap(([rule, title]) => {
      const found = own.filter((issue) => issue.rule === rule);
      if (found.length === 0) return [];
      const lines = found
        .slice(0, MAX_OF_A_KIND)
        .map(({ file, line, message }) => `- [ ] ${markdownText(`${file}:${line} ${message}`)}`);
      const left = found.length - lines.length;
      if (left > 0) lines.push(`- and ${left} more, which \`solution-catalogue audit\` tells`);
      return [`#### ${title} (${found.length})\n\n${lines.join('\n')}\n`];
    });
    return `### ${markdownText(name)}\n\n${kinds.join('\n')}`;
  });
  return shortenedMarkdown(`## Audit: ${issues.length} to look at\n\n${parts.join('\n')}`, (rest) => {
    const left = rest.match(/^- \[ \]/gm)?.length ?? 0;
    return `… and ${left} more, which \`solution-catalogue audit\` tells.`;
  });
}
