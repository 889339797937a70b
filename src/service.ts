import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module.js';
import { BootstrapService } from './bootstrap/index.js';
import { type AppConfig, keepFilesPrivate } from './config/index.js';
import { Database } from './database/index.js';
import { createHttpAdapter } from './http/index.js';
import { ServiceLogger } from './logging/index.js';
import { ENTITY_ROWS } from './rows.js';
import { LoopMonitor } from './telemetry/index.js';

/** A running service. */
export interface Service {
  /** Address it listens on, as in `http://127.0.0.1:8080`. */
  readonly url: string;
  readonly app: NestFastifyApplication;
  /** Finishes what is in flight and closes everything. */
  stop(): Promise<void>;
}

/** Opens the database, seeds an empty store, and listens. Throws `CONFIGURATION_INVALID`, `STORE_LOCKED` or `ENGINE_UNAVAILABLE`. */
export async function startService(config: AppConfig): Promise<Service> {
  tellOf(keepFilesPrivate(config), config);
  const database = await Database.open({
    url: config.database.url,
    poolSize: config.database.poolSize,
    groupSize: config.writes.groupSize,
    exclusive: true,
    entities: ENTITY_ROWS,
  });
  try {
    const app = await createApp(config, database);
    await app.get(BootstrapService).run();
    await app.listen({ host: config.http.host, port: config.http.port });
    app.get(LoopMonitor).start();
    return { url: await app.getUrl(), app, stop: () => app.close() };
  } catch (error) {
    await database.close();
    throw error;
  }
}

function tellOf(tightened: readonly string[], { log }: AppConfig): void {
  if (tightened.length > 0)
    new ServiceLogger(log).warn(`Other users may no longer read ${tightened.join(', ')}`, 'Files');
}

async function createApp(config: AppConfig, database: Database): Promise<NestFastifyApplication> {
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.register(config, database),
    createHttpAdapter(config.http),
    { bodyParser: false, logger: new ServiceLogger(config.log), abortOnError: false },
  );
  await app.init();
  return app;
}
