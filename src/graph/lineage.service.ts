import { Inject, Injectable } from '@nestjs/common';
import { DomainError, invalidArgument } from '../foundation/common/errors.js';
import { AppConfig, type LineageConfig } from '../foundation/config/index.js';
import { Database } from '../foundation/database/index.js';
import { ModelRegistry } from '../model/index.js';
import { LineagePaths } from './lineage-paths.js';
import type { Lineage, LineagePath, LineageQuery } from './lineage-query.js';
import { LineageRules } from './lineage-rules.js';
import { LineageSteps } from './lineage-steps.js';
import { LineageWalk } from './lineage-walk.js';
import { WalkBudget } from './walk-budget.js';

/**
 * What of the time a walk leaves for what comes after it when it may end early, and the least of it in milliseconds.
 * Source: DataHub's settings.
 */
const RESERVED = { share: 0.2, leastMs: 100 } as const;

/** A walk under way. */
interface Course {
  readonly query: LineageQuery;
  readonly walk: LineageWalk;
  readonly budget: WalkBudget;
  isLate: boolean;
}

/** Follows lineage through the edges, hop by hop; of each hop it asks for all entities together. */
@Injectable()
export class LineageService {
  private readonly steps: LineageSteps;
  private readonly paths: LineagePaths;
  private readonly limits: LineageConfig;

  constructor(
    @Inject(Database) database: Database,
    @Inject(ModelRegistry) registry: ModelRegistry,
    @Inject(AppConfig) { lineage }: Pick<AppConfig, 'lineage'>,
  ) {
    this.steps = new LineageSteps(database, new LineageRules(registry));
    this.paths = new LineagePaths(this.steps);
    this.limits = lineage;
  }

  /**
   * What lies upstream or downstream of an entity, each with the least number of hops; soft-deleted and unknown
   * entities are among it. An entity type without lineage has none. At the configured limits of entities and of time it
   * answers what it has, marked as partial. Where the configuration has no partial results, it throws
   * `INVALID_ARGUMENT` for too many entities and `DEADLINE_EXCEEDED`; walks with a limit per hop or with entities that
   * are no hops know no limit of entities and never throw. Throws `ENGINE_UNAVAILABLE` when the database does not
   * answer.
   */
  async walk(query: LineageQuery): Promise<Lineage> {
    const course = this.start(query);
    const maxHops = Math.min(query.maxHops ?? Infinity, this.limits.maxHops[isPicture(query) ? 'picture' : 'impact']);
    let frontier: readonly string[] = [query.urn];
    for (let hop = 1; hop <= maxHops && frontier.length > 0; hop += 1) frontier = await this.hop(course, frontier, hop);
    const { walk, isLate } = course;
    if (walk.isFull && !this.limits.partialResults) throw tooMany(query, this.limits);
    if (isLate && !this.limits.partialResults && !isPicture(query)) throw tooLate(query, this.limits);
    return { query, nodes: walk.nodes, isPartial: walk.isFull || isLate };
  }

  /**
   * The ways from the start of a walk to each of `urns` that it found, each from the start to the entity, both
   * included; 100 of each entity at most.
   */
  pathsTo(lineage: Lineage, urns: readonly string[]): Promise<ReadonlyMap<string, readonly LineagePath[]>> {
    return this.paths.to(lineage, urns);
  }

  private start(query: LineageQuery): Course {
    const { maxEntities, timeoutMs, partialResults } = this.limits;
    const reserved = partialResults ? Math.max(timeoutMs * RESERVED.share, RESERVED.leastMs) : 0;
    const walk = new LineageWalk(query, maxEntities === 0 || isPicture(query) ? Infinity : maxEntities);
    return { query, walk, budget: new WalkBudget(Math.max(timeoutMs - reserved, 0)), isLate: false };
  }

  /** One hop from `frontier`, through entities that do not count as one; answers where the next hop begins. */
  private async hop(course: Course, frontier: readonly string[], hop: number): Promise<readonly string[]> {
    const reached: string[] = [];
    for (let open = frontier; open.length > 0;) {
      const found = await this.expand(course, open, hop);
      if (course.isLate || course.walk.isFull) return [];
      open = course.walk.ignored(found);
      const passed = new Set(open);
      for (const urn of found) if (!passed.has(urn)) reached.push(urn);
    }
    return reached;
  }

  /** What the edges of `open` lead to for the first time. */
  private async expand(course: Course, open: readonly string[], hop: number): Promise<readonly string[]> {
    const { query, walk, budget } = course;
    const reached: string[] = [];
    for (const chunk of this.steps.chunks(open)) {
      course.isLate ||= await budget.isSpent();
      if (course.isLate || walk.isFull) break;
      walk.explore(chunk.urns);
      const found = needsEdges(query)
        ? walk.takeIn(await this.steps.edges(chunk, query.direction, true), hop)
        : walk.reach(await this.steps.ends(chunk, query.direction), hop);
      for (const urn of found) reached.push(urn);
    }
    return reached;
  }
}

/** Whether a walk is for a picture of the surroundings rather than for all that a change would reach. */
function isPicture({ perHopLimit, ignoreAsHops = [] }: LineageQuery): boolean {
  return perHopLimit !== undefined || ignoreAsHops.length > 0;
}

function needsEdges({ details, window, perHopLimit }: LineageQuery): boolean {
  return details === true || window !== undefined || perHopLimit !== undefined;
}

function tooMany({ urn }: LineageQuery, { maxEntities }: LineageConfig): DomainError {
  return invalidArgument(
    `The lineage of ${urn} holds more than ${maxEntities} entities. Ask for fewer hops with a filter on degree.`,
  );
}

function tooLate({ urn }: LineageQuery, { timeoutMs }: LineageConfig): DomainError {
  return new DomainError(
    'DEADLINE_EXCEEDED',
    `The lineage of ${urn} was not followed to its end within ${timeoutMs / 1000} seconds. Ask for fewer hops with a filter on degree.`,
  );
}
