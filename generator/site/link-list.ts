// Links to the pages of products or categories, in the order of their names, with the number of their solutions.
import type { Solution } from '../../src/catalogue/schema.js';
import type { Format } from '../../src/i18n/format.js';
import type { Locale } from '../../src/i18n/locales.js';
import { html } from './html.js';

/** What a link to a landing page says, in one language. */
export interface Link {
  readonly name: string;
  /** The folder of the page, with a slash at the end. */
  readonly folder: string;
  /** How many solutions the page has. */
  readonly count: number;
}

/** A link to a landing page, for readers of a language. */
export const toLink = (
  page: {
    readonly name: (locale: Locale) => string;
    readonly folder: (locale: Locale) => string;
    readonly solutions: readonly Solution[];
  },
  locale: Locale,
): Link => ({
  name: page.name(locale),
  folder: page.folder(locale),
  count: page.solutions.length,
});

/** Links to landing pages. */
export const linkList = (links: readonly Link[], format: Format, root: string): unknown =>
  html`<ul class="index" role="list">
    ${links
      .toSorted((a, b) => format.compare(a.name, b.name))
      .map(
        ({ name, folder, count }) =>
          html`<li>
            <a href="${root}${folder}">${name}</a>
            <span class="number">${format.number(count)}</span>
          </li>`,
      )}
  </ul>`;
