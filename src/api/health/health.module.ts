import { Module } from '@nestjs/common';
import { OperationsModule } from '../../operations/index.js';
import { ConfigController } from './config.controller.js';
import { DebugController } from './debug.controller.js';
import { HealthReporter } from './health-report.js';
import { HealthController } from './health.controller.js';
import { MessagingHealth } from './messaging-health.js';
import { Readiness } from './readiness.js';
import { SearchExportController } from './search-export/search-export.controller.js';
import { SearchExport } from './search-export/search-export.js';
import { SearchHealth } from './search-health.js';
import { ServerConfigProvider } from './server-config.js';

/** Health checks and configuration for probes and clients. */
@Module({
  imports: [OperationsModule],
  controllers: [HealthController, DebugController, ConfigController, SearchExportController],
  providers: [Readiness, HealthReporter, SearchHealth, MessagingHealth, SearchExport, ServerConfigProvider],
})
export class HealthModule {}
