import { de } from './de.js';
import { en } from './en.js';
import { fr } from './fr.js';
import { it } from './it.js';
import type { Messages } from './messages.js';
import type { Locale } from './negotiate.js';

/** The messages of every language. All four are bundled: a second request for texts would be seen by the reader. */
export const MESSAGES: Readonly<Record<Locale, Messages>> = { de, en, fr, it };
