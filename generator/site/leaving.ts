import { nothing } from 'lit';
import type { Solution } from '../../src/catalogue/schema.js';
import type { Format } from '../../src/i18n/format.js';
import type { Locale } from '../../src/i18n/locales.js';
import { PAGE_MESSAGES } from '../../src/i18n/site-languages.js';
import type { Migration } from '../sources/product-files.js';
import { html, textIn } from './html.js';
import { solutionFolder } from './page.js';

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
  const { leaving, solution: texts } = PAGE_MESSAGES[locale];
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
              ({ what, format: kind, how, missing, source }) =>
                html`<div>
                  <dt>${textIn(what, locale)}</dt>
                  <dd>
                    ${kind}. ${textIn(how, locale)}
                    ${missing ? html`${leaving.missing} ${textIn(missing, locale)}` : nothing}
                    ${source ? html`<a href=${source} rel="noopener">${texts.source}</a>` : nothing}
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
            <dd>
              <strong>${leaving.ways[way.import]}</strong>${effortAndLosses(way, locale, ',')}
              <time datetime=${way.checkedAt}>${format.date(way.checkedAt)}</time>
            </dd>
          </div>`,
      )}
    </dl>
  </section>`;
}

/**
 * How people come from a product to a solution, behind the word for the way: the effort, what is lost, the source.
 * @param end what stands behind the source
 */
export function effortAndLosses(way: Migration['alternatives'][string], locale: Locale, end = ''): unknown {
  const { leaving, solution } = PAGE_MESSAGES[locale];
  return html`${way.effort ? html`, ${leaving.efforts[way.effort]}` : nothing}.
  ${way.lost ? textIn(way.lost, locale) : nothing}
  ${way.source ? html`<a href=${way.source} rel="noopener">${solution.source}</a>${end}` : nothing}`;
}
