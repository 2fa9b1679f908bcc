/**
 * Text for a terminal: what could move its cursor, change its title or reorder its letters is shown as an escape.
 * Line breaks stay, and so do the letters that make Scotland’s flag of a black one.
 */
export const printable = (text: string): string =>
  text.replace(
    /(?!\n)\p{Cc}|[\u061C\u200B\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]|(?<!🏴[\u{E0020}-\u{E007F}]*)[\u{E0000}-\u{E007F}]|\p{Surrogate}/gu,
    (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}}`,
  );
