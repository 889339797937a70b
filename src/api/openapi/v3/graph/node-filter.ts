import { invalidArgument } from '../../../../foundation/common/errors.js';
import type { JsonValue } from '../../../../foundation/common/json.js';
import type { EdgeEnd } from '../../../../graph/index.js';
import { type FilterCriterion, readFilter } from '../../filter.js';
import { type Query, valuesOf } from '../../query.js';

const EXACT: ReadonlySet<string> = new Set(['EQUAL', 'IN', 'IEQUAL']);

/**
 * The condition on one end of the edges: urns from a filter of the body, entity types from the query. Throws
 * `INVALID_ARGUMENT` for what a graph cannot filter by.
 */
export function nodeFilter(
  filter: JsonValue | undefined,
  member: string,
  types: readonly string[],
): EdgeEnd | undefined {
  const urns = valuesOfField(filter, member, 'urn');
  if (urns === undefined && types.length === 0) return undefined;
  return { ...(urns !== undefined && { urns }), ...(types.length > 0 && { entityTypes: types }) };
}

/**
 * The relationship types asked for in the query or in the edge filter of the body; empty = all. Undefined when the two
 * have none in common.
 */
export function relationshipTypes(query: Query, filter: JsonValue | undefined): readonly string[] | undefined {
  const named = valuesOf(query, 'relationshipTypes', 'relationshipTypes[]').filter((type) => type !== '*');
  const filtered = valuesOfField(filter, 'edgeFilter', 'relationshipType');
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
  { field, condition, values, negated }: FilterCriterion,
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
