import { categoryLabel } from '../../src/i18n/categories.js';
import type { Locale } from '../../src/i18n/negotiate.js';
import type { CategoryNames } from './site.js';

/** What categories are called: as the catalogue's own file says, else as the element knows them. */
export class CategoryLabels {
  readonly #categories: ReadonlyMap<string, CategoryNames>;

  constructor(categories: readonly CategoryNames[]) {
    this.#categories = new Map(categories.map((category) => [category.name, category]));
  }

  of(name: string, locale: Locale): string {
    return this.#categories.get(name)?.labels?.[locale] ?? categoryLabel(name, locale);
  }
}
