import { lexSpans, type Span } from './comments.js';

/**
 * Takes away blanks at the ends of lines and empty lines at the end of the text, and ends it with a line break. Comments
 * stay byte for byte.
 * @param inScalars whether also within texts of several lines; whether that changes their value is for the caller to see
 */
export function mendBlanks(text: string, isJson: boolean, inScalars: boolean): string {
  const { comments, scalars } = isJson ? { comments: [], scalars: [] } : lexSpans(text);
  const kept = inScalars ? comments : [...comments, ...scalars];
  const isKept = keeper(kept);
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  const stripped = text.replace(/[ \t]+(?=\r?\n|$(?![^]))/g, (blanks: string, offset: number) =>
    isKept(offset) ? blanks : '',
  );
  return stripped === '' ? '' : stripped.replace(/(?:\r?\n)*$/, lineEnd);
}

/** Whether an offset is in one of the spans, or right at the end of one. They may come in any order. */
function keeper(spans: readonly Span[]): (offset: number) => boolean {
  const sorted = spans.toSorted((a, b) => a.start - b.start);
  let at = 0;
  return (offset) => {
    while (at < sorted.length && (sorted[at]?.end ?? 0) <= offset) at += 1;
    const span = sorted[at];
    return span !== undefined && span.start <= offset;
  };
}
