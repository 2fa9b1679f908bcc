/**
 * Remembers the last result for as long as its inputs stay the same.
 * @param compute a pure function
 * @param keysOf what of the inputs decides; all of them unless given
 */
export function memoizeLast<A extends readonly unknown[], R>(
  compute: (...inputs: A) => R,
  keysOf: (inputs: A) => readonly unknown[] = (inputs) => inputs,
): (...inputs: A) => R {
  let last: { readonly keys: readonly unknown[]; readonly result: R } | undefined;
  return (...inputs) => {
    const keys = keysOf(inputs);
    if (!last?.keys.every((key, at) => key === keys[at])) last = { keys, result: compute(...inputs) };
    return last.result;
  };
}
