import { FilterOperator, type FacetFilterInput } from '../../discovery/index.js';

const EQUALS: readonly FilterOperator[] = [FilterOperator.EQUAL, FilterOperator.IN];

/** Returns whether a condition matches only tokens that `urn` created. */
export function namesOwner({ field, values, negated, condition }: FacetFilterInput, urn: string): boolean {
  if (field !== 'ownerUrn' || negated === true) return false;
  if (condition != null && !EQUALS.includes(condition)) return false;
  return values?.length === 1 && values[0] === urn;
}
