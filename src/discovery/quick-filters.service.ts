import { Injectable } from '@nestjs/common';
import type { GraphqlContext } from '../entities/index.js';
import { DiscoveryService } from './discovery.service.js';
import type { AggregationMetadata } from './facet.model.js';
import type { QuickFilter } from './quick-filter.model.js';
import { facetValue } from './search-results.js';

/**
 * Maximum number of platforms, source entity types and catalogue entity types. Source of the numbers and the lists
 * below: DataHub's GraphQL.
 */
const MOST = { platforms: 5, sources: 3, catalogue: 2 } as const;

const SOURCE_TYPES = [
  'dataset',
  'dashboard',
  'dataFlow',
  'dataJob',
  'chart',
  'container',
  'mlModel',
  'mlModelGroup',
  'mlFeature',
  'mlFeatureTable',
  'mlPrimaryKey',
] as const;

const CATALOGUE_TYPES = ['domain', 'glossaryTerm', 'corpGroup', 'corpuser'] as const;

const PLATFORM = 'platform';
const ENTITY_TYPE = '_entityType';

/** Requested values per facet, so that no entity type is missing. Source: DataHub's limit of aggregations. */
const FACET_VALUES = 60;

/** Determines quick filters: the most frequent platforms and entity types. */
@Injectable()
export class QuickFiltersService {
  constructor(private readonly discovery: DiscoveryService) {}

  /**
   * Returns filters on the platforms with the most entities, sorted by urn, and then on the entity types that have
   * entities. `viewUrn`: urn of a view that limits the entities.
   */
  async list(viewUrn: string | null | undefined, context: GraphqlContext): Promise<QuickFilter[]> {
    const input = { query: '*', viewUrn, searchFlags: { maxAggValues: FACET_VALUES } };
    const facets = await this.discovery.aggregateAcross(input, [PLATFORM, ENTITY_TYPE], context);
    const valuesOf = (name: string) =>
      (facets.find(({ field }) => field === name)?.aggregations ?? []).filter(({ count }) => count > 0);
    const types = valuesOf(ENTITY_TYPE);
    return [
      ...platformFilters(valuesOf(PLATFORM)),
      ...typeFilters(SOURCE_TYPES, types).slice(0, MOST.sources),
      ...typeFilters(CATALOGUE_TYPES, types).slice(0, MOST.catalogue),
    ];
  }
}

function platformFilters(values: readonly AggregationMetadata[]): QuickFilter[] {
  const most = [...values].sort((left, right) => right.count - left.count).slice(0, MOST.platforms);
  return most
    .sort((left, right) => (left.value < right.value ? -1 : 1))
    .map(({ value, entity }) => ({ field: PLATFORM, value, entity: entity ?? null }));
}

function typeFilters(types: readonly string[], found: readonly AggregationMetadata[]): QuickFilter[] {
  const values = new Set(found.map(({ value }) => value));
  return types
    .map((type) => facetValue(ENTITY_TYPE, type))
    .filter((value) => values.has(value))
    .map((value) => ({ field: ENTITY_TYPE, value, entity: null }));
}
