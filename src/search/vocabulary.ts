import { fieldsOf, rankOf } from './fields.js';
import { FuzzyWords, swaps, type Likeness } from './fuzzy.js';

/** How many answers are remembered: enough for typing back and forth, and a bound for everything else. */
const MEMO_SIZE = 200;

/** A swapped pair of letters is the commonest typing error: nearly as good as no error. */
const SWAPPED = 0.9;

type Entries = readonly number[] | undefined;

/** All words of a catalogue, sorted, each known by its place, with the solutions that have it. */
export class Vocabulary {
  readonly words: readonly string[];
  /**
   * For each word the solutions that have it, ascending, as entries (see fields.ts): those that have it in their
   * labels, and those that have it in running text. Lists are missing where there are none.
   */
  readonly labels: readonly Entries[];
  readonly texts: readonly Entries[];
  readonly #fuzzy: FuzzyWords;
  /** All words in one text, so that one native scan finds those that contain something. */
  readonly #joined: string;
  readonly #starts: Uint32Array;
  readonly #likes = new Map<string, readonly Likeness[]>();
  readonly #insides = new Map<string, readonly number[]>();

  /** @param sorted in the order of their UTF-16 units, without repetition; the lists are in their order */
  constructor(sorted: readonly string[], labels: readonly Entries[], texts: readonly Entries[]) {
    this.words = sorted;
    this.labels = labels;
    this.texts = texts;
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
    let low = 0;
    let high = this.words.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.words[middle] ?? '') < text) low = middle + 1;
      else high = middle;
    }
    return low;
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
      remember(this.#insides, text, places);
    }
    return places;
  }

  #scan(text: string): number[] {
    const places: number[] = [];
    let place = 0;
    for (let at = this.#joined.indexOf(text, 1); at >= 0;) {
      place = this.#placeAt(at, place);
      const start = this.#starts[place] ?? 0;
      if (at > start || (this.words[place] ?? '').indexOf(text, 1) > 0) places.push(place);
      at = this.#joined.indexOf(text, this.#starts[++place] ?? Infinity);
    }
    return places;
  }

  /** The place of the word that stands at a position of the joined text. */
  #placeAt(position: number, from: number): number {
    let low = from;
    let high = this.words.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#starts[middle] ?? 0) <= position) low = middle + 1;
      else high = middle;
    }
    return low - 1;
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
      for (const swapped of swaps(word)) {
        const [from, to] = this.withPrefix(swapped);
        // a completion with an error is less likely; the shortest ones stand first, and the rest is noise
        for (let index = from; index < Math.min(to, from + 8); index++) {
          const longer = (this.words[index] ?? '').length - word.length;
          keep(index, longer === 0 ? SWAPPED : SWAPPED - 0.1 - 0.03 * longer);
        }
      }
    }
    const likes = [...best]
      .map(([index, score]) => ({ index, score }))
      .sort((a, b) => b.score - a.score || a.index - b.index);
    remember(this.#likes, key, likes);
    return likes;
  }
}

/**
 * The fields that a list of entries has for a solution.
 * @returns 0 when it has none
 */
export function fieldsFor(entries: Entries = [], rank: number): number {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (rankOf(entries[middle] ?? 0) < rank) low = middle + 1;
    else high = middle;
  }
  const entry = entries[low];
  return entry !== undefined && rankOf(entry) === rank ? fieldsOf(entry) : 0;
}

/** Keeps a value in a memo of bounded size: the oldest one goes. */
export function remember<T>(memo: Map<string, T>, key: string, value: T, size = MEMO_SIZE): void {
  if (memo.size >= size) {
    for (const oldest of memo.keys()) {
      memo.delete(oldest);
      break;
    }
  }
  memo.set(key, value);
}
