import { isJsonObject, type JsonObject, type JsonValue } from '../../foundation/json/json.js';
import type { AuditStamp } from '../audit-stamp.js';
import type { KeyedArray } from './array-codec.js';

/** How patches of one aspect are applied. */
export interface AspectTemplate {
  readonly arrays: readonly KeyedArray[];
  /** The initial value for a patch of an absent aspect; without it such a patch is refused. */
  readonly initial?: (stamp: JsonObject) => JsonObject;
  /** Adds required members that patches cannot be expected to contain. */
  readonly complete?: (value: JsonObject, stamp: JsonObject) => JsonObject;
}

/** An audit stamp in the form of aspects. */
export function stampValue({ time, actor, impersonator }: AuditStamp): JsonObject {
  return { time, actor, ...(impersonator === undefined ? {} : { impersonator }) };
}

/** `value` with `auditStamp` where it holds glossary terms without one. */
export function withTermsStamp(value: JsonValue | undefined, stamp: JsonObject): JsonValue | undefined {
  if (!isJsonObject(value)) return value;
  return value['auditStamp'] === undefined ? { ...value, auditStamp: stamp } : value;
}
