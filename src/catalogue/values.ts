// The values that fields of the document can have. Apart from schema.ts, so that importing them brings no zod along.

/** The version of the document's schema, as its `version` field carries it. */
export const SCHEMA_VERSION = 1;

/** Where a solution can run, in the order in which it is shown. */
export const DEPLOYMENTS = ['docker', 'kubernetes', 'linux'] as const;

/** The tags that say on what a solution is used and who runs it, in the order in which they are shown. */
export const PLATFORMS = [
  'platform-windows',
  'platform-macos',
  'platform-linux',
  'platform-android',
  'platform-ios',
  'platform-web',
  'platform-browser',
  'hosted-offer',
  'no-server',
] as const;

/** Who realistically uses a solution, in the order in which it is shown. */
export const AUDIENCES = ['business', 'private'] as const;

/** The four scores of a solution, in the order in which they are shown. */
export const SCORES = ['complexity', 'maturity', 'resourceUsage', 'maintenance'] as const;

/** The lowest value of every score. */
export const SCORE_MIN = 1;
/** The highest value of every score. */
export const SCORE_MAX = 10;

/**
 * The fields that carry a solution's description, by the languages of the document. The contract requires the
 * German and the English one.
 */
export const DESCRIPTION_FIELDS = {
  de: 'description',
  en: 'descriptionEn',
  fr: 'descriptionFr',
  it: 'descriptionIt',
} as const;

/** The language in which documents are written: each solution has a description in it, and categories their names. */
export const SOURCE_LANGUAGE = 'de';

/** The descriptions that a solution may lack. */
export const OPTIONAL_DESCRIPTIONS = ['descriptionFr', 'descriptionIt'] as const;

/** How long browsers may keep the document, in seconds. The published headers say it; the element's cache keeps to it. */
export const DOCUMENT_MAX_AGE = 3600;

export type DescriptionField = (typeof DESCRIPTION_FIELDS)[keyof typeof DESCRIPTION_FIELDS];
export type Deployment = (typeof DEPLOYMENTS)[number];
export type Platform = (typeof PLATFORMS)[number];
export type Audience = (typeof AUDIENCES)[number];
export type ScoreName = (typeof SCORES)[number];

/** Whether a tag says on what a solution is used or who runs it. */
export const isPlatform = (tag: string): boolean => (PLATFORMS as readonly string[]).includes(tag);

/** The identifiers in an SPDX expression: who looks for MIT means `MIT OR Apache-2.0`, too. */
export function licensesIn(expression: string): readonly string[] {
  return expression.split(/\s+(?:AND|OR)\s+|[()]/).filter((part) => part !== '');
}

/** What a licence asks of those who pass the software on, from the least to the most. */
export const LICENCE_KINDS = ['permissive', 'weak', 'copyleft', 'network'] as const;

/** One of these kinds. */
export type LicenceKind = (typeof LICENCE_KINDS)[number];

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

/** What there may be to mind about a solution. */
export type ReservationKind =
  | 'open-core'
  | 'licence-dispute'
  | 'exploited-flaw'
  | 'dormant'
  | 'single-maintainer'
  | 'telemetry';

/** Whether a score speaks for a solution or against it. */
export type Verdict = 'good' | 'poor';
