import {
  collectDefaultMetrics,
  Counter,
  Gauge,
  Histogram,
  type MetricObjectWithValues,
  type MetricValue,
  Registry,
} from 'prom-client';

/** Values of a metric's labels, by name. */
export type MetricLabels = Readonly<Record<string, string>>;

/** Name and description of a metric. */
export interface MetricOptions {
  /** In Prometheus' format, with the unit at the end, such as `projection_behind_seconds`; counters end in `_total`. */
  readonly name: string;
  readonly help: string;
  /** Names of its labels. Each must have few values: a label never contains a urn or other text from callers. */
  readonly labels?: readonly string[];
}

/** Name and description of a gauge. */
export interface GaugeOptions extends MetricOptions {
  /**
   * Whether it shows a state that all workers of the service share, as of a store: the metrics then have the largest
   * value that one of them reports, and otherwise the sum.
   */
  readonly isShared?: boolean;
}

/** The values of a metric in the form in which workers exchange them. */
export type MetricValues = MetricObjectWithValues<MetricValue<string>>;

/** A number that only increases. */
export interface CounterMetric {
  add(count: number, labels?: MetricLabels): void;
}

/** A histogram of durations. */
export interface DurationMetric {
  observe(seconds: number, labels?: MetricLabels): void;
}

/** A value of a gauge with its labels. */
export interface GaugeValue {
  readonly value: number;
  readonly labels?: MetricLabels;
}

/**
 * Upper bounds of the histogram buckets for durations, in seconds: from the time of reading one entity to the longest
 * wait of a client.
 */
const DURATION_STEPS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** The metrics of the process. Each component creates its own, under its own names. */
export class MetricsRegistry {
  private readonly registry = new Registry();

  /** Creates a counter. Throws if the name is taken. */
  counter({ name, help, labels = [] }: MetricOptions): CounterMetric {
    const counter = new Counter({ name, help, labelNames: [...labels], registers: [this.registry] });
    return { add: (count, values = {}) => counter.inc(values, count) };
  }

  /** Creates a histogram of durations. Throws if the name is taken. */
  durations({ name, help, labels = [] }: MetricOptions): DurationMetric {
    const buckets = DURATION_STEPS;
    const histogram = new Histogram({ name, help, labelNames: [...labels], buckets, registers: [this.registry] });
    return { observe: (seconds, values = {}) => histogram.observe(values, seconds) };
  }

  /**
   * Creates a gauge whose values are read with `read` each time the metrics are requested; it has none if `read` fails.
   * Throws if the name is taken.
   */
  gauge(
    { name, help, labels = [], isShared = false }: GaugeOptions,
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
    const aggregator = isShared ? 'max' : 'sum';
    const gauge = new Gauge({ name, help, labelNames: [...labels], registers: [this.registry], collect, aggregator });
  }

  /**
   * The values of a counter, or the numbers of observations of a histogram, with their labels; none for an unknown
   * metric. It costs as much as the metric has labels and buckets: call it seconds apart.
   */
  async counts(name: string): Promise<readonly GaugeValue[]> {
    const metric = this.registry.getSingleMetric(name);
    if (metric === undefined) return [];
    const { values } = await metric.get();
    return values
      .filter(
        (value) => !('metricName' in value) || value.metricName === undefined || isCountOf(name, value.metricName),
      )
      .map(({ value, labels }) => ({ value, labels: labels as MetricLabels }));
  }

  /** Adds memory, CPU time, event loop delay and garbage collection of the process. */
  watchProcess(): void {
    collectDefaultMetrics({ register: this.registry });
  }

  /** Content type of `text`. */
  get contentType(): string {
    return this.registry.contentType;
  }

  /** Every metric in the form in which workers exchange them. */
  values(): Promise<readonly MetricValues[]> {
    return this.registry.getMetricsAsJSON();
  }

  /** Every metric in Prometheus' text format. */
  text(): Promise<string> {
    return this.registry.metrics();
  }
}

function isCountOf(name: string, series: unknown): boolean {
  return series === name || series === `${name}_count`;
}
