/** `values` without duplicates, in the order of their first occurrence; may return the same list if it has none. */
export function distinct<Value>(values: readonly Value[]): readonly Value[] {
  return values.length < 2 ? values : [...new Set(values)];
}
