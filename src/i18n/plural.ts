import type { Locale } from './locales.js';
import type { Counted } from './messages.js';

/**
 * Builds messages that agree with a number. The form is chosen by Intl: French counts 0 with 1, the others do not.
 */
export function plurals(locale: Locale): (one: string, other: string) => Counted {
  const rules = new Intl.PluralRules(locale);
  return (one, other) => (n, number) => (rules.select(n) === 'one' ? one : other).replace('{n}', number);
}
