import { type DynamicModule, Module } from '@nestjs/common';
import { CatalogModule } from './catalog/index.js';
import { AdministrationModule } from './administration/index.js';
import { AspectsModule } from './aspects/index.js';
import { AuditModule } from './foundation/audit/index.js';
import { AuthModule, ViewAuthorizationModule } from './auth/index.js';
import { ClockModule } from './foundation/common/clock.module.js';
import { type AppConfig, ConfigModule } from './foundation/config/index.js';
import { ConsistencyModule, OperationsModule } from './operations/index.js';
import { type Database, DatabaseModule } from './foundation/database/index.js';
import { AnnotationsModule } from './annotations/index.js';
import { DiscoveryModule, RecommendationsModule, ViewModule } from './discovery/index.js';
import { EntitiesModule, PlatformModule } from './entities/index.js';
import { GraphModule } from './graph/index.js';
import { ApiModule, PublicationModule, WebModule } from './api/index.js';
import { IdentityModule } from './identity/index.js';
import { HttpModule } from './foundation/http/index.js';
import { IngestionModule, MessagingModule } from './ingestion/index.js';
import { ModelModule } from './model/index.js';
import { ProjectionModule } from './projection/index.js';
import { SearchModule, SearchServiceModule } from './search/index.js';
import { TelemetryModule } from './foundation/telemetry/index.js';
import { TimeseriesModule } from './timeseries/index.js';
import { type Workers, WorkersModule } from './foundation/workers/index.js';

/** The modules of the service in the order of its layers: each depends only on those above it. */
@Module({})
export class AppModule {
  static register(config: AppConfig, database: Database, workers?: Workers): DynamicModule {
    return {
      module: AppModule,
      imports: [
        // foundation: independent of metadata
        ConfigModule.register(config),
        WorkersModule.register(workers),
        ClockModule,
        DatabaseModule.register(database),
        HttpModule,
        TelemetryModule,
        AuditModule,
        // model: declarations of entity types and aspects
        ModelModule,
        // aspects: the source of truth
        AspectsModule,
        // stores that are derived from the aspects, and their projection
        GraphModule,
        SearchModule,
        SearchServiceModule,
        TimeseriesModule,
        ProjectionModule,
        // authentication and authorization
        AuthModule,
        ViewAuthorizationModule,
        // ingestion: the entry point of all writes
        IngestionModule,
        ...MessagingModule.of(config),
        // entities: shared by the features
        EntitiesModule,
        PlatformModule,
        // features
        OperationsModule,
        ConsistencyModule,
        DiscoveryModule,
        RecommendationsModule,
        ViewModule,
        IdentityModule,
        AnnotationsModule,
        AdministrationModule,
        CatalogModule,
        // APIs, the publication over Kafka, and the web frontend
        ApiModule,
        ...PublicationModule.of(config),
        ...WebModule.of(config),
      ],
    };
  }
}
