import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../database/index.js';
import { ModelRegistry } from '../model/index.js';
import type { LineageNodes, LineageQuery } from './lineage-query.js';
import { LineageRules } from './lineage-rules.js';
import { LineageSteps } from './lineage-steps.js';
import { LineageWalk } from './lineage-walk.js';

/** Entities that one walk may find. Source: DataHub's limit of relations in impact analysis. */
const MOST_NODES = 40_000;

/** Follows lineage through the edges, hop by hop; of each hop it asks for all entities together. */
@Injectable()
export class LineageService {
  private readonly steps: LineageSteps;

  constructor(@Inject(Database) database: Database, @Inject(ModelRegistry) registry: ModelRegistry) {
    this.steps = new LineageSteps(database, new LineageRules(registry));
  }

  /**
   * What lies upstream or downstream of an entity, each with the least number of hops; soft-deleted and unknown entities are among it. An entity type without lineage has none. Throws
   * `INVALID_ARGUMENT` when that is more than 40,000 entities, `ENGINE_UNAVAILABLE` when the database does not answer.
   */
  async walk(query: LineageQuery): Promise<LineageNodes> {
    const walk = new LineageWalk(query, MOST_NODES);
    let frontier: readonly string[] = [query.urn];
    for (let hop = 1; hop <= query.maxHops && frontier.length > 0; hop += 1) {
      frontier = await this.hop(walk, frontier, query, hop);
    }
    return walk.nodes;
  }

  /** One hop from `frontier`, through entities that do not count as one; answers where the next hop begins. */
  private async hop(
    walk: LineageWalk,
    frontier: readonly string[],
    query: LineageQuery,
    hop: number,
  ): Promise<readonly string[]> {
    const reached: string[] = [];
    const details = query.details === true || query.window !== undefined || query.perHopLimit !== undefined;
    const options = { direction: query.direction, details };
    for (let open = frontier; open.length > 0;) {
      walk.explore(open);
      const found = walk.takeIn(await this.steps.from(open, options), hop);
      open = walk.ignored(found);
      const passed = new Set(open);
      for (const urn of found) if (!passed.has(urn)) reached.push(urn);
    }
    return reached;
  }
}
