import type { Solution } from '../../src/catalogue/schema.js';
import { webUrl } from '../../src/catalogue/web-url.js';
import { formatFor } from '../../src/i18n/format.js';
import { localize } from '../../src/i18n/localize.js';
import { LOCALES, type Locale } from '../../src/i18n/locales.js';
import type { OutputFile } from '../output-file.js';
import { PAGE_MESSAGES } from '../../src/i18n/site-languages.js';
import { homeFolder } from './page.js';
import type { Site } from './site.js';
import { toSlugs } from './slugs.js';
import type { Topics } from './landing-pages.js';
import { xml } from './xml.js';

/** How many of the latest solutions a feed has. */
const ENTRIES = 50;

/** Writes an Atom feed per language: what was added to the catalogue, the latest first. */
export function writeFeeds(site: Site, topics: Topics): OutputFile[] {
  const { solutions } = site.catalogue;
  // From the whole catalogue, so that an entry keeps its identity when others come and go.
  const slugs = toSlugs(solutions, ({ name }) => name);
  const latest = solutions
    .toSorted((a, b) => (a.addedAt < b.addedAt ? 1 : a.addedAt > b.addedAt ? -1 : 0))
    .slice(0, ENTRIES);
  return LOCALES.map((locale) => {
    const entries = latest.map((solution) =>
      entry(site, topics, locale, solution, slugs.get(solution) ?? ''),
    );
    const { feed, site: texts } = PAGE_MESSAGES[locale];
    const home = site.baseUrl + homeFolder(locale);
    const text = xml`<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">
<title>${`${texts.name}: ${feed.title}`}</title>
<id>${home}</id>
<updated>${midnight(latest[0]?.addedAt ?? site.catalogue.generatedAt.slice(0, 10))}</updated>
<author><name>${texts.name}</name></author>
<link rel="alternate" type="text/html" href="${home}"/>
<link rel="self" type="application/atom+xml" href="${home}feed.xml"/>
${entries}
</feed>
`;
    return { path: `${homeFolder(locale)}feed.xml`, bytes: Buffer.from(text.xml) };
  });
}

function entry({ baseUrl }: Site, { labels }: Topics, locale: Locale, solution: Solution, slug: string) {
  const { description, descriptionLang } = localize(solution, locale, formatFor(locale));
  const link = webUrl(solution.website) ?? baseUrl + homeFolder(locale);
  return xml`<entry>
<title>${solution.name}</title>
<id>${`tag:${new URL(baseUrl).hostname},${solution.addedAt}:${locale}/${slug}`}</id>
<updated>${midnight(solution.addedAt)}</updated>
<link href="${link}"/>
<category term="${labels.of(solution.category, locale)}"/>
<summary xml:lang="${descriptionLang}">${description}</summary>
</entry>
`;
}

const midnight = (date: string): string => `${date}T00:00:00Z`;
