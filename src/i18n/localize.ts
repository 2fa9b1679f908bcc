// A solution as readers of one language see it: description, category, place, format.
import { DESCRIPTION_FIELDS, SOURCE_LANGUAGE, type DescriptionField } from '../catalogue/values.js';
import type { Solution } from '../catalogue/schema.js';
import { createFormat, type CountryStyle, type Format } from './format.js';
import { FORMATS } from './languages.js';
import { DEFAULT_LOCALE, LOCALES, matchLocale, type Locale } from './locales.js';
import type { CardMessages, Messages } from './messages.js';

/** What a page calls things beside what the document calls them. */
export interface OwnLabels {
  /** Categories, by their names in the document and then by languages. */
  categories?: CategoryLabels | null | undefined;
  /** Tags, by the tags and then by languages. */
  tags?: CategoryLabels | null | undefined;
  /** Products, by their slugs. */
  products?: ProductLabels | null | undefined;
}

/** What every template needs to speak to the reader. */
export interface Language<M extends CardMessages = Messages> extends OwnLabels {
  locale: Locale;
  messages: M;
  format: Format;
}

/** What the templates of cards and lists need of it: they are in the smaller script as well, which has no other texts. */
export type CardLanguage = Language<CardMessages>;

/** All formats that were asked for, by their BCP 47 tags. */
const formats = new Map<string, Format>();

/**
 * The format of a language. To build Intl objects is slow, so each is built once.
 * @param tag the language tag by which the language was chosen: when it names a region, that region's way of writing
 *   counts. Tags of other languages, and tags that are none, count for nothing
 */
export function formatFor(locale: Locale, tag = ''): Format {
  const name = regionalTag(locale, tag);
  const format = formats.get(name) ?? createFormat(name, FORMATS[locale]);
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

/**
 * What categories are called, by their names in the document, then by languages: a text, or several, of which readers see
 * the first, and are led here by the others when they search for them.
 */
export type CategoryLabels = Readonly<
  Record<string, Readonly<Partial<Record<Locale, string | readonly string[] | undefined>>>>
>;

/** What products are called, by their slugs: a text, or several, of which readers see the first and may type the others. */
export type ProductLabels = Readonly<Record<string, string | readonly string[]>>;

/** What a page gives for a name. */
const givenFor = <T>(name: string, own?: Readonly<Record<string, T>> | null): T | undefined =>
  own && Object.hasOwn(own, name) ? own[name] : undefined;

/** One text or several. A page may be mistaken: whatever is no text is ignored. */
const textsOf = (given: unknown): string[] =>
  [given].flat().filter((text): text is string => typeof text === 'string' && text !== '');

/**
 * All that a page calls a category or a tag in a language: what readers see, and then what they may search for instead.
 * @param own what the page calls them
 */
export const ownNames = (name: string, locale: Locale, own?: CategoryLabels | null): string[] =>
  textsOf(givenFor(name, own)?.[locale]);

/** All that a page calls a product, by its slug: what readers see, and then what else they may type. */
export const productNames = (slug: string, own?: ProductLabels | null): string[] =>
  textsOf(givenFor(slug, own));

/** What readers see: one that the page has no other name for is called as in the document. */
export const labelOf = (name: string, locale: Locale, own?: CategoryLabels | null): string =>
  ownNames(name, locale, own)[0] ?? name;

/** The labels in all languages. */
export const labelsOf = (name: string, own?: CategoryLabels | null): string[] =>
  LOCALES.map((locale) => labelOf(name, locale, own));

/** A solution as readers of one language see it. */
export interface SolutionView {
  solution: Solution;
  description: string;
  /** The first sentence of the description: what one reads at a glance. */
  summary: string;
  /** The language of `description`: the reader's, or the one that stands in for it. */
  descriptionLang: Locale;
  category: string;
  origin: Place;
  /** Whether it has entered the catalogue in the last 30 days; undefined where no clock is at hand. */
  isNew?: boolean;
}

/** An origin label, taken apart. */
export interface Place {
  /** The flag emoji; empty when the label has none. */
  flag: string;
  name: string;
}

/**
 * Chooses the texts of a solution for readers of a language.
 * @param own what the page calls categories
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
    summary: firstSentence(description),
    descriptionLang,
    category: labelOf(solution.category, locale, own),
    origin: localizePlace(solution.origin, format),
  };
}

/**
 * The first sentence of a text. A stop ends it where a word of three letters or more stands before it and a new sentence
 * after it: abbreviations such as "z. B." and "e.g." have neither.
 */
const firstSentence = (text: string): string =>
  /^.*?[^\s.]{3}[.!?](?=\s+[\p{Lu}\d«“"]|\s*$)/su.exec(text)?.[0] ?? text;

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
 * Takes an origin label apart (`🇨🇭 Schweiz`) and names the country in the reader's language, with its short name where
 * the label has the short one ("USA"). A place that is no country, such as a town or a region, stays as it is written;
 * only `International` is translated.
 */
export function localizePlace(origin: string, format: Format): Place {
  const [, flag = '', place = origin] =
    /^(\p{RI}\p{RI}|\p{Extended_Pictographic}\uFE0F?)\s*(.*)$/u.exec(origin) ?? [];
  const code = regionCode(flag);
  const style = code && countryNames(code).get(place);
  const named = style ? format.country(code, style) : undefined;
  return { flag, name: place === 'International' ? format.international : (named ?? place) };
}

/** The first of the letters that flags are made of: regional indicator A. */
const REGIONAL_INDICATOR_A = 0x1f1e6;

/** The two-letter code of the country (ISO 3166-1) whose flag a label begins with; empty for everything else. */
export function regionCode(origin: string): string {
  const [flag = ''] = /^\p{RI}\p{RI}/u.exec(origin) ?? [];
  const letters = Array.from(flag, (letter) => (letter.codePointAt(0) ?? 0) - REGIONAL_INDICATOR_A + 65);
  return String.fromCharCode(...letters);
}

/** Names languages in all of ours, made at the first use as well. */
let tongues: readonly Intl.DisplayNames[] | undefined;

/**
 * What the language of a country is called in ours, for the search: most countries share their adjective with it.
 * Nothing where the language is another country's, as German is in Austria.
 */
export function languageNames(country: string): readonly string[] {
  tongues ??= LOCALES.map((locale) => new Intl.DisplayNames(locale, { type: 'language' }));
  const { language } = new Intl.Locale(`und-${country || 'ZZ'}`).maximize();
  if (new Intl.Locale(language).maximize().region !== country) return [];
  return tongues.map((each) => each.of(language) ?? language);
}

/**
 * Names countries in all languages. They are made at the first use and only once, since each takes as long as a card.
 */
let displays: readonly (readonly [Intl.DisplayNames, CountryStyle])[] | undefined;

/**
 * All that a country is called in our languages, each name with its style: origin labels are written in any of them. A
 * name that is short and long at once counts as the long one.
 */
function countryNames(code: string): ReadonlyMap<string, CountryStyle> {
  displays ??= (['short', 'long'] as const).flatMap((style) =>
    LOCALES.map((locale) => [new Intl.DisplayNames(locale, { type: 'region', style }), style] as const),
  );
  return new Map(displays.map(([display, style]) => [display.of(code) ?? code, style]));
}

/** All that the country of an origin label is called in our languages, for the search; nothing for what is no country. */
export function originNames(origin: string): readonly string[] {
  const code = regionCode(origin);
  return code ? [...countryNames(code).keys()] : [];
}
