import type { Locale } from '../../src/i18n/locales.js';
import { html } from './html.js';

/** A text of the sources in the languages in which somebody has written it. */
type Texts = Readonly<{ de: string } & Partial<Record<Locale, string | undefined>>>;

/** A text for readers of a language; where it is missing the English one, then the German one, marked as such. */
export function textIn(texts: Texts, locale: Locale): unknown {
  const own = texts[locale];
  if (own !== undefined) return own;
  return texts.en === undefined
    ? html`<span lang="de">${texts.de}</span>`
    : html`<span lang="en">${texts.en}</span>`;
}
