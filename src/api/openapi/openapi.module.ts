import { Module, type OnModuleInit, UseGuards } from '@nestjs/common';
import { ConsistencyModule, OperationsModule, TracesModule } from '../../operations/index.js';
import { ErrorStyles, PageFiles } from '../../foundation/http/index.js';
import { EventAccess } from './events/event-access.js';
import { EventPollController } from './events/poll/event-poll.controller.js';
import { EventPollService } from './events/poll/event-poll.service.js';
import { EventStreamController } from './events/stream/event-stream.controller.js';
import { OpenStreams } from './events/stream/open-streams.js';
import { ReadableEvents } from './events/readable-events.js';
import { TrackingController } from './events/tracking.controller.js';
import { UsageEvents } from './events/usage-events.js';
import { AuditController } from './events/audit.controller.js';
import { ItemsGuard } from './items.guard.js';
import { OpenapiAccess } from './openapi-access.js';
import { openapiErrorStyle } from './openapi-error-style.js';
import { DecisionController } from './console/decision.controller.js';
import { FigureSamples } from './console/figures/figure-samples.js';
import { FiguresController } from './console/figures/figures.controller.js';
import { ServiceStates } from './console/figures/service-state.js';
import { TrafficCounts } from './console/figures/traffic.js';
import { TasksController } from './console/tasks.controller.js';
import { DualWriteController } from './operations/engine/dual-write.controller.js';
import { ConsistencyCheckController } from './operations/consistency/consistency-check.controller.js';
import { ConsistencyFixController } from './operations/consistency/consistency-fix.controller.js';
import { ConsistencyRequests } from './operations/consistency/consistency-requests.js';
import { ExplainController } from './operations/engine/explain.controller.js';
import { RawDocumentsController } from './operations/engine/raw-documents.controller.js';
import { SearchRequestsController } from './operations/engine/search-requests.controller.js';
import { ConsumersController } from './operations/consumers.controller.js';
import { FeatureFlagsController } from './operations/feature-flags.controller.js';
import { SystemInfoController } from './operations/system-info.controller.js';
import { ThrottleController } from './operations/throttle.controller.js';
import { EntityCountsController } from './v1/counts/entity-counts.controller.js';
import { EntityCountsService } from './v1/counts/entity-counts.service.js';
import { TimeseriesController } from './v2/timeseries/timeseries.controller.js';
import { RateLimitsController } from './operations/rate-limits.controller.js';
import { CheckIndicesController } from './operations/check-indices.controller.js';
import { RestateController } from './operations/restate.controller.js';
import { RestoreIndicesController } from './operations/restore-indices.controller.js';
import { TimeseriesOperationsController } from './operations/timeseries-operations.controller.js';
import { FileModule, TimelineModule, VersionsModule } from '../../catalog/index.js';
import { TimelineController } from './timeline/timeline.controller.js';
import { TraceController } from './trace/trace.controller.js';
import { TraceHeaders } from './trace-headers.js';
import { LineageRegistryController } from './v1/registry/lineage-registry.controller.js';
import { ModelsController } from './v1/registry/models.controller.js';
import { RelationshipsController } from './v1/relationships.controller.js';
import { IdentityController } from './operations/identity.controller.js';
import { ProposalBacklog } from './operations/proposal-backlog.js';
import { MessagingController } from './operations/messaging.controller.js';
import { EntityV2ReadController } from './v2/entity-v2-read.controller.js';
import { EntityV2Service } from './v2/entity-v2.service.js';
import { EntityV2WriteController } from './v2/entity-v2-write.controller.js';
import { ApiDocsController } from './docs/api-docs.controller.js';
import { ApiDocumentTexts } from './docs/api-document-texts.js';
import { OPENAPI_PAGE_FILES, OpenapiPageController } from './page/openapi-page.controller.js';
import { OpenlineageController } from './openlineage/openlineage.controller.js';
import { EntitiesController } from './v1/entities/entities.controller.js';
import { EntitiesReadService } from './v1/entities/entities-read.service.js';
import { SignedFiles } from './v1/files/signed-files.js';
import { FilesController } from './v1/files/files.controller.js';
import { LogicalController } from './v3/logical/logical.controller.js';
import { EntityGenericController } from './v3/entity-generic.controller.js';
import { EntityScrollController } from './v3/entity-scroll.controller.js';
import { EntityScrollService } from './v3/entity-scroll.service.js';
import { LineageEdges } from './v3/graph/lineage-edges.js';
import { EdgeWalk } from './v3/graph/viewable-edges.js';
import { LineageScrollController } from './v3/graph/lineage-scroll.controller.js';
import { RelationshipScrollController } from './v3/graph/relationship.controller.js';
import { VersioningController } from './v3/versioning.controller.js';
import { EntityCollectionController } from './v3/entity-collection.controller.js';
import { EntityQueryService } from './v3/entity-query.service.js';
import { EntityReadController } from './v3/entity-read.controller.js';
import { EntityReader } from './v3/entity-reader.js';
import { EntityWriteController } from './v3/entity-write.controller.js';
import { EntityWriteService } from './v3/entity-write.service.js';

const CONTROLLERS = [
  ApiDocsController,
  DecisionController,
  FiguresController,
  TasksController,
  ConsistencyCheckController,
  ConsistencyFixController,
  EntitiesController,
  AuditController,
  EventPollController,
  EventStreamController,
  TrackingController,
  EntityCollectionController,
  EntityGenericController,
  EntityScrollController,
  EntityReadController,
  EntityV2ReadController,
  EntityV2WriteController,
  EntityCountsController,
  ConsumersController,
  DualWriteController,
  ExplainController,
  FeatureFlagsController,
  FilesController,
  RawDocumentsController,
  SearchRequestsController,
  SystemInfoController,
  ThrottleController,
  TimeseriesController,
  IdentityController,
  MessagingController,
  OpenapiPageController,
  OpenlineageController,
  EntityWriteController,
  LineageRegistryController,
  ModelsController,
  LineageScrollController,
  LogicalController,
  RelationshipScrollController,
  RelationshipsController,
  VersioningController,
  RateLimitsController,
  RestateController,
  RestoreIndicesController,
  CheckIndicesController,
  TimelineController,
  TimeseriesOperationsController,
  TraceController,
];

/** Limits the lists in every body and query of the API. */
for (const controller of CONTROLLERS) UseGuards(ItemsGuard)(controller);

/** The API under `/openapi`. */
@Module({
  imports: [ConsistencyModule, OperationsModule, TracesModule, TimelineModule, VersionsModule, FileModule],
  controllers: CONTROLLERS,
  providers: [
    ApiDocumentTexts,
    ConsistencyRequests,
    FigureSamples,
    ServiceStates,
    TrafficCounts,
    ProposalBacklog,
    OpenapiAccess,
    { provide: OPENAPI_PAGE_FILES, useFactory: () => PageFiles.ofBuild('openapi-page', 'The OpenAPI page') },
    ItemsGuard,
    TraceHeaders,
    EntitiesReadService,
    EntityCountsService,
    EventAccess,
    EventPollService,
    OpenStreams,
    ReadableEvents,
    UsageEvents,
    EntityReader,
    EntityQueryService,
    EntityScrollService,
    EntityV2Service,
    EntityWriteService,
    EdgeWalk,
    SignedFiles,
    LineageEdges,
  ],
})
export class OpenapiModule implements OnModuleInit {
  constructor(private readonly styles: ErrorStyles) {}

  onModuleInit(): void {
    this.styles.register(openapiErrorStyle);
  }
}
