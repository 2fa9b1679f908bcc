import { createRequire } from 'node:module';
import parseExpression from 'spdx-expression-parse';
import { suggest } from '../suggest.js';

// Lists in JSON: `require` reads them in every Node there is, without an import attribute.
const require = createRequire(import.meta.url);
const IDS = require('spdx-license-ids') as readonly string[];
const DEPRECATED = new Set(require('spdx-license-ids/deprecated') as readonly string[]);
const KNOWN = new Set(IDS);

/** What there is to say about a licence. */
export interface LicenceFinding {
  readonly message: string;
  readonly severity: 'error' | 'warning';
}

/**
 * Checks a licence: an SPDX identifier, or an expression of several with AND, OR, WITH.
 * @returns what is wrong, or undefined
 */
export function checkLicence(licence: string): LicenceFinding | undefined {
  try {
    parseExpression(licence);
    return deprecation(licence);
  } catch {
    const parts = licence.split(/(?:^|\s+)(?:AND|OR|WITH)(?:\s+|$)|[()]/).map((part) => part.trim());
    const unknown = parts.find((part) => part !== '' && !isPartOfExpression(part));
    if (unknown === undefined)
      return {
        severity: 'error',
        message: `"${licence}" is no SPDX expression. Write it as "MIT OR Apache-2.0".`,
      };
    const meant = suggestLicence(unknown);
    const hint = meant ? ` Did you mean "${meant}"?` : ' See https://spdx.org/licenses/.';
    return { severity: 'error', message: `"${unknown}" is no SPDX identifier.${hint}` };
  }
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
