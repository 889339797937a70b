import { Injectable } from '@nestjs/common';
import { Clock } from '../common/clock.js';
import { DomainError } from '../common/errors.js';
import { Database } from '../database/index.js';
import { Readiness } from './readiness.js';

/** How one part of the service does. */
export interface ComponentHealth {
  readonly status: 'up' | 'down';
  /** Which engine, or why it is down; names no address. */
  readonly detail: string;
}

/** How the service does as a whole. */
export interface HealthReport {
  /** Whether requests can be served. */
  readonly ready: boolean;
  readonly state: Readiness['state'];
  readonly components: Readonly<Record<string, ComponentHealth>>;
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  readonly timestamp: number;
}

/** Asks the parts of the service how they do. */
@Injectable()
export class HealthReporter {
  constructor(
    private readonly readiness: Readiness,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** The state of every part, asked now. Never throws. */
  async report(): Promise<HealthReport> {
    const database = await this.checkDatabase();
    const { state } = this.readiness;
    return {
      ready: state === 'ready' && database.status === 'up',
      state,
      components: { database },
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
