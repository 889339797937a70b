import type { AndFilterInput } from '../../discovery/index.js';
import type { Filter, StoredOf } from '../../model/index.js';

/** A value of the record `Filter`. */
export type StoredFilter = StoredOf<typeof Filter>;

/** Converts the conditions of an input to a stored filter. */
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
