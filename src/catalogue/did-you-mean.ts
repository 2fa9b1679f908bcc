// The word that was probably meant: in sources, and in attributes.

/** Longer words are not compared: they are no typos, and comparing takes the square of their length. */
const MAX_LENGTH = 64;

/**
 * The word that was probably meant.
 * @returns the nearest of `known`, or undefined when none is near
 */
export function suggest(word: string, known: Iterable<string>): string | undefined {
  const wanted = fold(word);
  let best: string | undefined;
  // At most a third of the letters may differ. For words of one or two letters nothing but case and accents may.
  let limit = wanted.length > MAX_LENGTH ? 0 : wanted.length / 3 + 0.1;
  for (const candidate of known) {
    const distance = edits(wanted, fold(candidate), limit);
    if (distance < limit) {
      best = candidate;
      limit = distance;
    }
  }
  return best;
}

/** The sentence " Did you mean …?", to be appended to a message; empty when no known word is near. */
export function didYouMean(word: string, known: Iterable<string>): string {
  const best = suggest(word, known);
  return best === undefined ? '' : ` Did you mean "${best}"?`;
}

/** Removes case, diacritics and separators, so that `Buro_dokumente` equals `Büro-Dokumente`. */
const fold = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[\p{M}\s_-]/gu, '')
    .toLowerCase();

/**
 * How many letters to insert, delete, replace or swap with their neighbour (optimal string alignment). Infinite where
 * the lengths alone differ by more than `limit`.
 */
function edits(a: string, b: string, limit: number): number {
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length && Math.min(...above) <= limit; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const isSwap = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + Number(a[row - 1] !== b[column - 1]),
        isSwap ? (before[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    [before, above] = [above, current];
  }
  return above[b.length] ?? 0;
}
