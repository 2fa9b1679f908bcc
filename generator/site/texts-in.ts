import { DEFAULT_LOCALE, type Locale } from '../../src/i18n/locales.js';
import type { Texts } from '../sources/texts.js';
import { html } from './html.js';

/** The language in which readers of another one get a text: their own, else English, else German. */
export const nearest = (texts: Texts, locale: Locale): Locale =>
  [locale, DEFAULT_LOCALE].find((each) => texts[each] !== undefined) ?? 'de';

/** A text for readers of a language, without a mark where it is in another one. */
export const plainTextIn = (texts: Texts, locale: Locale): string =>
  texts[nearest(texts, locale)] ?? texts.de;

/** A text for readers of a language, marked where it is in another one. */
export function textIn(texts: Texts, locale: Locale): unknown {
  const language = nearest(texts, locale);
  const text = plainTextIn(texts, locale);
  return language === locale ? text : html`<span lang=${language}>${text}</span>`;
}
