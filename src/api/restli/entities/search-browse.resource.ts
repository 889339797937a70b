import { Injectable } from '@nestjs/common';
import { API, SEARCHING } from '../../../auth/index.js';
import { Urn } from '../../../foundation/common/urn.js';
import { ModelRegistry } from '../../../model/index.js';
import { SearchService } from '../../../search/index.js';
import { readFilter } from '../protocol/filter.js';
import { integer, optional, record, text, type ValuesOf } from '../protocol/parameters.js';
import { action, type RestliCall, type RestliResource } from '../protocol/resource.js';
import { SearchAccess } from './search-access.js';
import { readFlags } from './search-parameters.js';
import { browseResult } from './search-records.js';
import { RestliDemands } from '../protocol/restli-demands.js';

const parameters = {
  entity: text(),
  path: text(),
  filter: optional(record()),
  start: integer(),
  limit: integer(),
  searchFlags: optional(record()),
};

/** The tree of browse paths on `/entities`. */
@RestliDemands({ browse: SEARCHING, getBrowsePaths: API.findEntities })
@Injectable()
export class SearchBrowseResource implements RestliResource {
  constructor(
    private readonly searchService: SearchService,
    private readonly access: SearchAccess,
    private readonly registry: ModelRegistry,
  ) {}

  readonly resource = 'entities';

  readonly actions = [
    action('browse', parameters, (asked, call) => this.browse(asked, call)),
    action('getBrowsePaths', { urn: text() }, ({ urn }, call) => this.browsePaths(urn, call)),
  ];

  private async browse(asked: ValuesOf<typeof parameters>, call: RestliCall): Promise<object> {
    const { entity, path, filter, start, limit, searchFlags } = asked;
    await this.access.requireTypes(call, [entity]);
    const page = await this.searchService.browse({
      viewer: call.actor,
      entityType: entity,
      path,
      criteria: readFilter(filter),
      start,
      count: limit,
      flags: readFlags(searchFlags, false),
    });
    await this.access.requireHits(call, page.entities);
    return browseResult(page);
  }

  private async browsePaths(urn: string, call: RestliCall): Promise<readonly string[]> {
    const { name } = this.registry.entity(Urn.parse(urn).entityType);
    await this.access.requireHits(call, [urn]);
    return this.searchService.browsePaths(call.actor, name, urn);
  }
}
