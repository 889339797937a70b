import 'reflect-metadata';
import { type AppConfig, ownConfig } from './config/index.js';
import { collectWhenIdle, limitHeapGrowth } from './heap.js';
import { startService } from './service.js';
import { startFailure } from './start-failure.js';
import { startLine, startText } from './start-message.js';
import { StopOrder } from './stop-order.js';

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
