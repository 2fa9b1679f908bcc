import type { Catalogue } from '../../src/catalogue/schema.js';
import type { Locale } from '../../src/i18n/locales.js';

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
