import { Injectable, Logger } from '@nestjs/common';
import { AspectStore, type EntityEnd, NO_RUN_ID } from '../../aspects/index.js';
import { SYSTEM_ACTOR } from '../../auth/index.js';
import { invalidArgument } from '../../foundation/common/errors.js';
import { messageOf } from '../../foundation/common/message-of.js';
import { Urn } from '../../foundation/common/urn.js';
import { IngestService } from '../../ingestion/index.js';
import type { Rollback } from './rollback.js';
import { type RollbackActor, RollbackService } from './rollback.service.js';
import type { RollbackSurvey } from './rollback-survey.js';

/** Effects of the rollback of a run, applied or planned. */
export interface RunRollback extends RollbackSurvey {
  /**
   * After a rollback: number of rolled back aspects, rows of deleted entities and time series values. In a plan: number
   * of rows found.
   */
  readonly aspectsReverted: number;
}

/** Aspect with the result of an execution request. */
const RESULT_ASPECT = 'dataHubExecutionRequestResult';

/** Rolls back ingestion runs. Checks no privileges; the caller does. */
@Injectable()
export class RunService {
  private readonly logger = new Logger(RunService.name);

  constructor(
    private readonly rollbacks: RollbackService,
    private readonly ingestion: IngestService,
    private readonly store: AspectStore,
  ) {}

  /** Returns the rollback of a run. Throws `INVALID_ARGUMENT` for the id of writes without a run. */
  async plan(runId: string, entityEnd: EntityEnd): Promise<Rollback> {
    if (runId === NO_RUN_ID) {
      throw invalidArgument(
        `${runId} is the run id of writes without a run, which cannot be rolled back. Specify another run.`,
      );
    }
    const rows = await this.rollbacks.rowsOf(runId, { includeSoftDeleted: entityEnd === 'delete' });
    return { rows, entityEnd, takesBack: (metadata) => (metadata?.runId ?? NO_RUN_ID) === runId };
  }

  /** Returns the effects of a rollback without applying it. */
  async preview(rollback: Rollback): Promise<RunRollback> {
    const survey = await this.rollbacks.survey(rollback);
    return { ...survey, aspectsReverted: survey.rows.length };
  }

  /**
   * Rolls back everything that the run wrote on behalf of `by`, time series values last, and records the progress in
   * the execution request of the run. Throws what writes throw, and the reason of `signal` once it is aborted; calling
   * the method again completes the rollback.
   */
  async rollBack(runId: string, rollback: Rollback, by: RollbackActor, signal?: AbortSignal): Promise<RunRollback> {
    const survey = await this.rollbacks.survey(rollback);
    await this.reportStatus(runId, 'ROLLING_BACK');
    try {
      const done = await this.rollbacks.apply(rollback, by, signal);
      const values = await this.ingestion.deleteRunValues(runId);
      await this.reportStatus(runId, 'ROLLED_BACK');
      return { ...survey, entitiesAffected: done.urns.size, aspectsReverted: done.count + values };
    } catch (error) {
      if (signal?.aborted !== true) await this.reportStatus(runId, 'ROLLBACK_FAILED');
      throw error;
    }
  }

  private async reportStatus(runId: string, status: string): Promise<void> {
    try {
      const urn = Urn.of('dataHubExecutionRequest', runId).toString();
      if ((await this.store.latestOne(urn, RESULT_ASPECT)) !== undefined) await this.setStatus(urn, status);
    } catch (error) {
      this.logger.warn(`Failed to set the execution request of run ${runId} to ${status}: ${messageOf(error)}`);
    }
  }

  /** Patches the status, so that concurrent writes of the executor to other fields are kept. */
  private async setStatus(urn: string, status: string): Promise<void> {
    const { entityType } = Urn.parse(urn);
    const patch = [{ op: 'add', path: '/status', value: status }] as const;
    const proposal = {
      urn,
      entityType,
      aspectName: RESULT_ASPECT,
      changeType: 'PATCH',
      patch: { patch, arrayPrimaryKeys: {}, forceGenericPatch: true },
    } as const;
    await this.ingestion.ingest([proposal], SYSTEM_ACTOR, { source: 'SYSTEM', authorize: false });
  }
}
