import { Module, type OnModuleInit } from '@nestjs/common';
import { ErrorStyles } from '../http/index.js';
import { OperationsModule } from '../operations/index.js';
import { AuditController } from './events/audit.controller.js';
import { OpenapiAccess } from './openapi-access.js';
import { openapiErrorStyle } from './openapi-error-style.js';
import { RateLimitsController } from './operations/rate-limits.controller.js';
import { RestoreIndicesController } from './operations/restore-indices.controller.js';
import { TimeseriesOperationsController } from './operations/timeseries-operations.controller.js';
import { TimelineModule } from '../timeline/index.js';
import { TimelineController } from './timeline/timeline.controller.js';
import { TraceInterceptor } from './trace.interceptor.js';
import { LineageRegistryController } from './v1/registry/lineage-registry.controller.js';
import { ModelsController } from './v1/registry/models.controller.js';
import { RelationshipsController } from './v1/relationships.controller.js';
import { EntityCollectionController } from './v3/entity-collection.controller.js';
import { EntityQueryService } from './v3/entity-query.service.js';
import { EntityReadController } from './v3/entity-read.controller.js';
import { EntityReader } from './v3/entity-reader.js';
import { EntityWriteController } from './v3/entity-write.controller.js';
import { EntityWriteService } from './v3/entity-write.service.js';

/** The API under `/openapi`. */
@Module({
  imports: [OperationsModule, TimelineModule],
  controllers: [
    AuditController,
    EntityCollectionController,
    EntityReadController,
    EntityWriteController,
    LineageRegistryController,
    ModelsController,
    RelationshipsController,
    RateLimitsController,
    RestoreIndicesController,
    TimelineController,
    TimeseriesOperationsController,
  ],
  providers: [OpenapiAccess, TraceInterceptor, EntityReader, EntityQueryService, EntityWriteService],
})
export class OpenapiModule implements OnModuleInit {
  constructor(private readonly styles: ErrorStyles) {}

  onModuleInit(): void {
    this.styles.register(openapiErrorStyle);
  }
}
