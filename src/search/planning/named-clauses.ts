import type { SearchCriteria, SearchCriterion } from '../search-criteria.js';
import type { SearchClause, NamedClause } from '../search-query.js';

/** Maximum number of clauses that are tested on hits. */
const MOST_CLAUSES = 100;

/** Maximum number of values of such a clause. */
const MOST_VALUES = 1_000;

/** DataHub's name of the field that holds entity types. */
const TYPE_NAME = '_index';

/**
 * Returns the conditions that hits name if they match them, as in DataHub: each under the field that the caller names,
 * or under each field that this name stands for if there are several. `clauseOf` resolves a criterion. Conditions
 * beyond the maximum are left out.
 */
export function namedClauses(
  criteria: SearchCriteria,
  clauseOf: (criterion: SearchCriterion) => readonly SearchClause[],
): readonly NamedClause[] {
  const isAlone = criteria.length === 1;
  const named = new Map<string, NamedClause>();
  for (const criterion of criteria.flat()) {
    if (named.size >= MOST_CLAUSES) break;
    if (isAlone && criterion.negated === true) continue;
    for (const one of namedClausesOf(criterion, clauseOf({ ...criterion, negated: false }), isAlone))
      named.set(JSON.stringify(one), one);
  }
  return [...named.values()];
}

/** Returns the conditions of a criterion; `isMet` = every hit matches it. */
function namedClausesOf(
  { field: name, condition, values }: SearchCriterion,
  [clause]: readonly SearchClause[],
  isMet: boolean,
): readonly NamedClause[] {
  const takesNone = condition === 'EXISTS' || condition === 'IS_NULL';
  if (!takesNone && (values === undefined || values.length === 0 || values.length > MOST_VALUES)) {
    return isMet && (values?.length ?? 0) > MOST_VALUES ? [{ name, clause: undefined }] : [];
  }
  if (clause === undefined) return [{ name, clause: undefined }];
  const [first, second] = clause.fields;
  if (first !== undefined && second !== undefined)
    return clause.fields.map((field) => ({ name: field.name, clause: { ...clause, fields: [field] } }));
  return [{ name: first?.kind === 'entityType' ? TYPE_NAME : name, clause: isMet ? undefined : clause }];
}
