import { invalidArgument } from '../../../../foundation/common/errors.js';
import type { JsonValue } from '../../../../foundation/json/json.js';
import type { EdgeEnd } from '../../../../graph/index.js';
import { type FilterCriterion, readFilter } from '../../filter.js';
import type { Member } from '../../operation/members.js';
import { refTo } from '../../operation/schemas.js';

const EXACT: ReadonlySet<string> = new Set(['EQUAL', 'IN', 'IEQUAL']);

/**
 * A filter in a body that requires values of one field; undefined if it sets no condition. Throws `INVALID_ARGUMENT`
 * for filters that a graph does not support.
 */
export function exactFilter(field: string): Member<readonly string[] | undefined> {
  return { schema: refTo('Filter'), isRequired: false, read: (value, name) => valuesOfField(value, name, field) };
}

/** The condition on one end of the edges: its urns and its entity types; empty = any. */
export function nodeFilter(urns: readonly string[] | undefined, types: readonly string[]): EdgeEnd | undefined {
  if (urns === undefined && types.length === 0) return undefined;
  return { ...(urns !== undefined && { urns }), ...(types.length > 0 && { entityTypes: types }) };
}

/**
 * The named relationship types that also match the filter, if there is one; empty = all. Undefined if the two have none
 * in common.
 */
export function relationshipTypes(
  all: readonly string[],
  filtered: readonly string[] | undefined,
): readonly string[] | undefined {
  const named = all.filter((type) => type !== '*');
  if (filtered === undefined) return named;
  const both = named.length === 0 ? filtered : filtered.filter((type) => named.includes(type));
  return both.length === 0 ? undefined : both;
}

function valuesOfField(filter: JsonValue | undefined, member: string, field: string): readonly string[] | undefined {
  const alternatives = readFilter(filter, member).map((criteria) =>
    criteria.map((one) => exactValues(one, member, field)),
  );
  if (alternatives.length === 0) return undefined;
  return [...new Set(alternatives.flatMap(common))];
}

function exactValues(
  { field, condition, values = [], negated }: FilterCriterion,
  member: string,
  wanted: string,
): readonly string[] {
  if (field === wanted && EXACT.has(condition) && !negated) return values;
  throw invalidArgument(
    `"${member}" can only ask for values of "${wanted}" by EQUAL, not negated; not for ${field} ${condition}.`,
  );
}

function common(lists: readonly (readonly string[])[]): readonly string[] {
  const [first = [], ...rest] = lists;
  const sets = rest.map((list) => new Set(list));
  return first.filter((value) => sets.every((set) => set.has(value)));
}
