import { webUrl } from '../../src/catalogue/web-url.js';
import type { Solution } from '../../src/catalogue/schema.js';
import { formatFor } from '../../src/i18n/format.js';
import { localize } from '../../src/i18n/localize.js';
import type { Locale } from '../../src/i18n/locales.js';
import type { CategoryLabels } from './category-labels.js';
import { html, raw, toText } from './html.js';

/** Solutions in short: what they are called, their category and what they are for. */
export function shortList(solutions: readonly Solution[], locale: Locale, labels: CategoryLabels): unknown {
  const format = formatFor(locale);
  return html`<ul role="list">
    ${solutions.map((solution) => {
      const { description, descriptionLang } = localize(solution, locale, format);
      const url = webUrl(solution.website);
      return line(
        html`<li>
          <strong
            >${url === undefined ? solution.name : html`<a href=${url} rel="noopener">${solution.name}</a>`}</strong
          >
          <span class="of">${labels.of(solution.category, locale)}</span>
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
