import type { AspectRecord } from '../aspects/index.js';
import type { JsonObject } from '../foundation/common/json.js';
import type { AspectDeclaration, ValueOf } from '../model/index.js';
import type { EntityFieldResolver } from './entity-mapping.js';
import type { EntityRef } from './entity-ref.js';
import { idOfUrn } from './entity-types.js';

/** Turns an aspect's value, the model's defaults filled in, into a field's value. */
export type AspectTransform<Value> = (value: Value, source: EntityRef, record: AspectRecord) => unknown;

/**
 * A field that shows one aspect: null when the aspect is not stored, else `transform` of its value with the model's
 * defaults filled in. Without a transform the value itself, whose members are then read by name. Values are shared:
 * never change them.
 */
export function aspectField<Aspect extends AspectDeclaration>(
  aspect: Aspect,
  transform?: AspectTransform<ValueOf<Aspect>>,
): EntityFieldResolver;
export function aspectField<Value = JsonObject>(
  aspect: string,
  transform?: AspectTransform<Value>,
): EntityFieldResolver;
export function aspectField(
  aspect: AspectDeclaration | string,
  transform?: AspectTransform<never>,
): EntityFieldResolver {
  const aspectName = typeof aspect === 'string' ? aspect : aspect.name;
  return async (source, _args, context) => {
    const record = await context.entities.aspect(source.urn, aspectName);
    if (record === undefined) return null;
    const value = context.entities.valueOf(record);
    return transform === undefined ? value : transform(value as never, source, record);
  };
}

/** A field that shows the part of the urn behind the kind: `x` of `urn:li:tag:x`. */
export const idField: EntityFieldResolver = (source) => idOfUrn(source.urn);

/** A field that shows one part of the entity's key, by the key aspect's field name. */
export function keyField(part: string): EntityFieldResolver {
  return (source, _args, context) => context.entities.key(source.urn)[part] ?? null;
}
