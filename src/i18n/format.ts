import { FORMATS } from './languages.js';
import { matchLocale, type Locale } from './locales.js';
import type { FormatRules } from './messages.js';

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

/** All formats that were asked for, by their BCP 47 tags. */
const formats = new Map<string, Format>();

/**
 * The format of a language. To build Intl objects is slow, so each is built once.
 * @param tag the language tag by which the language was chosen: when it names a region, that region's way of writing
 *   counts. Tags of other languages, and tags that are none, count for nothing
 */
export function formatFor(locale: Locale, tag = ''): Format {
  const name = regionalTag(locale, tag);
  const known = formats.get(name);
  if (known) return known;
  const format = createFormat(name, FORMATS[locale]);
  formats.set(name, format);
  return format;
}

/** The BCP 47 tag to format by. */
function regionalTag(locale: Locale, tag: string): string {
  const dashed = tag.trim().replaceAll('_', '-');
  if (matchLocale(dashed) !== locale || !dashed.includes('-')) return FORMATS[locale].tag;
  try {
    return Intl.getCanonicalLocales(dashed)[0] ?? FORMATS[locale].tag;
  } catch {
    return FORMATS[locale].tag;
  }
}

function createFormat(name: string, { international, longDate }: FormatRules): Format {
  const number = new Intl.NumberFormat(name);
  // Dates of the document are days without a time zone: formatted in UTC they stay the same day everywhere.
  const date = new Intl.DateTimeFormat(name, { dateStyle: 'long', timeZone: 'UTC' });
  const shortDate = new Intl.DateTimeFormat(name, { dateStyle: 'medium', timeZone: 'UTC' });
  const collator = new Intl.Collator(name, { numeric: true });
  const list = new Intl.ListFormat(name, { type: 'conjunction' });
  const named = (style: CountryStyle) =>
    new Intl.DisplayNames(name, { type: 'region', style, fallback: 'none' });
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
