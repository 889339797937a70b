import { invalidArgument } from '../../../foundation/common/errors.js';
import { isJsonObject, type JsonObject, type JsonValue } from '../../../foundation/common/json.js';
import type { SearchFlags, SortCriterion } from '../../../search/index.js';
import { flagOf, integerOf, listOf, type Query, textOf } from '../query.js';
import type { EntityScroll } from './entity-scroll.service.js';

/**
 * Entities of a page unless the caller says otherwise; a larger count than the most becomes the fallback. Source:
 * DataHub's scroll endpoints.
 */
const DEFAULT_COUNT = 10;
const MOST_ENTITIES = 10_000;
const FALLBACK_COUNT = 5_000;

/** What the query parameters of a scroll ask of the search. Throws `INVALID_ARGUMENT`. */
export function searchOf(
  query: Query,
  sort: readonly SortCriterion[],
  skipAggregates: boolean,
): EntityScroll['search'] {
  const count = integerOf(query, 'count', DEFAULT_COUNT);
  const scrollId = textOf(query, 'scrollId');
  const text = textOf(query, 'query');
  return {
    query: text === '*' ? undefined : text,
    sort,
    scrollId: scrollId === '' ? undefined : scrollId,
    count: count < 0 || count > MOST_ENTITIES ? FALLBACK_COUNT : count,
    flags: flagsOf(query, skipAggregates),
  };
}

/** The order that query parameters ask for: fields all in one direction; by urn when none is named. */
export function sortOfQuery(query: Query): readonly SortCriterion[] {
  const fields = listOf(query, 'sortCriteria', 'sort') ?? [];
  const order = orderOf(textOf(query, 'sortOrder'), 'sortOrder');
  return (fields.length === 0 ? ['urn'] : fields).map((field) => ({ field, order }));
}

/**
 * The order that a body asks for: `[{field, order, missingValue?}]`; undefined when it asks for none. Throws
 * `INVALID_ARGUMENT`.
 */
export function sortOfBody(criteria: JsonValue | undefined): readonly SortCriterion[] | undefined {
  if (criteria === undefined || criteria === null) return undefined;
  if (!Array.isArray(criteria)) throw invalidArgument('The member "sortCriteria" must be an array.');
  return criteria.map((criterion) => sortCriterion(isJsonObject(criterion) ? criterion : {}));
}

/** The texts of an array member; undefined when it is absent. Throws `INVALID_ARGUMENT` for anything else. */
export function textsOf(body: JsonObject, member: string): readonly string[] | undefined {
  const value = body[member];
  if (value === undefined || value === null) return undefined;
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value;
  throw invalidArgument(`The member "${member}" must be an array of strings.`);
}

function sortCriterion({ field, order, missingValue }: JsonObject): SortCriterion {
  if (typeof field !== 'string') throw invalidArgument('A sort criterion needs a "field", a string.');
  const missing = typeof missingValue === 'string' ? missingValue.replace(/^_/, '').toLowerCase() : undefined;
  return {
    field,
    order: orderOf(typeof order === 'string' ? order : undefined, `order of ${field}`),
    ...((missing === 'first' || missing === 'last') && { missing }),
  };
}

function orderOf(text: string | undefined, name: string): SortCriterion['order'] {
  const order = text?.toUpperCase();
  if (order === undefined || order === '' || order === 'ASCENDING') return 'ASCENDING';
  if (order === 'DESCENDING') return 'DESCENDING';
  throw invalidArgument(`The "${name}" must be ASCENDING or DESCENDING, not ${String(text)}.`);
}

function flagsOf(query: Query, skipAggregates: boolean): SearchFlags {
  const id = integerOf(query, 'sliceId', -1);
  const max = integerOf(query, 'sliceMax', -1);
  if ((id === -1) !== (max === -1))
    throw invalidArgument('The query parameters "sliceId" and "sliceMax" belong together.');
  return {
    skipCache: flagOf(query, 'skipCache', false),
    includeSoftDeleted: flagOf(query, 'includeSoftDelete', false),
    skipHighlighting: true,
    skipAggregates,
    ...(max !== -1 && { sliceOptions: { id, max } }),
  };
}
