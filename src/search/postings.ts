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

/** So many entries stand in one piece of a log, which never moves. */
const PIECE = 1 << 15;
/** So many entries are put in order in one step of a few milliseconds. */
const ENTRIES_A_STEP = 1 << 17;

/** Notes which solution has which words, one solution after the other, and makes postings of it. */
export class PostingsLog {
  /** In turn: for an entry the one before it of the same word, as its position plus 1, and the entry. */
  readonly #pieces: Uint32Array[] = [];
  #size = 0;
  /** For each word its last entry, as a position in the log plus 1. */
  #last = new Int32Array(1 << 12);
  #rank = -1;
  /** Where the entries of the solution at hand begin. */
  #begin = 0;

  /** Notes that a solution has a word in some fields. Ranks come in ascending order. */
  note(word: number, rank: number, fields: number): void {
    if (rank !== this.#rank) {
      this.#rank = rank;
      this.#begin = this.#size;
    }
    if (word >= this.#last.length) this.#last = grown(this.#last, new Int32Array(word * 2));
    const known = this.#last[word] ?? 0;
    const position = known > this.#begin ? known - 1 : this.#size;
    const at = (position % PIECE) * 2;
    const piece = (this.#pieces[(position / PIECE) | 0] ??= new Uint32Array(2 * PIECE));
    if (position < this.#size) {
      piece[at + 1] = (piece[at + 1] ?? 0) | fields;
      return;
    }
    piece[at] = known;
    piece[at + 1] = entryOf(rank, fields);
    this.#last[word] = ++this.#size;
  }

  /**
   * All that was noted, by word, in steps.
   * @param order the words in the order of the vocabulary
   */
  *postings(order: Uint32Array): Generator<undefined, Postings> {
    const entries = new Uint32Array(this.#size);
    const offsets = new Uint32Array(order.length + 1);
    // from the last entry of the last word back to the first of the first
    let to = (offsets[order.length] = this.#size);
    let stepped = to;
    for (let place = order.length - 1; place >= 0; place--) {
      offsets[place] = to = this.#takeBack(order[place] ?? 0, entries, to);
      if (stepped - to > ENTRIES_A_STEP) {
        stepped = to;
        yield;
      }
    }
    return new Postings(entries, offsets);
  }

  /** Puts the entries of a word before a position, and gives the position of the first. */
  #takeBack(word: number, entries: Uint32Array, end: number): number {
    let to = end;
    for (let next = this.#last[word] ?? 0; next > 0;) {
      const piece = this.#pieces[((next - 1) / PIECE) | 0];
      const at = ((next - 1) % PIECE) * 2;
      entries[--to] = piece?.[at + 1] ?? 0;
      next = piece?.[at] ?? 0;
    }
    return to;
  }
}
