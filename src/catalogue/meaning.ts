// What single values of the document mean: the kind of a licence, whether an address may be followed, and where a solution
// has a page of its own.
import { slug } from './slug.js';
import { LICENCE_KINDS, type LicenceKind } from './values.js';

/**
 * The families of SPDX identifiers that are of each kind. A licence that is not in here gets no explanation, which is
 * better than a wrong one.
 */
const FAMILIES: Readonly<Record<LicenceKind, RegExp>> = {
  permissive:
    /^(?:MIT|Apache|0?BSD|ISC|Zlib|PostgreSQL|Unlicense|CC0|CC-BY-\d|Artistic|AFL|ECL|NCSA|UPL|PHP|Python|PSF|BSL|BlueOak|MulanPSL|CECILL-B|W3C|X11)\b/i,
  weak: /^(?:LGPL|MPL|EPL|CDDL|CPL|CECILL-C|APSL|MS-RL|IPL|SPL)\b/i,
  copyleft: /^(?:GPL|CECILL-[12]|CC-BY-SA|MS-PL|NPOSL)\b/i,
  network: /^(?:AGPL|EUPL|OSL|CPAL|RPL|SSPL)\b/i,
};

/**
 * What an SPDX expression asks for. Whoever may choose (`OR`) takes the licence that asks least; where all parts
 * count (`AND`), the one that asks most decides.
 * @param expression an SPDX identifier, or several that are all joined by `OR` or all by `AND`
 * @returns undefined when a licence is unknown, or the expression has parentheses or joins in both ways
 */
export function licenceKind(expression: string): LicenceKind | undefined {
  const ids = expression.split(/ (?:AND|OR) /i);
  const isChoice = / OR /i.test(expression);
  if (/[()]/.test(expression) || (isChoice && / AND /i.test(expression))) return undefined;
  const ranks = ids.map((id) => LICENCE_KINDS.findIndex((kind) => FAMILIES[kind].test(id.trim())));
  if (ranks.includes(-1)) return undefined;
  return LICENCE_KINDS[isChoice ? Math.min(...ranks) : Math.max(...ranks)];
}

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
