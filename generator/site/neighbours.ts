// The alternatives that stand beside a solution.
import { nothing } from 'lit';
import type { Solution } from '../../src/catalogue/schema.js';
import type { Language } from '../../src/i18n/localize.js';
import { PAGE_MESSAGES } from '../../src/i18n/site-languages.js';
import { plainTags, replacedProducts } from '../../src/search/products.js';
import { html } from './html.js';
import type { LandingPage } from './landing-pages.js';
import { firstOnes } from './page-parts.js';

/** How many alternatives stand beside a solution. */
const NEIGHBOURS = 3;

/** The anchor of the table that compares a solution with them. */
export const COMPARED = 'compared';

/** The solutions that share most products and tags with one; the most mature first among equals. */
export function neighbours(
  solution: Solution,
  products: ReadonlyMap<string, LandingPage>,
  categories: ReadonlyMap<string, LandingPage>,
): readonly Solution[] {
  const own = replacedProducts(solution);
  const tags = new Set(plainTags(solution));
  const weights = new Map<Solution, number>();
  const add = (others: readonly Solution[] | undefined, weight: number) => {
    for (const other of others ?? [])
      if (other !== solution) weights.set(other, (weights.get(other) ?? 0) + weight);
  };
  for (const product of own) add(products.get(product)?.solutions, 3);
  add(categories.get(solution.category)?.solutions, 2);
  return [...weights]
    .map(([other, weight]) => ({
      other,
      weight: weight + other.tags.filter((tag) => tags.has(tag)).length,
    }))
    .sort((a, b) => b.weight - a.weight || b.other.maturity - a.other.maturity)
    .slice(0, NEIGHBOURS)
    .map(({ other }) => other);
}

/** They stand beside the description: each leads to its own page and is told in a sentence, where there is room. */
export function nearestOnes(near: readonly Solution[], language: Language, root: string): unknown {
  const texts = PAGE_MESSAGES[language.locale].solution;
  if (near.length === 0) return nothing;
  return html`<aside class="near">
    <h2>${texts.alternatives}</h2>
    ${firstOnes(near, language, root)}
    <p><a href="#${COMPARED}">${texts.toComparison}</a></p>
  </aside>`;
}
