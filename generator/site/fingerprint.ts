// Makes a page only when something that it shows has changed since the last build, by a fingerprint of all that it is
// made of.
import { createHash } from 'node:crypto';
import type { Solution } from '../../src/catalogue/schema.js';
import type { Locale } from '../../src/i18n/locales.js';
import { descriptionOf } from '../../src/i18n/localize.js';
import { type OutputFile, whenAsked } from '../output-file.js';
import type { Assets } from './assets.js';
import type { Frame, Site } from './site.js';

/** Makes pages that are made when somebody asks for them, with the fingerprints of all that they are made of. */
export class Pages {
  readonly #common: string;
  /** Kept, since pages of products, categories and other solutions are made of the same ones. */
  readonly #solutions: ReadonlyMap<Solution, string>;
  readonly #inLanguages = new Map<Locale, ReadonlyMap<unknown, string>>();

  /** All that pages have in common: whatever is not of a single solution or product is part of every fingerprint. */
  constructor(site: Site, assets: Assets) {
    const { license, solutions } = site.catalogue;
    // Names of assets have the hashes of their contents, the logo's among them.
    const files = Object.values(assets).map((asset: Assets[keyof Assets]) => asset?.path);
    const pages = site.pages.map(({ slug, title }) => ({ slug, title }));
    const categories = site.categories.map(({ name, labels }) => ({ name, labels }));
    const shared = { catalogue: { license }, categories, pages, element: undefined, published: [] };
    const common: Frame = { ...site, ...shared };
    const single = {
      editorial: undefined,
      facts: undefined,
      migrations: undefined,
      rules: undefined,
      logos: undefined,
      changes: undefined,
      removed: undefined,
    };
    this.#solutions = new Map(
      solutions.map((solution) => [solution, hashOf({ ...solution, ...NO_DESCRIPTIONS })] as const),
    );
    this.#common = hashOf([{ ...common, ...single }, files]);
  }

  /**
   * A page.
   * @param path its path
   * @param locale its language: of a solution it shows the description for readers of this language only
   * @param model all that it is made of besides what all pages have in common, as plain data
   * @param make makes it
   */
  page(path: string, locale: Locale, model: unknown, make: () => OutputFile): OutputFile {
    const fingerprint = hashOf([this.#common, path, locale, model], this.#inLanguage(locale));
    return whenAsked(path, fingerprint, () => make().bytes);
  }

  /** The hashes of the solutions for readers of a language. */
  #inLanguage(locale: Locale): ReadonlyMap<unknown, string> {
    let known = this.#inLanguages.get(locale);
    if (!known) {
      const hashes = [...this.#solutions].map(
        ([solution, hash]) => [solution, hashOf([hash, ...descriptionOf(solution, locale)])] as const,
      );
      known = new Map<unknown, string>(hashes);
      this.#inLanguages.set(locale, known);
    }
    return known;
  }
}

const NO_DESCRIPTIONS = {
  description: undefined,
  descriptionEn: undefined,
  descriptionFr: undefined,
  descriptionIt: undefined,
};

/** @param known hashes of parts of it, which stand for them */
const hashOf = (value: unknown, known?: ReadonlyMap<unknown, string>): string =>
  createHash('sha256')
    .update(
      JSON.stringify(value, (_, part: unknown) => {
        if (typeof part !== 'object') return part;
        return part instanceof Map || part instanceof Set
          ? [...(part as Iterable<unknown>)]
          : (known?.get(part) ?? part);
      }),
    )
    .digest('base64url');
