/** `values` in the order in which each comes first; the same list where that is plain without looking. */
export function distinct<Value>(values: readonly Value[]): readonly Value[] {
  return values.length < 2 ? values : [...new Set(values)];
}
