import { Module } from '@nestjs/common';
import { ConfigController } from './config.controller.js';
import { HealthReporter } from './health-report.js';
import { HealthController } from './health.controller.js';
import { Readiness } from './readiness.js';
import { SearchHealth } from './search-health.js';
import { ServerConfigProvider } from './server-config.js';

/** What probes and clients ask before they use the service. */
@Module({
  controllers: [HealthController, ConfigController],
  providers: [Readiness, HealthReporter, SearchHealth, ServerConfigProvider],
})
export class HealthModule {}
