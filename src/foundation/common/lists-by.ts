/** Returns the items of each key, in their order. */
export function listsBy<Key, Item>(
  items: Iterable<Item>,
  keyOf: (item: Item) => Key,
): ReadonlyMap<Key, readonly Item[]> {
  const lists = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const known = lists.get(key);
    if (known === undefined) lists.set(key, [item]);
    else known.push(item);
  }
  return lists;
}
