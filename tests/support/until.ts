const now = performance.now.bind(performance);

/** How long a slow, busy machine may take, in milliseconds: less than a test may, so that it says what was missing. */
const LIMIT = 25_000;

/** Waits until something is there, or true, and gives it. */
export async function until<T>(
  what: string,
  find: () => T | Promise<T>,
): Promise<Exclude<T, undefined | null | false>> {
  for (const begun = now(); ;) {
    const found = await find();
    if (found !== undefined && found !== null && found !== false)
      return found as Exclude<T, undefined | null | false>;
    if (now() - begun > LIMIT) throw new Error(`It never happened: ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
