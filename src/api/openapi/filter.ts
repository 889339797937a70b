import { invalidArgument } from '../../foundation/common/errors.js';
import { isJsonObject, type JsonObject, type JsonValue } from '../../foundation/json/json.js';

/** One condition of a filter. */
export interface FilterCriterion {
  readonly field: string;
  readonly condition: string;
  /** Absent = the caller gave none. */
  readonly values?: readonly string[];
  readonly negated: boolean;
}

/** Alternatives of conjunctions; empty = no condition. */
export type Filter = readonly (readonly FilterCriterion[])[];

/** Aliases of conditions. */
const SYNONYMS: Readonly<Record<string, string>> = { STARTS_WITH: 'START_WITH', ENDS_WITH: 'END_WITH' };

/**
 * Parses a filter of the v3 API: `{"and": [{"criteria": [{field, values, condition, negated}]}]}`, where the outer list
 * contains alternatives. Also accepts the form `{"or": [{"and": […]}]}` of the other APIs. Throws `INVALID_ARGUMENT`
 * naming the invalid member.
 */
export function readFilter(filter: JsonValue | undefined, member = 'filter'): Filter {
  if (filter === undefined || filter === null) return [];
  if (!isJsonObject(filter)) throw invalidArgument(`The member "${member}" must be an object.`);
  const [alternatives, name] = Array.isArray(filter['and'])
    ? ([filter['and'], 'criteria'] as const)
    : ([filter['or'] ?? [], 'and'] as const);
  if (!Array.isArray(alternatives)) throw invalidArgument(`The member "${member}" must hold an array "and".`);
  return alternatives.map((alternative) => conjunctionOf(alternative, name, member));
}

function conjunctionOf(alternative: JsonValue, name: string, member: string): readonly FilterCriterion[] {
  const criteria = isJsonObject(alternative) ? alternative[name] : undefined;
  if (Array.isArray(criteria))
    return criteria.map((criterion) => criterionOf(isJsonObject(criterion) ? criterion : {}));
  throw invalidArgument(`Each alternative of "${member}" must hold an array "${name}".`);
}

function criterionOf({ field, values, value, condition, negated }: JsonObject): FilterCriterion {
  if (typeof field !== 'string') throw invalidArgument('Each criterion of a filter needs a "field", a string.');
  const given = Array.isArray(values) ? values : value === undefined || value === null ? undefined : [value];
  const name = typeof condition === 'string' ? condition.toUpperCase() : 'EQUAL';
  return {
    field,
    condition: SYNONYMS[name] ?? name,
    ...(given !== undefined && { values: given.map(String) }),
    negated: negated === true,
  };
}
