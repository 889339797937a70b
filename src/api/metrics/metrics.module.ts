import { Module } from '@nestjs/common';
import { MetricsRegistry } from '../../foundation/telemetry/index.js';
import { MetricsController } from './metrics.controller.js';
import { RequestDurations } from './request-durations.js';
import { WriteCounts } from './write-counts.js';

/** Metrics of the process for monitoring. */
@Module({ controllers: [MetricsController], providers: [WriteCounts, RequestDurations] })
export class MetricsModule {
  constructor(metrics: MetricsRegistry) {
    metrics.watchProcess();
  }
}
