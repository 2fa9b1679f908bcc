// What makes a site somebody's own: name, first sentence, imprint, who publishes it, where errors are reported,
// colours.
import { nothing } from 'lit';
import { interleave } from '../../src/i18n/format.js';
import { DEFAULT_LOCALE, type Locale } from '../../src/i18n/locales.js';
import { PAGE_MESSAGES } from '../../src/i18n/site-languages.js';
import { html, plainTextIn } from './html.js';
import type { Site, SiteSettings } from './site.js';

type Own = Pick<Site, 'settings'>;

/** What the site is called: as catalogue.yaml says, else a name that belongs to nobody. */
export const siteName = ({ settings }: Own, locale: Locale): string =>
  settings.title ? plainTextIn(settings.title, locale) : PAGE_MESSAGES[locale].site.name;

/** Title and lead of the first page. */
export function firstPage(
  { settings }: Own,
  locale: Locale,
): { title: string; heading: string; lead: string } {
  const { home } = PAGE_MESSAGES[locale];
  const name = settings.title && plainTextIn(settings.title, locale);
  return {
    title: name ?? home.title,
    heading: name ?? home.heading,
    lead: settings.lead ? plainTextIn(settings.lead, locale) : home.lead,
  };
}

/** A page, as far as a report of an error names it. */
export interface Reported {
  readonly locale: Locale;
  readonly title: string;
  /** The folder of the page below the site, with a slash at the end. */
  readonly folder: string;
}

/** Who publishes the site, and the pages and addresses that it has for that; nothing on a neutral site. */
export function imprint(site: Own & Pick<Site, 'baseUrl'>, page: Reported): unknown {
  const { contact, report, ...addresses } = site.settings;
  const { site: texts } = PAGE_MESSAGES[page.locale];
  const inLanguage = (address: SiteSettings['imprint']) =>
    typeof address === 'string'
      ? address
      : (address?.[page.locale] ?? address?.[DEFAULT_LOCALE] ?? Object.values(address ?? {})[0]);
  const links = [
    [texts.about.imprint, inLanguage(addresses.imprint)],
    [texts.about.privacy, inLanguage(addresses.privacy)],
    [texts.about.accessibility, inLanguage(addresses.accessibility)],
    [texts.about.contact, contact],
    [texts.about.report, report && reportAddress(report, site.baseUrl, page)],
  ].flatMap(([label, address]) => (address ? [html`<a href=${address}>${label}</a> `] : []));
  return [publisher(site, page.locale), links.length > 0 ? html`<p class="names">${links}</p>` : nothing];
}

/** The sentence that names who publishes the site; nothing on a neutral one. */
export function publisher({ settings }: Own, locale: Locale): unknown {
  if (!settings.publisher) return nothing;
  const { name, url } = settings.publisher;
  const named = url === undefined ? name : html`<a href=${url}>${name}</a>`;
  return html`<p>${interleave<unknown>(PAGE_MESSAGES[locale].site.publisher, { name: named })}</p>`;
}

/** Asks for a report where something on a page is wrong; nothing where the site names no place for it. */
export function reportOf(
  { settings: { report }, baseUrl }: Own & Pick<Site, 'baseUrl'>,
  page: Reported,
): unknown {
  if (report === undefined) return nothing;
  const { about, site } = PAGE_MESSAGES[page.locale];
  return interleave<unknown>(about.correct.wrong, {
    link: html`<a href=${reportAddress(report, baseUrl, page)}>${site.about.report}</a>`,
  });
}

/** Where an error of a page is reported: the address, with what names the page filled in. */
export function reportAddress(report: string, baseUrl: string, { locale, title, folder }: Reported): string {
  const values: Readonly<Record<string, string>> = {
    name: title,
    slug: folder.split('/').at(-2) ?? '',
    lang: locale,
    url: baseUrl + folder,
  };
  return report.replace(/\{(\w+)\}/g, (whole, key: string) => {
    const value = Object.hasOwn(values, key) ? values[key] : undefined;
    return value === undefined ? whole : encodeURIComponent(value);
  });
}

/** Colours that the pages have properties of their own for. */
const PAGE_COLOURS = ['accent', 'line', 'muted', 'tint'];

/** The style rule for the colours of the site; empty where it has none of its own. */
export function colourStyles({ settings }: Own): string {
  const rules = Object.entries(settings.colours ?? {}).flatMap(([name, colour]) =>
    colour === undefined
      ? []
      : [
          `--solution-catalogue-${name}: ${colour};`,
          ...(PAGE_COLOURS.includes(name) ? [`--${name}: ${colour};`] : []),
        ],
  );
  return rules.length > 0 ? `:root { ${rules.join(' ')} }\n` : '';
}
