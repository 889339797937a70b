import type { JsonObject } from '../../../foundation/common/json.js';
import type { SearchHit, SearchQuery, SearchResult, SearchSuggestion } from '../../search-query.js';
import { facetCounts } from './facet-counts.js';
import { fieldMatches } from './highlight.js';
import type { IndexNames } from './index-names.js';
import { numberAt, objectsAt, textAt } from './json-reading.js';
import { sortValues } from './sort-keys.js';

/** Converts the engine's response to a search. */
export function searchResult(answer: JsonObject, query: SearchQuery, names: IndexNames): SearchResult {
  return {
    hits: objectsAt(answer, 'hits', 'hits').flatMap((hit) => searchHit(hit, query, names)),
    total: numberAt(answer, 'hits', 'total', 'value'),
    facets: facetCounts(answer, query.facets, query.entityTypes),
    suggestions: query.suggests ? suggestions(answer) : [],
  };
}

/** The urn of a hit that was sorted by it, and its entity type; empty if the hit is not a document of this service. */
export function hitEntity(
  hit: JsonObject,
  names: IndexNames,
): readonly { readonly urn: string; readonly entityType: string }[] {
  const urn = Array.isArray(hit.sort)
    ? hit.sort.findLast((value) => typeof value === 'string' && value.startsWith('urn:'))
    : '';
  const entityType = typeof urn === 'string' ? names.typeOfUrn(urn) : undefined;
  return typeof urn !== 'string' || entityType === undefined ? [] : [{ urn, entityType }];
}

function searchHit(
  hit: JsonObject,
  { sort, highlight, namedClauses }: SearchQuery,
  names: IndexNames,
): readonly SearchHit[] {
  return hitEntity(hit, names).map((entity) => ({
    ...entity,
    score: numberAt(hit, '_score'),
    sort: sortValues(hit, sort),
    matches: fieldMatches(hit, highlight ?? [], namedClauses),
  }));
}

function suggestions(answer: JsonObject): readonly SearchSuggestion[] {
  return objectsAt(answer, 'suggest', 'names')
    .flatMap((entry) => objectsAt(entry, 'options'))
    .map((option) => ({
      text: textAt(option, 'text'),
      score: numberAt(option, 'score'),
      frequency: numberAt(option, 'freq'),
    }));
}
