// How things are told to readers: numbers, dates, countries, plural forms, sentences with marked-up parts, scores. This file
// knows no language by itself, since the texts of each language are made with it.
import type { ScoreName, Solution } from '../catalogue/schema.js';
import { SCORE_MAX, SCORE_MIN, SCORES, type Verdict } from '../catalogue/values.js';

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

/**
 * How much a reader cares about each score, from 0 (not at all) upwards. The wish behind each: easy to set up
 * (`complexity`), mature (`maturity`), light (`resourceUsage`), little upkeep (`maintenance`).
 */
export type FitWeights = Readonly<Partial<Record<ScoreName, number>>>;

/** One thing to say about how a solution fits: the key of a message, not its text. */
export interface FitReason {
  readonly score: ScoreName;
  readonly verdict: Verdict;
}

export interface Fit {
  /** From 0 to 1: the weighed mean of how good the scores are. 0 when nothing is weighed. */
  readonly score: number;
  /** What is weighed and stands out, the weightiest first: first what speaks for the solution, then what against. */
  readonly reasons: readonly FitReason[];
}

/**
 * From this score on, of those that readers see, something speaks for a solution: its verdict on a card is good ("easy
 * setup", "mature"). It is the same for all four scores.
 */
const GOOD = 8;
/** Up to this score, of those that readers see, something speaks against a solution. */
const POOR = 4;

/**
 * A score as readers see it, from 1 to 10: more is always better. In the document more is better of the maturity alone;
 * the other three scores say how much something asks for.
 */
export const rating = (name: ScoreName, score: number): number =>
  name === 'maturity' ? score : SCORE_MIN + SCORE_MAX - score;

/** How good one score is for a reader who cares about it: 0 (worst) to 1 (best). */
function goodness(solution: Solution, score: ScoreName): number {
  return Math.min(1, Math.max(0, (rating(score, solution[score]) - 1) / 9));
}

const weightOf = (score: ScoreName, weights: FitWeights): number => Math.max(0, weights[score] ?? 0);

/** What a score says of a solution; undefined where it is neither good nor poor. */
export function verdictOn(solution: Solution, score: ScoreName): Verdict | undefined {
  const points = rating(score, solution[score]);
  if (points >= GOOD) return 'good';
  return points <= POOR ? 'poor' : undefined;
}

/** How well a solution fits what a reader weighs: the number only. */
export function fitScore(solution: Solution, weights: FitWeights): number {
  let sum = 0;
  let total = 0;
  for (const score of SCORES) {
    const weight = weightOf(score, weights);
    sum += weight * goodness(solution, score);
    total += weight;
  }
  return total > 0 ? sum / total : 0;
}

/** How well a solution fits what a reader weighs, with reasons. */
export function fit(solution: Solution, weights: FitWeights): Fit {
  const reasons = (verdict: Verdict): FitReason[] => {
    const strength = (score: ScoreName): number =>
      weightOf(score, weights) * Math.abs(goodness(solution, score) - (verdict === 'poor' ? 1 : 0));
    return SCORES.filter((score) => strength(score) > 0 && verdictOn(solution, score) === verdict)
      .sort((a, b) => strength(b) - strength(a))
      .map((score) => ({ score, verdict }));
  };
  return { score: fitScore(solution, weights), reasons: [...reasons('good'), ...reasons('poor')] };
}
