/**
 * Replaces a passage of a dependency's text that must be there exactly once.
 * @throws when it is not: the dependency has changed, and so must what is made of it
 */
export function replaceExactly(code: string, passage: string, replacement: string, file: string): string {
  const [before, after, ...more] = code.split(passage);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(
      `${file} no longer has this passage exactly once, see what has changed there:\n${passage.slice(0, 200)}`,
    );
  return before + replacement + after;
}
