// What surrounds every page: head, navigation, language switch, footer; and the addresses of all pages.
import { nothing } from 'lit';
import { slug } from '../../src/catalogue/addresses.js';
import type { Solution } from '../../src/catalogue/schema.js';
import { interleave } from '../../src/i18n/format.js';
import type { Locale } from '../../src/i18n/locales.js';
import { localize } from '../../src/i18n/localize.js';
import { PAGE_MESSAGES } from '../../src/i18n/site-languages.js';
import { SPECULATION_RULES } from '../hosting/header-rules.js';
import { DOCUMENT_PATH, LOGOS, OEMBED, type OutputFile } from '../output-file.js';
import type { Asset, Assets } from './assets.js';
import { html, raw, textIn, toBytes, toText } from './html.js';
import { imprint, siteName } from './identity.js';
import {
  defaultLanguageOf,
  type Frame,
  hasCatalogue,
  langOf,
  languagesOf,
  regionOf,
  type SiteLabels,
} from './site.js';

/** A page in one language. */
export interface Page {
  readonly locale: Locale;
  /** The folder of the page below the site, in every language, with a slash at the end. */
  readonly folder: (locale: Locale) => string;
  readonly title: string;
  readonly description: string;
  /** Which entry of the navigation is this page. */
  readonly current?: 'catalogue' | 'categories' | 'products' | 'reference' | 'embed' | 'about' | 'changes';
  /** Whether search engines are asked to pass the page over. */
  readonly isForReadersOnly?: boolean;
  readonly head?: unknown;
  /** Whether the page's address may be pasted into systems that ask what to show for it. */
  readonly hasOembed?: boolean;
  /** The picture for those who share its address, below the site; that of the site when not given. */
  readonly picture?: string | undefined;
  /** Scripts that the page runs, all of them modules. */
  readonly scripts?: readonly (Asset | undefined)[];
  /** `root` is the relative address of the site, with a slash at the end. */
  readonly main: (root: string) => unknown;
}

export const homeFolder = (locale: Locale): string => `${locale}/`;
export const referenceFolder = (locale: Locale): string => `${locale}/reference/`;
/** The slug of the page that says how the catalogue is made. */
export const ABOUT = 'about';
/** The folder of a page in the operator's own words, in every language. */
export const ownFolder = (slug: string) => (locale: Locale) => `${locale}/${slug}/`;
/** The folder of the page of a solution, in every language. */
export const solutionFolder =
  ({ name }: Pick<Solution, 'name'>) =>
  (locale: Locale): string =>
    `${locale}/solutions/${slug(name)}/`;
/**
 * The addresses of these pages for the element's attribute `detail-url`; undefined for a minimal site, which has none.
 * @param root the way to the site: its address, or relative to a page of it, so that it works wherever the site is shown
 */
export const detailUrlOf = (site: Pick<Frame, 'level'>, root: string): string | undefined =>
  hasCatalogue(site) ? `${root}{lang}/solutions/{slug}/` : undefined;
/** Where the logos are, for the element's attribute `logos`; undefined where there are none. */
export const logosOf = (
  site: { readonly logos: { readonly size: number } },
  root: string,
): string | undefined => (site.logos.size > 0 ? root + LOGOS : undefined);
export const aboutFolder = ownFolder(ABOUT);
export const changesFolder = ownFolder('changes');
/** The folders of the lists of all products and of all categories. */
export const productsFolder = ownFolder('alternatives');
export const categoriesFolder = ownFolder('categories');
export const embedFolder = (locale: Locale): string => `embed/${locale}/`;

/** The page that the site's root and its name lead to: the catalogue, and where it has no page, what describes it. */
export const entranceFolder = (site: Pick<Frame, 'level'>): ((locale: Locale) => string) =>
  hasCatalogue(site) ? homeFolder : referenceFolder;

/** The files that a system gets for a pasted address: the answer, and the page of the frame in it. */
export const oembedPath = (folder: string, form: 'json' | 'html'): string =>
  `${OEMBED}${folder.replace(/\/$/, '')}.${form}`;

/** The file of a page. */
export const pagePath = (folder: string): string => `${folder}index.html`;

/** The way from a folder to the site's root: relative, so that the site works below any path. */
export const rootFrom = (folder: string): string => '../'.repeat(folder.split('/').length - 1) || './';

/** Writes a page: its head, the navigation, its content and the end. */
export function writePage(site: Frame, assets: Assets, page: Page): OutputFile {
  const { locale } = page;
  const folder = page.folder(locale);
  const root = rootFrom(folder);
  return toFile(
    pagePath(folder),
    html`<!doctype html>
      <html lang=${langOf(site, locale)}>
        <head>
          ${head(site, assets, { ...page, root, address: site.baseUrl + folder })}
          ${languagesOf(site).map(
            (other) =>
              html`<link rel="alternate" hreflang=${other} href=${site.baseUrl + page.folder(other)} />`,
          )}
          <link
            rel="alternate"
            hreflang="x-default"
            href=${site.baseUrl + page.folder(defaultLanguageOf(site))}
          />
          ${
            hasCatalogue(site)
              ? html`<link
                  rel="alternate"
                  type="application/atom+xml"
                  href="${root}${locale}/feed.xml"
                  title=${PAGE_MESSAGES[locale].changes.title}
                />`
              : nothing
          }
          ${
            page.hasOembed && site.level === 'full'
              ? html`<link
                  rel="alternate"
                  type="application/json+oembed"
                  href=${site.baseUrl + oembedPath(folder, 'json')}
                  title=${page.title}
                />`
              : nothing
          }
          ${page.head ?? nothing} ${raw(`<script type="speculationrules">${SPECULATION_RULES}</script>`)}
        </head>
        <body>
          ${header(site, assets, page, root)}
          <main id="content" tabindex="-1">${page.main(root)}</main>
          ${footer(site, page, root)}
        </body>
      </html>`,
  );
}

/** What the heads of all pages have. */
export function head(
  site: Frame,
  assets: Assets,
  page: Pick<Page, 'locale' | 'title' | 'description' | 'picture' | 'scripts' | 'isForReadersOnly'> & {
    root: string;
    address: string;
  },
): unknown {
  const { locale, title, description, root, address, scripts = [] } = page;
  const name = siteName(site, locale);
  return html`<meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${title === name ? title : `${title} – ${name}`}</title>
    <meta name="description" content=${description} />
    ${site.settings.staging || page.isForReadersOnly ? html`<meta name="robots" content="noindex" />` : nothing}
    <link rel="canonical" href=${address} />
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content=${name} />
    <meta property="og:title" content=${title} />
    <meta property="og:description" content=${description} />
    <meta property="og:url" content=${address} />
    <meta property="og:locale" content=${regionOf(site, locale).replace('-', '_')} />
    <meta property="og:image" content=${site.baseUrl + (page.picture ?? assets.picture.path)} />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta property="og:image:alt" content=${page.picture === undefined ? name : title} />
    <meta name="twitter:card" content="summary_large_image" />
    <link rel="icon" href="${root}${assets.icon.path}" type="image/svg+xml" />
    <link rel="stylesheet" href="${root}${assets.style.path}" />
    ${[assets.pageScript, ...scripts].map((script) => script && scriptTag(root, script))}`;
}

const scriptTag = (root: string, { path }: Asset): unknown =>
  raw(`<script type="module" src="${root}${path}"></script>`);

function header(own: Frame, assets: Assets, page: Page, root: string): unknown {
  const { locale, current } = page;
  const { site, about, changes } = PAGE_MESSAGES[locale];
  const mark = assets.logo
    ? html`<img src="${root}${assets.logo.path}" alt="" height="32" />`
    : html`<span aria-hidden="true">◧</span>`;
  const toCatalogue = () => html`
    ${pageLink(site.catalogue, root + homeFolder(locale), current === 'catalogue')}
    ${pageLink(site.categories, root + categoriesFolder(locale), current === 'categories')}
    ${own.hasProducts ? pageLink(site.products, root + productsFolder(locale), current === 'products') : nothing}
    ${pageLink(changes.link, root + changesFolder(locale), current === 'changes')}
    ${pageLink(about.link, root + aboutFolder(locale), current === 'about')}
  `;
  return html`<a class="skip" href="#content">${site.skip}</a>
    <header class="page strip">
      <a class="brand" href="${root}${entranceFolder(own)(locale)}">${mark} ${siteName(own, locale)}</a>
      <nav class="pages" aria-label=${site.navigation}>
        ${hasCatalogue(own) ? toCatalogue() : aboutData(page, root)}
      </nav>
      ${languagesOf(own).length > 1 ? languageSwitch(own, page, root) : nothing}
    </header>`;
}

/** Links to the same page in every language of the site. */
const languageSwitch = (own: Frame, { locale, folder }: Page, root: string): unknown =>
  html`<nav class="languages" aria-label=${PAGE_MESSAGES[locale].site.languages}>
    ${languagesOf(own).map((other) =>
      other === locale
        ? html`<a href="${root}${folder(other)}" lang=${other} hreflang=${other} aria-current="true"
            >${PAGE_MESSAGES[other].language}</a
          >`
        : html`<a href="${root}${folder(other)}" lang=${other} hreflang=${other}
            >${PAGE_MESSAGES[other].language}</a
          >`,
    )}
  </nav>`;

/** A link to a page of the site. */
export const pageLink = (label: string, address: string, isCurrent = false): unknown =>
  isCurrent
    ? html`<a href=${address} aria-current="page">${label}</a>`
    : html`<a href=${address}>${label}</a>`;

/** Links for those who use the data elsewhere. */
function aboutData({ locale, current }: Page, root: string): unknown {
  const { site } = PAGE_MESSAGES[locale];
  return html`${pageLink(site.embed, root + embedFolder(locale), current === 'embed')}
  ${pageLink(site.reference, root + referenceFolder(locale), current === 'reference')}`;
}

function footer(own: Frame, page: Page, root: string): unknown {
  const { locale, title, folder } = page;
  const { site } = PAGE_MESSAGES[locale];
  const { catalogue } = own;
  return html`<footer class="page strip">
    <p>${interleave<unknown>(site.licence, { license: catalogue.license })}</p>
    <p class="names">
      ${hasCatalogue(own) ? aboutData(page, root) : nothing}
      <a href="${root}${DOCUMENT_PATH}">${site.document}</a>
      ${hasCatalogue(own) ? html`<a href="${root}${locale}/feed.xml">${site.feed}</a>` : nothing}
      ${own.pages.map(({ slug, title: label }) =>
        slug === ABOUT
          ? nothing
          : html`<a href="${root}${ownFolder(slug)(locale)}">${textIn(label, locale)}</a>`,
      )}
    </p>
    ${own.attributions.map(
      ({ name, attribution = name, licence, url }) =>
        html`<p>
          ${interleave<unknown>(licence === undefined ? site.dataFrom : site.dataFromUnder, {
            name: url === undefined ? attribution : html`<a href=${url}>${attribution}</a>`,
            license: licence ?? '',
          })}
        </p>`,
    )}
    ${imprint(own, { locale, title, folder: folder(locale) })}
    <span class="end" hidden></span>
  </footer>`;
}

/** A whole page as a file. */
export const toFile = (path: string, page: unknown): OutputFile => ({
  path,
  // The indentation of the templates goes.
  bytes: toBytes(html`${page}${raw('\n')}`, (text) => text.replace(/\n\s+/g, '\n')),
});

/** A block of code, line by line as it stands. */
export const code = (text: string): unknown =>
  raw(text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'));

/** Solutions in short: links to their pages, their category and what they are for. */
export function shortList(
  solutions: readonly Solution[],
  locale: Locale,
  labels: SiteLabels,
  root: string,
): unknown {
  const { format } = labels.languageOf(locale);
  return html`<ul role="list">
    ${solutions.map((solution) => {
      const { description, descriptionLang } = localize(solution, locale, format);
      return line(
        html`<li>
          <strong><a href="${root}${solutionFolder(solution)(locale)}">${solution.name}</a></strong>
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
