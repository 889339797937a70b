import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { type AspectChange, touchRevisions, type WriteListener, WriteListeners } from '../aspects/index.js';
import { Clock } from '../foundation/common/clock.js';
import type { SqlTransaction } from '../foundation/database/index.js';
import { ReferenceStore } from '../graph/index.js';
import { SearchSchema } from '../search/index.js';

/**
 * Makes search count as behind on entities whose documents hold something of an entity that changes, in the same
 * transaction: what refers to a business attribute is found by the attribute's name. The projector brings them up to
 * date as it does those that others wrote.
 */
@Injectable()
export class EmbeddedReferencesListener implements WriteListener, OnModuleInit {
  /** Aspects that refer to entities of a type whose content goes into the documents of those who refer to them. */
  private readonly aspects: ReadonlyMap<string, ReadonlySet<string>>;

  constructor(
    @Inject(WriteListeners) private readonly listeners: WriteListeners,
    @Inject(ReferenceStore) private readonly references: ReferenceStore,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(SearchSchema) schema: SearchSchema,
  ) {
    this.aspects = referringAspects(schema);
  }

  onModuleInit(): void {
    this.listeners.register(this);
  }

  async inTransaction(changes: readonly AspectChange[], sql: SqlTransaction): Promise<void> {
    const changed = changes.filter(({ entityType, isNoop }) => !isNoop && this.aspects.has(entityType));
    if (changed.length === 0) return;
    const names = new Set(changed.flatMap(({ entityType }) => [...(this.aspects.get(entityType) ?? [])]));
    const urns = new Set(changed.map(({ urn }) => urn));
    const owners = await this.references.ownersIn(sql, [...urns], [...names]);
    await touchRevisions(
      sql,
      owners.filter((owner) => !urns.has(owner)),
      this.clock.now(),
    );
  }
}

function referringAspects(schema: SearchSchema): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const entityType of schema.entityTypes()) {
    for (const { refType, aspectName, depth } of schema.entity(entityType)?.references ?? []) {
      if (depth > 0) found.set(refType, (found.get(refType) ?? new Set<string>()).add(aspectName));
    }
  }
  return found;
}
