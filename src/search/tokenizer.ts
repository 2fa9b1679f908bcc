/**
 * Folding makes spellings equal that a reader holds for equal: case, diacritics, `ß` and `ss`, ligatures. It works
 * code point by code point, so that every folded letter knows where it came from (see highlight.ts).
 *
 * After folding, whatever is not ASCII is a letter or a digit: all other signs have become ASCII ones or spaces.
 */
import { memoized } from './steps.js';

/** Letters that Unicode does not take apart, and the signs that may stand within a word. */
const SPECIAL: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ς: 'σ',
  '’': "'",
  '‘': "'",
  '‐': '-',
  '‑': '-',
};

const NON_ASCII = /[^\0-\x7f]/gu;
/** Combining marks, and what has no width: soft hyphens, joiners, marks of direction. */
const MARKS = /[\p{M}\p{Cf}]/gu;
const LETTER = /[\p{L}\p{N}]/u;
/** How many folded letters are remembered: all that four languages need, and a bound for everything else. */
const MEMO_SIZE = 2000;

/** Folds one code point. Empty for a combining mark and for what has no width. */
export const foldCodePoint = memoized(
  (codePoint) =>
    codePoint
      .normalize('NFKD')
      .toLowerCase()
      .normalize('NFKD')
      .replace(MARKS, '')
      .replace(NON_ASCII, (sign) => SPECIAL[sign] ?? (LETTER.test(sign) ? sign : ' ')),
  MEMO_SIZE,
);

/** Folds a text. Folding twice changes nothing more. */
export function fold(text: string): string {
  return text.toLowerCase().replace(NON_ASCII, foldCodePoint);
}

const UMLAUTS = /[äöü]/g;

/** The other way to write German umlauts without their dots: `ueberwachung` for "Überwachung". */
export function foldUmlauts(text: string): string {
  return fold(
    text
      .normalize('NFC')
      .toLowerCase()
      .replace(UMLAUTS, (umlaut) => `${foldCodePoint(umlaut)}e`),
  );
}

/** Whether a UTF-16 unit of a folded text belongs to a word. */
export function isWordUnit(unit: number): boolean {
  return (unit >= 97 && unit <= 122) || (unit >= 48 && unit <= 57) || unit > 127;
}

/** The words of a folded text: its runs of letters and digits. */
export function wordsOf(folded: string): string[] {
  return folded.match(/[a-z0-9\x80-\uffff]+/g) ?? [];
}

/** A text folded, without anything but letters and digits: "Google Docs" and "google-docs" become one. */
export function squash(text: string): string {
  return wordsOf(fold(text)).join('');
}

/** A word of a query. */
export interface Token {
  /** Folded. */
  readonly word: string;
  /** The same with umlauts written as `ae`, `oe`, `ue`. */
  readonly spelledOut: string;
  /** Where it stands in the query, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  /** Whether it stands in quotation marks: then it is a word and nothing else, neither filter nor filler. */
  readonly isQuoted: boolean;
}

/** A word as it is written, with its marks; or a quotation mark. */
const WRITTEN = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\p{Cf}]*|["“”„«»]/gu;

/** The words of a query with their places. */
export function tokenize(query: string): Token[] {
  const tokens: Token[] = [];
  let isQuoted = false;
  for (const { 0: written, index } of query.matchAll(WRITTEN)) {
    if (/^["“”„«»]/.test(written)) {
      isQuoted = !isQuoted;
      continue;
    }
    const spelledOut = wordsOf(foldUmlauts(written)).join('');
    const word = squash(written);
    if (word) tokens.push({ word, spelledOut, start: index, end: index + written.length, isQuoted });
  }
  return tokens;
}

/** What may hold a compound together: "Passwort-Manager", "Rocket.Chat", "Let's", "a/b", "snake_case". */
const JOINTS = "-'._/";
/** ASCII signs that end a token: all but letters, digits and joints. What is not ASCII is looked at by `fold`. */
const IS_END = Uint8Array.from({ length: 128 }, (_, unit) =>
  /[a-z0-9]/i.test(String.fromCharCode(unit)) || JOINTS.includes(String.fromCharCode(unit)) ? 0 : 1,
);
const TWO_JOINTS = /[-'._/ ]{2}/;
const LONGEST_WORD = 64;

/**
 * Reads the terms of texts and numbers them. Whatever is written the same way is taken apart once and found again by
 * two hashes of its letters, without making a string of it: that reads ten million letters in a tenth of a second.
 */
export class TextReader {
  /** All terms by their numbers. */
  readonly terms: string[] = [];
  /** The numbers of the terms read last: as many as `read` said. */
  found = new Uint32Array(1 << 10);
  readonly #numbers = new Map<string, number>();
  /** The numbers of what is written, for every token that was met. */
  readonly #expansions: Uint32Array[] = [];
  /** A hash table with slots of three: two hashes of a token, and its place in the expansions plus 1. */
  #slots = new Int32Array(3 << 12);

  /** The number of a term, which is new where nobody has met it. */
  number(term: string): number {
    let number = this.#numbers.get(term);
    if (number === undefined) {
      number = this.terms.push(term) - 1;
      this.#numbers.set(term, number);
    }
    return number;
  }

  /**
   * Reads all words of a text, the parts of compounds also as one word ("passwortmanager"), and words with umlauts
   * also as they are written without ("ueberwachung").
   * @returns how many terms there are; their numbers stand in `found` until the next call
   */
  read(text: string): number {
    let size = 0;
    let start = 0;
    let first = 0;
    let second = 0;
    for (let at = 0; at <= text.length; at++) {
      const unit = at < text.length ? text.charCodeAt(at) : 32;
      if (unit > 127 || IS_END[unit] === 0) {
        first = Math.imul(first ^ unit, 1_000_003);
        second = Math.imul(second + unit, 1_000_000_007);
        continue;
      }
      if (at > start) {
        const numbers = this.#expansion(text, start, at, first, second);
        if (size + numbers.length > this.found.length) {
          const found = new Uint32Array(2 * (size + numbers.length));
          found.set(this.found);
          this.found = found;
        }
        for (const number of numbers) this.found[size++] = number;
      }
      start = at + 1;
      first = second = 0;
    }
    return size;
  }

  /** The terms of a token, which is taken apart when it is new. */
  #expansion(text: string, start: number, end: number, first: number, second: number): Uint32Array {
    const slots = this.#slots;
    const slot = slotOf(slots, first, second);
    const known = this.#expansions[(slots[slot + 2] ?? 0) - 1];
    if (known) return known;
    const expansion = Uint32Array.from(termsOf(text.slice(start, end)), (term) => this.number(term));
    slots[slot] = first;
    slots[slot + 1] = second;
    slots[slot + 2] = this.#expansions.push(expansion);
    if (this.#expansions.length * 6 > slots.length) this.#grow();
    return expansion;
  }

  #grow(): void {
    const old = this.#slots;
    this.#slots = new Int32Array(old.length * 2);
    for (let at = 0; at < old.length; at += 3)
      if (old[at + 2])
        this.#slots.set(old.subarray(at, at + 3), slotOf(this.#slots, old[at] ?? 0, old[at + 1] ?? 0));
  }
}

/** The slot of a token by its hashes, or the free one where it belongs. */
function slotOf(slots: Int32Array, first: number, second: number): number {
  const size = slots.length / 3;
  // the high bits of a hash depend on all letters
  let slot = 3 * ((first ^ (first >>> 15)) & (size - 1));
  while (slots[slot + 2] !== 0 && (slots[slot] !== first || slots[slot + 1] !== second))
    slot = slot + 3 < slots.length ? slot + 3 : 0;
  return slot;
}

/** All terms that a token is found by. */
function termsOf(token: string): string[] {
  const terms = [fold(token), foldUmlauts(token)].flatMap((folded) => {
    const words = wordsOf(folded);
    return words.length > 1 && !TWO_JOINTS.test(folded) ? [...words, words.join('')] : words;
  });
  return Array.from(new Set(terms), (term) => term.slice(0, LONGEST_WORD));
}
