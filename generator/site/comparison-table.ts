// The table that compares solutions on pages, and the bars of their scores.
import { nothing } from 'lit';
import { SCORES, type Solution } from '../../src/catalogue/schema.js';
import type { Locale } from '../../src/i18n/locales.js';
import { PAGE_MESSAGES } from '../../src/i18n/site-languages.js';
import { rating } from '../../src/i18n/format.js';
import { wordFor } from '../../src/state/labels.js';
import { factTexts, PLATFORM } from '../../src/views/card/facts.js';
import { html } from './html.js';
import { solutionFolder } from './page.js';
import type { SiteLabels } from './site.js';

/**
 * A score as a bar, the fuller the better. It says nothing that does not stand beside it in words.
 * @param score as readers see it, where more is better
 */
export const scoreBar = (score: number): unknown =>
  html`<span class="bar to-${Math.round(score)}" aria-hidden="true"></span>`;

/**
 * Solutions side by side, one a row, for readers without scripts as well: the table scrolls inside itself.
 * @param caption what the table compares
 * @param current the solution whose page it stands on: its name is no link
 */
export function comparisonTable(
  solutions: readonly Solution[],
  locale: Locale,
  labels: SiteLabels,
  { caption, root, current }: { caption: string; root: string; current?: Solution },
): unknown {
  const language = labels.languageOf(locale);
  const { messages, format } = language;
  const { scores, facets, card } = messages;
  const { unknown, outOfTen } = PAGE_MESSAGES[locale].solution;
  const hasStars = solutions.some(({ stars }) => stars !== null);
  const count = (stars: number | null) => (stars === null ? unknown : format.number(stars));
  return html`<div class="scroll" role="region" tabindex="0" aria-label=${caption}>
    <table class="compared">
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          <th scope="col">${PAGE_MESSAGES[locale].solution.name}</th>
          ${SCORES.map((score) => html`<th scope="col">${scores[score].label}</th>`)}
          <th scope="col" class="wide">${facets.platform}</th>
          <th scope="col">${facets.license}</th>
          ${hasStars ? html`<th scope="col">${card.stars}</th>` : nothing}
        </tr>
      </thead>
      <tbody>
        ${solutions.map(
          (solution) =>
            html`<tr>
              <th scope="row">
                ${
                  solution === current
                    ? solution.name
                    : html`<a href="${root}${solutionFolder(solution)(locale)}">${solution.name}</a>`
                }
              </th>
              ${SCORES.map((score) => {
                const value = rating(score, solution[score]);
                return html`<td>
                  ${outOfTen(format.number(value))} ${scoreBar(value)}
                  <span class="word">${wordFor(solution[score], scores[score])}</span>
                </td>`;
              })}
              <td>${factTexts(PLATFORM, solution, language).join(', ') || unknown}</td>
              <td>${solution.license}</td>
              ${hasStars ? html`<td>${count(solution.stars)}</td>` : nothing}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
