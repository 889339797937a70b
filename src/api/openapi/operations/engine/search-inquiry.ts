import type { Actor } from '../../../../auth/index.js';
import { invalidArgument } from '../../../../foundation/common/errors.js';
import { isJsonObject, type JsonObject } from '../../../../foundation/common/json.js';
import type { ModelRegistry } from '../../../../model/index.js';
import type { ScrollRequest, SearchFlags } from '../../../../search/index.js';
import { type FilterCriterion, readFilter } from '../../filter.js';
import { integerOf, listOf, type Query, textOf } from '../../query.js';
import { entityNamed } from '../../v3/aspect-names.js';

/** The entity type that is searched unless the caller names one. Source: DataHub's operations. */
const DEFAULT_TYPE = 'dataset';

/**
 * The search that the query parameters describe: `query`, `entityName`, `filters` and `searchFlags` (JSON texts),
 * `sortCriteria`, `size`, `scrollId`. Throws `INVALID_ARGUMENT` that names the parameter.
 */
export function inquiryOf(query: Query, viewer: Actor, registry: ModelRegistry, defaultSize: number): ScrollRequest {
  const scrollId = textOf(query, 'scrollId');
  const sort = (listOf(query, 'sortCriteria') ?? []).map((field) => ({ field, order: 'ASCENDING' }) as const);
  return {
    viewer,
    query: textOf(query, 'query') ?? '*',
    entityTypes: [entityNamed(registry, textOf(query, 'entityName') ?? DEFAULT_TYPE).name],
    criteria: criteriaOf(query),
    sort,
    count: integerOf(query, 'size', defaultSize),
    flags: flagsOf(query),
    ...(scrollId !== undefined && scrollId !== '' && { scrollId }),
  };
}

function criteriaOf(query: Query): readonly (readonly FilterCriterion[])[] {
  return readFilter(objectOf(query, 'filters'), 'filters');
}

function flagsOf(query: Query): SearchFlags {
  const given = objectOf(query, 'searchFlags') ?? { fulltext: true };
  const known = ['fulltext', 'skipHighlighting', 'skipAggregates', 'includeSoftDeleted', 'getSuggestions'] as const;
  const flags = known.flatMap((name) => (typeof given[name] === 'boolean' ? [[name, given[name]] as const] : []));
  return Object.fromEntries(flags);
}

function objectOf(query: Query, name: string): JsonObject | undefined {
  const text = textOf(query, name);
  if (text === undefined || text === '') return undefined;
  const value = parsed(text);
  if (isJsonObject(value)) return value;
  throw invalidArgument(`The query parameter "${name}" must be a JSON object.`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
