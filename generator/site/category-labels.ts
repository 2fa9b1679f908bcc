import { categoryLabel, type CategoryLabels as Labels } from '../../src/i18n/categories.js';
import { LOCALES, type Locale } from '../../src/i18n/locales.js';
import type { CategoryNames } from './site.js';

/** What categories are called: as the catalogue's own file says, else as the element knows them. */
export class CategoryLabels {
  /** What the element has to be told, by categories and languages; undefined when it knows all by itself. */
  readonly own: Labels | undefined;

  constructor(categories: readonly CategoryNames[]) {
    const own = categories.flatMap(({ name, labels }) => {
      const unknown = LOCALES.flatMap((locale) => {
        const label = labels?.[locale];
        return label && label !== categoryLabel(name, locale) ? [[locale, label] as const] : [];
      });
      return unknown.length > 0 ? [[name, Object.fromEntries(unknown)] as const] : [];
    });
    this.own = own.length > 0 ? Object.fromEntries(own) : undefined;
  }

  of(name: string, locale: Locale): string {
    return categoryLabel(name, locale, this.own);
  }

  /** As the element's attribute `category-labels`. */
  get attribute(): string | undefined {
    return this.own && JSON.stringify(this.own);
  }
}
