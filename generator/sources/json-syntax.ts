/** What keeps a text from being JSON. */
export interface JsonSyntaxError {
  readonly offset: number;
  readonly message: string;
}

/**
 * Finds the first place where a text stops being JSON. `JSON.parse` is the judge, since it is what everybody reads
 * the file with; it names the place for some faults only, so for the others it is found by bisection: up to the
 * fault, every beginning of the text is merely unfinished.
 *
 * @returns undefined when the text is JSON
 */
export function jsonSyntaxError(text: string): JsonSyntaxError | undefined {
  const fault = faultOf(text);
  if (fault === undefined) return undefined;
  if (isUnfinished(fault, text.length)) return { offset: text.length, message: 'it ends too early.' };
  let good = 0;
  let bad = text.length;
  while (bad - good > 1) {
    const middle = good + Math.floor((bad - good) / 2);
    const beginning = faultOf(text.slice(0, middle));
    if (beginning === undefined || isUnfinished(beginning, middle)) good = middle;
    else bad = middle;
  }
  return { offset: good, message: explain(text, good) };
}

function faultOf(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Whether the fault is only that the text ends. */
function isUnfinished(fault: string, length: number): boolean {
  const position = /at position (\d+)/.exec(fault)?.[1];
  return /Unterminated|end of JSON/.test(fault) || (position !== undefined && Number(position) >= length);
}

function explain(text: string, offset: number): string {
  const character = String.fromCodePoint(text.codePointAt(offset) ?? 0x20);
  const before = text.slice(0, offset).trimEnd().at(-1);
  if (before === ',' && /[}\]]/.test(character)) return `remove the comma before this "${character}".`;
  if (character === "'") return 'texts and names stand between double quotes.';
  if (/[\n\r\t]/.test(character)) return 'a text must not contain line breaks or tabs; write \\n or \\t.';
  return `"${character}" does not fit here. A comma, a colon or a quote may be missing before it.`;
}
