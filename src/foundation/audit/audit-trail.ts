import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import { Clock } from '../common/clock.js';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../common/durations.js';
import { requestOrigin } from '../requests/request-origin.js';
import { AppConfig } from '../config/index.js';
import { removeStepwise } from '../database/index.js';
import { type CounterMetric, MetricsRegistry } from '../telemetry/index.js';
import { OneProcess, Question, Workers } from '../workers/index.js';
import { AuditEntries, isImportant } from './audit-entry.js';
import type { AuditDetail, AuditEntry, AuditEvent } from './audit-event.js';
import { AuditLog } from './audit-log.js';
import { type AuditPage, type AuditQuery, AuditStore } from './audit-store.js';
import { EntryBuffer } from './entry-buffer.js';
import { RefusalLimit } from './refusal-limit.js';

/**
 * A transaction of the trail waits for one of ingested batches, so it stores as many entries as several batches record
 * in the meantime.
 */
const LIMITS = {
  groupSize: 500,
  mostStored: 5_000,
  mostWaiting: 20_000,
  pauseMs: 500,
  retryMs: [1_000, 30_000],
} as const;

/**
 * Maximum number of refusals per minute that are recorded individually, for one actor, or for one address without an
 * actor.
 */
const REFUSALS_A_MINUTE = 120;

/** Makes the other workers store what they have recorded. */
const STORED = new Question<true>('audit entries stored');

/** Maximum number of list items in an entry. */
const MOST_LISTED = 100;

/**
 * Records who did what to which urn, when and from where, and whether it was allowed. Recording never blocks and never
 * fails: entries are stored in groups at most half a second later, important ones immediately. Entries that the
 * database rejects are kept and retried. When more than 20,000 entries wait, the oldest are written to the log instead
 * and counted by a metric.
 */
@Injectable()
export class AuditTrail implements OnModuleInit, BeforeApplicationShutdown, OnApplicationShutdown {
  private readonly logger = new Logger('audit');
  private readonly entries = new AuditEntries();
  private readonly refusals = new RefusalLimit(REFUSALS_A_MINUTE, MINUTE_MS);
  private readonly buffer: EntryBuffer;
  private readonly recorded: CounterMetric;
  private readonly unstored: CounterMetric;
  private readonly timers: NodeJS.Timeout[] = [];

  constructor(
    private readonly store: AuditStore,
    private readonly log: AuditLog,
    private readonly clock: Clock,
    private readonly config: AppConfig,
    metrics: MetricsRegistry,
    private readonly workers: Workers = new OneProcess(),
  ) {
    const labels = ['action', 'outcome'];
    this.recorded = metrics.counter({ name: 'audit_entries_total', help: 'Entries of the audit trail.', labels });
    this.unstored = metrics.counter({
      name: 'audit_entries_unstored_total',
      help: 'Entries of the audit trail that only the log has, because the database did not take them.',
    });
    metrics.gauge(
      { name: 'audit_entries_waiting', help: 'Entries of the audit trail that are not stored yet.' },
      () => [{ value: this.buffer.size }],
    );
    this.buffer = new EntryBuffer(this.sink(), LIMITS);
    workers.onAsked(STORED, async () => {
      await this.flush();
      return true;
    });
  }

  onModuleInit(): void {
    if (!this.config.audit.enabled) return;
    this.timers.push(setInterval(() => this.noteSuppressed(this.clock.now()), MINUTE_MS).unref());
    this.timers.push(setInterval(() => void this.removeOld(), HOUR_MS).unref());
  }

  /** Records an event. Its origin is taken from the current request. */
  record(event: AuditEvent): void {
    if (!this.config.audit.enabled) return;
    const now = this.clock.now();
    if (event.outcome === 'REFUSED' && !this.refusals.admits(callerOf(event), now)) return;
    this.add(event, now);
  }

  /** Records that `actor` started an operation on the whole store, such as a restore; `detail` = its arguments. */
  operation(actor: string, operation: string, detail: Readonly<Record<string, unknown>>): void {
    const { urn } = detail;
    const target = typeof urn === 'string' ? urn : undefined;
    this.record({ action: 'OperationEvent', actor, operation, target, detail: plainFacts(detail) });
  }

  /** Stores all recorded entries, if the database accepts them. */
  flush(): Promise<void> {
    return this.buffer.flush();
  }

  /**
   * A page of the trail, newest entry first, including everything recorded by this replica. Throws
   * `ENGINE_UNAVAILABLE`.
   */
  async search(query: AuditQuery): Promise<AuditPage> {
    await Promise.all([this.flush(), this.workers.ask(STORED)]);
    return this.store.search(query);
  }

  /** Stores what is recorded while the database is open, after the modules that act by themselves have stopped. */
  async beforeApplicationShutdown(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    this.noteSuppressed(Infinity);
    await this.buffer.flush();
  }

  /** The log gets what was recorded since, as the database may be closed. */
  async onApplicationShutdown(): Promise<void> {
    await this.buffer.close();
  }

  /** Removes entries older than the retention period, as far as the database responds. */
  async removeOld(): Promise<void> {
    const { retentionDays } = this.config.audit;
    if (retentionDays === 0) return;
    const before = this.clock.now() - retentionDays * DAY_MS;
    try {
      await removeStepwise((most) => this.store.removeBefore(before, most));
    } catch (error) {
      this.logger.warn(`Old entries of the audit trail could not be removed: ${String(error)}`);
    }
  }

  private add(event: AuditEvent, now: number): void {
    const entry = this.entries.make(event, now);
    const important = isImportant(event);
    this.recorded.add(1, { action: entry.action, outcome: entry.outcome });
    this.log.report(entry, important);
    this.buffer.add(entry, important);
  }

  private noteSuppressed(now: number): void {
    for (const { key, count } of this.refusals.end(now)) {
      const isUser = key.startsWith('urn:li:');
      this.add(
        {
          action: 'RefusalsSuppressedEvent',
          actor: isUser ? key : '',
          outcome: 'REFUSED',
          ...(!isUser && { address: key }),
          detail: { suppressed: count },
        },
        this.clock.now(),
      );
    }
  }

  private sink(): ConstructorParameters<typeof EntryBuffer>[0] {
    return {
      store: (entries) => this.store.append(entries),
      overflow: (entries) => this.reportUnstored(entries),
      failed: (error) =>
        this.logger.warn(`Entries of the audit trail cannot be stored at the moment and are kept: ${String(error)}`),
    };
  }

  private reportUnstored(entries: readonly AuditEntry[]): void {
    this.unstored.add(entries.length);
    for (const entry of entries) this.log.reportUnstored(entry);
  }
}

function plainFacts(detail: Readonly<Record<string, unknown>>): AuditDetail {
  const facts: Record<string, string | number | boolean | readonly string[]> = {};
  for (const [name, value] of Object.entries(detail)) {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') facts[name] = value;
    else if (Array.isArray(value)) facts[name] = value.slice(0, MOST_LISTED).map(String);
  }
  return facts;
}

function callerOf({ actor, address }: AuditEvent): string {
  return actor === '' ? (address ?? requestOrigin()?.address ?? '') : actor;
}
