import { invalidArgument } from '../../../foundation/common/errors.js';
import type { JsonObject } from '../../../foundation/json/json.js';
import { ENTITY_NAME } from '../../search-field.js';
import type { SearchQuery } from '../../search-query.js';
import { asksForEverything } from '../../text-plan.js';
import { namingQueries } from './clause-names.js';
import { documentSlice, SLICES } from './document-id.js';
import { facetAggregations } from './facet-counts.js';
import { filterQueries } from './filter-query.js';
import { arriveWithValues, valueFields } from './hit-matches.js';
import { OWN_FIELD } from './index-mapping.js';
import { placeOfScore, searchAfter, sortBody } from './sort-keys.js';
import { textQuery } from './text-query.js';

/** `index.max_result_window` of the engines. */
const DEEPEST = 10_000;

/**
 * Request body of a search; `oneShard` = a single shard answers. Throws `INVALID_ARGUMENT` for a page beyond the first
 * 10,000 hits, and for fields that cannot be sorted by.
 */
export function searchBody(query: SearchQuery, oneShard = false): JsonObject {
  const { plan, sort, scored, from, size, after, facets, suggests } = query;
  if (from + size > DEEPEST)
    throw invalidArgument(
      `Hits beyond the first ${String(DEEPEST)} cannot be reached with start and count: scroll instead.`,
    );
  return {
    query: { bool: { must: [textQuery(plan, namesFields(query))], filter: filters(query) } },
    _source: arriveWithValues(query) ? { includes: [...valueFields(query)] } : false,
    track_total_hits: true,
    size,
    ...(size === 0 ? {} : { sort: sortBody(sort), track_scores: scored === true && placeOfScore(sort) === undefined }),
    ...(after === undefined ? { from } : { search_after: searchAfter(after, sort) }),
    ...(facets.length === 0 ? {} : { aggs: facetAggregations(facets, oneShard) }),
    ...(suggests ? { suggest: { names: { text: plan.unquoted, term: { field: ENTITY_NAME } } } } : {}),
  };
}

/**
 * Whether a search for everything gets its page apart from its total: without scores, the engine finds the page without
 * a look at every hit, and counts the hits without sorting them.
 */
export function isPagedApart({ plan, sort, scored, size }: SearchQuery): boolean {
  return size > 0 && scored !== true && placeOfScore(sort) === undefined && asksForEverything(plan);
}

/** Request body of the page alone. */
export function pageBody(query: SearchQuery): JsonObject {
  return { ...searchBody({ ...query, facets: [], suggests: false }), track_total_hits: false };
}

/** Request body of everything but the page. */
export function countsBody(query: SearchQuery, oneShard = false): JsonObject {
  return searchBody({ ...query, from: 0, size: 0, after: undefined }, oneShard);
}

/** Whether hits must name fields that match the text, because their values are not looked at. */
function namesFields({ plan, size, namedClauses, highlight = [] }: SearchQuery): boolean {
  if (namedClauses === undefined || size === 0) return false;
  const looked = new Set(highlight.map(({ name }) => name));
  return [...plan.exact, ...plan.phrasePrefix, ...plan.wordGrams].some(({ name }) => !looked.has(name));
}

function filters({ filter, restriction, slice, namedClauses = [], size }: SearchQuery): JsonObject[] {
  const naming = size === 0 ? [] : namingQueries(namedClauses);
  return [...filterQueries(filter, restriction), ...naming, ...(slice === undefined ? [] : [sliceQuery(slice)])];
}

/** Slices need no point in time, because documents are assigned to them by their urns. */
function sliceQuery({ id, max }: NonNullable<SearchQuery['slice']>): JsonObject {
  const numbers = Array.from({ length: SLICES }, (_, number) => number).filter((number) => number % max === id);
  return { terms: { [`${OWN_FIELD}.slice`]: numbers } };
}

/** Searches for the same text use the same shard copies, so that scores, and with them pages, stay the same. */
export function copiesFor(text: string): string {
  return `text${String(documentSlice(text))}`;
}
