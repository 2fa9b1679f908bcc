// A source file, its values with their places, and the problems (issues) found in it.

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

/** A source file and where its lines start. */
export class Source {
  readonly #lineStarts: number[] = [0];

  /**
   * @param file its path, relative to the catalogue's folder, with slashes
   * @param text what is in it, without a byte order mark
   */
  constructor(
    readonly file: string,
    readonly text: string,
  ) {
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1))
      this.#lineStarts.push(at + 1);
  }

  /** Line and column, both from 1. An offset outside the text counts as its nearest end. */
  positionAt(offset: number): { line: number; column: number } {
    const inside = Math.min(Math.max(offset, 0), this.text.length);
    let low = 0;
    let high = this.#lineStarts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.#lineStarts[middle] ?? 0) <= inside) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: inside - (this.#lineStarts[low] ?? 0) + 1 };
  }

  /** A problem at an offset of the text. */
  issue(offset: number, rule: string, message: string, severity: Severity = 'error'): Issue {
    return { file: this.file, ...this.positionAt(offset), severity, rule, message };
  }

  /** A line without its end; empty where there is none. */
  lineAt(line: number): string {
    const start = this.#lineStarts[line - 1];
    if (start === undefined) return '';
    return this.text.slice(start, this.#lineStarts[line] ?? undefined).replace(/\r?\n$/, '');
  }
}

/** A value of a source that remembers where it stands: offsets into the source's text. */
export type Located = LocatedScalar | LocatedList | LocatedMap;

interface Range {
  readonly start: number;
  readonly end: number;
}

export interface LocatedScalar extends Range {
  readonly kind: 'scalar';
  readonly value: string | number | boolean | null;
}

export interface LocatedList extends Range {
  readonly kind: 'list';
  readonly items: readonly Located[];
}

export interface LocatedMap extends Range {
  readonly kind: 'map';
  readonly fields: ReadonlyMap<string, LocatedField>;
}

export interface LocatedField {
  readonly name: string;
  /** Where the field's name starts. */
  readonly start: number;
  readonly value: Located;
}

/** The value without its places, as `JSON.parse` would give it. */
export function plain(node: Located): unknown {
  switch (node.kind) {
    case 'scalar':
      return node.value;
    case 'list':
      return node.items.map(plain);
    case 'map':
      return Object.fromEntries(Array.from(node.fields.values(), ({ name, value }) => [name, plain(value)]));
  }
}

/** The node at a path, or its nearest ancestor when there is none. */
export function nodeAt(node: Located, path: readonly PropertyKey[]): Located {
  const [step, ...rest] = path;
  if (step === undefined || node.kind === 'scalar') return node;
  const next = node.kind === 'list' ? node.items[Number(step)] : node.fields.get(String(step))?.value;
  return next ? nodeAt(next, rest) : node;
}

/** A path as messages show it: field names joined by dots, without the indices of list items. */
export const labelOf = (path: readonly PropertyKey[]): string =>
  path.filter((step) => typeof step === 'string').join('.');
