// `validate --fix`: the order of fields, and that no mend changes a meaning; values.ts mends single values.
import { isDeepStrictEqual } from 'node:util';
import { Folder } from '../../disk/folder.js';
import { isListField } from '../../field-meanings.js';
import { CATALOGUE_FILE } from '../catalogue-file.js';
import { DESCRIPTIONS, oneLine } from '../checks/descriptions.js';
import { FIELDS } from '../entry.js';
import { listSolutions, readSource } from '../files.js';
import { parseSource } from '../parse.js';
import { type Located, type LocatedField, type LocatedMap, plain, Source } from '../source.js';
import {
  applyEdits,
  type Edit,
  lexSpans,
  mendBlanks,
  mendDate,
  mendSpelling,
  trimBlanks,
  valueEdits,
} from './values.js';

/** A source that was mended. */
export interface FixedFile {
  /** Relative to the catalogue's folder, with slashes. */
  readonly file: string;
  readonly mended: readonly string[];
}

const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Mends the sources of a catalogue in place, file by file and each of them whole. What cannot be read or parsed is left
 * alone.
 * @throws {ExpectedError} when a file cannot be written; it is as it was
 */
export function fixSources(folder: string): FixedFile[] {
  const catalogue = new Folder(folder);
  return [CATALOGUE_FILE, ...listSolutions(folder, [])].flatMap((file) => {
    const source = readSource(folder, file);
    if (!(source instanceof Source)) return [];
    const fixed = fixText(file, source.text);
    if (!fixed) return [];
    const mark = catalogue.read(file).subarray(0, 3).equals(Buffer.from(BYTE_ORDER_MARK))
      ? BYTE_ORDER_MARK
      : '';
    catalogue.write(file, mark + fixed.text);
    return [{ file, mended: fixed.mended }];
  });
}

/** A text that was mended. */
export interface Fixed {
  readonly text: string;
  /** What was mended, for people; never empty. */
  readonly mended: readonly string[];
}

/**
 * Mends what is safe in a source: order of fields, dates, spellings of repositories and licences, repeated items,
 * blanks at the ends of lines and the end of the file; of catalogue.yaml only the blanks. Comments, quotes and
 * everything else stay byte for byte, and a second run changes nothing.
 *
 * @returns undefined when there is nothing to mend, or nothing that is safe: a source that cannot be parsed is left alone
 */
export function fixText(file: string, text: string): Fixed | undefined {
  const isJson = file.endsWith('.json');
  const before = parse(file, text);
  if (!before) return undefined;
  const isSame = (candidate: string) => isSafe(file, { text, root: before }, candidate);

  const mended: string[] = [];
  let result = text;
  const edits = solutionsOf(file, before).flatMap((solution) => [...valueEdits(text, isJson, solution)]);
  const withValues = applyEdits(text, edits);
  if (edits.length > 0 && isSame(withValues)) {
    result = withValues;
    mended.push(...new Set(edits.map(({ mends }) => mends)));
  }
  const withoutBlanks = [true, false]
    .map((inScalars) => mendBlanks(result, isJson, inScalars))
    .find((candidate) => isSame(candidate));
  if (withoutBlanks !== undefined && withoutBlanks !== result) {
    result = withoutBlanks;
    mended.push('ends of lines');
  }
  const ordered = inOrder(file, result);
  if (ordered !== undefined && isSame(ordered)) {
    result = ordered;
    mended.push('order of fields');
  }
  return mended.length > 0 ? { text: result, mended } : undefined;
}

function inOrder(file: string, text: string): string | undefined {
  const root = parse(file, text);
  const edits = root ? solutionsOf(file, root).flatMap((solution) => orderEdit(text, solution) ?? []) : [];
  return edits.length > 0 ? applyEdits(text, edits) : undefined;
}

function parse(file: string, text: string): Located | undefined {
  const { root, issues } = parseSource(new Source(file, text));
  return issues.length === 0 ? root : undefined;
}

function solutionsOf(file: string, root: Located): LocatedMap[] {
  if (file === CATALOGUE_FILE) return [];
  const nodes = root.kind === 'list' ? root.items : [root];
  return nodes.filter((node) => node.kind === 'map');
}

/** Whether a fixed text has the same meaning and the same comments as before. A fix that fails this is dropped. */
function isSafe(file: string, before: { text: string; root: Located }, text: string): boolean {
  const root = parse(file, text);
  return (
    root !== undefined &&
    isDeepStrictEqual(meaning(root), meaning(before.root)) &&
    (file.endsWith('.json') || isDeepStrictEqual(commentsOf(text), commentsOf(before.text)))
  );
}

const commentsOf = (text: string): string[] =>
  lexSpans(text)
    .comments.map(({ start, end }) => text.slice(start, end))
    .toSorted();

/** The part of a source's content that fixing must not change. */
function meaning(root: Located): unknown {
  const solutions = root.kind === 'list' ? root.items : [root];
  return solutions.map((node) =>
    node.kind === 'map'
      ? Object.fromEntries(
          Array.from(node.fields.values(), ({ name, value }) => [name, fieldMeaning(name, plain(value))]),
        )
      : plain(node),
  );
}

function fieldMeaning(name: string, value: unknown): unknown {
  if (Array.isArray(value)) return isListField(name) ? [...new Set<unknown>(value)] : value;
  if (name === 'addedAt' && (typeof value === 'string' || typeof value === 'number'))
    return mendDate(String(value)) ?? value;
  if (typeof value !== 'string') return value;
  return (DESCRIPTIONS as readonly string[]).includes(name)
    ? oneLine(value)
    : mendSpelling(name, trimBlanks(value));
}

const MENDS = 'order of fields';

/**
 * Puts the fields of a solution into the order of the contract; unknown ones go behind. Comments above a field and
 * behind it go with it.
 * @param text ends in a line break
 * @returns undefined when the order is right, or when it is not clear to which field a comment belongs
 */
function orderEdit(text: string, solution: LocatedMap): Edit | undefined {
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
