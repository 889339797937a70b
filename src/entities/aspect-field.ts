import type { AspectRecord } from '../aspects/index.js';
import { idOfUrn } from '../foundation/common/urn.js';
import type { AspectDeclaration, ValueOf } from '../model/index.js';
import type { EntityFieldResolver } from './entity-mapping.js';
import type { EntityRef } from './entity-ref.js';

/** Converts the value of an aspect, with the model's defaults, into the value of a field. */
export type AspectTransform<Value> = (value: Value, source: EntityRef, record: AspectRecord) => unknown;

/**
 * Returns a resolver that applies `transform` to the value of an aspect with the model's defaults; null if the aspect
 * is not stored. Without a transform it returns the value, whose members GraphQL reads by name. Values are shared:
 * never change them.
 */
export function aspectField<Aspect extends AspectDeclaration>(
  aspect: Aspect,
  transform?: AspectTransform<ValueOf<Aspect>>,
): EntityFieldResolver {
  return async (source, _args, context) => {
    const record = await context.entities.aspect(source.urn, aspect.name);
    if (record === undefined) return null;
    const value = context.entities.valueOf(record, aspect);
    if (value === undefined) return null;
    return transform === undefined ? value : transform(value, source, record);
  };
}

/** Resolves the key in the urn: `x` for `urn:li:tag:x`. */
export const idField: EntityFieldResolver = (source) => idOfUrn(source.urn);

/** Returns a resolver of one field of the entity's key aspect. */
export function keyField(part: string): EntityFieldResolver {
  return (source, _args, context) => context.entities.key(source.urn)[part] ?? null;
}
