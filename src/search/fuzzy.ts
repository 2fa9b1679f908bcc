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
export function tolerance(length: number): number {
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

/** The first two letters of a word as one number. */
function headOf(word: string): number {
  return word.charCodeAt(0) * 0x10000 + word.charCodeAt(1);
}

/**
 * Finds words with typing errors in a fixed list of words. A first look compares sets of letters (a wrong letter
 * changes a set by at most one on each side, so nothing is missed), then Fuse judges the few words left.
 */
export class FuzzyWords {
  readonly #words: readonly string[];
  /** The places of the words, the shortest first, and where each length begins. */
  readonly #places: Uint32Array;
  readonly #starts = new Uint32Array(LONGEST + COMPLETION + 2);
  /** In the order of the places, so that the first look walks straight through memory. */
  readonly #bits: Int32Array;
  readonly #heads: Uint32Array;
  /** How many words Fuse has judged so far: the work that a query costs. */
  judged = 0;

  constructor(words: readonly string[]) {
    this.#words = words;
    const starts = this.#starts;
    const last = starts.length - 1;
    for (const { length } of words) if (length < last) starts[length + 1] = (starts[length + 1] ?? 0) + 1;
    for (let length = 1; length <= last; length++)
      starts[length] = (starts[length] ?? 0) + (starts[length - 1] ?? 0);
    const next = starts.slice();
    const size = starts[last] ?? 0;
    this.#places = new Uint32Array(size);
    this.#bits = new Int32Array(size);
    this.#heads = new Uint32Array(size);
    words.forEach((word, place) => {
      if (word.length >= last) return;
      const at = next[word.length] ?? 0;
      next[word.length] = at + 1;
      this.#places[at] = place;
      this.#bits[at] = letterBits(word);
      this.#heads[at] = headOf(word);
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
    this.judged += candidates.length;
    const bits = letterBits(pattern);
    const fuse = new Fuse(
      candidates.map((index) => this.#words[index] ?? ''),
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
    const head = headOf(pattern);
    const { length } = pattern;
    const longest = length + Math.max(edits, completion);
    const byDistance: number[][] = [];
    for (let other = Math.max(1, length - edits); other <= longest; other++) {
      const longer = other - length;
      const end = this.#starts[other + 1] ?? 0;
      for (let at = this.#starts[other] ?? 0; at < end; at++) {
        const has = this.#bits[at] ?? 0;
        const missing = bits & ~has;
        // most words fall here, after a few operations
        if (without(missing, edits) !== 0) continue;
        const extra = has & ~bits;
        // a word much longer is a completion: it begins like the pattern, or it is another word
        if (longer > edits ? this.#heads[at] !== head : without(extra, edits) !== 0) continue;
        const place = this.#places[at] ?? 0;
        // what contains the pattern is no mistyped form of it, and Fuse would hold it for the same
        if (missing === 0 && longer > 0 && (this.#words[place] ?? '').includes(pattern)) continue;
        const distance = 2 * countBits(missing) + countBits(extra) + Math.abs(longer);
        (byDistance[distance] ??= []).push(place);
      }
    }
    return byDistance.flat().slice(0, MOST_JUDGED);
  }
}

/** A word with each two neighbouring letters swapped in turn: the typing error that costs Fuse two edits. */
export function swaps(word: string): string[] {
  const swapped: string[] = [];
  for (let at = 0; at + 1 < word.length; at++) {
    if (word[at] === word[at + 1]) continue;
    swapped.push(word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2));
  }
  return swapped;
}
