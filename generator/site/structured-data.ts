import type { Solution } from '../../src/catalogue/schema.js';
import { webUrl } from '../../src/catalogue/web-url.js';

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
