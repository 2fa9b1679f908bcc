import type { Catalogue } from '../../src/catalogue/schema.js';
import type { Locale } from '../../src/i18n/negotiate.js';

/** What a category is called, in the languages in which the catalogue's own file says so. */
export interface CategoryNames {
  readonly name: string;
  readonly labels?: Readonly<Partial<Record<Locale, string | undefined>>> | undefined;
}

/** All that the writers of pages are given. */
export interface Site {
  readonly catalogue: Catalogue;
  readonly categories: readonly CategoryNames[];
  /** Where the files will be published, with a slash at the end. */
  readonly baseUrl: string;
  /** Version of the package. */
  readonly version: string;
  /** The element in one file; undefined when it is not built: then the pages come without it. */
  readonly element: Uint8Array | undefined;
}
