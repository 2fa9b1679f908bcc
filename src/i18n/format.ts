// How a language is written: numbers, dates, countries, plural forms, sentences with marked-up parts. This file knows no
// language by itself, since the texts of each language are made with it.

/** How a language writes numbers, dates and origins, as far as `Intl` cannot know it. */
export interface FormatRules {
  /** The BCP 47 tag whose way of writing counts when the page names no region: `de-CH`. */
  readonly tag: string;
  /** The origin of what comes from several countries. */
  readonly international: string;
  /** Corrects a date that `Intl` has written at full length. */
  readonly longDate?: (date: string) => string;
}

/** Some countries have a long official name ("United States") and a short usual one ("US"). */
export type CountryStyle = 'long' | 'short';

/** How numbers, dates and countries are written in one language. */
export interface Format {
  /** A number with the separators of the language. */
  number: (value: number) => string;
  /**
   * A day at full length: "14. März 2025".
   * @param date an ISO 8601 date or timestamp; the day counts in UTC
   */
  date: (date: string) => string;
  /** The same day in short, for the narrow places of a card: "14.03.2025". */
  shortDate: (date: string) => string;
  /** Compares two names as the language sorts them, and numbers in them by their value. */
  compare: (a: string, b: string) => number;
  /** Joins words as a sentence does. */
  list: (words: readonly string[]) => string;
  /** Name of a country by its two-letter code (ISO 3166-1); undefined when there is none. */
  country: (code: string, style: CountryStyle) => string | undefined;
  /** The origin of what comes from several countries. */
  international: string;
}

/**
 * Builds the format of a language. Callers keep it, because Intl objects are slow to build.
 * @param tag the BCP 47 tag to format by
 */
export function createFormat(tag: string, { international, longDate }: Omit<FormatRules, 'tag'>): Format {
  const number = new Intl.NumberFormat(tag);
  // Dates of the document are days without a time zone: formatted in UTC they stay the same day everywhere.
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  const shortDate = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' });
  const collator = new Intl.Collator(tag, { numeric: true });
  const list = new Intl.ListFormat(tag, { type: 'conjunction' });
  const named = (style: CountryStyle) =>
    new Intl.DisplayNames(tag, { type: 'region', style, fallback: 'none' });
  const countries = { long: named('long'), short: named('short') };
  return {
    // Engines disagree about the Swiss group separator: typographically it is the apostrophe.
    number: (value) => number.format(value).replaceAll("'", '’'),
    date: (value) => {
      const text = date.format(new Date(value));
      return longDate?.(text) ?? text;
    },
    shortDate: (value) => shortDate.format(new Date(value)),
    compare: (a, b) => collator.compare(a, b),
    list: (words) => list.format(words),
    country: (code, style) => countries[style].of(code),
    international,
  };
}

/** A message with a number in it: `n` chooses the plural form, `number` is `n` as readers of the language write it. */
export type Counted = (n: number, number: string) => string;

/** A message with places for marked-up parts, such as `{link}`; {@link interleave} fills them. */
export type Rich = string;

/**
 * Builds messages that agree with a number. `Intl` chooses between the two forms: French counts 0 with 1, the other
 * languages do not.
 * @param tag the language, a BCP 47 tag
 * @returns a function that takes the singular and the plural, each with `{n}` where the number stands
 */
export function plurals(tag: string): (one: string, other: string) => Counted {
  const rules = new Intl.PluralRules(tag);
  return (one, other) => (n, number) => (rules.select(n) === 'one' ? one : other).replace('{n}', number);
}

/**
 * Fills the places of a message with marked-up parts, so that sentences stay whole in the translations.
 * @param message a text with places such as `{link}`
 * @param parts what goes into each place
 * @returns the texts and the parts, in the order in which the message has them
 */
export function interleave<T>(message: Rich, parts: Readonly<Record<string, T>>): (string | T)[] {
  return message.split(/\{(\w+)\}/).map((piece, position) => {
    const isPlace = position % 2 === 1;
    return isPlace ? (parts[piece] ?? piece) : piece;
  });
}

/** The message for a value; a value without one, whatever it is ("constructor"), stands as it is. */
export function nameOf(value: string, names: Readonly<Record<string, string>>): string {
  return (Object.hasOwn(names, value) ? names[value] : undefined) ?? value;
}
