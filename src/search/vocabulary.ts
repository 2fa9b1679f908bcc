import { FuzzyWords, type Likeness } from './fuzzy.js';
import { lowerBound, memoized } from './steps.js';
import { ENDINGS, LINKING_LETTERS } from './words.js';

/** How many answers are remembered: enough for typing back and forth, and a bound for everything else. */
const MEMO_SIZE = 200;
/** The shortest stem that two forms of a word share, and the shortest half of a compound. */
const SHORTEST_STEM = 4;
/** What "ph" for "f" counts, or the other way round. */
const SAME_SOUND = 0.9;

/** The two halves of a compound, each as it stands in it. */
export type Halves = readonly [left: string, right: string];

/** The terms of a catalogue, sorted, each known by its place. */
export class Vocabulary {
  readonly terms: readonly string[];
  readonly #fuzzy: FuzzyWords;

  /** @param sorted in the order of their UTF-16 units */
  constructor(sorted: readonly string[]) {
    this.terms = sorted;
    this.#fuzzy = new FuzzyWords(sorted);
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

  /** Whether any term begins with a text. */
  begins(prefix: string): boolean {
    return this.terms[this.#lowerBound(prefix)]?.startsWith(prefix) ?? false;
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

  /** The places of the terms that contain a text, but do not begin with it. */
  containing(text: string): number[] {
    const places: number[] = [];
    this.terms.forEach((term, place) => {
      if (term.includes(text, 1) && !term.startsWith(text)) places.push(place);
    });
    return places;
  }

  /**
   * Splits a compound that is written as one word into two words that the vocabulary has, with linking letters between
   * them or without ("Terminverwaltung", "Rechnungsprogramm"). Of several ways the one with the longest shorter half.
   */
  split(word: string): Halves | undefined {
    let best: Halves | undefined;
    let longest = SHORTEST_STEM - 1;
    for (let at = SHORTEST_STEM; at <= word.length - SHORTEST_STEM; at++) {
      const right = word.slice(at);
      const shorter = Math.min(at, right.length);
      if (shorter <= longest || !this.#isWord(right)) continue;
      for (const letters of LINKING_LETTERS) {
        const left = word.slice(0, at - letters.length);
        if (left.length < SHORTEST_STEM || left + letters + right !== word) continue;
        if (letters ? !this.has(left) : !this.#isWord(left)) continue;
        best = [left, right];
        longest = shorter;
        break;
      }
    }
    return best;
  }

  /** Whether a text is a term, or a form of one. */
  #isWord(text: string): boolean {
    return this.has(text) || this.stemVariants(text).length > 0;
  }

  /** The terms that a mistyped word could mean, the likeliest first. */
  readonly similar = memoized((word: string): readonly Likeness[] => {
    const sounds = [word.replaceAll('ph', 'f'), word.replaceAll('f', 'ph')]
      .filter((other) => other !== word && this.has(other))
      .map((other) => ({ index: this.placeOf(other), score: SAME_SOUND }));
    return [...sounds, ...this.#fuzzy.like(word)];
  }, MEMO_SIZE);

  /** The terms that a whole query resembles with so many wrong letters, and no others behind. */
  guess(text: string, errors: number): readonly Likeness[] {
    return this.#fuzzy.like(text, errors, 0);
  }
}
