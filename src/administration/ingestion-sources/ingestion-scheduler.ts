import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleInit,
} from '@nestjs/common';
import { type AspectChange, AspectStore, valueIn, type WriteListener, WriteListeners } from '../../aspects/index.js';
import { Clock } from '../../foundation/common/clock.js';
import { HOUR_MS, MINUTE_MS } from '../../foundation/common/durations.js';
import { DomainError } from '../../foundation/common/errors.js';
import { inTurns } from '../../foundation/concurrency/event-loop.js';
import { FailureLog } from '../../foundation/common/failure-log.js';
import { messageOf } from '../../foundation/common/message-of.js';
import { pause } from '../../foundation/concurrency/pause.js';
import { AppConfig } from '../../foundation/config/index.js';
import { Workers } from '../../foundation/workers/index.js';
import { dataHubIngestionSourceInfo } from '../../model/index.js';
import { ExecutionRequestService } from './execution-request.service.js';
import { INGESTION_SOURCE, type StoredSource } from './ingestion-source.mappings.js';
import { isSchedule, runsAround } from './schedule.js';

/** Milliseconds between two looks for sources that other processes changed. */
const POLL_INTERVAL_MS = MINUTE_MS;
/** Milliseconds from a failure to the next attempt. */
const RETRY_MS = 10_000;
/** Age in milliseconds up to which runs are made up for that were due while no process ran. */
const BEFORE_START_MS = 5 * MINUTE_MS;
/** Age in milliseconds up to which runs are made up for that could not be requested when they were due. */
const LATEST_MS = HOUR_MS;
/** Ingestion sources that are scheduled at most. */
const MOST_SOURCES = 10_000;

/** The next run of a source. */
interface Plan {
  /** The schedule and when it was stored; with another, the next run is computed again. */
  readonly of: string;
  /** Milliseconds since 1970; undefined = never. */
  readonly next: number | undefined;
}

/** A source with a schedule, and when it was stored. */
interface ScheduledSource {
  readonly urn: string;
  readonly source: StoredSource;
  readonly schedule: NonNullable<StoredSource['schedule']>;
  readonly storedAt: number;
}

/**
 * Requests the executions of ingestion sources at the times of their schedules. All processes that write do so; the urn
 * of a request follows from its source and time, so that each is stored once. Runs that nobody could request are made
 * up for if they are not old: the latest of a source alone.
 */
@Injectable()
export class IngestionScheduler
  implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown, WriteListener
{
  private readonly logger = new Logger(IngestionScheduler.name);
  private readonly failures = new FailureLog(
    this.logger,
    'Failed to look for ingestion sources that are due',
    'Ingestion sources that are due are found again',
  );
  private readonly stop = new AbortController();
  private readonly plans = new Map<string, Plan>();
  private wake = new AbortController();
  private looking: Promise<void> | undefined;
  /** Runs that were due long before this are not made up for. */
  private startedAt = 0;
  private lookedAt = 0;

  constructor(
    private readonly store: AspectStore,
    private readonly requests: ExecutionRequestService,
    private readonly listeners: WriteListeners,
    private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly workers: Workers,
  ) {}

  onModuleInit(): void {
    if (this.config.schedulesIngestion) this.listeners.register(this);
  }

  onApplicationBootstrap(): void {
    if (!this.config.schedulesIngestion || this.workers.onlyReads) return;
    this.startedAt = this.clock.now();
    this.looking = this.lookAgainAndAgain();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stop.abort();
    this.wake.abort();
    await this.looking;
  }

  afterCommit(changes: readonly AspectChange[]): void {
    if (changes.some(({ entityType }) => entityType === INGESTION_SOURCE)) this.wake.abort();
  }

  /**
   * Requests what is due, and returns the milliseconds until the next run or look. Throws `ENGINE_UNAVAILABLE`; then
   * the next call makes up for what is missing.
   */
  async look(): Promise<number> {
    this.noteClock();
    const sources = await this.scheduled();
    const urns = new Set(sources.map(({ urn }) => urn));
    for (const urn of this.plans.keys()) if (!urns.has(urn)) this.plans.delete(urn);
    await inTurns(sources, (source) => this.plan(source));
    for (const source of sources) await this.runIfDue(source);
    const next = Math.min(...[...this.plans.values()].map((plan) => plan.next ?? Infinity));
    return Math.min(POLL_INTERVAL_MS, Math.max(0, next - this.clock.now()));
  }

  private async lookAgainAndAgain(): Promise<void> {
    while (!this.stop.signal.aborted) {
      this.wake = new AbortController();
      await pause(await this.restMs(), this.wake.signal);
    }
  }

  private async restMs(): Promise<number> {
    try {
      const rest = await this.look();
      this.failures.noteSuccess();
      return rest;
    } catch (error) {
      this.failures.noteFailure(error);
      return RETRY_MS;
    }
  }

  /**
   * The clock may have been set back since the last look. The next runs that were computed from the later time would
   * not come for as long as it was ahead.
   */
  private noteClock(): void {
    const now = this.clock.now();
    if (now < this.lookedAt) {
      this.startedAt = Math.min(this.startedAt, now);
      for (const [urn, { next }] of this.plans) if (next !== undefined && next > now) this.plans.delete(urn);
    }
    this.lookedAt = now;
  }

  private async scheduled(): Promise<readonly ScheduledSource[]> {
    const { urns } = await this.store.listUrns(INGESTION_SOURCE, 0, MOST_SOURCES);
    const stored = await this.store.latest(urns, [dataHubIngestionSourceInfo.name]);
    return [...stored].flatMap(([urn, aspects]) => {
      const source = valueIn(aspects, dataHubIngestionSourceInfo);
      const storedAt = aspects.get(dataHubIngestionSourceInfo.name)?.created.time ?? 0;
      const schedule = source?.schedule;
      return source === undefined || schedule === undefined ? [] : [{ urn, source, schedule, storedAt }];
    });
  }

  /** Computes the next run of a source that is new or changed. */
  private plan({ urn, schedule, storedAt }: ScheduledSource): void {
    const of = JSON.stringify([schedule.interval, schedule.timezone, storedAt]);
    if (this.plans.get(urn)?.of === of) return;
    const since = Math.min(Math.max(storedAt, this.startedAt - BEFORE_START_MS), this.clock.now());
    const isReadable = isSchedule(schedule);
    this.plans.set(urn, { of, next: isReadable ? runsAround(schedule, since, since).next : undefined });
    if (!isReadable) this.logger.warn(`${urn} never runs: its schedule ${of} cannot be read`);
  }

  private async runIfDue({ urn, source, schedule }: ScheduledSource): Promise<void> {
    const plan = this.plans.get(urn);
    const now = this.clock.now();
    if (plan?.next === undefined || plan.next > now) return;
    const { last, next } = runsAround(schedule, Math.max(plan.next - 1, now - LATEST_MS), now);
    if (last !== undefined) await this.request(urn, source, last);
    this.plans.set(urn, { ...plan, next });
  }

  /** Throws `ENGINE_UNAVAILABLE`. Another error concerns this run alone. */
  private async request(urn: string, source: StoredSource, due: number): Promise<void> {
    try {
      const request = await this.requests.runScheduled(urn, source, due);
      if (request !== undefined) this.logger.log(`${urn} is due: requested ${request}`);
    } catch (error) {
      if (error instanceof DomainError && error.code === 'ENGINE_UNAVAILABLE') throw error;
      this.logger.warn(`Failed to request the run of ${urn} that is due: ${messageOf(error)}`);
    }
  }
}
