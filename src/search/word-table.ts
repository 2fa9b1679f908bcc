/** Numbers words in the order in which they are met: a hash table that is asked with UTF-16 units, not strings. */
export class WordTable {
  readonly words: string[] = [];
  #hashes: number[] = [];
  /** The number of a word plus 1; 0 where there is none. Its length is a power of 2. */
  #slots = new Int32Array(1 << 13);

  /** The number of the word in the first units of a buffer. */
  number(units: Uint16Array, length: number): number {
    let hash = length;
    for (let at = 0; at < length; at++) hash = (Math.imul(hash, 31) + (units[at] ?? 0)) | 0;
    // the low bits alone would follow the last letter
    hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
    hash ^= hash >>> 15;
    const mask = this.#slots.length - 1;
    let slot = hash & mask;
    for (let found = this.#slots[slot] ?? 0; found > 0; found = this.#slots[slot] ?? 0) {
      if (this.#hashes[found - 1] === hash && isWord(this.words[found - 1] ?? '', units, length))
        return found - 1;
      slot = (slot + 1) & mask;
    }
    this.#hashes.push(hash);
    const size = this.words.push(String.fromCharCode(...units.subarray(0, length)));
    this.#slots[slot] = size;
    if (size * 2 > mask) this.#grow();
    return size - 1;
  }

  #grow(): void {
    const mask = this.#slots.length * 4 - 1;
    const slots = new Int32Array(mask + 1);
    this.#hashes.forEach((hash, index) => {
      let slot = hash & mask;
      while (slots[slot]) slot = (slot + 1) & mask;
      slots[slot] = index + 1;
    });
    this.#slots = slots;
  }
}

function isWord(word: string, units: Uint16Array, length: number): boolean {
  if (word.length !== length) return false;
  for (let at = 0; at < length; at++) if (word.charCodeAt(at) !== units[at]) return false;
  return true;
}
