// The tables of the element's texts, formats and search words: one line a language.
import * as de from './de/card.js';
import * as deElement from './de/element.js';
import * as en from './en/card.js';
import * as enElement from './en/element.js';
import * as fr from './fr/card.js';
import * as frElement from './fr/element.js';
import * as it from './it/card.js';
import * as itElement from './it/element.js';
import type { Locale } from './locales.js';
import type { CardMessages, Messages, SearchWords } from './messages.js';
import type { FormatRules } from './format.js';

// The only table of the languages that the element speaks. All of them are in its one file: a second request for texts
// would be seen by the reader. Each kind has a constant of its own, so that a bundler leaves out what nobody uses.
// The texts of the generated pages must never get in here: their table is site-languages.ts.

/** The texts of cards and lists. */
export const CARD_MESSAGES: Readonly<Record<Locale, CardMessages>> = {
  de: de.cardMessages,
  en: en.cardMessages,
  fr: fr.cardMessages,
  it: it.cardMessages,
};

/** The texts of the whole interface, those of cards and lists included. */
export const MESSAGES: Readonly<Record<Locale, Messages>> = {
  de: deElement.messages,
  en: enElement.messages,
  fr: frElement.messages,
  it: itElement.messages,
};

/** How numbers, dates and origins are written, as far as `Intl` does not know it by itself. */
export const FORMATS: Readonly<Record<Locale, FormatRules>> = {
  de: de.formats,
  en: en.formats,
  fr: fr.formats,
  it: it.formats,
};

/** The words that the search takes for more, or for less, than something to look for. */
export const SEARCH_WORDS: Readonly<Record<Locale, SearchWords>> = {
  de: deElement.searchWords,
  en: enElement.searchWords,
  fr: frElement.searchWords,
  it: itElement.searchWords,
};
