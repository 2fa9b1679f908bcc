/**
 * Folding makes spellings equal that a reader holds for equal: case, diacritics, `ß` and `ss`, ligatures. It works
 * code point by code point, so that every folded letter knows where it came from (see highlight.ts).
 *
 * After folding, whatever is not ASCII is a letter or a digit: all other signs have become ASCII ones or spaces.
 */
import { memoized } from './memo.js';

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
