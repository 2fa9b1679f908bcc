import { entryOf, fieldsOf, rankOf } from './fields.js';
import { grown } from './word-table.js';

/** So many pieces of a log are counted in one step of a few milliseconds. */
const PIECES_A_STEP = 16;

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

/** Notes which solution has which words, one solution after the other, and makes postings of it. */
export class PostingsLog {
  /** Words and entries in turn. */
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
    let piece = this.#pieces[(position / PIECE) | 0];
    if (!piece) this.#pieces.push((piece = new Uint32Array(2 * PIECE)));
    if (position < this.#size) {
      piece[at + 1] = (piece[at + 1] ?? 0) | fields;
      return;
    }
    piece[at] = word;
    piece[at + 1] = entryOf(rank, fields);
    this.#last[word] = ++this.#size;
  }

  /**
   * All that was noted, by word, in steps.
   * @param places for each word its place in the vocabulary
   */
  *postings(places: Uint32Array): Generator<undefined, Postings> {
    const offsets = new Uint32Array(places.length + 1);
    for (const at of this.#pieces.keys()) {
      const piece = this.#pieces[at] ?? new Uint32Array();
      countWords(piece, this.#size - at * PIECE, places, offsets);
      if (at % PIECES_A_STEP === 0) yield;
    }
    for (let place = 1; place < offsets.length; place++)
      offsets[place] = (offsets[place] ?? 0) + (offsets[place - 1] ?? 0);
    const next = offsets.slice();
    const entries = new Uint32Array(this.#size);
    for (const at of this.#pieces.keys()) {
      const piece = this.#pieces[at] ?? new Uint32Array();
      yield;
      putEntries(piece, this.#size - at * PIECE, places, next, entries);
    }
    return new Postings(entries, offsets);
  }
}

// loops of their own: what is in a generator runs slower

function countWords(piece: Uint32Array, size: number, places: Uint32Array, offsets: Uint32Array): void {
  for (let at = 0; at < 2 * Math.min(size, PIECE); at += 2) {
    const next = (places[piece[at] ?? 0] ?? 0) + 1;
    offsets[next] = (offsets[next] ?? 0) + 1;
  }
}

function putEntries(
  piece: Uint32Array,
  size: number,
  places: Uint32Array,
  next: Uint32Array,
  entries: Uint32Array,
): void {
  for (let at = 0; at < 2 * Math.min(size, PIECE); at += 2) {
    const place = places[piece[at] ?? 0] ?? 0;
    const to = next[place] ?? 0;
    entries[to] = piece[at + 1] ?? 0;
    next[place] = to + 1;
  }
}
