import 'reflect-metadata';
import { type AppConfig, ownConfig } from './foundation/config/index.js';
import { type Service, startService } from './service.js';
import {
  collectWhenIdle,
  limitHeapGrowth,
  startFailure,
  startLine,
  startText,
  StopOrder,
} from './foundation/process/index.js';

/** How the service is run; the defaults are those of `start`. */
interface RunOptions {
  /** Returns the configuration. */
  readonly load?: () => AppConfig;
  /** Runs once the service is ready, and tells what to do next. A signal that arrives meanwhile stops the service. */
  readonly whenReady?: (service: Service, config: AppConfig) => Promise<void>;
}

/**
 * Runs the service until a signal stops it. Resolves when it is ready. Ends the process with 1 and an explanation if it
 * cannot start; rejects with the error of `whenReady`, while the service keeps running.
 */
export async function runService({ load = ownConfig, whenReady }: RunOptions = {}): Promise<void> {
  const order = new StopOrder();
  const { service, config } = await startOrExit(load);
  const text = process.stdout.isTTY && whenReady === undefined ? startText : startLine;
  process.stdout.write(`${text(config, service.url)}\n`);
  order.follow(service, config);
  await whenReady?.(service, config).catch((error: unknown) => {
    if (!order.isStopping) throw error;
  });
}

async function startOrExit(load: () => AppConfig): Promise<{ readonly service: Service; readonly config: AppConfig }> {
  let config: AppConfig | undefined;
  try {
    config = load();
    const service = await startService(config);
    limitHeapGrowth();
    collectWhenIdle(() => service.requests());
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
