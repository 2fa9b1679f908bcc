// Which languages there are, and which one a reader gets.

/** The languages of the interface, by their ISO 639-1 codes. `languages.ts` and `site-languages.ts` name their texts. */
export const LOCALES = ['de', 'en', 'fr', 'it'] as const;

/** The code of a language that the interface speaks. */
export type Locale = (typeof LOCALES)[number];

/** The language of readers who speak none of ours. */
export const DEFAULT_LOCALE: Locale = 'en';

/**
 * Finds the language that a tag asks for. Tags are read leniently: `de-CH`, `en_US` and `FR` all work.
 * @returns undefined when the tag is empty, or names a language that the interface does not speak
 */
export function matchLocale(tag: string | null | undefined): Locale | undefined {
  const language = tag?.trim().toLowerCase().split(/[-_]/, 1)[0];
  return LOCALES.find((locale) => locale === language);
}

/**
 * Finds the language for a reader.
 * @param tags language tags, the most wanted first
 * @returns the first language that the interface speaks, else English
 */
export function negotiateLocale(tags: Iterable<string | null | undefined>): Locale {
  for (const tag of tags) {
    const locale = matchLocale(tag);
    if (locale) return locale;
  }
  return DEFAULT_LOCALE;
}
