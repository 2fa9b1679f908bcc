import { de } from './de/element.js';
import { en } from './en/element.js';
import { fr } from './fr/element.js';
import { it } from './it/element.js';
import type { Messages } from './messages.js';
import type { Locale } from './locales.js';

/** The messages of every language. All four are bundled: a second request for texts would be seen by the reader. */
export const MESSAGES: Readonly<Record<Locale, Messages>> = { de, en, fr, it };
