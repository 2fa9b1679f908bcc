import { fold, foldCodePoint } from './fold.js';
import { grown, placeHash, tagHash, WordTable } from './word-table.js';
import { isJoint, isWordUnit } from './words.js';

/** Units up to here are folded by a table, which fills as they are met: letters, quotation marks, dashes. */
const TABLE_SIZE = 0x2100;
const table = new Uint16Array(TABLE_SIZE);
/** In the table: what units are that are not folded into one letter. Letters are above all of these. */
const NOT_MET = 0;
const GAP = 1;
const JOINT = 2;
/** What becomes several units, or none. */
const ODD = 3;
/** The combining dots that make an umlaut of the letter before. */
const DOTS = 4;
/** Umlauts: so far below their letters. */
const UMLAUT = 92;
const LAST_SIGN = 47;
/** All but ASCII, and what the table knows as umlauts. */
const ODD_ONES = /[^\u0308\0-\x7fäöüÄÖÜ]/gu;

const LETTER_E = 101;
const LONGEST_WORD = 64;

/** What the table says of a unit below its size. */
function codeOf(unit: number): number {
  return (table[unit] ||= newCodeOf(unit));
}

function newCodeOf(unit: number): number {
  const letter = String.fromCharCode(unit);
  const folded = fold(letter);
  const one = folded.charCodeAt(0);
  if (folded.length !== 1) return letter === '\u0308' ? DOTS : ODD;
  if (isWordUnit(one)) return 'äöüÄÖÜ'.includes(letter) ? one - UMLAUT : one;
  return isJoint(one) ? JOINT : GAP;
}

/** The letter that a unit is folded into. */
const letterOf = (code: number, unit: number): number =>
  code > LAST_SIGN ? code : code === ODD ? unit : code + UMLAUT;

/**
 * Reads the words of texts and numbers them. It gives what `fold` and `wordsOf` give, in a tenth of the time: it
 * reads every text of a catalogue, so it folds, splits, hashes and looks up in one pass and makes no strings.
 */
export class WordReader {
  readonly table = new WordTable();
  /** The numbers of the words read last: as many as `read` said. */
  found = new Uint32Array(1 << 10);
  /** A word in letters: they are needed where a word is new, or several in one. The end of a long one is dropped. */
  readonly #letters = new Uint16Array(LONGEST_WORD + 1);

  /**
   * The numbers of all words of a text, of each compound's parts written as one ("passwortmanager"), and of each
   * word with umlauts as it is written without ("ueberwachung").
   * @param isPlain whether all that the table has no letters for has been folded
   * @returns how many there are; they stand in `found` until the next call
   */
  read(text: string, isPlain = false): number {
    const words = this.table;
    const codes = table;
    const { length } = text;
    // a letter and a gap are two words at most, and one more where a compound ends
    const found = (this.found = grown(this.found, 2 * length + 3));
    let size = 0;
    let at = 0;
    // the word at hand: where it began, and its hashes, which are 0 as long as it has no letters
    let start = 0;
    let place = 0;
    let tag = 0;
    let isUmlauted = false;
    /** Where the compound at hand began, and how many parts it has. */
    let compound = 0;
    let parts = 0;
    for (;;) {
      let code = GAP;
      let unit = 0;
      // Most of the time is spent here: what calls anything stands outside. And of strings there are more kinds than an
      // engine remembers in one place: it would look the method up for each unit.
      while (at < length) {
        unit = String.prototype.charCodeAt.call(text, at);
        code = unit < TABLE_SIZE ? (codes[unit] ?? 0) : ODD;
        if (code <= LAST_SIGN) break;
        at++;
        place = placeHash(place, code);
        tag = tagHash(tag, code);
      }
      if (at < length && code !== GAP && code !== JOINT) {
        if (code === NOT_MET) {
          codeOf(unit);
          continue;
        }
        if (code === ODD && !isPlain) return this.read(text.replace(ODD_ONES, foldCodePoint), true);
        at++;
        isUmlauted ||= code !== ODD;
        if (code === DOTS) continue;
        code = letterOf(code, unit);
        place = placeHash(place, code);
        tag = tagHash(tag, code);
        continue;
      }
      const isWord = tag !== 0;
      if (isWord) {
        if (parts++ === 0) compound = start;
        const known = words.find(place, tag);
        found[size++] = known < 0 ? this.#number(text, start, at) : known;
        if (isUmlauted) found[size++] = this.#number(text, start, at, true);
      }
      // a joint holds when it stands between two words alone
      if (!isWord || code !== JOINT || at >= length) {
        if (parts > 1) found[size++] = this.#number(text, compound, at);
        parts = 0;
      }
      if (at >= length) return size;
      start = ++at;
      place = tag = 0;
      isUmlauted = false;
    }
  }

  /** The same for a text with words that is one as a whole, its gaps left out. */
  readWhole(text: string): number {
    const plain = text.replace(ODD_ONES, foldCodePoint);
    this.found[0] = this.#number(plain, 0, plain.length);
    this.found[1] = this.#number(plain, 0, plain.length, true);
    return 2;
  }

  /**
   * The number of a word.
   * @param isSpelledOut whether its umlauts are written without dots
   */
  #number(text: string, start: number, end: number, isSpelledOut = false): number {
    const letters = this.#letters;
    let length = 0;
    for (let at = start; at < end && length < LONGEST_WORD; at++) {
      const unit = text.charCodeAt(at);
      const code = unit < TABLE_SIZE ? codeOf(unit) : ODD;
      if (code >= ODD && code !== DOTS) letters[length++] = letterOf(code, unit);
      const isDotted = code >= DOTS && code <= LAST_SIGN;
      const last = letters[length - 1] ?? LETTER_E;
      if (isSpelledOut && isDotted && last !== LETTER_E) letters[length++] = LETTER_E;
    }
    return this.table.number(letters, length);
  }
}
