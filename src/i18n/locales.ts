/** The languages of the catalogue and of the interface. */
export const LOCALES = ['de', 'en', 'fr', 'it'] as const;

export type Locale = (typeof LOCALES)[number];

/** The locale of a reader whose languages are none of ours. */
export const DEFAULT_LOCALE: Locale = 'en';

/**
 * Finds the locale that a language tag asks for. The tag is read leniently: `de-CH`, `en_US` and `FR` all work.
 * @returns undefined when the tag is empty or its language is none of ours
 */
export function matchLocale(tag: string | null | undefined): Locale | undefined {
  const language = tag?.trim().toLowerCase().split(/[-_]/, 1)[0];
  return LOCALES.find((locale) => locale === language);
}

/** The first of several language tags that we speak, else English. */
export function negotiateLocale(tags: Iterable<string | null | undefined>): Locale {
  for (const tag of tags) {
    const locale = matchLocale(tag);
    if (locale) return locale;
  }
  return DEFAULT_LOCALE;
}
