import type { CatalogueIndex } from './catalogue-index.js';
import { fieldsOf, rankOf, WHOLE_NAME } from './fields.js';
import type { Question } from './question.js';
import { earn, Earnings } from './word-matcher.js';

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

/** Ranks the solutions of a catalogue. Holds the arrays it works in, so that a keystroke allocates little. */
export class Ranker {
  readonly #index: CatalogueIndex;
  readonly #earnings: Earnings;
  /** By rank, for the question at hand; zero between questions. */
  readonly #scores: Float64Array;
  /** By rank: a bit for each required word that it has. */
  readonly #having: Uint32Array;
  /** The ranks that have any required word. */
  readonly #touched: Uint32Array;
  #touchedSize = 0;

  constructor(index: CatalogueIndex) {
    this.#index = index;
    this.#earnings = new Earnings(index.size);
    this.#scores = new Float64Array(index.size);
    this.#having = new Uint32Array(index.size);
    this.#touched = new Uint32Array(index.size);
  }

  rank(question: Question): Ranking {
    const rarity = question.required.map((hits, at) => {
      earn(this.#index, hits, this.#earnings);
      return this.#collect(1 << at);
    });
    const { ranks, partial, guessedNames } = this.#matches(question);
    this.#addBonuses(question, ranks, guessedNames);
    const ranked = byScore(ranks, this.#scores);
    this.#clear();
    return { ranks: ranked, partial, rarity, guessedNames };
  }

  /** Adds a word's earnings to the scores. */
  #collect(bit: number): number {
    const { points, ranks, size } = this.#earnings;
    const rarity = rarityOf(size, this.#index.size);
    for (let at = 0; at < size; at++) {
      const rank = ranks[at] ?? 0;
      if (this.#having[rank] === 0) this.#touched[this.#touchedSize++] = rank;
      this.#having[rank] = (this.#having[rank] ?? 0) | bit;
      this.#scores[rank] = (this.#scores[rank] ?? 0) + rarity * (points[rank] ?? 0);
    }
    this.#earnings.clear();
    return rarity;
  }

  /** The ranks of the solutions that answer a question, ascending. */
  #matches(question: Question): Pick<Ranking, 'ranks' | 'partial' | 'guessedNames'> {
    const { intent, required, namesakes } = question;
    const guessedNames = new Map<number, number>();
    const all = 2 ** required.length - 1;
    const from = intent.explicit && intent.product ? Uint32Array.from(intent.product.ranks) : undefined;
    const has = (rank: number): number => this.#having[rank] ?? 0;

    if (required.length === 0) {
      const everything = from ?? this.#index.positions.map((_, rank) => rank);
      return { ranks: withAlso(everything, namesakes), partial: false, guessedNames };
    }
    const candidates = from ?? this.#candidates();
    const complete = withAlso(
      candidates.filter((rank) => has(rank) >>> 0 === all),
      // a product named bare brings its alternatives, however its name is spelled
      from ? namesakes : [...namesakes, ...(intent.product?.ranks ?? [])],
    );
    if (complete.length > 0) return { ranks: complete, partial: false, guessedNames };
    if (from) return { ranks: from, partial: true, guessedNames };
    this.#guessNames(question, guessedNames);
    const most = candidates.reduce((best, rank) => Math.max(best, countBits(has(rank))), 0);
    const best = candidates.filter((rank) => countBits(has(rank)) === most);
    return { ranks: withAlso(best, [...guessedNames.keys()]), partial: true, guessedNames };
  }

  /** The ranks that have any required word, ascending. */
  #candidates(): Uint32Array {
    const touched = this.#touched.slice(0, this.#touchedSize);
    // many of them are found in order faster than they are sorted
    if (touched.length * 16 < this.#index.size) return touched.sort();
    let size = 0;
    for (let rank = 0; rank < this.#index.size; rank++) if (this.#having[rank]) touched[size++] = rank;
    return touched;
  }

  /** Finds names that the query as a whole resembles, with more errors than a word may have. */
  #guessNames({ words }: Question, guessed: Map<number, number>): void {
    const { vocabulary } = this.#index;
    const whole = words.join('');
    for (const { index: place, score } of vocabulary.like(
      whole,
      Math.min(5, Math.floor(whole.length * 0.4)),
    )) {
      for (const entry of vocabulary.labels[place] ?? []) {
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
  ): void {
    const { vocabulary, popularity } = this.#index;
    const scores = this.#scores;
    const add = (rank: number, points: number): void => {
      scores[rank] = (scores[rank] ?? 0) + points;
    };
    for (const { place, fields, points } of bonuses) {
      for (const entry of vocabulary.labels[place] ?? []) {
        if (fieldsOf(entry) & fields) add(rankOf(entry), points);
      }
    }
    for (const rank of intent.product?.ranks ?? []) add(rank, POINTS.product);
    for (const rank of namesakes) add(rank, POINTS.namesake);
    for (const [rank, points] of guessed) add(rank, points);
    for (const rank of ranks) add(rank, popularityPoints(popularity[rank] ?? 0, scores[rank] ?? 0));
  }

  #clear(): void {
    this.#scores.fill(0);
    for (let at = 0; at < this.#touchedSize; at++) this.#having[this.#touched[at] ?? 0] = 0;
    this.#touchedSize = 0;
  }
}

/** Scores are told apart in steps of this size; what is closer is equal, and stands in its inherent order. */
const STEP = 1 / 512;
const HIGHEST = 2 ** 24;

/** Sorts ranks by their scores, highest first, equal ones ascending: numbers of both, which sort without comparing. */
export function byScore(ranks: Uint32Array, scores: Float64Array): Uint32Array {
  const { length } = scores;
  const keys = new Float64Array(ranks.length);
  ranks.forEach((rank, at) => {
    keys[at] = Math.max(0, HIGHEST - Math.round((scores[rank] ?? 0) / STEP)) * length + rank;
  });
  keys.sort();
  return ranks.map((_, at) => (keys[at] ?? 0) % length);
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
