import type { AuditStamp } from '../../../../aspects/index.js';
import type { JsonObject, JsonValue } from '../../../../foundation/common/json.js';
import { isJsonObject } from '../../../../foundation/common/json.js';
import type { ChangeCategory, ChangeEvent } from '../change.js';

/** Two neighbouring values of one aspect; `before` is absent where `after` is the first one. */
export interface ValuePair {
  readonly urn: string;
  readonly before: JsonObject | undefined;
  readonly after: JsonObject;
  readonly auditStamp: AuditStamp;
}

/** Tells what changed between two values of one aspect. */
export interface AspectDiff {
  readonly aspectName: string;
  /** The categories of its events. */
  readonly categories: readonly ChangeCategory[];
  eventsOf(pair: ValuePair): readonly ChangeEvent[];
}

/** The objects of an array member; none where there is no such array. */
export function objectsAt(value: JsonObject | undefined, member: string): readonly JsonObject[] {
  const items = value?.[member];
  return Array.isArray(items) ? items.filter(isJsonObject) : [];
}

/** The texts of an array member; none where there is no such array. */
export function textsAt(value: JsonObject | undefined, member: string): readonly string[] {
  const items = value?.[member];
  return Array.isArray(items) ? items.filter((item) => typeof item === 'string') : [];
}

/** The text at a path of members, or undefined. */
export function textAt(value: JsonObject | undefined, ...path: readonly string[]): string | undefined {
  let current: JsonValue | undefined = value;
  for (const name of path) current = isJsonObject(current) ? current[name] : undefined;
  return typeof current === 'string' ? current : undefined;
}

/** The object at a member, or undefined. */
export function objectAt(value: JsonObject | undefined, member: string): JsonObject | undefined {
  const found = value?.[member];
  return isJsonObject(found) ? found : undefined;
}

/** The last part of a urn for people to read. */
export function shortName(urn: string): string {
  return urn.replace(/^urn:li:[^:]+:/, '');
}

/** Parameters without those that are absent. */
export function given(
  parameters: Readonly<Record<string, JsonValue | undefined>>,
): Readonly<Record<string, JsonValue>> {
  return Object.fromEntries(
    Object.entries(parameters).filter((entry): entry is [string, JsonValue] => entry[1] !== undefined),
  );
}
