import type { FieldKind, FieldRef, SearchField } from '../search-field.js';

/**
 * The companion fields of `sources`: whether values exist, how many, and since when. One per name that is not itself a
 * field.
 */
export function companionFields(sources: readonly SearchField[]): readonly FieldRef[] {
  const taken = new Set(sources.map(({ name }) => name));
  const found = new Map<string, FieldRef>();
  const add = (name: string | undefined, kind: FieldKind): void => {
    if (name !== undefined && !taken.has(name) && !found.has(name)) found.set(name, { name, kind });
  };
  for (const source of sources) {
    add(source.hasValues?.name, 'boolean');
    add(source.numValuesName, 'number');
    add(source.modifiedAtName, 'date');
  }
  return [...found.values()];
}
