import { FIELD_BITS, FIELD_MASK, LABELS } from './fields.js';

/**
 * For each word of the vocabulary the solutions that have it: `entries[offsets[word]…offsets[word + 1]]`, each the
 * solution's rank and the fields the word stands in (see fields.ts), ascending.
 */
export interface Postings {
  readonly offsets: Uint32Array;
  readonly entries: Uint32Array;
}

export function rankOf(entry: number): number {
  return entry >>> FIELD_BITS;
}

export function fieldsOf(entry: number): number {
  return entry & FIELD_MASK;
}

/** The entries of a word. */
export function postingsOf({ offsets, entries }: Postings, place: number): Uint32Array {
  return entries.subarray(offsets[place], offsets[place + 1]);
}

/** Gathers entries solution by solution, and sorts them by word at the end. */
export class PostingsBuilder {
  /** For each word, where its latest entry is. */
  #latest = new Int32Array(1 << 14).fill(-1);
  #words = new Uint32Array(1 << 14);
  #entries = new Uint32Array(1 << 14);
  #length = 0;
  /** Where the entries of the current solution begin. */
  #first = 0;
  #rank = -1;

  /** Goes on to the next solution. */
  next(): void {
    this.#first = this.#length;
    this.#rank++;
  }

  /**
   * Notes that a word stands in some fields of the current solution.
   * @param word its number
   */
  add(word: number, fields: number): void {
    while (word >= this.#latest.length) {
      const latest = new Int32Array(this.#latest.length * 2).fill(-1);
      latest.set(this.#latest);
      this.#latest = latest;
    }
    const latest = this.#latest[word] ?? -1;
    if (latest >= this.#first) {
      this.#entries[latest] = (this.#entries[latest] ?? 0) | fields;
      return;
    }
    const at = this.#length++;
    if (at === this.#words.length) {
      this.#words = grown(this.#words);
      this.#entries = grown(this.#entries);
    }
    this.#latest[word] = at;
    this.#words[at] = word;
    this.#entries[at] = (this.#rank << FIELD_BITS) | fields;
  }

  /**
   * The entries in the order of the vocabulary: those of labels, and those of words that stand in running text only.
   * @param places the place of each word in the vocabulary
   */
  *finish(places: Uint32Array): Generator<undefined, readonly [labels: Postings, texts: Postings]> {
    const offsets = [new Uint32Array(places.length + 1), new Uint32Array(places.length + 1)] as const;
    for (let at = 0; at < this.#length; at++) {
      increase(offsets[this.#table(at)], (places[this.#words[at] ?? 0] ?? 0) + 1);
    }
    for (const each of offsets) {
      for (let place = 0; place < places.length; place++) increase(each, place + 1, each[place]);
    }
    yield;
    const next = [offsets[0].slice(), offsets[1].slice()] as const;
    const entries = [
      new Uint32Array(offsets[0].at(-1) ?? 0),
      new Uint32Array(offsets[1].at(-1) ?? 0),
    ] as const;
    for (let at = 0; at < this.#length; at++) {
      const table = this.#table(at);
      const place = places[this.#words[at] ?? 0] ?? 0;
      entries[table][next[table][place] ?? 0] = this.#entries[at] ?? 0;
      increase(next[table], place);
    }
    return [
      { offsets: offsets[0], entries: entries[0] },
      { offsets: offsets[1], entries: entries[1] },
    ];
  }

  /** The table of an entry: 0 for labels, 1 for running text. */
  #table(at: number): 0 | 1 {
    return (this.#entries[at] ?? 0) & LABELS ? 0 : 1;
  }
}

function grown(array: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(array.length * 2);
  larger.set(array);
  return larger;
}

function increase(counts: Uint32Array, at: number, by = 1): void {
  counts[at] = (counts[at] ?? 0) + by;
}
