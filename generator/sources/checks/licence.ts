import { createRequire } from 'node:module';
import parseExpression, { type Expression } from 'spdx-expression-parse';
import { suggest } from '../../../src/catalogue/did-you-mean.js';

// JSON modules are read with `require`: not every supported Node can import them without an attribute.
const require = createRequire(import.meta.url);
const IDS = require('spdx-license-ids') as readonly string[];
const DEPRECATED = new Set(require('spdx-license-ids/deprecated') as readonly string[]);
const KNOWN = new Set(IDS);
const DETAILS = require('spdx-license-list') as Readonly<Record<string, { readonly osiApproved: boolean }>>;

/** All licence identifiers that the Open Source Initiative has approved or the catalogue accepts. */
export const approvedLicences = (accepted: readonly string[]): string[] =>
  [...new Set([...IDS.filter((id) => DETAILS[id]?.osiApproved), ...accepted])].toSorted();

/** What there is to say about a licence. */
export interface LicenceFinding {
  readonly message: string;
  readonly severity: 'error' | 'warning';
}

/**
 * Checks a licence: an SPDX identifier, or an expression of several with AND, OR, WITH, that the Open Source
 * Initiative has approved. Of a choice (OR) one approved licence is enough.
 * @param accepted identifiers that the catalogue takes although they are not approved
 * @returns what is wrong, or undefined
 */
export function checkLicence(licence: string, accepted: readonly string[] = []): LicenceFinding | undefined {
  try {
    return notApproved(parseExpression(licence), accepted) ?? deprecation(licence);
  } catch {
    const parts = licence.split(/(?:^|\s+)(?:AND|OR|WITH)(?:\s+|$)|[()]/).map((part) => part.trim());
    const unknown = parts.find((part) => part !== '' && !isPartOfExpression(part));
    if (unknown === undefined)
      return {
        severity: 'error',
        message: `"${licence}" is no SPDX expression. Write it as "MIT OR Apache-2.0".`,
      };
    const several = eitherOf(unknown);
    if (several !== undefined)
      return {
        severity: 'error',
        message: `"${unknown}" names several licences. Write "${several}" where users may choose, AND where all of them hold.`,
      };
    const versions = VERSIONS[unknown.toUpperCase()];
    if (versions !== undefined)
      return {
        severity: 'error',
        message: `"${unknown}" says no version. Write ${versions}, as the project’s licence file says.`,
      };
    if (/propriet|non-?free|unfree|closed.source|commercial/i.test(unknown))
      return {
        severity: 'error',
        message: `"${unknown}" is no open-source licence. Leave the solution out; of an open core, write the licence of the open part.`,
      };
    const meant = suggestLicence(unknown);
    const hint = meant ? ` Did you mean "${meant}"?` : ' See https://spdx.org/licenses/.';
    return { severity: 'error', message: `"${unknown}" is no SPDX identifier.${hint}` };
  }
}

/** An identifier in the case of the SPDX list; anything else as it is. */
export const inItsCase = (licence: string): string =>
  KNOWN.has(licence) ? licence : (IDS.find((id) => id.toLowerCase() === licence.toLowerCase()) ?? licence);

/** Families of licences of which people often leave out the version, with what they may mean. */
const VERSIONS: Readonly<Record<string, string>> = {
  GPL: '"GPL-2.0-or-later", "GPL-3.0-only" or "GPL-3.0-or-later"',
  LGPL: '"LGPL-2.1-or-later" or "LGPL-3.0-or-later"',
  AGPL: '"AGPL-3.0-only" or "AGPL-3.0-or-later"',
  BSD: '"BSD-2-Clause" or "BSD-3-Clause"',
  MPL: '"MPL-2.0"',
};

/** Licences between slashes, commas or an "and", as an expression with OR; undefined where one of them is none. */
function eitherOf(text: string): string | undefined {
  const parts = text.split(/\s*(?:[/,|;]|\bor\b|\band\b|\boder\b|\bund\b)\s*/i);
  const ids = parts.map((part) => (KNOWN.has(part) ? part : suggestLicence(part)));
  return parts.length > 1 && ids.every((id) => id !== undefined) ? ids.join(' OR ') : undefined;
}

/** Whether a text is one SPDX identifier, or one of the catalogue's own (`LicenseRef-…`). */
export const isLicence = (text: string): boolean => KNOWN.has(text) || /^LicenseRef-[\w.-]+$/.test(text);

function notApproved(expression: Expression, accepted: readonly string[]): LicenceFinding | undefined {
  if ('conjunction' in expression) {
    const { conjunction, left, right } = expression;
    const first = notApproved(left, accepted);
    if (conjunction === 'or') return first && notApproved(right, accepted) && first;
    return first ?? notApproved(right, accepted);
  }
  const { license } = expression;
  if (accepted.includes(license) || DETAILS[license]?.osiApproved) return undefined;
  return {
    severity: 'error',
    message:
      `"${license}" is not approved by the Open Source Initiative. Of an open core, write the licence of the open ` +
      `part; to list it nevertheless, add "acceptedLicenses: [${license}]" to catalogue.yaml.`,
  };
}

const isPartOfExpression = (word: string): boolean =>
  KNOWN.has(word.replace(/\+$/, '')) ||
  DEPRECATED.has(word) ||
  /^(DocumentRef|LicenseRef)-/.test(word) ||
  /exception/i.test(word);

function deprecation(licence: string): LicenceFinding | undefined {
  const old = licence.match(/[A-Za-z0-9.+-]+/g)?.find((word) => DEPRECATED.has(word.replace(/\+$/, '')));
  if (old === undefined) return undefined;
  const plain = old.replace(/\+$/, '');
  const better = KNOWN.has(`${plain}-only`)
    ? ` Write ${old.endsWith('+') ? '' : `"${plain}-only" or `}"${plain}-or-later".`
    : ' See https://spdx.org/licenses/ for what took its place.';
  return { severity: 'warning', message: `"${old}" is a deprecated SPDX identifier.${better}` };
}

/**
 * Spellings under which an identifier is commonly written: `AGPL3`, `Apache 2`, `GPLv3+`. A GNU licence without a
 * word about later versions is most often meant with it.
 */
function suggestLicence(written: string): string | undefined {
  const wanted = fold(written);
  const inOtherCase = IDS.find((id) => id.toLowerCase() === written.toLowerCase());
  if (inOtherCase) return inOtherCase;
  const same = IDS.filter((id) => fold(id) === wanted);
  return same.find((id) => id.endsWith('-or-later')) ?? same[0] ?? suggest(written, IDS);
}

const fold = (licence: string): string =>
  licence
    .toLowerCase()
    .replace(/\b(the|licen[cs]e|version|gnu)\b/g, '')
    .replace(/-(or-later|only)$/, '')
    .replace(/v(?=\d)/g, '')
    .replace(/\.0(?!\d)/g, '')
    .replace(/[^a-z0-9]/g, '');
