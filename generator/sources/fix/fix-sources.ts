import { isDeepStrictEqual } from 'node:util';
import { Folder } from '../../disk/folder.js';
import { CATALOGUE_FILE } from '../catalogue-file.js';
import { DESCRIPTIONS, oneLine } from '../checks/descriptions.js';
import { listSolutions, readSource } from '../files.js';
import { parseSource } from '../parse.js';
import { type Located, type LocatedMap, plain, Source } from '../source.js';
import { lexSpans, mendBlanks, trimBlanks } from './blanks.js';
import { orderEdit } from './field-order.js';
import { applyEdits, LISTS, mendDate, mendSpelling, valueEdits } from './values.js';

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
 * Mends what is safe in a source: order of fields, dates, spellings of repositories and licences, repeated items, blanks at the ends of lines and the end of the
 * file; of catalogue.yaml only the blanks. Comments, quotes and everything else stay byte for byte, and a second run changes nothing.
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
  if (Array.isArray(value))
    return (LISTS as readonly string[]).includes(name) ? [...new Set<unknown>(value)] : value;
  if (name === 'addedAt' && (typeof value === 'string' || typeof value === 'number'))
    return mendDate(String(value)) ?? value;
  if (typeof value !== 'string') return value;
  return (DESCRIPTIONS as readonly string[]).includes(name)
    ? oneLine(value)
    : mendSpelling(name, trimBlanks(value));
}
