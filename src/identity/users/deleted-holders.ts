import { randomUUID } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type AspectChange, type WriteContext, type WriteListener, WriteListeners } from '../../aspects/index.js';
import type { JsonObject } from '../../foundation/json/json.js';
import type { SqlTransaction } from '../../foundation/database/index.js';
import { EntityReferences, holdsRights } from '../../entities/index.js';
import { TaskRunner } from '../../operations/index.js';

/** Type of the tasks that remove references to deleted users and groups. */
const KIND = 'removeReferences';

/** Parameters of such a task: the deleted users and groups. */
type Removal = JsonObject & { readonly urns: string[] };

/**
 * Removes the references to deleted users and groups that a mutation could not remove, because the process ended
 * meanwhile. The task is stored in the transaction of the delete, so that no crash loses it.
 */
@Injectable()
export class DeletedHolders implements WriteListener, OnModuleInit {
  constructor(
    private readonly listeners: WriteListeners,
    private readonly references: EntityReferences,
    private readonly tasks: TaskRunner,
  ) {}

  onModuleInit(): void {
    this.tasks.register(KIND, (parameters, { signal }) => this.finish(parameters as Removal, signal), {
      essential: true,
    });
    this.listeners.register(this);
  }

  async inTransaction(changes: readonly AspectChange[], sql: SqlTransaction, { source }: WriteContext): Promise<void> {
    // Other APIs delete an entity without the references to it, as DataHub does.
    const urns = source === 'GRAPHQL' ? [...new Set(changes.filter(isDeletion).map(({ urn }) => urn))] : [];
    if (urns.length === 0) return;
    await this.tasks.schedule(sql, { kind: KIND, subject: `${KIND} ${randomUUID()}`, parameters: { urns } });
  }

  private async finish({ urns }: Removal, signal: AbortSignal): Promise<void> {
    for (const urn of urns) await this.references.finishRemoval(urn, signal);
  }
}

function isDeletion({ entityType, entityDeleted }: AspectChange): boolean {
  return entityDeleted && holdsRights(entityType);
}
