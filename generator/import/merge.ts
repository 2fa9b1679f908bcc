import { Document, isCollection, isScalar } from 'yaml';
import { TO_DO } from '../scaffold/draft.js';
import { EDITORIAL_FIELDS, FIELDS } from '../sources/entry.js';
import { applyEdits, type Edit } from '../sources/fix/values.js';
import type { LockedField } from '../sources/import-lock.js';
import type { LocatedField, LocatedMap } from '../sources/source.js';

/** What there is of a solution: its values by field. */
type Values = Readonly<Record<string, unknown>>;

/** A field that was changed here as well as upstream since the last import. */
export interface Conflict {
  readonly field: string;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** What upstream said last time; undefined when the field was never imported. */
  readonly base: unknown;
}

/** Whose value counts where both sides have changed one: nobody's, which lists it; the catalogue's; or upstream's. */
export type Preference = 'list' | 'mine' | 'theirs';

export interface Merged {
  /** What is to be written into the source. */
  readonly writes: ReadonlyMap<string, unknown>;
  /** What to remember of the fields. */
  readonly fields: Readonly<Record<string, LockedField>>;
  readonly conflicts: readonly Conflict[];
}

/** Fields that an import writes once, into a new source, and never again. */
const ONCE: readonly string[] = ['addedAt'];

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Whether nobody has written anything yet: no field, nothing behind its name, or a TODO. */
const isOpen = (value: unknown): boolean => value === undefined || value === null || value === TO_DO;

/**
 * Merges what upstream says into a solution that is there, field by field: what nobody touched follows upstream, what
 * was written here stays, and what both have changed is a conflict.
 * @param locked what was remembered of the fields at the last import
 * @param upstream what the source says now, and which it is
 */
export function mergeFields(
  mine: Values,
  locked: Readonly<Record<string, LockedField>>,
  upstream: { readonly values: Values; readonly from: string; readonly date: string },
  preference: Preference,
): Merged {
  const writes = new Map<string, unknown>();
  const fields: Record<string, LockedField> = { ...locked };
  const conflicts: Conflict[] = [];
  for (const [field, theirs] of Object.entries(upstream.values)) {
    if (isOpen(theirs) || ONCE.includes(field)) continue;
    const known = locked[field]?.from === upstream.from ? locked[field] : undefined;
    const remembered = { from: upstream.from, date: upstream.date, value: theirs };
    const own = mine[field];
    if (known && isSame(known.value, theirs)) {
      // Nothing new upstream. A field that was removed here stays removed; only a TODO asks for a value.
      if (own === TO_DO) writes.set(field, theirs);
    } else if (isSame(own, theirs)) {
      // Of two sources that agree, the first stays the one that the value is from.
      if (!locked[field] || !isSame(locked[field].value, theirs)) fields[field] = remembered;
    } else if (isOpen(own) || (known && isSame(known.value, own)) || preference === 'theirs') {
      writes.set(field, theirs);
      fields[field] = remembered;
    } else if (preference === 'mine') fields[field] = remembered;
    else conflicts.push({ field, mine: own, theirs, base: known?.value });
  }
  return { writes, fields, conflicts };
}

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
  // A field without a value has none to replace: it is written behind the colon.
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
