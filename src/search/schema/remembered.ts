/** Maximum number of cached sets of entity types. */
const MOST_REMEMBERED = 200;

/** Memoizes a function of entity types and of further arguments; `keyOf` returns a text that identifies the latter. */
export function remembered<Value, Further extends readonly unknown[] = []>(
  work: (entityTypes: readonly string[], ...further: Further) => Value,
  keyOf: (...further: Further) => string = () => '',
): (entityTypes: readonly string[], ...further: Further) => Value {
  const known = new Map<string, Value>();
  return (entityTypes, ...further) => {
    const key = `${keyOf(...further)} ${entityTypes.join(',')}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const value = work(entityTypes, ...further);
    if (known.size >= MOST_REMEMBERED) known.clear();
    known.set(key, value);
    return value;
  };
}
