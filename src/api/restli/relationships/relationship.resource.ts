import { Injectable } from '@nestjs/common';
import { API, ViewableGraph } from '../../../auth/index.js';
import { type EdgeDirection, EdgeStore, LineageService, type Relationship } from '../../../graph/index.js';
import { checkEntityUrn, ModelRegistry } from '../../../model/index.js';
import { RESTRICTED_URN, ViewRestriction } from '../../../search/index.js';
import { integer, list, symbol, text, type ValuesOf, withDefault } from '../protocol/parameters.js';
import { action, method, type RestliCall, type RestliResource } from '../protocol/resource.js';
import { RestliAccess } from '../restli-access.js';
import { entityLineageResult } from './lineage-records.js';
import { RestliDemands } from '../protocol/restli-demands.js';

const page = { start: withDefault(integer(), 0), count: withDefault(integer(), 100) };

const listParameters = {
  urn: text(),
  types: withDefault(list(text()), []),
  direction: symbol<EdgeDirection>('INCOMING', 'OUTGOING'),
  ...page,
};

const lineageParameters = {
  urn: text(),
  direction: symbol('UPSTREAM', 'DOWNSTREAM'),
  maxHops: withDefault(integer(), 1),
  ...page,
};

/** Number of edges per page if the caller requests too many. */
const DEFAULT_PAGE = 5_000;
const LARGEST_PAGE = 10_000;

/** The graph on `/relationships`: the edges of an entity, its lineage, and the removal of an entity from the graph. */
@RestliDemands({ get: API.readLineage, delete: API.deleteLineage, getLineage: API.readLineage })
@Injectable()
export class RelationshipResource implements RestliResource {
  constructor(
    private readonly edges: EdgeStore,
    private readonly lineage: LineageService,
    private readonly graph: ViewableGraph,
    private readonly views: ViewRestriction,
    private readonly registry: ModelRegistry,
    private readonly access: RestliAccess,
  ) {}

  readonly resource = 'relationships';

  readonly isSimple = true;

  readonly get = method(listParameters, (_key, asked, call) => this.relationships(asked, call));

  readonly delete = method({ urn: text() }, (_key, { urn }, call) => this.remove(urn, call));

  readonly actions = [action('getLineage', lineageParameters, (asked, call) => this.getLineage(asked, call))];

  private async relationships(asked: ValuesOf<typeof listParameters>, call: RestliCall): Promise<object> {
    const { urn, types, direction } = asked;
    checkEntityUrn(this.registry, urn);
    await this.access.require(call, API.readLineage, 'get entity lineage', [urn]);
    const start = Math.max(asked.start, 0);
    const query = { urn, types, direction, start, count: pageLength(asked.count) };
    const { total, relationships } = await this.graph.relationships(call.actor, query);
    return { start, count: relationships.length, total, relationships: relationships.map(relationshipRecord) };
  }

  private async remove(urn: string, call: RestliCall): Promise<undefined> {
    checkEntityUrn(this.registry, urn);
    await this.access.require(call, API.deleteLineage, 'delete entity lineage', [urn]);
    await this.edges.removeNodes([urn]);
    return undefined;
  }

  private async getLineage(asked: ValuesOf<typeof lineageParameters>, call: RestliCall): Promise<object> {
    const { urn, direction, maxHops } = asked;
    checkEntityUrn(this.registry, urn);
    await this.access.require(call, API.readLineage, 'get entity lineage', [urn]);
    const lineage = await this.lineage.walk({ urn, direction, maxHops: Math.max(maxHops, 1), details: true });
    const start = Math.max(asked.start, 0);
    const page = [...lineage.nodes.keys()].slice(start, start + pageLength(asked.count));
    const viewable = await this.views.viewable(call.actor, page);
    const shown = new Map(page.map((one) => [one, viewable.has(one) ? one : RESTRICTED_URN + this.views.conceal(one)]));
    return entityLineageResult(lineage, await this.graph.pathsTo(call.actor, lineage, page), shown, start);
  }
}

function relationshipRecord({ type, urn, createdOn, createdActor }: Relationship): object {
  const created =
    createdOn === undefined ? {} : { created: { time: createdOn, actor: createdActor ?? 'urn:li:corpuser:unknown' } };
  return { type, entity: urn, ...created };
}

function pageLength(count: number): number {
  return count < 0 || count > LARGEST_PAGE ? DEFAULT_PAGE : count;
}
