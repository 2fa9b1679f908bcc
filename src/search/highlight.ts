import { fold, foldCodePoint, isWordUnit, wordsOf } from './tokenizer.js';
import type { Range } from './types.js';

/** A letter or digit of a text, folded. */
interface Letter {
  readonly unit: string;
  /** Where it stands in the text; marks belong to the letter before. */
  readonly start: number;
  end: number;
  /** The number of its word. */
  readonly word: number;
}

function lettersOf(text: string): Letter[] {
  const letters: Letter[] = [];
  let word = 0;
  let start = 0;
  for (const codePoint of text) {
    const end = start + codePoint.length;
    const units = foldCodePoint(codePoint);
    const before = letters.at(-1);
    // a mark, or something invisible, which belongs to the letter before
    if (units === '' && before?.end === start) before.end = end;
    // a letter beyond 16 bits has two units
    for (const unit of units.split('')) {
      if (isWordUnit(unit)) letters.push({ unit, start, end, word });
      else word++;
    }
    start = end;
  }
  return letters;
}

/** Shorter stretches over several words are chance: "inst" in "in St. Gallen". */
const SHORTEST_ACROSS = 5;
/** Shorter words of Latin letters are marked at the start of a word only: inside, they are chance. */
const SHORTEST_INSIDE = 3;
const UMLAUT_SPELLED_OUT = /([aou])e/g;
const UMLAUT = /[äöü]/i;

/**
 * Finds what of a text matches a query.
 * @param text any text, as it is shown
 * @param query what was typed, or the folded words of it (`SearchResult.terms`)
 * @returns the stretches that match, in order, never overlapping, in UTF-16 units of the text: whole letters, with
 *   their combining marks
 */
export function highlight(text: string, query: string | readonly string[]): Range[] {
  const terms = [query].flat().flatMap((each) => wordsOf(fold(each)));
  const letters = lettersOf(text);
  const folded = letters.map(({ unit }) => unit).join('');
  /** For each UTF-16 unit of the text whether it is marked. */
  const marked = new Uint8Array(text.length);
  const mark = (term: string, accepts: (written: string) => boolean): void => {
    for (let from = folded.indexOf(term); from >= 0; from = folded.indexOf(term, from + 1)) {
      const to = from + term.length;
      const [before, first, last, after] = [from - 1, from, to - 1, to].map((at) => letters[at]);
      if (!first || !last) continue;
      const isStart = before?.word !== first.word;
      if (!isStart && term.length < SHORTEST_INSIDE && term < '\x80') continue;
      // within one word, or made of whole words ("Rocket.Chat")
      const isWhole = term.length >= SHORTEST_ACROSS && isStart && after?.word !== last.word;
      if ((first.word === last.word || isWhole) && accepts(text.slice(first.start, last.end)))
        marked.fill(1, first.start, last.end);
    }
  };
  for (const term of terms) {
    mark(term, () => true);
    const withoutE = term.replace(UMLAUT_SPELLED_OUT, '$1');
    if (withoutE !== term) mark(withoutE, (written) => UMLAUT.test(written.normalize('NFC')));
  }
  return Array.from(marked.join('').matchAll(/1+/g), ({ 0: run, index }) => [index, index + run.length]);
}
