import type { Solution } from '../../src/catalogue/schema.js';
import { webUrl } from '../../src/catalogue/web-url.js';

/** What search engines read of a list of solutions: schema.org's `ItemList` of `SoftwareApplication`. */
export const itemList = (
  name: string,
  url: string,
  solutions: readonly Solution[],
  categoryOf: (solution: Solution) => string,
): unknown => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  name,
  url,
  numberOfItems: solutions.length,
  itemListElement: solutions.map((solution, index) => ({
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
