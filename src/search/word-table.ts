/** An array that is so long at least: the same one, or a copy with room for more. */
export function grown<T extends Uint16Array | Int32Array | Uint32Array>(array: T, length: number): T {
  if (length <= array.length) return array;
  const longer = new (array.constructor as new (length: number) => T)(2 * length);
  longer.set(array);
  return longer;
}

/** The two hashes of a word, from 0 on and one more unit at a time: who reads letters hashes them as they come. */
export const placeHash = (hash: number, unit: number): number => Math.imul(hash ^ unit, 1_000_003);
export const tagHash = (hash: number, unit: number): number => Math.imul(hash + unit, 1_000_000_007);

/** At most so many units are made a string at once. */
const UNITS_AT_ONCE = 8192;
/**
 * Numbers words in the order in which they are met: a hash table without a string for each. Words are told apart by
 * 64 bits of hashes, which no two words of a catalogue share by chance; nothing but finding them depends on it.
 */
export class WordTable {
  size = 0;
  /** The letters of all words, one word after the other, and where each ends. */
  #units = new Uint16Array(1 << 14);
  #ends = new Int32Array(1 << 12);
  /** In slots of four: a word's hashes and its number plus 1, at its place or after it; 0 where a slot is free. */
  #slots = new Int32Array(1 << 15);

  /** The number of the word that has two hashes; -1 when it is new. */
  find(place: number, tag: number): number {
    return (this.#slots[this.#slot(place, tag) + 2] ?? 0) - 1;
  }

  /** The number of the word in the first units of a buffer. */
  number(units: Uint16Array, length: number): number {
    let place = 0;
    let tag = 0;
    for (let at = 0; at < length; at++) {
      const unit = units[at] ?? 0;
      place = placeHash(place, unit);
      tag = tagHash(tag, unit);
    }
    const found = this.find(place, tag);
    return found < 0 ? this.#add(units, length, place, tag) : found;
  }

  /** The slot of a word, or the free one where it belongs. */
  #slot(place: number, tag: number): number {
    const slots = this.#slots;
    const mask = slots.length - 4;
    // the high bits of a hash depend on all letters
    let slot = (place ^ (place >>> 15)) & mask;
    while (slots[slot + 2] !== 0 && (slots[slot] !== place || slots[slot + 1] !== tag))
      slot = (slot + 4) & mask;
    return slot;
  }

  #add(units: Uint16Array, length: number, place: number, tag: number): number {
    const number = this.size++;
    const start = this.#ends[number - 1] ?? 0;
    const end = start + length;
    this.#units = grown(this.#units, end);
    this.#ends = grown(this.#ends, this.size);
    for (let at = 0; at < length; at++) this.#units[start + at] = units[at] ?? 0;
    this.#ends[number] = end;
    this.#enter(place, tag, this.size);
    if (this.size * 8 > this.#slots.length) {
      const old = this.#slots;
      this.#slots = new Int32Array(old.length * 2);
      for (let at = 0; at < old.length; at += 4)
        if (old[at + 2]) this.#enter(old[at] ?? 0, old[at + 1] ?? 0, old[at + 2] ?? 0);
    }
    return number;
  }

  #enter(place: number, tag: number, found: number): void {
    const slot = this.#slot(place, tag);
    this.#slots[slot] = place;
    this.#slots[slot + 1] = tag;
    this.#slots[slot + 2] = found;
  }

  /** All words, by their numbers. */
  words(): string[] {
    const end = this.#ends[this.size - 1] ?? 0;
    let all = '';
    for (let at = 0; at < end; at += UNITS_AT_ONCE)
      // spread, they would be read one by one
      all += String.fromCharCode.apply(
        null,
        this.#units.subarray(at, Math.min(end, at + UNITS_AT_ONCE)) as unknown as number[],
      );
    return Array.from({ length: this.size }, (_, number) =>
      all.slice(this.#ends[number - 1] ?? 0, this.#ends[number]),
    );
  }
}
