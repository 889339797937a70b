import type { SearchConfig } from '../../../foundation/config/index.js';
import { openEngineClient } from '../../../foundation/engine-client/index.js';
import type { SearchIndex } from '../../search-index.port.js';
import type { SearchSchema } from '../../search-schema.js';
import { LuceneSearchIndex } from '../lucene/lucene-search-index.js';

/** The search index on a server of OpenSearch 2 or 3. Nothing is asked of the server yet, so it may be down. */
export function openOpensearch(config: SearchConfig, schema: SearchSchema): Promise<SearchIndex> {
  const client = openEngineClient({ ...config, engine: 'opensearch' });
  return Promise.resolve(new LuceneSearchIndex(client, config, schema, { highlightLimit: 'max_analyzer_offset' }));
}
