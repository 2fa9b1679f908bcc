// What search engines read of the pages (schema.org, as JSON-LD).
import { webUrl } from '../../src/catalogue/addresses.js';
import type { Catalogue, Solution } from '../../src/catalogue/schema.js';
import type { Locale } from '../../src/i18n/locales.js';
import { platforms } from '../../src/search/products.js';
import { DOCUMENT_PATH } from '../output-file.js';
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
    /** The folder of the category's page; undefined where it has none. */
    readonly categoryFolder: string | undefined;
    readonly site: Frame;
    readonly locale: Locale;
  },
): unknown {
  const systems = platforms(solution).flatMap((platform) => SYSTEMS[platform] ?? []);
  const { site, locale, address, category, categoryFolder } = page;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        // Both types: the second is the one with a repository.
        '@type': ['SoftwareApplication', 'SoftwareSourceCode'],
        name: solution.name,
        description: page.description,
        inLanguage: page.descriptionLang,
        applicationCategory: category,
        url: webUrl(solution.website),
        mainEntityOfPage: address,
        license: licenceAddress(solution.license),
        codeRepository: webUrl(solution.github),
        operatingSystem: systems.length > 0 ? systems.join(', ') : undefined,
      },
      breadcrumbs(site, locale, [
        ...(categoryFolder === undefined ? [] : [[category, site.baseUrl + categoryFolder] as const]),
        [solution.name, address],
      ]),
    ],
  };
}

/** The way from the first page to this one, which comes last. */
const breadcrumbs = (
  site: Frame,
  locale: Locale,
  pages: readonly (readonly [name: string, address: string])[],
): unknown => ({
  '@type': 'BreadcrumbList',
  itemListElement: [[siteName(site, locale), site.baseUrl + homeFolder(locale)] as const, ...pages].map(
    ([name, address], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: { '@id': address },
    }),
  ),
});

/** What search engines read of a page of a product or a category: its list, and where the page stands. */
export const landingPageData = (
  name: string,
  site: Frame,
  folder: string,
  list: Listed,
  locale: Locale,
): unknown => ({
  '@context': 'https://schema.org',
  '@graph': [
    itemList(name, site, folder, list, locale),
    breadcrumbs(site, locale, [[name, site.baseUrl + folder]]),
  ],
});

/** What search engines read of a list of products or categories: the pages that it leads to, and where it stands itself. */
export const indexData = (
  name: string,
  site: Frame,
  folder: string,
  pages: readonly { readonly name: string; readonly folder: string }[],
  locale: Locale,
): unknown => ({
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'ItemList',
      name,
      url: site.baseUrl + folder,
      numberOfItems: pages.length,
      itemListElement: pages.map((page, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: page.name,
        url: site.baseUrl + page.folder,
      })),
    },
    breadcrumbs(site, locale, [[name, site.baseUrl + folder]]),
  ],
});

/** What search engines read of the first page: the list of solutions, and the document as a data set to be downloaded. */
export const firstPageData = (
  { title, description }: { readonly title: string; readonly description: string },
  site: Frame & { readonly catalogue: Pick<Catalogue, 'generatedAt'> },
  list: Listed,
  locale: Locale,
): unknown => ({
  '@context': 'https://schema.org',
  '@graph': [
    itemList(title, site, homeFolder(locale), list, locale),
    {
      '@type': 'Dataset',
      name: siteName(site, locale),
      description,
      inLanguage: locale,
      url: site.baseUrl + homeFolder(locale),
      license: licenceAddress(site.catalogue.license),
      // The day only, so that a page does not change with every build.
      dateModified: site.catalogue.generatedAt.slice(0, 10),
      isAccessibleForFree: true,
      publisher: site.settings.publisher && { '@type': 'Organization', ...site.settings.publisher },
      distribution: {
        '@type': 'DataDownload',
        encodingFormat: 'application/json',
        contentUrl: site.baseUrl + DOCUMENT_PATH,
      },
    },
  ],
});

/** The solutions that a list names, and how many there are. */
interface Listed {
  readonly solutions: readonly Solution[];
  readonly count: number;
}

/** A list of solutions: schema.org's `ItemList` of their pages. */
const itemList = (name: string, site: Frame, folder: string, list: Listed, locale: Locale): unknown => ({
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
