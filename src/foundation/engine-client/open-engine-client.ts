import { DomainError } from '../common/errors.js';
import type { SearchConfig } from '../config/index.js';
import { EngineClient } from './engine-client.js';
import { loadedOnUse } from './loaded-transport.js';

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
