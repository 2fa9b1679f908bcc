// What addresses in the document mean: whether one may be followed, and where a solution has a page of its own.
import { slug } from './slug.js';

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
