import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '../../foundation/common/clock.js';
import { DomainError } from '../../foundation/common/errors.js';
import { OneProcess, Workers } from '../../foundation/workers/index.js';
import { Projector } from '../../projection/index.js';
import type { TaskControl } from '../task-status/task.js';
import { TaskRunner } from '../task-status/task-runner.js';
import { TAKEOVER, TakeoverStatus } from './takeover-status.js';
import { TakeoverRows } from './takeover-rows.js';
import { TakeoverSeries } from './takeover-series.js';
import { takeoverText } from './takeover-view.js';
import { TakeoverWork } from './takeover-work.js';

/** Interval between progress messages in the log, in milliseconds. */
const REPORT_MS = 5_000;
/**
 * Pause before a retry of an unavailable engine, and between checks of the search index, in milliseconds.
 */
const PAUSE_MS = 2_000;

/**
 * Builds the data that DataHub's tables lack, in the background: edges and the run listing, search documents, time
 * series. One process does the work; if it ends, another process continues from the saved position. All steps are
 * idempotent.
 */
@Injectable()
export class Takeover implements OnApplicationBootstrap {
  private readonly logger = new Logger('Takeover');

  constructor(
    private readonly tasks: TaskRunner,
    private readonly status: TakeoverStatus,
    private readonly rows: TakeoverRows,
    private readonly series: TakeoverSeries,
    private readonly projector: Projector,
    private readonly clock: Clock,
    private readonly workers: Workers = new OneProcess(),
  ) {
    tasks.register(TAKEOVER, (_parameters, control) => this.run(control), { essential: true });
  }

  /** Restarts a failed takeover when a process starts. */
  async onApplicationBootstrap(): Promise<void> {
    if (this.workers.onlyReads) return;
    const left = await this.status.unfinished();
    if (left?.state === 'FAILED') await this.begin().catch((error: unknown) => this.logger.warn(String(error)));
  }

  /**
   * Starts a takeover from the first row, even if the database was taken over before. Throws `CONFLICT` during another
   * takeover.
   */
  async begin(): Promise<void> {
    await this.tasks.start({ kind: TAKEOVER, subject: TAKEOVER, parameters: {} });
  }

  private async run(control: TaskControl): Promise<void> {
    const work = new TakeoverWork(control);
    const reporter = setInterval(() => void this.report(work), REPORT_MS).unref();
    this.logger.log(
      'Taking over the DataHub database: edges, search documents and time series are built in the background',
    );
    try {
      if (work.saved.phase === 'rows') {
        await this.withRetries(work, () => this.rows.run(work));
        await work.save({ phase: 'timeseries' });
      }
      if (work.saved.phase === 'timeseries') {
        await this.withRetries(work, () => this.series.run(work));
        await work.save({ phase: 'documents' });
      }
      await this.withRetries(work, () => this.documents(work));
    } finally {
      clearInterval(reporter);
    }
    const { rowsDone, rowsIgnored, edgesWritten, runRowsWritten } = work.progress;
    this.logger.log(
      `The DataHub database is taken over: ${rowsDone} rows (${rowsIgnored} of them unknown to the model), ` +
        `${edgesWritten} edges, ${runRowsWritten} rows of the run listing`,
    );
  }

  /** Waits for the search updates that were pending after the last row. */
  private async documents(work: TakeoverWork): Promise<void> {
    await this.projector.prepared();
    if (work.saved.behindUntil === undefined) await work.save({ behindUntil: this.clock.now() });
    for (;;) {
      work.entitiesLeft = await this.projector.leftOf(work.saved.behindUntil ?? this.clock.now());
      work.report();
      if (work.entitiesLeft === 0) return;
      await wait(PAUSE_MS / 4, undefined, { signal: work.signal });
    }
  }

  /** Runs resumable work, and retries while an engine is unavailable. */
  private async withRetries(work: TakeoverWork, doing: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        await doing();
        return;
      } catch (error) {
        work.signal.throwIfAborted();
        if (!(error instanceof DomainError) || error.spec.status < 500 || error.code === 'INTERNAL') throw error;
        this.logger.warn(`The takeover is waiting: ${error.message}`);
        await wait(PAUSE_MS, undefined, { signal: work.signal });
      }
    }
  }

  private async report(work: TakeoverWork): Promise<void> {
    work.entitiesLeft = (await this.projector.status().catch(() => undefined))?.behind;
    work.report();
    this.logger.log(`Taking over: ${takeoverText(work.progress)}`);
  }
}
