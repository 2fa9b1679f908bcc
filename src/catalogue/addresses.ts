// Addresses: the document's own, those in it that may be followed, and where a solution has a page of its own.
import { CatalogueError } from './errors.js';

/**
 * Reads an address. `URL.canParse` is not asked: in Node 20 it denies addresses with umlauts once it has been called
 * often.
 * @param base what a relative address is relative to; without it there are no relative addresses
 * @returns undefined when it is none
 */
export function parseUrl(address: string, base?: string | URL): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

/**
 * The address of a link that a document names, if it is one that may be followed.
 * @returns the normalised http(s) URL; undefined for every other scheme (`javascript:`, `data:` …), for relative
 *   addresses and for those that are no URL
 */
export function webUrl(address: string): string | undefined {
  const url = parseUrl(address);
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : undefined;
}

/**
 * Makes a pattern of addresses absolute, and leaves its places to fill as they are.
 * @returns undefined where it is no address
 */
export const absolutePattern = (pattern: string, base: string | undefined): string | undefined =>
  parseUrl(pattern, base)?.href.replaceAll('%7B', '{').replaceAll('%7D', '}');

/**
 * The address of a solution's own page.
 * @param pattern an absolute http(s) URL with `{slug}`, and with `{lang}` where pages have languages
 * @returns undefined where the pattern is anything else: another scheme, a relative address, another place to fill
 */
export function detailUrl(pattern: string | undefined, name: string, locale: string): string | undefined {
  if (!pattern?.includes('{slug}')) return undefined;
  const filled = pattern.replaceAll('{slug}', slug(name)).replaceAll('{lang}', locale);
  return /[{}]/.test(filled) ? undefined : webUrl(filled);
}

/** What letters of German become when they have no marks. */
const GERMAN: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** The longest slug: file systems and servers take more, but not much more. */
const MAX = 100;

/**
 * The name of a solution as a part of an address: lower case, letters without marks (ä as ae, ß as ss), everything else
 * one hyphen, none at the ends, at most 100 letters. A name without any Latin letter or digit is spelt by the numbers of its
 * characters.
 */
export function slug(name: string): string {
  const letters = hyphenated(
    name
      .normalize('NFC')
      .toLowerCase()
      .replace(/[äöüß]/g, (letter) => GERMAN[letter] ?? letter)
      .normalize('NFKD'),
  ).replace(/^-/, '');
  const numbers = () => Array.from(name, (each) => (each.codePointAt(0) ?? 0).toString(16)).join('-');
  return (letters.replace(/-$/, '') || numbers()).slice(0, MAX).replace(/-$/, '');
}

/**
 * A text with one hyphen for whatever is not a–z or a digit, at its ends as well.
 * @param decomposed in lower case, with its marks apart from its letters: they go
 */
export const hyphenated = (decomposed: string): string =>
  decomposed.replace(/\p{M}/gu, '').replace(/[^a-z0-9]+/g, '-');

/** The path of the service's one endpoint, below its base URL. */
const ENDPOINT = '/api/v1/solutions.json';

/**
 * The URL of the document that `src` names.
 * @param src URL of the document, whose path ends in `.json`, or base URL of the service: then its endpoint is appended
 * @param base what a relative `src` is relative to
 * @returns the absolute URL without its fragment, so that all spellings of one address share a request
 * @throws {CatalogueError} of kind `network` when it is no http(s) URL
 */
export function documentUrl(src: string, base?: string): string {
  const url = parseUrl(src, base);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new CatalogueError('network', `"${src}" is no http or https URL.`);
  if (!url.pathname.endsWith('.json')) url.pathname = url.pathname.replace(/\/*$/, '') + ENDPOINT;
  url.hash = '';
  return url.href;
}
