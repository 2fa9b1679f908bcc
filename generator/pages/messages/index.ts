import type { Locale } from '../../../src/i18n/negotiate.js';
import { de } from './de.js';
import { en } from './en.js';
import { fr } from './fr.js';
import { it } from './it.js';
import type { PageMessages } from './messages.js';

export type { PageMessages };

/** The texts of the pages in every language. */
export const PAGE_MESSAGES: Readonly<Record<Locale, PageMessages>> = { de, en, fr, it };
