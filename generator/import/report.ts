import { join } from 'node:path';
import stringWidth from 'string-width';
import { DATA_LICENCE, type DataSource, mayBePublishedAsMit } from '../sources/import-lock.js';
import { printableLine } from '../terminal.js';
import type { FieldUse } from './imported.js';
import type { ImportPlan } from './plan-import.js';

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
