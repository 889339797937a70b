import { loadConfig } from '../../../src/foundation/config/index.js';
import { BACKGROUND_MS } from '../../../src/foundation/process/stop-order.js';
import { textOf } from './checkout.js';

/** Names of the variables that the service reads, as `.env.example` lists them. */
export function variableNames(): ReadonlySet<string> {
  return new Set([...textOf('.env.example').matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => String(name)));
}

/** How long a stop may take with the settings that are not changed, in seconds. */
export function stopLimitSeconds(): number {
  const { delayMs, limitMs } = loadConfig({}).stop;
  return (delayMs + limitMs + BACKGROUND_MS) / 1000;
}
