import { Injectable } from '@nestjs/common';
import { MetricsRegistry } from '../../../foundation/telemetry/index.js';

/** Outcomes of an attempt to deliver. */
export type DeliveryOutcome = 'delivered' | 'failed';

/** Metrics of webhooks. */
@Injectable()
export class DeliveryMetrics {
  /** Age of the oldest change that waits, by webhook, in milliseconds. */
  private readonly behind = new Map<string, () => number>();
  private readonly attempts;
  private readonly durations;

  constructor(metrics: MetricsRegistry) {
    this.attempts = metrics.counter({
      name: 'webhook_deliveries_total',
      help: 'Attempts to deliver a change to a webhook.',
      labels: ['outcome'],
    });
    this.durations = metrics.durations({ name: 'webhook_delivery_seconds', help: 'Durations of these attempts.' });
    const help = 'Age of the oldest change that waits for its delivery by this process.';
    metrics.gauge({ name: 'webhook_behind_seconds', help }, () => [{ value: this.oldestMs() / 1_000 }]);
  }

  /** Counts an attempt. */
  attempted(outcome: DeliveryOutcome, durationMs: number): void {
    this.attempts.add(1, { outcome });
    this.durations.observe(durationMs / 1_000);
  }

  /** Notes that a change from `time`, in milliseconds since 1970, waits. */
  waits(webhook: string, time: number): void {
    this.behind.set(webhook, () => Date.now() - time);
  }

  /** Notes that no change waits. */
  caughtUp(webhook: string): void {
    this.behind.delete(webhook);
  }

  private oldestMs(): number {
    return Math.max(0, ...[...this.behind.values()].map((age) => age()));
  }
}
