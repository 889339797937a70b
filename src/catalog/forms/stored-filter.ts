import type { AndFilterInput } from '../../discovery/index.js';
import type { Filter, StoredOf } from '../../model/index.js';

/** A value of the record `Filter`. */
export type StoredFilter = StoredOf<typeof Filter>;

/** The conditions of an input as an aspect stores them. */
export function storedFilter(groups: readonly AndFilterInput[]): StoredFilter {
  return {
    or: groups.map(({ and }) => ({
      and: (and ?? []).map(({ field, condition, values, negated }) => ({
        field,
        condition: condition ?? 'EQUAL',
        values: values ?? [],
        negated: negated ?? false,
      })),
    })),
  };
}
