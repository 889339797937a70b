import type { JsonObject } from '../../foundation/common/json.js';
import type { AndFilterInput } from '../../discovery/index.js';

/** Conditions of an input as an aspect holds them. */
export function storedFilter(groups: readonly AndFilterInput[]): JsonObject {
  return {
    or: groups.map(({ and }) => ({
      and: (and ?? []).map(({ field, condition, values, negated }) => ({
        field,
        condition: condition ?? 'EQUAL',
        values: [...(values ?? [])],
        negated: negated ?? false,
      })),
    })),
  };
}
