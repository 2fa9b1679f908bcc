import type { Solution } from '../../src/catalogue/schema.js';
import { formatFor, localize } from '../../src/i18n/localize.js';
import type { Locale } from '../../src/i18n/locales.js';
import { html, raw, toText } from './html.js';
import { solutionFolder } from './page.js';
import type { SiteLabels } from './site.js';

/** Solutions in short: links to their pages, their category and what they are for. */
export function shortList(
  solutions: readonly Solution[],
  locale: Locale,
  labels: SiteLabels,
  root: string,
): unknown {
  const format = formatFor(locale);
  return html`<ul role="list">
    ${solutions.map((solution) => {
      const { description, descriptionLang } = localize(solution, locale, format);
      return line(
        html`<li>
          <strong><a href="${root}${solutionFolder(solution)(locale)}">${solution.name}</a></strong>
          <span class="of">${labels.category(solution.category, locale)}</span>
          ${
            descriptionLang === locale
              ? html`<p>${description}</p>`
              : html`<p lang=${descriptionLang}>${description}</p>`
          }
        </li>`,
      );
    })}
  </ul>`;
}

const line = (template: unknown): unknown => raw(toText(template).replace(/\n\s+/g, '\n'));
