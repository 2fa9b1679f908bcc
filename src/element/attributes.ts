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
