import type { Issue, Severity } from './issue.js';

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
