import { type AspectRecord, isReadable } from '../../../aspects/index.js';
import type { JsonObject } from '../../../foundation/json/json.js';
import type { AspectSpec } from '../../../model/index.js';
import type { CheckedEntity } from './consistency-check.js';

/** A stored aspect of the model. */
export interface StoredValue {
  readonly aspect: AspectSpec;
  /** Undefined if the row does not hold a JSON object. */
  readonly value: JsonObject | undefined;
}

/** Returns the value of a row; undefined if the row does not hold a JSON object. */
export function readableValue(record: AspectRecord): JsonObject | undefined {
  return isReadable(record) ? record.value : undefined;
}

/** Returns the aspects of an entity except its key, which follows from the urn, and aspects that the model lacks. */
export function storedValues({ type, records }: CheckedEntity): readonly StoredValue[] {
  return [...records].flatMap(([name, record]) => {
    const aspect = type.aspects.get(name);
    return aspect === undefined || aspect.isKey ? [] : [{ aspect, value: readableValue(record) }];
  });
}
