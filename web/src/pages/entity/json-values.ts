import type { Aspects, Json, JsonRecord } from './stored-entity.js';

/** Whether a value is an object with members. */
export function isRecord(value: Json | undefined): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The member of `value` at a path of names; undefined if there is none. */
export function at(value: Json | undefined, ...path: readonly string[]): Json | undefined {
  return path.reduce<Json | undefined>((found, name) => (isRecord(found) ? found[name] : undefined), value);
}

/** The text at a path; empty without one. */
export function textAt(value: Json | undefined, ...path: readonly string[]): string {
  const found = at(value, ...path);
  return typeof found === 'string' ? found : '';
}

/** The objects of the list at a path; none without a list. */
export function recordsAt(value: Json | undefined, ...path: readonly string[]): readonly JsonRecord[] {
  const found = at(value, ...path);
  return Array.isArray(found) ? (found as readonly Json[]).filter(isRecord) : [];
}

/** The texts of the list at a path; none without a list. */
export function textsAt(value: Json | undefined, ...path: readonly string[]): readonly string[] {
  const found = at(value, ...path);
  return Array.isArray(found) ? (found as readonly Json[]).filter((one) => typeof one === 'string') : [];
}

/** The value of an aspect; undefined if it is not stored. */
export function valueOf(aspects: Aspects, name: string): JsonRecord | undefined {
  return aspects.get(name)?.value;
}

/** Whether a text is a urn. */
export function isUrn(text: string): boolean {
  return /^urn:li:[a-zA-Z]+:./.test(text);
}

/** All urns in a value, those of members' names too. */
export function urnsIn(value: Json | undefined): readonly string[] {
  if (typeof value === 'string') return isUrn(value) ? [value] : [];
  if (Array.isArray(value)) return (value as readonly Json[]).flatMap(urnsIn);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, member]) => [...urnsIn(name), ...urnsIn(member)]);
}
