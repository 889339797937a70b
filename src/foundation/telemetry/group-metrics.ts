import { Injectable } from '@nestjs/common';
import { AggregatorRegistry } from 'prom-client';
import { Question, Workers } from '../workers/index.js';
import { MetricsRegistry, type MetricValues } from './metrics-registry.js';

/** Metrics of a process as such, which are reported for each worker instead of their sum. */
const OF_PROCESS = /^(?:process_|nodejs_|event_loop_)/;

const METRICS = new Question<readonly MetricValues[]>('metrics');

/**
 * The metrics of all workers of the service. Those of memory, CPU time and the event loop have the label `worker`; the
 * others are added up, or the largest is reported where all workers report a state that they share.
 */
@Injectable()
export class GroupMetrics {
  constructor(
    private readonly metrics: MetricsRegistry,
    private readonly workers: Workers,
  ) {
    if (workers.number === undefined) return;
    workers.onAsked(METRICS, () => this.own());
    this.watchWorkers();
  }

  /** Every metric in Prometheus' text format. A worker that does not respond is left out. */
  async text(): Promise<string> {
    if (this.workers.number === undefined) return this.metrics.text();
    const [own, others] = await Promise.all([this.own(), this.workers.ask(METRICS)]);
    return AggregatorRegistry.aggregate([own, ...others].map((values) => [...values])).metrics();
  }

  private async own(): Promise<readonly MetricValues[]> {
    const worker = String(this.workers.number);
    return (await this.metrics.values()).map((metric) =>
      OF_PROCESS.test(metric.name)
        ? { ...metric, values: metric.values.map((value) => ({ ...value, labels: { ...value.labels, worker } })) }
        : metric,
    );
  }

  private watchWorkers(): void {
    const shared = { labels: ['worker'], isShared: true };
    const values = (of: (member: Workers['members'][number]) => number) =>
      this.workers.members.map((member) => ({ value: of(member), labels: { worker: String(member.number) } }));
    const restarts = 'How often a process of the worker has ended and was replaced.';
    this.metrics.gauge({ name: 'worker_restarts', help: restarts, ...shared }, () => values((one) => one.restarts));
    const up = 'Whether the worker serves requests: 1 or 0.';
    this.metrics.gauge({ name: 'worker_up', help: up, ...shared }, () => values((one) => Number(one.isReady)));
  }
}
