import { type DynamicModule, type INestApplicationContext, Module, type ModuleMetadata } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AspectsModule } from '../aspects/index.js';
import { ClockModule } from '../foundation/common/clock.module.js';
import { type AppConfig, ConfigModule, keepFilesPrivate } from '../foundation/config/index.js';
import { type Database, DatabaseModule } from '../foundation/database/index.js';
import { GraphModule } from '../graph/index.js';
import { ModelModule } from '../model/index.js';
import { ProjectionModule } from '../projection/index.js';
import { SearchModule } from '../search/index.js';
import { TelemetryModule } from '../foundation/telemetry/index.js';
import { TimeseriesModule } from '../timeseries/index.js';
import { WorkersModule } from '../foundation/workers/index.js';
import { openOwnDatabase } from './own-database.js';

/** The stores of the service and the code that keeps them consistent, without the APIs. */
@Module({})
class EngineCommandModule {
  static register(
    config: AppConfig,
    database: Database,
    { imports = [], providers = [] }: ModuleMetadata,
  ): DynamicModule {
    return {
      module: EngineCommandModule,
      imports: [
        ConfigModule.register(config),
        WorkersModule.register(),
        ClockModule,
        DatabaseModule.register(database),
        TelemetryModule,
        ModelModule,
        AspectsModule,
        GraphModule,
        SearchModule,
        TimeseriesModule,
        ProjectionModule,
        ...imports,
      ],
      providers,
    };
  }
}

/**
 * Opens the engines of `config` in this process, with the modules in `more`. Throws `STORE_LOCKED` while a service uses
 * an embedded database, `NOT_FOUND` if there is none, and `ENGINE_UNAVAILABLE`.
 */
export async function engineContext(config: AppConfig, more: ModuleMetadata): Promise<INestApplicationContext> {
  keepFilesPrivate(config);
  const database = await openOwnDatabase(config, { exclusive: true, groupSize: config.writes.groupSize });
  const module = EngineCommandModule.register(config, database, more);
  return NestFactory.createApplicationContext(module, { logger: false, abortOnError: false }).catch(
    async (error: unknown) => {
      await database.close();
      throw error;
    },
  );
}
