import { Module } from '@nestjs/common';
import { AccessModule } from './assets/access/index.js';
import { AssetSettingsModule } from './assets/asset-settings/index.js';
import { AssetUpdateModule } from './assets/asset-updates/index.js';
import { ChartModule } from './assets/charts/index.js';
import { ContainerModule } from './assets/containers/index.js';
import { DatasetModule } from './assets/datasets/index.js';
import { EntityPrivilegesModule } from './assets/entity-privileges/index.js';
import { ERModelModule } from './assets/er-models/index.js';
import { FileModule } from './assets/files/index.js';
import { OwnEntitiesModule } from './assets/own-entities/index.js';
import { PatchModule } from './assets/patches/index.js';
import { PipelineModule } from './assets/pipelines/index.js';
import { PlatformResourceModule } from './assets/platform-resources/index.js';
import { QueryModule } from './assets/queries/index.js';
import { DocumentModule } from './documents/index.js';
import { FormModule } from './forms/index.js';
import { ChangeHistoryModule } from './history/change-history/index.js';
import { TimelineModule } from './history/timeline/index.js';
import { VersionedDatasetModule } from './history/versioned-datasets/index.js';
import { VersionsModule } from './history/versions/index.js';
import { LineageModule } from './lineage/index.js';
import { BusinessAttributeModule } from './models/business-attributes/index.js';
import { LogicalModelModule } from './models/logical-models/index.js';
import { MLModelModule } from './models/mlmodels/index.js';
import { SemanticModelModule } from './models/semantic-models/index.js';
import { ApplicationModule } from './products/applications/index.js';
import { DataProductModule } from './products/products/index.js';
import { AssertionModule } from './quality/assertions/index.js';
import { AssetHealthModule } from './quality/asset-health/index.js';
import { DataContractModule } from './quality/data-contracts/index.js';
import { IncidentModule } from './quality/incidents/index.js';
import { MetadataTestModule } from './quality/metadata-tests/index.js';
import { ProcessRunsModule } from './runs/process-runs/index.js';
import { AnalyticsModule } from './usage/analytics/index.js';
import { ReportUsageModule } from './usage/report-usage/index.js';
import { UsageModule } from './usage/usage/index.js';

/** Features of all types of assets, and of their metadata. */
@Module({
  imports: [
    ContainerModule,
    DatasetModule,
    UsageModule,
    ChartModule,
    PipelineModule,
    AssetUpdateModule,
    QueryModule,
    MLModelModule,
    LineageModule,
    ReportUsageModule,
    LogicalModelModule,
    AssertionModule,
    IncidentModule,
    AssetHealthModule,
    ProcessRunsModule,
    ChangeHistoryModule,
    DataProductModule,
    ApplicationModule,
    DocumentModule,
    FormModule,
    BusinessAttributeModule,
    EntityPrivilegesModule,
    SemanticModelModule,
    ERModelModule,
    DataContractModule,
    VersionedDatasetModule,
    AccessModule,
    PlatformResourceModule,
    TimelineModule,
    VersionsModule,
    AssetSettingsModule,
    MetadataTestModule,
    AnalyticsModule,
    PatchModule,
    FileModule,
    OwnEntitiesModule,
  ],
})
export class CatalogModule {}
