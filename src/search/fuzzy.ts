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
const COMPLETION = 10;

/** How many wrong letters a word of some length may have. */
function tolerance(length: number): number {
  return length < SHORTEST ? 0 : length < 8 ? 1 : 2;
}

/** One bit for each letter a word has; letters beyond `a` to `z` share the bits that are left. */
function letterBits(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at++) {
    const unit = word.charCodeAt(at);
    bits |= 1 << (unit >= 97 && unit <= 122 ? unit - 97 : 26 + (unit % 6));
  }
  return bits;
}

/** Takes so many bits away. */
function without(bits: number, count: number): number {
  let rest = bits;
  for (let i = 0; i < count; i++) rest &= rest - 1;
  return rest;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/**
 * Finds words with typing errors in a fixed list of words. A first look compares sets of letters (a wrong letter
 * changes a set by at most one on each side, so nothing is missed), then Fuse judges the few words left.
 */
export class FuzzyWords {
  readonly words: readonly string[];
  readonly #bits: Int32Array;
  readonly #lengths: Uint8Array;

  constructor(words: readonly string[]) {
    this.words = words;
    this.#bits = new Int32Array(words.length);
    this.#lengths = new Uint8Array(words.length);
    words.forEach((word, place) => {
      this.#bits[place] = letterBits(word);
      this.#lengths[place] = Math.min(word.length, 255);
    });
  }

  /**
   * The words that resemble a pattern, in the order of the list.
   * @param edits how many letters may be wrong
   * @param completion how many letters may be missing at the end: a reader may still be typing
   */
  like(pattern: string, edits = tolerance(pattern.length), completion = COMPLETION): Likeness[] {
    if (edits === 0 || pattern.length > LONGEST) return [];
    const candidates = this.#candidates(pattern, edits, completion);
    if (candidates.length === 0) return [];
    const bits = letterBits(pattern);
    const fuse = new Fuse(
      candidates.map((index) => this.words[index] ?? ''),
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
    return fuse.search(pattern).map(({ refIndex, item, score = 1 }) => {
      const longer = Math.max(0, item.length - pattern.length);
      // a letter left out is likelier than a wrong one
      const wrong = 0.04 * countBits(bits & ~letterBits(item));
      const otherStart = item.startsWith(pattern.charAt(0)) ? 0 : 0.1;
      return {
        index: candidates[refIndex] ?? 0,
        score: Math.max(0, 1 - score - otherStart - 0.03 * longer - wrong),
      };
    });
  }

  /** The places of the words that could pass, the likeliest when there are too many. */
  #candidates(pattern: string, edits: number, completion: number): number[] {
    const bits = letterBits(pattern);
    const beginning = pattern.slice(0, 2);
    const shortest = pattern.length - edits;
    const longest = pattern.length + Math.max(edits, completion);
    const byDistance: number[][] = [];
    for (let place = 0; place < this.#bits.length; place++) {
      const length = this.#lengths[place] ?? 0;
      if (length < shortest || length > longest) continue;
      const has = this.#bits[place] ?? 0;
      const missing = bits & ~has;
      // most words fall here, after a few operations
      if (without(missing, edits) !== 0) continue;
      const longer = length - pattern.length;
      const extra = has & ~bits;
      const word = this.words[place] ?? '';
      // a word much longer is a completion: it begins like the pattern, or it is another word
      if (longer > edits ? !word.startsWith(beginning) : without(extra, edits) !== 0) continue;
      // what contains the pattern is no mistyped form of it, and Fuse would hold it for the same
      if (missing === 0 && longer > 0 && word.includes(pattern)) continue;
      const distance = 2 * countBits(missing) + countBits(extra) + Math.abs(longer);
      (byDistance[distance] ??= []).push(place);
    }
    return byDistance.flat().slice(0, MOST_JUDGED);
  }
}

/**
 * A word as typing errors leave it that cost Fuse two edits: two neighbouring letters swapped, and "ph" for "f". Short
 * words have none: they would mean too many others.
 */
export function transpositions(word: string): string[] {
  if (word.length < SHORTEST) return [];
  const others = [word.replaceAll('ph', 'f'), word.replaceAll('f', 'ph')].filter((other) => other !== word);
  for (let at = 0; at + 1 < word.length; at++) {
    if (word[at] === word[at + 1]) continue;
    others.push(word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2));
  }
  return others;
}
