import type { CatalogueIndex } from './catalogue-index.js';
import { FIELD_POINTS, fieldsOf, NAME, PRODUCT, rankOf } from './fields.js';
import type { MatchKind } from './types.js';
import { remember } from './vocabulary.js';

/** A word of the vocabulary that a word of the query met. */
export interface Hit {
  readonly place: number;
  readonly kind: MatchKind;
  /** From 0 to 1: what the meeting is worth. Multiplied by the points of the field where the word stands. */
  readonly weight: number;
}

/** Everything that a word of the query met. */
export interface Hits {
  readonly word: string;
  readonly hits: readonly Hit[];
  /** The halves of a word that may be two ("passwortmanager"), which a solution must both have. */
  readonly halves: readonly [Hits, Hits] | undefined;
  /** Whether the catalogue has the word, or one that begins with it. */
  readonly known: boolean;
  /** The best word it could mean, when the catalogue has nothing that begins with it. */
  readonly correction: string | undefined;
}

/** How the kinds of a match compare in the same field: exact before prefix before inside before split and fuzzy. */
const WEIGHT = { exact: 1, prefix: 0.85, inside: 0.42, end: 0.46, split: 0.4, fuzzy: 0.4 } as const;

/** Shorter words stand inside too many others to be meant. */
const SHORTEST_INSIDE = 4;
/** The shortest half of a word that is taken apart. */
const SHORTEST_HALF = 4;
const MOST_FUZZY = 24;
/** So far behind the best guess another one may be: less than one wrong letter. */
const NEAREST = 0.06;

/** Finds what in the vocabulary a word of a query means. What it finds depends on nothing but the word. */
export class WordMatcher {
  readonly #index: CatalogueIndex;
  readonly #memo = new Map<string, Hits>();

  constructor(index: CatalogueIndex) {
    this.#index = index;
  }

  match(word: string): Hits {
    let found = this.#memo.get(word);
    if (!found) {
      found = this.#find(word);
      remember(this.#memo, word, found);
    }
    return found;
  }

  #find(word: string): Hits {
    const { vocabulary } = this.#index;
    const plain = this.#plain(word);
    const hits = [...plain];
    const named = plain.some(
      ({ place, kind }) =>
        kind !== 'inside' && vocabulary.labels[place]?.some((entry) => fieldsOf(entry) & (NAME | PRODUCT)),
    );
    const halves = named ? undefined : this.#halves(word);
    let correction: string | undefined;
    const known = plain.some(({ kind }) => kind !== 'inside');
    if (!known) {
      const alike = vocabulary.like(word).slice(0, MOST_FUZZY);
      const best = alike[0];
      if (best) {
        correction = vocabulary.words[best.index];
        for (const { index, score } of alike) {
          if (score < best.score - NEAREST) break;
          hits.push({ place: index, kind: 'fuzzy', weight: WEIGHT.fuzzy * score });
        }
      }
    }
    return { word, hits, halves, known, correction };
  }

  /** What a word meets without guessing. */
  #plain(word: string): Hit[] {
    const { vocabulary } = this.#index;
    const [from, to] = vocabulary.withPrefix(word);
    const hits: Hit[] = [];
    for (let place = from; place < to; place++) {
      const { length } = vocabulary.words[place] ?? '';
      hits.push(
        length === word.length
          ? { place, kind: 'exact', weight: WEIGHT.exact }
          : { place, kind: 'prefix', weight: WEIGHT.prefix * (0.6 + (0.4 * word.length) / length) },
      );
    }
    if (word.length >= SHORTEST_INSIDE || word > '\x80') {
      for (const place of vocabulary.containing(word)) {
        const other = vocabulary.words[place] ?? '';
        // what begins with the word is there already
        if (other.startsWith(word)) continue;
        const weight = other.endsWith(word) ? WEIGHT.end : WEIGHT.inside;
        hits.push({ place, kind: 'inside', weight });
      }
    }
    return hits;
  }

  /** The two words of one written without a space: where both halves are long, and known. */
  #halves(word: string): [Hits, Hits] | undefined {
    let best = 0;
    let bestShorter = 0;
    for (let at = SHORTEST_HALF; at <= word.length - SHORTEST_HALF; at++) {
      const shorter = Math.min(at, word.length - at);
      if (shorter <= bestShorter || !this.#isWord(word.slice(0, at)) || !this.#isWord(word.slice(at)))
        continue;
      best = at;
      bestShorter = shorter;
    }
    return best === 0 ? undefined : [this.#half(word.slice(0, best)), this.#half(word.slice(best))];
  }

  #half(word: string): Hits {
    return { word, hits: this.#plain(word), halves: undefined, known: true, correction: undefined };
  }

  /** Whether a text is a word of the catalogue, give or take an ending. */
  #isWord(text: string): boolean {
    const { words } = this.#index.vocabulary;
    const [from, to] = this.#index.vocabulary.withPrefix(text);
    for (let place = from; place < to; place++) {
      if ((words[place] ?? '').length <= text.length + 2) return true;
    }
    return false;
  }
}

/** What a word of the query earns in each solution. Made once and used again for every word. */
export class Earnings {
  /** By rank; 0 where the word is not. */
  readonly points: Float64Array;
  /** The ranks where it is, in no order: the first `size` ones. */
  readonly ranks: Uint32Array;
  size = 0;

  constructor(solutions: number) {
    this.points = new Float64Array(solutions);
    this.ranks = new Uint32Array(solutions);
  }

  /** Notes points for a solution: the most count. */
  earn(rank: number, points: number): void {
    const before = this.points[rank] ?? 0;
    if (before === 0) this.ranks[this.size++] = rank;
    if (points > before) this.points[rank] = points;
  }

  clear(): void {
    for (let at = 0; at < this.size; at++) this.points[this.ranks[at] ?? 0] = 0;
    this.size = 0;
  }
}

/** Two letters stand in nearly every text: they are looked for in labels, and in texts as a whole word only. */
const SHORTEST_PREFIX_IN_TEXT = 3;

/** Whether a hit counts in running text as well. */
export function isSoughtInTexts({ word }: Hits, { kind }: Hit): boolean {
  return kind === 'exact' || word.length >= SHORTEST_PREFIX_IN_TEXT;
}

/** The points for a word that may be two, from those of its halves. */
export function halvesPoints(left: number, right: number): number {
  return WEIGHT.split * Math.min(left, right);
}

/** Gives every solution that has a word its points. */
export function earn(index: CatalogueIndex, found: Hits, into: Earnings): void {
  const { vocabulary } = index;
  for (const hit of found.hits) {
    earnFrom(vocabulary.labels[hit.place], hit.weight, into);
    if (isSoughtInTexts(found, hit)) earnFrom(vocabulary.texts[hit.place], hit.weight, into);
  }
  if (!found.halves) return;
  const [left, right] = [new Earnings(index.size), new Earnings(index.size)];
  earn(index, found.halves[0], left);
  earn(index, found.halves[1], right);
  for (const rank of left.ranks.subarray(0, left.size)) {
    const points = halvesPoints(left.points[rank] ?? 0, right.points[rank] ?? 0);
    if (points > 0) into.earn(rank, points);
  }
}

function earnFrom(entries: readonly number[] = [], weight: number, into: Earnings): void {
  for (const entry of entries) into.earn(rankOf(entry), weight * (FIELD_POINTS[fieldsOf(entry)] ?? 0));
}
