/** Keeps a value in a memo of bounded size: the oldest one goes. */
export function remember<T>(memo: Map<string, T>, key: string, value: T, size: number): void {
  if (memo.size >= size) {
    for (const oldest of memo.keys()) {
      memo.delete(oldest);
      break;
    }
  }
  memo.set(key, value);
}
