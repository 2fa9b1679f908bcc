import { lexSpans, type Span } from './comments.js';

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

/** A text without blanks at both ends. Not by a pattern: one for its end takes the square of a long run of blanks. */
export function trimBlanks(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && text[start] === ' ') start += 1;
  while (end > start && text[end - 1] === ' ') end -= 1;
  return text.slice(start, end);
}

/** Whether an offset is in one of the spans. Offsets have to be asked in their order. */
function keeper(spans: readonly Span[]): (offset: number) => boolean {
  const sorted = spans.toSorted((a, b) => a.start - b.start);
  let at = 0;
  return (offset) => {
    while (at < sorted.length && (sorted[at]?.end ?? 0) <= offset) at += 1;
    const span = sorted[at];
    return span !== undefined && span.start <= offset;
  };
}
