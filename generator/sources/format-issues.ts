// How problems in sources are printed: text with the line, JSON, GitHub, SARIF.
import { relative, sep } from 'node:path';
import pico from 'picocolors';
import stringWidth from 'string-width';
import { version } from '../package.js';
import { counted, printable, printableLine } from '../terminal.js';
import { readSource } from './files.js';
import { type Issue, Source } from './source.js';

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
  switch (format) {
    case 'text':
      return toText(issues, context);
    case 'json':
      return `${JSON.stringify(toJson(withShownPaths(issues, context)), null, 2)}\n`;
    case 'github':
      return toGithub(withShownPaths(issues, context));
    case 'sarif':
      return `${JSON.stringify(toSarif(withShownPaths(issues, context)), null, 2)}\n`;
  }
}

const withShownPaths = (issues: readonly Issue[], context: ReportContext): Issue[] =>
  issues.map((issue) => ({ ...issue, file: shownPath(issue.file, context) }));

/** A path of the catalogue's folder as it can be clicked where the command was called. */
export function shownPath(file: string, { folder, cwd }: Pick<ReportContext, 'folder' | 'cwd'>): string {
  const prefix = relative(cwd, folder).split(sep).join('/');
  return prefix === '' ? file : `${prefix}/${file}`;
}

/**
 * `file:line:column: severity: message`, and on a terminal the line with a caret under the place. Errors come first,
 * warnings behind them.
 */
function toText(issues: readonly Issue[], context: ReportContext): string {
  const colors = pico.createColors(context.hasColors);
  const lineOf = context.isTerminal ? lineReader(context.folder) : undefined;
  return issues
    .toSorted((a, b) => Number(a.severity === 'warning') - Number(b.severity === 'warning'))
    .map(({ file, line, column, severity, message }) => {
      const mark = severity === 'error' ? colors.red(severity) : colors.yellow(severity);
      const place = colors.bold(printableLine(`${shownPath(file, context)}:${line}:${column}`));
      const head = `${place}: ${mark}: ${printableLine(message)}\n`;
      return lineOf ? head + excerpt(lineOf(file, line), line, column) : head;
    })
    .join('');
}

/** Reads lines of sources. Issues come file by file, so the last file is enough to remember. */
function lineReader(folder: string): (file: string, line: number) => string {
  let last: { file: string; source: Source } | undefined;
  return (file, line) => {
    if (last?.file !== file) {
      const read = readSource(folder, file);
      last = { file, source: read instanceof Source ? read : new Source(file, '') };
    }
    return last.source.lineAt(line);
  };
}

/** The most characters of a source's line that are shown before the place. */
const BEFORE = 60;

function excerpt(sourceLine: string, line: number, column: number): string {
  if (sourceLine === '') return '';
  const start = Math.max(0, column - 1 - BEFORE);
  const margin = ` ${line} | `;
  const before = printable(sourceLine.slice(start, column - 1));
  const after = printable(sourceLine.slice(column - 1, column - 1 + BEFORE));
  return `${margin}${before}${after}\n${' '.repeat(margin.length + stringWidth(before))}^\n`;
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
  return [errors > 0 && counted(errors, 'error'), warnings > 0 && counted(warnings, 'warning')]
    .filter((part) => part !== false)
    .join(', ');
}

/** Workflow commands: GitHub shows them beside the lines of a pull request. */
const toGithub = (issues: readonly Issue[]): string =>
  issues
    .map(({ file, line, column, severity, rule, message }) => {
      const properties = { file, line: String(line), col: String(column), title: rule };
      const list = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(value)}`);
      return `::${severity} ${list.join(',')}::${escapeText(message)}\n`;
    })
    .join('');

const escapeText = (text: string): string => printable(text).replaceAll('%', '%25').replaceAll('\n', '%0A');

const escapeProperty = (text: string): string =>
  escapeText(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** The problems in SARIF 2.1.0, which code hosts and editors read. */
function toSarif(issues: readonly Issue[]) {
  const rules = [...new Set(issues.map(({ rule }) => rule))].toSorted();
  return {
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'solution-catalogue', version, rules: rules.map((id) => ({ id })) } },
        columnKind: 'utf16CodeUnits',
        results: issues.map(({ file, line, column, severity, rule, message }) => ({
          ruleId: rule,
          ruleIndex: rules.indexOf(rule),
          level: severity,
          message: { text: message },
          locations: [
            {
              physicalLocation: {
                artifactLocation: { uri: encodeURI(file) },
                region: { startLine: line, startColumn: column },
              },
            },
          ],
        })),
      },
    ],
  };
}
