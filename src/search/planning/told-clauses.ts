import type { SearchCriteria, SearchCriterion } from '../search-criteria.js';
import type { SearchClause, ToldClause } from '../search-query.js';

/** Maximum number of clauses that hits are put to for their names. */
const MOST_CLAUSES = 100;

/** Maximum number of values of such a clause. */
const MOST_VALUES = 1_000;

/** DataHub's name of the field that holds entity types. */
const TYPE_NAME = '_index';

/**
 * Returns the conditions whose names hits tell, as in DataHub: each under the field that the caller names, and under
 * each of the fields that this name stands for if it stands for several. `clauseOf` resolves a criterion; filters with
 * more conditions than hits can be put to tell the first ones.
 */
export function toldClauses(
  criteria: SearchCriteria,
  clauseOf: (criterion: SearchCriterion) => readonly SearchClause[],
): readonly ToldClause[] {
  const isAlone = criteria.length === 1;
  const told = new Map<string, ToldClause>();
  for (const criterion of criteria.flat()) {
    if (told.size >= MOST_CLAUSES) break;
    if (isAlone && criterion.negated === true) continue;
    for (const one of toldOf(criterion, clauseOf({ ...criterion, negated: false }), isAlone))
      told.set(JSON.stringify(one), one);
  }
  return [...told.values()];
}

/** What a criterion tells; `isMet`: whether every hit meets it. */
function toldOf(
  { field: name, condition, values }: SearchCriterion,
  [clause]: readonly SearchClause[],
  isMet: boolean,
): readonly ToldClause[] {
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
