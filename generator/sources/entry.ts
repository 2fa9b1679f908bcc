// An entry: what a source says of a solution, the fields that only sources have (editorial, `x-…`), and where they
// stand.
import * as z from 'zod/mini';
import { type Solution, solutionSchema } from '../../src/catalogue/schema.js';
import { checkShape } from './schema-issues.js';
import { type Issue, type LocatedMap, nodeAt, plain, type Severity, type Source } from './source.js';
import { described, httpsAddress, line, texts } from './schema-fields.js';

/** What a source says of a solution: the document's own fields, without the stars, which are counted. */
export type SourceSolution = Omit<Solution, 'stars'>;

/** A field of a source. */
export type SourceField = keyof SourceSolution;

/** The fields of a source, in the order of the contract. */
export const FIELDS = Object.keys(solutionSchema().shape).filter((name) => name !== 'stars') as SourceField[];

/** What there may be to mind about a solution. */
const RESERVATION_KINDS = {
  'open-core': 'What many need is not in the open-source edition',
  'licence-dispute': 'The licence is disputed, or is about to change',
  'exploited-flaw': 'A flaw that was or is exploited',
  dormant: 'Hardly anybody works on it any more',
  'single-maintainer': 'It depends on one person',
  telemetry: 'It sends data to its makers unless that is turned off',
} as const;

const reservation = z.strictObject({
  kind: described(
    z.enum(Object.keys(RESERVATION_KINDS) as (keyof typeof RESERVATION_KINDS)[]),
    'What kind of reservation it is.',
    { enumDescriptions: Object.values(RESERVATION_KINDS) },
  ),
  text: described(texts(), 'One sentence that says what there is to mind.'),
  source: described(httpsAddress(), 'The https address of the page that says so.'),
  date: described(
    z.iso.date(),
    'The day of the statement: when a flaw was made known, else when the source was read. YYYY-MM-DD.',
  ),
});

/** What a source says of a solution beyond the document: it is shown on pages or read by tools, never published in it. */
export const editorialSchema = z.strictObject({
  why: described(
    z.optional(texts()),
    'What makes the four scores what they are, in one or two sentences: setup, maturity, resources, upkeep.',
  ),
  reservations: described(
    z.optional(z.array(reservation)),
    'What somebody should know before choosing it, each with its source. Left out where there is nothing.',
  ),
  reviewedAt: described(
    z.optional(z.iso.date()),
    'The day on which a person last read every field of this entry. YYYY-MM-DD.',
  ),
  owner: described(z.optional(line()), 'Who looks after this entry: a name, a team or an address.'),
  status: described(
    z.optional(z.literal('draft')),
    '`draft` keeps the entry out of the document until the line is removed.',
  ),
});

/** The editorial part of an entry. */
export interface Editorial extends z.infer<typeof editorialSchema> {
  /** The fields of the operator's own, by their names that begin with `x-`. */
  readonly own?: Readonly<Record<string, unknown>>;
}

/** The fields of a source that the document does not carry, in the order in which they are written. */
export const EDITORIAL_FIELDS = Object.keys(editorialSchema.shape) as (keyof z.infer<
  typeof editorialSchema
>)[];

/** The names of fields of one's own, as a pattern of JSON Schema. */
export const OWN_FIELD = '^x-[a-z0-9]+(-[a-z0-9]+)*$';
const ownField = new RegExp(OWN_FIELD);

export const isOwnField = (name: string): boolean => ownField.test(name);

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

/**
 * Checks the editorial fields of a solution.
 * @param today the last date (YYYY-MM-DD) that is not in the future anywhere
 * @returns undefined, and the names of the fields, when something is wrong with them
 */
export function checkEditorial(
  source: Source,
  node: LocatedMap,
  today: string,
): { editorial: Editorial | undefined; wrong: string[]; issues: Issue[] } {
  const fields = [...node.fields.values()];
  const part = fields.filter(({ name }) => (EDITORIAL_FIELDS as string[]).includes(name));
  const root = { ...node, fields: new Map(part.map((field) => [field.name, field])) };
  const { value, issues } = checkShape(source, root, editorialSchema, today);
  const own = fields.filter(({ name }) => isOwnField(name));
  const lineOf = (offset: number) => source.positionAt(offset).line;
  const wrong = part
    .filter((field) => {
      const [first, last] = [lineOf(field.start), lineOf(field.value.end)];
      return issues.some(({ line, severity }) => severity === 'error' && line >= first && line <= last);
    })
    .map(({ name }) => name);
  if (value === undefined || own.length === 0) return { editorial: value, wrong, issues };
  return {
    editorial: {
      ...value,
      own: Object.fromEntries(own.map(({ name, value: field }) => [name, plain(field)])),
    },
    wrong,
    issues,
  };
}
