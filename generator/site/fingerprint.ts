import { createHash } from 'node:crypto';
import type { Assets } from './assets.js';
import type { Frame, Site } from './site.js';

/** Makes the fingerprints of pages that are made when somebody asks for them. */
export class Fingerprints {
  readonly #common: string;
  /** Kept, since pages of products, categories and other solutions are made of the same ones. */
  readonly #solutions: ReadonlyMap<unknown, string>;

  /** All that pages have in common: whatever is not of a single solution or product is part of every fingerprint. */
  constructor(site: Site, assets: Assets) {
    const { license } = site.catalogue;
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
      site.catalogue.solutions.map((solution) => [solution, hashOf(solution)] as const),
    );
    this.#common = hashOf([{ ...common, ...single }, files]);
  }

  /**
   * @param path the path of the page, which tells its language as well
   * @param model all that the page is made of besides what all pages have in common, as plain data
   */
  of(path: string, model: unknown): string {
    return hashOf([this.#common, path, model], this.#solutions);
  }
}

/** @param known hashes of parts of it, which stand for them */
const hashOf = (value: unknown, known: ReadonlyMap<unknown, string> = new Map()): string =>
  createHash('sha256')
    .update(
      JSON.stringify(value, (_, part: unknown) =>
        part instanceof Map ? [...part] : (known.get(part) ?? part),
      ),
    )
    .digest('base64url');
