import { nothing } from 'lit';
import type { Catalogue } from '../../src/catalogue/schema.js';
import { interleave } from '../../src/i18n/format.js';
import type { Locale } from '../../src/i18n/locales.js';
import { PAGE_MESSAGES } from '../../src/i18n/site-languages.js';
import type { Change } from '../document/changes.js';
import { DOCUMENT_PATH, type OutputFile } from '../output-file.js';
import { type Assets, hasLogo, mark } from './assets.js';
import type { Pages } from './fingerprint.js';
import { dataBlock, html, jsonLd, raw } from './html.js';
import { firstPage } from './identity.js';
import type { LandingPages } from './landing-pages.js';
import {
  categoriesFolder,
  changesFolder,
  detailUrlOf,
  homeFolder,
  logosOf,
  pagePath,
  productsFolder,
  solutionFolder,
  writePage,
} from './page.js';
import { renderShadow } from './render-element.js';
import { type Frame, langOf, languagesOf, type Site } from './site.js';
import { firstPageData } from './structured-data.js';
import { categoryTiles, productTiles } from './tiles.js';
import { type Gone, goneSolutions, whatChanged } from './write-changes.js';

/** The most solutions listed in the page itself. All of them are on the pages of their categories. */
const LISTED = 500;

/** All that the catalogue's page shows besides what all pages have in common. */
interface Model {
  /** Made at the beginning of its day: the page does not change with every build. */
  readonly catalogue: Catalogue;
  /** The slugs of the solutions that have a logo. */
  readonly logos: ReadonlySet<string>;
  /** What has changed last, the latest first. */
  readonly changes: readonly Change[];
  readonly gone: readonly Gone[];
}

/** Writes the catalogue's page in every language: the element, pre-rendered, and the ways to all other pages. */
export function* writeHome(
  site: Site,
  assets: Assets,
  landingPages: LandingPages,
  pages: Pages,
): Generator<OutputFile> {
  const { catalogue, logos } = site;
  const generatedAt = `${catalogue.generatedAt.slice(0, 10)}T00:00:00Z`;
  const present = new Set(catalogue.solutions.map(({ name }) => name));
  const model: Model = {
    catalogue: { ...catalogue, generatedAt },
    logos: new Set(logos.keys()),
    changes: site.changes
      .filter(({ kind, name }) => kind !== 'removed' && present.has(name))
      .slice(0, LATEST),
    gone: goneSolutions(site)
      .filter(({ isRenamed }) => !isRenamed)
      .slice(0, LATEST),
  };
  for (const locale of languagesOf(site))
    yield pages.page(pagePath(homeFolder(locale)), locale, model, () =>
      writeHomePage({ ...site, ...model }, assets, landingPages, locale),
    );
}

function writeHomePage(
  site: Frame & Model,
  assets: Assets,
  landingPages: LandingPages,
  locale: Locale,
): OutputFile {
  const messages = PAGE_MESSAGES[locale];
  const { format } = landingPages.labels.languageOf(locale);
  const { home } = messages;
  const first = firstPage(site, locale);
  const { solutions, count } = site.catalogue;
  const description = home.description(count, format.number(count));
  return writePage(site, assets, {
    locale,
    folder: homeFolder,
    title: first.title,
    description,
    current: 'catalogue',
    scripts: [assets.element],
    head: jsonLd(
      firstPageData(
        { title: first.title, description },
        site,
        { solutions: solutions.slice(0, LISTED), count },
        locale,
      ),
    ),
    main: (root) =>
      html`<div class="page">
        <h1>${first.heading}</h1>
        <p class="lead">${first.lead}</p>
        <p class="without-scripts">
          ${interleave<unknown>(home.noScript, {
            categories: html`<a href="#categories">${messages.site.categories}</a>`,
            products:
              landingPages.products.length > 0
                ? html`, <a href="#alternatives">${messages.site.products}</a>`
                : nothing,
          })}
        </p>
        ${element(site, landingPages, locale, root)}
        ${
          landingPages.products.length > 0
            ? html`<section class="topics" id="alternatives">
                <h2>${home.mostReplaced}</h2>
                ${productTiles(landingPages, locale, root)}
                <p>
                  <a href="${root}${productsFolder(locale)}">${home.allProducts}</a>
                </p>
              </section>`
            : nothing
        }
        <section class="topics" id="categories">
          <h2><a href="${root}${categoriesFolder(locale)}">${home.categories}</a></h2>
          ${categoryTiles(landingPages, locale, root)}
        </section>
        <section class="topics" id="latest">
          <h2>${messages.feed.title}</h2>
          ${latestSolutions(site, landingPages, locale, root)}
          ${latestChanges(site, landingPages, locale, root)}
        </section>
        ${allSolutions(site, landingPages, locale, root)}
      </div>`,
  });
}

/**
 * The element with its shadow tree as it looks at first; between its tags what leads on when the document cannot be had,
 * and behind them what things are called: the list comes first.
 */
function element(site: Frame & Model, { labels }: LandingPages, locale: Locale, root: string): unknown {
  return html`<solution-catalogue
      src="${root}${DOCUMENT_PATH}"
      lang=${langOf(site, locale)}
      heading-level="2"
      url-state=""
      detail-url=${detailUrlOf(site, root) ?? nothing}
      logos=${logosOf(site, root) ?? nothing}
      >${raw(renderShadow(site, labels.languageOf(locale), root))}
      <p class="instead">
        <a href="${root}${categoriesFolder(locale)}">${PAGE_MESSAGES[locale].indexes.categories.title}</a>
      </p>
    </solution-catalogue>
    ${dataBlock('labels', labels.ofElement(locale))}`;
}

/** All solutions by their names, for readers without scripts, who cannot search. */
function allSolutions({ catalogue }: Model, { labels }: LandingPages, locale: Locale, root: string): unknown {
  const { more, others } = PAGE_MESSAGES[locale].home;
  const { format } = labels.languageOf(locale);
  const { solutions } = catalogue;
  const left = solutions.length - LISTED;
  return html`<section class="topics without-scripts" id="all">
    <h2>${more}</h2>
    <ul class="index" role="list">
      ${solutions
        .slice(0, LISTED)
        .toSorted((a, b) => format.compare(a.name, b.name))
        .map(
          (solution) =>
            html`<li>
              <a href="${root}${solutionFolder(solution)(locale)}">${solution.name}</a>
              <span class="of">${labels.category(solution.category, locale)}</span>
            </li>`,
        )}
    </ul>
    ${left > 0 ? html`<p><a href="#categories">${others(left, format.number(left))}</a></p>` : nothing}
  </section>`;
}

/** How many of the latest solutions are listed. */
const LATEST = 8;

/** The solutions that came last, with their categories and days. */
function latestSolutions(site: Model, { labels }: LandingPages, locale: Locale, root: string): unknown {
  const { format } = labels.languageOf(locale);
  return html`<ul class="tiles" role="list">
    ${site.catalogue.solutions
      .toSorted((a, b) => b.addedAt.localeCompare(a.addedAt, 'en'))
      .slice(0, LATEST)
      .map(
        (solution) =>
          html`<li>
            <a href="${root}${solutionFolder(solution)(locale)}"
              >${mark(solution, hasLogo(site, solution), root, 24)} ${solution.name}</a
            >
            <p>
              ${labels.category(solution.category, locale)},
              <time datetime=${solution.addedAt}>${format.date(solution.addedAt)}</time>
            </p>
          </li>`,
      )}
  </ul>`;
}

/** What has changed last, and the way to all of it. */
function latestChanges(
  { changes, gone }: Model,
  { labels }: LandingPages,
  locale: Locale,
  root: string,
): unknown {
  const { format } = labels.languageOf(locale);
  const texts = PAGE_MESSAGES[locale].changes;
  const rows = [
    ...changes.map((change) => ({ ...change, what: whatChanged(change, labels, locale) })),
    ...gone.map((each) => ({ ...each, what: texts.removed })),
  ]
    .sort((a, b) => b.date.localeCompare(a.date, 'en'))
    .slice(0, LATEST);
  return html`<h2><a href="${root}${changesFolder(locale)}">${texts.title}</a></h2>
    ${
      rows.length > 0
        ? html`<ul class="tiles" role="list">
            ${rows.map(
              (row) =>
                html`<li>
                  <a href="${root}${solutionFolder(row)(locale)}">${row.name}</a>
                  <p>${row.what}, <time datetime=${row.date}>${format.date(row.date)}</time></p>
                </li>`,
            )}
          </ul>`
        : html`<p>${texts.nothing}</p>`
    }`;
}
