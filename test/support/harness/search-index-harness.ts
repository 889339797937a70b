import { loadConfig, type SearchConfig } from '../../../src/foundation/config/index.js';
import { openSearchIndex, type SearchIndex } from '../../../src/search/index.js';
import type { SearchIndexSubject } from '../../contracts/search-index.contract.js';
import { SCHEMA } from './search-documents.js';
import type { TestSearchEngine } from '../engines/search-engines.js';

/** An index on an engine with nothing in it. */
export async function searchIndexOn(engine: TestSearchEngine): Promise<SearchIndexSubject> {
  const { url, prefix, drop } = await engine.create();
  const config: SearchConfig = {
    ...loadConfig({}).search,
    url: url.replace(/^opensearch\+/, ''),
    engine: engine.name,
    indexPrefix: prefix,
    replicas: 0,
  };
  const open = (): Promise<SearchIndex> => openSearchIndex(config, SCHEMA);
  let index = await open();
  return {
    index: () => index,
    reopen: async () => {
      await index.close();
      index = await open();
    },
    close: async () => {
      await index.close();
      await drop();
    },
  };
}
