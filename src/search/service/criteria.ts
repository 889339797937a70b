import { withoutSubfield } from '../planning/field-expansion.js';
import type { SearchCriteria, SearchCriterion } from '../search-criteria.js';

/** Criteria that match if both given criteria match. */
export function bothCriteria(left: SearchCriteria, right: SearchCriteria): SearchCriteria {
  if (left.length === 0) return right;
  if (right.length === 0) return left;
  return left.flatMap((conjunction) => right.map((other) => [...conjunction, ...other]));
}

/** Whether any criterion refers to `field`. */
export function namesField(criteria: SearchCriteria, field: string): boolean {
  return criteria.flat().some((criterion) => withoutSubfield(criterion.field) === field);
}

/** Replaces each criterion with the result of `change`. */
export async function mapCriteria(
  criteria: SearchCriteria,
  change: (criterion: SearchCriterion) => Promise<SearchCriterion>,
): Promise<SearchCriteria> {
  return Promise.all(criteria.map((conjunction) => Promise.all(conjunction.map(change))));
}
