import { invalidArgument } from '../../../foundation/common/errors.js';
import { isJsonObject, type JsonObject } from '../../../foundation/json/json.js';
import type { SearchFlags, SortCriterion } from '../../../search/index.js';
import { type Member, member } from '../operation/members.js';
import { flag, unread, integer, list, mapped, rawText, symbol, text, type ValuesOf } from '../operation/parameters.js';
import { COUNT, listOf, refTo, TEXT } from '../operation/schemas.js';
import type { EntityScroll } from './entity-scroll.service.js';

/**
 * Default and maximum page size; a count above the maximum is replaced by the default. Source: DataHub's scroll
 * endpoints.
 */
const DEFAULT_COUNT = 10;
const MOST_ENTITIES = 10_000;
const FALLBACK_COUNT = 5_000;

/** Parameters of scrolls through entities, in all versions of the API. */
export const SCROLL = {
  count: mapped(integer(DEFAULT_COUNT), (count) => (count < 0 || count > MOST_ENTITIES ? FALLBACK_COUNT : count)),
  query: rawText(),
  scrollId: text(),
  sort: list(),
  sortCriteria: list(),
  sortOrder: symbol(['ASCENDING', 'DESCENDING'], 'ASCENDING', wrongOrder),
  systemMetadata: flag(false),
  includeSoftDelete: flag(false),
  skipCache: flag(false),
  sliceId: integer(-1, { schema: COUNT }),
  sliceMax: integer(-1, { schema: COUNT }),
  pitKeepAlive: unread(TEXT),
};

type ScrollInput = ValuesOf<typeof SCROLL>;

/** The order in a body, `[{field, order, missingValue?}]`; undefined if there is none. */
export const sortCriteria: Member<readonly SortCriterion[] | undefined> = member(
  listOf(refTo('SortCriterion')),
  'an array',
  (criteria) =>
    Array.isArray(criteria) ? criteria.map((one) => sortCriterion(isJsonObject(one) ? one : {})) : undefined,
);

/** The search request of a scroll. Throws `INVALID_ARGUMENT`. */
export function searchIn(
  input: ScrollInput,
  skipAggregates: boolean,
  sort: readonly SortCriterion[] = sortIn(input),
): EntityScroll['search'] {
  const { query, scrollId, count } = input;
  return { query: query === '*' ? undefined : query, sort, scrollId, count, flags: flagsIn(input, skipAggregates) };
}

/** The sort fields, all in one direction; by urn if none is named. */
function sortIn({ sort = [], sortCriteria: criteria = [], sortOrder }: ScrollInput): readonly SortCriterion[] {
  const fields = [...criteria, ...sort];
  return (fields.length === 0 ? ['urn'] : fields).map((field) => ({ field, order: sortOrder }));
}

function sortCriterion({ field, order, missingValue }: JsonObject): SortCriterion {
  if (typeof field !== 'string') throw invalidArgument('A sort criterion needs a "field", a string.');
  const missing = typeof missingValue === 'string' ? missingValue.replace(/^_/, '').toLowerCase() : undefined;
  return {
    field,
    order: orderOf(typeof order === 'string' ? order : '', `order of ${field}`),
    ...((missing === 'first' || missing === 'last') && { missing }),
  };
}

function orderOf(text: string, name: string): SortCriterion['order'] {
  const order = text.toUpperCase();
  if (order === '' || order === 'ASCENDING') return 'ASCENDING';
  if (order === 'DESCENDING') return 'DESCENDING';
  throw invalidArgument(wrongOrder(name, text));
}

function wrongOrder(name: string, text: string): string {
  return `The "${name}" must be ASCENDING or DESCENDING, not ${text}.`;
}

function flagsIn(
  { sliceId: id, sliceMax: max, skipCache, includeSoftDelete }: ScrollInput,
  skipAggregates: boolean,
): SearchFlags {
  if ((id === -1) !== (max === -1))
    throw invalidArgument('The query parameters "sliceId" and "sliceMax" belong together.');
  return {
    skipCache,
    includeSoftDeleted: includeSoftDelete,
    skipHighlighting: true,
    skipMatches: true,
    skipAggregates,
    ...(max !== -1 && { sliceOptions: { id, max } }),
  };
}
