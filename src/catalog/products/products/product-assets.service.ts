import { Injectable } from '@nestjs/common';
import {
  type DiscoveryInput,
  type DiscoveryOptions,
  DiscoveryService,
  type SearchResults,
} from '../../../discovery/index.js';
import { entityTypeOfUrn, type GraphqlContext } from '../../../entities/index.js';
import type { StoredAsset, StoredProduct } from './stored-product.js';

/** Name of the condition, and of the remark on a hit, that tell what a product offers to others. */
const OUTPUT_PORT = 'isOutputPort';

/** Assets of a page when the caller does not say. Source: DataHub's GraphQL. */
const DEFAULT_COUNT = 10;

/** Searches among the assets of data products. */
@Injectable()
export class ProductAssetsService {
  constructor(private readonly discovery: DiscoveryService) {}

  /** A page of the assets of a product; empty for one without assets. */
  async search(
    urn: string,
    input: DiscoveryInput,
    context: GraphqlContext,
    options: DiscoveryOptions,
  ): Promise<SearchResults> {
    const stored = (await context.entities.value(urn, 'dataProductProperties')) as StoredProduct | undefined;
    const assets = (stored?.assets ?? []).filter(outputPortFilter(input));
    const urns = assets.map(({ destinationUrn }) => destinationUrn);
    if (urns.length === 0) return nothing(input);
    const ports = new Set(assets.filter(isPort).map(({ destinationUrn }) => destinationUrn));
    return this.discovery.searchAcross(withoutOutputPort(input), context, {
      ...options,
      entityTypes: [...new Set(urns.map(entityTypeOfUrn))],
      baseCriteria: [[{ field: 'urn', values: urns }]],
      count: DEFAULT_COUNT,
      extraProperties: (asset) => (ports.has(asset) ? [{ name: OUTPUT_PORT, value: 'true' }] : []),
    });
  }
}

function isPort({ outputPort }: StoredAsset): boolean {
  return outputPort === true;
}

function outputPortFilter({ filters, orFilters }: DiscoveryInput): (asset: StoredAsset) => boolean {
  const groups = orFilters?.flatMap(({ and }) => and ?? []) ?? [];
  const filter = [...groups, ...(filters ?? [])].find(({ field }) => field === OUTPUT_PORT);
  if (filter === undefined) return () => true;
  const wantsPorts = filter.values?.includes('true') === true;
  return (asset) => isPort(asset) === wantsPorts;
}

function withoutOutputPort(input: DiscoveryInput): DiscoveryInput {
  const isKept = ({ field }: { readonly field: string }) => field !== OUTPUT_PORT;
  return {
    ...input,
    filters: input.filters?.filter(isKept) ?? null,
    orFilters: input.orFilters?.map(({ and }) => ({ and: and?.filter(isKept) ?? null })) ?? null,
  };
}

function nothing({ start, count }: DiscoveryInput): SearchResults {
  return { start: start ?? 0, count: count ?? DEFAULT_COUNT, total: 0, searchResults: [], facets: [], suggestions: [] };
}
