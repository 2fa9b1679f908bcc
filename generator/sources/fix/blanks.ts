import { CST, Lexer } from 'yaml';

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
export interface Span {
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
