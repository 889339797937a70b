import { Global, Module } from '@nestjs/common';
import { MetricsRegistry } from './metrics-registry.js';

/** Gives every module the registry that its metrics belong to. */
@Global()
@Module({ providers: [MetricsRegistry], exports: [MetricsRegistry] })
export class TelemetryModule {}
