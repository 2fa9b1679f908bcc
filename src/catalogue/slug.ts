/** What letters of German become when they have no marks. */
const GERMAN: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** The longest slug: file systems and servers take more, but not much more. */
const MAX = 100;

/**
 * The name of a solution as a part of an address: lower case, letters without marks (ä as ae, ß as ss), everything else
 * one hyphen, none at the ends, at most 100 letters. A name without any Latin letter or digit is spelt by the numbers of its
 * characters.
 */
export function slug(name: string): string {
  const letters = hyphenated(
    name
      .normalize('NFC')
      .toLowerCase()
      .replace(/[äöüß]/g, (letter) => GERMAN[letter] ?? letter)
      .normalize('NFKD'),
  ).replace(/^-/, '');
  const numbers = () => Array.from(name, (each) => (each.codePointAt(0) ?? 0).toString(16)).join('-');
  return (letters.replace(/-$/, '') || numbers()).slice(0, MAX).replace(/-$/, '');
}

/**
 * A text with one hyphen for whatever is not a–z or a digit, at its ends as well.
 * @param decomposed in lower case, with its marks apart from its letters: they go
 */
export const hyphenated = (decomposed: string): string =>
  decomposed.replace(/\p{M}/gu, '').replace(/[^a-z0-9]+/g, '-');
