import {
  type BrowsePage,
  ENTITY_FACET,
  FACET_SEPARATOR,
  type FoundEntity,
  type SearchFacet,
  type SearchPage,
  type SearchSuggestion,
} from '../../../search/index.js';

/** The record SearchResult. */
export interface SearchResultRecord {
  readonly entities: readonly object[];
  readonly metadata: object;
  readonly from: number;
  readonly pageSize: number;
  readonly numEntities: number;
}

/** A page of hits as a SearchResult. */
export function searchResult(page: SearchPage): SearchResultRecord {
  const { start, count, total, entities, facets, suggestions } = page;
  return {
    entities: entities.map(searchEntity),
    metadata: searchMetadata(facets, suggestions),
    from: start,
    pageSize: count,
    numEntities: total,
  };
}

/** One hit as a SearchEntity. */
export function searchEntity({ urn, score, matchedFields }: FoundEntity): object {
  return { entity: urn, matchedFields, score, features: { SEARCH_BACKEND_SCORE: score } };
}

/** Facets and suggestions as a SearchResultMetadata. */
export function searchMetadata(facets: readonly SearchFacet[], suggestions: readonly SearchSuggestion[]): object {
  return { aggregations: facets.map(aggregation), suggestions };
}

/** A level of the tree as a BrowseResult. */
export function browseResult(page: BrowsePage): object {
  const { path, start, count, groups, entities, totalGroups, totalEntities, totalBelow } = page;
  return {
    entities: entities.map((urn) => ({ name: urn, urn })),
    groups: groups.map(({ name, count: documents }) => ({ name, count: documents })),
    metadata: { path, totalNumEntities: totalBelow },
    from: start,
    pageSize: count,
    numEntities: totalEntities,
    numGroups: totalGroups,
    numElements: totalGroups + totalEntities,
  };
}

function aggregation({ name, displayName, entity, values }: SearchFacet): object {
  const named = values.map((value) => ({ ...value, text: valueText(name, value.value) }));
  return {
    name,
    displayName,
    ...(entity !== undefined && { entity }),
    aggregations: Object.fromEntries(named.map(({ text, count }) => [text, count])),
    filterValues: named.map(({ text, count, isFiltered, entity: urn }) => ({
      value: text,
      ...(urn !== undefined && { entity: urn }),
      facetCount: count,
      filtered: isFiltered,
    })),
  };
}

/** Entity types are in lower case, as in the names of their indices. */
function valueText(facetName: string, value: string): string {
  const levels = facetName.split(FACET_SEPARATOR);
  const parts = value.split(FACET_SEPARATOR);
  const written = parts.map((part, at) => (isTypeLevel(levels[at]) ? part.toLowerCase() : part));
  return written.join(FACET_SEPARATOR);
}

function isTypeLevel(level: string | undefined): boolean {
  return level === '_entityType' || level === ENTITY_FACET;
}
