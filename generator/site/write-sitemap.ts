import { LOCALES } from '../../src/i18n/locales.js';
import type { OutputFile } from '../output-file.js';
import { embedFolder, homeFolder, referenceFolder } from './page.js';
import type { Site } from './site.js';
import type { Topics } from './landing-pages.js';
import { xml } from './xml.js';

/** Writes `sitemap.xml`, with every page of the site but the ones that only choose a language, and `robots.txt`. */
export function writeSitemap({ baseUrl, catalogue }: Site, { products, categories }: Topics): OutputFile[] {
  const latest = (solutions: readonly { addedAt: string }[]): string =>
    solutions.reduce((date, { addedAt }) => (addedAt > date ? addedAt : date), '');
  const pages = [
    { folder: homeFolder, changed: latest(catalogue.solutions) },
    { folder: referenceFolder, changed: '' },
    { folder: embedFolder, changed: '' },
    ...[...categories, ...products].map(({ folder, solutions }) => ({ folder, changed: latest(solutions) })),
  ];
  const urls = pages.flatMap(({ folder, changed }) =>
    LOCALES.map(
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
