import type { CatalogueIndex } from './catalogue-index.js';
import { fieldsOf, rankOf, WHOLE_NAME } from './fields.js';
import type { Question } from './question.js';
import { Earnings } from './hits.js';

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

/** How much a word says: the fewer solutions have it, the more. */
function rarityOf(having: number, all: number): number {
  return 0.3 + Math.log(1 + (all - having + 0.5) / (having + 0.5));
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
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
      return this.#collect(1 << at, size);
    });
    const { ranks, partial, guessedNames } = this.#matches(question);
    const kinship = this.#addBonuses(question, ranks, guessedNames);
    const ranked = byScore(ranks, this.#scores);
    this.#clear();
    return { ranks: ranked, partial, rarity, guessedNames, kinship };
  }

  /**
   * Adds a word's earnings to the scores.
   * @param having how many of the solutions have the word itself; the others have something akin
   */
  #collect(bit: number, having: number): number {
    const { points, ranks, size } = this.#earnings;
    const rarity = rarityOf(having || size, this.#index.size);
    for (let at = 0; at < size; at++) {
      const rank = ranks[at] ?? 0;
      this.#touch(rank, at < having ? bit : 0, bit);
      this.#scores[rank] = (this.#scores[rank] ?? 0) + rarity * (points[rank] ?? 0);
    }
    this.#earnings.clear();
    return rarity;
  }

  /** The ranks of the solutions that answer a question, ascending. */
  #matches(question: Question): Pick<Ranking, 'ranks' | 'partial' | 'guessedNames'> {
    const { intent, required, namesakes } = question;
    const guessedNames = new Map<number, number>();
    const all = (2 ** required.length - 1) >>> 0;
    const from = intent.explicit && intent.product ? Uint32Array.from(intent.product.ranks) : undefined;

    if (required.length === 0) {
      const ranks = from ? withAlso(from, namesakes) : this.#everything;
      return { ranks, partial: false, guessedNames };
    }
    // a product named bare brings its alternatives, however its name is spelled
    for (const rank of [...namesakes, ...(from ? [] : (intent.product?.ranks ?? []))])
      this.#touch(rank, all, all);
    const candidates = from ? withAlso(from, namesakes) : this.#candidates();
    // among several words, what is akin to one completes nothing
    const has = required.length === 1 ? this.#near : this.#having;
    const complete = candidates.filter((rank) => has[rank] === all);
    if (complete.length > 0) return { ranks: complete, partial: false, guessedNames };
    if (from) return { ranks: from, partial: true, guessedNames };
    this.#guessNames(question, guessedNames);
    const counts = Uint8Array.from(candidates, (rank) => countBits(this.#having[rank] ?? 0));
    const most = counts.reduce((best, count) => Math.max(best, count), 0);
    const best = candidates.filter((_, at) => counts[at] === most);
    return { ranks: withAlso(best, [...guessedNames.keys()]), partial: true, guessedNames };
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
      for (const entry of labels.entries.subarray(labels.offsets[place], labels.offsets[place + 1])) {
        if ((fieldsOf(entry) & WHOLE_NAME) === 0) continue;
        const rank = rankOf(entry);
        guessed.set(rank, Math.max(guessed.get(rank) ?? 0, POINTS.guessedName * score));
      }
    }
  }

  #addBonuses(
    { intent, bonuses, namesakes }: Question,
    ranks: Uint32Array,
    guessed: Ranking['guessedNames'],
  ): Float64Array {
    const { vocabulary, labels, popularity, categories } = this.#index;
    const scores = this.#scores;
    const add = (rank: number, points: number): void => {
      scores[rank] = (scores[rank] ?? 0) + points;
    };
    for (const { from, to, fields, points, length } of bonuses) {
      for (let place = from; place < to; place++) {
        const end = labels.offsets[place + 1] ?? 0;
        for (let at = labels.offsets[place] ?? 0; at < end; at++) {
          const entry = labels.entries[at] ?? 0;
          if (fieldsOf(entry) & fields)
            add(rankOf(entry), points(length / (vocabulary.words[place] ?? '').length));
        }
      }
    }
    for (const rank of intent.product?.ranks ?? []) add(rank, POINTS.product);
    for (const rank of namesakes) add(rank, POINTS.namesake);
    for (const [rank, points] of guessed) add(rank, points);
    const kinship = kinshipOf(ranks, this.#index);
    for (const rank of ranks) {
      const points = scores[rank] ?? 0;
      const family = kinship[categories[rank] ?? 0] ?? 0;
      scores[rank] = points + family * points + popularityPoints(popularity[rank] ?? 0, points);
    }
    return kinship;
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

/** Scores are told apart in steps of this size; what is closer is equal, and stands in its inherent order. */
const STEP = 1 / 512;
/** Scores are sorted by two digits of so many bits: at most 8192 points. */
const DIGIT = 11;
const LAST_DIGIT = 2 ** DIGIT - 1;
const HIGHEST = 2 ** (2 * DIGIT) - 1;

/** Sorts ascending ranks by their scores, highest first, digit by digit: equal ones stay ascending. */
export function byScore(ranks: Uint32Array, scores: Float64Array): Uint32Array {
  const size = ranks.length;
  const keys = new Uint32Array(size);
  for (let at = 0; at < size; at++) {
    const score = scores[ranks[at] ?? 0] ?? 0;
    keys[at] = HIGHEST - Math.min(HIGHEST, Math.max(0, Math.round(score / STEP)));
  }
  const order = new Uint32Array(size);
  for (let at = 0; at < size; at++) order[at] = at;
  const sorted = byDigit(byDigit(order, keys, 0), keys, DIGIT);
  for (let at = 0; at < size; at++) sorted[at] = ranks[sorted[at] ?? 0] ?? 0;
  return sorted;
}

/** Sorts positions of keys by one digit of them; equal ones keep their order. */
function byDigit(order: Uint32Array, keys: Uint32Array, shift: number): Uint32Array {
  const size = order.length;
  const starts = new Uint32Array(2 ** DIGIT + 1);
  for (let at = 0; at < size; at++) {
    const digit = ((keys[at] ?? 0) >>> shift) & LAST_DIGIT;
    starts[digit + 1] = (starts[digit + 1] ?? 0) + 1;
  }
  for (let at = 1; at <= LAST_DIGIT; at++) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0);
  const sorted = new Uint32Array(size);
  for (let at = 0; at < size; at++) {
    const position = order[at] ?? 0;
    const digit = ((keys[position] ?? 0) >>> shift) & LAST_DIGIT;
    const to = starts[digit] ?? 0;
    sorted[to] = position;
    starts[digit] = to + 1;
  }
  return sorted;
}

/** Ascending ranks with some more, still ascending, none twice. */
function withAlso(ranks: Uint32Array, more: readonly number[]): Uint32Array {
  const missing = [...new Set(more)].filter((rank) => !ranks.includes(rank));
  if (missing.length === 0) return ranks;
  const all = new Uint32Array(ranks.length + missing.length);
  all.set(ranks);
  all.set(missing, ranks.length);
  return all.sort();
}
