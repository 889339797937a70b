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

/** The map of the service: a module imports only from those above its own. */
@Module({})
export class AppModule {
  static register(config: AppConfig, database: Database, workers?: Workers): DynamicModule {
    return {
      module: AppModule,
      imports: [
        // foundation: knows nothing of metadata
        ConfigModule.register(config),
        WorkersModule.register(workers),
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
        ...MessagingModule.of(config),
        // what every feature of the API shares
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
        // edges of the process
        ApiModule,
        ...PublicationModule.of(config),
        ...WebModule.of(config),
      ],
    };
  }
}
