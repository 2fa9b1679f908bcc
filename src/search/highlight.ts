import { fold, foldCodePoint, isWordUnit, squash, wordsOf } from './tokenizer.js';
import type { Range } from './types.js';

/** The letters and digits of a text, folded and without gaps, with the way back. */
interface Letters {
  readonly folded: string;
  /** For each folded unit, where its letter starts and ends in the text. Marks belong to the letter before. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  /** For each folded unit, the number of its word. */
  readonly words: readonly number[];
}

function lettersOf(text: string): Letters {
  let folded = '';
  const starts: number[] = [];
  const ends: number[] = [];
  const words: number[] = [];
  let word = 0;
  let at = 0;
  for (const codePoint of text) {
    const end = at + codePoint.length;
    const units = codePoint < '\x80' ? codePoint.toLowerCase() : foldCodePoint(codePoint);
    // a mark, or something invisible, which belongs to the letter before
    if (units === '' && ends.at(-1) === at) ends[ends.length - 1] = end;
    // a letter beyond 16 bits has two units
    for (const unit of units.split('')) {
      if (isWordUnit(unit.charCodeAt(0))) {
        starts.push(at);
        ends.push(end);
        words.push(word);
        folded += unit;
      } else word++;
    }
    at = end;
  }
  return { folded, starts, ends, words };
}

/** Shorter stretches over several words are chance: "inst" in "in St. Gallen". */
const SHORTEST_ACROSS = 5;

/** Whether a stretch of letters is a match: within one word, or made of whole words ("Rocket.Chat"). */
function isMatch({ words }: Letters, from: number, to: number): boolean {
  if (words[from] === words[to - 1]) return true;
  return to - from >= SHORTEST_ACROSS && words[from - 1] !== words[from] && words[to] !== words[to - 1];
}

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
  const terms = (typeof query === 'string' ? wordsOf(fold(query)) : query.map(squash)).filter(
    (term) => term !== '',
  );
  if (terms.length === 0) return [];
  const letters = lettersOf(text);
  const found: [start: number, end: number][] = [];

  const mark = (term: string, accepts: (written: string) => boolean): void => {
    for (let from = letters.folded.indexOf(term); from >= 0; from = letters.folded.indexOf(term, from + 1)) {
      const to = from + term.length;
      const isStart = letters.words[from - 1] !== letters.words[from];
      if ((!isStart && term.length < SHORTEST_INSIDE && term < '\x80') || !isMatch(letters, from, to))
        continue;
      const start = letters.starts[from] ?? 0;
      // a combining mark at the very end belongs to the letter
      const end = letters.ends[to - 1] ?? 0;
      if (accepts(text.slice(start, end))) found.push([start, end]);
    }
  };
  for (const term of terms) {
    mark(term, () => true);
    const withoutE = term.replace(UMLAUT_SPELLED_OUT, '$1');
    if (withoutE !== term) mark(withoutE, (written) => UMLAUT.test(written.normalize('NFC')));
  }
  return merged(found);
}

/** Ranges in order, those that touch or overlap made one. */
function merged(ranges: [start: number, end: number][]): Range[] {
  const result: [start: number, end: number][] = [];
  for (const [start, end] of ranges.sort((a, b) => a[0] - b[0] || a[1] - b[1])) {
    const last = result.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else result.push([start, end]);
  }
  return result;
}
