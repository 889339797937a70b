/** Maximum number of cached sets of entity types. */
const MOST_REMEMBERED = 200;

/** Memoizes a function of entity types. */
export function remembered<Value>(
  work: (entityTypes: readonly string[]) => Value,
): (entityTypes: readonly string[]) => Value {
  const known = new Map<string, Value>();
  return (entityTypes) => {
    const key = entityTypes.join(',');
    const found = known.get(key);
    if (found !== undefined) return found;
    const value = work(entityTypes);
    if (known.size >= MOST_REMEMBERED) known.clear();
    known.set(key, value);
    return value;
  };
}
