import type { SearchConfig } from '../../../foundation/config/index.js';
import { openEngineClient } from '../../../foundation/engine-client/index.js';
import type { Workers } from '../../../foundation/workers/index.js';
import type { SearchIndex } from '../../search-index.port.js';
import type { SearchSchema } from '../../search-schema.js';
import { LuceneSearchIndex } from '../lucene/lucene-search-index.js';

/** Opens the search index on an OpenSearch 2 or 3 server. Sends no request yet, so the server may be down. */
export function openOpensearch(config: SearchConfig, schema: SearchSchema, workers?: Workers): Promise<SearchIndex> {
  const client = openEngineClient({ ...config, engine: 'opensearch' });
  return Promise.resolve(new LuceneSearchIndex(client, config, schema, workers));
}
