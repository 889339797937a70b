import { type GraphQLNamedType, isObjectType } from 'graphql';
import type { MergedField } from './merged-selection.js';

/**
 * Yields groups of `fields` that may be selected on one object: the fields of each object type, together with the
 * fields of interfaces.
 */
export function* possibleObjects(fields: readonly MergedField[]): Generator<readonly MergedField[]> {
  const shared: MergedField[] = [];
  const byType = new Map<GraphQLNamedType, MergedField[]>();
  for (const field of fields) {
    const own = isObjectType(field.parent) ? byType.get(field.parent) : shared;
    if (own !== undefined) own.push(field);
    else if (field.parent !== undefined) byType.set(field.parent, [field]);
  }
  if (byType.size === 0) yield shared;
  for (const own of byType.values()) yield byType.size === 1 && shared.length === 0 ? fields : [...shared, ...own];
}
