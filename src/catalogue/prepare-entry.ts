import { cleanIcon, cleanText } from './clean-text.js';
import { AUDIENCES, DEPLOYMENTS, DESCRIPTION_FIELDS, OPTIONAL_DESCRIPTIONS } from './values.js';

/** After so many UTF-16 units texts are cut, by what room they have on a card. */
const LONGEST_LABEL = 200;
const LONGEST_TEXT = 5000;
/** Addresses are not cut, since that would lead elsewhere: longer ones do not count. */
const LONGEST_ADDRESS = 8192;

/** No list of a solution has more values than these. */
const MOST_VALUES = 100;

const LABELS = ['name', 'category', 'license', 'origin'] as const;
const ADDRESSES = ['github', 'website'] as const;
const LISTS = { deployment: DEPLOYMENTS, audience: AUDIENCES, tags: undefined } as const;

/** An entry, ready to be checked, and the values of lists that this version knows no words for. */
export interface PreparedEntry {
  entry: Record<string, unknown>;
  unknown: Partial<Record<'deployment' | 'audience', string[]>>;
}

/**
 * Prepares an entry for the check, in place: texts are cleaned and cut to what a card can hold, and what a solution can be
 * shown without is made neutral. What is wrong beyond that stays, for the check to find.
 */
export function prepareEntry(value: unknown): PreparedEntry | undefined {
  if (!isObject(value)) return undefined;
  const entry = value;
  const clean = (field: string, longest: number) => {
    const text = entry[field];
    if (typeof text === 'string') entry[field] = cleanText(text, longest);
  };
  for (const field of LABELS) clean(field, LONGEST_LABEL);
  for (const field of Object.values(DESCRIPTION_FIELDS)) clean(field, LONGEST_TEXT);
  for (const field of ADDRESSES) {
    clean(field, LONGEST_ADDRESS + 1);
    const address = entry[field];
    if (typeof address === 'string' && address.length > LONGEST_ADDRESS) entry[field] = undefined;
  }
  for (const field of OPTIONAL_DESCRIPTIONS) {
    const isText = typeof entry[field] === 'string' && entry[field] !== '';
    if (!isText && Object.hasOwn(entry, field)) Reflect.deleteProperty(entry, field);
  }
  if (typeof entry.icon === 'string') entry.icon = cleanIcon(entry.icon);
  const { stars } = entry;
  if (!Number.isSafeInteger(stars) || (stars as number) < 0) entry.stars = null;

  const unknown: PreparedEntry['unknown'] = {};
  for (const [field, known] of Object.entries(LISTS)) {
    const list = entry[field];
    if (!Array.isArray(list)) continue;
    const values = cleanList(list);
    if (!known) entry[field] = values;
    else {
      const isKnown = (each: unknown) => (known as readonly unknown[]).includes(each);
      const others = values.filter((each) => typeof each === 'string' && !isKnown(each)) as string[];
      entry[field] = values.filter((each) => !others.includes(each as string));
      if (others.length > 0) unknown[field as 'deployment' | 'audience'] = others;
    }
  }
  return { entry, unknown };
}

/** Whether a value of a document is an object in JSON's sense. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The values of a list, each once and none of them blank. */
function cleanList(list: unknown[]): unknown[] {
  const values = list
    .slice(0, MOST_VALUES)
    .map((each) => (typeof each === 'string' ? cleanText(each, LONGEST_LABEL) : each));
  return [...new Set(values)].filter((each) => each !== '');
}
