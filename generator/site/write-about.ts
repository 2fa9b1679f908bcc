// The page on how the catalogue is made, and a catalogue's own pages from Markdown.
import { nothing } from 'lit';
import { Marked } from 'marked';
import { type ScoreName, SCORES, type Solution } from '../../src/catalogue/schema.js';
import { type Format, interleave } from '../../src/i18n/format.js';
import { MESSAGES } from '../../src/i18n/languages.js';
import type { Locale } from '../../src/i18n/locales.js';
import { PAGE_MESSAGES } from '../../src/i18n/site-languages.js';
import { rating } from '../../src/i18n/format.js';
import type { OutputFile } from '../output-file.js';
import type { OwnPage } from '../sources/site-files.js';
import type { Assets } from './assets.js';
import type { Pages } from './fingerprint.js';
import { html, nearest, plainTextIn, raw, sanitize, textIn } from './html.js';
import { publisher, reportAddress } from './identity.js';
import type { LandingPages } from './landing-pages.js';
import { ABOUT, aboutFolder, ownFolder, pagePath, solutionFolder, writePage } from './page.js';
import { formatOf, type Frame, languagesOf, type Rules, type Site } from './site.js';

/** What the page that says how the catalogue is made shows besides what all pages have in common. */
interface Model {
  readonly count: number;
  readonly categories: number;
  readonly rules: Rules;
  /** What the operator says on top of it. */
  readonly own: OwnPage | undefined;
  /** Solutions to show what the scores mean. */
  readonly examples: Readonly<Record<ScoreName, readonly Rated[]>>;
  /** The names of solutions of which parts have to be paid for. */
  readonly marked: readonly string[];
}

/** A solution and one of its ratings. */
interface Rated {
  readonly name: string;
  readonly rating: number;
}

/** Writes the page that says how the catalogue is made, in every language. */
export function* writeMethod(
  site: Site,
  assets: Assets,
  { categories }: LandingPages,
  pages: Pages,
): Generator<OutputFile> {
  const { solutions, count } = site.catalogue;
  const model: Model = {
    count,
    categories: categories.length,
    rules: site.rules,
    own: site.pages.find(({ slug }) => slug === ABOUT),
    examples: Object.fromEntries(
      SCORES.map((score) => [score, examplesOf(score, solutions)]),
    ) as unknown as Model['examples'],
    marked: solutions
      .filter(({ name }) => site.editorial.get(name)?.reservations?.some(({ kind }) => kind === 'open-core'))
      .map(({ name }) => name),
  };
  for (const locale of languagesOf(site))
    yield pages.page(pagePath(aboutFolder(locale)), locale, model, () =>
      methodPage(site, assets, model, locale),
    );
}

/** Writes the pages in the operator's own words, in every language. What they say of the catalogue is on the page above. */
export function* writeOwnPages(site: Site, assets: Assets, pages: Pages): Generator<OutputFile> {
  for (const locale of languagesOf(site))
    for (const page of site.pages)
      if (page.slug !== ABOUT)
        yield pages.page(pagePath(ownFolder(page.slug)(locale)), locale, page, () =>
          ownPage(site, assets, page, locale),
        );
}

const ownPage = (site: Frame, assets: Assets, page: OwnPage, locale: Locale): OutputFile =>
  writePage(site, assets, {
    locale,
    folder: ownFolder(page.slug),
    title: plainTextIn(page.title, locale),
    description: plainTextIn(page.title, locale),
    main: () =>
      html`<div class="page article">
        <h1>${textIn(page.title, locale)}</h1>
        ${ownText(page, locale)}
      </div>`,
  });

/** What the operator wrote, marked where it is in another language. */
function ownText({ text }: OwnPage, locale: Locale): unknown {
  const language = nearest(text, locale);
  return html`<div class="text" lang=${language === locale ? nothing : language}>
    ${fromMarkdown(plainTextIn(text, locale))}
  </div>`;
}

function methodPage(
  site: Frame,
  assets: Assets,
  { count, categories, rules, own, examples, marked }: Model,
  locale: Locale,
): OutputFile {
  const { about, site: texts } = PAGE_MESSAGES[locale];
  const format = formatOf(site, locale);
  const { settings } = site;
  const [first = '', second] = rules.repositoryHosts;
  const reported = { locale, title: about.title, folder: aboutFolder(locale) };
  const correction = settings.report
    ? html`<a href=${reportAddress(settings.report, site.baseUrl, reported)}>${texts.about.report}</a>`
    : settings.contact && html`<a href=${settings.contact}>${texts.about.contact}</a>`;
  return writePage(site, assets, {
    locale,
    folder: aboutFolder,
    title: about.title,
    description: about.description,
    current: 'about',
    main: (root) =>
      html`<div class="page article">
        <h1>${about.title}</h1>
        <p class="lead">
          ${about.lead(about.solutions(count, format.number(count)), about.categories(categories, format.number(categories)))}
        </p>
        ${own ? ownText(own, locale) : nothing}
        ${section('decide', about.decide.title, [publisher(site, locale), paragraphs(about.decide.text)])}
        ${section('enter', about.enter.title, [
          paragraphs(about.enter.text),
          rules.acceptedLicenses.length > 0
            ? paragraphs([
                interleave(about.enter.accepted, { licences: format.list(rules.acceptedLicenses) }).join(''),
              ])
            : nothing,
        ])}
        ${section('scores', about.scores.title, [
          paragraphs([about.scores.text]),
          scale(examples, format, locale, root),
          paragraphs([about.scores.order]),
        ])}
        ${section('open-core', about.openCore.title, [
          paragraphs(about.openCore.text),
          marked.length > 0
            ? html`<p>${about.openCore.marked}</p>
                <ul class="names" role="list">
                  ${marked.toSorted(format.compare).map((name) => html`<li>${solutionLink({ name }, locale, root)}</li>`)}
                </ul>`
            : nothing,
        ])}
        ${section('hosts', about.hosts.title, [
          html`<p>
            ${
              second === undefined
                ? interleave(about.hosts.one, { host: first })
                : interleave(about.hosts.two, { first, second })
            }
          </p>`,
          paragraphs([about.hosts.text]),
        ])}
        ${section('correct', about.correct.title, [
          html`<p>
            ${correction ? interleave<unknown>(about.correct.wrong, { link: correction }) : about.correct.nobody}
          </p>`,
          paragraphs([about.correct.text]),
        ])}
      </div>`,
  });
}

const section = (id: string, title: string, content: unknown): unknown =>
  html`<section>
    <h2 id=${id}>${title}</h2>
    ${content}
  </section>`;

const paragraphs = (texts: readonly string[]): unknown => texts.map((text) => html`<p>${text}</p>`);

const solutionLink = (solution: Pick<Solution, 'name'>, locale: Locale, root: string): unknown =>
  html`<a href="${root}${solutionFolder(solution)(locale)}">${solution.name}</a>`;

/** What the ends of each scale mean, with solutions near both ends and the middle. */
function scale(examples: Model['examples'], format: Format, locale: Locale, root: string): unknown {
  const { about, solution: texts } = PAGE_MESSAGES[locale];
  const { scores } = MESSAGES[locale];
  return html`<dl class="terms">
    ${SCORES.map(
      (score) =>
        html`<div>
          <dt>${scores[score].label}</dt>
          <dd>
            ${texts.scales[score]}
            <p>${about.scores.examples}</p>
            <ul>
              ${examples[score].map(
                (rated) =>
                  html`<li>
                    ${solutionLink(rated, locale, root)}, ${texts.outOfTen(format.number(rated.rating))}
                  </li>`,
              )}
            </ul>
          </dd>
        </div>`,
    )}
  </dl>`;
}

/** The best-known solutions with the best rating, one in the middle, and the lowest: of each rating one. */
function examplesOf(score: ScoreName, solutions: readonly Solution[]): Rated[] {
  const byRating = new Map<number, Solution>();
  for (const solution of solutions) {
    const value = rating(score, solution[score]);
    const known = byRating.get(value);
    if (!known || (solution.stars ?? 0) > (known.stars ?? 0)) byRating.set(value, solution);
  }
  const values = [...byRating.keys()].sort((a, b) => b - a);
  const places = new Set([0, Math.floor((values.length - 1) / 2), values.length - 1]);
  return [...places].flatMap((place) => {
    const value = values[place] ?? 0;
    const name = byRating.get(value)?.name;
    return name === undefined ? [] : [{ name, rating: value }];
  });
}

/** The elements that Markdown has a sign for. There are no pictures: pages load nothing from elsewhere. */
const ELEMENTS = [
  ...['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code', 'hr', 'br'],
  ...['em', 'strong', 'del', 'a', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
];

/** The page has the heading of the first level. */
const TOP_LEVEL = 2;

/**
 * Renders a text in Markdown to HTML of which nothing can run, load or leave its place. HTML in it is left out, but for
 * elements that Markdown has signs for.
 */
function fromMarkdown(text: string): unknown {
  const marked = new Marked({ async: false });
  const tokens = marked.lexer(text);
  const headings = tokens.flatMap((token) => (token.type === 'heading' ? Number(token.depth) : []));
  const shift = TOP_LEVEL - Math.min(...headings, TOP_LEVEL + 4);
  const levelled = tokens.map((token) =>
    token.type === 'heading' ? { ...token, depth: Math.min(6, Number(token.depth) + shift) } : token,
  );
  return raw(
    sanitize(marked.parser(levelled), {
      allowedTags: ELEMENTS,
      allowedAttributes: { a: ['href'], ol: ['start'] },
      allowedSchemes: ['https', 'http', 'mailto'],
      allowProtocolRelative: false,
    }),
  );
}
