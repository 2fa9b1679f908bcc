/** What a licence asks of those who pass the software on, from the least to the most. */
export const LICENCE_KINDS = ['permissive', 'weak', 'copyleft', 'network'] as const;

export type LicenceKind = (typeof LICENCE_KINDS)[number];

/** The SPDX families of each kind. What is not in here stays unexplained rather than wrongly explained. */
const FAMILIES: Readonly<Record<LicenceKind, RegExp>> = {
  permissive:
    /^(?:MIT|Apache|0?BSD|ISC|Zlib|PostgreSQL|Unlicense|CC0|CC-BY-\d|Artistic|AFL|ECL|NCSA|UPL|PHP|Python|PSF|BSL|BlueOak|MulanPSL|CECILL-B|W3C|X11)\b/i,
  weak: /^(?:LGPL|MPL|EPL|CDDL|CPL|CECILL-C|APSL|MS-RL|IPL|SPL)\b/i,
  copyleft: /^(?:GPL|CECILL-[12]|CC-BY-SA|MS-PL|NPOSL)\b/i,
  network: /^(?:AGPL|EUPL|OSL|CPAL|RPL|SSPL)\b/i,
};

/**
 * What an SPDX expression asks for: of alternatives (`OR`) the one that asks least, of parts (`AND`) the one that
 * asks most.
 * @returns undefined when a licence is unknown, or the expression is more than a list
 */
export function licenceKind(expression: string): LicenceKind | undefined {
  const ids = expression.split(/ (?:AND|OR) /i);
  const isChoice = / OR /i.test(expression);
  if (/[()]/.test(expression) || (isChoice && / AND /i.test(expression))) return undefined;
  const ranks = ids.map((id) => LICENCE_KINDS.findIndex((kind) => FAMILIES[kind].test(id.trim())));
  if (ranks.includes(-1)) return undefined;
  return LICENCE_KINDS[isChoice ? Math.min(...ranks) : Math.max(...ranks)];
}
