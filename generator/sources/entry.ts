import { type Solution, solutionSchema } from '../../src/catalogue/schema.js';
import { EDITORIAL_FIELDS, type Editorial } from './editorial.js';
import type { Issue, Severity } from './issue.js';
import { type LocatedMap, nodeAt, type Source } from './source.js';

/** What a source says of a solution: the document's own fields, without the stars, which are counted. */
export type SourceSolution = Omit<Solution, 'stars'>;

/** A field of a source. */
export type SourceField = keyof SourceSolution;

/** The fields of a source, in the order of the contract. */
export const FIELDS = Object.keys(solutionSchema().shape).filter((name) => name !== 'stars') as SourceField[];

/** A field whose place is remembered: of the document, or editorial. */
type PlacedField = SourceField | (typeof EDITORIAL_FIELDS)[number];

const PLACED: readonly PlacedField[] = [...FIELDS, ...EDITORIAL_FIELDS];

/**
 * A solution of the sources, and where its fields stand. Neither the text nor the syntax tree of its source is kept,
 * so that large catalogues need little memory.
 */
export class Entry {
  /**
   * @param file relative to the catalogue's folder, with slashes
   * @param places lines and columns, both from 1, in one flat list: of the solution's start, then of every field in
   *   the order of {@link PLACED}
   */
  constructor(
    readonly solution: SourceSolution,
    readonly file: string,
    readonly places: readonly number[],
    readonly editorial: Editorial = {},
  ) {}

  /** Makes an entry of a checked solution. */
  static of(solution: SourceSolution, editorial: Editorial, source: Source, node: LocatedMap): Entry {
    const places = [node, ...PLACED.map((field) => nodeAt(node, [field]))].flatMap(({ start }) => {
      const { line, column } = source.positionAt(start);
      return [line, column];
    });
    // V8 keeps the whole source text in memory for every substring of it. Copying through JSON avoids that.
    const [ownSolution, ownEditorial] = JSON.parse(JSON.stringify([solution, editorial])) as [
      SourceSolution,
      Editorial,
    ];
    return new Entry(ownSolution, source.file, places, ownEditorial);
  }

  /** Where a field's value stands, or where the solution starts if the field is missing. */
  placeOf(field: PlacedField): { line: number; column: number } {
    const index = 2 * (PLACED.indexOf(field) + 1);
    return { line: this.places[index] ?? 1, column: this.places[index + 1] ?? 1 };
  }

  /** The lines on which its fields start, in no order. */
  get lines(): number[] {
    return this.places.filter((_, index) => index % 2 === 0);
  }

  /** A problem of a field. */
  issue(field: PlacedField, rule: string, message: string, severity: Severity = 'error'): Issue {
    return { file: this.file, ...this.placeOf(field), severity, rule, message: `${field}: ${message}` };
  }
}
