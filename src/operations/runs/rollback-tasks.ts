import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type Actor, Authorizer } from '../../auth/index.js';
import type { JsonObject } from '../../foundation/common/json.js';
import { TaskRunner } from '../task-status/task-runner.js';
import { RunService } from './run.service.js';
import { DELETING_WRITTEN } from './run.demands.js';

const KIND = 'rollbackIngestion';

/**
 * What a task of ours is told: the run, and who wants it taken back. Tasks of earlier versions tell nobody, who may
 * give no rights.
 */
type RollbackParameters = JsonObject & { readonly runId: string; readonly actor?: string };

/** Rolls runs of ingestion back in the background. */
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
   * Begins to take back all that the run wrote: entities that it made are deleted, whoever else wrote to them. Answers
   * the id of the task. The right to manage ingestion is the caller's to check. Throws `FORBIDDEN` when the actor may
   * not delete an entity of the run, `INVALID_ARGUMENT` for the run id that stands for none, and `CONFLICT` while the
   * run is rolled back already.
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
