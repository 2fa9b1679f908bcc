/**
 * Does something with each item, several at a time, and takes the next only when there is room for it. Nothing is
 * thrown before all that was begun has ended.
 * @param most how many at a time
 * @returns the results, in the order of the items
 */
export async function atOnce<Item, Result>(
  items: Iterable<Item>,
  most: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const failures: unknown[] = [];
  const running = new Set<Promise<unknown>>();
  const begin = (item: Item, index: number) => {
    const one: Promise<unknown> = work(item)
      .then(
        (result) => (results[index] = result),
        (error: unknown) => failures.push(error),
      )
      .finally(() => running.delete(one));
    running.add(one);
  };
  try {
    let index = 0;
    for (const item of items) {
      begin(item, index++);
      if (running.size >= most) await Promise.race(running);
      if (failures.length > 0) break;
    }
  } finally {
    await Promise.all(running);
  }
  if (failures.length > 0) throw failures[0];
  return results;
}
