// The tables of the texts of pages and of the meanings of fields: one line a language.
import * as deReference from './de/reference.js';
import * as de from './de/site.js';
import * as enReference from './en/reference.js';
import * as en from './en/site.js';
import * as frReference from './fr/reference.js';
import * as fr from './fr/site.js';
import * as itReference from './it/reference.js';
import * as it from './it/site.js';
import type { Locale } from './locales.js';
import type { FieldMeanings, PageMessages } from './site-messages.js';

/** The texts of the generated pages. Only the generator reads them: they are no part of the element's files. */
export const PAGE_MESSAGES: Readonly<Record<Locale, PageMessages>> = {
  de: de.pageMessages,
  en: en.pageMessages,
  fr: fr.pageMessages,
  it: it.pageMessages,
};

/** What the fields of the document mean, for the API reference, and in English for schemas and messages. */
export const FIELD_MEANINGS: Readonly<Record<Locale, FieldMeanings>> = {
  de: deReference.fieldMeanings,
  en: enReference.fieldMeanings,
  fr: frReference.fieldMeanings,
  it: itReference.fieldMeanings,
};
