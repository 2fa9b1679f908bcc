import type { Solution } from '../../src/catalogue/schema.js';
import { formatFor } from '../../src/i18n/localize.js';
import type { Locale } from '../../src/i18n/locales.js';
import { html } from './html.js';
import type { LandingPage, LandingPages } from './landing-pages.js';
import { hasLogo, mark } from './logos.js';
import { solutionFolder } from './page.js';
import type { Site } from './site.js';

/** How many solutions a tile of a category names. */
const EXAMPLES = 3;
/** How many of the products that most solutions replace get a tile. */
const PRODUCTS = 12;
/** How many of the latest solutions are listed. */
const LATEST = 6;

/** Categories as tiles: a sign, the number of solutions, and some that are in it. */
export function categoryTiles({ categories }: LandingPages, locale: Locale, root: string): unknown {
  const format = formatFor(locale);
  const sorted = categories.toSorted((a, b) => format.compare(a.name(locale), b.name(locale)));
  return html`<ul class="tiles" role="list">
    ${sorted.map(
      (page) =>
        html`<li>
          <a href="${root}${page.folder(locale)}"
            ><span class="sign" aria-hidden="true">${mostCommonIcon(page.solutions)}</span>
            ${page.name(locale)}</a
          >
          <span class="number">${format.number(page.solutions.length)}</span>
          <p>
            ${page.solutions
              .slice(0, EXAMPLES)
              .map(({ name }) => name)
              .join(', ')}
          </p>
        </li>`,
    )}
  </ul>`;
}

/** The products that most solutions replace, as tiles with their numbers. */
export function productTiles({ products }: LandingPages, locale: Locale, root: string): unknown {
  const format = formatFor(locale);
  const size = ({ solutions }: LandingPage) => solutions.length;
  return html`<ul class="tiles small" role="list">
    ${products
      .toSorted((a, b) => size(b) - size(a) || format.compare(a.name(locale), b.name(locale)))
      .slice(0, PRODUCTS)
      .map(
        (page) =>
          html`<li>
            <a href="${root}${page.folder(locale)}">${page.name(locale)}</a>
            <span class="number">${format.number(size(page))}</span>
          </li>`,
      )}
  </ul>`;
}

/** The solutions that came last, with their categories and days. */
export function latestSolutions(
  site: Pick<Site, 'catalogue' | 'logos'>,
  { labels }: LandingPages,
  locale: Locale,
  root: string,
): unknown {
  const format = formatFor(locale);
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

/** The icon that most of some solutions have; of several the one that comes first. */
function mostCommonIcon(solutions: readonly Solution[]): string {
  const counts = new Map<string, number>();
  for (const { icon } of solutions) counts.set(icon, (counts.get(icon) ?? 0) + 1);
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most?.[0] ?? '';
}
