import { Injectable, type OnModuleInit } from '@nestjs/common';
import DataLoader from 'dataloader';
import { type CacheListener, type ChangeNotice, WriteListeners } from '../../aspects/index.js';
import { Clock } from '../../foundation/common/clock.js';
import { AgedCache } from '../aged-cache.js';
import { type EntityFacts, factAspects, factsOf, hasParents } from './entity-facts.js';
import { RightsStore } from '../rights/rights-store.js';

/** Maximum delay until another process's change takes effect, in milliseconds. */
const MAX_AGE_MS = 2000;
const MAX_ENTITIES = 20_000;
/** Number of entities read in one statement. */
const BATCH = 500;
/** Maximum number of levels followed upwards; DataHub follows 25 in glossaries. */
const MAX_DEPTH = 25;

/**
 * Caches the attributes of entities that policies use: changes of this replica take effect immediately, those of other
 * replicas within 2 seconds. Concurrent requests are read in one statement. Throws `ENGINE_UNAVAILABLE` if the
 * database does not respond.
 */
@Injectable()
export class FactStore implements OnModuleInit, CacheListener {
  readonly onlyForgets = true;
  private readonly facts: AgedCache<EntityFacts>;
  private readonly loader: DataLoader<string, EntityFacts>;

  constructor(
    private readonly store: RightsStore,
    private readonly listeners: WriteListeners,
    clock: Clock,
  ) {
    this.loader = new DataLoader((urns) => this.read(urns), { cache: false, maxBatchSize: BATCH });
    const load = (urn: string): Promise<EntityFacts> => this.loader.load(urn);
    this.facts = new AgedCache({ clock, maxAgeMs: MAX_AGE_MS, maxEntries: MAX_ENTITIES, load });
  }

  onModuleInit(): void {
    this.listeners.registerCache(this);
  }

  /** The facts of one entity; a plain value if they are cached. */
  of(urn: string): EntityFacts | Promise<EntityFacts> {
    return this.facts.get(urn);
  }

  /** `urns` with all their ancestors, without duplicates; cycles end where they began. */
  async withAncestors(urns: readonly string[]): Promise<readonly string[]> {
    const seen = new Set(urns);
    let level = [...seen].filter(isInHierarchy);
    for (let depth = 0; depth < MAX_DEPTH && level.length > 0; depth += 1) {
      const facts = await Promise.all(level.map(async (urn) => this.of(urn)));
      const above = new Set(facts.flatMap(({ parents }) => parents));
      level = [...above].filter((urn) => !seen.has(urn));
      for (const urn of level) seen.add(urn);
      level = level.filter(isInHierarchy);
    }
    return [...seen];
  }

  dependsOn({ entityType, aspect, entityDeleted }: ChangeNotice): boolean {
    return entityDeleted || factAspects(entityType).some((name) => name === aspect.name);
  }

  afterCommit(changes: readonly ChangeNotice[]): void {
    for (const { urn } of changes) this.facts.invalidate(urn);
  }

  private async read(urns: readonly string[]): Promise<EntityFacts[]> {
    const names = new Set(urns.flatMap((urn) => factAspects(typeOf(urn))));
    const found = await this.store.latest(urns, [...names]);
    return urns.map((urn) => factsOf(typeOf(urn), found.get(urn)));
  }
}

function isInHierarchy(urn: string): boolean {
  return hasParents(typeOf(urn));
}

function typeOf(urn: string): string {
  return urn.split(':', 3)[2] ?? '';
}
