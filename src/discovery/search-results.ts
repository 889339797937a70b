import { type EntityRef, enumOfEntityType, type GraphqlContext } from '../entities/index.js';
import {
  FACET_SEPARATOR,
  type FoundEntity,
  type ScrollPage,
  type SearchFacet,
  type SearchPage,
} from '../search/index.js';
import type { DiscoveryOptions } from './discovery-request.js';
import type { AggregationMetadata, FacetMetadata } from './facet.model.js';
import { HIDING_FIELDS } from './hidden-documents.js';
import type { ExtraProperty, ScrollResults, SearchResult, SearchResults } from './search-result.model.js';

const TYPE_FACETS: ReadonlySet<string> = new Set(['entity', '_entityType']);

/** Converts a page of hits for GraphQL. `extraProperties`: returns additional properties of the hit with a urn. */
export function searchResults(
  page: SearchPage,
  context: GraphqlContext,
  extraProperties: DiscoveryOptions['extraProperties'] = () => [],
): SearchResults {
  const { start, count, total, suggestions } = page;
  return {
    start,
    count,
    total,
    searchResults: page.entities.flatMap((entity) => toResult(entity, context, extraProperties(entity.urn))),
    facets: facetsOf(page.facets, context),
    suggestions: [...suggestions],
  };
}

/** Converts a page of a scroll for GraphQL; each hit has the scroll id at which the scroll continues after it. */
export function scrollResults(
  page: ScrollPage,
  context: GraphqlContext,
  extraProperties: DiscoveryOptions['extraProperties'] = () => [],
): ScrollResults {
  const { count, total, nextScrollId } = page;
  return {
    nextScrollId: nextScrollId ?? null,
    count,
    total,
    searchResults: page.entities.flatMap((entity) =>
      toResult(entity, context, [{ name: 'scrollId', value: entity.scrollId }, ...extraProperties(entity.urn)]),
    ),
    facets: facetsOf(page.facets, context),
  };
}

/** Converts facets for GraphQL, without the facets of fields that hide documents. */
export function facetsOf(facets: readonly SearchFacet[], context: GraphqlContext): FacetMetadata[] {
  return facets.filter(({ name }) => !HIDING_FIELDS.has(name)).map((facet) => toFacet(facet, context));
}

/**
 * Converts the value of a facet for GraphQL: entity types become values of `EntityType`, also within nested facets.
 */
export function facetValue(facetName: string, value: string): string {
  const levels = facetName.split(FACET_SEPARATOR);
  if (!levels.some((level) => TYPE_FACETS.has(level))) return value;
  const parts = value.split(FACET_SEPARATOR);
  return parts
    .map((part, at) => (TYPE_FACETS.has(levels[at] ?? '') ? enumOfEntityType(part) : part))
    .join(FACET_SEPARATOR);
}

/** A value of a facet. Its entity is looked up when a client asks for it, which most do not. */
class CountedValue implements AggregationMetadata {
  readonly displayName = null;

  constructor(
    readonly value: string,
    readonly count: number,
    private readonly urn: string | undefined,
    private readonly entities: GraphqlContext['entities'],
  ) {}

  get entity(): EntityRef | null {
    return this.urn === undefined ? null : this.entities.refIn(this.urn);
  }
}

function toFacet({ name, displayName, entity, values }: SearchFacet, { entities }: GraphqlContext): FacetMetadata {
  return {
    field: name,
    displayName,
    entity: entity === undefined ? null : entities.ref(entity),
    aggregations: values.map((one) => new CountedValue(facetValue(name, one.value), one.count, one.entity, entities)),
  };
}

function toResult(
  { urn, matchedFields }: FoundEntity,
  { entities }: GraphqlContext,
  extraProperties: readonly ExtraProperty[],
): SearchResult[] {
  const entity = entities.ref(urn);
  if (entity === null) return [];
  const matched = matchedFields.map(({ name, value }) => ({
    name,
    value,
    entity: entities.refIn(value),
  }));
  return [{ entity, insights: [], matchedFields: matched, extraProperties: [...extraProperties] }];
}
