import { AUDIENCES, DEPLOYMENTS, DESCRIPTION_FIELDS, OPTIONAL_DESCRIPTIONS } from './values.js';

// The one table of limits: the generator's schemas and checks are made of it as well. Lengths are in UTF-16 units: what a
// card has room for, with a wide margin.
/** The longest name, category, licence or origin. */
export const LONGEST_LABEL = 200;
/** The longest description. */
export const LONGEST_TEXT = 5000;
/** An address cannot be cut, since it would lead elsewhere. A longer one is treated as missing. */
export const LONGEST_ADDRESS = 8192;
/** The longest emoji there are, families with skin tones, have fewer units. */
export const LONGEST_ICON = 32;
/** The longest text around the solutions; longer ones are cut. */
export const LONGEST_AROUND = 2000;

/** How many values a list of a solution may have; those after them are left out. */
export const MOST_VALUES = 100;

/** Stands in for an icon that is no emoji. */
const NEUTRAL_ICON = '📦';

/**
 * What is removed from a text: C0 and C1 controls, bidirectional overrides and isolates, which reorder the text around
 * them, and lone surrogates. The pattern works on whole code points, so that pairs of surrogates stay.
 */
const UNWANTED = /\p{Cc}|[\u202A-\u202E\u2066-\u2069]|\p{Surrogate}/gu;

/** Line breaks and tabulators separate words, so each run of them becomes a blank. */
const BREAKS = /[\t-\r\u0085\u2028\u2029]+/g;

/** No script puts more than these four marks on one letter; texts that climb out of their line have dozens. */
const STACKED = /(\p{M}{4})\p{M}+/gu;

/** A text of Latin letters, common punctuation and symbols has nothing of the above. Most texts need only this test. */
const PLAIN = /^[ -~\u00A0-\u02FF\u2010-\u2027\u2030-\u205E\u20A0-\u20CF\u2100-\u2BFF]*$/;

export const LABELS = ['name', 'category', 'license', 'origin'] as const;
export const ADDRESSES = ['github', 'website'] as const;
export const LISTS = { deployment: DEPLOYMENTS, audience: AUDIENCES, tags: undefined } as const;

/** An entry that can be checked. */
export interface PreparedEntry {
  entry: Record<string, unknown>;
  /** The values of its lists that a later version of the schema may have added, taken out of the entry. */
  unknown: Partial<Record<'deployment' | 'audience', string[]>>;
}

/**
 * Prepares an entry of a document for the check: cleans its texts and cuts them to what a card can hold, and makes
 * neutral what a solution can be shown without. What else is wrong stays, for the check to find.
 * @param value the entry as JSON has it; it is changed in place
 * @returns undefined when the entry is no object
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

/**
 * A text of a document, made safe to stand in a page: it cannot reach beyond its own place.
 * @param longest the number of UTF-16 units after which the text is cut
 */
export function cleanText(text: string, longest: number): string {
  const cut = text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
  const clean = PLAIN.test(cut) ? cut : cut.replace(BREAKS, ' ').replace(UNWANTED, '').replace(STACKED, '$1');
  return clean.trim();
}

/** The icon if it is an emoji, else the neutral one: markup and words would break the narrow place it has. */
function cleanIcon(icon: string): string {
  const clean = cleanText(icon, LONGEST_ICON + 1);
  const isEmoji =
    clean.length <= LONGEST_ICON &&
    /\p{Extended_Pictographic}|\p{RI}|\u20E3/u.test(clean) &&
    !/[\w<>&"']{2}|\s/.test(clean);
  return isEmoji ? clean : NEUTRAL_ICON;
}

/** Whether a value of a document is an object in JSON's sense. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The values of a list without repetitions and blank texts. */
function cleanList(list: unknown[]): unknown[] {
  const values = list
    .slice(0, MOST_VALUES)
    .map((each) => (typeof each === 'string' ? cleanText(each, LONGEST_LABEL) : each));
  return [...new Set(values)].filter((each) => each !== '');
}
