import { Injectable } from '@nestjs/common';
import { API, SEARCHING_LINEAGE, ViewableGraph } from '../../../auth/index.js';
import { Clock } from '../../../foundation/common/clock.js';
import { type Lineage, LineageService } from '../../../graph/index.js';
import { checkEntityUrn, ModelRegistry } from '../../../model/index.js';
import { DEGREE_NAME, degreeCounts } from '../../../catalog/index.js';
import { type FoundEntity, type SearchFacet, type SearchPage, SearchService } from '../../../search/index.js';
import { readFilter } from '../protocol/filter.js';
import { integer, list, optional, record, symbol, text, type ValuesOf } from '../protocol/parameters.js';
import { action, type RestliCall, type RestliResource } from '../protocol/resource.js';
import { lineagePosition } from '../relationships/lineage-records.js';
import { RestliAccess } from '../restli-access.js';
import { type LineageCriteria, lineageCriteria } from './lineage-hits.js';
import { SearchAccess } from './search-access.js';
import { readFlags, readSort, SORT_PARAMETERS } from './search-parameters.js';
import { searchEntity, searchMetadata } from './search-records.js';
import { RestliDemands } from '../protocol/restli-demands.js';

const lineageParameters = {
  urn: text(),
  direction: symbol('UPSTREAM', 'DOWNSTREAM'),
  entities: optional(list(text())),
  input: optional(text()),
  maxHops: optional(integer()),
  filter: optional(record()),
  ...SORT_PARAMETERS,
  count: integer(),
  startTimeMillis: optional(integer()),
  endTimeMillis: optional(integer()),
  searchFlags: optional(record()),
};

const searchParameters = { ...lineageParameters, start: integer() };
const scrollParameters = { ...lineageParameters, scrollId: optional(text()), keepAlive: optional(text()) };

/** A search without its page. */
type Request = Omit<Parameters<SearchService['search']>[0], 'start' | 'count'>;

/** Searches among the upstream or downstream entities of an entity, on `/entities`. */
@RestliDemands({ searchAcrossLineage: SEARCHING_LINEAGE, scrollAcrossLineage: SEARCHING_LINEAGE })
@Injectable()
export class SearchLineageResource implements RestliResource {
  constructor(
    private readonly lineage: LineageService,
    private readonly graph: ViewableGraph,
    private readonly searchService: SearchService,
    private readonly registry: ModelRegistry,
    private readonly access: RestliAccess,
    private readonly searchAccess: SearchAccess,
    private readonly clock: Clock,
  ) {}

  readonly resource = 'entities';

  readonly actions = [
    action('searchAcrossLineage', searchParameters, (asked, call) => this.search(asked, call)),
    action('scrollAcrossLineage', scrollParameters, (asked, call) => this.scroll(asked, call)),
  ];

  private async search(asked: ValuesOf<typeof searchParameters>, call: RestliCall): Promise<object> {
    const { lineage, request, hits } = await this.prepare(asked, call);
    const { isPartial } = lineage;
    const { start, count } = asked;
    if (request === undefined)
      return { ...NOTHING, isPartial, from: start, pageSize: count, lineageSearchPath: 'TORTOISE' };
    const found = await this.searchService.search({ ...request, start, count });
    const facets = await this.facets(found, request, hits);
    return {
      entities: await this.entities(lineage, found.entities, call),
      metadata: searchMetadata(facets, found.suggestions),
      from: found.start,
      pageSize: found.count,
      numEntities: found.total,
      lineageSearchPath: 'TORTOISE',
      isPartial,
    };
  }

  private async scroll(asked: ValuesOf<typeof scrollParameters>, call: RestliCall): Promise<object> {
    const { lineage, request, hits } = await this.prepare(asked, call);
    const { isPartial } = lineage;
    const { scrollId, count } = asked;
    if (request === undefined) return { ...NOTHING, isPartial, pageSize: count };
    const found = await this.searchService.scroll({ ...request, count, scrollId });
    const facets = await this.facets(found, request, hits);
    return {
      entities: await this.entities(lineage, found.entities, call),
      metadata: searchMetadata(facets, found.suggestions),
      ...(found.nextScrollId !== undefined && { scrollId: found.nextScrollId }),
      pageSize: found.count,
      numEntities: found.total,
      isPartial,
    };
  }

  /** Walks the lineage and prepares the search request; undefined if the walk found no matching entity. */
  private async prepare(asked: ValuesOf<typeof lineageParameters>, call: RestliCall) {
    const { urn, direction, entities = [], input, maxHops, filter, searchFlags } = asked;
    checkEntityUrn(this.registry, urn);
    await this.access.require(call, API.readLineage, 'get entity lineage', [urn]);
    const { startTimeMillis: start, endTimeMillis: end = this.clock.now() } = asked;
    const window = start === undefined ? undefined : { start, end };
    const hops = maxHops === undefined ? undefined : Math.max(maxHops, 1);
    const lineage = await this.lineage.walk({ urn, direction, maxHops: hops, window });
    const { hits, criteria } = lineageCriteria(lineage.nodes, entities, readFilter(filter));
    if (hits.size === 0) return { lineage, request: undefined, hits };
    const request = {
      viewer: call.actor,
      entityTypes: this.typesOf(hits),
      query: input === undefined || input === '' ? '*' : input,
      criteria,
      baseCriteria: [[{ field: 'urn', values: [...hits.keys()] }]],
      sort: readSort(asked),
      scored: true,
      flags: readFlags(searchFlags, true),
    };
    return { lineage, request, hits };
  }

  /** The facets of a page, with that of the degrees first; none if they are not requested. */
  private async facets(
    { facets, total }: Pick<SearchPage, 'facets' | 'total'>,
    request: Request,
    hits: LineageCriteria['hits'],
  ): Promise<readonly SearchFacet[]> {
    if (request.flags?.skipAggregates === true) return facets;
    const flags = { ...request.flags, skipAggregates: true };
    const count = async (urns: readonly string[]) => {
      const baseCriteria = [[{ field: 'urn', values: urns }]];
      return (await this.searchService.search({ ...request, baseCriteria, flags, count: 0 })).total;
    };
    const degrees = await degreeCounts(hits, total, count);
    const values = degrees.map((one) => ({ ...one, isFiltered: false, entity: undefined }));
    return [{ name: 'degree', displayName: DEGREE_NAME, entity: undefined, values }, ...facets];
  }

  private typesOf(hits: LineageCriteria['hits']): readonly string[] {
    const names = new Set([...hits.keys()].map((urn) => this.registry.findEntity(urn.split(':', 3)[2] ?? '')?.name));
    return [...names].filter((name) => name !== undefined);
  }

  private async entities(
    lineage: Lineage,
    found: readonly FoundEntity[],
    call: RestliCall,
  ): Promise<readonly object[]> {
    const urns = found.map(({ urn }) => urn);
    await this.searchAccess.requireHits(call, urns);
    const paths = await this.graph.pathsTo(call.actor, lineage, urns);
    return found.map((entity) => {
      const node = lineage.nodes.get(entity.urn);
      const position = node === undefined ? {} : lineagePosition(node, paths.get(entity.urn) ?? []);
      return { ...searchEntity(entity), ...position };
    });
  }
}

const NOTHING = { entities: [], metadata: searchMetadata([], []), numEntities: 0 };
