// What `--fix` mends in single values: dates, repeated items of lists, spelling of known values, blanks.
import { CST, Lexer } from 'yaml';
import { isListField } from '../../field-meanings.js';
import { DESCRIPTIONS } from '../checks/descriptions.js';
import { inItsCase } from '../checks/licence.js';
import { QUOTED } from '../checks/texts.js';
import type { Located, LocatedMap, LocatedScalar } from '../source.js';

/** A change of a text. */
export interface Edit extends Span {
  readonly text: string;
  /** What it mends, for people. */
  readonly mends: string;
}

/** What can be mended in the values of a solution: its date, repeated items of its lists, blanks around its texts. */
export function* valueEdits(text: string, isJson: boolean, solution: LocatedMap): Generator<Edit> {
  for (const { name, value } of solution.fields.values()) {
    if (isListField(name)) yield* repeatedItems(text, name, value);
    else if (value.kind === 'scalar') {
      const edit =
        name === 'addedAt'
          ? dateEdit(text, isJson, value)
          : (blanksEdit(text, name, value) ?? spellingEdit(text, name, value));
      if (edit) yield edit;
    }
  }
}

/** Takes away an item and what separates it from the one before; unless a comment would lose its item. */
function* repeatedItems(text: string, name: string, list: Located): Generator<Edit> {
  if (list.kind !== 'list') return;
  const seen = new Set<unknown>();
  let before: Located | undefined;
  for (const item of list.items) {
    const value = item.kind === 'scalar' ? item.value : undefined;
    if (before && value !== undefined && seen.has(value)) {
      const span = itemSpan(text, list, before, item);
      if (span) yield { ...span, text: '', mends: `"${String(value)}" twice in ${name}` };
    }
    seen.add(value);
    before = item;
  }
}

/** How far behind an item, in characters, a comment is looked for. */
const NEAR = 200;

/** An item with what separates it: the line of its own, or all from the end of the item before. */
function itemSpan(text: string, list: Located, before: Located, item: Located): Span | undefined {
  const near = text.slice(item.end, item.end + NEAR);
  if (text[list.start] !== '[') {
    const start = text.lastIndexOf('\n', item.start - 1) + 1;
    const end = text.indexOf('\n', item.end) + 1 || text.length;
    if (/^ *- *$/.test(text.slice(start, item.start)) && /^\s*$/.test(text.slice(item.end, end)))
      return { start, end };
  }
  const around = text.slice(before.end, item.end) + (near.split('\n', 1)[0] ?? '');
  return around.includes('#') ? undefined : { start: before.end, end: item.end };
}

function dateEdit(text: string, isJson: boolean, { start, end, value }: LocatedScalar): Edit | undefined {
  const written = text.slice(start, end);
  const quote = /^["']/.exec(written)?.[0] ?? (isJson ? '"' : '');
  const mended = mendDate(String(value));
  if (mended === undefined || mended === value) return undefined;
  return { start, end, text: `${quote}${mended}${quote}`, mends: `date ${mended}` };
}

/** What one means with a value that has a single right spelling. */
export function mendSpelling(name: string, value: string): string {
  if (name === 'github') return value.replace(/\/+$/, '').replace(/\.git$/i, '');
  if (name === 'license') return inItsCase(value);
  return name === 'name' || name === 'origin' ? value.replace(QUOTED, '$1') : value;
}

/** The right spelling of a repository, a licence or a name, where the value stands in one piece. */
function spellingEdit(text: string, name: string, { start, end, value }: LocatedScalar): Edit | undefined {
  if (typeof value !== 'string') return undefined;
  const mended = mendSpelling(name, value);
  const written = text.slice(start, end);
  const quote = /^["']/.exec(written)?.[0] ?? '';
  if (mended === value || written !== quote + value + quote) return undefined;
  const isUnquoted = QUOTED.test(value) && quote === '';
  return {
    start,
    end,
    text: isUnquoted ? JSON.stringify(mended) : quote + mended + quote,
    mends: `spelling of ${name}`,
  };
}

/** Blanks within the quotes of a text of one line. */
function blanksEdit(text: string, name: string, { start, end, value }: LocatedScalar): Edit | undefined {
  if (
    typeof value !== 'string' ||
    value === value.trim() ||
    (DESCRIPTIONS as readonly string[]).includes(name)
  )
    return undefined;
  const [, quote, inner] = /^(["'])(.*)\1$/.exec(text.slice(start, end)) ?? [];
  const trimmed = inner === undefined ? undefined : trimBlanks(inner);
  // A backslash at the end may have escaped the blank that was removed.
  if (quote === undefined || trimmed === undefined || trimmed === '' || trimmed.endsWith('\\'))
    return undefined;
  return { start, end, text: `${quote}${trimmed}${quote}`, mends: `blanks around ${name}` };
}

/** Applies edits that do not overlap. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = '';
  let at = 0;
  for (const { start, end, text: replacement } of edits.toSorted((a, b) => a.start - b.start)) {
    result += text.slice(at, start) + replacement;
    at = end;
  }
  return result + text.slice(at);
}

const YEAR_FIRST =
  /^(\d{4})(?:-(\d{1,2})-(\d{1,2})|\/(\d{1,2})\/(\d{1,2})|\.(\d{1,2})\.(\d{1,2}))(?:[T ][\d:.]+(?:Z|[+-]\d\d:?\d\d)?)?$/;
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/;
const DAY_FIRST = /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})$/;
const SLASHED = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

/**
 * A date in the form YYYY-MM-DD, where it is clear which day was meant: `14.03.2025`, `2025/3/14`, `20250314`, a
 * timestamp. `03/04/2025` is not clear.
 * @returns undefined when it is not clear, or no day that exists
 */
export function mendDate(written: string): string | undefined {
  const text = written.trim();
  const whole = YEAR_FIRST.exec(text);
  if (whole) {
    const [year, month, day] = whole.slice(1).filter(Boolean);
    return isoDate(year, month, day);
  }
  const compact = COMPACT.exec(text);
  if (compact) return isoDate(compact[1], compact[2], compact[3]);
  const dotted = DAY_FIRST.exec(text);
  if (dotted) return isoDate(dotted[3], dotted[2], dotted[1]);
  const slashed = SLASHED.exec(text);
  if (!slashed) return undefined;
  const [, first, second, year] = slashed;
  if (first === second || Number(first) > 12) return isoDate(year, second, first);
  return Number(second) > 12 ? isoDate(year, first, second) : undefined;
}

function isoDate(year = '', month = '', day = ''): string | undefined {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined;
}

const isBlank = (character: string | undefined): boolean => character === ' ' || character === '\t';

/**
 * Takes away blanks at the ends of lines and empty lines at the end of the text, and ends it with a line break. Comments
 * stay byte for byte.
 * @param inScalars whether also within texts of several lines; whether that changes their value is for the caller to see
 */
export function mendBlanks(text: string, isJson: boolean, inScalars: boolean): string {
  const { comments, scalars } = isJson ? { comments: [], scalars: [] } : lexSpans(text);
  const isKept = keeper(inScalars ? comments : [...comments, ...scalars]);
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  const lines = text.split('\n');
  let offset = 0;
  const stripped = lines.map((line) => {
    const ending = line.endsWith('\r') ? '\r' : '';
    let end = line.length - ending.length;
    while (end > 0 && isBlank(line[end - 1])) end -= 1;
    const isSame = end + ending.length === line.length || isKept(offset + end);
    offset += line.length + 1;
    return isSame ? line : line.slice(0, end) + ending;
  });
  while (stripped.length > 0 && /^\r?$/.test(stripped.at(-1) ?? '')) stripped.pop();
  const body = stripped.join('\n');
  return body === '' ? '' : body.replace(/\r$/, '') + lineEnd;
}

/** Trims blanks. Not by a pattern, since `/ +$/` takes quadratic time for long runs of blanks. */
export function trimBlanks(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && text[start] === ' ') start += 1;
  while (end > start && text[end - 1] === ' ') end -= 1;
  return text.slice(start, end);
}

/** Tells whether an offset lies in one of the spans. Must be called with increasing offsets. */
function keeper(spans: readonly Span[]): (offset: number) => boolean {
  const sorted = spans.toSorted((a, b) => a.start - b.start);
  let at = 0;
  return (offset) => {
    while (at < sorted.length && (sorted[at]?.end ?? 0) <= offset) at += 1;
    const span = sorted[at];
    return span !== undefined && span.start <= offset;
  };
}

/** A part of a text: from `start`, up to and without `end`. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/** Tokens that the lexer adds. They are not part of the text. */
const MARKS: readonly string[] = [CST.DOCUMENT, CST.SCALAR, CST.FLOW_END];

/** Where the comments of a YAML text are, and its scalars. JSON has no comments. */
export function lexSpans(text: string): { comments: Span[]; scalars: Span[] } {
  const comments: Span[] = [];
  const scalars: Span[] = [];
  let offset = 0;
  let isScalar = false;
  for (const token of new Lexer().lex(text)) {
    if (MARKS.includes(token)) {
      isScalar = token === CST.SCALAR;
      continue;
    }
    const span = { start: offset, end: offset + token.length };
    if (isScalar || /^["']/.test(token)) scalars.push(span);
    else if (token.startsWith('#')) comments.push(span);
    isScalar = false;
    offset = span.end;
  }
  return { comments, scalars };
}
