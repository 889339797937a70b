import { Injectable } from '@nestjs/common';
import { AspectStore } from '../../../aspects/index.js';
import { Clock } from '../../../foundation/common/clock.js';
import { MetricsRegistry } from '../../../foundation/telemetry/index.js';
import { webhookInfo } from '../../../model/index.js';
import { CursorStore } from './cursor-store.js';

/** Outcomes of an attempt to deliver. */
export type DeliveryOutcome = 'delivered' | 'failed';

/** Metrics of webhooks. */
@Injectable()
export class DeliveryMetrics {
  /** Times of the changes that this process delivers, by webhook, in milliseconds since 1970. */
  private readonly underway = new Map<string, number>();
  private readonly attempts;
  private readonly durations;

  constructor(
    private readonly cursors: CursorStore,
    private readonly store: AspectStore,
    private readonly clock: Clock,
    metrics: MetricsRegistry,
  ) {
    this.attempts = metrics.counter({
      name: 'webhook_deliveries_total',
      help: 'Attempts to deliver a change to a webhook.',
      labels: ['outcome'],
    });
    this.durations = metrics.durations({ name: 'webhook_delivery_seconds', help: 'Durations of these attempts.' });
    const help = 'Age of the oldest change that this process delivers, or that waits for its next attempt.';
    metrics.gauge({ name: 'webhook_behind_seconds', help, isShared: true }, async () => [
      { value: (await this.oldestMs()) / 1_000 },
    ]);
  }

  /** Counts an attempt. */
  attempted(outcome: DeliveryOutcome, durationMs: number): void {
    this.attempts.add(1, { outcome });
    this.durations.observe(durationMs / 1_000);
  }

  /** Notes that this process delivers a change from `time`, in milliseconds since 1970. */
  delivers(webhook: string, time: number): void {
    this.underway.set(webhook, time);
  }

  /** Notes that this process delivers no change. */
  rests(webhook: string): void {
    this.underway.delete(webhook);
  }

  /** Throws `ENGINE_UNAVAILABLE`. */
  private async oldestMs(): Promise<number> {
    const now = this.clock.now();
    const times = [...this.underway.values(), ...(await this.waitingTimes())];
    return times.reduce((oldest, time) => Math.max(oldest, now - time), 0);
  }

  /** The times of changes that any process tries again later; none of paused webhooks. */
  private async waitingTimes(): Promise<readonly number[]> {
    const waiting = await this.cursors.waiting();
    if (waiting.size === 0) return [];
    const stored = await this.store.values([...waiting.keys()], webhookInfo);
    return [...waiting].filter(([urn]) => stored.get(urn)?.state === 'ACTIVE').map(([, time]) => time);
  }
}
