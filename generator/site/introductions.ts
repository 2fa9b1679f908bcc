// What belongs to a category, in the catalogue's own words, with links to the categories that it names.
import type { Locale } from '../../src/i18n/locales.js';
import type { Texts } from '../sources/schema-fields.js';
import { html, nearest, plainTextIn, textIn } from './html.js';

/** A page that a text may name. */
export interface Named {
  readonly name: string;
  /** Its folder, with a slash at the end. */
  readonly folder: string;
}

/** Quotation marks of the four languages, with the blanks that French has inside of them. */
const QUOTED = /(?<=[«“„]\s?)[^\s«»“”„][^«»“”„]*?(?=\s?[»”“])/u;

/** The categories that an introduction names in quotation marks, in the language of its readers. */
export function namedIn(
  texts: Texts | undefined,
  categories: readonly Named[],
  locale: Locale,
): readonly Named[] {
  if (!texts || nearest(texts, locale) !== locale) return [];
  const quoted = new Set(plainTextIn(texts, locale).match(new RegExp(QUOTED, 'gu')));
  return categories.filter(({ name }) => quoted.has(name));
}

/**
 * The introduction of a category: who looks for something else is led on by the names in it.
 * @param named the categories that it names
 */
export function introduction(texts: Texts, named: readonly Named[], locale: Locale, root: string): unknown {
  if (named.length === 0) return textIn(texts, locale);
  // What is captured stands between what is not.
  return plainTextIn(texts, locale)
    .split(new RegExp(`(${QUOTED.source})`, 'u'))
    .map((part) => {
      const page = named.find(({ name }) => name === part);
      return page ? html`<a href="${root}${page.folder}">${part}</a>` : part;
    });
}
