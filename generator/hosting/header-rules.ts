// The HTTP headers of all published files, as rules by path: caching, policies, compressed forms.
import { createHash } from 'node:crypto';
import { DOCUMENT_MAX_AGE } from '../../src/catalogue/values.js';
import { LOCALES } from '../../src/i18n/locales.js';
import {
  BADGES,
  CARDS,
  DOCUMENT_PATH,
  LOGOS,
  NOT_FOUND,
  OEMBED,
  PICTURES,
  SHARES,
  SLICE_INDEX,
  SLICES,
} from '../output-file.js';
import { version } from '../package.js';

/** How long browsers and shared caches may keep the document. docs/hosting.md says why. */
export const DOCUMENT_CACHE = `public, max-age=${DOCUMENT_MAX_AGE}, s-maxage=86400`;

/** Headers that some of the published files are to be sent with. */
export interface HeaderRule {
  readonly name:
    | 'document'
    | 'slices'
    | 'schemas'
    | 'facts'
    | 'versioned'
    | 'pictures'
    | 'logos'
    | 'assets'
    | 'pages'
    | 'configurator'
    | 'frame'
    | 'oembed';
  /**
   * Paths below the site's root, as hosts write them: `:file` is one segment, `*` at the end is everything below. No
   * path falls under two rules: some hosts would join the headers of both. Netlify's `/de/*` is also `/demo`.
   */
  readonly paths: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
}

/** The major versions up to this one. */
const MAJORS = Array.from({ length: Number.parseInt(version, 10) + 1 }, (_, major) => major);

const JSON_TYPE = 'application/json; charset=utf-8';
const NOSNIFF = { 'X-Content-Type-Options': 'nosniff' };
const FOR_EVER = 'public, max-age=31536000, immutable';
const OPEN = { 'Access-Control-Allow-Origin': '*', ...NOSNIFF };

/** The document, and slices of it. */
const DOCUMENT_HEADERS = {
  'Content-Type': JSON_TYPE,
  'Cache-Control': DOCUMENT_CACHE,
  'Access-Control-Expose-Headers': 'ETag, Retry-After',
  ...OPEN,
};

/** For pictures that are opened by themselves: an SVG is a document, and this one neither runs nor loads anything. */
const PICTURE_POLICY = `default-src 'none'; style-src 'unsafe-inline'; sandbox`;

/**
 * What browsers fetch before it is asked for: the page of the site that somebody points at. Its own links to pages are
 * relative and end with a slash, as no address of others does; the same server may have more than this site.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ where: { selector_matches: 'a[href^="."][href$="/"]' }, eagerness: 'moderate' }],
});

const SPECULATION_HASH = createHash('sha256').update(SPECULATION_RULES).digest('base64');

/**
 * What the pages may load.
 * @param styles hash of the one style sheet that stands in the pages, for readers without scripts
 */
const policy = (styles: string, connect: string, ancestors: string): string =>
  [
    `default-src 'none'`,
    `script-src 'self' 'sha256-${SPECULATION_HASH}'`,
    `style-src 'self' '${styles}'`,
    `img-src 'self'`,
    `connect-src ${connect}`,
    `frame-src 'self'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors ${ancestors}`,
    `require-trusted-types-for 'script'`,
    `trusted-types solution-catalogue solution-card`,
  ].join('; ');

const pageHeaders = (contentSecurityPolicy: string): HeaderRule['headers'] => ({
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': contentSecurityPolicy,
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  ...NOSNIFF,
});

/**
 * The headers of all published files, but for those that every server sends by itself.
 * @param styles `sha256-…` of the style sheet in the pre-rendered element
 */
export const headerRules = (styles: string): readonly HeaderRule[] => [
  {
    name: 'document',
    paths: [`/${DOCUMENT_PATH}`],
    headers: { ...DOCUMENT_HEADERS, Vary: 'Accept-Encoding' },
  },
  {
    name: 'slices',
    // Hosts say by themselves that they compress: these files are sent as they send every other.
    paths: [`/${SLICES}:folder/:file`, `/${SLICE_INDEX}`],
    headers: DOCUMENT_HEADERS,
  },
  {
    name: 'schemas',
    paths: ['/reference/solutions.schema.json', '/reference/openapi.json'],
    headers: { 'Content-Type': JSON_TYPE, 'Cache-Control': 'public, max-age=3600', ...OPEN },
  },
  {
    name: 'facts',
    paths: ['/facts/:file'],
    headers: { 'Cache-Control': 'public, max-age=3600', ...OPEN },
  },
  {
    name: 'versioned',
    paths: ['/assets/v/:file', '/assets/v/:folder/:file'],
    headers: { 'Cache-Control': FOR_EVER, ...OPEN },
  },
  {
    name: 'pictures',
    paths: [`/${PICTURES}:file`],
    headers: { 'Cache-Control': FOR_EVER, 'Content-Security-Policy': PICTURE_POLICY, ...OPEN },
  },
  {
    name: 'logos',
    // Badges, cards and pictures for shared addresses as well: pages elsewhere name all of them.
    paths: [
      `/${LOGOS}:file`,
      ...[BADGES, CARDS, SHARES].flatMap((folder) => [`/${folder}:file`, `/${folder}alternatives/:file`]),
    ],
    headers: {
      'Cache-Control': 'public, max-age=86400',
      'Content-Security-Policy': PICTURE_POLICY,
      ...OPEN,
    },
  },
  {
    name: 'assets',
    // Directly below, and the current script of every major version there has been.
    paths: ['/assets/:file', ...MAJORS.map((major) => `/assets/v${major}/:file`)],
    headers: { 'Cache-Control': 'public, max-age=3600', ...OPEN },
  },
  {
    name: 'pages',
    paths: ['/', '/index.html', `/${NOT_FOUND}`, ...LOCALES.map((locale) => `/${locale}/*`)],
    headers: pageHeaders(policy(styles, "'self'", "'self'")),
  },
  {
    name: 'configurator',
    paths: ['', ...LOCALES.map((locale) => `${locale}/`)].flatMap((folder) => [
      `/embed/${folder}`,
      `/embed/${folder}index.html`,
    ]),
    // The preview shows the catalogue that is chosen, wherever it lies.
    headers: pageHeaders(policy(styles, "'self' https: http:", "'self'")),
  },
  {
    name: 'frame',
    paths: ['/embed/frame.html'],
    headers: pageHeaders(policy(styles, "'self'", '*')),
  },
  {
    name: 'oembed',
    // The answers, and the pages for frames in them, which lie on pages of others.
    paths: [`/${OEMBED}:lang/:folder/:file`],
    headers: { ...pageHeaders(policy(styles, "'none'", '*')), ...OPEN },
  },
];

/** The path that a site lies below: empty, or one that begins with a slash and ends without. */
export const basePath = (baseUrl: string): string => new URL(baseUrl).pathname.replace(/\/+$/, '');

/** The forms that files may lie beside themselves in, the better last, with what says that a client accepts them. */
export const FORMS = [
  { ending: '.gz', encoding: 'gzip', accepts: accepts('(?:x-)?gzip') },
  { ending: '.zst', encoding: 'zstd', accepts: accepts('zstd') },
  { ending: '.br', encoding: 'br', accepts: accepts('br') },
] as const;

/** Matches an `Accept-Encoding` that has the encoding, and not with a weight of nought. */
function accepts(encoding: string): string {
  return `(?:^|,)\\s*${encoding}\\s*(?:;\\s*q=(?:1(?:\\.0*)?|0\\.\\d*[1-9]\\d*)\\s*)?(?:,|$)`;
}

/** Configuration files of hosts. They are not shown to readers. */
export const HOST_FILES = ['_headers', 'vercel.json', 'nginx.conf', '.htaccess', 'Caddyfile', 'hosting.md'];

/** The paths of a rule as one regular expression that every server reads the same way, without anchors. */
export const toRegex = (base: string, paths: readonly string[]): string =>
  `${escapeRegex(base)}(?:${paths
    .map((path) => escapeRegex(path).replace(/:\w+/g, '[^/]+').replace(/\\\*$/, '.*'))
    .join('|')})`;

/** A text as a part of a regular expression that means just this text. */
export const escapeRegex = (text: string): string => text.replace(/[.*?+()[\]{}|^$\\]/g, '\\$&');

/** `_headers`, as Netlify and Cloudflare Pages read it. */
export const headersFile = (base: string, rules: readonly HeaderRule[]): string =>
  [
    '# The headers of the published files, for Netlify and Cloudflare Pages. No path stands under two rules.',
    ...rules.flatMap(({ paths, headers }) =>
      paths.map((path) =>
        [
          `${withoutMarks(base)}${path}`,
          ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
        ].join('\n'),
      ),
    ),
  ].join('\n\n') + '\n';

/**
 * A path in which no host finds a wildcard. Neither mark can be escaped, so that a segment that has one becomes a
 * placeholder, which matches it as well; Cloudflare allows one `*` in a path, and each placeholder once.
 */
const withoutMarks = (base: string): string =>
  base
    .split('/')
    .map((segment, index) => (/[*:]/.test(segment) ? `:segment${index}` : segment))
    .join('/');

/** The headers of a path below the served folder, without a slash at its beginning. */
export type HeadersOf = (path: string) => HeaderRule['headers'];

/**
 * Reads a `_headers` file as {@link headersFile} writes it, so that a folder is served by the rules that it was built
 * with. The path that the site will lie below is left out: here the folder is the root.
 */
export function readHeadersFile(text: string): HeadersOf {
  const rules: { path: string; headers: Record<string, string> }[] = [];
  for (const line of text.split(/\r?\n/)) {
    const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) {
      const rule = rules.at(-1);
      if (rule) rule.headers[name] = value;
    } else if (line.startsWith('/')) rules.push({ path: line.trim(), headers: {} });
  }
  const base = readBasePath(text);
  const matchers = rules.map(({ path, headers }) => ({
    pattern: new RegExp(`^${toRegex('', [path.slice(base.length)])}$`),
    headers,
  }));
  return (path) => matchers.find(({ pattern }) => pattern.test(`/${path}`))?.headers ?? {};
}

/** The path that a site will lie below, as its `_headers` file says: empty, or one that begins with a slash. */
export function readBasePath(text: string): string {
  const path = text.split(/\r?\n/).find((line) => line.startsWith('/') && line.endsWith(`/${DOCUMENT_PATH}`));
  return path?.slice(0, -DOCUMENT_PATH.length - 1) ?? '';
}
