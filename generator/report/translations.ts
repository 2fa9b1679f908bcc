import { DESCRIPTIONS, type DescriptionName } from '../sources/checks/descriptions.js';
import type { Entry } from '../sources/solution.js';

/** The descriptions that may be absent, by their language. */
const LANGUAGES: Readonly<Partial<Record<DescriptionName, string>>> = {
  descriptionFr: 'French',
  descriptionIt: 'Italian',
};

/** The most names that are listed. */
const MAX_NAMES = 5;

/** What is missing per language, a line for each; empty when everything is translated. */
export function formatMissing(entries: readonly Entry[]): string {
  return DESCRIPTIONS.map((field) => {
    const missing = entries.filter(({ solution }) => solution[field] === undefined);
    const language = LANGUAGES[field];
    if (!language || missing.length === 0) return '';
    const names = missing.slice(0, MAX_NAMES).map(({ solution }) => solution.name);
    if (missing.length > MAX_NAMES) names.push('…');
    return `${language} is missing in ${missing.length} of ${entries.length}: ${names.join(', ')}\n`;
  }).join('');
}
