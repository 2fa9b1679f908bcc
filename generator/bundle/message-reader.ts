import type { Locale } from '../../src/i18n/locales.js';

/** How the languages stand beside each other: those that are alike are neighbours. */
export const ORDER = ['en', 'fr', 'it', 'de'] as const satisfies readonly Locale[];

type Part = string | number;

/**
 * Part of the CDN files: reads messages from texts in which those of all languages stand beside each other, as
 * generator/bundle/compiled-messages.ts writes them. `{0}` is the place of a message's first part; before `|` stands
 * the singular, chosen by the part that is a number.
 * @returns what gives one message after the other
 */
export function messageReader(texts: readonly string[], locale: Locale) {
  const rules = new Intl.PluralRules(locale);
  let next = ORDER.indexOf(locale);
  return (): string | ((...parts: Part[]) => string) => {
    const text = texts[next] ?? '';
    next += ORDER.length;
    if (!/\{\d/.test(text)) return text;
    const [one = '', other = one] = text.split('|');
    return (...parts) => {
      const isOne = rules.select(parts.find((part) => typeof part === 'number') ?? 2) === 'one';
      return (isOne ? one : other).replace(/\{(\d)\}/g, (_, place: number) => String(parts[place]));
    };
  };
}
