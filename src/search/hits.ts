import type { CatalogueIndex } from './catalogue-index.js';
import { FIELD_POINTS, fieldsOf, rankOf } from './fields.js';
import type { Postings } from './postings.js';
import type { MatchKind } from './types.js';

/** How the kinds of a match compare in the same field: exact before prefix before inside before all that is guessed. */
export const WEIGHT = {
  exact: 1,
  prefix: 0.85,
  inside: 0.42,
  end: 0.46,
  akin: 0.5,
  /** Of what is akin, the inflected forms. */
  form: 0.7,
  split: 0.4,
  fuzzy: 0.4,
  part: 0.35,
} as const;

/** How a word of the query met one of the vocabulary. */
interface Hit {
  readonly place: number;
  readonly kind: MatchKind;
  /** What that is worth: from 0 to 1, for the points of its field. */
  readonly weight: number;
}

/** Everything that a word of the query met in the vocabulary. */
export class Hits {
  readonly word: string;
  readonly fields: number;
  readonly met: Hit[] = [];
  /** The halves of a word that may be two ("passwortmanager"), which a solution must both have. */
  halves: readonly [Hits, Hits] | undefined;
  /** Whether the catalogue has the word, or one that begins with it. */
  known = false;
  /** What resembles the word by its beginning: it completes nothing, and is asked when nothing else is there. */
  akin: Hits | undefined;
  /** The best word it could mean, when the catalogue has nothing that begins with it. */
  correction: string | undefined;

  /** @param fields where the words met count */
  constructor(word: string, fields = -1) {
    this.word = word;
    this.fields = fields;
  }

  add(place: number, kind: MatchKind, weight: number): void {
    this.met.push({ place, kind, weight });
  }

  /**
   * Whether a hit counts in running text as well. Two letters stand in nearly every text: they are looked for in
   * labels, and in texts as a whole word only.
   */
  countsInTexts({ kind }: Hit): boolean {
    return this.word.length > 2 || kind === 'exact';
  }
}

/** What a word of the query earns in each solution. Made once and used again for every word. */
export class Earnings {
  /** By rank; 0 where the word is not. */
  readonly points: Float64Array;
  /** The ranks where it is, in no order: the first `size` ones. */
  readonly ranks: Uint32Array;
  size = 0;
  /** The same for what is being earned: the most for a label, and the most for a text. */
  readonly #label: Float64Array;
  readonly #text: Float64Array;
  readonly #met: Uint32Array;
  #metSize = 0;
  /** Those of the halves of a word that may be two. */
  #halves: [Earnings, Earnings] | undefined;

  constructor(solutions: number) {
    this.points = new Float64Array(solutions);
    this.ranks = new Uint32Array(solutions);
    this.#label = new Float64Array(solutions);
    this.#text = new Float64Array(solutions);
    this.#met = new Uint32Array(solutions);
  }

  /** Notes points for a solution: the most count. */
  earn(rank: number, points: number): void {
    if (points <= 0) return;
    const before = this.points[rank] ?? 0;
    if (before === 0) this.ranks[this.size++] = rank;
    if (points > before) this.points[rank] = points;
  }

  /** Gives every solution that has a word its points. */
  earnAll(index: CatalogueIndex, hits: Hits): void {
    for (const hit of hits.met) {
      this.#meet(index.labels, this.#label, hit, hits.fields);
      if (hits.countsInTexts(hit)) this.#meet(index.texts, this.#text, hit, hits.fields);
    }
    for (let at = 0; at < this.#metSize; at++) {
      const rank = this.#met[at] ?? 0;
      this.earn(rank, together(this.#label[rank] ?? 0, this.#text[rank] ?? 0));
      this.#label[rank] = this.#text[rank] = 0;
    }
    this.#metSize = 0;
    if (!hits.halves) return;
    const [left, right] = (this.#halves ??= [new Earnings(index.size), new Earnings(index.size)]);
    left.earnAll(index, hits.halves[0]);
    right.earnAll(index, hits.halves[1]);
    for (const rank of left.ranks.subarray(0, left.size))
      this.earn(rank, halvesPoints(left.points[rank] ?? 0, right.points[rank] ?? 0));
    left.clear();
    right.clear();
  }

  #meet({ entries, offsets }: Postings, best: Float64Array, { place, weight }: Hit, mask: number): void {
    const end = offsets[place + 1] ?? 0;
    for (let at = offsets[place] ?? 0; at < end; at++) {
      const entry = entries[at] ?? 0;
      const points = weight * (FIELD_POINTS[fieldsOf(entry) & mask] ?? 0);
      if (points <= 0) continue;
      const rank = rankOf(entry);
      if (this.#label[rank] === 0 && this.#text[rank] === 0) this.#met[this.#metSize++] = rank;
      if (points > (best[rank] ?? 0)) best[rank] = points;
    }
  }

  clear(): void {
    for (let at = 0; at < this.size; at++) this.points[this.ranks[at] ?? 0] = 0;
    this.size = 0;
  }
}

/** What a text earns beside a label: among all of a category those come first whose description says it, too. */
const BESIDE = 0.5;

/** The points for a word from those for the best label and the best text that have it. */
export function together(label: number, text: number): number {
  return label > 0 ? label + BESIDE * text : text;
}

/** The points for a word that may be two, from those of its halves. */
export function halvesPoints(left: number, right: number): number {
  return WEIGHT.split * Math.min(left, right);
}
