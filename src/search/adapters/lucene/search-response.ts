import type { JsonObject } from '../../../foundation/json/json.js';
import type { FieldMatch, SearchQuery, SearchResult, SearchSuggestion } from '../../search-query.js';
import { facetCounts } from './facet-counts.js';
import type { FoundHit } from './hit-matches.js';
import type { IndexNames } from './index-names.js';
import { numberAt, objectAt, objectsAt, textAt } from './json-reading.js';
import { hitScore, sortValues } from './sort-keys.js';

/** The entity of a hit. */
export interface HitEntity {
  readonly urn: string;
  readonly entityType: string;
}

/** The hits of the engine's response that are documents of this service. */
export function foundHits(answer: JsonObject, names: IndexNames): readonly (FoundHit & HitEntity)[] {
  return objectsAt(answer, 'hits', 'hits').flatMap((hit) =>
    hitEntity(hit, names).map((entity) => ({ ...entity, hit })),
  );
}

/** The response with the hits of one, and all else of the other. */
export function joinedAnswer(page: JsonObject, counts: JsonObject): JsonObject {
  return { ...counts, hits: { ...objectAt(counts, 'hits'), hits: [...objectsAt(page, 'hits', 'hits')] } };
}

/** Converts the engine's response to a search; `matches` has the matches of each of the `found` hits. */
export function searchResult(
  answer: JsonObject,
  query: SearchQuery,
  found: readonly (FoundHit & HitEntity)[],
  matches: readonly (readonly FieldMatch[])[],
): SearchResult {
  return {
    hits: found.map(({ hit, ...entity }, at) => ({
      ...entity,
      score: hitScore(hit, query.sort),
      sort: sortValues(hit, query.sort),
      matches: matches[at] ?? [],
    })),
    total: numberAt(answer, 'hits', 'total', 'value'),
    facets: facetCounts(answer, query.facets),
    suggestions: query.suggests ? suggestions(answer) : [],
  };
}

/** The urn of a hit that was sorted by it, and its entity type; empty if the hit is not a document of this service. */
export function hitEntity(hit: JsonObject, names: IndexNames): readonly HitEntity[] {
  const urn = Array.isArray(hit.sort)
    ? hit.sort.findLast((value) => typeof value === 'string' && value.startsWith('urn:'))
    : '';
  const entityType = typeof urn === 'string' ? names.typeOfUrn(urn) : undefined;
  return typeof urn !== 'string' || entityType === undefined ? [] : [{ urn, entityType }];
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
