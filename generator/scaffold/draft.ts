import { Document, isCollection, isScalar, type Node } from 'yaml';
import { FIELDS, type SourceField } from '../sources/entry.js';
import { EDITOR_SCHEMA_FILE } from '../sources/editor-schema.js';

/** What stands where a person has still to write something; `validate` finds it. */
export const TO_DO = 'TODO';

/** A solution on its way to become a source. What it lacks is left as {@link TO_DO}, never made up. */
export interface Draft {
  readonly values: Readonly<Partial<Record<SourceField, unknown>>>;
  /** What is known about a field without being its value: stands behind it as a comment. */
  readonly notes?: Readonly<Partial<Record<SourceField, string>>>;
  /** What is known about the solution besides its fields: stands above it as a comment. */
  readonly head?: readonly string[];
}

const OPTIONAL: readonly SourceField[] = ['descriptionFr', 'descriptionIt'];

/**
 * The source of a draft, in the order of the contract and in the style of the bundled catalogue.
 * @param hasSchema whether the catalogue has a schema for editors, which is then named in the first line
 */
export function draftYaml({ values, notes = {}, head = [] }: Draft, hasSchema: boolean): string {
  const given = FIELDS.filter((field) => values[field] !== undefined || !OPTIONAL.includes(field));
  const document = new Document(Object.fromEntries(given.map((field) => [field, values[field] ?? TO_DO])));
  for (const field of given) {
    const node = document.get(field, true) as Node | undefined;
    if (isCollection(node)) node.flow = true;
    // An emoji is easier to tell from its neighbours in quotes.
    if (isScalar(node) && /^(icon|origin)$/.test(field) && node.value !== TO_DO) node.type = 'QUOTE_DOUBLE';
    const note = notes[field];
    if (node && note !== undefined) node.comment = ` ${note.replace(/\s+/g, ' ')}`;
  }
  const comments = [
    ...(hasSchema ? [`# yaml-language-server: $schema=../${EDITOR_SCHEMA_FILE}`] : []),
    ...head.map((line) => `# ${line.replace(/\s+/g, ' ')}`),
  ];
  const text = document.toString({ lineWidth: 0, flowCollectionPadding: false });
  return comments.map((line) => `${line}\n`).join('') + text;
}

/** How many fields of a draft are left to be written. */
export const countToDo = ({ values }: Draft): number =>
  FIELDS.filter((field) => (values[field] ?? (OPTIONAL.includes(field) ? '' : TO_DO)) === TO_DO).length;
