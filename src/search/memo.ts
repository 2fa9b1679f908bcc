/** Keeps a value in a memo of bounded size: the oldest one goes. */
export function remember<T>(memo: Map<string, T>, key: string, value: T, size: number): void {
  if (memo.size >= size) memo.delete(memo.keys().next().value ?? '');
  memo.set(key, value);
}

/**
 * A function that remembers what it made of texts.
 * @param size how many at most
 */
export function memoized<T>(make: (text: string) => T, size = Infinity): (text: string) => T {
  const memo = new Map<string, T>();
  return (text) => {
    let made = memo.get(text);
    if (made === undefined) remember(memo, text, (made = make(text)), size);
    return made;
  };
}
