import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleInit,
} from '@nestjs/common';
import { type AspectChange, AspectStore, type WriteListener, WriteListeners } from '../../../aspects/index.js';
import { Clock } from '../../../foundation/common/clock.js';
import { MINUTE_MS } from '../../../foundation/common/durations.js';
import { FailureLog } from '../../../foundation/common/failure-log.js';
import { messageOf } from '../../../foundation/common/message-of.js';
import { pause } from '../../../foundation/concurrency/pause.js';
import { AppConfig } from '../../../foundation/config/index.js';
import { Database } from '../../../foundation/database/index.js';
import { Workers } from '../../../foundation/workers/index.js';
import { webhookInfo } from '../../../model/index.js';
import { WEBHOOK } from '../webhook-type.js';
import { CursorStore } from './cursor-store.js';
import { WebhookWorker } from './webhook-worker.js';

/** Milliseconds between two looks for webhooks that other processes changed or no longer deliver. */
const POLL_INTERVAL_MS = 10_000;
/** The longest time without a look. */
const LONGEST_MS = 10 * MINUTE_MS;
/** Webhooks that are delivered at most. */
const MOST_WEBHOOKS = 10_000;

/** Runs a worker for each active webhook that no other process delivers. */
@Injectable()
export class WebhookDispatcher
  implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown, WriteListener
{
  private readonly logger = new Logger('Webhooks');
  private readonly failures = new FailureLog(this.logger, 'Failed to look for webhooks', 'Webhooks are found again');
  private readonly stop = new AbortController();
  private readonly running = new Map<string, { readonly changed: AbortController; readonly done: Promise<void> }>();
  /** When the next run of a webhook has something to do, in the time of `Clock.elapsed`. */
  private readonly notBefore = new Map<string, number>();
  private wake = new AbortController();
  private looking: Promise<void> | undefined;

  constructor(
    private readonly worker: WebhookWorker,
    private readonly cursors: CursorStore,
    private readonly store: AspectStore,
    private readonly database: Database,
    private readonly listeners: WriteListeners,
    private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly workers: Workers,
  ) {}

  onModuleInit(): void {
    if (this.config.webhooks.enabled) this.listeners.register(this);
  }

  onApplicationBootstrap(): void {
    if (this.config.webhooks.enabled && !this.workers.onlyReads) this.looking = this.lookAgainAndAgain();
  }

  /** Ends all deliveries; those under way are repeated after the next start. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stop.abort();
    this.wake.abort();
    await this.looking;
    for (const { changed } of this.running.values()) changed.abort();
    await Promise.all([...this.running.values()].map(({ done }) => done));
  }

  afterCommit(changes: readonly AspectChange[]): void {
    const urns = new Set(changes.filter(({ entityType }) => entityType === WEBHOOK).map(({ urn }) => urn));
    for (const urn of urns) this.nudge(urn);
  }

  /** Starts the run of a webhook anew, because the webhook or its position changed. */
  nudge(urn: string): void {
    this.notBefore.delete(urn);
    this.running.get(urn)?.changed.abort();
    this.wake.abort();
  }

  private async lookAgainAndAgain(): Promise<void> {
    while (!this.stop.signal.aborted) {
      this.wake = new AbortController();
      try {
        await this.look();
        this.failures.noteSuccess();
      } catch (error) {
        this.failures.noteFailure(error);
      }
      await pause(this.restMs(), this.wake.signal);
    }
  }

  private async look(): Promise<void> {
    const { urns } = await this.store.listUrns(WEBHOOK, 0, MOST_WEBHOOKS);
    await this.cursors.keepOnly(new Set(urns));
    const stored = await this.store.values(urns, webhookInfo);
    for (const urn of this.notBefore.keys()) if (stored.get(urn)?.state !== 'ACTIVE') this.notBefore.delete(urn);
    for (const [urn, { state }] of stored) {
      const isDue = (this.notBefore.get(urn) ?? 0) <= this.clock.elapsed();
      if (state === 'ACTIVE' && isDue && !this.running.has(urn)) this.start(urn);
    }
  }

  private start(urn: string): void {
    const changed = new AbortController();
    if (this.stop.signal.aborted) return;
    const done = this.run(urn, changed.signal).finally(() => {
      this.running.delete(urn);
      this.wake.abort();
    });
    this.running.set(urn, { changed, done });
  }

  private async run(urn: string, changed: AbortSignal): Promise<void> {
    let restMs = POLL_INTERVAL_MS;
    try {
      restMs = (await this.worker.run(urn, changed, this.stop.signal)).restMs ?? POLL_INTERVAL_MS;
    } catch (error) {
      this.logger.warn(`Failed to deliver to ${urn}: ${messageOf(error)}`);
    }
    if (!changed.aborted) this.notBefore.set(urn, this.clock.elapsed() + restMs);
  }

  private restMs(): number {
    const now = this.clock.elapsed();
    const due = [...this.notBefore].filter(([urn]) => !this.running.has(urn)).map(([, time]) => time - now);
    return Math.max(1_000, Math.min(this.database.dialect.hasOneWriter ? LONGEST_MS : POLL_INTERVAL_MS, ...due));
  }
}
