import { LoadedOnce } from '../concurrency/loaded-once.js';
import type { EngineTransport } from './engine-request.js';

/**
 * A transport that is loaded on first use, because the packages of clients are large; after a failure, the next use
 * loads again.
 */
export function loadedOnUse(load: () => Promise<EngineTransport>): EngineTransport {
  const transport = new LoadedOnce(load);
  return {
    send: async (request) => (await transport.get()).send(request),
    close: async () => (await transport.known)?.close(),
  };
}
