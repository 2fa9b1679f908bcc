/** Whether a problem keeps the catalogue from being published. */
export type Severity = 'error' | 'warning';

/** A problem in a source. */
export interface Issue {
  /** The file, relative to the catalogue's folder, with slashes. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 code units. */
  readonly column: number;
  readonly severity: Severity;
  /** A short name of the rule that was broken, for programs. */
  readonly rule: string;
  /** What is wrong and what to do. */
  readonly message: string;
}

/** From so many on the rest of a file is not checked: with a million bytes of "- {}" that would take minutes. */
export const MAX_COUNTED = 5000;

/** Orders issues by file, line and column; equal ones keep their order. */
export function sortIssues(issues: readonly Issue[]): Issue[] {
  return issues.toSorted((a, b) => compareText(a.file, b.file) || a.line - b.line || a.column - b.column);
}

/** Where a problem of a file stands, as a key. */
export const placeOf = ({ line, column }: Issue): string => `${line}:${column}`;

/** Adds to a list as many as there are: `push(...more)` fails where a source has 100,000 problems. */
export function append<Item>(list: Item[], more: Iterable<Item>): void {
  for (const item of more) list.push(item);
}

/** Orders texts by their code units: the same on every machine. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

export const hasErrors = (issues: readonly Issue[]): boolean =>
  issues.some(({ severity }) => severity === 'error');
