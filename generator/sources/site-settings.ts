// Schema of `site:` in catalogue.yaml: colours and their contrast, languages, pages, removals.
import * as z from 'zod/mini';
import { LOCALES } from '../../src/i18n/locales.js';
import {
  checked,
  contactAddress,
  described,
  httpsAddress,
  labels,
  line,
  slug,
  texts,
} from './schema-fields.js';

/** The element's custom properties that a site may set, without the common beginning of their names. */
const COLOURS = ['accent', 'muted', 'line', 'control', 'surface', 'tint', 'page', 'text'] as const;

/** What stands between the parentheses of a colour: other colours in it may have some of their own. */
const INSIDE = '[\\w#%.,\\s/+-]';
const nested = (inner: string): string => `(?:${INSIDE}|\\(${inner}*\\))`;

/** A colour as style sheets write it. What could end a declaration, leave one open or load something is none. */
const COLOUR = new RegExp(
  `^(#[\\dA-Fa-f]{3,8}|[A-Za-z]+|(?!.*[uU][rR][lL]\\()(rgb|hsl|hwb|lab|lch|oklab|oklch|light-dark|color-mix)\\(${nested(nested(INSIDE))}*\\))$`,
);

const colour = () =>
  checked(
    (text) =>
      COLOUR.test(text) ? undefined : `"${text}" is no colour of CSS. Write it as "#0a5c36", in quotes.`,
    COLOUR.source,
  );

/** What pages are in light and in dark, where nobody says otherwise. */
const GROUNDS = { light: '#ffffff', dark: '#14161b' } as const;

/** The least contrast of a text with what it stands on, by WCAG 2.2 AA. */
const LEAST_CONTRAST = 4.5;

/** The relative luminance of a colour in hexadecimal digits; undefined for every other way of writing one. */
function luminance(colour: string): number | undefined {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(colour)?.[1];
  if (digits === undefined) return undefined;
  const pairs = (digits.length === 3 ? digits.replace(/./g, '$&$&') : digits).match(/../g) ?? [];
  const [red = 0, green = 0, blue = 0] = pairs
    .map((pair) => parseInt(pair, 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Where a colour of a text is hard to read: on light or on dark pages; undefined where it is not, or cannot be told. */
export function hardToRead({ page, ...colours }: Readonly<Record<string, string | undefined>>, name: string) {
  const own = luminance(colours[name] ?? '');
  if (own === undefined || page !== undefined) return undefined;
  const contrast = (ground: string) => {
    const [low = 0, high = 0] = [own, luminance(ground) ?? 0].toSorted((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  const [ground, color] = Object.entries(GROUNDS).find(([, each]) => contrast(each) < LEAST_CONTRAST) ?? [];
  return ground && color && { ground, contrast: contrast(color).toFixed(1), least: LEAST_CONTRAST };
}

function languageTag(locale: string) {
  const pattern = `^${locale}(-[A-Z]{2})?$`;
  return checked(
    (tag) =>
      new RegExp(pattern).test(tag)
        ? undefined
        : `"${tag}" is no format of this language. Write it as ${locale}-CH.`,
    pattern,
  );
}

const forEachLanguage = <Schema extends z.ZodMiniType>(schemaOf: (locale: string) => Schema) =>
  z.strictObject(Object.fromEntries(LOCALES.map((locale) => [locale, z.optional(schemaOf(locale))])));

/** A page elsewhere: one address, or one for each language. */
const page = () =>
  z.optional(
    z.union([httpsAddress(), forEachLanguage(httpsAddress)], {
      error:
        'must be an address that begins with https://, or one for each language: { de: https://…, fr: … }.',
    }),
  );

const ownPage = z.strictObject({
  slug: described(slug(), 'The name of its folder in the address.'),
  title: described(texts(60), 'Its title, also in the footer of every page.'),
  file: described(
    line(200),
    'The file in Markdown, in the catalogue’s folder, with {lang} for the language: pages/method.{lang}.md.',
  ),
});

export const siteSchema = z.strictObject({
  title: described(z.optional(texts(60)), 'What the site is called, in at most 60 characters.'),
  lead: described(z.optional(texts()), 'The paragraph below the title of the first page.'),
  publisher: described(
    z.optional(
      z.strictObject({
        name: described(line(120), 'The name of the publisher.'),
        url: described(z.optional(httpsAddress()), 'The publisher’s own site.'),
      }),
    ),
    'Who publishes the site. Without it nobody is named.',
  ),
  logo: described(z.optional(line(200)), 'A file in the catalogue’s folder: .svg, .png or .webp.'),
  colours: described(
    z.optional(z.strictObject(Object.fromEntries(COLOURS.map((name) => [name, z.optional(colour())])))),
    'The colours of site and element, by the names of the element’s custom properties without their common beginning.',
  ),
  imprint: described(page(), 'The imprint: one https address, or one for each language.'),
  privacy: described(page(), 'The privacy statement: one https address, or one for each language.'),
  accessibility: described(
    page(),
    'The accessibility statement: one https address, or one for each language.',
  ),
  contact: described(z.optional(contactAddress()), 'Where readers write to: mailto: or https:.'),
  report: described(
    z.optional(contactAddress()),
    'Where errors are reported: mailto: or https:, with {name}, {slug}, {lang} and {url} for the page in question.',
  ),
  pages: described(z.optional(z.array(ownPage)), 'Pages of one’s own, in Markdown.'),
  languages: described(
    z.optional(z.array(z.enum(LOCALES)).check(z.minLength(1))),
    'The languages that the site offers, the default first.',
    { uniqueItems: true },
  ),
  formats: described(
    z.optional(forEachLanguage(languageTag)),
    'How dates and numbers are written, by language: { de: de-CH }.',
  ),
  staging: described(z.optional(z.boolean()), 'true asks search engines to pass the site over.'),
  baseUrl: described(
    z.optional(httpsAddress()),
    'Where the site will be published; the homepage when not given.',
  ),
});

/** How the site looks and who answers for it: `site:` in catalogue.yaml. */
export type SiteSettings = z.infer<typeof siteSchema>;

const removal = z.strictObject({
  name: described(line(), 'The name that the solution had.'),
  date: described(z.iso.date(), 'The day on which it was removed. YYYY-MM-DD.'),
  reason: described(texts(), 'Why, in one or two sentences.'),
  successor: described(z.optional(slug()), 'The slug of a solution that takes its place.'),
});

/** A solution that is gone. */
export type Removal = z.infer<typeof removal>;

/**
 * Where a site may be published, and whether files compressed beforehand are sent there. The others compress by
 * themselves.
 */
export const HOSTS = {
  nginx: true,
  apache: true,
  caddy: true,
  serve: true,
  netlify: false,
  cloudflare: false,
  s3: false,
  vercel: false,
  github: false,
  gitlab: true,
} as const;

export type Host = keyof typeof HOSTS;

/** What catalogue.yaml says beyond what the document needs. */
export const PRESENTATION_FIELDS = {
  tagLabels: described(
    z.optional(z.record(slug(), labels())),
    'What readers see for a tag, by language, and words by which they may search for it, as labels of categories.',
  ),
  removed: described(
    z.optional(z.record(slug(), removal)),
    'Solutions that are gone, by the slug of the file that they had, and why.',
  ),
  hosting: described(
    z.optional(z.array(z.enum(Object.keys(HOSTS) as [Host, ...Host[]])).check(z.minLength(1))),
    'Where the site is published: compressed forms are left out where no such host sends them. Without it they are all made.',
  ),
  site: described(z.optional(siteSchema), 'The site around the catalogue. Without it the site names nobody.'),
} as const;
