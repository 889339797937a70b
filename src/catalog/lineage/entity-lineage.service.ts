import { Injectable } from '@nestjs/common';
import { Clock } from '../../foundation/common/clock.js';
import { giveWay } from '../../foundation/concurrency/give-way.js';
import {
  type EntityLineageResult,
  type EntityRef,
  type GraphqlContext,
  type LineageInput,
  type LineageRelationship,
  refTo,
} from '../../entities/index.js';
import { type Lineage, type LineageNode, LineageService } from '../../graph/index.js';
import { RESTRICTED_URN, ViewRestriction } from '../../search/index.js';
import { timeWindow } from './lineage-request.js';
import { pathRefs } from './path-refs.js';
import { siblingsOf, withoutSecondarySiblings } from './sibling-groups.js';

/** Default number of neighbors per page. Source: DataHub's GraphQL. */
const DEFAULT_COUNT = 100;

/** A neighbor, and the lineage of the sibling that it belongs to. */
interface Neighbor {
  readonly urn: string;
  readonly lineage: Lineage;
  readonly node: LineageNode;
}

/** Reads the lineage neighbors of entities. */
@Injectable()
export class EntityLineageService {
  constructor(
    private readonly lineage: LineageService,
    private readonly views: ViewRestriction,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns a page of the neighbors of an entity and, unless the input separates them, of its siblings. Neighbors that
   * the actor may not view appear as restricted entities; an entity that the actor may not view has none.
   */
  async of(urn: string, input: LineageInput, context: GraphqlContext): Promise<EntityLineageResult> {
    const start = Math.max(input.start ?? 0, 0);
    await giveWay();
    const found = (await context.entities.canView(urn)) ? await this.neighbors(urn, input, context) : [];
    const page = found.slice(start, start + Math.max(input.count ?? DEFAULT_COUNT, 0));
    // What was read for many entities together arrives for all of them in one turn.
    await giveWay();
    const kept = input.includeGhostEntities === true ? page : await this.existing(page, context);
    await giveWay();
    return {
      start,
      count: kept.length,
      total: found.length,
      filtered: page.length - kept.length,
      relationships: await Promise.all(kept.map((one) => this.relationship(one, context))),
    };
  }

  private async neighbors(urn: string, input: LineageInput, context: GraphqlContext): Promise<readonly Neighbor[]> {
    const siblings = input.separateSiblings === true ? [] : (await siblingsOf(urn, context)).urns;
    const group = [...new Set([urn, ...siblings])];
    const window = timeWindow(input, this.clock.now());
    const walks = await Promise.all(
      group.map((member) =>
        this.lineage.walk({ urn: member, direction: input.direction, maxHops: 1, window, details: true }),
      ),
    );
    const found = new Map<string, Neighbor>();
    for (const lineage of walks) {
      for (const [reached, node] of lineage.nodes) {
        const isNew = !group.includes(reached) && !found.has(reached);
        if (isNew) found.set(reached, { urn: reached, lineage, node });
      }
    }
    const kept =
      input.separateSiblings === true ? undefined : await withoutSecondarySiblings([...found.keys()], context);
    return [...found.values()].filter((one) => kept === undefined || kept.has(one.urn));
  }

  private async existing(page: readonly Neighbor[], { actor, entities }: GraphqlContext): Promise<readonly Neighbor[]> {
    const viewable = await this.views.viewable(
      actor,
      page.map(({ urn }) => urn),
    );
    const kept = await Promise.all(page.map(async ({ urn }) => !viewable.has(urn) || entities.exists(urn)));
    return page.filter((_one, at) => kept[at]);
  }

  private async relationship({ urn, lineage, node }: Neighbor, context: GraphqlContext): Promise<LineageRelationship> {
    const { entities } = context;
    if (!(await entities.canView(urn))) return { type: node.relationship, entity: this.restricted(urn), degree: 1 };
    const paths = await this.lineage.pathsTo(lineage, [urn]);
    const ref = (actor: string | undefined) => (actor === undefined ? null : entities.ref(actor));
    return {
      type: node.relationship,
      entity: entities.ref(urn),
      degree: node.degree,
      createdOn: node.createdOn ?? null,
      createdActor: ref(node.createdActor),
      updatedOn: node.updatedOn ?? null,
      updatedActor: ref(node.updatedActor),
      isManual: node.isManual,
      paths: await pathRefs(paths.get(urn) ?? [], context),
    };
  }

  private restricted(urn: string): EntityRef {
    return refTo('Restricted', RESTRICTED_URN + this.views.conceal(urn));
  }
}
