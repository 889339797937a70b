import { Injectable } from '@nestjs/common';
import { API } from '../../../auth/index.js';
import { ModelRegistry } from '../../../model/index.js';
import { SearchService } from '../../../search/index.js';
import { list, text } from '../protocol/parameters.js';
import { action, type RestliCall, type RestliResource } from '../protocol/resource.js';
import { RestliAccess } from '../restli-access.js';
import { RestliDemands } from '../protocol/restli-demands.js';

/** Number of entities of a type in the search index, on `/entities`. */
@RestliDemands({ getTotalEntityCount: API.countTypes, batchGetTotalEntityCount: API.countTypes })
@Injectable()
export class SearchCountsResource implements RestliResource {
  constructor(
    private readonly searchService: SearchService,
    private readonly registry: ModelRegistry,
    private readonly access: RestliAccess,
  ) {}

  readonly resource = 'entities';

  readonly actions = [
    action('getTotalEntityCount', { entity: text() }, async ({ entity }, call) => {
      const counts = await this.counts([entity], call);
      return Object.values(counts)[0];
    }),
    action('batchGetTotalEntityCount', { entities: list(text()) }, ({ entities }, call) => this.counts(entities, call)),
  ];

  private async counts(entityTypes: readonly string[], call: RestliCall): Promise<Readonly<Record<string, number>>> {
    const names = entityTypes.map((type) => this.registry.entity(type).name);
    for (const name of names) await this.access.requireOnType(call, API.countTypes, 'get entity counts.', name);
    const counts = await this.searchService.documentCounts(call.actor, names);
    return Object.fromEntries(names.map((name) => [name, counts.get(name) ?? 0]));
  }
}
