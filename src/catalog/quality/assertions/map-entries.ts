import { isJsonObject, type JsonObject, type JsonValue } from '../../../foundation/common/json.js';
import type { StringMapEntry, StringMapEntryInput } from '../../../entities/index.js';

/** A stored map of texts as GraphQL shows it; null when it is not stored. */
export function entriesOf(map: JsonValue | undefined): StringMapEntry[] | null {
  if (!isJsonObject(map)) return null;
  return Object.entries(map).map(([key, value]) => ({ key, value: typeof value === 'string' ? value : null }));
}

/** Entries as they are stored; those without a value are left out. */
export function mapOf(entries: readonly StringMapEntryInput[]): Readonly<Record<string, string>> {
  return Object.fromEntries(entries.flatMap(({ key, value }) => (value == null ? [] : [[key, value] as const])));
}

/** Members that have a value. */
export function given(members: Readonly<Record<string, JsonValue | null | undefined>>): JsonObject {
  const entries = Object.entries(members).flatMap(([name, value]) => (value == null ? [] : [[name, value] as const]));
  return Object.fromEntries(entries);
}
