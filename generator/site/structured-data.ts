import { webUrl } from '../../src/catalogue/meaning.js';
import type { Solution } from '../../src/catalogue/schema.js';
import type { Locale } from '../../src/i18n/locales.js';
import { platforms } from '../../src/search/products.js';
import { siteName } from './identity.js';
import { homeFolder, solutionFolder } from './page.js';
import type { Frame } from './site.js';

/** The operating systems that platforms stand for. What runs in a browser has none. */
const SYSTEMS: Readonly<Record<string, string>> = {
  'platform-windows': 'Windows',
  'platform-macos': 'macOS',
  'platform-linux': 'Linux',
  'platform-android': 'Android',
  'platform-ios': 'iOS',
};

/** The address at which SPDX describes a licence; undefined for an expression of several. */
const licenceAddress = (license: string): string | undefined =>
  /^[\w.+-]+$/.test(license) ? `https://spdx.org/licenses/${license}.html` : undefined;

/** What search engines read of one solution: schema.org's `SoftwareApplication`, and where its page stands. */
export function softwareApplication(
  solution: Solution,
  page: {
    readonly address: string;
    readonly description: string;
    readonly descriptionLang: Locale;
    readonly category: string;
    readonly site: Frame;
    readonly locale: Locale;
  },
): unknown {
  const systems = platforms(solution).flatMap((platform) => SYSTEMS[platform] ?? []);
  const { site, locale, address } = page;
  const home = site.baseUrl + homeFolder(locale);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        // Both types: the second is the one with a repository.
        '@type': ['SoftwareApplication', 'SoftwareSourceCode'],
        name: solution.name,
        description: page.description,
        inLanguage: page.descriptionLang,
        applicationCategory: page.category,
        url: webUrl(solution.website),
        mainEntityOfPage: address,
        license: licenceAddress(solution.license),
        codeRepository: webUrl(solution.github),
        operatingSystem: systems.length > 0 ? systems.join(', ') : undefined,
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: siteName(site, locale), item: home },
          { '@type': 'ListItem', position: 2, name: solution.name, item: address },
        ],
      },
    ],
  };
}

/**
 * What search engines read of a list of solutions: schema.org's `ItemList` of their pages.
 * @param list the solutions that are named, and how many there are
 */
export const itemList = (
  name: string,
  site: Frame,
  folder: string,
  list: { readonly solutions: readonly Solution[]; readonly count: number },
  locale: Locale,
): unknown => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  name,
  url: site.baseUrl + folder,
  numberOfItems: list.count,
  itemListElement: list.solutions.map((solution, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: solution.name,
    url: site.baseUrl + solutionFolder(solution)(locale),
  })),
});
