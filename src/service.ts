import type { DynamicModule } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module.js';
import { BootstrapService } from './administration/index.js';
import type { ListenOptions } from 'node:net';
import { type AppConfig, configConcerns, type HttpConfig, keepFilesPrivate } from './foundation/config/index.js';
import { Database, isNotUpYet } from './foundation/database/index.js';
import { isForReaders, WebFolder } from './api/index.js';
import { createHttpAdapter, type ServiceHttpAdapter } from './foundation/http/index.js';
import { ServiceLogger } from './foundation/logging/index.js';
import { openWhenUp } from './foundation/process/index.js';
import { Readiness } from './operations/index.js';
import { ENTITY_ROWS } from './rows.js';
import { LoopMonitor } from './foundation/telemetry/index.js';
import type { Workers } from './foundation/workers/index.js';

/**
 * How long a worker that only reads waits, in one piece, for the database's lock, in milliseconds. It writes little,
 * such as audit entries, and tries again later.
 */
const READER_LOCK_WAIT_MS = 100;

/** A running service. */
export interface Service {
  /** Address it listens on, as in `http://127.0.0.1:8080`. */
  readonly url: string;
  readonly app: NestFastifyApplication;
  /** How many requests are not answered yet. */
  requests(): number;
  /**
   * Finishes what is in flight and closes everything: the last requests first, then what works in the background, then
   * the engines.
   */
  stop(): Promise<void>;
}

/**
 * Opens the database, seeds an empty store, and listens, alone or as one of `workers`; `started` is called before
 * anything else runs. Throws `CONFIGURATION_INVALID`, `STORE_LOCKED` or `ENGINE_UNAVAILABLE`.
 */
export async function startService(config: AppConfig, workers?: Workers, started?: () => void): Promise<Service> {
  const log = new ServiceLogger(config.log);
  if (config.web !== undefined) WebFolder.open(config.web.dir);
  const tightened = keepFilesPrivate(config);
  if (workers?.isFirst !== false) reportOn(config, tightened, log);
  const onlyReads = workers?.onlyReads === true;
  const database = await openDatabase(config, onlyReads, log);
  try {
    const adapter = createHttpAdapter(config.http, { writerSocket: config.writerSocket, onlyReads, isForReaders });
    const app = await createApp(AppModule.register(config, database, workers), config, adapter);
    if (!onlyReads) await app.get(BootstrapService).run();
    await workers?.attend();
    await adapter.listenToReaders();
    await app.listen(listenOptions(config.http));
    started?.();
    app.get(LoopMonitor).start();
    return {
      url: await app.getUrl(),
      app,
      requests: () => adapter.running.count,
      async stop() {
        app.get(Readiness).stop();
        await adapter.drain(config.stop);
        await app.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/**
 * The system gives each process that shares the port its part of the connections, and all of them to the others when
 * one crashes. Systems that cannot do that let the primary process pass them on.
 */
function listenOptions({ host, port, sharesPort = false }: HttpConfig): ListenOptions {
  return { host, port, reusePort: sharesPort && process.platform === 'linux' };
}

function openDatabase({ database, writes }: AppConfig, onlyReads: boolean, log: ServiceLogger): Promise<Database> {
  const { url, poolSize, startTimeoutMs } = database;
  const options = {
    url,
    poolSize,
    groupSize: writes.groupSize,
    exclusive: !onlyReads,
    ...(onlyReads && { lockWaitMs: READER_LOCK_WAIT_MS }),
    entities: ENTITY_ROWS,
  };
  return openWhenUp(() => Database.open(options), {
    limitMs: startTimeoutMs,
    isNotUp: isNotUpYet,
    report: (seconds) =>
      log.warn(`No database answers at ${new URL(url).host} yet (${seconds} s of ${startTimeoutMs / 1000} s)`, 'Start'),
  });
}

/** Logs what the configuration lacks, which workers share. */
function reportOn(config: AppConfig, tightened: readonly string[], log: ServiceLogger): void {
  for (const { given, meant } of config.misspelt)
    log.warn(`${given} is no variable of the service; is ${meant} meant?`, 'Configuration');
  for (const { text, nextStep } of configConcerns(config)) log.warn(`${text} ${nextStep}`, 'Configuration');
  if (tightened.length > 0) log.warn(`Other users may no longer read ${tightened.join(', ')}`, 'Files');
}

async function createApp(
  module: DynamicModule,
  config: AppConfig,
  adapter: ServiceHttpAdapter,
): Promise<NestFastifyApplication> {
  const app = await NestFactory.create<NestFastifyApplication>(module, adapter, {
    bodyParser: false,
    logger: new ServiceLogger(config.log),
    abortOnError: false,
  });
  await app.init();
  return app;
}
