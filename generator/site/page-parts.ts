// Parts that several pages have: how to leave a product, reservations, sources, recommendations.
import { nothing } from 'lit';
import { webUrl } from '../../src/catalogue/addresses.js';
import type { Solution } from '../../src/catalogue/schema.js';
import { type Format, interleave } from '../../src/i18n/format.js';
import { type Language, localize } from '../../src/i18n/localize.js';
import type { Locale } from '../../src/i18n/locales.js';
import { PAGE_MESSAGES } from '../../src/i18n/site-languages.js';
import type { Advisories } from '../stars/ask-for-advisories.js';
import type { Editorial } from '../sources/entry.js';
import type { Migration } from '../sources/product-files.js';
import { html, textIn } from './html.js';
import { solutionFolder } from './page.js';
import type { SiteLabels } from './site.js';

/** How a solution takes over what a product exports; undefined where nothing is said of it. */
export const wayTo = (
  migration: Migration | undefined,
  { name }: Solution,
): Migration['alternatives'][string] | undefined =>
  // A solution may be called "constructor", which every object has.
  migration && Object.hasOwn(migration.alternatives, name) ? migration.alternatives[name] : undefined;

/**
 * How to leave a product: what it gives away, who takes that over, what is lost.
 * @param migration undefined where nobody has looked yet
 * @param solutions the product's alternatives, in the order in which they are shown
 */
export function leavingSection(
  product: string,
  migration: Migration | undefined,
  solutions: readonly Solution[],
  locale: Locale,
  format: Format,
  root: string,
): unknown {
  if (!migration) return nothing;
  const { leaving } = PAGE_MESSAGES[locale];
  const told = solutions.flatMap((solution) => {
    const way = wayTo(migration, solution);
    return way ? [{ solution, way }] : [];
  });
  return html`<section class="leaving" id="leaving">
    <h2>${leaving.title(product)}</h2>
    ${migration.advice ? html`<p>${textIn(migration.advice, locale)}</p>` : nothing}
    <h3>${leaving.exports}</h3>
    ${
      migration.exports.length === 0
        ? html`<p>${leaving.nothing(product)}</p>`
        : html`<dl class="terms">
            ${migration.exports.map(
              ({ what, format: kind, how, missing, source, checkedAt }) =>
                html`<div>
                  <dt>${textIn(what, locale)}</dt>
                  <dd>
                    ${kind}. ${textIn(how, locale)}
                    ${missing ? html`${leaving.missing} ${textIn(missing, locale)}` : nothing}
                    ${sourceAndDay(source, checkedAt, locale, format)}
                  </dd>
                </div>`,
            )}
          </dl>`
    }
    <h3>${leaving.imports}</h3>
    <dl class="terms">
      ${told.map(
        ({ solution, way }) =>
          html`<div>
            <dt><a href="${root}${solutionFolder(solution)(locale)}">${solution.name}</a></dt>
            <dd><strong>${leaving.ways[way.import]}</strong>${effortAndLosses(way, locale, format)}</dd>
          </div>`,
      )}
    </dl>
  </section>`;
}

/** A product that a solution replaces. */
export interface Replaced {
  readonly name: string;
  /** Of its page; undefined where it has none of its own. */
  readonly folder: string | undefined;
  readonly way: Migration['alternatives'][string] | undefined;
}

/** A link within the site, or the name alone where there is no page. */
export const linkTo = (name: string, root: string, page: string | undefined): unknown =>
  page === undefined ? name : html`<a href="${root}${page}">${name}</a>`;

/** How people come here from the products that the solution replaces. */
export function movingSection(
  replaced: readonly Replaced[],
  locale: Locale,
  format: Format,
  root: string,
): unknown {
  const { leaving } = PAGE_MESSAGES[locale];
  const ways = replaced.flatMap(({ way, ...product }) => (way ? [{ way, ...product }] : []));
  if (ways.length === 0) return nothing;
  return html`<section>
    <h2>${leaving.here}</h2>
    <dl class="terms">
      ${ways.map(
        ({ way, name, folder }) =>
          html`<div>
            <dt>${linkTo(name, root, folder && `${folder}#leaving`)}</dt>
            <dd>${leaving.ways[way.import]}${effortAndLosses(way, locale, format)}</dd>
          </div>`,
      )}
    </dl>
  </section>`;
}

/** How people come from a product to a solution, behind the word for the way: the effort, what is lost, the source. */
function effortAndLosses(way: Migration['alternatives'][string], locale: Locale, format: Format): unknown {
  const { leaving } = PAGE_MESSAGES[locale];
  return html`${way.effort ? html`, ${leaving.efforts[way.effort]}` : nothing}.
  ${way.lost ? html`${leaving.lost} ${textIn(way.lost, locale)}` : nothing}
  ${sourceAndDay(way.source, way.checkedAt, locale, format)}`;
}

/** Where something is said, and on which day somebody read it there. */
const sourceAndDay = (
  source: string | undefined,
  day: string | undefined,
  locale: Locale,
  format: Format,
): unknown =>
  html`${source ? html`<a href=${source} rel="noopener">${PAGE_MESSAGES[locale].solution.source}</a>` : nothing}${source && day ? ', ' : nothing}${day ? html`<time datetime=${day}>${format.date(day)}</time>` : nothing}`;

/** What somebody should know before choosing the solution, each with its source. */
export function reservations(
  found: NonNullable<Editorial['reservations']>,
  locale: Locale,
  labels: SiteLabels,
): unknown {
  const { format } = labels.languageOf(locale);
  const texts = PAGE_MESSAGES[locale].solution;
  if (found.length === 0) return nothing;
  return html`<section>
    <h2>${texts.reservations}</h2>
    <dl class="terms">
      ${found.map(
        ({ kind, text, source, date }) =>
          html`<div>
            <dt>${texts.reservationKinds[kind]}</dt>
            <dd>${textIn(text, locale)} ${sourceAndDay(source, date, locale, format)}</dd>
          </div>`,
      )}
    </dl>
  </section>`;
}

/** How many open advisories a page names. */
const ADVISORIES = 5;

/** The security advisories that are open, or may be, and of which month that is known. The first are named. */
export function openAdvisories(
  { asOf, open, unclear }: Advisories,
  { github }: Solution,
  { locale, format }: Language,
  month: (of: string) => string,
): unknown {
  const texts = PAGE_MESSAGES[locale].solution.advisories;
  const all = `${webUrl(github) ?? ''}/security/advisories`;
  const since = html`(<time datetime=${asOf}>${month(asOf)}</time>)`;
  const told = (count: typeof texts.open, advisories: Advisories['open']) =>
    html`<div>
      <a href=${all} rel="noopener">${count(advisories.length, format.number(advisories.length))}</a> ${since}
      <ul class="names" role="list">
        ${advisories.slice(0, ADVISORIES).map(({ id, severity }) => {
          const link = html`<a href="${all}/${id}" rel="noopener">${id}</a>`;
          return html`<li>${link}${severity && ` (${texts.severities[severity]})`}</li>`;
        })}
      </ul>
    </div>`;
  return html`${open.length > 0 ? told(texts.open, open) : nothing}
    ${unclear.length > 0 ? told(texts.unclear, unclear) : nothing}
    ${open.length + unclear.length > 0 ? nothing : html`${texts.none} ${since}`}
    <span class="scale">${texts.note}</span>`;
}

/** Where the facts are from: what the code host said, with the day, and the rest. */
export function sources(
  { website, github }: Solution,
  asOf: string | undefined,
  { locale, messages: { card }, format }: Language,
): unknown {
  const { host, others, all } = PAGE_MESSAGES[locale].solution.sources;
  const repository = webUrl(github);
  const links = [
    [webUrl(website), card.website],
    [repository, card.repository],
  ].flatMap(([url, label]) => (url === undefined ? [] : html`<a href=${url} rel="noopener">${label}</a>`));
  const named = links.map((link, at) => (at > 0 ? [', ', link] : link));
  if (asOf === undefined || repository === undefined) return interleave<unknown>(all, { links: named });
  const told = interleave<unknown>(host, {
    host: new URL(repository).hostname,
    date: html`<time datetime=${asOf}>${format.date(asOf)}</time>`,
  });
  return html`${told} ${interleave<unknown>(others, { links: named })}`;
}

/** How many are recommended in a sentence each. */
const FIRST = 3;

/** The recommended ones, with a sentence each. */
export const firstOnes = (solutions: readonly Solution[], language: Language, root: string): unknown =>
  html`<ol class="first">
    ${sentences(solutions.slice(0, FIRST), language, root)}
  </ol>`;

/** Solutions of which none comes before another, with a sentence each. */
export const inASentence = (solutions: readonly Solution[], language: Language, root: string): unknown =>
  html`<ul class="first" role="list">
    ${sentences(solutions, language, root)}
  </ul>`;

const sentences = (solutions: readonly Solution[], { locale, format }: Language, root: string): unknown =>
  solutions.map((solution) => {
    const { summary, descriptionLang } = localize(solution, locale, format);
    return html`<li>
      <strong><a href="${root}${solutionFolder(solution)(locale)}">${solution.name}</a></strong>
      <span lang=${descriptionLang === locale ? nothing : descriptionLang}>${summary}</span>
    </li>`;
  });
