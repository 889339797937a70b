import { Global, Module } from '@nestjs/common';
import { LoopMonitor } from './loop-monitor.js';
import { MetricsRegistry } from './metrics-registry.js';

/** Provides the metrics registry to every module. */
@Global()
@Module({ providers: [MetricsRegistry, LoopMonitor], exports: [MetricsRegistry, LoopMonitor] })
export class TelemetryModule {}
