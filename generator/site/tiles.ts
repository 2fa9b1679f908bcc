// Tiles that lead to the pages of categories and products: a sign, a name, the number of solutions.
import type { Locale } from '../../src/i18n/locales.js';
import { html } from './html.js';
import type { LandingPage, LandingPages } from './landing-pages.js';

/** How many solutions a tile of a category names. */
const EXAMPLES = 3;

/** How many of the products that most solutions replace get a tile. */
const PRODUCTS = 12;

/**
 * Categories as tiles, in the order of their names.
 * @param textOf what a tile says of its category; some that are in it where nothing else is given
 */
export function categoryTiles(
  { categories, labels }: LandingPages,
  locale: Locale,
  root: string,
  textOf: (page: LandingPage) => unknown = examples,
): unknown {
  const { format } = labels.languageOf(locale);
  return html`<ul class="tiles" role="list">
    ${categories
      .toSorted((a, b) => format.compare(a.name(locale), b.name(locale)))
      .map(
        (page) =>
          html`<li>
            <a href="${root}${page.folder(locale)}"
              ><span class="sign" aria-hidden="true">${signOf(page)}</span> ${page.name(locale)}</a
            >
            <span class="number">${format.number(page.solutions.length)}</span>
            <p>${textOf(page)}</p>
          </li>`,
      )}
  </ul>`;
}

/** Some solutions of a category. */
export const examples = ({ solutions }: LandingPage): string =>
  solutions
    .slice(0, EXAMPLES)
    .map(({ name }) => name)
    .join(', ');

/** The products that most solutions replace, as tiles with their numbers. */
export function productTiles({ products, labels }: LandingPages, locale: Locale, root: string): unknown {
  const { format } = labels.languageOf(locale);
  const size = ({ solutions }: LandingPage) => solutions.length;
  return html`<ul class="tiles small" role="list">
    ${products
      .toSorted((a, b) => size(b) - size(a) || format.compare(a.name(locale), b.name(locale)))
      .slice(0, PRODUCTS)
      .map(
        (page) =>
          html`<li>
            <a href="${root}${page.folder(locale)}"
              ><span class="sign" aria-hidden="true">${signOf(page)}</span> ${page.name(locale)}</a
            >
            <span class="number">${format.number(size(page))}</span>
          </li>`,
      )}
  </ul>`;
}

/** The icon that most solutions of a page have; of several the one that comes first. */
export function signOf({ solutions }: LandingPage): string {
  const counts = new Map<string, number>();
  for (const { icon } of solutions) counts.set(icon, (counts.get(icon) ?? 0) + 1);
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most?.[0] ?? '';
}
