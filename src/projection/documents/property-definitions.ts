import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type CacheListener, type ChangeNotice, WriteListeners } from '../../aspects/index.js';
import { type PropertyDefinition, PropertyFields } from '../../search/index.js';

/** How long a definition is cached, in milliseconds, so that changes by other replicas are seen within five seconds. */
const MAX_AGE_MS = 5_000;

/** Definitions kept at most. */
const MAX_KEPT = 5_000;

interface Kept {
  readonly definition: PropertyDefinition | undefined;
  readonly readAt: number;
}

/**
 * Definitions of structured properties, which many documents need. A definition that this replica changes is reread.
 */
@Injectable()
export class PropertyDefinitions implements CacheListener, OnModuleInit {
  readonly onlyForgets = true;
  private readonly kept = new Map<string, Kept>();
  private generation = 0;

  constructor(
    private readonly properties: PropertyFields,
    private readonly listeners: WriteListeners,
  ) {}

  onModuleInit(): void {
    this.listeners.registerCache(this);
  }

  dependsOn({ entityType }: ChangeNotice): boolean {
    return entityType === 'structuredProperty';
  }

  afterCommit(changes: readonly ChangeNotice[]): void {
    const changed = changes.filter((change) => this.dependsOn(change));
    if (changed.length > 0) this.generation += 1;
    for (const { urn } of changed) this.kept.delete(urn);
  }

  /** Definitions by urn; undefined properties are absent. Throws `ENGINE_UNAVAILABLE`. */
  async of(urns: readonly string[]): Promise<ReadonlyMap<string, PropertyDefinition>> {
    const wanted = [...new Set(urns)];
    const now = performance.now();
    const missing = wanted.filter((urn) => (this.kept.get(urn)?.readAt ?? -Infinity) < now - MAX_AGE_MS);
    const read = new Map(missing.length === 0 ? [] : await this.read(missing, now));
    return new Map(
      wanted.flatMap((urn) => {
        const definition = read.has(urn) ? read.get(urn) : this.kept.get(urn)?.definition;
        return definition === undefined ? [] : [[urn, definition] as const];
      }),
    );
  }

  private async read(
    urns: readonly string[],
    readAt: number,
  ): Promise<readonly (readonly [string, PropertyDefinition | undefined])[]> {
    const { generation } = this;
    const definitions = await this.properties.definitions(urns);
    const read = urns.map((urn) => [urn, definitions.get(urn)] as const);
    if (generation === this.generation) this.keep(read, readAt);
    return read;
  }

  private keep(read: readonly (readonly [string, PropertyDefinition | undefined])[], readAt: number): void {
    if (this.kept.size + read.length > MAX_KEPT) this.kept.clear();
    for (const [urn, definition] of read) this.kept.set(urn, { definition, readAt });
  }
}
