import stringWidth from 'string-width';

/** Marks beyond these are heaped upon a letter by somebody who means no good, in UTF-16 units with the letter. */
const LONGEST_CHARACTER = 4;

/** Widths of letters in the widest of the fonts that systems have, as parts of the font's size. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/^[ijlI.,:;'’|!]/, 0.34],
  [/^[-frt()[\]" ·/]/, 0.42],
  [/^[mwMW@%&]/, 0.98],
  [/^[\p{Lu}\d]/u, 0.68],
];
const COMMON_WIDTH = 0.61;
/** Of ideographs and emoji. */
const WIDE = 1.25;

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });
const words = new Intl.Segmenter('en', { granularity: 'word' });

const widthOfCharacter = (character: string): number =>
  stringWidth(character) > 1 ? WIDE : (WIDTHS.find(([some]) => some.test(character))?.[1] ?? COMMON_WIDTH);

const charactersOf = (text: string): string[] =>
  Array.from(characters.segment(text), ({ segment }) =>
    segment.length <= LONGEST_CHARACTER ? segment : (Array.from(segment)[0] ?? ''),
  );

/** How wide a text is at most, in pixels: nobody knows the font of those who will see it. */
export const widthOf = (text: string, size: number): number =>
  Math.ceil(charactersOf(text).reduce((sum, character) => sum + widthOfCharacter(character) * size, 0));

/** A text in one line that is no wider than there is room; what is cut off is told by three dots. */
export function fitted(text: string, size: number, room: number): string {
  const all = charactersOf(text.replace(/\s+/gu, ' ').trim());
  if (widthOf(all.join(''), size) <= room) return all.join('');
  let line = '';
  for (const character of all) {
    if (widthOf(`${line}${character}…`, size) > room) break;
    line += character;
  }
  return `${line.trimEnd()}…`;
}

/** A text in lines that are no wider than there is room; what is beyond the last line is cut off. */
export function wrapped(text: string, size: number, room: number, most: number): string[] {
  const lines: string[] = [];
  let rest = text.replace(/\s+/gu, ' ').trim();
  while (rest !== '' && lines.length < most - 1) {
    let line = '';
    for (const { segment } of words.segment(rest)) {
      if (widthOf(line + segment.trimEnd(), size) > room) break;
      line += segment;
    }
    // A word that is longer than a line is cut anywhere.
    if (line === '') break;
    lines.push(line.trimEnd());
    rest = rest.slice(line.length).trimStart();
  }
  return rest === '' || most === 0 ? lines : [...lines, fitted(rest, size, room)];
}
