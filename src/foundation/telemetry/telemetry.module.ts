import { Global, Module } from '@nestjs/common';
import { GroupMetrics } from './group-metrics.js';
import { LoopMonitor } from './loop-monitor.js';
import { MetricsRegistry } from './metrics-registry.js';

/** Provides the metrics of the process, and those of all workers, to every module. */
@Global()
@Module({
  providers: [MetricsRegistry, LoopMonitor, GroupMetrics],
  exports: [MetricsRegistry, LoopMonitor, GroupMetrics],
})
export class TelemetryModule {}
