import type { Locale } from '../../../src/i18n/locales.js';
import { de } from './de.js';
import { en } from './en.js';
import type { FieldMeanings } from './fields.js';
import { fr } from './fr.js';
import { it } from './it.js';

/** What the fields of the document mean, in every language. */
export const FIELD_MEANINGS: Readonly<Record<Locale, FieldMeanings>> = { de, en, fr, it };
