import { relative, sep } from 'node:path';
import pico from 'picocolors';
import type { Issue } from '../sources/issue.js';
import { toGithub } from './github.js';
import { printable } from './printable.js';
import { toSarif } from './sarif.js';

/** The ways in which problems can be told. */
export const FORMATS = ['text', 'json', 'github', 'sarif'] as const;
export type Format = (typeof FORMATS)[number];

/** How and from where the report is read. */
export interface ReportContext {
  /** The catalogue's folder. */
  readonly folder: string;
  /** The folder that paths are relative to: where the command was called, so that they can be clicked. */
  readonly cwd: string;
  readonly hasColors: boolean;
  /** Whether a person reads it: then every problem comes with its line of the source. */
  readonly isTerminal: boolean;
}

/**
 * Tells problems in a format.
 * @returns text that ends in a line break, or is empty
 */
export function formatIssues(issues: readonly Issue[], format: Format, context: ReportContext): string {
  const placed = issues.map((issue) => ({ ...issue, file: shownPath(issue.file, context) }));
  switch (format) {
    case 'text':
      return toText(placed, context);
    case 'json':
      return `${JSON.stringify(toJson(placed), null, 2)}\n`;
    case 'github':
      return toGithub(placed);
    case 'sarif':
      return `${JSON.stringify(toSarif(placed), null, 2)}\n`;
  }
}

function shownPath(file: string, { folder, cwd }: ReportContext): string {
  const prefix = relative(cwd, folder).split(sep).join('/');
  return prefix === '' ? file : `${prefix}/${file}`;
}

/** `file:line:column: severity: message`, and on a terminal the line with a caret under the place. */
function toText(issues: readonly Issue[], { hasColors, isTerminal }: ReportContext): string {
  const colors = pico.createColors(hasColors);
  return issues
    .map(({ file, line, column, severity, message, sourceLine }) => {
      const mark = severity === 'error' ? colors.red(severity) : colors.yellow(severity);
      const place = colors.bold(printable(`${file}:${line}:${column}`));
      const head = `${place}: ${mark}: ${printable(message).replaceAll('\n', ' ')}\n`;
      return isTerminal ? head + excerpt(sourceLine, line, column) : head;
    })
    .join('');
}

/** The most characters of a source's line that are shown before the place. */
const BEFORE = 60;

function excerpt(sourceLine: string, line: number, column: number): string {
  if (sourceLine === '') return '';
  const start = Math.max(0, column - 1 - BEFORE);
  const margin = ` ${line} | `;
  const before = printable(sourceLine.slice(start, column - 1));
  const after = printable(sourceLine.slice(column - 1, column - 1 + BEFORE));
  return `${margin}${before}${after}\n${' '.repeat(margin.length + before.length)}^\n`;
}

/** The report for programs: the problems, and how many. */
export function toJson(issues: readonly Issue[]) {
  const errors = issues.filter(({ severity }) => severity === 'error').length;
  return {
    ok: errors === 0,
    errors,
    warnings: issues.length - errors,
    issues: issues.map(({ file, line, column, severity, rule, message }) => ({
      file,
      line,
      column,
      severity,
      rule,
      message,
    })),
  };
}

/** "2 errors, 1 warning", as a sentence for people. */
export function countIssues(issues: readonly Issue[]): string {
  const { errors, warnings } = toJson(issues);
  const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`;
  return [errors > 0 && count(errors, 'error'), warnings > 0 && count(warnings, 'warning')]
    .filter((part) => part !== false)
    .join(', ');
}
