import { nothing } from 'lit';
import type { Solution } from '../../src/catalogue/schema.js';
import { formatFor } from '../../src/i18n/localize.js';
import { type Locale, LOCALES } from '../../src/i18n/locales.js';
import { PAGE_MESSAGES } from '../../src/i18n/site-languages.js';
import { replacedProducts } from '../../src/search/products.js';
import { type OutputFile, whenAsked } from '../output-file.js';
import type { Migration } from '../sources/migrations.js';
import type { Texts } from '../sources/texts.js';
import type { Assets } from './assets.js';
import { Fingerprints } from './fingerprint.js';
import { html, jsonLd } from './html.js';
import { homeFolder, pagePath, writePage } from './page.js';
import { Cards } from './render-cards.js';
import { type Frame, SiteLabels, type Site } from './site.js';
import { toSlugs } from './slugs.js';
import { comparisonTable } from './comparison-table.js';
import { leavingSection } from './leaving.js';
import { shortList } from './solution-lists.js';
import { topicPage } from './structured-data.js';
import { textIn } from './texts-in.js';

/** What solutions have in common, and a page is made of: a product that they replace, or a category. */
export interface Topic {
  readonly kind: 'product' | 'category';
  /** The product's slug, or the category's name in the document. */
  readonly key: string;
  readonly solutions: readonly Solution[];
  readonly name: (locale: Locale) => string;
  /** Its part of an address: of its page, and of its slice. */
  readonly slug: string;
  /** The folder of its page, with a slash at the end. */
  readonly folder: (locale: Locale) => string;
}

/** All topics of a catalogue, the products and the categories in the order of their names. */
export interface Topics {
  readonly products: readonly Topic[];
  readonly categories: readonly Topic[];
  readonly labels: SiteLabels;
}

export function findTopics(site: Site): Topics {
  const { catalogue } = site;
  const labels = new SiteLabels(site);
  const byProduct = group(catalogue.solutions, replacedProducts);
  const byCategory = group(catalogue.solutions, ({ category }) => [category]);
  return {
    labels,
    products: toTopics(
      'product',
      'alternatives',
      byProduct,
      (slug) => labels.product(slug),
      (slug) => slug,
    ),
    categories: toTopics(
      'category',
      'categories',
      byCategory,
      (name, locale) => labels.category(name, locale),
      (name) => labels.category(name, 'en'),
    ),
  };
}

function toTopics(
  kind: Topic['kind'],
  folder: string,
  groups: ReadonlyMap<string, readonly Solution[]>,
  nameOf: (key: string, locale: Locale) => string,
  slugOf: (key: string) => string,
): Topic[] {
  // Sorted by key, so that of two names with the same slug it is always the same one that gets a number.
  const keys = [...groups.keys()].sort((a, b) => (a < b ? -1 : 1));
  const slugs = toSlugs(keys, slugOf);
  return keys.map((key) => {
    const names = Object.fromEntries(LOCALES.map((locale) => [locale, nameOf(key, locale)]));
    const slug = slugs.get(key) ?? '';
    return {
      kind,
      key,
      // What is mature and little work stands first on the page of a product.
      solutions: kind === 'product' ? recommended(groups.get(key) ?? []) : (groups.get(key) ?? []),
      name: (locale) => names[locale] ?? key,
      slug,
      folder: (locale) => `${locale}/${folder}/${slug}/`,
    };
  });
}

/** Solutions in the order in which they are recommended: mature, easy to set up and to keep, then by their stars. */
export const recommended = (solutions: readonly Solution[]): readonly Solution[] => {
  const merit = ({ maturity, complexity, maintenance }: Solution) => 2 * maturity - complexity - maintenance;
  return solutions.toSorted((a, b) => merit(b) - merit(a) || (b.stars ?? 0) - (a.stars ?? 0));
};

function group(
  solutions: readonly Solution[],
  keysOf: (solution: Solution) => readonly string[],
): Map<string, Solution[]> {
  const groups = new Map<string, Solution[]>();
  for (const solution of solutions)
    for (const key of keysOf(solution)) {
      const members = groups.get(key);
      if (members) members.push(solution);
      else groups.set(key, [solution]);
    }
  return groups;
}

/** How many names a description lists, and how many related pages a landing page links to. */
const EXAMPLES = 3;
const RELATED = 24;
/** The most solutions of a landing page that get a card. The others are listed in short. */
const CARDS = 48;

/** All that a page of a topic shows besides what all pages have in common. */
interface Model {
  readonly kind: Topic['kind'];
  readonly name: string;
  readonly solutions: readonly Solution[];
  readonly related: readonly Link[];
  /** How to leave the product; undefined where nobody has looked yet. */
  readonly migration: Migration | undefined;
  /** What belongs to the category. */
  readonly introduction: Texts | undefined;
}

/** Writes a page for every product that is replaced and for every category, in every language. */
export function* writeTopics(site: Site, assets: Assets, topics: Topics): Generator<OutputFile> {
  const related = relatedProducts(topics);
  const fingerprints = new Fingerprints(site, assets);
  const introductions = new Map(site.categories.map(({ name, introduction }) => [name, introduction]));
  for (const locale of LOCALES) {
    const cards = new Cards(locale, topics.labels);
    for (const topic of [...topics.products, ...topics.categories]) {
      const { kind, solutions, folder } = topic;
      const model: Model = {
        kind,
        name: topic.name(locale),
        solutions,
        related: links(related(topic), locale),
        migration: kind === 'product' ? site.migrations.get(topic.key) : undefined,
        introduction: kind === 'category' ? introductions.get(topic.key) : undefined,
      };
      const path = pagePath(folder(locale));
      yield whenAsked(
        path,
        fingerprints.of(path, model),
        () => writeTopic(site, assets, folder, model, cards).bytes,
      );
    }
  }
}

function writeTopic(
  site: Frame,
  assets: Assets,
  folder: Topic['folder'],
  { kind, name, solutions, related, migration, introduction }: Model,
  cards: Cards,
): OutputFile {
  const { locale } = cards;
  const messages = PAGE_MESSAGES[locale];
  const format = formatFor(locale);
  const [shown, others] = [solutions.slice(0, CARDS), solutions.slice(CARDS)];
  const number = format.number(solutions.length);
  const examples = format.list(solutions.slice(0, EXAMPLES).map((solution) => solution.name));
  const isProduct = kind === 'product';
  const title = isProduct ? messages.product.title(name) : name;
  return writePage(site, assets, {
    locale,
    folder,
    title,
    description: messages[kind].description(solutions.length, number, name, examples),
    head: jsonLd(
      topicPage(title, site, folder(locale), { solutions: shown, count: solutions.length }, locale),
    ),
    main: (root) =>
      html`<div class="page">
        <h1>${title}</h1>
        ${introduction ? html`<p class="lead">${textIn(introduction, locale)}</p>` : nothing}
        <p class=${introduction ? nothing : 'lead'}>
          ${
            isProduct
              ? messages.product.lead(solutions.length, number, name)
              : messages.category.lead(solutions.length, number)
          }
        </p>
        <p><a href="${root}${homeFolder(locale)}">${messages.search}</a></p>
        ${
          isProduct && solutions.length > 1
            ? html`<p>${messages.product.order}</p>
                ${comparisonTable(shown, locale, cards.labels, { caption: messages.product.compared(name), root })}`
            : nothing
        }
        <div class="solutions">
          <ul class="results cards" role="list">
            ${shown.map((solution) => html`<li>${cards.card(solution)}</li>`)}
          </ul>
        </div>
        ${others.length > 0 ? html`<div class="all">${shortList(others, locale, cards.labels, root)}</div>` : nothing}
        ${isProduct ? leavingSection(name, migration, solutions, locale, root) : nothing}
        ${
          related.length > 0
            ? html`<section class="topics">
                <h2>${isProduct ? messages.product.related : messages.category.others}</h2>
                ${linkList(related, locale, root)}
              </section>`
            : nothing
        }
      </div>`,
  });
}

/** What a link to a topic says, in one language. */
interface Link {
  readonly name: string;
  readonly folder: string;
  /** How many solutions the topic has. */
  readonly count: number;
}

/** Links to topics, in the order of their names. */
const links = (topics: readonly Topic[], locale: Locale): Link[] => {
  const { compare } = formatFor(locale);
  return topics
    .map(({ name, folder, solutions }) => ({
      name: name(locale),
      folder: folder(locale),
      count: solutions.length,
    }))
    .sort((a, b) => compare(a.name, b.name));
};

/** Links to topics, with the number of their solutions. */
export const topicList = (topics: readonly Topic[], locale: Locale, root: string): unknown =>
  linkList(links(topics, locale), locale, root);

const linkList = (topics: readonly Link[], locale: Locale, root: string): unknown => {
  const format = formatFor(locale);
  return html`<ul class="index" role="list">
    ${topics.map(
      ({ name, folder, count }) =>
        html`<li>
          <a href="${root}${folder}">${name}</a>
          <span class="number">${format.number(count)}</span>
        </li>`,
    )}
  </ul>`;
};

/** Of a product those that share most solutions or categories with it; of a category all others. */
function relatedProducts({ products, categories }: Topics): (topic: Topic) => readonly Topic[] {
  const categoriesOf = new Map(
    products.map((product) => [product, new Set(product.solutions.map(({ category }) => category))]),
  );
  const byCategory = new Map<string, Topic[]>();
  for (const [product, names] of categoriesOf)
    for (const name of names) {
      const others = byCategory.get(name);
      if (others) others.push(product);
      else byCategory.set(name, [product]);
    }
  return (topic) => {
    if (topic.kind === 'category') return categories.filter((other) => other !== topic);
    const near = new Set([...(categoriesOf.get(topic) ?? [])].flatMap((name) => byCategory.get(name) ?? []));
    near.delete(topic);
    return [...near].sort((a, b) => b.solutions.length - a.solutions.length).slice(0, RELATED);
  };
}
