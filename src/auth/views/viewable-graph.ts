import { Injectable } from '@nestjs/common';
import {
  type Edge,
  EdgeStore,
  type Lineage,
  type LineagePath,
  LineageService,
  type Relationship,
  type RelationshipPage,
  type RelationshipQuery,
} from '../../graph/index.js';
import type { Actor } from '../actor.js';
import { ReadableEntities } from './readable-entities.js';
import { ViewAuthorizer } from './view-authorizer.js';

/** Maximum number of edges read to find those of a page, if some are left out. */
const MOST_EDGES = 10_000;

/** Reads the graph for the REST APIs without entities that the actor may not view. Throws `ENGINE_UNAVAILABLE`. */
@Injectable()
export class ViewableGraph {
  constructor(
    private readonly edges: EdgeStore,
    private readonly lineage: LineageService,
    private readonly views: ViewAuthorizer,
    private readonly readable: ReadableEntities,
  ) {}

  /**
   * A page of the edges whose other end the actor may view. If some are hidden, only the first 10,000 edges are
   * considered, and the total excludes the hidden ones.
   */
  async relationships(actor: Actor, query: RelationshipQuery): Promise<RelationshipPage> {
    if (actor.isSystem || !(await this.mayHide(query))) return this.edges.relationships(query);
    const { relationships } = await this.edges.relationships({ ...query, start: 0, count: MOST_EDGES });
    const viewable = await this.viewable(actor, relationships);
    return { total: viewable.length, relationships: viewable.slice(query.start, query.start + query.count) };
  }

  /** The edges of which the model hides neither end from the actor. */
  async known(actor: Actor, edges: readonly Edge[]): Promise<readonly Edge[]> {
    const ends = edges.flatMap(({ source, destination }) => [source, destination]);
    const kept = await this.readable.keptFrom(actor, [...new Set(ends)]);
    return kept.size === 0 ? edges : edges.filter((edge) => !kept.has(edge.source) && !kept.has(edge.destination));
  }

  /**
   * The paths from the start of a walk to each of `urns`, as `LineageService.pathsTo`, without those through entities
   * that the actor may not view.
   */
  async pathsTo(
    actor: Actor,
    lineage: Lineage,
    urns: readonly string[],
  ): Promise<ReadonlyMap<string, readonly LineagePath[]>> {
    const found = await this.lineage.pathsTo(lineage, urns);
    const viewable = await this.views.viewable(actor, [...new Set([...found.values()].flat(2))]);
    const shown = [...found].map(([urn, paths]) => {
      return [urn, paths.filter((path) => path.every((step) => viewable.has(step)))] as const;
    });
    return new Map(shown);
  }

  private async viewable(actor: Actor, relationships: readonly Relationship[]): Promise<readonly Relationship[]> {
    const viewable = await this.views.viewable(
      actor,
      relationships.map(({ urn }) => urn),
    );
    return relationships.filter(({ urn }) => viewable.has(urn));
  }

  /**
   * Whether some of the edges may lead to entities that the actor may not view: any edges if views are restricted,
   * otherwise those to types with read restrictions in the model.
   */
  private async mayHide(query: RelationshipQuery): Promise<boolean> {
    if (this.views.isOn) return true;
    const asked = query.relatedTypes;
    const relatedTypes = this.readable.types.filter((type) => asked?.includes(type) !== false);
    return (await this.edges.relationships({ ...query, relatedTypes, start: 0, count: 1 })).total > 0;
  }
}
