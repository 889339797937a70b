import { Injectable } from '@nestjs/common';
import type { GraphqlContext } from '../entities/index.js';
import { ModelRegistry } from '../model/index.js';
import { type SearchCriteria, SEARCH_ENTITY_TYPES, type SearchScope } from '../search/index.js';
import type { DiscoveryInput, DiscoveryOptions } from './discovery-request.js';
import { HiddenDocuments } from './hidden-documents.js';
import { criteriaOf, entityNamesOf, flagsOf, skipping } from './search-scope.js';
import { ViewReader } from './view-reader.js';

/** Determines the scope of a search: entity types, conditions, view, and the conditions that hide documents. */
@Injectable()
export class DiscoveryScopes {
  /** DataHub's default types and the types that the deployment adds. */
  private readonly defaultTypes: readonly string[];

  constructor(
    private readonly views: ViewReader,
    private readonly hiddenDocuments: HiddenDocuments,
    registry: ModelRegistry,
  ) {
    this.defaultTypes = [...SEARCH_ENTITY_TYPES, ...registry.ownEntities().map(({ name }) => name)];
  }

  /** Returns the scope of a search across entity types. */
  async of(
    input: DiscoveryInput,
    { actor }: GraphqlContext,
    options: DiscoveryOptions = {},
  ): Promise<SearchScope & { readonly entityTypes: readonly string[] }> {
    const entityTypes = entityNamesOf(input.types, options.entityTypes ?? this.defaultTypes);
    const flags = flagsOf(input.searchFlags);
    const hiding =
      flags.includeHiddenLifecycleStages === true ? [] : await this.hiddenDocuments.criteria(entityTypes, actor);
    return {
      viewer: actor,
      entityTypes,
      criteria: criteriaOf(input.orFilters, input.filters),
      baseCriteria: both(options.baseCriteria ?? [], hiding),
      view: await this.views.read(input.viewUrn, actor),
      mayHaveHits: options.mayHaveHits,
      flags: skipping(flags, options),
    };
  }
}

function both(left: SearchCriteria, right: SearchCriteria): SearchCriteria {
  if (left.length === 0 || right.length === 0) return left.length === 0 ? right : left;
  return left.flatMap((group) => right.map((other) => [...group, ...other]));
}
