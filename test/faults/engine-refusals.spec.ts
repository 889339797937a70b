import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createProcessEnvironment, type ProcessEnvironment } from '../support/service/create-test-environment.js';
import { type Fault, type FaultProxy, startFaultProxy } from '../support/engines/fault-proxy.js';
import { operate } from '../support/service/operations.js';
import { endToEndSearch, type TestSearch } from '../support/engines/search-engines.js';
import { driftOnceCaughtUp, NO_DRIFT } from './index-in-step.js';
import { startWorkload } from './workload.js';

describe('a search engine that refuses', () => {
  let search: TestSearch;
  let proxy: FaultProxy;
  let env: ProcessEnvironment;

  beforeEach(async () => {
    const engine = endToEndSearch();
    if (engine === undefined) throw new Error('E2E_SEARCH must name a server');
    search = await engine.create();
    const address = new URL(search.url.replace(/^opensearch\+/, ''));
    proxy = await startFaultProxy(address.origin);
    const scheme = search.url.startsWith('opensearch+') ? 'opensearch+' : '';
    env = await createProcessEnvironment({
      env: { SEARCH_URL: scheme + proxy.url, INDEX_PREFIX: search.prefix, ELASTICSEARCH_NUM_REPLICAS_PER_INDEX: '0' },
    });
  });

  afterEach(async () => {
    await env.stop();
    await proxy.close();
    await search.drop();
  });

  it.each<[string, Fault]>([
    ['for lack of room (429)', 429],
    ['as unavailable (503)', 503],
    ['by dropping connections', 'drop'],
  ])(
    'should lose no write when it refuses %s, and be consistent when it accepts documents again',
    async (_name, fault) => {
      let requests = 0;
      proxy.behave(() => {
        requests += 1;
        return requests % 3 === 0 ? fault : 'pass';
      });
      const load = startWorkload(env, 0, 60);
      await load.done;
      expect(load.failures).toEqual([]);
      await env.fetch('/operations?action=restoreIndices', {
        method: 'POST',
        body: JSON.stringify({ limit: 0, batchSize: 100, clean: true }),
      });
      expect(proxy.faults()).toBeGreaterThan(5);
      proxy.behave(() => 'pass');
      expect(await driftOnceCaughtUp(env)).toEqual(NO_DRIFT);
      await operate(env, 'restoreIndices', { limit: 0, batchSize: 1000, clean: true });
      expect(await driftOnceCaughtUp(env)).toEqual(NO_DRIFT);
    },
  );
});
