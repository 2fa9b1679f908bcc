import { DESCRIPTION_FIELDS, SOURCE_LANGUAGE, type DescriptionField } from '../catalogue/values.js';
import type { Solution } from '../catalogue/schema.js';
import type { CountryStyle, Format } from './format.js';
import { CATEGORIES } from './languages.js';
import { DEFAULT_LOCALE, LOCALES, type Locale } from './locales.js';
import { nameOf, type Messages } from './messages.js';

/** What every template needs to speak to the reader. */
export interface Language {
  locale: Locale;
  messages: Messages;
  format: Format;
  /** What the page calls categories. These names come before those that the element knows. */
  categories?: CategoryLabels | null | undefined;
}

/** What categories are called, by their names in the document, then by languages. */
export type CategoryLabels = Readonly<Record<string, Readonly<Partial<Record<Locale, string | undefined>>>>>;

/**
 * The name of a category in a language. A category of which nobody knows another name is called as in the document.
 * @param own names that come before those that the element knows; whatever else a page has put in there is ignored
 */
export function categoryLabel(category: string, locale: Locale, own?: CategoryLabels | null): string {
  const label: unknown = own && Object.hasOwn(own, category) && own[category]?.[locale];
  if (label && typeof label === 'string') return label;
  return nameOf(category, CATEGORIES[locale]);
}

/** A solution as readers of one language see it. */
export interface SolutionView {
  solution: Solution;
  description: string;
  /** The language of `description`: the reader's, or the one that stands in for it. */
  descriptionLang: Locale;
  category: string;
  origin: Place;
  /** Whether it has entered the catalogue a short while ago; undefined where no clock is at hand. */
  isNew?: boolean;
}

/** An origin label, taken apart. */
export interface Place {
  /** The flag emoji; empty when the label has none. */
  flag: string;
  name: string;
}

/**
 * Chooses the texts of a solution for a locale.
 * @param own names of categories that come before the known ones
 */
export function localize(
  solution: Solution,
  locale: Locale,
  format: Format,
  own?: CategoryLabels | null,
): SolutionView {
  const [descriptionLang, description] = descriptionOf(solution, locale);
  return {
    solution,
    description,
    descriptionLang,
    category: categoryLabel(solution.category, locale, own),
    origin: localizePlace(solution.origin, format),
  };
}

/** The languages of the document, and the field of each that carries the description. */
const DESCRIPTIONS: Readonly<Partial<Record<Locale, DescriptionField>>> = DESCRIPTION_FIELDS;

/**
 * The description for readers of a language. One that is missing is replaced by the English one, then by the German
 * one, which every solution has.
 * @returns the language of the description, and the description
 */
export function descriptionOf(solution: Solution, locale: Locale): readonly [Locale, string] {
  for (const lang of [locale, DEFAULT_LOCALE]) {
    const field = DESCRIPTIONS[lang];
    const text = field && solution[field]?.trim();
    if (text) return [lang, text];
  }
  return [SOURCE_LANGUAGE, solution.description];
}

/**
 * Takes an origin label apart and names the country in the reader's language, in short where it is
 * written in short. A place that is no country (a town, a region) stays as it is written, but for `International`.
 */
export function localizePlace(origin: string, format: Format): Place {
  const [, flag = '', place = origin] =
    /^(\p{RI}\p{RI}|\p{Extended_Pictographic}\uFE0F?)\s*(.*)$/u.exec(origin) ?? [];
  const code = regionCode(flag);
  const style = code && countryNames(code).get(place);
  const named = place === 'International' ? format.international : style && format.country(code, style);
  return { flag, name: named ?? place };
}

const A = 0x1f1e6; // 🇦, the first of the regional indicators that flags are made of

function regionCode(flag: string): string | undefined {
  if (!/^\p{RI}\p{RI}$/u.test(flag)) return undefined;
  let code = '';
  for (const letter of flag) code += String.fromCharCode((letter.codePointAt(0) ?? A) - A + 65);
  return code;
}

const known = new Map<string, ReadonlyMap<string, CountryStyle>>();
/** Made once: each costs as much as a card. */
let displays: readonly (readonly [Intl.DisplayNames, CountryStyle])[] | undefined;

/** What a country is called in our languages, in short and at length: origin labels are written in one of them. */
function countryNames(code: string): ReadonlyMap<string, CountryStyle> {
  // where both styles are the same, it counts as the long one
  displays ??= (['short', 'long'] as const).flatMap((style) =>
    LOCALES.map((locale) => [new Intl.DisplayNames(locale, { type: 'region', style }), style] as const),
  );
  let names = known.get(code);
  if (!names) {
    names = new Map(displays.map(([display, style]) => [display.of(code) ?? code, style]));
    known.set(code, names);
  }
  return names;
}

/** All that the country of an origin label is called in our languages; nothing for what is no country. */
export function originNames(origin: string): string {
  const code = regionCode(origin.slice(0, 4)); // two letters of two units each
  return code ? [...countryNames(code).keys()].join(' ') : '';
}
