export { GroupMetrics } from './group-metrics.js';
export { type LoopDelay, LoopMonitor } from './loop-monitor.js';
export {
  type CounterMetric,
  type DurationMetric,
  type GaugeValue,
  type MetricLabels,
  type MetricOptions,
  MetricsRegistry,
} from './metrics-registry.js';
export { TelemetryModule } from './telemetry.module.js';
