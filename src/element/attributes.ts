// How attributes become properties: numbers, JSON, and values that a property cannot take.
import type { PropertyDeclaration } from 'lit';

/** What `typeof` says of a property's values: a number, an object that is written as JSON, or else a text. */
function typeOf({ type, converter }: PropertyDeclaration): string {
  return type === Number ? 'number' : converter === jsonAttribute ? 'object' : 'string';
}

/**
 * Whether a property can take a value; what it cannot take is said in the console. None takes what is missing for "not
 * set", and flags are whatever is true.
 * @param name the element and its property
 */
export function accepts(name: string, options: PropertyDeclaration, value: unknown): boolean {
  if (value === null || value === undefined || options.type === Boolean) return true;
  const expected = typeOf(options);
  if (typeof value === expected) return true;
  console.warn(`${name} takes a ${expected}, not a ${typeof value}: what was set is ignored.`);
  return false;
}

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
    const number = value === null || value.trim() === '' ? NaN : Number(value);
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
