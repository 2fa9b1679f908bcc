/** Copies an array into a longer one. */
export function grown<T extends Uint16Array | Int32Array | Uint32Array>(old: T, longer: T): T {
  longer.set(old);
  return longer;
}

/** At most so many units are made a string at once. */
const UNITS_AT_ONCE = 8192;
/**
 * Numbers words in the order in which they are met: a hash table without a string for each. Words are told apart by
 * 64 bits of hashes, which no two words of a catalogue share by chance; nothing but finding them depends on it.
 */
export class WordTable {
  size = 0;
  /** The letters of all words, one word after the other, and where each begins. */
  #units = new Uint16Array(1 << 14);
  #starts = new Int32Array(1 << 12);
  /** Two hashes for each word. */
  #hashes = new Int32Array(1 << 13);
  /** The numbers of words plus 1, each at or after the slot that its hash asks for; 0 where a slot is free. */
  #slots = new Int32Array(1 << 13);

  /** The number of the word in the first units of a buffer. */
  number(word: Uint16Array, length: number): number {
    let first = length;
    let second = length;
    for (let at = 0; at < length; at++) {
      const unit = word[at] ?? 0;
      first = Math.imul(first ^ unit, 0x5bd1e995) ^ (first >>> 15);
      second = (Math.imul(second, 31) + unit) | 0;
    }
    const slots = this.#slots;
    const hashes = this.#hashes;
    const mask = slots.length - 1;
    let slot = first & mask;
    for (let found = slots[slot] ?? 0; found !== 0; found = slots[slot] ?? 0) {
      if (hashes[2 * found] === first && hashes[2 * found + 1] === second) return found - 1;
      slot = (slot + 1) & mask;
    }
    slots[slot] = ++this.size;
    this.#keep(word, length);
    if (2 * this.size + 3 > this.#hashes.length)
      this.#hashes = grown(this.#hashes, new Int32Array(this.#hashes.length * 2));
    this.#hashes.set([first, second], 2 * this.size);
    if (this.size * 2 > slots.length) this.#grow();
    return this.size - 1;
  }

  #keep(word: Uint16Array, length: number): void {
    const start = this.#starts[this.size - 1] ?? 0;
    if (start + length > this.#units.length)
      this.#units = grown(this.#units, new Uint16Array(this.#units.length * 2));
    if (this.size >= this.#starts.length)
      this.#starts = grown(this.#starts, new Int32Array(this.#starts.length * 2));
    this.#units.set(word.subarray(0, length), start);
    this.#starts[this.size] = start + length;
  }

  #grow(): void {
    const slots = (this.#slots = new Int32Array(this.#slots.length * 2));
    for (let number = 1; number <= this.size; number++) {
      let slot = (this.#hashes[2 * number] ?? 0) & (slots.length - 1);
      while (slots[slot]) slot = (slot + 1) & (slots.length - 1);
      slots[slot] = number;
    }
  }

  /** All words, by their numbers. */
  words(): string[] {
    const end = this.#starts[this.size] ?? 0;
    let all = '';
    for (let at = 0; at < end; at += UNITS_AT_ONCE)
      all += String.fromCharCode(...this.#units.subarray(at, Math.min(end, at + UNITS_AT_ONCE)));
    return Array.from({ length: this.size }, (_, number) =>
      all.slice(this.#starts[number], this.#starts[number + 1]),
    );
  }
}
