import type { EntityRef } from './entity-ref.js';
import type { CustomPropertiesEntry } from './shared/custom-properties-entry.model.js';
import type { StringMapEntry } from './shared/string-map-entry.model.js';

/** Returns the entries of a stored map in order; empty without a map. `urn`: urn of the entity with the properties. */
export function customProperties(map: unknown, urn: string): CustomPropertiesEntry[] {
  return mapEntries(map).map(({ key, value }) => ({ key, value, associatedUrn: urn }));
}

/** Returns the value of an aspect with its custom properties as GraphQL entries: a transform for `aspectField`. */
export function withCustomProperties<Value extends { readonly customProperties?: Readonly<Record<string, string>> }>(
  value: Value,
  { urn }: EntityRef,
): Omit<Value, 'customProperties'> & { readonly customProperties: CustomPropertiesEntry[] } {
  return { ...value, customProperties: customProperties(value.customProperties, urn) };
}

/** Returns the entries of a stored map of strings in order; empty without a map. */
export function mapEntries(map: unknown): StringMapEntry[] {
  if (typeof map !== 'object' || map === null) return [];
  return Object.entries(map).map(([key, value]) => ({ key, value: value === undefined ? null : String(value) }));
}

/** Returns a stored value if the GraphQL enum has it, otherwise `fallback`: an unknown value is not an error. */
export function enumValue<Value extends string>(
  values: Readonly<Record<string, Value>>,
  stored: unknown,
  fallback: Value | null = null,
): Value | null {
  return typeof stored === 'string' && Object.hasOwn(values, stored) ? (values[stored] ?? fallback) : fallback;
}
