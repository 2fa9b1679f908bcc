import { FuzzyWords, transpositions, type Likeness } from './fuzzy.js';
import { lowerBound, memoized } from './steps.js';
import { ENDINGS, LINKING_LETTERS } from './words.js';

/** How many answers are remembered: enough for typing back and forth, and a bound for everything else. */
const MEMO_SIZE = 200;
/** The shortest stem that two forms of a word share, and the shortest half of a compound. */
const SHORTEST_STEM = 4;
/** Of the words that begin with a transposition so many are looked at: the shortest stand first, the rest is noise. */
const MOST_COMPLETIONS = 8;
/** Two letters swapped are the commonest typing error, nearly as good as none; a completion with an error is not. */
const TRANSPOSED = 0.9;
const TRANSPOSED_PREFIX = 0.8;
const A_LETTER_LONGER = 0.03;

/** A name that was heard may have such a share of wrong letters, and so many at most. */
const GUESSED_ERRORS = 0.4;
const MOST_ERRORS = 5;

/** The two halves of a compound, each as it stands in it. */
export type Halves = readonly [left: string, right: string];

/** The terms of a catalogue, sorted, each known by its place. */
export class Vocabulary {
  readonly terms: readonly string[];
  readonly #fuzzy: FuzzyWords;
  /** All terms in one text, so that one native scan finds those that contain something. */
  readonly #joined: string;
  readonly #starts: Uint32Array;

  /** @param sorted in the order of their UTF-16 units */
  constructor(sorted: readonly string[]) {
    this.terms = sorted;
    this.#fuzzy = new FuzzyWords(sorted);
    this.#joined = sorted.join('\n');
    this.#starts = new Uint32Array(sorted.length);
    let start = 0;
    sorted.forEach((term, place) => {
      this.#starts[place] = start;
      start += term.length + 1;
    });
  }

  /** The place of the first term that is not before a text. */
  #lowerBound(text: string): number {
    return lowerBound(0, this.terms.length, (place) => (this.terms[place] ?? '') < text);
  }

  /** The places of the terms that begin with a text, as a range. The text itself, if it is a term, is the first. */
  withPrefix(prefix: string): readonly [from: number, to: number] {
    return [this.#lowerBound(prefix), this.#lowerBound(`${prefix}\uffff`)];
  }

  /** The place of a term; -1 when there is none. */
  placeOf(term: string): number {
    const place = this.#lowerBound(term);
    return this.terms[place] === term ? place : -1;
  }

  has(term: string): boolean {
    return this.placeOf(term) >= 0;
  }

  /**
   * The places of the forms of a word: terms that differ from it by an ending of inflection or derivation only
   * ("Rechnung" and "Rechnungen", "verwalten" and "Verwaltung", "fattura" and "fatture").
   */
  readonly stemVariants = memoized((word: string): readonly number[] => {
    const shortest = Math.max(SHORTEST_STEM, word.length - ENDINGS.longest);
    if (word.length < SHORTEST_STEM) return [];
    const places: number[] = [];
    const [from, to] = this.withPrefix(word.slice(0, shortest));
    for (let place = from; place < to; place++) {
      const term = this.terms[place] ?? '';
      let shared = shortest;
      while (shared < word.length && term[shared] === word[shared]) shared++;
      // "manag|er" and "manag|ement": an ending may begin before the first letter that differs
      const isForm = [shared, shared - 1].some(
        (at) => at >= shortest && ENDINGS.has(word.slice(at)) && ENDINGS.has(term.slice(at)),
      );
      if (isForm && term !== word) places.push(place);
    }
    return places;
  }, MEMO_SIZE);

  /** The places of the terms that contain a text, but not at their start. */
  readonly containing = memoized((text: string): readonly number[] => {
    const places: number[] = [];
    let place = 0;
    for (let at = this.#joined.indexOf(text, 1); at >= 0;) {
      place = lowerBound(place, this.terms.length, (each) => (this.#starts[each] ?? 0) <= at) - 1;
      const start = this.#starts[place] ?? 0;
      if (at > start || (this.terms[place] ?? '').indexOf(text, 1) > 0) places.push(place);
      at = this.#joined.indexOf(text, this.#starts[++place] ?? Infinity);
    }
    return places;
  }, MEMO_SIZE);

  /**
   * Splits a compound that is written as one word into two words that the vocabulary has, with linking letters between
   * them or without ("Terminverwaltung", "Rechnungsprogramm"). Of several ways the one with the longest shorter half.
   */
  readonly split = memoized((word: string): Halves | false => {
    let best: Halves | false = false;
    let shorter = SHORTEST_STEM - 1;
    for (let at = SHORTEST_STEM; at <= word.length - SHORTEST_STEM; at++) {
      const right = word.slice(at);
      if (!this.#isWord(right)) continue;
      for (const letters of LINKING_LETTERS) {
        if (!word.slice(0, at).endsWith(letters)) continue;
        const left = word.slice(0, at - letters.length);
        const size = Math.min(at, right.length);
        if (left.length < SHORTEST_STEM || size <= shorter) continue;
        if (!(letters === '' ? this.#isWord(left) : this.has(left))) continue;
        best = [left, right];
        shorter = size;
      }
    }
    return best;
  }, MEMO_SIZE);

  /** Whether a text is a term, or a form of one. */
  #isWord(text: string): boolean {
    return this.has(text) || this.stemVariants(text).length > 0;
  }

  /** The terms that a whole query resembles, with more errors than a word may have: names that were heard. */
  guess(text: string): readonly Likeness[] {
    const errors = Math.min(MOST_ERRORS, Math.floor(text.length * GUESSED_ERRORS));
    return [...this.#fuzzy.like(text, errors, 0)].sort((a, b) => b.score - a.score);
  }

  /** The terms that a mistyped word could mean, the likeliest first. */
  readonly similar = memoized((word: string): readonly Likeness[] => {
    const best = new Map<number, number>();
    const keep = (index: number, score: number): void => {
      best.set(index, Math.max(score, best.get(index) ?? 0));
    };
    for (const { index, score } of this.#fuzzy.like(word)) keep(index, score);
    for (const transposed of transpositions(word)) {
      const [from, to] = this.withPrefix(transposed);
      for (let index = from; index < Math.min(to, from + MOST_COMPLETIONS); index++) {
        const longer = (this.terms[index] ?? '').length - word.length;
        keep(index, longer === 0 ? TRANSPOSED : TRANSPOSED_PREFIX - A_LETTER_LONGER * longer);
      }
    }
    return Array.from(best, ([index, score]) => ({ index, score })).sort(
      (a, b) => b.score - a.score || a.index - b.index,
    );
  }, MEMO_SIZE);
}
