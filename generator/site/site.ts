// All that the writers of pages are given of a site: names, settings, languages, slugs.
import { createHash } from 'node:crypto';
import { hyphenated } from '../../src/catalogue/addresses.js';
import type { Catalogue } from '../../src/catalogue/schema.js';
import { FORMATS, MESSAGES } from '../../src/i18n/languages.js';
import type { Format } from '../../src/i18n/format.js';
import { DEFAULT_LOCALE, type Locale, LOCALES } from '../../src/i18n/locales.js';
import {
  labelOf,
  formatFor,
  type CategoryLabels as Labels,
  type Language,
  type ProductLabels,
} from '../../src/i18n/localize.js';
import { productName, spellings } from '../../src/search/products.js';
import { memoized } from '../../src/search/steps.js';
import { squash } from '../../src/search/tokenizer.js';
import { alternativeLabels, labelsIn, type NamedProduct, namesOnly, shownOf } from './label-attributes.js';
import type { Change } from '../document/changes.js';
import type { Facts } from '../document/facts.js';
import type { PublishedScript } from '../document/published.js';
import type { PageLevel } from '../output-file.js';
import type { Editorial } from '../sources/entry.js';
import type { Attribution } from '../sources/import-lock.js';
import type { Migration } from '../sources/product-files.js';
import type { OwnPage } from '../sources/site-files.js';
import type { Removal } from '../sources/site-settings.js';
import type { Texts } from '../sources/schema-fields.js';
import { knownLabels } from '../document/category-names.js';

/** What a category is called and what belongs to it, in the languages in which the catalogue's own file says so. */
export interface CategoryNames {
  readonly name: string;
  readonly labels?: Labels[string] | undefined;
  /** What belongs to it, for its page. */
  readonly introduction?: Texts | undefined;
}

/** What things are called that the document only has short names for. */
export interface Names {
  /** Products as their makers write them, by their slugs; what people also call them, and what they are. */
  readonly products: ReadonlyMap<string, NamedProduct>;
  /** Tags by languages. */
  readonly tags: Labels;
}

/** An address, or one for each language. */
type Addresses = string | Readonly<Partial<Record<string, string | undefined>>> | undefined;

/** What makes a site somebody's own: `site:` of catalogue.yaml, with the logo read. Empty for a neutral site. */
export interface SiteSettings {
  readonly title?: Texts | undefined;
  readonly lead?: Texts | undefined;
  readonly publisher?: { readonly name: string; readonly url?: string | undefined } | undefined;
  readonly logo?: { readonly name: string; readonly bytes: Uint8Array } | undefined;
  /** By the names of the element's custom properties without their common beginning. */
  readonly colours?: Readonly<Record<string, string | undefined>> | undefined;
  readonly imprint?: Addresses;
  readonly privacy?: Addresses;
  readonly accessibility?: Addresses;
  readonly contact?: string | undefined;
  /** With `{name}`, `{slug}`, `{lang}` and `{url}`. */
  readonly report?: string | undefined;
  /** Whether search engines are asked to pass the site over. */
  readonly staging?: boolean | undefined;
  /** The languages that the site offers, the default first; all of them when not given. */
  readonly languages?: readonly Locale[] | undefined;
  /** How dates and numbers are written, as BCP 47 tags by language: `de-AT`. */
  readonly formats?: Readonly<Partial<Record<string, string | undefined>>> | undefined;
}

/** The languages that a site offers. */
export const languagesOf = ({ settings }: Pick<Site, 'settings'>): readonly Locale[] =>
  settings.languages ?? LOCALES;

/** The language of readers who speak none of those that a site offers. */
export const defaultLanguageOf = ({ settings }: Pick<Site, 'settings'>): Locale =>
  settings.languages?.[0] ?? DEFAULT_LOCALE;

/**
 * What a page says its language is: with a region where the site names one, so that the element formats as the page
 * does.
 */
export const langOf = ({ settings }: Pick<Site, 'settings'>, locale: Locale): string =>
  settings.formats?.[locale] ?? locale;

/** How dates and numbers are written: as the site says, else as in Switzerland. */
export const regionOf = ({ settings }: Pick<Site, 'settings'>, locale: Locale): string =>
  settings.formats?.[locale] ?? FORMATS[locale].tag;

/** Writes dates and numbers so. */
export const formatOf = (site: Pick<Site, 'settings'>, locale: Locale): Format =>
  formatFor(locale, regionOf(site, locale));

/** Writes the months of a year as they are called. */
export const monthName = (locale: Locale, site: Pick<Site, 'settings'>): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(regionOf(site, locale), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** The element for browsers, as the package has it. */
export interface ElementFiles {
  /** All of it in one file. */
  readonly script: Uint8Array;
  /** The smaller script, for articles. */
  readonly cardScript: Uint8Array;
  /** The licences of the scripts and of the code of others in it. */
  readonly licences: Uint8Array;
}

/** What catalogue.yaml asks of every solution. */
export interface Rules {
  readonly repositoryHosts: readonly string[];
  /** Licences that are taken although nobody has approved them. */
  readonly acceptedLicenses: readonly string[];
}

/** Whether a site has the catalogue's own pages, feeds and slices, and not the document's reference alone. */
export const hasCatalogue = ({ level }: Pick<Site, 'level'>): boolean => level !== 'minimal';

/** All that the writers of pages are given. */
export interface Site {
  readonly catalogue: Catalogue;
  readonly categories: readonly CategoryNames[];
  readonly names: Names;
  readonly settings: SiteSettings;
  readonly level: PageLevel;
  /** What the sources say of solutions beyond the document, by their names. */
  readonly editorial: ReadonlyMap<string, Editorial>;
  /** What code hosts have said of solutions, by their names. */
  readonly facts: ReadonlyMap<string, Facts>;
  /** How to leave products, by their slugs. Alternatives go by the names of their solutions. */
  readonly migrations: ReadonlyMap<string, Migration>;
  /** Whether any solution replaces a product, so that there are pages of products. */
  readonly hasProducts: boolean;
  /** The logos of solutions, SVG by the slugs of their names. */
  readonly logos: ReadonlyMap<string, string>;
  /** What has changed so far, the latest first. */
  readonly changes: readonly Change[];
  /** Solutions that are gone, and why, by slugs. */
  readonly removed: Readonly<Record<string, Removal>>;
  /** Pages in the operator's own words. One called `about` stands on top of the page that says how the catalogue is made. */
  readonly pages: readonly OwnPage[];
  readonly rules: Rules;
  /** Whose imported data is among the solutions. */
  readonly attributions: readonly Attribution[];
  /** Where the files will be published, with a slash at the end. */
  readonly baseUrl: string;
  /** Version of the package. */
  readonly version: string;
  /** Scripts of earlier builds, which pages of others may name. */
  readonly published: readonly PublishedScript[];
  /** Undefined when it is not built: then the pages come without it. */
  readonly element: ElementFiles | undefined;
}

/** What all pages have in common. Whatever belongs to single solutions or products is missing on purpose. */
export type Frame = Omit<
  Site,
  'catalogue' | 'editorial' | 'facts' | 'migrations' | 'rules' | 'pages' | 'logos' | 'changes' | 'removed'
> & {
  readonly catalogue: Pick<Catalogue, 'license'>;
  readonly pages: readonly Pick<OwnPage, 'slug' | 'title'>[];
};

/** What things are called: as the catalogue's own files say, else as the document has them. */
export class SiteLabels {
  /**
   * Names of categories by category and language, where they differ from those in the document or have words behind them by which
   * readers may search for them instead.
   */
  readonly categories: Labels;
  /** The same for tags. */
  readonly tags: Labels;
  /** Names of products, by their slugs. */
  readonly #products: Site['names']['products'];
  /** The names of products that the element would not guess; undefined when there are none. */
  readonly ownProducts: Record<string, string> | undefined;
  /** How dates and numbers are written, by language. */
  readonly #formats: NonNullable<SiteSettings['formats']>;
  /** Kept, since every page asks for them several times. */
  readonly #languages = new Map<Locale, Language>();

  constructor({ categories, names, settings }: Pick<Site, 'categories' | 'names' | 'settings'>) {
    this.#formats = settings.formats ?? {};
    this.categories = Object.fromEntries(
      categories.map(({ name, labels }) => [
        name,
        Object.fromEntries(
          Object.entries({ ...knownLabels(name), ...labels }).filter(([, label]) => label && label !== name),
        ),
      ]),
    );
    this.tags = names.tags;
    this.#products = names.products;
    const ownProducts = [...names.products].filter(([slug, { name }]) => name !== productName(slug));
    this.ownProducts =
      ownProducts.length > 0
        ? Object.fromEntries(ownProducts.map(([slug, { name }]) => [slug, name]))
        : undefined;
  }

  category(name: string, locale: Locale): string {
    return labelOf(name, locale, this.categories);
  }

  product(slug: string): string {
    return this.#products.get(slug)?.name ?? productName(slug);
  }

  /** How the element's templates speak a language of the site. */
  languageOf(locale: Locale): Language {
    const known = this.#languages.get(locale);
    if (known) return known;
    const language: Language = {
      locale,
      messages: MESSAGES[locale],
      format: formatFor(locale, this.#formats[locale]),
      categories: this.categories,
      tags: this.tags,
      products: this.ownProducts,
    };
    this.#languages.set(locale, language);
    return language;
  }

  /**
   * What the element is told of them, by its properties.
   * @param locale the only language that is asked for, with the words that readers may search for; the names in all of them
   *   when not given
   * @param shown what can be seen on the page; everything when not given
   */
  ofElement(locale?: Locale, shown?: ReadonlySet<string>) {
    const { categories, tags, products } = this.#labelsFor(locale);
    return {
      categoryLabels: shownOf(categories, shown),
      tagLabels: shownOf(tags, shown),
      productLabels: shownOf(products, shown),
    };
  }

  /** All labels of a language, with words; the names in all of them without. Kept, since thousands of pages ask for some. */
  readonly #labelsFor = memoized((locale: Locale | undefined) => ({
    categories: labelsIn(locale ? this.categories : namesOnly(this.categories), locale),
    tags: labelsIn(
      locale ? { ...alternativeLabels(this.#products, locale), ...this.tags } : namesOnly(this.tags),
      locale,
    ),
    products: locale ? this.#productsTyped() : (this.ownProducts ?? {}),
  }));

  /** The names of products with what people type instead, as far as the element would not guess it. */
  #productsTyped(): ProductLabels {
    const typed = [...this.#products].map(([slug, { name, nicknames = [] }]) => {
      const guessed = spellings(slug);
      return [slug, [name, ...nicknames.filter((each) => !guessed.includes(squash(each)))]] as const;
    });
    return { ...this.ownProducts, ...Object.fromEntries(typed.filter(([, names]) => names.length > 1)) };
  }
}

/** The longest slug, well within the limits of file systems and servers. */
const MAX = 60;

/**
 * A part of a path: a–z, 0–9 and single hyphens, never empty, whatever the name is. Umlauts lose their dots here, unlike in
 * the addresses of solutions: the folders of landing pages and the ids of feeds that were published so stay what they are.
 */
export function toSlug(name: string): string {
  const slug = hyphenated(name.normalize('NFKD').replaceAll('ß', 'ss').toLowerCase())
    .slice(0, MAX)
    .replace(/^-+|-+$/g, '');
  // A name without any of these letters gets a slug of its hash.
  return slug || `x${createHash('sha256').update(name).digest('hex').slice(0, 10)}`;
}

/** Slugs of some names, each its own: of two names with one slug, the second gets a number. */
export function toSlugs<T>(items: readonly T[], nameOf: (item: T) => string): Map<T, string> {
  const taken = new Set<string>();
  return new Map(
    items.map((item) => {
      const base = toSlug(nameOf(item));
      let slug = base;
      for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${number}`;
      taken.add(slug);
      return [item, slug];
    }),
  );
}
