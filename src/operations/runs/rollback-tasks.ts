import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type Actor, Authorizer } from '../../auth/index.js';
import type { JsonObject } from '../../foundation/json/json.js';
import { TaskRunner } from '../task-status/task-runner.js';
import { RunService } from './run.service.js';
import { DELETING_WRITTEN } from './run.demands.js';

const KIND = 'rollbackIngestion';

/**
 * Parameters of a rollback task: the run, and the actor who requested the rollback. Tasks of earlier versions have no
 * actor, so their rollback cannot grant privileges.
 */
type RollbackParameters = JsonObject & { readonly runId: string; readonly actor?: string };

/** Rolls back ingestion runs in the background. */
@Injectable()
export class RollbackTasks {
  constructor(
    private readonly runs: RunService,
    private readonly authorizer: Authorizer,
    private readonly tasks: TaskRunner,
  ) {
    tasks.register(KIND, (parameters, { signal }) => this.run(parameters as RollbackParameters, signal));
  }

  /**
   * Starts the rollback of a run and returns the id of the task. Entities that the run created are deleted, even if
   * others wrote to them. The caller checks the privilege to manage ingestion. Throws `FORBIDDEN` if the actor may not
   * delete an entity of the run, `INVALID_ARGUMENT` for the id of writes without a run, and `CONFLICT` during another
   * rollback of the run.
   */
  async start(runId: string, actor: Actor): Promise<string> {
    const { rows } = await this.runs.plan(runId, 'delete');
    const refusal = (urn: string): string => `User ${actor.urn} is unauthorized to delete entity: ${urn}`;
    await this.authorizer.requireOnEach(actor, DELETING_WRITTEN, new Set(rows.map(({ urn }) => urn)), refusal);
    const subject = `${KIND} ${createHash('sha256').update(runId).digest('hex')}`;
    return this.tasks.start({ kind: KIND, subject, parameters: { runId, actor: actor.urn } });
  }

  private async run({ runId, actor = '' }: RollbackParameters, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    await this.runs.rollBack(runId, await this.runs.plan(runId, 'delete'), { urn: actor }, signal);
  }
}
