import type { Solution } from '../../src/catalogue/schema.js';
import { webUrl } from '../../src/catalogue/meaning.js';
import { formatFor, localize } from '../../src/i18n/localize.js';
import type { Locale } from '../../src/i18n/locales.js';
import { html, raw, toText } from './html.js';
import type { SiteLabels } from './site.js';

/** Solutions in short: what they are called, their category and what they are for. */
export function shortList(solutions: readonly Solution[], locale: Locale, labels: SiteLabels): unknown {
  const format = formatFor(locale);
  return html`<ul role="list">
    ${solutions.map((solution) => {
      const { description, descriptionLang } = localize(solution, locale, format);
      const url = webUrl(solution.website);
      return line(
        html`<li>
          <strong
            >${url === undefined ? solution.name : html`<a href=${url} rel="noopener">${solution.name}</a>`}</strong
          >
          <span class="of">${labels.category(solution.category, locale)}</span>
          ${
            descriptionLang === locale
              ? html`<p>${description}</p>`
              : html`<p lang=${descriptionLang}>${description}</p>`
          }
        </li>`,
      );
    })}
  </ul>`;
}

const line = (template: unknown): unknown => raw(toText(template).replace(/\n\s+/g, '\n'));

/**
 * What search engines read of a list of solutions: schema.org's `ItemList` of `SoftwareApplication`.
 * @param list the solutions that are named, and how many there are
 */
export const itemList = (
  name: string,
  url: string,
  list: { readonly solutions: readonly Solution[]; readonly count: number },
  categoryOf: (solution: Solution) => string,
): unknown => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  name,
  url,
  numberOfItems: list.count,
  itemListElement: list.solutions.map((solution, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: {
      '@type': 'SoftwareApplication',
      name: solution.name,
      url: webUrl(solution.website),
      applicationCategory: categoryOf(solution),
      operatingSystem: 'Linux',
      offers: { '@type': 'Offer', price: 0, priceCurrency: 'CHF' },
    },
  })),
});
