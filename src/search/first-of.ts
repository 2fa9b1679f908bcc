/**
 * The first number of a range that is not before something, found by halving; its end where all are.
 * @param isBefore true for the first numbers, and false from some number on
 */
export function firstOf(from: number, to: number, isBefore: (number: number) => boolean): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
