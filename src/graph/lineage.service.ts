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
 * Share of its time, with a minimum in milliseconds, that a walk which may end early reserves for subsequent work.
 * Source: DataHub's settings.
 */
const RESERVED = { share: 0.2, leastMs: 100 } as const;

/** A walk in progress. */
interface Course {
  readonly query: LineageQuery;
  readonly walk: LineageWalk;
  readonly budget: WalkBudget;
  isLate: boolean;
}

/** Follows lineage edges hop by hop, reading the edges of all entities of a hop together. */
@Injectable()
export class LineageService {
  private readonly steps: LineageSteps;
  private readonly paths: LineagePaths;
  private readonly limits: LineageConfig;

  constructor(database: Database, registry: ModelRegistry, @Inject(AppConfig) { lineage }: Pick<AppConfig, 'lineage'>) {
    this.steps = new LineageSteps(database, new LineageRules(registry));
    this.paths = new LineagePaths(this.steps);
    this.limits = lineage;
  }

  /**
   * Returns the upstream or downstream entities of an entity, each with its smallest number of hops, including
   * soft-deleted and unknown entities. Entity types without lineage return none. If a walk reaches the configured limit
   * of entities or time, it returns the partial result and marks it. If partial results are disabled, it throws
   * `INVALID_ARGUMENT` for too many entities and `DEADLINE_EXCEEDED` for too much time. Walks with a limit per hop, or
   * with entities that do not count as hops, have no limit of entities and never throw. Throws `ENGINE_UNAVAILABLE` if
   * the database does not respond.
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
   * The paths from the start of a walk to each of `urns` that it found, including both ends; at most 100 per entity.
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

  /** Walks one hop from `frontier`, passing entities that do not count as one; returns the frontier of the next hop. */
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

  /** Returns the urns that the edges of `open` reach for the first time. */
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

/** Whether a walk draws a picture of the neighbourhood, as opposed to an impact analysis. */
function isPicture({ perHopLimit, ignoreAsHops = [] }: LineageQuery): boolean {
  return perHopLimit !== undefined || ignoreAsHops.length > 0;
}

function needsEdges({ details, window, perHopLimit }: LineageQuery): boolean {
  return details === true || window !== undefined || perHopLimit !== undefined;
}

function tooMany({ urn }: LineageQuery, { maxEntities }: LineageConfig): DomainError {
  return invalidArgument(
    `The lineage of ${urn} contains more than ${maxEntities} entities. Ask for fewer hops with a filter on degree.`,
  );
}

function tooLate({ urn }: LineageQuery, { timeoutMs }: LineageConfig): DomainError {
  return new DomainError(
    'DEADLINE_EXCEEDED',
    `The lineage of ${urn} was not followed to its end within ${timeoutMs / 1000} seconds. Ask for fewer hops with a filter on degree.`,
  );
}
