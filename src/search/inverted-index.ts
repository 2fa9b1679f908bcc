import { lowerBound } from './steps.js';

/**
 * The inverted index: for each term, by its place in the vocabulary, a posting list. A posting is the number of a
 * document with a bit for each field that has the term; the postings of a term ascend.
 */
export class InvertedIndex {
  readonly postings: Uint32Array;
  /** Where the postings of a term begin; the beginning of the next term's is their end. */
  readonly offsets: Uint32Array;

  constructor(postings: Uint32Array, offsets: Uint32Array) {
    this.postings = postings;
    this.offsets = offsets;
  }

  /** Visits the documents that have a term in one of some fields, ascending. */
  each(place: number, wanted: number, visit: (document: number, fields: number) => void): void {
    const end = this.offsets[place + 1] ?? 0;
    for (let at = this.offsets[place] ?? 0; at < end; at++) {
      const posting = this.postings[at] ?? 0;
      const fields = fieldsOf(posting) & wanted;
      if (fields) visit(documentOf(posting), fields);
    }
  }

  /** All fields in which any document has a term. */
  fieldsOf(place: number): number {
    let fields = 0;
    this.each(place, -1, (_, more) => {
      fields |= more;
    });
    return fields;
  }

  /** The fields in which a document has a term; 0 when it does not have it. */
  fieldsIn(place: number, document: number): number {
    const end = this.offsets[place + 1] ?? 0;
    const at = lowerBound(
      this.offsets[place] ?? 0,
      end,
      (each) => documentOf(this.postings[each] ?? 0) < document,
    );
    const posting = at < end ? (this.postings[at] ?? 0) : 0;
    return documentOf(posting) === document ? fieldsOf(posting) : 0;
  }
}

/** Fields are bits, so many of them. */
export const FIELD_BITS = 10;

export function documentOf(posting: number): number {
  return posting >>> FIELD_BITS;
}

export function fieldsOf(posting: number): number {
  return posting & ((1 << FIELD_BITS) - 1);
}

/** So many postings are put in order in one step of a few milliseconds. */
const POSTINGS_A_STEP = 1 << 16;

/** Collects which document has which terms, one document after the other, and makes an inverted index of it. */
export class IndexBuilder {
  /** The term and the posting of everything collected: the first `#size` ones. */
  #terms = new Uint32Array(1 << 14);
  #postings = new Uint32Array(1 << 14);
  #size = 0;
  /** For each term how many documents have it, and where its last posting is. */
  #counts = new Uint32Array(1 << 12);
  #last = new Uint32Array(1 << 12);

  /**
   * Notes that a document has terms in some fields. Documents come in ascending order.
   * @param terms numbers of terms, the first `size` of them
   */
  add(document: number, fields: number, terms: Uint32Array, size = terms.length): void {
    this.#terms = grown(this.#terms, this.#size + size);
    this.#postings = grown(this.#postings, this.#size + size);
    for (let at = 0; at < size; at++) {
      const term = terms[at] ?? 0;
      if (term >= this.#counts.length) {
        this.#counts = grown(this.#counts, term + 1);
        this.#last = grown(this.#last, term + 1);
      }
      const count = this.#counts[term] ?? 0;
      const last = this.#last[term] ?? 0;
      const posting = this.#postings[last] ?? 0;
      if (count > 0 && documentOf(posting) === document) {
        this.#postings[last] = posting | fields;
        continue;
      }
      this.#counts[term] = count + 1;
      this.#last[term] = this.#size;
      this.#terms[this.#size] = term;
      this.#postings[this.#size++] = (document << FIELD_BITS) | fields;
    }
  }

  /**
   * Sorts everything by term, in steps.
   * @param order the numbers of the terms in the order of the vocabulary
   */
  *build(order: Uint32Array): Generator<undefined, InvertedIndex> {
    const offsets = new Uint32Array(order.length + 1);
    const next = new Uint32Array(order.length);
    order.forEach((term, place) => {
      const start = (next[term] = offsets[place] ?? 0);
      offsets[place + 1] = start + (this.#counts[term] ?? 0);
    });
    const postings = new Uint32Array(this.#size);
    for (let at = 0; at < this.#size; at++) {
      const term = this.#terms[at] ?? 0;
      const to = next[term] ?? 0;
      postings[to] = this.#postings[at] ?? 0;
      next[term] = to + 1;
      if (at % POSTINGS_A_STEP === 0) yield;
    }
    return new InvertedIndex(postings, offsets);
  }
}

/** An array that is so long at least: the same one, or a copy with room for more. */
function grown(array: Uint32Array<ArrayBuffer>, length: number): Uint32Array<ArrayBuffer> {
  if (length <= array.length) return array;
  const longer = new Uint32Array(2 * length);
  longer.set(array);
  return longer;
}
