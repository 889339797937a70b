import { randomUUID } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type AspectChange, type WriteListener, WriteListeners } from '../../aspects/index.js';
import type { JsonObject } from '../../foundation/json/json.js';
import type { SqlTransaction } from '../../foundation/database/index.js';
import { ReferenceStore } from '../../graph/index.js';
import { DerivedRows } from '../../projection/index.js';
import type { TaskControl } from '../task-status/task.js';
import { TaskRunner } from '../task-status/task-runner.js';

/** Type of the tasks that restore edges. */
const KIND = 'restoreReferences';

/** Parameters of such a task: the entities that were created again. */
type RecreatedEntities = JsonObject & { readonly urns: string[] };

/**
 * Restores the edges to entities that are created again after their deletion, which removed them: the aspects that
 * refer to an entity may have stayed. The task is stored in the transaction of the creation, so that no crash loses it.
 */
@Injectable()
export class RecreatedEdges implements WriteListener, OnModuleInit {
  /** Whether a task may wait whose transaction is not known to be committed. */
  private hasScheduled = false;

  constructor(
    private readonly listeners: WriteListeners,
    private readonly references: ReferenceStore,
    private readonly rows: DerivedRows,
    private readonly tasks: TaskRunner,
  ) {}

  onModuleInit(): void {
    this.tasks.register(KIND, (parameters, control) => this.restore(parameters as RecreatedEntities, control));
    this.listeners.register(this);
  }

  async inTransaction(changes: readonly AspectChange[], sql: SqlTransaction): Promise<void> {
    const urns = await this.references.danglingIn(
      sql,
      changes.filter(isCreation).map(({ urn }) => urn),
    );
    if (urns.length === 0) return;
    this.hasScheduled = true;
    await this.tasks.schedule(sql, { kind: KIND, subject: `${KIND} ${randomUUID()}`, parameters: { urns: [...urns] } });
  }

  async afterCommit(): Promise<void> {
    if (!this.hasScheduled) return;
    this.hasScheduled = false;
    await this.tasks.startScheduled();
  }

  private async restore({ urns }: RecreatedEntities, { signal }: TaskControl): Promise<void> {
    for (const urn of urns) {
      signal.throwIfAborted();
      const references = await this.references.dangling(urn);
      await this.rows.repair(references.map(({ owner, aspectName }) => ({ urn: owner, aspectName })));
    }
  }
}

/** Returns whether a change creates an entity. */
function isCreation({ aspect, previous, current }: AspectChange): boolean {
  return aspect.isKey && previous === undefined && current !== undefined;
}
