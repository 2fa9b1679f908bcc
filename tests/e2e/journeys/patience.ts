import assert from 'node:assert/strict';

/** How long a person waits for something to appear, in milliseconds: long enough for a slow, busy machine. */
export const PATIENCE = 60_000;

/** Looks until what is seen is right. */
export async function eventually<T>(
  look: () => Promise<T>,
  isRight: (seen: T) => boolean,
  wanted: string,
): Promise<T> {
  for (const begun = performance.now(); ;) {
    // A page that has just been left cannot be read.
    const seen = await look().catch((error: unknown) => {
      if (String(error).includes('context was destroyed')) return undefined;
      throw error;
    });
    if (seen !== undefined && isRight(seen)) return seen;
    if (performance.now() - begun > PATIENCE)
      assert.fail(`Expected ${wanted}; there is ${typeof seen === 'string' ? seen : JSON.stringify(seen)}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

export const isMatch = (text: string, wanted: string | RegExp): boolean =>
  typeof wanted === 'string' ? text === wanted : wanted.test(text);
export const isPart = (text: string, wanted: string | RegExp): boolean =>
  typeof wanted === 'string' ? text.includes(wanted) : wanted.test(text);
