import type { Locale } from './locales.js';
import { de } from './de/site.js';
import { en } from './en/site.js';
import { fr } from './fr/site.js';
import { it } from './it/site.js';
import type { PageMessages } from './site-messages.js';

export type { PageMessages };

/** The texts of the pages in every language. */
export const PAGE_MESSAGES: Readonly<Record<Locale, PageMessages>> = { de, en, fr, it };
