import { loadConfig } from '../../../src/foundation/config/index.js';
import { type EngineClient, openEngineClient } from '../../../src/foundation/engine-client/index.js';
import { ModelRegistry } from '../../../src/model/index.js';
import { openEngineStore } from '../../../src/timeseries/adapters/engine/engine-timeseries-store.js';
import { SeriesCatalogue } from '../../../src/timeseries/index.js';
import type { TimeseriesSubject } from '../../contracts/timeseries-store.contract.js';
import type { TestSearch } from './search-engines.js';

/** The same, with a way to the server beside the store. */
export interface EngineTimeseriesSubject extends TimeseriesSubject {
  readonly client: EngineClient;
  readonly prefix: string;
}

/** Time series in a server that speaks Elasticsearch's interface. */
export function engineTimeseries(search: TestSearch): EngineTimeseriesSubject {
  const config = loadConfig({
    SEARCH_URL: search.url,
    INDEX_PREFIX: search.prefix,
    ELASTICSEARCH_NUM_REPLICAS_PER_INDEX: '0',
  }).search;
  const catalogue = new SeriesCatalogue(ModelRegistry.standard());
  const client = openEngineClient(config);
  const stores = [openEngineStore(config, catalogue), openEngineStore(config, catalogue)] as const;
  return {
    client,
    prefix: search.prefix,
    store: stores[0],
    second: stores[1],
    clear: async () => {
      const path = `/${search.prefix}_*aspect_v1*`;
      await client.request({ method: 'POST', path: `${path}/_refresh` });
      await client.request({
        method: 'POST',
        path: `${path}/_delete_by_query`,
        query: { refresh: true, conflicts: 'proceed' },
        body: { query: { match_all: {} } },
      });
    },
    close: async () => {
      for (const one of [...stores, client]) await one.close();
      await search.drop();
    },
  };
}
