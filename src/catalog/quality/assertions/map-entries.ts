import { mapEntries, type StringMapEntry, type StringMapEntryInput } from '../../../entities/index.js';

/** Returns the entries of a stored map; null if the map is not stored. */
export function entriesOf(map: Readonly<Record<string, string>> | undefined): StringMapEntry[] | null {
  return map === undefined ? null : mapEntries(map);
}

/** Converts entries to a stored map, without entries that have no value; undefined if `entries` is absent. */
export function mapOf(entries: readonly StringMapEntryInput[] | null | undefined): Record<string, string> | undefined {
  if (entries == null) return undefined;
  return Object.fromEntries(entries.flatMap(({ key, value }) => (value == null ? [] : [[key, value] as const])));
}
