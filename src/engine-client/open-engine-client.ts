import { DomainError } from '../common/errors.js';
import type { SearchConfig } from '../config/index.js';
import { elasticsearchTransport } from './adapters/elasticsearch-transport.js';
import { opensearchTransport } from './adapters/opensearch-transport.js';
import { EngineClient } from './engine-client.js';

/** A client of the server that the configuration names. Connects on first use, so the server may be down. Throws `INTERNAL` for the embedded engine. */
export function openEngineClient(config: SearchConfig): EngineClient {
  switch (config.engine) {
    case 'elasticsearch':
      return new EngineClient(config.engine, elasticsearchTransport(config.url));
    case 'opensearch':
      return new EngineClient(config.engine, opensearchTransport(config.url));
    case 'sqlite':
      throw new DomainError('INTERNAL', 'The embedded search engine is no server.');
  }
}
