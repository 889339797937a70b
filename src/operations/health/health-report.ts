import { Injectable } from '@nestjs/common';
import { Clock } from '../../foundation/common/clock.js';
import { DomainError } from '../../foundation/common/errors.js';
import { OneProcess, Workers, type WorkerState } from '../../foundation/workers/index.js';
import { Database } from '../../foundation/database/index.js';
import { type LoopDelay, LoopMonitor } from '../../foundation/telemetry/index.js';
import { type MessagingComponentHealth, MessagingHealth } from './messaging-health.js';
import { TakeoverStatus } from '../takeover/takeover-status.js';
import type { TakeoverView } from '../takeover/takeover-view.js';
import { Readiness } from './readiness.js';
import { type ComponentHealth, type SearchComponentHealth, SearchHealth } from './search-health.js';

/** The worker processes of a service. */
export interface WorkersHealth {
  /** Number of the worker that reports. */
  readonly answeredBy: number;
  readonly members: readonly WorkerState[];
}

/** Health of the service. */
export interface HealthReport {
  /**
   * Whether requests can be served: reads by urn, and writes. An unavailable search engine does not affect it, nor does
   * a database that responds but accepts no writes, as with a full disk: its component reports that, and other replicas
   * could not write either.
   */
  readonly ready: boolean;
  readonly state: Readiness['state'];
  readonly components: {
    readonly database: ComponentHealth;
    readonly search: SearchComponentHealth;
    /** Absent without a message bus. */
    readonly messaging?: MessagingComponentHealth;
  };
  /** Progress of the takeover of a DataHub database; absent if there is none or it is complete. */
  readonly takeover?: TakeoverView;
  /** Absent if the service is one process. */
  readonly workers?: WorkersHealth;
  /** Delays of the event loop in the last one or two minutes, in milliseconds. */
  readonly eventLoopDelay: LoopDelay;
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  readonly timestamp: number;
}

interface DatabaseHealth extends ComponentHealth {
  readonly answers: boolean;
}

/** Checks the health of the components. */
@Injectable()
export class HealthReporter {
  constructor(
    private readonly readiness: Readiness,
    private readonly database: Database,
    private readonly search: SearchHealth,
    private readonly clock: Clock,
    private readonly loop: LoopMonitor,
    private readonly takeover: TakeoverStatus,
    private readonly messaging: MessagingHealth,
    private readonly workers: Workers = new OneProcess(),
  ) {}

  /** Checks every component now and returns the result. Never throws. */
  async report(): Promise<HealthReport> {
    const [{ answers, ...database }, search, takeover, messaging] = await Promise.all([
      this.checkDatabase(),
      this.search.report(),
      this.takeover.unfinished(),
      this.messaging.report(),
    ]);
    const { state } = this.readiness;
    return {
      ready: state === 'ready' && answers,
      state,
      components: { database, search, ...(messaging !== undefined && { messaging }) },
      ...(takeover !== undefined && { takeover }),
      ...(this.workers.number !== undefined && {
        workers: { answeredBy: this.workers.number, members: this.workers.members },
      }),
      eventLoopDelay: this.loop.delay,
      timestamp: this.clock.now(),
    };
  }

  private async checkDatabase(): Promise<DatabaseHealth> {
    const { engine } = this.database.dialect;
    try {
      await this.database.read((sql) => sql.select('SELECT 1 AS one'));
    } catch (error) {
      const reason = error instanceof DomainError ? error.code : 'INTERNAL';
      return { answers: false, status: 'down', detail: `${engine} does not answer (${reason})` };
    }
    const refusal = this.database.refusesWrites;
    if (refusal === undefined) return { answers: true, status: 'up', detail: engine };
    return { answers: true, status: 'down', detail: `${engine} takes no writes (${refusal})` };
  }
}
