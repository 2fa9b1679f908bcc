// Says what stands on the picture of each shared page; draw-picture.ts draws it.
import { domainToUnicode } from 'node:url';
import { slug } from '../../src/catalogue/addresses.js';
import type { Solution } from '../../src/catalogue/schema.js';
import type { Locale } from '../../src/i18n/locales.js';
import { formatFor, localize } from '../../src/i18n/localize.js';
import { type OutputFile, SHARES, whenAsked } from '../output-file.js';
import { contentHash } from '../publish/build-memory.js';
import { cleanSvg } from './assets.js';
import { draw, drawingVersion, isDrawn, loadCanvas, type Mark, MOST, type Picture } from './draw-picture.js';
import { siteName } from './identity.js';
import { languagesOf, type Site } from './site.js';

/** A product that has a page. */
interface Product {
  readonly name: (locale: Locale) => string;
  readonly slug: string;
  readonly solutions: readonly Solution[];
}

/** The picture of a page, below the site; undefined where it has none of its own. */
export const sharePath = (
  { level }: Pick<Site, 'level'>,
  name: string,
  slugOfPage: string,
  folder = '',
): string | undefined =>
  level === 'full' && isDrawn(name) ? `${SHARES}${folder}${slugOfPage}.jpg` : undefined;

export const solutionShare = (site: Pick<Site, 'level'>, { name }: Pick<Solution, 'name'>) =>
  sharePath(site, name, slug(name));

/** The picture of a product: one for all languages, since products are called the same in each. */
export const productShare = (site: Pick<Site, 'level'>, name: string, slugOfPage: string) =>
  sharePath(site, name, slugOfPage, 'alternatives/');

/** Draws a picture for every solution and every product, for those who share the address of its page. */
export function* writeSharePictures(site: Site, products: readonly Product[]): Generator<OutputFile> {
  const canvas = loadCanvas();
  const version = drawingVersion();
  const identity = identityOf(site);
  const file = (path: string | undefined, picture: Omit<Picture, 'site'>): OutputFile[] => {
    if (path === undefined) return [];
    const whole = { ...picture, site: identity };
    const fingerprint = contentHash(Buffer.from(JSON.stringify([path, version, whole])));
    return [whenAsked(path, fingerprint, () => draw(canvas, whole))];
  };
  for (const solution of site.catalogue.solutions)
    yield* file(solutionShare(site, solution), ofSolution(site, solution));
  for (const product of products) {
    const name = product.name('en');
    yield* file(productShare(site, name, product.slug), ofProduct(site, name, product));
  }
}

const markOf = ({ logos }: Site, { name, icon }: Solution): Mark => {
  const logo = logos.get(slug(name));
  return { icon, logo: logo === undefined ? undefined : cleanSvg(logo) };
};

const ofSolution = (site: Site, solution: Solution): Omit<Picture, 'site'> => ({
  name: solution.name,
  about: {
    ...markOf(site, solution),
    license: solution.license,
    flag: localize(solution, 'en', formatFor('en')).origin.flag,
    stars: rounded(solution.stars),
  },
});

const ofProduct = (site: Site, name: string, { solutions }: Product): Omit<Picture, 'site'> => ({
  name,
  alternatives: solutions
    .slice(0, MOST)
    .map((each) => ({ ...markOf(site, each), name: isDrawn(each.name) ? each.name : '' })),
  more: Math.max(0, solutions.length - MOST),
});

/** Stars in short, so that a picture is not drawn anew for each of them; empty where nobody knows them. */
const rounded = (stars: number | null): string => {
  if (stars === null) return '';
  return stars < 1000 ? String(stars) : `${(stars / 1000).toFixed(stars < 10_000 ? 1 : 0)}k`;
};

/** The address, and the title where it is the same in every language. */
function identityOf(site: Site): Picture['site'] {
  const { host, hostname, pathname, port } = new URL(site.baseUrl);
  const readable = domainToUnicode(hostname) + (port && `:${port}`);
  const [title = '', ...others] = new Set(languagesOf(site).map((locale) => siteName(site, locale)));
  return {
    title: others.length === 0 && isDrawn(title) ? title : '',
    address: (isDrawn(readable) ? readable : host) + pathname.replace(/\/$/, ''),
    accent: site.settings.colours?.accent,
  };
}
