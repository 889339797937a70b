import { type DynamicModule, Module } from '@nestjs/common';
import {
  AnalyticsModule,
  AccessModule,
  ApplicationModule,
  AssertionModule,
  AssetUpdateModule,
  AssetHealthModule,
  AssetSettingsModule,
  BusinessAttributeModule,
  ChangeHistoryModule,
  ChartModule,
  ContainerModule,
  DataContractModule,
  DatasetModule,
  DocumentModule,
  EntityPrivilegesModule,
  ERModelModule,
  FileModule,
  FormModule,
  IncidentModule,
  LineageModule,
  LogicalModelModule,
  MLModelModule,
  MetadataTestModule,
  OwnEntitiesModule,
  PipelineModule,
  PlatformResourceModule,
  PatchModule,
  QueryModule,
  DataProductModule,
  ReportUsageModule,
  ProcessRunsModule,
  SemanticModelModule,
  UsageModule,
  TimelineModule,
  VersionedDatasetModule,
  VersionsModule,
} from './catalog/index.js';
import {
  AppConfigModule,
  BootstrapModule,
  ConnectionModule,
  GlobalSettingsModule,
  IngestionSourceModule,
  PagesModule,
  PolicyModule,
  PostModule,
  RoleModule,
  StepStateModule,
} from './administration/index.js';
import { AspectsModule } from './aspects/index.js';
import { AuditModule } from './foundation/audit/index.js';
import { AuthModule, ViewAuthorizationModule } from './auth/index.js';
import { ClockModule } from './foundation/common/clock.module.js';
import { type AppConfig, ConfigModule } from './foundation/config/index.js';
import { ConsistencyModule, OperationsModule } from './operations/index.js';
import { type Database, DatabaseModule } from './foundation/database/index.js';
import {
  DeprecationModule,
  DisplayModule,
  DocumentationModule,
  DomainModule,
  EmbedModule,
  GlossaryModule,
  LifecycleStageModule,
  OwnershipModule,
  SoftDeletionModule,
  StructuredPropertyModule,
  TagModule,
} from './annotations/index.js';
import { DiscoveryModule, RecommendationsModule, ViewModule } from './discovery/index.js';
import { EntitiesModule, PlatformModule } from './entities/index.js';
import { GraphModule } from './graph/index.js';
import {
  GraphiqlModule,
  GraphqlModule,
  HealthModule,
  MetricsModule,
  OpenapiModule,
  RestliModule,
} from './api/index.js';
import { GroupModule, LoginModule, ServiceAccountModule, AccessTokenModule, UserModule } from './identity/index.js';
import { HttpModule } from './foundation/http/index.js';
import { IngestionModule } from './ingestion/index.js';
import { ModelModule } from './model/index.js';
import { ProjectionModule } from './projection/index.js';
import { SearchModule, SearchServiceModule } from './search/index.js';
import { TelemetryModule } from './foundation/telemetry/index.js';
import { TimeseriesModule } from './timeseries/index.js';

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
