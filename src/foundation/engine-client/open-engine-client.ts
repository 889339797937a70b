import { DomainError } from '../common/errors.js';
import type { SearchConfig } from '../config/index.js';
import { EngineClient } from './engine-client.js';
import type { EngineTransport } from './engine-request.js';

/**
 * Creates a client of the configured server. It connects on first use, so the server may be down. Throws `INTERNAL` for
 * the embedded engine.
 */
export function openEngineClient({ engine, url }: SearchConfig): EngineClient {
  switch (engine) {
    case 'elasticsearch':
      return new EngineClient(
        engine,
        loadedOnUse(async () => (await import('./adapters/elasticsearch-transport.js')).elasticsearchTransport(url)),
      );
    case 'opensearch':
      return new EngineClient(
        engine,
        loadedOnUse(async () => (await import('./adapters/opensearch-transport.js')).opensearchTransport(url)),
      );
    case 'sqlite':
      throw new DomainError('INTERNAL', 'The embedded search engine is not a server.');
  }
}

/** The clients' packages are large, so they are not loaded for the embedded engine. */
function loadedOnUse(load: () => Promise<EngineTransport>): EngineTransport {
  let transport: Promise<EngineTransport> | undefined;
  return {
    send: async (request) => (await (transport ??= load())).send(request),
    close: async () => (await transport)?.close(),
  };
}
