import { entryOf, fieldsOf, rankOf } from './fields.js';
import { grown } from './word-table.js';

/** For each word, by its place in the vocabulary, the solutions that have it: entries (see fields.ts), ascending. */
export class Postings {
  readonly entries: Uint32Array;
  /** Where a word's entries begin; the next word's beginning is their end. */
  readonly offsets: Uint32Array;

  constructor(entries: Uint32Array, offsets: Uint32Array) {
    this.entries = entries;
    this.offsets = offsets;
  }

  /** All fields in which any solution has a word. */
  fieldsOf(place: number): number {
    let fields = 0;
    const end = this.offsets[place + 1] ?? 0;
    for (let at = this.offsets[place] ?? 0; at < end; at++) fields |= fieldsOf(this.entries[at] ?? 0);
    return fields;
  }

  /** The fields in which a solution has a word; 0 when it does not. */
  fieldsFor(place: number, rank: number): number {
    let low = this.offsets[place] ?? 0;
    const end = this.offsets[place + 1] ?? 0;
    let high = end;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (rankOf(this.entries[middle] ?? 0) < rank) low = middle + 1;
      else high = middle;
    }
    const entry = low < end ? (this.entries[low] ?? 0) : 0;
    return rankOf(entry) === rank ? fieldsOf(entry) : 0;
  }
}

/** So many entries stand in one piece of a log, which never moves, and are put in order in one step. */
const PIECE = 1 << 15;

/** Notes which solution has which words, one solution after the other, and makes postings of it. */
export class PostingsLog {
  /** By word, for the solution at hand: the fields in which it has the word; zero between solutions. */
  #fields = new Uint16Array(1 << 12);
  /** The words that the solution at hand has: the first `#noted` ones. */
  #words = new Uint32Array(1 << 10);
  #noted = 0;
  /** By word: how many solutions have it. */
  #counts = new Uint32Array(1 << 12);
  /** In turn a word and an entry, in pieces. */
  readonly #pieces: Uint32Array[] = [];
  #size = 0;

  /** Notes that the solution at hand has a word in some fields. */
  note(word: number, fields: number): void {
    if (word >= this.#fields.length) {
      this.#fields = grown(this.#fields, new Uint16Array(word * 2));
      this.#counts = grown(this.#counts, new Uint32Array(word * 2));
    }
    const before = this.#fields[word] ?? 0;
    if (before === 0) {
      if (this.#noted === this.#words.length)
        this.#words = grown(this.#words, new Uint32Array(this.#noted * 2));
      this.#words[this.#noted++] = word;
    }
    this.#fields[word] = before | fields;
  }

  /** Ends the solution at hand. Ranks come in ascending order. */
  end(rank: number): void {
    for (let at = 0; at < this.#noted; at++) {
      const word = this.#words[at] ?? 0;
      const to = this.#size++ % PIECE;
      const piece = (this.#pieces[((this.#size - 1) / PIECE) | 0] ??= new Uint32Array(2 * PIECE));
      piece[2 * to] = word;
      piece[2 * to + 1] = entryOf(rank, this.#fields[word] ?? 0);
      this.#counts[word] = (this.#counts[word] ?? 0) + 1;
      this.#fields[word] = 0;
    }
    this.#noted = 0;
  }

  /**
   * All that was noted, by word, in steps.
   * @param order the words in the order of the vocabulary
   */
  *postings(order: Uint32Array): Generator<undefined, Postings> {
    const offsets = new Uint32Array(order.length + 1);
    /** By word: where its next entry goes. */
    const next = new Uint32Array(order.length);
    for (let place = 0; place < order.length; place++) {
      const word = order[place] ?? 0;
      const start = (next[word] = offsets[place] ?? 0);
      offsets[place + 1] = start + (this.#counts[word] ?? 0);
    }
    const entries = new Uint32Array(this.#size);
    let left = this.#size;
    for (const piece of this.#pieces) {
      spread(piece, Math.min(PIECE, left), next, entries);
      left -= PIECE;
      yield;
    }
    return new Postings(entries, offsets);
  }
}

/** Puts the entries of a piece where they go. */
function spread(piece: Uint32Array, size: number, next: Uint32Array, entries: Uint32Array): void {
  for (let at = 0; at < 2 * size; at += 2) {
    const word = piece[at] ?? 0;
    const to = next[word] ?? 0;
    entries[to] = piece[at + 1] ?? 0;
    next[word] = to + 1;
  }
}
