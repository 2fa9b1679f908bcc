// The words of the index: fuzzy matching of misspelt words, stems, halves of compounds.
import { memoized } from './steps.js';
import Fuse from 'fuse.js/basic';
import { ENDINGS } from './languages/words.js';

/** One word that resembles another. */
export interface Likeness {
  /** Its place in the list of words. */
  readonly index: number;
  /** From 0 (nothing in common) to 1 (the same). */
  readonly score: number;
}

/** Longer patterns are more than Fuse's bit masks hold. */
const LONGEST = 32;
/** At most so many words are judged, however many pass the first look: it bounds the time of any query. */
const MOST_JUDGED = 64;
/** Shorter words have too many neighbours to guess which was meant. */
const SHORTEST = 4;
/** From this length on, two letters may be wrong. */
const SHORTEST_OF_TWO_EDITS = 8;
/** So many letters may be missing at the end: a reader may still be typing. */
const COMPLETION = 10;
/** Two letters swapped are the commonest typing error, nearly as good as none. */
const TRANSPOSED = 0.9;

/** One bit for each letter a word has; letters beyond `a` to `z` share the bits that are left. */
function letterBits(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at++) {
    const unit = word.charCodeAt(at);
    bits |= 1 << (unit >= 97 && unit <= 122 ? unit - 97 : 26 + (unit % 6));
  }
  return bits;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Whether two words differ by two neighbouring letters that are swapped. */
function isTransposed(pattern: string, word: string): boolean {
  let at = 0;
  while (pattern[at] === word[at] && at < pattern.length) at++;
  return pattern === word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
}

/** How many answers are remembered: enough for typing back and forth, and a bound for everything else. */
const MEMO_SIZE = 200;
/** The shortest stem that two forms of a word share, and the shortest half of a compound. */
const SHORTEST_STEM = 4;
const LONGEST_ENDING = Math.max(...ENDINGS.flatMap((endings) => Array.from(endings, ({ length }) => length)));

/** Terms in the order of their UTF-16 units, each known by its place. */
export class Vocabulary {
  readonly #letters: Int32Array;
  /** All terms, one a line: a text is looked for in all of them at once. */
  readonly #lines: string;

  constructor(readonly words: readonly string[]) {
    this.#lines = `${words.join('\n')}\n`;
    this.#letters = Int32Array.from(words, letterBits);
  }

  /** The place of the first term that is not before a text. */
  #lowerBound(text: string): number {
    let [low, high] = [0, this.words.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.words[middle] ?? '') < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The places of the terms that begin with a text, as a range. The text itself, if it is a term, is the first. */
  withPrefix(prefix: string): readonly [from: number, to: number] {
    return [this.#lowerBound(prefix), this.#lowerBound(`${prefix}\uffff`)];
  }

  /** The place of a term; -1 when there is none. */
  placeOf(term: string): number {
    const place = this.#lowerBound(term);
    return this.words[place] === term ? place : -1;
  }

  /** Whether any term begins with a text. */
  begins(prefix: string): boolean {
    const [from, to] = this.withPrefix(prefix);
    return from < to;
  }

  /** Whether a word, what begins with it or a form of it is a term. */
  knows(word: string): boolean {
    return this.begins(word) || this.stemVariants(word).length > 0;
  }

  /**
   * The places of the forms of a word: terms that differ from it by an ending of inflection or derivation only
   * ("Rechnung" and "Rechnungen", "verwalten" and "Verwaltung", "fattura" and "fatture").
   */
  readonly stemVariants = memoized((word: string): readonly number[] => {
    const shortest = Math.max(SHORTEST_STEM, word.length - LONGEST_ENDING);
    if (word.length < SHORTEST_STEM) return [];
    const places: number[] = [];
    const [from, to] = this.withPrefix(word.slice(0, shortest));
    for (let place = from; place < to; place++) {
      const term = this.words[place] ?? '';
      let shared = shortest;
      while (shared < word.length && term[shared] === word[shared]) shared++;
      // "manag|er" and "manag|ement": an ending may begin before the first letter that differs
      const isForm = [shared, shared - 1].some(
        (at) =>
          at >= shortest && ENDINGS.some((each) => each.has(word.slice(at)) && each.has(term.slice(at))),
      );
      if (isForm && term !== word) places.push(place);
    }
    return places;
  }, MEMO_SIZE);

  /** The places of a word, -1 when it is no term, and of its forms. */
  formsOf(word: string): readonly number[] {
    return [this.placeOf(word), ...this.stemVariants(word)];
  }

  /** The places of the terms that contain a text, but do not begin with it. */
  containing(text: string): number[] {
    const places: number[] = [];
    let at = -1;
    while ((at = this.#lines.indexOf(text, at + 1)) >= 0) {
      const start = this.#lines.lastIndexOf('\n', at) + 1;
      const end = this.#lines.indexOf('\n', at);
      if (start < at) places.push(this.placeOf(this.#lines.slice(start, end)));
      at = end;
    }
    return places;
  }

  /**
   * Splits a compound that is written as one word into two words that the vocabulary has, or forms of such: linking
   * letters are endings ("Terminverwaltung", "Rechnungs|programm"). Of several ways the one with the longest shorter half.
   */
  split(word: string): readonly string[] {
    let best: readonly string[] = [];
    let longest = SHORTEST_STEM - 1;
    const isKnown = (half: string) => this.formsOf(half).some((place) => place >= 0);
    for (let at = SHORTEST_STEM; at <= word.length - SHORTEST_STEM; at++) {
      const halves = [word.slice(0, at), word.slice(at)];
      const shorter = Math.min(at, word.length - at);
      if (shorter > longest && halves.every(isKnown)) [best, longest] = [halves, shorter];
    }
    return best;
  }

  /**
   * The terms that a mistyped word could mean, the likeliest first. A first look compares sets of letters (a wrong letter
   * changes a set by at most one on each side, so nothing is missed), then Fuse judges the few terms left.
   */
  readonly similar = memoized((pattern: string): readonly Likeness[] => {
    if (pattern.length < SHORTEST || pattern.length > LONGEST) return [];
    const edits = pattern.length < SHORTEST_OF_TWO_EDITS ? 1 : 2;
    const bits = letterBits(pattern);
    const found: Likeness[] = [];
    const candidates: { index: number; word: string; distance: number }[] = [];
    for (let index = 0; index < this.words.length; index++) {
      const has = this.#letters[index] ?? 0;
      const missing = countBits(bits & ~has);
      // most words fall here
      if (missing > edits) continue;
      const word = this.words[index] ?? '';
      const longer = word.length - pattern.length;
      if (longer < -edits || longer > COMPLETION) continue;
      const extra = countBits(has & ~bits);
      // a word much longer is a completion: it begins like the pattern, or it is another word
      if (longer > edits ? !word.startsWith(pattern.slice(0, 2)) : extra > edits) continue;
      // what contains the pattern is no mistyped form of it, and Fuse would hold it for the same
      if (longer > 0 && word.includes(pattern)) continue;
      if (missing === 0 && isTransposed(pattern, word)) found.push({ index, score: TRANSPOSED });
      else candidates.push({ index, word, distance: 2 * missing + extra + Math.abs(longer) });
    }
    candidates.sort((a, b) => a.distance - b.distance).splice(MOST_JUDGED);
    const judge = new Fuse(
      candidates.map(({ word }) => word),
      {
        includeScore: true,
        // Fuse's score is the share of wrong letters, plus a little for a late beginning
        threshold: edits / pattern.length + 0.01,
        distance: 100 * LONGEST,
      },
    );
    for (const { refIndex, score = 1 } of judge.search(pattern))
      found.push({ index: candidates[refIndex]?.index ?? 0, score: 1 - score });
    return found.sort((a, b) => b.score - a.score);
  }, MEMO_SIZE);
}
