/**
 * Does what `Array.from` does. It stands in the place of that in the files of the CDN (generator/bundle/script.ts puts it
 * there): MooTools and Prototype.js, which old pages still load, put functions of their own there, which know no iterables
 * and call nothing back.
 */
export function arrayFrom<T, U = T>(
  source: Iterable<T> | ArrayLike<T>,
  change?: (value: T, index: number) => U,
): (T | U)[] {
  // A text is no object in which something could be looked for.
  const isIterable = typeof source === 'string' || Symbol.iterator in source;
  const values: (T | U)[] = isIterable ? [...source] : [];
  for (let index = 0; index < (isIterable ? values : source).length; index += 1) {
    const value = isIterable ? values[index] : source[index];
    values[index] = change ? change(value as T, index) : (value as T);
  }
  return values;
}
