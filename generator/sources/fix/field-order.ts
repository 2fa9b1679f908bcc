import { FIELDS } from '../entry.js';
import type { LocatedField, LocatedMap } from '../source.js';
import type { Edit } from './values.js';

const MENDS = 'order of fields';

/**
 * Puts the fields of a solution into the order of the contract; unknown ones go behind. Comments above a field and
 * behind it go with it.
 * @param text ends in a line break
 * @returns undefined when the order is right, or when it is not clear to which field a comment belongs
 */
export function orderEdit(text: string, solution: LocatedMap): Edit | undefined {
  const fields = Array.from(solution.fields.values());
  const rank = ({ name }: LocatedField) => {
    const index = (FIELDS as readonly string[]).indexOf(name);
    return index === -1 ? FIELDS.length : index;
  };
  const wanted = fields.toSorted((a, b) => rank(a) - rank(b));
  if (wanted.every((field, index) => field === fields[index])) return undefined;
  return text[solution.start] === '{' ? orderInline(text, fields, wanted) : orderLines(text, fields, wanted);
}

/** `{ a: 1, b: 2 }` and JSON: the fields change places, what stands between them stays. */
function orderInline(
  text: string,
  fields: readonly LocatedField[],
  wanted: readonly LocatedField[],
): Edit | undefined {
  const start = fields[0]?.start ?? 0;
  const end = fields.at(-1)?.value.end ?? 0;
  const gaps = fields.map(({ value }, index) => text.slice(value.end, fields[index + 1]?.start ?? value.end));
  if (gaps.some((gap) => gap.includes('#'))) return undefined;
  const parts = wanted.map((field, index) => text.slice(field.start, field.value.end) + (gaps[index] ?? ''));
  return { start, end, text: parts.join(''), mends: MENDS };
}

/** A field with a line of its own, and what belongs to it. */
interface Block {
  /** Empty lines above: these stay where they are. */
  readonly blanks: string;
  /** Lines of comments right above. */
  readonly comments: string;
  /** From the field's name to the end of its last line. */
  readonly body: string;
}

function orderLines(
  text: string,
  fields: readonly LocatedField[],
  wanted: readonly LocatedField[],
): Edit | undefined {
  const [first] = fields;
  const last = fields.at(-1);
  if (!first || !last) return undefined;
  const firstLine = lineStart(text, first.start);
  const prefix = text.slice(firstLine, first.start);
  // Behind the dash of a list there is no room for comments above.
  const isInline = prefix.trim() !== '';
  const indent = prefix.replace(/[^ ]/g, ' ');
  if (!isInline && wanted[0] !== first && hasCommentAbove(text, firstLine)) return undefined;

  const blocks = new Map<LocatedField, Block>();
  let from = firstLine;
  for (const field of fields) {
    const to = lineStart(text, field.start);
    const above = field === first ? '' : text.slice(from, to);
    const parts = new RegExp(`^((?:[ \\t]*\\r?\\n)*)((?:${indent}#.*\\n)*)$`).exec(above);
    if (!parts || (field !== first && text.slice(to, field.start) !== indent)) return undefined;
    const end = lineEnd(text, field.value.end);
    blocks.set(field, {
      blanks: parts[1] ?? '',
      comments: parts[2] ?? '',
      body: text.slice(field.start, end),
    });
    from = end;
  }

  const moved = wanted.map((field, slot) => {
    const block = blocks.get(field);
    const blanks = blocks.get(fields[slot] ?? field)?.blanks ?? '';
    return block && { before: blanks + block.comments, body: block.body };
  });
  if (isInline && moved[0]?.before !== '') return undefined;
  const lines = moved.map((block, slot) => {
    const lead = isInline && slot === 0 ? prefix : indent;
    return block ? block.before + lead + block.body : '';
  });
  return { start: firstLine, end: from, text: lines.join(''), mends: MENDS };
}

/** Whether a comment right above could be about the first field. One that names a schema is about the file. */
function hasCommentAbove(text: string, firstLine: number): boolean {
  const above = text.slice(lineStart(text, Math.max(0, firstLine - 1)), firstLine);
  return above.includes('#') && !/yaml-language-server|\$schema/.test(above);
}

const lineStart = (text: string, offset: number): number => text.lastIndexOf('\n', offset - 1) + 1;

/** Behind the line break that ends a value. A block of text has its own in it. */
function lineEnd(text: string, offset: number): number {
  if (text[offset - 1] === '\n') return offset;
  const end = text.indexOf('\n', offset);
  return end === -1 ? text.length : end + 1;
}
