// Which files a site has, and in which order they are written; the pages that are in no language.
import { nothing } from 'lit';
import { replacedProducts } from '../../src/search/products.js';
import { writeChangesFile } from '../document/changes.js';
import { writeOpenapi, writeSchema } from '../document/openapi.js';
import { basePath } from '../hosting/header-rules.js';
import { writeHosting } from '../hosting/write-hosting.js';
import { MAX_FILES, NOT_FOUND, type OutputFile } from '../output-file.js';
import { withSidecars } from '../publish/compress.js';
import { type Assets, makeAssets, writeAssets, writeLogos } from './assets.js';
import { Pages } from './fingerprint.js';
import { findLandingPages, type LandingPage, type LandingPages, writeLandingPages } from './landing-pages.js';
import {
  categoriesFolder,
  changesFolder,
  embedFolder,
  entranceFolder,
  head,
  homeFolder,
  pageLink,
  pagePath,
  productsFolder,
  referenceFolder,
  rootFrom,
  solutionFolder,
  toFile,
} from './page.js';
import { html } from './html.js';
import { firstPage, siteName } from './identity.js';
import type { Locale } from '../../src/i18n/locales.js';
import { PAGE_MESSAGES } from '../../src/i18n/site-languages.js';
import { ELEMENT_STYLE_HASH } from './render-element.js';
import { defaultLanguageOf, type Frame, hasCatalogue, languagesOf, type Site } from './site.js';
import { writeMethod, writeOwnPages } from './write-about.js';
import { writeSharePictures } from './share-pictures.js';
import { writeBadges } from './write-badges.js';
import { goneSolutions, writeChanges } from './write-changes.js';
import { writeEmbed } from './write-embed.js';
import { writeHome } from './write-home.js';
import { writeIndexes } from './write-indexes.js';
import { writeOembed } from './write-oembed.js';
import { writeReference } from './write-reference.js';
import { writeSolutions } from './write-solutions.js';
import { writeFeeds, writeSitemap, writeSliceIndex, writeSlices } from './write-xml.js';

/**
 * Files worth compressing: texts that many ask for. Pages of solutions, landing pages and logos are left out,
 * since they are many and small.
 */
const COMPRESSED =
  /^(?:assets\/.*\.(?:css|js)|assets\/pictures\/.*\.svg|reference\/.*|embed\/frame\.html|(?:embed\/)?\w\w\/(?:(?:alternatives|categories|reference)\/)?(?:index\.html|feed\.xml))$/;

/** The element's scripts: every reader of every embed loads one, so they are worth the best compression. */
const SCRIPTS = /^assets\/.*solution-(?:card|catalogue).*\.js$/;

type Content = Omit<Site, 'hasProducts'>;

const withProducts = (content: Content): Site => ({
  ...content,
  hasProducts: content.catalogue.solutions.some((solution) => replacedProducts(solution).length > 0),
});

/** Writes everything around the one endpoint: pages, descriptions for machines, and what tells hosts about headers. */
export function* writeSite(content: Content): Generator<OutputFile> {
  const site = withProducts(content);
  for (const file of writeFiles(site))
    yield COMPRESSED.test(file.path) ? withSidecars(file, SCRIPTS.test(file.path) ? 'best' : 'good') : file;
}

/**
 * Writes the pages of what is in the catalogue, its feeds, which lead to them, and its slices: what makes most of the
 * files.
 */
function* writeCatalogue(
  site: Site,
  assets: Assets,
  landingPages: LandingPages,
  pages: Pages,
): Generator<OutputFile> {
  yield* writeHome(site, assets, landingPages, pages);
  yield* writeIndexes(site, assets, landingPages, pages);
  yield* writeLandingPages(site, assets, landingPages, pages);
  yield* writeSolutions(site, assets, landingPages, pages);
  yield* writeChanges(site, assets, landingPages.labels, pages);
  yield* writeMethod(site, assets, landingPages, pages);
  yield* writeFeeds(site, landingPages);
  yield* writeSlices(site.catalogue, landingPages);
  yield writeSliceIndex(landingPages);
  if (site.level === 'full') {
    yield* writeBadges(site, landingPages);
    yield* writeOembed(site, assets, landingPages, pages);
    yield* writeSharePictures(site, landingPages.products);
  }
}

/** The most files that a site has besides those of solutions, products and categories, and the scripts of earlier builds. */
const OTHERS = 500;

/**
 * Keeps a standard site within what free hosting takes: as many products have a slice, and a page of their own, as there is
 * room for. Those whose way out is known come first, then those with several alternatives. All slices come before any
 * page: embeds elsewhere name them, and would stand empty. To products without a page leads that of their first alternative.
 */
function withinLimit(site: Site, landingPages: LandingPages): LandingPages {
  if (site.level !== 'standard') return landingPages;
  const { products, categories } = landingPages;
  const { catalogue, logos, migrations, published } = site;
  const languages = languagesOf(site).length;
  const inLanguages = [catalogue.solutions, categories, goneSolutions(site), site.pages];
  // A page in each language, and a slice, compressed as well where it is large: that of a category is.
  const pages = languages * inLanguages.reduce((sum, { length }) => sum + length, 0);
  const slices = catalogue.solutions.length + FORMS * categories.length;
  let room = MAX_FILES - OTHERS - FORMS * published.length - pages - slices - logos.size;
  const isKnown = ({ key }: LandingPage) => Number(migrations.has(key));
  const sorted = products.toSorted(
    (a, b) => isKnown(b) - isKnown(a) || b.solutions.length - a.solutions.length,
  );
  const roomFor = (files: (page: LandingPage) => number) =>
    new Set(sorted.filter((page) => (room -= files(page)) >= 0));
  const withSlice = roomFor(({ solutions }) => (solutions.length > LARGE ? FORMS : 1));
  const withPage = roomFor(() => languages);
  if (withPage.size === products.length) return landingPages;
  return {
    ...landingPages,
    products: products.map((product) => {
      const [first] = product.solutions;
      const hasSlice = withSlice.has(product);
      return withPage.has(product) || !first
        ? { ...product, hasSlice }
        : { ...product, hasSlice, hasPage: false, folder: solutionFolder(first) };
    }),
  };
}

/** From more solutions on a slice may be large enough to be compressed. */
const LARGE = 8;
/** A file and its three compressed forms. */
const FORMS = 4;

/** How many products have no page of their own. */
export function productsWithoutPage(content: Content): number {
  const site = withProducts(content);
  return withinLimit(site, findLandingPages(site)).products.filter(({ hasPage }) => !hasPage).length;
}

/**
 * Writes the pages that have no language of their own: the site's root and the configurator's. A script leads on to
 * the reader's language before anything is seen; without scripts the languages are links.
 */
const writeChoosers = (site: Frame, assets: Assets, pages: Pages): OutputFile[] =>
  ['', 'embed/'].map((folder) =>
    pages.page(pagePath(folder), 'en', {}, () =>
      folder === ''
        ? writeChooser(site, assets, folder, entranceFolder(site), (locale) => firstPage(site, locale))
        : writeChooser(site, assets, folder, embedFolder, (locale) => PAGE_MESSAGES[locale].embed),
    ),
  );

function writeChooser(
  site: Frame,
  assets: Assets,
  folder: string,
  to: (locale: Locale) => string,
  textsOf: (locale: Locale) => { title: string; lead: string },
): OutputFile {
  const root = rootFrom(folder);
  const language = defaultLanguageOf(site);
  const { title, lead } = textsOf(language);
  return toFile(
    `${folder}index.html`,
    html`<!doctype html>
      <html lang=${language}>
        <head>
          ${head(site, assets, { locale: language, title, description: lead, root, address: site.baseUrl + folder })}
          ${languagesOf(site).map(
            (locale) => html`<link rel="alternate" hreflang=${locale} href=${site.baseUrl + to(locale)} />`,
          )}
          <script src="${root}${assets.chooseScript.path}"></script>
        </head>
        <body>
          <main class="page chooser" id="content">
            <h1>${PAGE_MESSAGES[language].choose}</h1>
            <ul class="choices" role="list">
              ${languagesOf(site).map(
                (locale) =>
                  html`<li lang=${locale}>
                    <a href="${root}${to(locale)}" hreflang=${locale}>${PAGE_MESSAGES[locale].language}</a>
                    <p>${textsOf(locale).title}</p>
                  </li>`,
              )}
            </ul>
          </main>
        </body>
      </html>`,
  );
}

/**
 * Writes the page for addresses at which there is nothing, in all languages. It is sent for addresses of any depth, so that
 * its own are those from the root of the host.
 */
function writeNotFound(site: Frame, assets: Assets): OutputFile {
  const root = `${basePath(site.baseUrl)}/`;
  const language = defaultLanguageOf(site);
  const { title, text } = PAGE_MESSAGES[language].notFound;
  const address = site.baseUrl + NOT_FOUND;
  return toFile(
    NOT_FOUND,
    html`<!doctype html>
      <html lang=${language}>
        <head>
          ${head(site, assets, { locale: language, title, description: text, root, address, isForReadersOnly: true })}
        </head>
        <body>
          <header class="page strip">
            <a class="brand" href="${root}${entranceFolder(site)(language)}">${siteName(site, language)}</a>
          </header>
          <main class="page chooser" id="content">
            <h1>${title}</h1>
            ${waysOn(site, language, root)}
            <ul class="choices" role="list">
              ${languagesOf(site)
                .filter((locale) => locale !== language)
                .map(
                  (locale) =>
                    html`<li lang=${locale}>
                      <h2>${PAGE_MESSAGES[locale].notFound.title}</h2>
                      ${waysOn(site, locale, root)}
                    </li>`,
                )}
            </ul>
          </main>
        </body>
      </html>`,
  );
}

/** Where to go on from a page that is not there. */
function waysOn(site: Frame, locale: Locale, root: string): unknown {
  const { notFound, gone, site: texts, changes, reference } = PAGE_MESSAGES[locale];
  return html`<p>${notFound.text}</p>
    <ul class="names" role="list">
      ${(hasCatalogue(site)
        ? [
            pageLink(gone.search, root + homeFolder(locale)),
            pageLink(texts.categories, root + categoriesFolder(locale)),
            site.hasProducts ? pageLink(texts.products, root + productsFolder(locale)) : nothing,
            pageLink(changes.title, root + changesFolder(locale)),
          ]
        : [pageLink(reference.title, root + referenceFolder(locale))]
      ).map((link) => (link === nothing ? nothing : html`<li>${link}</li>`))}
    </ul>`;
}

function* writeFiles(site: Site): Generator<OutputFile> {
  const assets = makeAssets(site);
  const landingPages = withinLimit(site, findLandingPages(site));
  const pages = new Pages(site, assets);
  yield* writeAssets(assets, site.published);
  yield* writeLogos(site);
  yield writeSchema(site.baseUrl);
  yield writeOpenapi(site.baseUrl);
  if (hasCatalogue(site)) yield* writeCatalogue(site, assets, landingPages, pages);
  yield writeChangesFile(site.changes);
  yield* writeOwnPages(site, assets, pages);
  yield* writeReference(site, assets, pages);
  yield* writeEmbed(site, assets, landingPages, pages);
  yield* writeChoosers(site, assets, pages);
  yield pages.page(NOT_FOUND, 'en', {}, () => writeNotFound(site, assets));
  yield* writeSitemap(site, landingPages);
  yield* writeHosting(site.baseUrl, ELEMENT_STYLE_HASH);
}
