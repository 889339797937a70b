import { Injectable } from '@nestjs/common';
import { entityTypeOfEnum, type GraphqlContext } from '../entities/index.js';
import { BROWSE_ENTITY_TYPES, SearchService } from '../search/index.js';
import { requireBrowsable } from './browse-facets.js';
import type { BrowseInput, BrowseV2Input } from './browse.input.js';
import type { BrowsePath, BrowseResults, BrowseResultsV2 } from './browse.model.js';
import { DiscoveryScopes } from './discovery-scopes.js';
import type { DiscoveryInput } from './discovery-request.js';
import { criteriaOf, escapedQuery } from './search-scope.js';

/** Groups and entities per page when the caller gives no count. Source: DataHub's GraphQL. */
const DEFAULT_COUNT = 10;

/** Reads the browse trees. */
@Injectable()
export class BrowseService {
  constructor(
    private readonly search: SearchService,
    private readonly scopes: DiscoveryScopes,
  ) {}

  /**
   * Returns the contents of a node in the legacy tree of one entity type. Throws `INVALID_ARGUMENT` for a type without
   * a legacy tree, and for conditions on fields other than its facets.
   */
  async browse(input: BrowseInput, { actor, entities }: GraphqlContext): Promise<BrowseResults> {
    const entityType = entityTypeOfEnum(input.type);
    const criteria = criteriaOf(input.orFilters, input.filters);
    requireBrowsable(
      entityType,
      criteria.flat().map(({ field }) => field),
    );
    const path = input.path ?? [];
    const page = await this.search.browse({
      viewer: actor,
      entityType,
      criteria,
      path: path.map((step) => `/${step}`).join(''),
      start: input.start ?? 0,
      count: input.count ?? DEFAULT_COUNT,
    });
    return {
      entities: page.entities.flatMap((urn) => entities.ref(urn) ?? []),
      groups: page.groups.map(({ name, count }) => ({ name, count })),
      start: page.start,
      count: page.count,
      total: page.totalGroups + page.totalEntities,
      metadata: { path: [...path], totalNumEntities: page.totalBelow },
    };
  }

  /** Returns the groups of a node in the tree. */
  async browseV2(input: BrowseV2Input, context: GraphqlContext): Promise<BrowseResultsV2> {
    const single = input.type == null ? null : [input.type];
    const types = input.types == null || input.types.length === 0 ? single : input.types;
    const path = input.path ?? [];
    const { orFilters = null, viewUrn = null, searchFlags = null } = input;
    const limits: DiscoveryInput = { types, orFilters, viewUrn, searchFlags };
    const page = await this.search.browseV2({
      ...(await this.scopes.of(limits, context, { entityTypes: BROWSE_ENTITY_TYPES })),
      path,
      query: escapedQuery(input.query ?? '*'),
      start: input.start ?? 0,
      count: input.count ?? DEFAULT_COUNT,
    });
    return {
      groups: page.groups.map(({ name, count, hasSubGroups, entity }) => ({
        name,
        count,
        hasSubGroups,
        entity: entity === undefined ? null : context.entities.ref(entity),
      })),
      start: page.start,
      count: page.count,
      total: page.totalGroups,
      metadata: { path: [...path], totalNumEntities: page.totalBelow },
    };
  }

  /**
   * Returns the paths of an entity in the legacy tree of its type; empty for types without a legacy tree, and for
   * entities that the actor may not view.
   */
  async paths(entityType: string, urn: string, { actor }: GraphqlContext): Promise<BrowsePath[]> {
    const paths = await this.search.browsePaths(actor, entityType, urn);
    return paths.map((path) => ({ path: path.replace(/^\//, '').split('/') }));
  }
}
