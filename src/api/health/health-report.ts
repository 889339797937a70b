import { Injectable } from '@nestjs/common';
import { Clock } from '../../foundation/common/clock.js';
import { DomainError } from '../../foundation/common/errors.js';
import { Database } from '../../foundation/database/index.js';
import { TakeoverStatus, type TakeoverView } from '../../operations/index.js';
import { type LoopDelay, LoopMonitor } from '../../foundation/telemetry/index.js';
import { Readiness } from './readiness.js';
import { type ComponentHealth, type SearchComponentHealth, SearchHealth } from './search-health.js';

/** How the service does as a whole. */
export interface HealthReport {
  /**
   * Whether requests can be served: reads by urn, and writes. A search engine that is down does not change that, nor
   * does a database that answers but takes no writes, as with a full disk: its component tells, and other replicas
   * could write as little.
   */
  readonly ready: boolean;
  readonly state: Readiness['state'];
  readonly components: { readonly database: ComponentHealth; readonly search: SearchComponentHealth };
  /** How far the takeover of DataHub's database is; absent when there is none, or it is complete. */
  readonly takeover?: TakeoverView;
  /** How long work waited for the event loop in the last minute or two, in milliseconds. */
  readonly eventLoopDelay: LoopDelay;
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  readonly timestamp: number;
}

interface DatabaseHealth extends ComponentHealth {
  readonly answers: boolean;
}

/** Asks the parts of the service how they do. */
@Injectable()
export class HealthReporter {
  constructor(
    private readonly readiness: Readiness,
    private readonly database: Database,
    private readonly search: SearchHealth,
    private readonly clock: Clock,
    private readonly loop: LoopMonitor,
    private readonly takeover: TakeoverStatus,
  ) {}

  /** The state of every part, asked now. Never throws. */
  async report(): Promise<HealthReport> {
    const [{ answers, ...database }, search, takeover] = await Promise.all([
      this.checkDatabase(),
      this.search.report(),
      this.takeover.unfinished(),
    ]);
    const { state } = this.readiness;
    return {
      ready: state === 'ready' && answers,
      state,
      components: { database, search },
      ...(takeover !== undefined && { takeover }),
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
