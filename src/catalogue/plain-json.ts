/** Prototypes on which Prototype.js up to 1.6.1 put a `toJSON` that gives texts in the place of lists. */
const PATCHED = [Array.prototype, String.prototype, Number.prototype] as { toJSON?: unknown }[];

/**
 * JSON as the language defines it, whatever a page has put on the prototypes of lists, texts and numbers. Nothing else runs
 * meanwhile, so the page sees no difference.
 * @param indent the number of blanks by which each level is moved to the right
 */
export function plainJson(value: unknown, indent?: number): string {
  const patches = PATCHED.map((prototype) => Object.getOwnPropertyDescriptor(prototype, 'toJSON'));
  try {
    for (const prototype of PATCHED) delete prototype.toJSON;
    return JSON.stringify(value, null, indent);
  } finally {
    patches.forEach((patch, at) => {
      if (patch) Object.defineProperty(PATCHED[at], 'toJSON', patch);
    });
  }
}
