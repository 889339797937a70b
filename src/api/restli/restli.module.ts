import { Module, type OnModuleInit, type Type } from '@nestjs/common';
import { ErrorStyles } from '../../foundation/http/index.js';
import { OperationsModule, RunsModule } from '../../operations/index.js';
import { UsageModule } from '../../catalog/index.js';
import { AspectResource } from './aspects/aspect.resource.js';
import { ProposalResource } from './aspects/proposal.resource.js';
import { TimeseriesResource } from './aspects/timeseries.resource.js';
import { DeleteResource } from './entities/delete.resource.js';
import { ExistenceResource } from './entities/existence.resource.js';
import { ReferencesResource } from './entities/references.resource.js';
import { SearchAccess } from './entities/search-access.js';
import { SearchAutocompleteResource } from './entities/search-autocomplete.resource.js';
import { SearchBrowseResource } from './entities/search-browse.resource.js';
import { SearchCountsResource } from './entities/search-counts.resource.js';
import { SearchListingResource } from './entities/search-listing.resource.js';
import { SearchResource } from './entities/search.resource.js';
import { SnapshotResource } from './entities/snapshot.resource.js';
import { EntityV2Resource } from './entities-v2/entity-v2.resource.js';
import { EntityVersionedV2Resource } from './entities-v2/entity-versioned-v2.resource.js';
import { RestoreAspectsResource } from './operations/restore-aspects.resource.js';
import { CheckOperationsResource } from './operations/check-operations.resource.js';
import { RestateOperationsResource } from './operations/restate-operations.resource.js';
import { RestoreOperationsResource } from './operations/restore-operations.resource.js';
import { TimeseriesOperationsResource } from './operations/timeseries-operations.resource.js';
import { AnalyticsResource } from './analytics/analytics.resource.js';
import { DeleteAllResource } from './entities/delete-all.resource.js';
import { MaintenanceResource } from './entities/maintenance.resource.js';
import { SearchLineageResource } from './entities/search-lineage.resource.js';
import { PlatformResource } from './platform/platform.resource.js';
import { RelationshipResource } from './relationships/relationship.resource.js';
import { ResourceRegistry } from './protocol/resource-registry.js';
import type { RestliResource } from './protocol/resource.js';
import { restliErrorStyle } from './protocol/restli-error-style.js';
import { RestliAccess } from './restli-access.js';
import { RestliController } from './restli.controller.js';
import { RunResource } from './runs/run.resource.js';
import { UsageResource } from './usage/usage.resource.js';

/** All rest.li resources; classes with the same resource name are combined. */
const RESOURCES: readonly Type<RestliResource>[] = [
  AspectResource,
  ProposalResource,
  TimeseriesResource,
  SnapshotResource,
  ExistenceResource,
  SearchResource,
  SearchListingResource,
  SearchAutocompleteResource,
  SearchBrowseResource,
  SearchCountsResource,
  DeleteResource,
  ReferencesResource,
  EntityV2Resource,
  EntityVersionedV2Resource,
  RestateOperationsResource,
  RestoreOperationsResource,
  CheckOperationsResource,
  RestoreAspectsResource,
  TimeseriesOperationsResource,
  UsageResource,
  AnalyticsResource,
  DeleteAllResource,
  MaintenanceResource,
  SearchLineageResource,
  PlatformResource,
  RelationshipResource,
  RunResource,
];

/** The rest.li API. */
@Module({
  imports: [OperationsModule, RunsModule, UsageModule],
  controllers: [RestliController],
  providers: [
    RestliAccess,
    SearchAccess,
    ...RESOURCES,
    {
      provide: ResourceRegistry,
      inject: [...RESOURCES],
      useFactory: (...resources: readonly RestliResource[]): ResourceRegistry => new ResourceRegistry(resources),
    },
  ],
})
export class RestliModule implements OnModuleInit {
  constructor(private readonly styles: ErrorStyles) {}

  onModuleInit(): void {
    this.styles.register(restliErrorStyle);
  }
}
