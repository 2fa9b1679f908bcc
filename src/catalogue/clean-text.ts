/**
 * What is not left of a text: C0 and C1 controls, bidirectional overrides and isolates, which reorder the text around
 * them, and lone surrogates. Built for whole code points, so that pairs of surrogates stay.
 */
const UNWANTED = /\p{Cc}|[\u202A-\u202E\u2066-\u2069]|\p{Surrogate}/gu;

/** Line breaks and tabulators part words, so a blank takes their place. */
const BREAKS = /[\t-\r\u0085\u2028\u2029]+/g;

/** No script stacks more marks than these four on one letter; texts that climb out of their line stack dozens. */
const STACKED = /(\p{M}{4})\p{M}+/gu;

/** Texts of Latin letters, common punctuation and symbols hold nothing of the above: most texts end here. */
const PLAIN = /^[ -~\u00A0-\u02FF\u2010-\u2027\u2030-\u205E\u20A0-\u20CF\u2100-\u2BFF]*$/;

/**
 * A text of a document as it can stand in a page without reaching beyond its place.
 * @param longest number of UTF-16 units after which the text is cut
 */
export function cleanText(text: string, longest: number): string {
  const cut = text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
  const clean = PLAIN.test(cut) ? cut : cut.replace(BREAKS, ' ').replace(UNWANTED, '').replace(STACKED, '$1');
  return clean.trim();
}

/** What stands for an icon that is none. */
export const NEUTRAL_ICON = '📦';

/** The longest emoji there are, families with skin tones, have fewer units. */
const LONGEST_ICON = 32;

/** The icon if it is an emoji, else the neutral one: markup and words would break the narrow place it has. */
export function cleanIcon(icon: string): string {
  const clean = cleanText(icon, LONGEST_ICON + 1);
  const isEmoji =
    clean.length <= LONGEST_ICON &&
    /\p{Extended_Pictographic}|\p{RI}|\u20E3/u.test(clean) &&
    !/[\w<>&"']{2}|\s/.test(clean);
  return isEmoji ? clean : NEUTRAL_ICON;
}
