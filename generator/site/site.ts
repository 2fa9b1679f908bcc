import type { Catalogue } from '../../src/catalogue/schema.js';
import { categoryLabel, type CategoryLabels as Labels } from '../../src/i18n/localize.js';
import { type Locale, LOCALES } from '../../src/i18n/locales.js';

/** What a category is called, in the languages in which the catalogue's own file says so. */
export interface CategoryNames {
  readonly name: string;
  readonly labels?: Readonly<Partial<Record<Locale, string | undefined>>> | undefined;
}

/** The element for browsers, as the package has it. */
export interface ElementFiles {
  /** All of it in one file. */
  readonly script: Uint8Array;
  /** The licences of the script and of the code of others in it. */
  readonly licences: Uint8Array;
}

/** All that the writers of pages are given. */
export interface Site {
  readonly catalogue: Catalogue;
  readonly categories: readonly CategoryNames[];
  /** Where the files will be published, with a slash at the end. */
  readonly baseUrl: string;
  /** Version of the package. */
  readonly version: string;
  /** Undefined when it is not built: then the pages come without it. */
  readonly element: ElementFiles | undefined;
}

/** What categories are called: as the catalogue's own file says, else as the element knows them. */
export class CategoryLabels {
  /** Labels that differ from the element's built-in ones, by category and language; undefined when there are none. */
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
