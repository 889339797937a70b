import { Injectable } from '@nestjs/common';
import { RestliDemands } from '../../auth/index.js';
import { type LineageNodes, LineageService } from '../../graph/index.js';
import { checkEntityUrn, ModelRegistry } from '../../model/index.js';
import { type FoundEntity, SearchService } from '../../search/index.js';
import { readFilter } from '../protocol/filter.js';
import { integer, list, optional, record, symbol, text, type ValuesOf } from '../protocol/parameters.js';
import { action, type RestliCall, type RestliResource } from '../protocol/resource.js';
import { lineagePosition } from '../relationships/lineage-records.js';
import { type Demand, RestliAccess } from '../restli-access.js';
import { lineageCriteria } from './lineage-hits.js';
import { SearchAccess } from './search-access.js';
import { readFlags, readSort, SORT_PARAMETERS } from './search-parameters.js';
import { searchEntity, searchMetadata } from './search-records.js';

const lineage = {
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

const searchParameters = { ...lineage, start: integer() };
const scrollParameters = { ...lineage, scrollId: optional(text()), keepAlive: optional(text()) };

/** Hops that are followed unless the caller says otherwise. Source: DataHub's limit of hops in impact analysis. */
const DEFAULT_HOPS = 1_000;

const LINEAGE: Demand = { group: 'LINEAGE', operation: 'READ', to: 'get entity lineage' };

/** Searches among what lies upstream or downstream of an entity, on `/entities`. */
@RestliDemands({
  searchAcrossLineage: 'READ of the lineage of the entity, and READ of each hit',
  scrollAcrossLineage: 'READ of the lineage of the entity, and READ of each hit',
})
@Injectable()
export class SearchLineageResource implements RestliResource {
  constructor(
    private readonly lineage: LineageService,
    private readonly searchService: SearchService,
    private readonly registry: ModelRegistry,
    private readonly access: RestliAccess,
    private readonly searchAccess: SearchAccess,
  ) {}

  readonly resource = 'entities';

  readonly actions = [
    action('searchAcrossLineage', searchParameters, (asked, call) => this.search(asked, call)),
    action('scrollAcrossLineage', scrollParameters, (asked, call) => this.scroll(asked, call)),
  ];

  private async search(asked: ValuesOf<typeof searchParameters>, call: RestliCall): Promise<object> {
    const { nodes, request } = await this.prepare(asked, call);
    const { start, count } = asked;
    if (request === undefined) return { ...NOTHING, from: start, pageSize: count, lineageSearchPath: 'TORTOISE' };
    const found = await this.searchService.search({ ...request, start, count });
    return {
      entities: await this.entities(asked.urn, nodes, found.entities, call),
      metadata: searchMetadata(found.facets, found.suggestions),
      from: found.start,
      pageSize: found.count,
      numEntities: found.total,
      lineageSearchPath: 'TORTOISE',
      isPartial: false,
    };
  }

  private async scroll(asked: ValuesOf<typeof scrollParameters>, call: RestliCall): Promise<object> {
    const { nodes, request } = await this.prepare(asked, call);
    const { scrollId, count } = asked;
    if (request === undefined) return { ...NOTHING, pageSize: count };
    const found = await this.searchService.scroll({ ...request, count, scrollId });
    return {
      entities: await this.entities(asked.urn, nodes, found.entities, call),
      metadata: searchMetadata(found.facets, found.suggestions),
      ...(found.nextScrollId !== undefined && { scrollId: found.nextScrollId }),
      pageSize: found.count,
      numEntities: found.total,
      isPartial: false,
    };
  }

  /** Walks, and says what to ask the index for; nothing when the walk found nothing that fits. */
  private async prepare(asked: ValuesOf<typeof lineage>, call: RestliCall) {
    const { urn, direction, entities = [], input, maxHops = DEFAULT_HOPS, filter, searchFlags } = asked;
    checkEntityUrn(this.registry, urn);
    await this.access.require(call, LINEAGE, [urn]);
    const { startTimeMillis = 0, endTimeMillis = Number.MAX_SAFE_INTEGER } = asked;
    const isTimed = asked.startTimeMillis !== undefined || asked.endTimeMillis !== undefined;
    const window = isTimed ? { start: startTimeMillis, end: endTimeMillis } : undefined;
    const nodes = await this.lineage.walk({ urn, direction, maxHops: Math.max(maxHops, 1), window });
    const { hits, criteria } = lineageCriteria(nodes, entities, readFilter(filter));
    if (hits.size === 0) return { nodes, request: undefined };
    const request = {
      viewer: call.actor,
      entityTypes: this.typesOf(hits),
      query: input === undefined || input === '' ? '*' : input,
      criteria,
      baseCriteria: [[{ field: 'urn', values: [...hits.keys()] }]],
      sort: readSort(asked),
      flags: readFlags(searchFlags, true),
    };
    return { nodes, request };
  }

  private typesOf(hits: LineageNodes): readonly string[] {
    const names = new Set([...hits.keys()].map((urn) => this.registry.findEntity(urn.split(':', 3)[2] ?? '')?.name));
    return [...names].filter((name) => name !== undefined);
  }

  private async entities(
    start: string,
    nodes: LineageNodes,
    found: readonly FoundEntity[],
    call: RestliCall,
  ): Promise<readonly object[]> {
    await this.searchAccess.requireHits(
      call,
      found.map(({ urn }) => urn),
    );
    return found.map((entity) => {
      const node = nodes.get(entity.urn);
      return { ...searchEntity(entity), ...(node === undefined ? {} : lineagePosition(start, node, nodes)) };
    });
  }
}

const NOTHING = { entities: [], metadata: searchMetadata([], []), numEntities: 0, isPartial: false };
