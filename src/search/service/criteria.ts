import { withoutSubfield } from '../planning/field-expansion.js';
import type { SearchCriteria, SearchCriterion } from '../search-criteria.js';

/** Criteria that hold where both hold. */
export function bothCriteria(left: SearchCriteria, right: SearchCriteria): SearchCriteria {
  if (left.length === 0) return right;
  if (right.length === 0) return left;
  return left.flatMap((conjunction) => right.map((other) => [...conjunction, ...other]));
}

/** Whether any criterion is about `field`. */
export function namesField(criteria: SearchCriteria, field: string): boolean {
  return criteria.flat().some((criterion) => withoutSubfield(criterion.field) === field);
}

/** The criteria with each one replaced by what `change` makes of it. */
export async function mapCriteria(
  criteria: SearchCriteria,
  change: (criterion: SearchCriterion) => Promise<SearchCriterion>,
): Promise<SearchCriteria> {
  return Promise.all(criteria.map((conjunction) => Promise.all(conjunction.map(change))));
}
