import { SCORES, type Solution } from '../../src/catalogue/schema.js';
import { PAGE_MESSAGES } from '../../src/i18n/site-languages.js';
import type { Locale } from '../../src/i18n/locales.js';
import { rating } from '../../src/search/sort.js';
import { wordFor } from '../../src/state/labels.js';
import { factTexts, PLATFORM } from '../../src/views/card/facts.js';
import { html } from './html.js';
import { solutionFolder } from './page.js';
import type { SiteLabels } from './site.js';

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
  return html`<div class="scroll" role="region" tabindex="0" aria-label=${caption}>
    <table class="compared">
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          <th scope="col">${PAGE_MESSAGES[locale].solution.name}</th>
          ${SCORES.map((score) => html`<th scope="col">${scores[score].label}</th>`)}
          <th scope="col">${facets.platform}</th>
          <th scope="col">${facets.license}</th>
          <th scope="col">${card.stars}</th>
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
              ${SCORES.map(
                (score) =>
                  html`<td>
                    ${outOfTen(format.number(rating(score, solution[score])))}
                    <span class="word">${wordFor(solution[score], scores[score])}</span>
                  </td>`,
              )}
              <td>${factTexts(PLATFORM, solution, language).join(', ') || unknown}</td>
              <td>${solution.license}</td>
              <td>${solution.stars === null ? unknown : format.number(solution.stars)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
