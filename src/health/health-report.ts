import { Injectable } from '@nestjs/common';
import { Clock } from '../common/clock.js';
import { DomainError } from '../common/errors.js';
import { Database } from '../database/index.js';
import { type LoopDelay, LoopMonitor } from '../telemetry/index.js';
import { Readiness } from './readiness.js';
import { type ComponentHealth, type SearchComponentHealth, SearchHealth } from './search-health.js';

/** How the service does as a whole. */
export interface HealthReport {
  /** Whether requests can be served: writes, and reads by urn. A search engine that is down does not change that; its component tells. */
  readonly ready: boolean;
  readonly state: Readiness['state'];
  readonly components: { readonly database: ComponentHealth; readonly search: SearchComponentHealth };
  /** How long work waited for the event loop in the last minute or two, in milliseconds. */
  readonly eventLoopDelay: LoopDelay;
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  readonly timestamp: number;
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
  ) {}

  /** The state of every part, asked now. Never throws. */
  async report(): Promise<HealthReport> {
    const [database, search] = await Promise.all([this.checkDatabase(), this.search.report()]);
    const { state } = this.readiness;
    return {
      ready: state === 'ready' && database.status === 'up',
      state,
      components: { database, search },
      eventLoopDelay: this.loop.delay,
      timestamp: this.clock.now(),
    };
  }

  private async checkDatabase(): Promise<ComponentHealth> {
    try {
      await this.database.read((sql) => sql.select('SELECT 1 AS one'));
      return { status: 'up', detail: this.database.dialect.engine };
    } catch (error) {
      const reason = error instanceof DomainError ? error.code : 'INTERNAL';
      return { status: 'down', detail: `${this.database.dialect.engine} does not answer (${reason})` };
    }
  }
}
