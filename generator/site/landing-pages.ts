// The pages of products and of categories: which there are, their solutions and their order, what stands on them.
import { nothing } from 'lit';
import type { Solution } from '../../src/catalogue/schema.js';
import { type Locale, LOCALES } from '../../src/i18n/locales.js';
import { PAGE_MESSAGES } from '../../src/i18n/site-languages.js';
import { replacedProducts } from '../../src/search/products.js';
import { recommended } from '../../src/search/sort.js';
import { grouped } from '../grouped.js';
import { type OutputFile, SLICES } from '../output-file.js';
import type { Migration } from '../sources/product-files.js';
import type { Texts } from '../sources/schema-fields.js';
import { type Assets, hasLogo } from './assets.js';
import type { Pages } from './fingerprint.js';
import { html, jsonLd } from './html.js';
import { comparisonTable } from './comparison-table.js';
import { introduction, type Named, namedIn } from './introductions.js';
import { type Link, linkList, toLink } from './link-list.js';
import { categoriesFolder, homeFolder, pagePath, productsFolder, shortList, writePage } from './page.js';
import { firstOnes, inASentence, leavingSection } from './page-parts.js';
import { Cards, liveButton } from './render-element.js';
import { productShare } from './share-pictures.js';
import { type Frame, languagesOf, type Site, SiteLabels, toSlugs } from './site.js';
import { landingPageData } from './structured-data.js';

/** The page of what solutions have in common: a product that they replace, or a category. */
export interface LandingPage {
  readonly kind: 'product' | 'category';
  /** The product's slug, or the category's name in the document. */
  readonly key: string;
  readonly solutions: readonly Solution[];
  readonly name: (locale: Locale) => string;
  /** Its part of an address: of its page, and of its slice. */
  readonly slug: string;
  /** The folder of its page, with a slash at the end. */
  readonly folder: (locale: Locale) => string;
  /** Whether that page is its own. A product without one has the page of its first alternative. */
  readonly hasPage: boolean;
  /** Whether embeds of it find a slice of the document. */
  readonly hasSlice: boolean;
}

/** The folders of landing pages, and of the slices of the document with the same solutions. */
export const SLICE_FOLDERS = { product: 'alternatives', category: 'categories' } as const;

/** All landing pages of a catalogue, the products and the categories in the order of their names. */
export interface LandingPages {
  readonly products: readonly LandingPage[];
  readonly categories: readonly LandingPage[];
  readonly labels: SiteLabels;
}

export function findLandingPages(site: Site): LandingPages {
  const { catalogue } = site;
  const labels = new SiteLabels(site);
  const byProduct = grouped(catalogue.solutions, replacedProducts);
  const byCategory = grouped(catalogue.solutions, ({ category }) => [category]);
  return {
    labels,
    products: toLandingPages(
      'product',
      'alternatives',
      byProduct,
      (slug) => labels.product(slug),
      (slug) => slug,
    ),
    categories: toLandingPages(
      'category',
      'categories',
      byCategory,
      (name, locale) => labels.category(name, locale),
      (name) => labels.category(name, 'en'),
    ),
  };
}

function toLandingPages(
  kind: LandingPage['kind'],
  folder: string,
  groups: ReadonlyMap<string, readonly Solution[]>,
  nameOf: (key: string, locale: Locale) => string,
  slugOf: (key: string) => string,
): LandingPage[] {
  // Sorted by key, so that of two names with the same slug it is always the same one that gets a number.
  const keys = [...groups.keys()].sort((a, b) => (a < b ? -1 : 1));
  const slugs = toSlugs(keys, slugOf);
  return keys.map((key) => {
    const names = Object.fromEntries(LOCALES.map((locale) => [locale, nameOf(key, locale)]));
    const slug = slugs.get(key) ?? '';
    return {
      kind,
      key,
      solutions: recommended(groups.get(key) ?? []),
      name: (locale) => names[locale] ?? key,
      slug,
      folder: (locale) => `${locale}/${folder}/${slug}/`,
      hasPage: true,
      hasSlice: true,
    };
  });
}

/** How many names a description lists. */
const EXAMPLES = 3;
/** How many related pages a landing page links to. */
const RELATED = 24;
/** How many solutions of the same category stand beside the only alternative to a product. */
const SAME = 6;
/** The most solutions of a landing page that get a card. The others are listed in short. */
const CARDS = 48;

/** All that a landing page shows besides what all pages have in common. */
interface Model {
  readonly kind: LandingPage['kind'];
  readonly name: string;
  readonly solutions: readonly Solution[];
  /** Which of those with a card have a logo. */
  readonly logos: readonly boolean[];
  /** What else is in the category of a product's only alternative. */
  readonly same: (Pick<Model, 'name' | 'solutions'> & { readonly folder: string }) | undefined;
  readonly related: readonly Link[];
  /** How to leave the product; undefined where nobody has looked yet. */
  readonly migration: Migration | undefined;
  /** What belongs to the category, and the other categories that this names. */
  readonly introduction: Texts | undefined;
  readonly named: readonly Named[];
}

/** Writes a page for every product that is replaced and for every category, in every language. */
export function* writeLandingPages(
  site: Site,
  assets: Assets,
  landingPages: LandingPages,
  pages: Pages,
): Generator<OutputFile> {
  const related = relatedProducts(landingPages);
  const introductions = new Map(site.categories.map(({ name, introduction }) => [name, introduction]));
  const all = [...landingPages.products, ...landingPages.categories].filter(({ hasPage }) => hasPage);
  const nearOf = new Map(all.map((page) => [page, related(page)]));
  for (const locale of languagesOf(site)) {
    const isLogo = (solution: Solution) => hasLogo(site, solution);
    const cards = new Cards(locale, landingPages.labels, '../../../', isLogo);
    const categories = landingPages.categories.map((page) => toLink(page, locale));
    for (const page of all) {
      const { kind, solutions, folder } = page;
      const text = kind === 'category' ? introductions.get(page.key) : undefined;
      const model: Model = {
        kind,
        name: page.name(locale),
        solutions,
        logos: solutions.slice(0, CARDS).map(isLogo),
        same: kind === 'product' ? sameCategory(solutions, landingPages, locale) : undefined,
        related: (nearOf.get(page) ?? []).map((other) => toLink(other, locale)),
        migration: kind === 'product' ? site.migrations.get(page.key) : undefined,
        introduction: text,
        named: namedIn(text, categories, locale),
      };
      yield pages.page(pagePath(folder(locale)), locale, model, () =>
        writeLandingPage(site, assets, page, model, cards),
      );
    }
  }
}

/** What else is in the category of the only alternative to a product; undefined where there are several, or nothing else. */
function sameCategory(
  [only, ...others]: readonly Solution[],
  { categories }: LandingPages,
  locale: Locale,
): Model['same'] {
  const page = categories.find(({ key }) => key === only?.category);
  const solutions = page?.solutions.filter((each) => each !== only).slice(0, SAME) ?? [];
  if (!page || others.length > 0 || solutions.length === 0) return undefined;
  return { name: page.name(locale), folder: page.folder(locale), solutions };
}

function writeLandingPage(
  site: Frame,
  assets: Assets,
  { folder, slug }: LandingPage,
  { kind, name, solutions, logos, same, related, migration, introduction: text, named }: Model,
  cards: Cards,
): OutputFile {
  const { locale } = cards;
  const messages = PAGE_MESSAGES[locale];
  const { format } = cards.labels.languageOf(locale);
  const [shown, others] = [solutions.slice(0, CARDS), solutions.slice(CARDS)];
  const number = format.number(solutions.length);
  const examples = format.list(solutions.slice(0, EXAMPLES).map((solution) => solution.name));
  const isProduct = kind === 'product';
  const isLive = solutions.length > 1 && assets.element !== undefined;
  const title = isProduct ? messages.product.title(name) : name;
  return writePage(site, assets, {
    locale,
    folder,
    title,
    description: messages[kind].description(solutions.length, number, name, examples),
    hasOembed: isProduct,
    picture: isProduct ? productShare(site, name, slug) : undefined,
    head: jsonLd(
      landingPageData(title, site, folder(locale), { solutions: shown, count: solutions.length }, locale),
    ),
    main: (root) =>
      html`<div class="page">
        <nav class="path" aria-label=${messages.solution.path}>
          <a href="${root}${homeFolder(locale)}">${messages.site.catalogue}</a>
          ${
            isProduct
              ? html`<a href="${root}${productsFolder(locale)}">${messages.site.products}</a>`
              : html`<a href="${root}${categoriesFolder(locale)}">${messages.site.categories}</a>`
          }
        </nav>
        <h1>${title}</h1>
        ${text ? html`<p class="lead">${introduction(text, named, locale, root)}</p>` : nothing}
        <p class=${text ? nothing : 'lead'}>
          ${
            isProduct
              ? messages.product.lead(solutions.length, number, name)
              : messages.category.lead(solutions.length, number)
          }
        </p>
        <p class="ways">
          ${migration ? html`<a href="#leaving">${messages.leaving.title(name)}</a>` : nothing}
          <a href="${root}${homeFolder(locale)}">${messages.search}</a>
        </p>
        ${
          isProduct && solutions.length > 1
            ? html`<p>${messages.product.order}</p>
                ${firstOnes(solutions, cards.labels.languageOf(locale), root)}
                ${comparisonTable(shown, locale, cards.labels, { caption: messages.product.compared(name), root })}`
            : nothing
        }
        ${isLive ? liveButton(site, assets, cards, { src: `${SLICES}${SLICE_FOLDERS[kind]}/${slug}.json`, solutions, hasLogos: logos.some(Boolean) }) : nothing}
        <div class=${same ? 'beside' : nothing}>
          <div class="solutions">
            <ul class="results cards" role="list">
              ${shown.map((solution) => html`<li>${cards.card(solution)}</li>`)}
            </ul>
          </div>
          ${
            same
              ? html`<section class="same">
                  <h2><a href="${root}${same.folder}">${messages.product.sameCategory(same.name)}</a></h2>
                  ${inASentence(same.solutions, cards.labels.languageOf(locale), root)}
                </section>`
              : nothing
          }
        </div>
        ${others.length > 0 ? html`<div class="all">${shortList(others, locale, cards.labels, root)}</div>` : nothing}
        ${isProduct ? leavingSection(name, migration, solutions, locale, format, root) : nothing}
        ${
          related.length > 0
            ? html`<section class="topics">
                <h2>${isProduct ? messages.product.related : messages.category.others}</h2>
                ${linkList(related, format, root)}
              </section>`
            : nothing
        }
      </div>`,
  });
}

/** Of a product those that share most solutions or categories with it; of a category all others. */
function relatedProducts({
  products,
  categories,
}: LandingPages): (page: LandingPage) => readonly LandingPage[] {
  const categoriesOf = new Map(
    products.map((product) => [product, new Set(product.solutions.map(({ category }) => category))]),
  );
  const byCategory = grouped(
    products.filter(({ hasPage }) => hasPage),
    (product) => categoriesOf.get(product) ?? [],
  );
  return (page) => {
    if (page.kind === 'category') return categories.filter((other) => other !== page);
    const near = new Set([...(categoriesOf.get(page) ?? [])].flatMap((name) => byCategory.get(name) ?? []));
    near.delete(page);
    return [...near].sort((a, b) => b.solutions.length - a.solutions.length).slice(0, RELATED);
  };
}
