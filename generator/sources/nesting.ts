import { CST, Lexer } from 'yaml';

/** How deep a source may be nested. A catalogue.yaml needs four levels. */
const MAX_DEPTH = 32;

/** How far a line may be indented: nesting by indentation needs at least one blank a level. */
const MAX_INDENT = 400;

/**
 * Where a text is nested deeper than any source needs: parsers call themselves for every level, and a thousand
 * brackets would cost them their stack.
 * @returns the offset, or undefined when all is well
 */
export function deepOffset(text: string): number | undefined {
  // Without that many characters that open something there is nothing to look for.
  if (!mayBeDeep(text)) return undefined;
  let offset = 0;
  let flow = 0;
  let inLine = 0;
  let isLineStart = true;
  for (const token of new Lexer().lex(text)) {
    const isLineEnd = token.startsWith('\n') || token.startsWith('\r');
    if (isLineEnd) inLine = 0;
    else if (token === '[' || token === '{') flow += 1;
    else if (token === ']' || token === '}') flow -= 1;
    else if (token === '-' || token === '?' || token === ':') inLine += 1;
    const isIndented = isLineStart && token.startsWith(' ') && token.length > MAX_INDENT;
    if (flow + inLine > MAX_DEPTH || isIndented) return offset;
    if (MARKS.includes(token)) continue;
    isLineStart = isLineEnd;
    offset += token.length;
  }
  return undefined;
}

/** What the lexer puts in front of documents and scalars, and behind unfinished brackets: not part of the text. */
const MARKS: readonly string[] = [CST.DOCUMENT, CST.SCALAR, CST.FLOW_END];

const OPENERS = /[[{]|(?<![^\s?-])[-?](?=\s)/g;

function mayBeDeep(text: string): boolean {
  if (text.includes(' '.repeat(MAX_INDENT))) return true;
  let openers = 0;
  OPENERS.lastIndex = 0;
  while (OPENERS.test(text)) {
    openers += 1;
    if (openers > MAX_DEPTH) return true;
  }
  return false;
}
