import { Module } from '@nestjs/common';
import { DiscoveryModule, ListingService } from '../../discovery/index.js';
import { EntityMappings } from '../../entities/index.js';
import { RunsModule } from '../../operations/index.js';
import { ExecutionRequestResolver } from './execution-request.resolver.js';
import { ExecutionRequestService } from './execution-request.service.js';
import { IngestionScheduler } from './ingestion-scheduler.js';
import { IngestionRights } from './ingestion-rights.js';
import { EXECUTION_REQUEST, ingestionSourceFields } from './ingestion-source.mappings.js';
import { IngestionSource } from './ingestion-source.model.js';
import { IngestionSourceResolver } from './ingestion-source.resolver.js';
import { IngestionSourceService } from './ingestion-source.service.js';
import { RollbackResolver } from './rollback.resolver.js';
import { SecretResolver } from './secret.resolver.js';
import { SecretService } from './secret.service.js';

/**
 * Ingestion sources, their execution requests, which schedules make, too, and the secrets in their recipes. External
 * executors run the ingestion.
 */
@Module({
  imports: [DiscoveryModule, RunsModule],
  providers: [
    IngestionSourceResolver,
    IngestionSourceService,
    ExecutionRequestResolver,
    ExecutionRequestService,
    IngestionRights,
    IngestionScheduler,
    RollbackResolver,
    SecretResolver,
    SecretService,
  ],
})
export class IngestionSourceModule {
  constructor(mappings: EntityMappings, listings: ListingService) {
    mappings.register(EXECUTION_REQUEST);
    mappings.extend(IngestionSource, ingestionSourceFields(listings));
  }
}
