import type { AspectRecord } from '../../../aspects/index.js';
import { isJsonObject, type JsonObject } from '../../../foundation/common/json.js';
import type { AspectSpec } from '../../../model/index.js';
import type { CheckedEntity } from './consistency-check.js';

/** A stored aspect that the model knows. */
export interface StoredValue {
  readonly aspect: AspectSpec;
  /** Undefined where the row holds no JSON object. */
  readonly value: JsonObject | undefined;
}

/** The value of a row; undefined where it holds no JSON object. */
export function readableValue(record: AspectRecord): JsonObject | undefined {
  try {
    return isJsonObject(record.value) ? record.value : undefined;
  } catch {
    return undefined;
  }
}

/** The aspects of an entity but its key, which follows from the urn, and those that the model does not know. */
export function storedValues({ type, records }: CheckedEntity): readonly StoredValue[] {
  return [...records].flatMap(([name, record]) => {
    const aspect = type.aspects.get(name);
    return aspect === undefined || aspect.isKey ? [] : [{ aspect, value: readableValue(record) }];
  });
}
