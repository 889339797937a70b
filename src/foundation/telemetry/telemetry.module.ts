import { Global, Module } from '@nestjs/common';
import { LoopMonitor } from './loop-monitor.js';
import { MetricsRegistry } from './metrics-registry.js';

/** Gives every module the registry that its metrics belong to. */
@Global()
@Module({ providers: [MetricsRegistry, LoopMonitor], exports: [MetricsRegistry, LoopMonitor] })
export class TelemetryModule {}
