import { Document, isCollection, isScalar } from 'yaml';
import { EDITORIAL_FIELDS, FIELDS } from '../sources/entry.js';
import { applyEdits, type Edit } from '../sources/fix/values.js';
import type { LocatedField, LocatedMap } from '../sources/source.js';

const ORDER: readonly string[] = [...FIELDS, ...EDITORIAL_FIELDS];

/**
 * Writes values into a solution of a source, and leaves everything else as it stands: comments, order, quotes.
 * A field that is there gets another value; a new one comes behind the fields that precede it in the contract.
 * @param text the source
 * @param solution where the solution stands in it
 */
export function writeFields(
  text: string,
  solution: LocatedMap,
  values: ReadonlyMap<string, unknown>,
): string {
  const isFlow = text[solution.start] === '{';
  const edits: Edit[] = [];
  const inserted = new Map<number, string>();
  for (const [field, value] of [...values].toSorted(([a], [b]) => rank(a) - rank(b))) {
    const there = solution.fields.get(field);
    if (there) {
      edits.push(replacement(text, there, valueText(field, value, isFlow)));
      continue;
    }
    const before = [...solution.fields.values()].findLast(({ name }) => rank(name) < rank(field));
    const first = solution.fields.values().next().value;
    const name = isFlow ? JSON.stringify(field) : field;
    const written = `${name}: ${valueText(field, value, isFlow)}`;
    if (isFlow) {
      const at = before ? endOf(text, before) : solution.start + 1;
      const piece = before ? `, ${written}` : `${written}${first ? ', ' : ''}`;
      inserted.set(at, (inserted.get(at) ?? '') + piece);
    } else {
      const at = before ? lineEnd(text, endOf(text, before)) : (first?.start ?? solution.start);
      const indent = ' '.repeat(columnOf(text, first?.start ?? solution.start));
      inserted.set(
        at,
        (inserted.get(at) ?? '') + (before ? `\n${indent}${written}` : `${written}\n${indent}`),
      );
    }
  }
  for (const [start, piece] of inserted) edits.push({ start, end: start, text: piece, mends: '' });
  return applyEdits(text, edits);
}

const rank = (field: string): number => {
  const index = ORDER.indexOf(field);
  return index === -1 ? ORDER.length : index;
};

function replacement(text: string, field: LocatedField, value: string): Edit {
  const { start, end, kind } = field.value;
  const colon = text.indexOf(':', field.start + field.name.length) + 1;
  // Behind a name without a value there is no place of one.
  if (end <= start || end <= colon) return { start: colon, end: colon, text: ` ${value}`, mends: '' };
  // A block begins in a line of its own, where a value in one line might not be indented enough.
  const isBlock = kind !== 'scalar' && !/[[{]/.test(text[start] ?? '');
  if (isBlock) return { start: colon, end: endOf(text, field), text: ` ${value}`, mends: '' };
  return { start, end: endOf(text, field), text: value, mends: '' };
}

/** Where a field's value ends, without the line breaks that belong to a block. */
function endOf(text: string, { value }: LocatedField): number {
  return value.start + text.slice(value.start, value.end).trimEnd().length;
}

/** The end of the line: a comment behind a value belongs to it. */
function lineEnd(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  const at = end === -1 ? text.length : end;
  return text[at - 1] === '\r' ? at - 1 : at;
}

const columnOf = (text: string, offset: number): number => offset - (text.lastIndexOf('\n', offset - 1) + 1);

/** A value as it stands behind the name of its field, in one line. */
function valueText(field: string, value: unknown, isFlow: boolean): string {
  if (isFlow) return JSON.stringify(value);
  const document = new Document({ [field]: value });
  const node = document.get(field, true);
  if (isCollection(node)) node.flow = true;
  if (isScalar(node) && typeof value === 'string' && value.includes('\n')) node.type = 'QUOTE_DOUBLE';
  const text = document.toString({ lineWidth: 0, flowCollectionPadding: false });
  return text.slice(text.indexOf(':') + 1).trim();
}
