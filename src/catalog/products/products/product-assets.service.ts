import { Injectable } from '@nestjs/common';
import {
  type DiscoveryInput,
  type DiscoveryOptions,
  DiscoveryService,
  type SearchResults,
} from '../../../discovery/index.js';
import type { GraphqlContext } from '../../../entities/index.js';
import { entityTypeOfUrn } from '../../../foundation/common/urn.js';
import { dataProductProperties, type ValueOf } from '../../../model/index.js';

type ProductAsset = NonNullable<ValueOf<typeof dataProductProperties>['assets']>[number];

/** Name of the filter field and of the extra property of hits for output ports. */
const OUTPUT_PORT = 'isOutputPort';

/** Default number of assets per page. Source: DataHub's GraphQL. */
const DEFAULT_COUNT = 10;

/** Searches the assets of data products. */
@Injectable()
export class ProductAssetsService {
  constructor(private readonly discovery: DiscoveryService) {}

  /** Returns a page of the assets of a product; empty if the product has no assets. */
  async search(
    urn: string,
    input: DiscoveryInput,
    context: GraphqlContext,
    options: DiscoveryOptions,
  ): Promise<SearchResults> {
    const stored = await context.entities.value(urn, dataProductProperties);
    const assets = (stored?.assets ?? []).filter(outputPortFilter(input));
    const urns = assets.map(({ destinationUrn }) => destinationUrn);
    if (urns.length === 0) return nothing(input);
    const ports = new Set(assets.filter(({ outputPort }) => outputPort).map(({ destinationUrn }) => destinationUrn));
    return this.discovery.searchAcross(withoutOutputPort(input), context, {
      ...options,
      entityTypes: [...new Set(urns.map(entityTypeOfUrn))],
      baseCriteria: [[{ field: 'urn', values: urns }]],
      count: DEFAULT_COUNT,
      extraProperties: (asset) => (ports.has(asset) ? [{ name: OUTPUT_PORT, value: 'true' }] : []),
    });
  }
}

function outputPortFilter({ filters, orFilters }: DiscoveryInput): (asset: ProductAsset) => boolean {
  const groups = orFilters?.flatMap(({ and }) => and ?? []) ?? [];
  const filter = [...groups, ...(filters ?? [])].find(({ field }) => field === OUTPUT_PORT);
  if (filter === undefined) return () => true;
  const wantsPorts = filter.values?.includes('true') === true;
  return ({ outputPort }) => outputPort === wantsPorts;
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
