import { Injectable, Logger } from '@nestjs/common';
import { AspectStore, type EntityEnd, NO_RUN_ID } from '../../aspects/index.js';
import { SYSTEM_ACTOR } from '../../auth/index.js';
import { invalidArgument } from '../../foundation/common/errors.js';
import type { JsonObject } from '../../foundation/common/json.js';
import { Urn } from '../../foundation/common/urn.js';
import { IngestService } from '../../ingestion/index.js';
import type { Rollback } from './rollback.js';
import { type RollbackActor, RollbackService } from './rollback.service.js';
import type { RollbackSurvey } from './rollback-survey.js';

/** What a rollback of a run did, or would do. */
export interface RunRollback extends RollbackSurvey {
  /**
   * Aspects that were taken back, rows that went with deleted entities, and values of time series; before, the rows
   * that were found.
   */
  readonly aspectsReverted: number;
}

/** Where an execution request keeps how it ended. */
const RESULT_ASPECT = 'dataHubExecutionRequestResult';

/** Rollbacks of runs of ingestion. Rights are the caller's to check. */
@Injectable()
export class RunService {
  private readonly logger = new Logger(RunService.name);

  constructor(
    private readonly rollbacks: RollbackService,
    private readonly ingestion: IngestService,
    private readonly store: AspectStore,
  ) {}

  /** What a rollback of the run takes back. Throws `INVALID_ARGUMENT` for the run id that stands for none. */
  async plan(runId: string, entityEnd: EntityEnd): Promise<Rollback> {
    if (runId === NO_RUN_ID) {
      throw invalidArgument(`${runId} is the run id of writes without one, which cannot be rolled back. Name a run.`);
    }
    const rows = await this.rollbacks.rowsOf(runId, { includeSoftDeleted: entityEnd === 'delete' });
    return { rows, entityEnd, takesBack: (metadata) => (metadata?.runId ?? NO_RUN_ID) === runId };
  }

  /** What the rollback would do. */
  async preview(rollback: Rollback): Promise<RunRollback> {
    const survey = await this.rollbacks.survey(rollback);
    return { ...survey, aspectsReverted: survey.rows.length };
  }

  /**
   * Takes everything back for `by` that the run wrote, values of time series last; an execution request of the run
   * tells how far that is. Throws what writing throws, and the reason of `signal` once that is aborted: the same call
   * again does the rest then.
   */
  async rollBack(runId: string, rollback: Rollback, by: RollbackActor, signal?: AbortSignal): Promise<RunRollback> {
    const survey = await this.rollbacks.survey(rollback);
    await this.tellExecutionRequest(runId, 'ROLLING_BACK');
    try {
      const reverted = await this.rollbacks.apply(rollback, by, signal);
      const values = await this.ingestion.deleteRunValues(runId);
      await this.tellExecutionRequest(runId, 'ROLLED_BACK');
      return { ...survey, aspectsReverted: reverted + values };
    } catch (error) {
      if (signal?.aborted !== true) await this.tellExecutionRequest(runId, 'ROLLBACK_FAILED');
      throw error;
    }
  }

  private async tellExecutionRequest(runId: string, status: string): Promise<void> {
    try {
      const urn = Urn.of('dataHubExecutionRequest', runId).toString();
      const stored = await this.store.latestOne(urn, RESULT_ASPECT);
      if (stored !== undefined) await this.setStatus(urn, stored.value, status);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.logger.warn(`The execution request of run ${runId} does not show that it is ${status}: ${reason}`);
    }
  }

  private async setStatus(urn: string, result: JsonObject, status: string): Promise<void> {
    const { entityType } = Urn.parse(urn);
    const proposal = {
      urn,
      entityType,
      aspectName: RESULT_ASPECT,
      changeType: 'UPSERT',
      value: { ...result, status },
    } as const;
    await this.ingestion.ingest([proposal], SYSTEM_ACTOR, { source: 'SYSTEM', authorize: false });
  }
}
