import { describe, expect, it } from '@jest/globals';
import { loadConfig } from '../../../foundation/config/index.js';
import { ModelRegistry } from '../../../model/index.js';
import { SeriesCatalogue } from '../../series.js';
import { timeseriesDocuments } from '../../documents-of-value.js';
import type { TimeseriesStore } from '../../timeseries-store.port.js';
import { openEngineStore } from './engine-timeseries-store.js';

const URN = 'urn:li:dataset:(urn:li:dataPlatform:hive,a,PROD)';
const REGISTRY = ModelRegistry.standard();
const PROFILE = { entityType: 'dataset', aspectName: 'datasetProfile' };

/** No process listens on port 1. */
const UNREACHABLE = loadConfig({ SEARCH_URL: 'http://127.0.0.1:1' }).search;

describe('time series in an engine that is down', () => {
  const aspect = REGISTRY.aspect('dataset', 'datasetProfile');
  const documents = timeseriesDocuments({ urn: URN, entityType: 'dataset', aspect, value: { timestampMillis: 1 } });

  it.each<[string, (store: TimeseriesStore) => Promise<unknown>]>([
    ['append', (store) => store.append(documents)],
    ['read', (store) => store.values({ urn: URN, aspectName: 'datasetProfile' })],
    ['read the latest', (store) => store.latest([URN], 'datasetProfile')],
    ['tell whether there is any', (store) => store.exists(URN, 'datasetProfile')],
    ['tell what it has', (store) => store.stored([URN], ['datasetProfile'])],
    ['delete', (store) => store.deleteValues({ urn: URN })],
    ['count', (store) => store.count(PROFILE)],
    ['tell sizes', (store) => store.sizes()],
    ['aggregate', (store) => store.aggregate({ ...PROFILE, buckets: [], metrics: [] })],
  ])('should fail to %s with an error that callers can handle', async (_name, act) => {
    const store = openEngineStore(UNREACHABLE, new SeriesCatalogue(REGISTRY));
    await expect(act(store)).rejects.toMatchObject({ code: 'ENGINE_UNAVAILABLE' });
    await store.close();
  });
});
