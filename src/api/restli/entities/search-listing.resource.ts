import { Injectable } from '@nestjs/common';
import { SEARCHING } from '../../../auth/index.js';
import { type SearchPage, SearchService } from '../../../search/index.js';
import { readFilter } from '../protocol/filter.js';
import { integer, optional, record, text, type ValuesOf } from '../protocol/parameters.js';
import { action, type RestliCall, type RestliResource } from '../protocol/resource.js';
import { SearchAccess } from './search-access.js';
import { readSort, SORT_PARAMETERS } from './search-parameters.js';
import { searchResult, type SearchResultRecord } from './search-records.js';
import { RestliDemands } from '../protocol/restli-demands.js';

const page = { entity: text(), ...SORT_PARAMETERS, start: integer(), count: integer() };
const filtered = { ...page, filter: record() };
const listed = { ...page, filter: optional(record()) };

/** Urns of entities that meet conditions. */
interface ListResult {
  readonly entities: readonly string[];
  readonly start: number;
  /** Number of urns on this page. */
  readonly count: number;
  readonly total: number;
}

/** Listings by conditions on `/entities`. */
@RestliDemands({ filter: SEARCHING, list: SEARCHING })
@Injectable()
export class SearchListingResource implements RestliResource {
  constructor(
    private readonly searchService: SearchService,
    private readonly access: SearchAccess,
  ) {}

  readonly resource = 'entities';

  readonly actions = [
    action('filter', filtered, (asked, call) => this.filter(asked, call)),
    action('list', listed, (asked, call) => this.list(asked, call)),
  ];

  private async filter(asked: ValuesOf<typeof filtered>, call: RestliCall): Promise<SearchResultRecord> {
    return searchResult(await this.find(asked, call));
  }

  private async list(asked: ValuesOf<typeof listed>, call: RestliCall): Promise<ListResult> {
    const { start, total, entities } = await this.find(asked, call);
    return { entities: entities.map(({ urn }) => urn), start, count: entities.length, total };
  }

  private async find(asked: ValuesOf<typeof listed>, call: RestliCall): Promise<SearchPage> {
    const { entity, filter, start, count } = asked;
    await this.access.requireTypes(call, [entity]);
    const found = await this.searchService.filter({
      viewer: call.actor,
      entityTypes: [entity],
      criteria: readFilter(filter),
      sort: readSort(asked),
      scored: true,
      start,
      count,
    });
    await this.access.requireHits(
      call,
      found.entities.map(({ urn }) => urn),
    );
    return found;
  }
}
