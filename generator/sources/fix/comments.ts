import { CST, Lexer } from 'yaml';

/** A part of a text: from `start`, up to and without `end`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** What the lexer puts between tokens: not part of the text. */
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
