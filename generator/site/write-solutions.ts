import { nothing } from 'lit';
import { licenceKind, webUrl } from '../../src/catalogue/meaning.js';
import { SCORES, type Solution } from '../../src/catalogue/schema.js';
import { nameOf } from '../../src/i18n/format.js';
import { localize } from '../../src/i18n/localize.js';
import { type Locale, LOCALES } from '../../src/i18n/locales.js';
import { PAGE_MESSAGES } from '../../src/i18n/site-languages.js';
import { plainTags, replacedProducts } from '../../src/search/products.js';
import { tagLabel, wordFor } from '../../src/state/labels.js';
import { deploymentNames, platformNames } from '../../src/views/card/facts.js';
import type { OutputFile } from '../output-file.js';
import type { Assets } from './assets.js';
import { comparisonTable } from './comparison-table.js';
import { html, jsonLd } from './html.js';
import type { Topic, Topics } from './landing-pages.js';
import { effortAndLosses } from './leaving.js';
import { homeFolder, solutionFolder, writePage } from './page.js';
import { SiteLabels, type Site } from './site.js';
import { softwareApplication } from './structured-data.js';
import { textIn } from './texts-in.js';

/** How many alternatives stand beside a solution. */
const NEIGHBOURS = 3;

/** The longest description in the head of a page: search engines cut what is longer. */
const MAX_DESCRIPTION = 160;

/** What a page of a solution is made of, in one language. */
interface Context {
  readonly site: Site;
  readonly assets: Assets;
  readonly locale: Locale;
  readonly labels: SiteLabels;
  /** The pages of products and categories, by their keys. */
  readonly products: ReadonlyMap<string, Topic>;
  readonly categories: ReadonlyMap<string, Topic>;
}

/** Writes a page for every solution in every language. */
export function* writeSolutions(site: Site, assets: Assets, topics: Topics): Generator<OutputFile> {
  const { labels } = topics;
  const products = new Map(topics.products.map((topic) => [topic.key, topic]));
  const categories = new Map(topics.categories.map((topic) => [topic.key, topic]));
  for (const solution of site.catalogue.solutions) {
    const near = neighbours(solution, products, categories);
    for (const locale of LOCALES)
      yield writeSolution({ site, assets, locale, labels, products, categories }, solution, near);
  }
}

function writeSolution(context: Context, solution: Solution, near: readonly Solution[]): OutputFile {
  const { site, assets, locale, labels } = context;
  const { messages, format, categories } = labels.languageOf(locale);
  const texts = PAGE_MESSAGES[locale].solution;
  const { description, descriptionLang, category } = localize(solution, locale, format, categories);
  const folder = solutionFolder(solution);
  const address = site.baseUrl + folder(locale);
  const website = webUrl(solution.website);
  const repository = webUrl(solution.github);
  return writePage(site, assets, {
    locale,
    folder,
    title: texts.title(solution.name, category),
    description: shortened(description),
    head: jsonLd(
      softwareApplication(solution, { address, description, descriptionLang, category, site, locale }),
    ),
    main: (root) => {
      const categoryTopic = context.categories.get(solution.category);
      return html`<article class="page solution">
        <nav class="path" aria-label=${texts.path}>
          <a href="${root}${homeFolder(locale)}">${PAGE_MESSAGES[locale].site.catalogue}</a>
          ${categoryTopic ? html`<a href="${root}${categoryTopic.folder(locale)}">${category}</a>` : category}
        </nav>
        <h1><span aria-hidden="true">${solution.icon}</span> ${solution.name}</h1>
        <p class="lead" lang=${descriptionLang === locale ? nothing : descriptionLang}>${description}</p>
        <p class="ways">
          ${website === undefined ? nothing : html`<a class="button" href=${website} rel="noopener">${messages.card.website}</a>`}
          ${repository === undefined ? nothing : html`<a href=${repository} rel="noopener">${messages.card.repository}</a>`}
        </p>
        ${facts(context, solution, root)} ${scores(context, solution)} ${reservations(context, solution)}
        ${
          near.length > 0
            ? html`<section>
                <h2>${texts.near}</h2>
                ${comparisonTable([solution, ...near], locale, labels, { caption: texts.nearCaption(solution.name), root, current: solution })}
              </section>`
            : nothing
        }
        ${moving(context, solution, root)}
      </article>`;
    },
  });
}

/** What there is to know of a solution, name by name; what nobody knows is said to be unknown. */
function facts({ site, locale, labels, products }: Context, solution: Solution, root: string): unknown {
  const language = labels.languageOf(locale);
  const { messages, format } = language;
  const { facets } = messages.filters;
  const texts = PAGE_MESSAGES[locale].solution;
  const { origin } = localize(solution, locale, format);
  const kind = licenceKind(solution.license);
  const replaced = replacedProducts(solution).map((key) => {
    const topic = products.get(key);
    return topic
      ? html`<li><a href="${root}${topic.folder(locale)}">${topic.name(locale)}</a></li>`
      : nothing;
  });
  const tags = plainTags(solution).map((tag) => tagLabel(tag, language));
  const reviewed = site.editorial.get(solution.name)?.reviewedAt;
  const rows: readonly (readonly [term: string, content: unknown])[] = [
    [
      facets.alternative,
      replaced.length > 0
        ? html`<ul class="names" role="list">
            ${replaced}
          </ul>`
        : undefined,
    ],
    [facets.license, kind ? html`${solution.license}: ${texts.licences[kind]}` : solution.license],
    [facets.platform, platformNames(solution, messages) || texts.unknown],
    [facets.deployment, deploymentNames(solution, messages)],
    [
      messages.card.audience,
      format.list(solution.audience.map((each) => nameOf(each, messages.audience))) || undefined,
    ],
    [facets.origin, `${origin.flag} ${origin.name}`.trim()],
    [facets.tag, tags.length > 0 ? format.list(tags) : undefined],
    [messages.card.stars, solution.stars === null ? texts.unknown : format.number(solution.stars)],
    [facets.added, html`<time datetime=${solution.addedAt}>${format.date(solution.addedAt)}</time>`],
    [
      texts.reviewed,
      reviewed === undefined
        ? texts.unknown
        : html`<time datetime=${reviewed}>${format.date(reviewed)}</time>`,
    ],
  ];
  return html`<section>
    <h2>${texts.facts}</h2>
    <dl class="terms">
      ${rows.map(([term, content]) =>
        content === undefined
          ? nothing
          : html`<div>
              <dt>${term}</dt>
              <dd>${content}</dd>
            </div>`,
      )}
    </dl>
  </section>`;
}

/** The four scores with their numbers, what the ends of each scale mean, and why they are what they are. */
function scores({ site, locale, labels }: Context, solution: Solution): unknown {
  const { messages, format } = labels.languageOf(locale);
  const texts = PAGE_MESSAGES[locale].solution;
  const why = site.editorial.get(solution.name)?.why;
  return html`<section>
    <h2>${texts.scores}</h2>
    ${why ? html`<p>${textIn(why, locale)}</p>` : nothing}
    <dl class="terms">
      ${SCORES.map((score) => {
        const words = messages.scores[score];
        return html`<div>
          <dt>${words.label}</dt>
          <dd>
            <strong>${texts.outOfTen(format.number(solution[score]))}</strong>,
            ${wordFor(solution[score], words)}
            <span class="scale">${texts.scales[score]}</span>
          </dd>
        </div>`;
      })}
    </dl>
  </section>`;
}

/** What somebody should know before choosing the solution, each with its source. */
function reservations({ site, locale, labels }: Context, solution: Solution): unknown {
  const { format } = labels.languageOf(locale);
  const texts = PAGE_MESSAGES[locale].solution;
  const found = site.editorial.get(solution.name)?.reservations ?? [];
  if (found.length === 0) return nothing;
  return html`<section>
    <h2>${texts.reservations}</h2>
    <dl class="terms">
      ${found.map(
        ({ kind, text, source, date }) =>
          html`<div>
            <dt>${texts.reservationKinds[kind]}</dt>
            <dd>
              ${textIn(text, locale)}
              <a href=${source} rel="noopener">${texts.source}</a>,
              <time datetime=${date}>${format.date(date)}</time>
            </dd>
          </div>`,
      )}
    </dl>
  </section>`;
}

/** How people come here from the products that the solution replaces. */
function moving({ site, locale, products }: Context, solution: Solution, root: string): unknown {
  const { leaving } = PAGE_MESSAGES[locale];
  const ways = replacedProducts(solution).flatMap((product) => {
    const way = site.migrations.get(product)?.alternatives[solution.name];
    const topic = products.get(product);
    return way && topic ? [{ way, topic }] : [];
  });
  if (ways.length === 0) return nothing;
  return html`<section>
    <h2>${leaving.here}</h2>
    <dl class="terms">
      ${ways.map(
        ({ way, topic }) =>
          html`<div>
            <dt><a href="${root}${topic.folder(locale)}#leaving">${topic.name(locale)}</a></dt>
            <dd>${leaving.ways[way.import]}${effortAndLosses(way, locale)}</dd>
          </div>`,
      )}
    </dl>
  </section>`;
}

/** The solutions that replace most of the same products and have most of the same tags, the most mature first among equals. */
function neighbours(
  solution: Solution,
  products: Context['products'],
  categories: Context['categories'],
): readonly Solution[] {
  const own = replacedProducts(solution);
  const tags = new Set(plainTags(solution));
  const weights = new Map<Solution, number>();
  const add = (others: readonly Solution[] | undefined, weight: number) => {
    for (const other of others ?? [])
      if (other !== solution) weights.set(other, (weights.get(other) ?? 0) + weight);
  };
  for (const product of own) add(products.get(product)?.solutions, 3);
  add(categories.get(solution.category)?.solutions, 2);
  return [...weights]
    .map(([other, weight]) => ({
      other,
      weight: weight + plainTags(other).filter((tag) => tags.has(tag)).length,
    }))
    .sort((a, b) => b.weight - a.weight || b.other.maturity - a.other.maturity)
    .slice(0, NEIGHBOURS)
    .map(({ other }) => other);
}

const shortened = (text: string): string =>
  text.length <= MAX_DESCRIPTION ? text : `${text.slice(0, text.lastIndexOf(' ', MAX_DESCRIPTION - 2))} …`;
