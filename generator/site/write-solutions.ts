// The page of a solution: facts, scores, ways to move to it, neighbours, history.
import { nothing } from 'lit';
import { webUrl } from '../../src/catalogue/addresses.js';
import { licenceKind } from '../../src/catalogue/values.js';
import { SCORES, type Solution } from '../../src/catalogue/schema.js';
import { nameOf } from '../../src/i18n/format.js';
import { rating } from '../../src/i18n/format.js';
import { localize } from '../../src/i18n/localize.js';
import type { Locale } from '../../src/i18n/locales.js';
import { PAGE_MESSAGES } from '../../src/i18n/site-languages.js';
import { plainTags, replacedProducts } from '../../src/search/products.js';
import { tagLabel, wordFor } from '../../src/state/labels.js';
import { DEPLOYMENT, factTexts, PLATFORM } from '../../src/views/card/facts.js';
import type { OutputFile } from '../output-file.js';
import type { Change } from '../document/changes.js';
import { grouped } from '../grouped.js';
import { shownFacts } from '../document/facts.js';
import type { Editorial } from '../sources/entry.js';
import { type Assets, hasLogo, mark } from './assets.js';
import type { Pages } from './fingerprint.js';
import { html, jsonLd, textIn } from './html.js';
import { reportOf } from './identity.js';
import type { LandingPages } from './landing-pages.js';
import { comparisonTable, scoreBar } from './comparison-table.js';
import {
  linkTo,
  movingSection,
  openAdvisories,
  type Replaced,
  reservations,
  sources,
  wayTo,
} from './page-parts.js';
import { categoriesFolder, homeFolder, pagePath, solutionFolder, writePage } from './page.js';
import { solutionShare } from './share-pictures.js';
import { type Frame, languagesOf, monthName, type Site, type SiteLabels } from './site.js';
import { COMPARED, nearestOnes, neighbours } from './neighbours.js';
import { historyOf } from './write-changes.js';
import { softwareApplication } from './structured-data.js';

/** Stands for what nobody knows of a solution, among its facts. */
const UNKNOWN = Symbol('unknown');

/** The longest description in the head of a page: search engines cut what is longer. */
const MAX_DESCRIPTION = 160;

/** All that a page of a solution shows besides what all pages have in common. */
interface Model {
  readonly solution: Solution;
  /** The solutions beside it. */
  readonly near: readonly Solution[];
  /** The folder of its category's page. */
  readonly category: string | undefined;
  /** The products that it replaces, and how one comes from them. */
  readonly replaced: readonly Replaced[];
  readonly editorial: Editorial | undefined;
  readonly learned: ReturnType<typeof shownFacts>;
  readonly changes: readonly Change[];
  readonly isLogo: boolean;
}

/** What a page of a solution is made with, in one language. */
interface Context {
  readonly frame: Frame;
  readonly assets: Assets;
  readonly locale: Locale;
  readonly labels: SiteLabels;
}

/** Writes a page for every solution in every language. */
export function* writeSolutions(
  site: Site,
  assets: Assets,
  landingPages: LandingPages,
  pages: Pages,
): Generator<OutputFile> {
  const { labels } = landingPages;
  const products = new Map(landingPages.products.map((page) => [page.key, page]));
  const categories = new Map(landingPages.categories.map((page) => [page.key, page]));
  const changes = grouped(site.changes, ({ name }) => [name]);
  for (const solution of site.catalogue.solutions) {
    const near = neighbours(solution, products, categories);
    const replaced = replacedProducts(solution).flatMap((key) => products.get(key) ?? []);
    for (const locale of languagesOf(site)) {
      const model: Model = {
        solution,
        near,
        category: categories.get(solution.category)?.folder(locale),
        replaced: replaced.map((page) => ({
          name: page.name(locale),
          folder: page.hasPage ? page.folder(locale) : undefined,
          way: wayTo(site.migrations.get(page.key), solution),
        })),
        editorial: site.editorial.get(solution.name),
        learned: shownFacts(site.facts.get(solution.name)),
        changes: changes.get(solution.name) ?? [],
        isLogo: hasLogo(site, solution),
      };
      yield pages.page(pagePath(solutionFolder(solution)(locale)), locale, model, () =>
        writeSolution({ frame: site, assets, locale, labels }, model),
      );
    }
  }
}

function writeSolution(context: Context, model: Model): OutputFile {
  const { frame, assets, locale, labels } = context;
  const { solution, near } = model;
  const language = labels.languageOf(locale);
  const { messages, format, categories } = language;
  const texts = PAGE_MESSAGES[locale].solution;
  const { description, descriptionLang, category } = localize(solution, locale, format, categories);
  const folder = solutionFolder(solution);
  const address = frame.baseUrl + folder(locale);
  const website = webUrl(solution.website);
  const repository = webUrl(solution.github);
  const title = texts.title(solution.name, category);
  return writePage(frame, assets, {
    locale,
    folder,
    title,
    description: shortened(description),
    hasOembed: true,
    picture: solutionShare(frame, solution),
    head: jsonLd(
      softwareApplication(solution, {
        address,
        description,
        descriptionLang,
        category,
        categoryFolder: model.category,
        site: frame,
        locale,
      }),
    ),
    main: (root) =>
      html`<article class="page solution">
        <nav class="path" aria-label=${texts.path}>
          <a href="${root}${homeFolder(locale)}">${PAGE_MESSAGES[locale].site.catalogue}</a>
          <a href="${root}${categoriesFolder(locale)}">${PAGE_MESSAGES[locale].site.categories}</a>
          ${model.category === undefined ? category : html`<a href="${root}${model.category}">${category}</a>`}
        </nav>
        <div class="beside">
          <div>
            <h1>${mark(solution, model.isLogo, root, 40)} ${solution.name}</h1>
            <p class="lead" lang=${descriptionLang === locale ? nothing : descriptionLang}>${description}</p>
            <p class="ways">
              ${website === undefined ? nothing : html`<a class="button" href=${website} rel="noopener">${messages.card.website}</a>`}
              ${repository === undefined ? nothing : html`<a href=${repository} rel="noopener">${messages.card.repository}</a>`}
            </p>
          </div>
          ${nearestOnes(near, language, root)}
        </div>
        <div class="beside">
          ${facts(context, model, { root, report: reportOf(frame, { locale, title, folder: folder(locale) }) })}
          <div>
            ${scores(context, model)} ${reservations(model.editorial?.reservations ?? [], locale, labels)}
          </div>
        </div>
        ${
          near.length > 0
            ? html`<section id=${COMPARED}>
                <h2>${texts.near}</h2>
                ${comparisonTable([solution, ...near], locale, labels, { caption: texts.nearCaption(solution.name), root, current: solution })}
              </section>`
            : nothing
        }
        <div class="beside">
          ${movingSection(model.replaced, locale, format, root)}
          ${historyOf(solution, model.changes, labels, locale)}
        </div>
      </article>`,
  });
}

/** What there is to know of a solution, name by name; what nobody knows is said to be unknown. */
function facts(
  { frame, locale, labels }: Context,
  { solution, replaced, editorial, learned }: Model,
  { root, report }: { root: string; report: unknown },
): unknown {
  const language = labels.languageOf(locale);
  const { messages, format } = language;
  const { facets } = messages;
  const texts = PAGE_MESSAGES[locale].solution;
  const { origin } = localize(solution, locale, format);
  const kind = licenceKind(solution.license);
  const tags = plainTags(solution).map((tag) => tagLabel(tag, language));
  const reviewed = editorial?.reviewedAt;
  const { release, lastPush, advisories } = learned ?? {};
  const month = (of: string) => monthName(locale, frame).format(new Date(of));
  const rows: readonly (readonly [term: string, content: unknown])[] = [
    [
      facets.alternative,
      replaced.length > 0
        ? html`<ul class="names" role="list">
            ${replaced.map(({ name, folder }) => html`<li>${linkTo(name, root, folder)}</li>`)}
          </ul>`
        : undefined,
    ],
    [facets.license, kind ? solution.license + messages.colon + texts.licences[kind] : solution.license],
    [facets.platform, factTexts(PLATFORM, solution, language).join(', ') || UNKNOWN],
    [facets.deployment, factTexts(DEPLOYMENT, solution, language).join(', ') || undefined],
    [
      facets.audience,
      format.list(solution.audience.map((each) => nameOf(each, messages.audience))) || undefined,
    ],
    [facets.origin, `${origin.flag} ${origin.name}`.trim()],
    [messages.card.tags, tags.length > 0 ? format.list(tags) : undefined],
    [messages.sort.by.stars, solution.stars === null ? UNKNOWN : format.number(solution.stars)],
    [
      texts.release,
      release
        ? html`${release.name} (<time datetime=${release.date}>${format.date(release.date)}</time>)`
        : UNKNOWN,
    ],
    [
      texts.lastChange,
      lastPush === undefined ? UNKNOWN : html`<time datetime=${lastPush}>${month(lastPush)}</time>`,
    ],
    [
      texts.advisories.label,
      advisories
        ? openAdvisories(advisories, solution, language, month)
        : advisories === null
          ? UNKNOWN
          : undefined,
    ],
    [
      texts.state,
      learned?.archived === undefined ? UNKNOWN : learned.archived ? texts.archived : texts.active,
    ],
    [facets.added, html`<time datetime=${solution.addedAt}>${format.date(solution.addedAt)}</time>`],
    [
      texts.reviewed,
      reviewed === undefined ? UNKNOWN : html`<time datetime=${reviewed}>${format.date(reviewed)}</time>`,
    ],
  ];
  // Once for all of them: four rows that say the same hide what is known.
  const unknown = rows.flatMap(([term, content]) => (content === UNKNOWN ? html`<li>${term}</li>` : []));
  const known = rows.filter(([, content]) => content !== undefined && content !== UNKNOWN);
  const last: typeof rows = [
    ...(unknown.length > 0
      ? [
          [
            texts.unknownFacts,
            html`<ul class="names" role="list">
              ${unknown}
            </ul>`,
          ] as const,
        ]
      : []),
    // The element's cards lead here.
    [
      texts.sources.title,
      html`<span id="report">${sources(solution, learned?.asOf, language)} ${report}</span>`,
    ],
  ];
  return html`<section>
    <h2>${texts.facts}</h2>
    <dl class="terms">
      ${[...known, ...last].map(
        ([term, content]) =>
          html`<div>
            <dt>${term}</dt>
            <dd>${content}</dd>
          </div>`,
      )}
    </dl>
  </section>`;
}

/** The four scores with their numbers, what the ends of each scale mean, and why they are what they are. */
function scores({ locale, labels }: Context, { solution, editorial }: Model): unknown {
  const { messages, format } = labels.languageOf(locale);
  const texts = PAGE_MESSAGES[locale].solution;
  const why = editorial?.why;
  return html`<section>
    <h2>${texts.scores}</h2>
    ${why ? html`<p>${textIn(why, locale)}</p>` : nothing}
    <dl class="terms">
      ${SCORES.map((score) => {
        const words = messages.scores[score];
        const value = rating(score, solution[score]);
        return html`<div>
          <dt>${words.label}</dt>
          <dd>
            <strong>${texts.outOfTen(format.number(value))}</strong>, ${wordFor(solution[score], words)}
            ${scoreBar(value)}
            <span class="scale">${texts.scales[score]}</span>
          </dd>
        </div>`;
      })}
    </dl>
  </section>`;
}

const shortened = (text: string): string =>
  text.length <= MAX_DESCRIPTION ? text : `${text.slice(0, text.lastIndexOf(' ', MAX_DESCRIPTION - 2))} …`;
