// Splits texts into words, and folds them: case, accents, umlauts, compounds.

/**
 * Folding makes spellings equal that a reader holds for equal: case, diacritics, `ß` and `ss`, ligatures. It works
 * code point by code point, so that every folded letter knows where it came from (see highlight.ts).
 *
 * After folding, whatever is not ASCII is a letter or a digit: all other signs have become ASCII ones or spaces.
 */
import { memoized } from './steps.js';

/** Letters that Unicode does not take apart, and signs within a word, each with what it is folded to. */
const SPECIAL: ReadonlyMap<string, string> = new Map(
  "ßss æae œoe øo łl đd ðd þth ħh ıi ςσ ’' ‘' ‐- ‑-"
    .split(' ')
    .map(([sign = '', ...folded]) => [sign, folded.join('')]),
);

const NON_ASCII = /[^\0-\x7f]/gu;
/** Combining marks, and what has no width: soft hyphens, joiners, marks of direction. */
const MARKS = /[\p{M}\p{Cf}]/gu;
const LETTER = /[\p{L}\p{N}]/u;
/** How many folded letters are remembered: all that four languages need, and a bound for everything else. */
const MEMO_SIZE = 2000;

/** Folds one code point. Empty for a combining mark and for what has no width. */
export const foldCodePoint = memoized(
  (codePoint: string) =>
    codePoint
      .normalize('NFKD')
      .toLowerCase()
      .normalize('NFKD')
      .replace(MARKS, '')
      .replace(NON_ASCII, (sign) => SPECIAL.get(sign) ?? (LETTER.test(sign) ? sign : ' ')),
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

/** Whether a letter of a folded text belongs to a word. */
export const isWordUnit = (unit: string): boolean => /[a-z0-9\x80-\uffff]/.test(unit);

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
    if (!LETTER.test(written)) {
      isQuoted = !isQuoted;
      continue;
    }
    const word = squash(written);
    if (word) tokens.push({ word, start: index, end: index + written.length, isQuoted });
  }
  return tokens;
}

/** What is written without a gap: a word, or a compound ("Passwort-Manager", "Rocket.Chat", "Let's", "snake_case"). */
const COMPOUND = /[\w'\-./\x80-\uffff]+/g;
/** Most compounds are one word that needs no folding. */
const PLAIN = /^[a-z0-9]+$/i;
/** So much of a long word is indexed, in UTF-16 units. */
const LONGEST_WORD = 64;

/** A text cut into what is written without a gap. */
export const compoundsOf = (text: string): readonly string[] => text.match(COMPOUND) ?? [];

/** All terms that a compound is found by: its words, and all as one ("passwortmanager"), both with umlauts written out, too. */
export function termsOf(compound: string): string[] {
  if (PLAIN.test(compound)) return [compound.toLowerCase().slice(0, LONGEST_WORD)];
  const terms = [fold(compound), foldUmlauts(compound)].flatMap((folded) => {
    const words = wordsOf(folded);
    return words.length > 1 ? [...words, words.join('')] : words;
  });
  return Array.from(new Set(terms), (term) => term.slice(0, LONGEST_WORD));
}
