import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ALL_CHANGES, ChangeFeed, type FeedPage } from '../../../aspects/index.js';
import { Clock } from '../../../foundation/common/clock.js';
import { pause } from '../../../foundation/concurrency/pause.js';
import { eventIds } from './change-message.js';
import { CursorStore, type WebhookLease, type WebhookPlace } from './cursor-store.js';
import { DeliveryMetrics } from './delivery-metrics.js';
import { EventSender, type StoredWebhook } from './event-sender.js';
import { SharedPages } from './shared-pages.js';

/** Milliseconds after which the right to deliver a webhook is renewed. */
const RENEW_MS = 10_000;
/** The longest wait for a retry that keeps the right to deliver. */
const SHORT_WAIT_MS = 2 * RENEW_MS;

/** The state of one run. */
interface Run {
  readonly lease: WebhookLease;
  /** Aborted when the webhook changed, or the process stops. */
  readonly changed: AbortSignal;
  /** Aborted when the process stops. */
  readonly stop: AbortSignal;
  place: WebhookPlace;
  attempt: number;
  savedAt: number;
}

/** Why a run ended; `restMs` = milliseconds until the next one has something to do, if known. */
export interface RunEnd {
  readonly restMs: number | undefined;
}

const NOTHING_KNOWN: RunEnd = { restMs: undefined };
const AGAIN: RunEnd = { restMs: 0 };

/**
 * Delivers the changes of one webhook after another, each at least once. An event that fails is repeated until it is
 * delivered or the webhook is paused; later events wait for it.
 */
@Injectable()
export class WebhookWorker {
  private readonly owner = randomUUID();

  constructor(
    private readonly feed: ChangeFeed,
    private readonly pages: SharedPages,
    private readonly cursors: CursorStore,
    private readonly sender: EventSender,
    private readonly metrics: DeliveryMetrics,
    private readonly clock: Clock,
  ) {}

  /**
   * Delivers the changes of a webhook until it is paused or deleted, another process has it, or `changed` is aborted.
   * Throws `ENGINE_UNAVAILABLE`.
   */
  async run(urn: string, changed: AbortSignal, stop: AbortSignal): Promise<RunEnd> {
    const webhook = await this.sender.active(urn);
    if (webhook === undefined) return NOTHING_KNOWN;
    const lease = await this.claimed(urn, webhook);
    if (lease === undefined) return NOTHING_KNOWN;
    const { place, attempt } = lease;
    const run: Run = { lease, changed, stop, place, attempt, savedAt: this.clock.elapsed() };
    try {
      if (lease.dueInMs > 0 && !(await this.waited(run, lease.dueInMs))) return { restMs: lease.dueInMs };
      return await this.follow(run);
    } finally {
      this.metrics.rests(urn);
      await this.cursors.release(lease, this.owner);
    }
  }

  private async claimed(urn: string, { created }: StoredWebhook): Promise<WebhookLease | undefined> {
    const lease = await this.cursors.claim(urn, this.owner);
    if (lease !== undefined || (await this.cursors.exists(urn))) return lease;
    await this.cursors.begin(urn, await this.feed.placeAt(created.time, ALL_CHANGES));
    return this.cursors.claim(urn, this.owner);
  }

  private async follow(run: Run): Promise<RunEnd> {
    while (!run.changed.aborted) {
      const { version } = this.feed;
      const page = await this.pages.page(run.place.from, version);
      const end = page.changes.length === 0 ? undefined : await this.deliverPage(run, page);
      if (end !== undefined) return end;
      run.place = { from: page.next, delivered: [] };
      if (page.isLast) {
        this.metrics.rests(run.lease.urn);
        await this.feed.more(version, RENEW_MS, run.changed);
      }
      if (!(await this.kept(run))) return NOTHING_KNOWN;
    }
    await this.cursors.save(run.lease, this.owner, run.place);
    return AGAIN;
  }

  /** Delivers the changes of a page. Returns why the run ends; undefined if it goes on. */
  private async deliverPage(run: Run, { changes }: FeedPage): Promise<RunEnd | undefined> {
    const { urn } = run.lease;
    const webhook = await this.sender.active(urn);
    if (webhook === undefined) return NOTHING_KNOWN;
    const ids = eventIds(changes);
    const done = new Set(run.place.delivered);
    for (const [at, change] of changes.entries()) {
      const id = ids[at];
      if (id === undefined || done.has(id)) continue;
      if (run.changed.aborted) return AGAIN;
      const event = { id, change };
      const end = await this.deliverEvent(run, webhook, event);
      if (end !== undefined) return end;
    }
    return undefined;
  }

  private async deliverEvent(
    run: Run,
    webhook: StoredWebhook,
    event: Pick<Parameters<EventSender['deliver']>[2], 'id' | 'change'>,
  ): Promise<RunEnd | undefined> {
    const { lease, stop } = run;
    for (;;) {
      const outcome = await this.sender.deliver(lease.urn, webhook, { ...event, attempt: run.attempt }, stop);
      if (outcome === 'left out') {
        run.attempt = 0;
        return undefined;
      }
      if (outcome === 'ended') return this.ended(run);
      if (outcome === 'delivered') return this.delivered(run, event.id);
      run.attempt += 1;
      const { retryMs } = outcome;
      const place = { ...run.place, waitingSince: event.change.created.time };
      if (!(await this.cursors.postpone(lease, this.owner, place, run.attempt, retryMs))) return NOTHING_KNOWN;
      if (!(await this.waited(run, retryMs))) return run.changed.aborted ? AGAIN : { restMs: retryMs };
    }
  }

  private async delivered(run: Run, id: string): Promise<RunEnd | undefined> {
    run.attempt = 0;
    run.place = { ...run.place, delivered: [...run.place.delivered, id] };
    run.savedAt = this.clock.elapsed();
    return (await this.cursors.save(run.lease, this.owner, run.place)) ? undefined : NOTHING_KNOWN;
  }

  private async ended(run: Run): Promise<RunEnd> {
    if (!run.stop.aborted) await this.cursors.save(run.lease, this.owner, run.place);
    return NOTHING_KNOWN;
  }

  /** Stores the position and renews the right now and then. Returns false if it is lost. */
  private async kept(run: Run): Promise<boolean> {
    if (this.clock.elapsed() - run.savedAt < RENEW_MS) return true;
    run.savedAt = this.clock.elapsed();
    return this.cursors.save(run.lease, this.owner, run.place);
  }

  /** Waits for a retry. Returns false if the wait is long, the webhook changed, or the right is lost. */
  private async waited(run: Run, waitMs: number): Promise<boolean> {
    if (waitMs > SHORT_WAIT_MS) return false;
    await pause(waitMs, run.changed);
    run.savedAt = this.clock.elapsed();
    return !run.changed.aborted && (await this.cursors.renew(run.lease, this.owner));
  }
}
