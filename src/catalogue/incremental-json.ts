import { isObject } from './prepare-entry.js';
import { CatalogueError } from './errors.js';

/** How many entries of a document are read at a time: about a millisecond's work. */
const PIECE = 50;

/** How many solutions the head of a document has: as many as an element shows at first. */
const HEAD = 24;

/** The members in front of `solutions` are short: looking further would only cost time. */
const LONGEST_OPENING = 4096;

/** A document up to the first of its entries, if only texts, numbers and the like stand before `solutions`. */
const OPENING =
  /^\uFEFF?\s*\{(?:\s*"[^"\\]*"\s*:\s*(?:"(?:[^"\\]|\\.)*"|[\w.+-]+)\s*,)*\s*"solutions"\s*:\s*\[\s*/;

/** What stands after the last entry when `solutions` is the last member. */
const CLOSING = /^\]\s*\}\s*$/;

/** JSON text, with or without the byte order mark that an editor left. */
function parseJson(text: string): unknown {
  return JSON.parse(text.startsWith('\uFEFF') ? text.slice(1) : text) as unknown;
}

/**
 * Reads a document in pieces of some entries, so that no piece keeps the page waiting, and without the parts that
 * were not asked for yet.
 * @returns the document without its entries; undefined when its layout is not the usual one, or it is no JSON: what
 *   was read until then does not count
 */
export function* readPieces(text: string): Generator<unknown[], unknown> {
  const opening = OPENING.exec(text.slice(0, LONGEST_OPENING))?.[0];
  if (opening === undefined) return undefined;
  const end = text.lastIndexOf(']');
  if (!CLOSING.test(text.slice(end))) return undefined;
  try {
    let at = opening.length;
    while (at < end) {
      const to = endOfEntries(text, at, PIECE);
      if (to === undefined) return undefined;
      yield JSON.parse(`[${text.slice(at, to)}]`) as unknown[];
      at = skipBlanks(text, to);
      if (at === end) break;
      if (text[at] !== ',') return undefined;
      at = skipBlanks(text, at + 1);
      // A comma with nothing after it.
      if (at === end) return undefined;
    }
    return at === end ? parseJson(opening + text.slice(end)) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads any document, as a whole.
 * @returns the document
 * @throws {CatalogueError} of kind `parse` when it is no JSON
 */
export function* readWhole(text: string): Generator<unknown[], unknown> {
  let json: unknown;
  try {
    json = parseJson(text);
  } catch (cause) {
    const what = /^\s*</.test(text) ? 'It looks like an HTML page.' : String(cause);
    throw new CatalogueError('parse', `The document is not JSON. ${what}`, { cause });
  }
  const entries = entriesOf(json);
  for (let at = 0; at < entries.length; at += PIECE) yield entries.slice(at, at + PIECE);
  return json;
}

/**
 * The first entries of a document that may be still on its way, as a document of its own.
 * @returns undefined when there is no beginning to be had: too short, or not laid out as usual
 */
export function headOf(text: string): string | undefined {
  const opening = OPENING.exec(text.slice(0, LONGEST_OPENING))?.[0];
  const end = opening && endOfEntries(text, opening.length, HEAD, HEAD);
  return end ? `${text.slice(0, end)}]}` : undefined;
}

function entriesOf(json: unknown): unknown[] {
  const solutions = isObject(json) && Object.hasOwn(json, 'solutions') && json.solutions;
  return Array.isArray(solutions) ? (solutions as unknown[]) : [];
}

/**
 * Where a row of entries ends: after as many as there are, but no more than `most`.
 * @returns undefined when there are fewer than `least`, or something that is no entry
 */
function endOfEntries(text: string, from: number, most: number, least = 1): number | undefined {
  let at = from;
  for (let count = 1; ; count += 1) {
    const end = endOfObject(text, at);
    if (end === undefined) return undefined;
    if (count === most) return end;
    const comma = skipBlanks(text, end);
    if (text[comma] !== ',') return count < least ? undefined : end;
    at = skipBlanks(text, comma + 1);
  }
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** What JSON takes for white space, and nothing else. */
const BLANKS = [0x20, 0x0a, 0x0d, 0x09];

/** The position after an object that begins at `from`; undefined when it is none or does not end. */
function endOfObject(text: string, from: number): number | undefined {
  if (text[from] !== '{') return undefined;
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      at = endOfString(text, at);
      if (at < 0) return undefined;
    } else if (code === 0x7b || code === 0x5b) depth += 1;
    else if ((code === 0x7d || code === 0x5d) && --depth === 0) return at + 1;
  }
  return undefined;
}

/** The position of the quote that ends a string; negative when none does. */
function endOfString(text: string, from: number): number {
  for (let end = text.indexOf('"', from + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let slashes = 0;
    while (text.charCodeAt(end - 1 - slashes) === BACKSLASH) slashes += 1;
    if (slashes % 2 === 0) return end;
  }
  return -1;
}

function skipBlanks(text: string, from: number): number {
  let at = from;
  while (BLANKS.includes(text.charCodeAt(at))) at += 1;
  return at;
}
