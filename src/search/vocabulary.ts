import { firstOf } from './first-of.js';
import { FuzzyWords, slips, type Likeness } from './fuzzy.js';
import { remember } from './memo.js';

/** How many answers are remembered: enough for typing back and forth, and a bound for everything else. */
const MEMO_SIZE = 200;

/** What a slip leaves of a word's likeness: two letters swapped are the commonest typing error, nearly as good as none. */
const SLIPPED = 0.9;

/** So many letters, and such a share of the longer word, have words in common that are akin. */
const SHORTEST_SHARED = 4;
const LEAST_SHARE = 0.6;

/** A list of words, sorted, each known by its place. */
export class Vocabulary {
  readonly words: readonly string[];
  readonly #fuzzy: FuzzyWords;
  /** All words in one text, so that one native scan finds those that contain something. */
  readonly #joined: string;
  readonly #starts: Uint32Array;
  readonly #likes = new Map<string, readonly Likeness[]>();
  readonly #insides = new Map<string, readonly number[]>();

  /** @param sorted in the order of their UTF-16 units */
  constructor(sorted: readonly string[]) {
    this.words = sorted;
    this.#fuzzy = new FuzzyWords(sorted);
    this.#joined = sorted.join('\n');
    this.#starts = new Uint32Array(sorted.length);
    let start = 0;
    sorted.forEach((word, place) => {
      this.#starts[place] = start;
      start += word.length + 1;
    });
  }

  /** The place of the first word that is not before a text. */
  lowerBound(text: string): number {
    return firstOf(0, this.words.length, (place) => (this.words[place] ?? '') < text);
  }

  /**
   * Words that share most of their letters from the beginning on, which is how inflected forms, relatives and the
   * words of neighbouring languages resemble each other: "Umfrage" and "Umfragen", "calendrier" and "calendario".
   * @param accept is called with the place of each such word that the given one does not begin, and the share (0 to 1)
   */
  akin(word: string, accept: (place: number, share: number) => void): void {
    const { length } = word;
    const shortest = Math.max(SHORTEST_SHARED, Math.ceil(LEAST_SHARE * length));
    if (length < shortest) return;
    const [from, to] = this.withPrefix(word.slice(0, shortest));
    for (let place = from; place < to; place++) {
      const other = this.words[place] ?? '';
      let shared = shortest;
      while (shared < length && shared < other.length && other[shared] === word[shared]) shared++;
      const share = shared / Math.max(length, other.length);
      if (share >= LEAST_SHARE && shared < length) accept(place, share);
    }
  }

  /** The places of the words that begin with a text, as a range. The word itself, if it is there, is the first. */
  withPrefix(prefix: string): readonly [from: number, to: number] {
    return [this.lowerBound(prefix), this.lowerBound(`${prefix}\uffff`)];
  }

  has(word: string): boolean {
    return this.words[this.lowerBound(word)] === word;
  }

  /** The places of the words that contain a text, but not at their start. */
  containing(text: string): readonly number[] {
    let places = this.#insides.get(text);
    if (!places) {
      // who types on narrows down: what contains "verw" contains "ver"
      const wider = this.#insides.get(text.slice(0, -1));
      places = wider
        ? wider.filter((place) => (this.words[place] ?? '').indexOf(text, 1) > 0)
        : this.#scan(text);
      remember(this.#insides, text, places, MEMO_SIZE);
    }
    return places;
  }

  #scan(text: string): number[] {
    const places: number[] = [];
    let place = 0;
    for (let at = this.#joined.indexOf(text, 1); at >= 0;) {
      place = firstOf(place, this.words.length, (each) => (this.#starts[each] ?? 0) <= at) - 1;
      const start = this.#starts[place] ?? 0;
      if (at > start || (this.words[place] ?? '').indexOf(text, 1) > 0) places.push(place);
      at = this.#joined.indexOf(text, this.#starts[++place] ?? Infinity);
    }
    return places;
  }

  /** The words that a mistyped one could mean, the likeliest first. */
  like(word: string, edits?: number): readonly Likeness[] {
    const key = `${word} ${edits ?? ''}`;
    const known = this.#likes.get(key);
    if (known) return known;
    const best = new Map<number, number>();
    const keep = (index: number, score: number): void => {
      best.set(index, Math.max(score, best.get(index) ?? 0));
    };
    for (const { index, score } of this.#fuzzy.like(word, edits)) keep(index, score);
    if (word.length > 3) {
      for (const slipped of slips(word)) {
        const [from, to] = this.withPrefix(slipped);
        // a completion with an error is less likely; the shortest ones stand first, and the rest is noise
        for (let index = from; index < Math.min(to, from + 8); index++) {
          const longer = (this.words[index] ?? '').length - word.length;
          keep(index, longer === 0 ? SLIPPED : SLIPPED - 0.1 - 0.03 * longer);
        }
      }
    }
    const likes = [...best]
      .map(([index, score]) => ({ index, score }))
      .sort((a, b) => b.score - a.score || a.index - b.index);
    remember(this.#likes, key, likes, MEMO_SIZE);
    return likes;
  }
}
