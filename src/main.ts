import 'reflect-metadata';
import { type AppConfig, ownConfig, workerConfig } from './foundation/config/index.js';
import { type Service, startService } from './service.js';
import {
  collectWhenIdle,
  limitHeapGrowth,
  startFailure,
  startLine,
  startText,
  StopOrder,
} from './foundation/process/index.js';
import { LoopMonitor } from './foundation/telemetry/index.js';
import { joinWorkers, type WorkerPlace } from './foundation/workers/index.js';

/** How the service is run; the defaults are those of `start`. */
interface RunOptions {
  /** Returns the configuration. */
  readonly load?: () => AppConfig;
  /** Runs once requests are served, before anything else does. */
  readonly started?: () => void;
  /** Runs once the service is ready, and prints what to do next. A signal that arrives meanwhile stops the service. */
  readonly whenReady?: (service: Service, config: AppConfig) => Promise<void>;
}

/**
 * Runs the service, or one of its workers, until a signal stops it. Resolves when it is ready. Ends the process with 1
 * and an explanation if it cannot start; rejects with the error of `whenReady`, while the service keeps running.
 */
export async function runService({ load = ownConfig, started, whenReady }: RunOptions = {}): Promise<void> {
  const order = new StopOrder();
  const place = await joinWorkers();
  const { service, config } = await startOrExit(load, place, started);
  if (place === undefined) announce(config, service.url, whenReady === undefined);
  else place.workers.ready(service.url);
  order.follow(service, config);
  await whenReady?.(service, config).catch((error: unknown) => {
    if (!order.isStopping) throw error;
  });
}

function announce(config: AppConfig, url: string, isAtLength: boolean): void {
  const text = process.stdout.isTTY && isAtLength ? startText : startLine;
  process.stdout.write(`${text(config, url)}\n`);
}

async function startOrExit(
  load: () => AppConfig,
  place: WorkerPlace | undefined,
  started?: () => void,
): Promise<{ readonly service: Service; readonly config: AppConfig }> {
  let config: AppConfig | undefined;
  try {
    config = place === undefined ? load() : workerConfig(load(), place.workers.number, place.port);
    const service = await startService(config, place?.workers, started);
    limitHeapGrowth();
    const monitor = service.app.get(LoopMonitor);
    collectWhenIdle(
      () => service.requests(),
      (collect) => monitor.runUnreported(collect),
    );
    return { service, config };
  } catch (error) {
    process.stderr.write(`The service did not start. ${startFailure(error, config)}\n`);
    if (showsStacks(config) && error instanceof Error) process.stderr.write(`${error.stack ?? ''}\n`);
    process.exit(1);
  }
}

function showsStacks(known: AppConfig | undefined): boolean {
  return known?.log.level === 'debug' || known?.log.level === 'trace';
}
