/**
 * Groups items that may belong to several groups, in the order in which their keys come.
 * (`Map.groupBy` gives an item one key, and Node 20 does not have it.)
 */
export function grouped<Item>(
  items: Iterable<Item>,
  keysOf: (item: Item) => Iterable<string>,
): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items)
    for (const key of keysOf(item)) {
      const members = groups.get(key);
      if (members) members.push(item);
      else groups.set(key, [item]);
    }
  return groups;
}
