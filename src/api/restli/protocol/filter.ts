import { invalidArgument } from '../../../foundation/common/errors.js';
import { isJsonObject, type JsonObject, type JsonValue } from '../../../foundation/json/json.js';

/** One condition of a rest.li Filter. */
export interface FilterCriterion {
  readonly field: string;
  readonly condition: string;
  /** Absent = the caller gave none. */
  readonly values?: readonly string[];
  readonly negated: boolean;
}

/**
 * Parses a rest.li Filter `{"or": [{"and": [{field, values, condition, negated}]}]}`: alternatives of conjunctions,
 * none = no condition. Also accepts the older form with `criteria` and the older single `value`. Throws
 * `INVALID_ARGUMENT`.
 */
export function readFilter(filter: JsonObject | undefined): readonly (readonly FilterCriterion[])[] {
  const { or, criteria } = filter ?? {};
  if (Array.isArray(criteria)) return [criteria.map(criterionOf)];
  if (or === undefined || or === null) return [];
  if (!Array.isArray(or)) throw invalidArgument('The member "or" of the filter must be an array.');
  return or.map((conjunction) => {
    const and = isJsonObject(conjunction) ? conjunction['and'] : undefined;
    if (!Array.isArray(and)) throw invalidArgument('Each item of "or" in the filter must hold an array "and".');
    return and.map(criterionOf);
  });
}

function criterionOf(raw: JsonValue): FilterCriterion {
  const { field, values, value, condition, negated } = isJsonObject(raw) ? raw : {};
  if (typeof field !== 'string') throw invalidArgument('Each criterion of the filter needs a "field", a string.');
  const older = value === undefined || value === null ? undefined : [value];
  const given = Array.isArray(values) && (values.length > 0 || older === undefined) ? values : older;
  return {
    field,
    condition: typeof condition === 'string' ? condition : 'EQUAL',
    ...(given !== undefined && { values: given.map(String) }),
    negated: negated === true,
  };
}
