import type { EngineTransport } from './engine-request.js';

/**
 * A transport that is loaded on first use, because the packages of clients are large; after a failure, the next use
 * loads again.
 */
export function loadedOnUse(load: () => Promise<EngineTransport>): EngineTransport {
  let transport: Promise<EngineTransport> | undefined;
  const loaded = (): Promise<EngineTransport> =>
    (transport ??= load().catch((error: unknown) => {
      transport = undefined;
      throw error;
    }));
  return {
    send: async (request) => (await loaded()).send(request),
    close: async () => (await transport)?.close(),
  };
}
