import Fuse from 'fuse.js/basic';

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
/** So many letters may be missing at the end: a reader may still be typing. */
const COMPLETION = 10;
/** Two letters swapped are the commonest typing error, nearly as good as none; a completion with an error is not. */
const TRANSPOSED = 0.9;
const TRANSPOSED_PREFIX = 0.8;
const A_LETTER_LONGER = 0.03;

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

/** Whether a word begins like a pattern, but for two neighbouring letters that are swapped. */
function isTransposed(pattern: string, word: string): boolean {
  let at = 0;
  while (pattern[at] === word[at] && at < pattern.length) at++;
  const swapped = word.charAt(at + 1) + word.charAt(at);
  return swapped !== '' && pattern.slice(at) === swapped + word.slice(at + 2, pattern.length);
}

/**
 * Finds words with typing errors in a fixed list of words. A first look compares sets of letters (a wrong letter
 * changes a set by at most one on each side, so nothing is missed), then Fuse judges the few words left.
 */
export class FuzzyWords {
  readonly words: readonly string[];
  readonly #bits: Int32Array;

  constructor(words: readonly string[]) {
    this.words = words;
    this.#bits = Int32Array.from(words, letterBits);
  }

  /**
   * The words that resemble a pattern, the likeliest first.
   * @param edits how many letters may be wrong
   * @param completion how many letters may be missing at the end
   */
  like(pattern: string, edits = pattern.length < 8 ? 1 : 2, completion = COMPLETION): Likeness[] {
    if (pattern.length < SHORTEST || pattern.length > LONGEST) return [];
    const bits = letterBits(pattern);
    const found: Likeness[] = [];
    const candidates: { index: number; word: string; distance: number }[] = [];
    for (let index = 0; index < this.words.length; index++) {
      const has = this.#bits[index] ?? 0;
      const missing = countBits(bits & ~has);
      // most words fall here
      if (missing > edits) continue;
      const word = this.words[index] ?? '';
      const longer = word.length - pattern.length;
      if (longer < -edits || longer > Math.max(edits, completion)) continue;
      const extra = countBits(has & ~bits);
      // a word much longer is a completion: it begins like the pattern, or it is another word
      if (longer > edits ? !word.startsWith(pattern.slice(0, 2)) : extra > edits) continue;
      // what contains the pattern is no mistyped form of it, and Fuse would hold it for the same
      if (longer > 0 && word.includes(pattern)) continue;
      if (missing === 0 && isTransposed(pattern, word))
        found.push({ index, score: longer ? TRANSPOSED_PREFIX - A_LETTER_LONGER * longer : TRANSPOSED });
      else candidates.push({ index, word, distance: 2 * missing + extra + Math.abs(longer) });
    }
    candidates.sort((a, b) => a.distance - b.distance).splice(MOST_JUDGED);
    const judge = new Fuse(
      candidates.map(({ word }) => word),
      {
        isCaseSensitive: true,
        ignoreFieldNorm: true,
        includeScore: true,
        shouldSort: false,
        // Fuse's score is the share of wrong letters, plus a little for a late beginning
        threshold: edits / pattern.length + 0.01,
        distance: 100 * LONGEST,
      },
    );
    for (const { item, refIndex, score = 1 } of judge.search(pattern)) {
      // a letter left out is likelier than a wrong one
      const wrong = 0.04 * countBits(bits & ~letterBits(item));
      const otherStart = item.startsWith(pattern.charAt(0)) ? 0 : 0.1;
      const longer = A_LETTER_LONGER * Math.max(0, item.length - pattern.length);
      found.push({
        index: candidates[refIndex]?.index ?? 0,
        score: Math.max(0, 1 - score - otherStart - longer - wrong),
      });
    }
    return found.sort((a, b) => b.score - a.score || a.index - b.index);
  }
}
