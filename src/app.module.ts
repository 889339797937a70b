import { type DynamicModule, Module } from '@nestjs/common';
import { AnalyticsModule } from './analytics/index.js';
import { AccessModule } from './access/index.js';
import { AppConfigModule } from './app-config/index.js';
import { ApplicationModule } from './applications/index.js';
import { AspectsModule } from './aspects/index.js';
import { AssertionModule } from './assertions/index.js';
import { AssetUpdateModule } from './asset-updates/index.js';
import { AssetHealthModule } from './asset-health/index.js';
import { AssetSettingsModule } from './asset-settings/index.js';
import { AuditModule } from './audit/index.js';
import { AuthModule, ViewAuthorizationModule } from './auth/index.js';
import { BootstrapModule } from './bootstrap/index.js';
import { BusinessAttributeModule } from './business-attributes/index.js';
import { ChangeHistoryModule } from './change-history/index.js';
import { ChartModule } from './charts/index.js';
import { ClockModule } from './common/clock.module.js';
import { type AppConfig, ConfigModule } from './config/index.js';
import { ConsistencyModule } from './consistency/index.js';
import { ConnectionModule } from './connections/index.js';
import { ContainerModule } from './containers/index.js';
import { DataContractModule } from './data-contracts/index.js';
import { type Database, DatabaseModule } from './database/index.js';
import { DatasetModule } from './datasets/index.js';
import { DeprecationModule } from './deprecation/index.js';
import { DiscoveryModule } from './discovery/index.js';
import { DisplayModule } from './displays/index.js';
import { DocumentationModule } from './documentation/index.js';
import { DocumentModule } from './documents/index.js';
import { DomainModule } from './domains/index.js';
import { EmbedModule } from './embeds/index.js';
import { EntitiesModule } from './entities/index.js';
import { EntityPrivilegesModule } from './entity-privileges/index.js';
import { ERModelModule } from './er-models/index.js';
import { FileModule } from './files/index.js';
import { FormModule } from './forms/index.js';
import { GlobalSettingsModule } from './global-settings/index.js';
import { GlossaryModule } from './glossary/index.js';
import { GraphModule } from './graph/index.js';
import { GraphiqlModule } from './graphiql/index.js';
import { GraphqlModule } from './graphql/index.js';
import { GroupModule } from './groups/index.js';
import { HealthModule } from './health/index.js';
import { HttpModule } from './http/index.js';
import { IncidentModule } from './incidents/index.js';
import { IngestionModule } from './ingestion/index.js';
import { LifecycleStageModule } from './lifecycle-stages/index.js';
import { LineageModule } from './lineage/index.js';
import { LogicalModelModule } from './logical-models/index.js';
import { IngestionSourceModule } from './ingestion-sources/index.js';
import { LoginModule } from './login/index.js';
import { MLModelModule } from './mlmodels/index.js';
import { MetadataTestModule } from './metadata-tests/index.js';
import { MetricsModule } from './metrics/index.js';
import { ModelModule } from './model/index.js';
import { OpenapiModule } from './openapi/index.js';
import { OperationsModule } from './operations/index.js';
import { OwnershipModule } from './ownership/index.js';
import { OwnEntitiesModule } from './own-entities/index.js';
import { PagesModule } from './pages/index.js';
import { PipelineModule } from './pipelines/index.js';
import { PlatformResourceModule } from './platform-resources/index.js';
import { PatchModule } from './patches/index.js';
import { PlatformModule } from './platforms/index.js';
import { PolicyModule } from './policies/index.js';
import { QueryModule } from './queries/index.js';
import { PostModule } from './posts/index.js';
import { DataProductModule } from './products/index.js';
import { ProjectionModule } from './projection/index.js';
import { RecommendationsModule } from './recommendations/index.js';
import { ReportUsageModule } from './report-usage/index.js';
import { RestliModule } from './restli/index.js';
import { RoleModule } from './roles/index.js';
import { ProcessRunsModule } from './process-runs/index.js';
import { SemanticModelModule } from './semantic-models/index.js';
import { ServiceAccountModule } from './service-accounts/index.js';
import { SoftDeletionModule } from './soft-deletion/index.js';
import { StepStateModule } from './step-states/index.js';
import { StructuredPropertyModule } from './structured-properties/index.js';
import { SearchModule, SearchServiceModule } from './search/index.js';
import { TagModule } from './tags/index.js';
import { TelemetryModule } from './telemetry/index.js';
import { TimeseriesModule } from './timeseries/index.js';
import { UsageModule } from './usage/index.js';
import { AccessTokenModule } from './tokens/index.js';
import { UserModule } from './users/index.js';
import { TimelineModule } from './timeline/index.js';
import { VersionedDatasetModule } from './versioned-datasets/index.js';
import { VersionsModule } from './versions/index.js';
import { ViewModule } from './views/index.js';

/** Use cases and the API's types. */
const FEATURES = [
  DiscoveryModule,
  PlatformModule,
  ViewModule,
  UserModule,
  GroupModule,
  AccessTokenModule,
  ServiceAccountModule,
  TagModule,
  GlossaryModule,
  DomainModule,
  DisplayModule,
  ContainerModule,
  OwnershipModule,
  DeprecationModule,
  DocumentationModule,
  SoftDeletionModule,
  DatasetModule,
  UsageModule,
  StructuredPropertyModule,
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
  EmbedModule,
  VersionedDatasetModule,
  RoleModule,
  AccessModule,
  PolicyModule,
  IngestionSourceModule,
  ConnectionModule,
  PlatformResourceModule,
  AppConfigModule,
  GlobalSettingsModule,
  RecommendationsModule,
  StepStateModule,
  PostModule,
  OperationsModule,
  ConsistencyModule,
  TimelineModule,
  VersionsModule,
  PagesModule,
  AssetSettingsModule,
  LifecycleStageModule,
  MetadataTestModule,
  AnalyticsModule,
  PatchModule,
  FileModule,
  OwnEntitiesModule,
];

/** The map of the service: a module imports only from layers above its own. */
@Module({})
export class AppModule {
  static register(config: AppConfig, database: Database): DynamicModule {
    return {
      module: AppModule,
      imports: [
        // foundations: know nothing of metadata
        ConfigModule.register(config),
        ClockModule,
        DatabaseModule.register(database),
        HttpModule,
        TelemetryModule,
        AuditModule,
        // what metadata is
        ModelModule,
        // the truth
        AspectsModule,
        // what is derived from it
        GraphModule,
        SearchModule,
        SearchServiceModule,
        TimeseriesModule,
        ProjectionModule,
        // who may do what
        AuthModule,
        ViewAuthorizationModule,
        // the one door for writes
        IngestionModule,
        // what every feature of the API shares
        EntitiesModule,
        // use cases and the API's types
        ...FEATURES,
        // edges of the process
        RestliModule,
        OpenapiModule,
        GraphqlModule,
        GraphiqlModule,
        LoginModule,
        HealthModule,
        MetricsModule,
        BootstrapModule,
      ],
    };
  }
}
