import { type DynamicModule, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AspectsModule } from '../aspects/index.js';
import { SYSTEM_ACTOR } from '../auth/index.js';
import { ClockModule } from '../common/clock.module.js';
import { type AppConfig, ConfigModule, keepFilesPrivate } from '../config/index.js';
import { Database, DatabaseModule } from '../database/index.js';
import { GraphModule } from '../graph/index.js';
import { ModelModule } from '../model/index.js';
import { CheckIndicesService, RestoreIndicesService, RestoreTasks } from '../operations/index.js';
import { ProjectionModule } from '../projection/index.js';
import { ENTITY_ROWS } from '../rows.js';
import { SearchModule } from '../search/index.js';
import { TelemetryModule } from '../telemetry/index.js';
import { TimeseriesModule } from '../timeseries/index.js';
import type { RestoreProgress, RestoreWorker } from './restore-worker.js';

/** The part of the service that restores and compares. */
@Module({})
class RestoreCommandModule {
  static register(config: AppConfig, database: Database): DynamicModule {
    return {
      module: RestoreCommandModule,
      imports: [
        ConfigModule.register(config),
        ClockModule,
        DatabaseModule.register(database),
        TelemetryModule,
        ModelModule,
        AspectsModule,
        GraphModule,
        SearchModule,
        TimeseriesModule,
        ProjectionModule,
      ],
      providers: [RestoreTasks, RestoreIndicesService, CheckIndicesService],
    };
  }
}

/** Does the work in this process, on the engines of `config`. Throws `STORE_LOCKED` while a service uses an embedded database, `ENGINE_UNAVAILABLE`. */
export async function engineWorker(config: AppConfig): Promise<RestoreWorker> {
  keepFilesPrivate(config);
  const { url, poolSize } = config.database;
  const { groupSize } = config.writes;
  const database = await Database.open({ url, poolSize, groupSize, exclusive: true, entities: ENTITY_ROWS });
  const app = await NestFactory.createApplicationContext(RestoreCommandModule.register(config, database), {
    logger: false,
    abortOnError: false,
  }).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  const restores = app.get(RestoreIndicesService);
  return {
    restore: async (given) => (await restores.restore(given, SYSTEM_ACTOR.urn)).taskId ?? '',
    progress: async (taskId) => (await restores.status(taskId)) as unknown as RestoreProgress,
    check: (given) => app.get(CheckIndicesService).run(given),
    close: () => app.close(),
  };
}
