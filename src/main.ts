import 'reflect-metadata';
import { type AppConfig, ownConfig } from './foundation/config/index.js';
import { startService } from './service.js';
import {
  collectWhenIdle,
  limitHeapGrowth,
  startFailure,
  startLine,
  startText,
  StopOrder,
} from './foundation/process/index.js';

let config: AppConfig | undefined;
const order = new StopOrder();

try {
  const loaded = ownConfig();
  config = loaded;
  const service = await startService(loaded);
  limitHeapGrowth();
  collectWhenIdle(() => service.requests());
  const told = process.stdout.isTTY ? startText(loaded, service.url) : startLine(loaded, service.url);
  process.stdout.write(`${told}\n`);
  order.follow(service, loaded);
} catch (error) {
  process.stderr.write(`The service did not start. ${startFailure(error, config)}\n`);
  if (tellsStacks(config) && error instanceof Error) process.stderr.write(`${error.stack ?? ''}\n`);
  process.exit(1);
}

function tellsStacks(known: AppConfig | undefined): boolean {
  return known?.log.level === 'debug' || known?.log.level === 'trace';
}
