import { Injectable } from '@nestjs/common';
import { SEARCHING } from '../../../auth/index.js';
import { type SearchRequest, SearchService } from '../../../search/index.js';
import { readFilter } from '../protocol/filter.js';
import { flag, integer, list, optional, record, text, type ValuesOf } from '../protocol/parameters.js';
import { action, type RestliCall, type RestliResource } from '../protocol/resource.js';
import { SearchAccess } from './search-access.js';
import { readFlags, readSort, SORT_PARAMETERS } from './search-parameters.js';
import { searchEntity, searchMetadata, searchResult, type SearchResultRecord } from './search-records.js';
import { RestliDemands } from '../protocol/restli-demands.js';

const common = { input: text(), filter: optional(record()), ...SORT_PARAMETERS, searchFlags: optional(record()) };
const inOneType = { ...common, entity: text(), start: integer(), count: integer(), fulltext: optional(flag()) };
const acrossTypes = { ...common, entities: optional(list(text())), start: integer(), count: integer() };
const scrolled = {
  ...common,
  entities: optional(list(text())),
  scrollId: optional(text()),
  keepAlive: text(),
  count: integer(),
};

/** Text searches on `/entities`. */
@RestliDemands({ search: SEARCHING, searchAcrossEntities: SEARCHING, scrollAcrossEntities: SEARCHING })
@Injectable()
export class SearchResource implements RestliResource {
  constructor(
    private readonly searchService: SearchService,
    private readonly access: SearchAccess,
  ) {}

  readonly resource = 'entities';

  readonly actions = [
    action('search', inOneType, (asked, call) => this.search(asked, call)),
    action('searchAcrossEntities', acrossTypes, (asked, call) => this.searchAcross(asked, call)),
    action('scrollAcrossEntities', scrolled, (asked, call) => this.scrollAcross(asked, call)),
  ];

  private async search(asked: ValuesOf<typeof inOneType>, call: RestliCall): Promise<SearchResultRecord> {
    const { entity, start, count, fulltext } = asked;
    await this.access.requireTypes(call, [entity]);
    const request = { ...requestOf(asked, [entity], fulltext === true, call), start, count };
    return this.answer(await this.searchService.search(request), call);
  }

  private async searchAcross(asked: ValuesOf<typeof acrossTypes>, call: RestliCall): Promise<SearchResultRecord> {
    const { entities = [], start, count } = asked;
    await this.access.requireTypes(call, entities);
    const request = { ...requestOf(asked, entities, true, call), start, count, entityFacet: true };
    return this.answer(await this.searchService.search(request), call);
  }

  private async scrollAcross(asked: ValuesOf<typeof scrolled>, call: RestliCall): Promise<object> {
    const { entities: types = [], scrollId, count } = asked;
    await this.access.requireTypes(call, types);
    const request = { ...requestOf(asked, types, true, call), scrollId, count, entityFacet: true };
    const page = await this.searchService.scroll(request);
    const { entities, facets, suggestions, nextScrollId, total } = page;
    await this.access.requireHits(call, urnsOf(entities));
    return {
      entities: entities.map((hit) => ({ ...searchEntity(hit), extraFields: { scrollId: hit.scrollId } })),
      metadata: searchMetadata(facets, suggestions),
      ...(nextScrollId !== undefined && { scrollId: nextScrollId }),
      pageSize: page.count,
      numEntities: total,
    };
  }

  private async answer(
    page: Awaited<ReturnType<SearchService['search']>>,
    call: RestliCall,
  ): Promise<SearchResultRecord> {
    await this.access.requireHits(call, urnsOf(page.entities));
    return searchResult(page);
  }
}

/** The part of a request that is common to all searches; without entity types, all types are searched. */
function requestOf(
  asked: ValuesOf<typeof common>,
  entityTypes: readonly string[],
  fulltext: boolean,
  call: RestliCall,
): Omit<SearchRequest, 'start' | 'count'> {
  return {
    viewer: call.actor,
    query: asked.input,
    ...(entityTypes.length > 0 && { entityTypes }),
    criteria: readFilter(asked.filter),
    sort: readSort(asked),
    scored: true,
    flags: readFlags(asked.searchFlags, fulltext),
  };
}

function urnsOf(entities: readonly { readonly urn: string }[]): readonly string[] {
  return entities.map(({ urn }) => urn);
}
