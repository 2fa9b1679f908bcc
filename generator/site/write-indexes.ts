// The lists of all products and of all categories, to which the navigation leads.
import type { Locale } from '../../src/i18n/locales.js';
import { PAGE_MESSAGES } from '../../src/i18n/site-languages.js';
import { grouped } from '../grouped.js';
import type { OutputFile } from '../output-file.js';
import type { Texts } from '../sources/schema-fields.js';
import type { Assets } from './assets.js';
import type { Pages } from './fingerprint.js';
import { html, jsonLd } from './html.js';
import { introduction, namedIn } from './introductions.js';
import type { LandingPage, LandingPages } from './landing-pages.js';
import { linkList, toLink } from './link-list.js';
import { categoriesFolder, pagePath, productsFolder, writePage } from './page.js';
import { type Frame, languagesOf, type Site } from './site.js';
import { indexData } from './structured-data.js';
import { categoryTiles, examples, signOf } from './tiles.js';

/** Writes both lists in every language; where nothing is replaced there is none of products. */
export function* writeIndexes(
  site: Site,
  assets: Assets,
  landingPages: LandingPages,
  pages: Pages,
): Generator<OutputFile> {
  const { products, categories } = landingPages;
  const introductions = new Map(site.categories.map((each) => [each.name, each.introduction]));
  for (const locale of languagesOf(site)) {
    const links = (some: readonly LandingPage[]) => some.map((page) => toLink(page, locale));
    // What tiles show, and nothing else of their solutions: the page would be made anew with each of these.
    const tiles = categories.map((page) => [signOf(page), introductions.get(page.key) ?? examples(page)]);
    const model = { links: links(categories), tiles };
    yield pages.page(pagePath(categoriesFolder(locale)), locale, model, () =>
      writeCategories(site, assets, landingPages, introductions, locale),
    );
    if (products.length > 0)
      yield pages.page(pagePath(productsFolder(locale)), locale, links(products), () =>
        writeProducts(site, assets, landingPages, locale),
      );
  }
}

/** All categories side by side, each with what belongs to it: readers see which of two that sound alike they mean. */
function writeCategories(
  site: Frame,
  assets: Assets,
  landingPages: LandingPages,
  introductions: ReadonlyMap<string, Texts | undefined>,
  locale: Locale,
): OutputFile {
  const { title, lead } = PAGE_MESSAGES[locale].indexes.categories;
  const links = landingPages.categories.map((page) => toLink(page, locale));
  return writePage(site, assets, {
    locale,
    folder: categoriesFolder,
    title,
    description: lead,
    current: 'categories',
    head: jsonLd(indexData(title, site, categoriesFolder(locale), links, locale)),
    main: (root) =>
      html`<div class="page">
        <h1>${title}</h1>
        <p class="lead">${lead}</p>
        ${categoryTiles(landingPages, locale, root, (page) => {
          const text = introductions.get(page.key);
          return text ? introduction(text, namedIn(text, links, locale), locale, root) : examples(page);
        })}
      </div>`,
  });
}

/** All products that are replaced, letter by letter. */
function writeProducts(
  site: Frame,
  assets: Assets,
  { products, labels }: LandingPages,
  locale: Locale,
): OutputFile {
  const { format } = labels.languageOf(locale);
  const { title, lead, letters } = PAGE_MESSAGES[locale].indexes.products;
  const description = lead(products.length, format.number(products.length));
  const links = products.map((page) => toLink(page, locale));
  const byLetter = [...grouped(links, ({ name }) => [initialOf(name)])].sort(([a], [b]) =>
    format.compare(a, b),
  );
  return writePage(site, assets, {
    locale,
    folder: productsFolder,
    title,
    description,
    current: 'products',
    head: jsonLd(indexData(title, site, productsFolder(locale), links, locale)),
    main: (root) =>
      html`<div class="page">
        <h1>${title}</h1>
        <p class="lead">${description}</p>
        <nav class="contents" aria-label=${letters}>
          <ul role="list">
            ${byLetter.map(([letter]) => html`<li><a href="#${anchorOf(letter)}">${letter}</a></li>`)}
          </ul>
        </nav>
        <div class="letters">
          ${byLetter.map(
            ([letter, some]) =>
              html`<section id=${anchorOf(letter)}>
                <h2>${letter}</h2>
                ${linkList(some, format, root)}
              </section>`,
          )}
        </div>
      </div>`,
  });
}

/** Stands for all names that begin with another sign than a letter from A to Z. */
const NO_LETTER = '#';

/** The letter under which a name is looked for: without its marks, and small letters as capitals. */
function initialOf(name: string): string {
  const [first = ''] = name.normalize('NFKD').toUpperCase();
  return /[A-Z]/.test(first) ? first : NO_LETTER;
}

/** The anchor of a letter. */
const anchorOf = (letter: string): string => (letter === NO_LETTER ? 'other' : letter.toLowerCase());
