import { entryOf, fieldsOf, rankOf } from './fields.js';
import { firstOf } from './first-of.js';
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
    this.each(place, -1, (_, more) => {
      fields |= more;
    });
    return fields;
  }

  /** Visits the solutions that have a word in one of some fields, by ascending rank. */
  each(place: number, wanted: number, visit: (rank: number, fields: number) => void): void {
    const end = this.offsets[place + 1] ?? 0;
    for (let at = this.offsets[place] ?? 0; at < end; at++) {
      const entry = this.entries[at] ?? 0;
      const fields = fieldsOf(entry) & wanted;
      if (fields) visit(rankOf(entry), fields);
    }
  }

  /** The fields in which a solution has a word; 0 when it does not. */
  fieldsFor(place: number, rank: number): number {
    const { entries, offsets } = this;
    const end = offsets[place + 1] ?? 0;
    const at = firstOf(offsets[place] ?? 0, end, (each) => rankOf(entries[each] ?? 0) < rank);
    const entry = at < end ? (entries[at] ?? 0) : 0;
    return rankOf(entry) === rank ? fieldsOf(entry) : 0;
  }
}

/** About so many entries stand in one piece of a log, and are put in order in one step. */
const PIECE = 1 << 15;

/** Notes which solution has which words, one solution after the other, and makes postings of it. */
export class PostingsLog {
  readonly #known: { readonly size: number };
  /** In turn for each word: where in the piece it was noted last, and how many solutions have it. */
  #marks = new Uint32Array(1 << 13);
  /** In turn a word and an entry, in pieces that are full; what a solution has stands in one of them. */
  readonly #full: Uint32Array[] = [];
  #piece = new Uint32Array(2 * PIECE);
  #rank = 0;
  /** Where the solution at hand begins in the piece, and where the next word goes. */
  #from = 0;
  #to = 0;

  /** @param known how many words there are: it may grow, and all numbers noted are below it */
  constructor(known: { readonly size: number }) {
    this.#known = known;
  }

  /**
   * Notes that a solution has words in some fields. Ranks come in ascending order.
   * @param words the first `size` of them
   * @param least lower words are left out
   */
  note(rank: number, fields: number, words: Uint32Array, size = words.length, least = 0): void {
    if (rank !== this.#rank) {
      this.#rank = rank;
      if (this.#to > PIECE) this.#end();
      this.#from = this.#to;
    }
    const marks = this.#allMarks();
    const piece = (this.#piece = grown(this.#piece, this.#to + 2 * size));
    const from = this.#from;
    const entry = entryOf(rank, fields);
    let to = this.#to;
    for (let at = 0; at < size; at++) {
      const word = words[at] ?? 0;
      if (word < least) continue;
      const before = marks[2 * word] ?? 0;
      if (before >= from && before < to && piece[before] === word) {
        piece[before + 1] = (piece[before + 1] ?? 0) | fields;
        continue;
      }
      marks[2 * word] = to;
      marks[2 * word + 1] = (marks[2 * word + 1] ?? 0) + 1;
      piece[to] = word;
      piece[to + 1] = entry;
      to += 2;
    }
    this.#to = to;
  }

  #allMarks(): Uint32Array {
    return (this.#marks = grown(this.#marks, 2 * this.#known.size));
  }

  /** Puts the piece away. */
  #end(): void {
    this.#full.push(this.#piece.subarray(0, this.#to));
    this.#piece = new Uint32Array(2 * PIECE);
    this.#to = 0;
  }

  /**
   * All that was noted, by word, in steps.
   * @param order the words in the order of the vocabulary
   */
  *postings(order: Uint32Array): Generator<undefined, Postings> {
    this.#end();
    const offsets = new Uint32Array(order.length + 1);
    const marks = this.#allMarks();
    for (let place = 0; place < order.length; place++) {
      const word = 2 * (order[place] ?? 0);
      // from now on: where the next entry of a word goes
      const start = (marks[word] = offsets[place] ?? 0);
      offsets[place + 1] = start + (marks[word + 1] ?? 0);
    }
    const entries = new Uint32Array(offsets[order.length] ?? 0);
    for (const piece of this.#full) {
      spread(piece, marks, entries);
      yield;
    }
    return new Postings(entries, offsets);
  }
}

/** Puts the entries of a piece where they go. */
function spread(piece: Uint32Array, marks: Uint32Array, entries: Uint32Array): void {
  for (let at = 0; at < piece.length; at += 2) {
    const word = 2 * (piece[at] ?? 0);
    const to = marks[word] ?? 0;
    entries[to] = piece[at + 1] ?? 0;
    marks[word] = to + 1;
  }
}
