// How attributes become properties: numbers, JSON, and values that a property cannot take.
import type { PropertyDeclaration } from 'lit';
import { FACETS } from '../search/facets.js';
import { SORTS } from '../search/sort.js';
import { CONTROLS, LAYOUTS, SCORES_GROUP } from '../state/options.js';
import type { Mistake } from '../state/presets.js';

/** Whether a property can take a value: it takes what is missing for "not set", and flags are whatever is true. */
export const fits = ({ type, converter }: PropertyDeclaration, value: unknown): boolean =>
  value === null ||
  value === undefined ||
  type === Boolean ||
  typeof value === (type === Number ? 'number' : converter === jsonAttribute ? 'object' : 'string');

/** Whether a property can take a value; what it cannot take is said in the console. */
export function accepts(
  element: Element,
  name: PropertyKey | undefined,
  declaration: PropertyDeclaration,
  value: unknown,
): boolean {
  const isFit = fits(declaration, value);
  if (!isFit) console.warn(element, `${String(name)} takes no ${typeof value}.`);
  return isFit;
}

/** What switches take. */
const SWITCH = ['on', 'off'];

/** The words that attributes take, by their names. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  controls: CONTROLS,
  theme: ['auto', 'light', 'dark'],
  loading: ['eager', 'lazy'],
  browse: SWITCH,
  sort: SORTS,
  layout: LAYOUTS,
  guide: SWITCH,
  facets: [SCORES_GROUP, ...FACETS.map(({ attribute }) => attribute)],
};

/** The words in an element's attributes that mean nothing there. */
export const unknownWords = (element: Element): Mistake[] =>
  Object.entries(WORDS).flatMap(
    ([name, known]) =>
      element
        .getAttribute(name)
        ?.split(/[\s,]+/)
        .filter((word) => word && !known.includes(word))
        .map((word): Mistake => [name, name, word, known]) ?? [],
  );

/** Lit's options for a property that is written as JSON: what cannot be read counts as not set. */
export const jsonAttribute = {
  fromAttribute(value: string | null): unknown {
    try {
      return JSON.parse(value ?? 'null');
    } catch {
      return null;
    }
  },
};

/** Lit's options for a property that is a number: an attribute that is none leaves it undefined. */
export const numberAttribute = {
  fromAttribute(value: string | null): number | undefined {
    const number = value?.trim() ? Number(value) : NaN;
    return Number.isFinite(number) ? number : undefined;
  },
};

/**
 * Texts with some of them replaced: a text by a text, a function by a function. Whatever else a page has put in there
 * is ignored, and so is a function that fails or makes no text.
 */
export function replaceTexts<Texts>(texts: Texts, own: unknown): Texts {
  if (typeof own !== typeof texts || own === null) return texts;
  if (typeof texts === 'function')
    return ((...values: unknown[]) => {
      try {
        const text: unknown = (own as (...values: unknown[]) => unknown)(...values);
        if (typeof text === 'string') return text;
      } catch (error) {
        console.error(error);
      }
      return (texts as (...values: unknown[]) => unknown)(...values);
    }) as Texts;
  if (typeof texts !== 'object') return own as Texts;
  const replaced = Object.entries(texts as Record<string, unknown>).map(
    ([name, text]) => [name, replaceTexts(text, (own as Record<string, unknown>)[name])] as const,
  );
  return (Array.isArray(texts) ? replaced.map(([, text]) => text) : Object.fromEntries(replaced)) as Texts;
}
