import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type AspectChange, touchRevisions, type WriteListener, WriteListeners } from '../aspects/index.js';
import { Clock } from '../foundation/common/clock.js';
import type { SqlTransaction } from '../foundation/database/index.js';
import { ReferenceStore } from '../graph/index.js';
import { SearchSchema } from '../search/index.js';

/**
 * Marks entities as behind, in the same transaction, when their documents contain values of an entity that changes:
 * assets with a business attribute are found by the attribute's name. The projector updates them as it does entities
 * that other processes wrote.
 */
@Injectable()
export class EmbeddedReferencesListener implements WriteListener, OnModuleInit {
  /** Aspects that refer to entities of a type whose content becomes part of the referring entities' documents. */
  private readonly aspects: ReadonlyMap<string, ReadonlySet<string>>;

  constructor(
    private readonly listeners: WriteListeners,
    private readonly references: ReferenceStore,
    private readonly clock: Clock,
    schema: SearchSchema,
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
