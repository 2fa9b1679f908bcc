import type { CategoryLabels } from './categories.js';
import type { Format } from './format.js';
import type { Messages } from './messages.js';
import type { Locale } from './locales.js';

/** What every template needs to speak to the reader. */
export interface Language {
  locale: Locale;
  messages: Messages;
  format: Format;
  /** What the page calls categories, before what they are called otherwise. */
  categories?: CategoryLabels | null | undefined;
}
