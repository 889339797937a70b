import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../foundation/common/clock.js';
import { HOUR_MS } from '../../../../foundation/common/durations.js';
import { type EntitySpec, ModelRegistry } from '../../../../model/index.js';
import { RunIndexStore } from '../../../../projection/index.js';

/** How long counts are cached, in milliseconds. Source: DataHub's cache of counts. */
const MAX_AGE_MS = HOUR_MS;

/** Number of entities of a type. */
export interface EntityCount {
  readonly entityType: string;
  readonly keyAspect: string;
  readonly activeCount: number;
  readonly softDeletedCount: number;
}

/** Counts of every type, with their time. */
export interface EntityCounts {
  readonly counts: readonly EntityCount[];
  /** Milliseconds since 1970. */
  readonly computedAtMillis: number;
  /** Whether the counts come from the cache. */
  readonly cacheHit: boolean;
}

type Kept = Omit<EntityCounts, 'cacheHit'>;

/**
 * Counts the entities of each type in the run listing, by their key aspects, and caches the counts for up to an hour.
 */
@Injectable()
export class EntityCountsService {
  private kept: Kept | undefined;

  constructor(
    private readonly runs: RunIndexStore,
    private readonly registry: ModelRegistry,
    private readonly clock: Clock,
  ) {}

  /**
   * The counts of all types, including those without entities. `skipCache` = count again. Throws `ENGINE_UNAVAILABLE`.
   */
  async counts(skipCache: boolean): Promise<EntityCounts> {
    const { kept } = this;
    if (!skipCache && kept !== undefined && this.clock.now() - kept.computedAtMillis < MAX_AGE_MS)
      return { ...kept, cacheHit: true };
    const computedAtMillis = this.clock.now();
    const entities = this.registry.entities();
    const rows = await this.runs.countByAspect([...new Set(entities.map(({ keyAspect }) => keyAspect.name))]);
    const totals = new Map(rows.map(({ aspectName, removed, total }) => [keyOf(aspectName, removed), total]));
    this.kept = { counts: entities.map((entity) => countOf(entity, totals)), computedAtMillis };
    return { ...this.kept, cacheHit: false };
  }
}

function countOf({ name, keyAspect }: EntitySpec, totals: ReadonlyMap<string, number>): EntityCount {
  return {
    entityType: name,
    keyAspect: keyAspect.name,
    activeCount: totals.get(keyOf(keyAspect.name, false)) ?? 0,
    softDeletedCount: totals.get(keyOf(keyAspect.name, true)) ?? 0,
  };
}

function keyOf(aspectName: string, removed: boolean): string {
  return `${aspectName} ${String(removed)}`;
}
