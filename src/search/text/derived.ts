/** Caches what is derived from a list for as long as the list exists: equal plans share their lists of fields. */
export function derived<Item, Value>(derive: (list: readonly Item[]) => Value): (list: readonly Item[]) => Value {
  const known = new WeakMap<readonly Item[], { readonly value: Value }>();
  return (list) => {
    const found = known.get(list);
    if (found !== undefined) return found.value;
    const value = derive(list);
    known.set(list, { value });
    return value;
  };
}
