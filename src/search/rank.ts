import { byScore } from './by-score.js';
import type { CatalogueIndex } from './catalogue-index.js';
import { WHOLE_NAME } from './fields.js';
import { countBits } from './fuzzy.js';
import type { Question } from './question.js';
import { Earnings } from './hits.js';
import { isGeneric } from './stop-words.js';

/** Points beside those of words and names. */
export const POINTS = { namesake: 100, product: 20, guessedName: 12 } as const;
/** What a solution's popularity adds to its points: a little of its own, to settle ties, and a share of them. */
const POPULARITY_ALONE = 0.1;
const POPULARITY_SHARE = 0.35;

/** The ranked solutions for a question, and what is needed to explain them. */
export interface Ranking {
  /** Ranks, best first. */
  readonly ranks: Uint32Array;
  readonly partial: boolean;
  /** For each required word, how rare it is: what its points are multiplied by. */
  readonly rarity: readonly number[];
  /** Points for names that the whole query resembles, by rank, when nothing has all words. */
  readonly guessedNames: ReadonlyMap<number, number>;
  /** For each category the share of its own that a solution's points rise by. */
  readonly kinship: Float64Array;
}

/** What words earn that say how something is done, as a share of what those earn that say what. */
const HOW = 0.5;

/** How much a word says: the fewer solutions have it, the more. */
function rarityOf(having: number, all: number): number {
  return 0.3 + Math.log(1 + (all - having + 0.5) / (having + 0.5));
}

/** The points that popularity adds to others. */
export function popularityPoints(popularity: number, points: number): number {
  return popularity * (POPULARITY_ALONE + POPULARITY_SHARE * points);
}

/** What a category of which every solution matches adds to the points of each. */
const KINSHIP = 0.25;
/** A category needs more than a few solutions to be sure of. */
const DOUBT = 2;

/**
 * Where most of a category matches, the category is what was meant, and a word met elsewhere is chance: this tells
 * the messengers from a server that mentions messages, in any language.
 */
function kinshipOf(ranks: Uint32Array, { categories, categorySizes }: CatalogueIndex): Float64Array {
  const matching = new Float64Array(categorySizes.length);
  for (const rank of ranks) {
    const category = categories[rank] ?? 0;
    matching[category] = (matching[category] ?? 0) + 1;
  }
  return matching.map((count, category) => (KINSHIP * count) / ((categorySizes[category] ?? 0) + DOUBT));
}

/** Ranks the solutions of a catalogue. Holds the arrays it works in, so that a keystroke allocates little. */
export class Ranker {
  readonly #index: CatalogueIndex;
  readonly #earnings: Earnings;
  /** By rank, for the question at hand; zero between questions. */
  readonly #scores: Float64Array;
  /** By rank: a bit for each required word that it has. */
  readonly #having: Uint32Array;
  /** The same, with what is akin to a word. */
  readonly #near: Uint32Array;
  readonly #everything: Uint32Array;
  /** The ranks that have any required word. */
  readonly #touched: Uint32Array;
  #touchedSize = 0;

  constructor(index: CatalogueIndex) {
    this.#index = index;
    this.#earnings = new Earnings(index.size);
    this.#scores = new Float64Array(index.size);
    this.#having = new Uint32Array(index.size);
    this.#near = new Uint32Array(index.size);
    this.#everything = index.positions.map((_, rank) => rank);
    this.#touched = new Uint32Array(index.size);
  }

  rank(question: Question): Ranking {
    const rarity = question.required.map((hits, at) => {
      this.#earnings.earnAll(this.#index, hits);
      const { size } = this.#earnings;
      if (hits.akin) this.#earnings.earnAll(this.#index, hits.akin);
      return this.#collect(1 << at, size, isGeneric(hits.word) ? HOW : 1);
    });
    const guessedNames = new Map<number, number>();
    const { ranks, partial } = this.#matches(question, guessedNames);
    this.#addBonuses(question, guessedNames);
    const kinship = kinshipOf(ranks, this.#index);
    // what has no points follows in its inherent order: the most popular ones first
    const isAll = ranks === this.#everything;
    const earning = isAll ? this.#candidates() : ranks;
    this.#addShares(earning, kinship);
    const first = byScore(earning, this.#scores);
    const ranked = isAll ? followed(first, having(ranks, this.#near, 0)) : first;
    this.#clear();
    return { ranks: ranked, partial, rarity, guessedNames, kinship };
  }

  /**
   * Adds a word's earnings to the scores.
   * @param having how many of the solutions have the word itself; the others have something akin
   * @param share of what a word that is so rare earns
   */
  #collect(bit: number, having: number, share: number): number {
    const { points, ranks, size } = this.#earnings;
    const rarity = share * rarityOf(having || size, this.#index.size);
    for (let at = 0; at < size; at++) {
      const rank = ranks[at] ?? 0;
      this.#touch(rank, at < having ? bit : 0, bit);
      this.#scores[rank] = (this.#scores[rank] ?? 0) + rarity * (points[rank] ?? 0);
    }
    this.#earnings.clear();
    return rarity;
  }

  /** The ranks of the solutions that answer a question, ascending. Names are guessed when nothing does. */
  #matches(
    question: Question,
    guessedNames: Map<number, number>,
  ): { readonly ranks: Uint32Array; readonly partial: boolean } {
    const { intent, required, namesakes } = question;
    const all = (2 ** required.length - 1) >>> 0;
    const from = intent.explicit && intent.product ? Uint32Array.from(intent.product.ranks) : undefined;

    if (required.length === 0) {
      const ranks = from ? withAlso(from, namesakes) : this.#everything;
      return { ranks, partial: false };
    }
    // a product named bare brings its alternatives, however its name is spelled
    for (const rank of [...namesakes, ...(from ? [] : (intent.product?.ranks ?? []))])
      this.#touch(rank, all, all);
    const candidates = from ? withAlso(from, namesakes) : this.#candidates();
    // among several words, what is akin to one completes nothing
    const has = required.length === 1 ? this.#near : this.#having;
    const complete = having(candidates, has, all);
    if (complete.length > 0) return { ranks: complete, partial: false };
    if (from) return { ranks: from, partial: true };
    this.#guessNames(question, guessedNames);
    // first come the words that say what is wanted, whatever is there of those that say how
    let what = 0;
    required.forEach(({ word }, at) => {
      if (!isGeneric(word)) what |= 1 << at;
    });
    const counts = Uint8Array.from(candidates, (rank) => countBits((this.#near[rank] ?? 0) & what));
    let most = 0;
    for (const count of counts) most = Math.max(most, count);
    const best = candidates.filter((_, at) => counts[at] === most);
    return { ranks: withAlso(best, [...guessedNames.keys()]), partial: true };
  }

  /** Notes that a solution has some required words, or what is akin to them. */
  #touch(rank: number, having: number, near: number): void {
    if (this.#near[rank] === 0) this.#touched[this.#touchedSize++] = rank;
    this.#having[rank] = (this.#having[rank] ?? 0) | having;
    this.#near[rank] = (this.#near[rank] ?? 0) | near;
  }

  /** The ranks that have any required word, ascending. */
  #candidates(): Uint32Array {
    const touched = this.#touched.slice(0, this.#touchedSize);
    // many of them are found in order faster than they are sorted
    if (touched.length * 16 < this.#index.size) return touched.sort();
    let size = 0;
    for (let rank = 0; rank < this.#index.size; rank++) if (this.#near[rank]) touched[size++] = rank;
    return touched;
  }

  /** Finds names that the query as a whole resembles, with more errors than a word may have. */
  #guessNames({ words }: Question, guessed: Map<number, number>): void {
    const { vocabulary, labels } = this.#index;
    const whole = words.join('');
    for (const { index: place, score } of vocabulary.like(
      whole,
      Math.min(5, Math.floor(whole.length * 0.4)),
    )) {
      labels.each(place, WHOLE_NAME, (rank) => {
        guessed.set(rank, Math.max(guessed.get(rank) ?? 0, POINTS.guessedName * score));
      });
    }
  }

  /** Adds what names earn beside words. */
  #addBonuses({ intent, bonuses, namesakes }: Question, guessed: Ranking['guessedNames']): void {
    const { vocabulary } = this.#index;
    const scores = this.#scores;
    const add = (rank: number, points: number): void => {
      this.#touch(rank, 0, 1);
      scores[rank] = (scores[rank] ?? 0) + points;
    };
    for (const { postings, from, to, fields, points } of bonuses) {
      for (let place = from; place < to; place++) {
        const worth = points((vocabulary.words[place] ?? '').length);
        postings.each(place, fields, (rank) => {
          add(rank, worth);
        });
      }
    }
    for (const rank of intent.product?.ranks ?? []) add(rank, POINTS.product);
    for (const rank of namesakes) add(rank, POINTS.namesake);
    for (const [rank, points] of guessed) add(rank, points);
  }

  /** Adds the shares that popularity and kinship are of the points of each. */
  #addShares(ranks: Uint32Array, kinship: Float64Array): void {
    const { popularity, categories } = this.#index;
    for (const rank of ranks) {
      const points = this.#scores[rank] ?? 0;
      const family = kinship[categories[rank] ?? 0] ?? 0;
      this.#scores[rank] = points + family * points + popularityPoints(popularity[rank] ?? 0, points);
    }
  }

  #clear(): void {
    this.#scores.fill(0);
    for (let at = 0; at < this.#touchedSize; at++) {
      const rank = this.#touched[at] ?? 0;
      this.#having[rank] = this.#near[rank] = 0;
    }
    this.#touchedSize = 0;
  }
}

/** Those of some ranks that have a value. A loop of its own takes a tenth of the time of `filter`. */
function having(ranks: Uint32Array, values: Uint32Array, value: number): Uint32Array {
  const kept = new Uint32Array(ranks.length);
  let size = 0;
  for (const rank of ranks) if (values[rank] === value) kept[size++] = rank;
  return kept.subarray(0, size);
}

/** Some ranks, and then others. */
function followed(first: Uint32Array, then: Uint32Array): Uint32Array {
  const all = new Uint32Array(first.length + then.length);
  all.set(first);
  all.set(then, first.length);
  return all;
}

/** Ascending ranks with some more, still ascending, none twice. */
function withAlso(ranks: Uint32Array, more: readonly number[]): Uint32Array {
  const missing = [...new Set(more)].filter((rank) => !ranks.includes(rank));
  return missing.length === 0 ? ranks : followed(ranks, Uint32Array.from(missing)).sort();
}
