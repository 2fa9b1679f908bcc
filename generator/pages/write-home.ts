import { nothing } from 'lit';
import { webUrl } from '../../src/catalogue/web-url.js';
import { formatFor } from '../../src/i18n/format.js';
import { localize } from '../../src/i18n/localize.js';
import { LOCALES, type Locale } from '../../src/i18n/negotiate.js';
import { DOCUMENT_PATH, type OutputFile } from '../output-file.js';
import type { Assets } from './assets.js';
import { html, jsonLd, raw } from './html.js';
import { PAGE_MESSAGES } from './messages/index.js';
import { embedFolder, homeFolder, writePage } from './page.js';
import { renderShadow } from './render-element.js';
import type { Site } from './site.js';
import { itemList } from './structured.js';
import type { Topics } from './topics.js';
import { topicList } from './write-topics.js';

/** Writes the catalogue's page in every language: the element, pre-rendered, and the ways to all other pages. */
export const writeHome = (site: Site, assets: Assets, topics: Topics): OutputFile[] =>
  LOCALES.map((locale) => {
    const messages = PAGE_MESSAGES[locale];
    const format = formatFor(locale);
    const { home } = messages;
    const { solutions, count } = site.catalogue;
    return writePage(site, assets, {
      locale,
      folder: homeFolder,
      title: home.title,
      description: home.description(count, format.number(count)),
      current: 'catalogue',
      scripts: [assets.element],
      head: jsonLd(
        itemList(home.title, site.baseUrl + homeFolder(locale), solutions, ({ category }) =>
          topics.labels.of(category, locale),
        ),
      ),
      main: (root) =>
        html`<div class="page">
          <h1>${home.heading}</h1>
          <p class="lead">${home.lead}</p>
          ${element(site, topics, locale, root)}
          <section class="topics" id="categories">
            <h2>${home.categories}</h2>
            ${topicList(topics.categories, locale, root)}
          </section>
          ${
            topics.products.length > 0
              ? html`<section class="topics" id="alternatives">
                  <h2>${home.products}</h2>
                  ${topicList(topics.products, locale, root)}
                </section>`
              : nothing
          }
          <section class="embed">
            <h2>${home.embedTitle}</h2>
            <p><a href="${root}${embedFolder(locale)}">${home.embedLead}</a></p>
          </section>
        </div>`,
    });
  });

/**
 * The element: its shadow tree as it looks at first, and between its tags every solution in short, for readers
 * without scripts, search engines, and when the document cannot be had.
 */
function element(site: Site, topics: Topics, locale: Locale, root: string): unknown {
  const { more } = PAGE_MESSAGES[locale].home;
  const format = formatFor(locale);
  const views = site.catalogue.solutions.map((solution) => localize(solution, locale, format));
  return html`<solution-catalogue
    src="${root}${DOCUMENT_PATH}"
    lang=${locale}
    heading-level="2"
    url-state=""
    category-labels=${topics.labels.attribute ?? nothing}
    >${raw(renderShadow(site.catalogue, locale, topics.labels.own))}
    <div class="all">
      <h2>${more}</h2>
      <ul role="list">
        ${views.map(({ solution, description, descriptionLang }) => {
          const url = webUrl(solution.website);
          return html`<li>
            <strong
              >${url === undefined ? solution.name : html`<a href=${url} rel="noopener">${solution.name}</a>`}</strong
            >
            <span class="of">${topics.labels.of(solution.category, locale)}</span>
            ${
              descriptionLang === locale
                ? html`<p>${description}</p>`
                : html`<p lang=${descriptionLang}>${description}</p>`
            }
          </li>`;
        })}
      </ul>
    </div>
  </solution-catalogue>`;
}
