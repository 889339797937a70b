import { Module } from '@nestjs/common';
import { OperationsModule } from '../../operations/index.js';
import { ConfigController } from './config.controller.js';
import { DebugController } from './debug.controller.js';
import { HealthController } from './health.controller.js';
import { SearchExportController } from './search-export/search-export.controller.js';
import { SearchExport } from './search-export/search-export.js';
import { ServerConfigProvider } from './server-config.js';

/** Health checks and configuration for probes and clients. */
@Module({
  imports: [OperationsModule],
  controllers: [HealthController, DebugController, ConfigController, SearchExportController],
  providers: [SearchExport, ServerConfigProvider],
})
export class HealthModule {}
