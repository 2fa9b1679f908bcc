/** Copies an array into a longer one. */
export function grown<T extends Uint16Array | Int32Array | Uint32Array>(old: T, longer: T): T {
  longer.set(old);
  return longer;
}

/** At most so many units are made a string at once. */
const UNITS_AT_ONCE = 8192;
/** A slot holds the number of a word plus 1 (0 when it is free) and two hashes. */
const SLOT = 3;

function slotOf(first: number, second: number): number {
  return first ^ (second >>> 13);
}

/**
 * Numbers words in the order in which they are met: a hash table without a string for each. Words are told apart by
 * 64 bits of hashes, which no two words of a catalogue share by chance; nothing but finding them depends on it.
 */
export class WordTable {
  size = 0;
  /** The letters of all words, one word after the other, and where each begins. */
  #units = new Uint16Array(1 << 14);
  #starts = new Int32Array(1 << 12);
  /** How many slots there are: a power of 2. */
  #room = 1 << 13;
  #slots = new Int32Array(SLOT * this.#room);

  /** The number of the word in the first units of a buffer. */
  number(word: Uint16Array, length: number): number {
    let first = length;
    let second = length;
    for (let at = 0; at < length; at++) {
      const unit = word[at] ?? 0;
      first = (Math.imul(first, 31) + unit) | 0;
      second = Math.imul(second ^ unit, 0x5bd1e995) ^ (second >>> 15);
    }
    const slots = this.#slots;
    const mask = this.#room - 1;
    let slot = slotOf(first, second) & mask;
    for (let at = slot * SLOT; slots[at] !== 0; at = slot * SLOT) {
      if (slots[at + 1] === first && slots[at + 2] === second) return (slots[at] ?? 0) - 1;
      slot = (slot + 1) & mask;
    }
    slots.set([++this.size, first, second], slot * SLOT);
    this.#keep(word, length);
    if (this.size * 2 > this.#room) this.#grow();
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
    const old = this.#slots;
    this.#room *= 4;
    const slots = (this.#slots = new Int32Array(SLOT * this.#room));
    for (let from = 0; from < old.length; from += SLOT) {
      if (old[from] === 0) continue;
      let slot = slotOf(old[from + 1] ?? 0, old[from + 2] ?? 0) & (this.#room - 1);
      while (slots[slot * SLOT]) slot = (slot + 1) & (this.#room - 1);
      slots.set(old.subarray(from, from + SLOT), slot * SLOT);
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
