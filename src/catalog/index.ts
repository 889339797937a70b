export { AccessModule } from './assets/access/index.js';
export { AssetSettingsModule } from './assets/asset-settings/index.js';
export { AssetUpdateModule } from './assets/asset-updates/index.js';
export { ChartModule } from './assets/charts/index.js';
export { ContainerModule } from './assets/containers/index.js';
export { DatasetModule } from './assets/datasets/index.js';
export { EntityPrivilegesModule } from './assets/entity-privileges/index.js';
export { ERModelModule } from './assets/er-models/index.js';
export { FileModule } from './assets/files/index.js';
export { OwnEntitiesModule } from './assets/own-entities/index.js';
export { PatchModule } from './assets/patches/index.js';
export { PipelineModule } from './assets/pipelines/index.js';
export { PlatformResourceModule } from './assets/platform-resources/index.js';
export { QueryModule } from './assets/queries/index.js';
export { DocumentModule } from './documents/index.js';
export { FormModule } from './forms/index.js';
export { ChangeHistoryModule } from './history/change-history/index.js';
export {
  changeCategory,
  type ChangeEvent,
  changesBetween,
  type ChangeTransaction,
  TimelineModule,
  type TimelineQuery,
  TimelineService,
} from './history/timeline/index.js';
export { VersionedDatasetModule } from './history/versioned-datasets/index.js';
export { LINKING_VERSIONS, type VersionLabel, VersionsModule, VersionsService } from './history/versions/index.js';
export { DEGREE_NAME, degreeCounts, LineageModule } from './lineage/index.js';
export { BusinessAttributeModule } from './models/business-attributes/index.js';
export { LogicalModelModule, type LogicalTie, tiedUrns, tieOf, tiesOf } from './models/logical-models/index.js';
export { MLModelModule } from './models/mlmodels/index.js';
export { SemanticModelModule } from './models/semantic-models/index.js';
export { ApplicationModule } from './products/applications/index.js';
export { DataProductModule } from './products/products/index.js';
export { AssertionModule } from './quality/assertions/index.js';
export { AssetHealthModule } from './quality/asset-health/index.js';
export { DataContractModule } from './quality/data-contracts/index.js';
export { IncidentModule } from './quality/incidents/index.js';
export { MetadataTestModule } from './quality/metadata-tests/index.js';
export { ProcessRunsModule } from './runs/process-runs/index.js';
export { AnalyticsModule } from './usage/analytics/index.js';
export { ReportUsageModule } from './usage/report-usage/index.js';
export { startOf, type UsageDuration, UsageModule, type UsageResult, UsageStatsService } from './usage/usage/index.js';
