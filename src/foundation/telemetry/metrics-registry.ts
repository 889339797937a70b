import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Values of a metric's labels, by name. */
export type MetricLabels = Readonly<Record<string, string>>;

/** What a metric is called and says. */
export interface MetricOptions {
  /** In Prometheus' form, with the unit at the end, as in `projection_behind_seconds`; counters end in `_total`. */
  readonly name: string;
  readonly help: string;
  /**
   * Names of its labels. Each must have few values: a label never holds a urn or anything else that callers make up.
   */
  readonly labels?: readonly string[];
}

/** A number that only grows. */
export interface CounterMetric {
  add(count: number, labels?: MetricLabels): void;
}

/** Durations, counted in steps. */
export interface DurationMetric {
  observe(seconds: number, labels?: MetricLabels): void;
}

/** A number and its labels, as a gauge answers it when it is read. */
export interface GaugeValue {
  readonly value: number;
  readonly labels?: MetricLabels;
}

/**
 * Upper ends of the steps of durations, in seconds: from what a read of one entity takes to what a client waits for at
 * most.
 */
const DURATION_STEPS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** The metrics of the process. Every part makes its own, under names of its own. */
export class MetricsRegistry {
  private readonly registry = new Registry();

  /** A counter. Throws when the name is taken. */
  counter({ name, help, labels = [] }: MetricOptions): CounterMetric {
    const counter = new Counter({ name, help, labelNames: [...labels], registers: [this.registry] });
    return { add: (count, values = {}) => counter.inc(values, count) };
  }

  /** A histogram of durations. Throws when the name is taken. */
  durations({ name, help, labels = [] }: MetricOptions): DurationMetric {
    const buckets = DURATION_STEPS;
    const histogram = new Histogram({ name, help, labelNames: [...labels], buckets, registers: [this.registry] });
    return { observe: (seconds, values = {}) => histogram.observe(values, seconds) };
  }

  /**
   * A gauge whose values `read` answers each time the metrics are asked for; when it fails there are none. Throws when
   * the name is taken.
   */
  gauge(
    { name, help, labels = [] }: MetricOptions,
    read: () => Promise<readonly GaugeValue[]> | readonly GaugeValue[],
  ): void {
    const collect = async (): Promise<void> => {
      gauge.reset();
      if (labels.length === 0) gauge.remove();
      const values = await Promise.resolve()
        .then(read)
        .catch(() => []);
      for (const { value, labels: named = {} } of values) gauge.set(named, value);
    };
    const gauge = new Gauge({ name, help, labelNames: [...labels], registers: [this.registry], collect });
  }

  /** Adds memory, processor time, event loop delay and garbage collection of the process. */
  watchProcess(): void {
    collectDefaultMetrics({ register: this.registry });
  }

  /** Content type of `text`. */
  get contentType(): string {
    return this.registry.contentType;
  }

  /** Every metric in Prometheus' text form. */
  text(): Promise<string> {
    return this.registry.metrics();
  }
}
