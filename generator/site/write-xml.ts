// What machines read besides the document: Atom feeds of what was added, changed and removed, the sitemap, and slices of
// the document for embeds.
import { slug } from '../../src/catalogue/addresses.js';
import type { Catalogue, Solution } from '../../src/catalogue/schema.js';
import { interleave } from '../../src/i18n/format.js';
import { CARD_MESSAGES } from '../../src/i18n/languages.js';
import { localize } from '../../src/i18n/localize.js';
import type { Locale } from '../../src/i18n/locales.js';
import { PAGE_MESSAGES } from '../../src/i18n/site-languages.js';
import { type OutputFile, SLICE_INDEX, SLICES, whenAsked } from '../output-file.js';
import { contentHash } from '../publish/build-memory.js';
import { withSidecars } from '../publish/compress.js';
import { type LandingPages, SLICE_FOLDERS } from './landing-pages.js';
import { siteName } from './identity.js';
import {
  ABOUT,
  aboutFolder,
  categoriesFolder,
  changesFolder,
  embedFolder,
  homeFolder,
  ownFolder,
  productsFolder,
  referenceFolder,
  solutionFolder,
} from './page.js';
import { hasCatalogue, languagesOf, type Site, toSlug, toSlugs } from './site.js';
import { nearest, plainTextIn, xml, type Xml } from './html.js';
import { namesOnly } from './label-attributes.js';
import { type Gone, goneSolutions, whatChanged } from './write-changes.js';

/** How many of the latest changes a feed has. */
const ENTRIES = 50;

/** Writes an Atom feed per language: what was added to the catalogue, changed and removed, the latest first. */
export function writeFeeds(site: Site, landingPages: LandingPages): OutputFile[] {
  const { solutions } = site.catalogue;
  // Made from the whole catalogue, so that an entry keeps its id when others come and go.
  const slugs = toSlugs(solutions, ({ name }) => name);
  const gone = goneSolutions(site).filter(({ isRenamed }) => !isRenamed);
  return languagesOf(site).map((locale) => {
    // Only those that are shown are put into words.
    const latest = [
      ...solutions.map((solution) => ({
        date: solution.addedAt,
        entry: () => added(landingPages, locale, solution, slugs.get(solution) ?? ''),
      })),
      ...[...changed(site, landingPages, locale, slugs), ...gone.map((each) => removed(each, locale))].map(
        (each) => ({ date: each.date, entry: () => each }),
      ),
    ]
      .sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0))
      .slice(0, ENTRIES);
    const entries = latest.map((each) => entry(site, locale, each.entry()));
    const { changes } = PAGE_MESSAGES[locale];
    const name = siteName(site, locale);
    const home = site.baseUrl + homeFolder(locale);
    const text = xml`<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">
<title>${name + CARD_MESSAGES[locale].colon + changes.title}</title>
<id>${home}</id>
<updated>${midnight(latest[0]?.date ?? site.catalogue.generatedAt.slice(0, 10))}</updated>
<author><name>${site.settings.publisher?.name ?? name}</name></author>
<link rel="alternate" type="text/html" href="${home}"/>
<link rel="self" type="application/atom+xml" href="${home}feed.xml"/>
${entries}
</feed>
`;
    return { path: `${homeFolder(locale)}feed.xml`, bytes: Buffer.from(text.xml) };
  });
}

/** What a feed says of a solution. */
interface Entry {
  readonly title: string;
  readonly date: string;
  /** What tells it from other entries, for ever. */
  readonly id: string;
  readonly name: string;
  readonly category?: string;
  readonly summary: string;
  readonly summaryLang: Locale;
}

function added({ labels }: LandingPages, locale: Locale, solution: Solution, id: string): Entry {
  const { name, addedAt: date } = solution;
  const { description, descriptionLang } = localize(solution, locale, labels.languageOf(locale).format);
  const category = labels.category(solution.category, locale);
  return { title: name, date, id, name, category, summary: description, summaryLang: descriptionLang };
}

function changed(
  { catalogue, changes }: Site,
  { labels }: LandingPages,
  locale: Locale,
  slugs: ReadonlyMap<Solution, string>,
): Entry[] {
  const present = new Map(catalogue.solutions.map((solution) => [solution.name, solution]));
  return changes.flatMap((change): Entry[] => {
    const solution = present.get(change.name);
    if (!solution || change.kind === 'removed') return [];
    const { name, date, kind } = change;
    const title = name + CARD_MESSAGES[locale].colon + PAGE_MESSAGES[locale].changes.changed;
    const id = `${slugs.get(solution) ?? ''}/${kind}`;
    return [{ title, date, id, name, summary: whatChanged(change, labels, locale), summaryLang: locale }];
  });
}

function removed({ name, date, reason, successor, elsewhere }: Gone, locale: Locale): Entry {
  const { changes, gone } = PAGE_MESSAGES[locale];
  const next = successor?.name ?? elsewhere;
  const instead = next === undefined ? [] : [interleave(gone.successor, { link: next }).join('')];
  return {
    title: name + CARD_MESSAGES[locale].colon + changes.removed,
    date,
    id: `${toSlug(name)}/removed`,
    name,
    // A reason in another language stands alone: a summary has one language.
    ...(reason && nearest(reason, locale) !== locale
      ? { summary: plainTextIn(reason, locale), summaryLang: nearest(reason, locale) }
      : {
          summary: [reason ? plainTextIn(reason, locale) : gone.noReason, ...instead].join(' '),
          summaryLang: locale,
        }),
  };
}

function entry({ baseUrl }: Site, locale: Locale, { title, date, id, name, category, ...texts }: Entry): Xml {
  const link = baseUrl + solutionFolder({ name })(locale);
  return xml`<entry>
<title>${title}</title>
<id>${`tag:${new URL(baseUrl).hostname},${date}:${locale}/${id}`}</id>
<updated>${midnight(date)}</updated>
<link href="${link}"/>
${
  category === undefined
    ? ''
    : xml`<category term="${category}"/>
`
}<summary xml:lang="${texts.summaryLang}">${texts.summary}</summary>
</entry>
`;
}

const midnight = (date: string): string => `${date}T00:00:00Z`;

/** Writes `sitemap.xml`, with every page of the site but the ones that only choose a language, and `robots.txt`. */
export function writeSitemap(site: Site, { products, categories }: LandingPages): OutputFile[] {
  const { baseUrl, catalogue, level, pages: ownPages } = site;
  const latest = (solutions: readonly { addedAt: string }[]): string =>
    solutions.reduce((date, { addedAt }) => (addedAt > date ? addedAt : date), '');
  const isWhole = hasCatalogue({ level });
  const lists = [
    { folder: homeFolder, changed: latest(catalogue.solutions) },
    { folder: categoriesFolder, changed: '' },
    ...(products.length > 0 ? [{ folder: productsFolder, changed: '' }] : []),
    { folder: changesFolder, changed: '' },
    { folder: aboutFolder, changed: '' },
  ];
  const single = [
    ...catalogue.solutions.map((solution) => ({
      folder: solutionFolder(solution),
      changed: solution.addedAt,
    })),
    ...[...categories, ...products]
      .filter(({ hasPage }) => hasPage)
      .map(({ folder, solutions }) => ({ folder, changed: latest(solutions) })),
  ];
  const pages = [
    ...(isWhole ? lists : []),
    ...ownPages
      .filter(({ slug }) => slug !== ABOUT)
      .map(({ slug }) => ({ folder: ownFolder(slug), changed: '' })),
    { folder: referenceFolder, changed: '' },
    { folder: embedFolder, changed: '' },
    ...(isWhole ? single : []),
  ];
  const urls = pages.flatMap(({ folder, changed }) =>
    languagesOf(site).map(
      (locale) => xml`<url><loc>${baseUrl + folder(locale)}</loc>${
        changed ? xml`<lastmod>${changed}</lastmod>` : ''
      }</url>
`,
    ),
  );
  const sitemap = xml`<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls}</urlset>
`;
  return [
    { path: 'sitemap.xml', bytes: Buffer.from(sitemap.xml) },
    { path: 'robots.txt', bytes: Buffer.from(`User-agent: *\nAllow: /\nSitemap: ${baseUrl}sitemap.xml\n`) },
  ];
}

/**
 * From how many bytes of solutions on a slice lies there compressed as well. A smaller one is sent at once, in the ten
 * packets with which a connection begins (RFC 6928); its three compressed forms would be most files of a large site.
 */
const COMPRESSED_FROM = 14_600;

/**
 * Writes what embeds of a single product, category or solution read instead of the whole catalogue: documents of the same
 * shape, in the same order, of the build that last changed something in them. They belong to the site as its pages do; the
 * one endpoint is complete without them.
 */
export function* writeSlices(
  catalogue: Catalogue,
  { products, categories }: LandingPages,
): Generator<OutputFile> {
  const parts: Parts = new Map(
    catalogue.solutions.map((solution, place) => {
      const bytes = Buffer.from(JSON.stringify(solution));
      return [solution, { place, hash: contentHash(bytes), size: bytes.byteLength }];
    }),
  );
  for (const [folder, pages] of Object.entries({
    [SLICE_FOLDERS.product]: products,
    [SLICE_FOLDERS.category]: categories,
  }))
    for (const { slug: name, solutions, hasSlice } of pages)
      if (hasSlice) yield writeSlice(`${folder}/${name}`, catalogue, solutions, parts);
  for (const solution of catalogue.solutions)
    yield writeSlice(`solutions/${slug(solution.name)}`, catalogue, [solution], parts);
}

/**
 * Writes which products and categories have a slice, by their slug and their name in the document, and what they are called. What
 * embeds the catalogue elsewhere, such as the plugin for WordPress, knows the document alone, which has neither.
 */
export function writeSliceIndex({ products, categories, labels }: LandingPages): OutputFile {
  const withSlice = products.filter(({ hasSlice }) => hasSlice);
  const names = namesOnly(labels.categories);
  const index = {
    products: Object.fromEntries(
      withSlice.map(({ key, slug: name }) => [key, { slug: name, label: labels.product(key) }]),
    ),
    categories: Object.fromEntries(
      categories.map(({ key, slug: name }) => [key, { slug: name, labels: names[key] ?? {} }]),
    ),
  };
  return { path: SLICE_INDEX, bytes: Buffer.from(`${JSON.stringify(index)}\n`) };
}

/** The place of each solution in the document, and the hash and the size of its JSON. */
type Parts = ReadonlyMap<Solution, { readonly place: number; readonly hash: string; readonly size: number }>;

function writeSlice(
  name: string,
  catalogue: Catalogue,
  members: readonly Solution[],
  parts: Parts,
): OutputFile {
  const path = `${SLICES}${name}.json`;
  const solutions = members.toSorted((a, b) => (parts.get(a)?.place ?? 0) - (parts.get(b)?.place ?? 0));
  const slice = { ...catalogue, count: solutions.length };
  // All but the time: a slice that says what it said before keeps the time of the build that made it.
  const hashes = solutions.map((solution) => parts.get(solution)?.hash);
  const content = JSON.stringify([path, { ...slice, generatedAt: undefined, solutions: hashes }]);
  const file = whenAsked(path, contentHash(Buffer.from(content)), () =>
    Buffer.from(`${JSON.stringify({ ...slice, solutions })}\n`),
  );
  const size = solutions.reduce((sum, solution) => sum + (parts.get(solution)?.size ?? 0), 0);
  return size < COMPRESSED_FROM ? file : withSidecars(file, 'good');
}
