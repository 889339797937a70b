import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { isJsonObject, type JsonObject } from '../../src/foundation/json/json.js';
import { RequestOrigin, runForOrigin } from '../../src/foundation/requests/request-origin.js';
import type { EngineAnswer } from '../../src/foundation/engine-client/index.js';
import type { TimeseriesStore } from '../../src/timeseries/index.js';
import { skipped } from '../support/checkout/needs.js';
import { type EngineTimeseriesSubject, engineTimeseries } from '../support/engines/engine-timeseries.js';
import { type FaultProxy, startFaultProxy } from '../support/engines/fault-proxy.js';
import { type TestSearch, testSearchEngines } from '../support/engines/search-engines.js';
import { dataset, documentsOf } from '../support/engines/timeseries-values.js';

const A = dataset('a');
const PROFILES = { entityType: 'dataset', aspectName: 'datasetProfile' };
const control = { save: () => Promise.resolve(), progress: () => undefined };

const engines = testSearchEngines().filter(({ name }) => name !== 'sqlite');

describe.each(engines.length === 0 ? [undefined] : engines)(
  'time series in $name, with changes by others',
  (engine) => {
    let subject: EngineTimeseriesSubject;
    let server: TestSearch;
    let name: string;

    beforeAll(async () => {
      if (engine === undefined) return;
      server = await engine.create();
      subject = engineTimeseries(server);
      name = `${subject.prefix}_dataset_datasetprofileaspect_v1`;
    });

    afterAll(async () => {
      if (engine !== undefined) await subject.close();
    });

    if (engine === undefined) {
      skipped('should work', 'searchServer');
      return;
    }

    /** Runs `work` with a store that reaches the engine through a proxy, as another process. */
    const behindProxy = async (work: (store: TimeseriesStore, proxy: FaultProxy) => Promise<void>): Promise<void> => {
      const { origin } = new URL(server.url.replace(/^opensearch\+/, ''));
      const proxy = await startFaultProxy(origin);
      const url = server.url.replace(origin, proxy.url);
      const proxied = engineTimeseries({ ...server, url, drop: () => Promise.resolve() });
      try {
        await work(proxied.store, proxy);
      } finally {
        await proxied.close();
        await proxy.close();
      }
    };
    const send = (method: 'GET' | 'PUT' | 'POST', path: string, body?: JsonObject): Promise<EngineAnswer> =>
      subject.client.request({ method, path, ...(body === undefined ? {} : { body }) });
    const append = (timestampMillis: number): Promise<void> =>
      subject.store.append(documentsOf(A, 'datasetProfile', { timestampMillis }));
    const times = async (): Promise<number[]> =>
      (await subject.store.values({ urn: A, aspectName: 'datasetProfile' })).map(
        ({ timestampMillis }) => timestampMillis,
      );

    it('should write to an index of an older model, and add missing fields', async () => {
      await send('PUT', `/${name}`, {
        settings: { number_of_replicas: 0 },
        mappings: { properties: { urn: { type: 'keyword' }, timestampMillis: { type: 'date' } } },
      });
      await append(1);
      expect(await times()).toEqual([1]);
      const { body } = await send('GET', `/${name}/_mapping/field/partitionSpec.partition`);
      const about = body[name];
      expect(isJsonObject(about) && Object.keys(about['mappings'] ?? {})).toEqual(['partitionSpec.partition']);
    });

    it('should recreate a removed index, and never let the engine create one', async () => {
      await subject.client.request({ method: 'DELETE', path: `/${name}` });
      expect(await times()).toEqual([]);
      await append(2);
      expect(await times()).toEqual([2]);
      const { body } = await send('GET', `/${name}/_mapping`);
      expect(JSON.stringify(body)).toContain('"isExploded":{"type":"boolean"}');
    });

    it('should keep values whatever a template of the server says of their source', async () => {
      const template = `/_index_template/${subject.prefix}`;
      const mappings = { dynamic: 'strict', _source: { enabled: false } };
      await send('PUT', template, { index_patterns: [`${subject.prefix}_*`], template: { mappings } });
      try {
        await subject.client.request({ method: 'DELETE', path: `/${name}` });
        expect(await times()).toEqual([]);
        await append(2);
        expect(await times()).toEqual([2]);
      } finally {
        await subject.client.request({ method: 'DELETE', path: template });
      }
    });

    it('should refuse values that an index would not keep', async () => {
      const source = { settings: { number_of_replicas: 0 }, mappings: { _source: { enabled: false } } };
      const series = `${subject.prefix}_dataset_operationaspect_v1`;
      await send('PUT', `/${series}`, source);
      await expect(
        subject.store.append(documentsOf(A, 'operation', { timestampMillis: 1, lastUpdatedTimestamp: 1 })),
      ).rejects.toMatchObject({ code: 'ENGINE_UNAVAILABLE', message: expect.stringContaining('_source is disabled') });
      await subject.client.request({ method: 'DELETE', path: `/${series}` });
    });

    it('should neither change nor truncate an index of another owner that an alias leads to', async () => {
      const foreign = `${subject.prefix}_orders`;
      const series = `${subject.prefix}_dataset_operationaspect_v1`;
      await send('PUT', `/${foreign}`, { settings: { number_of_replicas: 0 }, aliases: { [series]: {} } });
      const { body: before } = await send('GET', `/${foreign}`);
      await expect(
        subject.store.append(documentsOf(A, 'operation', { timestampMillis: 1, lastUpdatedTimestamp: 1 })),
      ).rejects.toMatchObject({ code: 'ENGINE_UNAVAILABLE', message: expect.stringContaining(`the index ${foreign}`) });
      const truncation = { entityType: 'dataset', aspectName: 'operation', endTimeMillis: 2 };
      for (const strategy of ['delete', 'rebuild'] as const)
        await subject.store.truncate({ ...truncation, strategy }, { ...control, signal: new AbortController().signal });
      expect((await send('GET', `/${foreign}`)).body).toEqual(before);
      await subject.client.request({ method: 'DELETE', path: `/${foreign}` });
    });

    it('should tell at once of an index that lacks its shard, and of its missing size', async () => {
      const series = `${subject.prefix}_dataset_operationaspect_v1`;
      const onNoNode = { routing: { allocation: { require: { _name: 'none' } } } };
      await send('PUT', `/${series}?wait_for_active_shards=0`, {
        settings: { index: { number_of_replicas: 0, ...onNoNode } },
      });
      const origin = new RequestOrigin('::1', undefined, '/operations', 0);
      const sizes = await runForOrigin(origin, () => subject.store.sizes());
      expect(sizes.map(({ indexName }) => indexName)).not.toContain(series);
      expect(origin.warnings).toEqual([expect.stringContaining(`The size of the index ${series} is missing`)]);
      const truncation = { entityType: 'dataset', aspectName: 'operation', endTimeMillis: 2 };
      for (const strategy of ['delete', 'rebuild'] as const) {
        const begun = performance.now();
        const done = subject.store.truncate(
          { ...truncation, strategy },
          { ...control, signal: new AbortController().signal },
        );
        await expect(done).rejects.toMatchObject({ message: expect.stringContaining('lacks a shard') });
        expect(performance.now() - begun).toBeLessThan(10_000);
      }
      await subject.client.request({ method: 'DELETE', path: `/${series}` });
    });

    it('should delete from the index that DataHub made for one of its versions', async () => {
      const series = `${subject.prefix}_dataset_operationaspect_v1`;
      const index = `${series}_1_3_0-0_1700000000000`;
      await send('PUT', `/${index}`, {
        settings: { number_of_replicas: 0 },
        mappings: { properties: { urn: { type: 'keyword' }, timestampMillis: { type: 'date' } } },
        aliases: { [series]: {} },
      });
      await subject.store.append(documentsOf(A, 'operation', { timestampMillis: 1, lastUpdatedTimestamp: 1 }));
      expect(await subject.store.deleteValues({ urn: A, aspectName: 'operation' })).toBe(1);
      await subject.client.request({ method: 'DELETE', path: `/${index}` });
    });

    it('should clean up after a rebuild that ended while writers were locked out', async () => {
      await send('PUT', `/${name}_1700000000000`, { settings: { number_of_replicas: 0 } });
      await send('PUT', `/${name}/_block/write`);
      const late = append(3);
      const truncation = { ...PROFILES, endTimeMillis: 0, strategy: 'rebuild' as const };
      const stopped = subject.second.truncate(truncation, {
        ...control,
        signal: AbortSignal.abort(new Error('given up')),
      });
      await expect(stopped).rejects.toThrow('given up');
      await late;
      expect(await times()).toEqual([3, 2]);
      expect((await subject.store.sizes()).map(({ indexName }) => indexName)).toEqual([name]);
    });

    it('should switch to a new index under the old name', async () => {
      const truncation = { ...PROFILES, endTimeMillis: 2, strategy: 'rebuild' as const };
      await subject.store.truncate(truncation, { ...control, signal: new AbortController().signal });
      const [{ indexName } = { indexName: '' }] = await subject.store.sizes();
      expect(indexName).toMatch(new RegExp(`^${name}_\\d{13}$`));
      await append(4);
      expect(await times()).toEqual([4, 3]);
      expect(await subject.second.deleteValues({ urn: A })).toBe(2);
      expect(await times()).toEqual([]);
    });

    it('should take back what it adopts after a delete, unless that has been appended again since', async () => {
      const adopted = [11, 12].flatMap((timestampMillis) => documentsOf(A, 'datasetProfile', { timestampMillis }));
      let asked = 0;
      await subject.store.adopt(adopted, async (documents) => {
        asked += 1;
        if (asked === 1) return documents;
        await append(12);
        return [];
      });
      expect(await times()).toEqual([12]);
      await subject.store.deleteValues({ urn: A });
    });

    it('should succeed when only the answer to its switch is lost', () =>
      behindProxy(async (store, proxy) => {
        await Promise.all([5, 6, 7].map(append));
        proxy.behave((method, path) =>
          method === 'POST' && path.startsWith('/_aliases') ? { late: Promise.resolve() } : 'pass',
        );
        const truncation = { ...PROFILES, endTimeMillis: 5, strategy: 'rebuild' as const };
        await store.truncate(truncation, { ...control, signal: new AbortController().signal });
        expect(await times()).toEqual([7, 6]);
        await append(8);
        expect(await times()).toEqual([8, 7, 6]);
        expect(await subject.store.sizes()).toHaveLength(1);
      }));

    it('should wait for the engine rather than leave writers blocked when its time is over', () =>
      behindProxy(async (store, proxy) => {
        const over = new AbortController();
        let refusals = 0;
        proxy.behave((method, path) => {
          if (method === 'PUT' && path.endsWith('/_block/write')) over.abort(new Error('over'));
          return over.signal.aborted && path.includes('_alias') && (refusals += 1) <= 4 ? 'drop' : 'pass';
        });
        const truncation = { ...PROFILES, endTimeMillis: 6, strategy: 'rebuild' as const };
        const ending = new AbortController().signal;
        const save = (): Promise<void> => (over.signal.aborted ? Promise.reject(new Error('over')) : Promise.resolve());
        const truncated = store.truncate(truncation, { ...control, save, signal: over.signal, ending });
        await expect(truncated).rejects.toThrow('over');
        expect(refusals).toBeGreaterThan(4);
        await append(9);
        expect(await times()).toEqual([9, 8, 7, 6]);
      }));

    it('should report tasks of the engine', async () => {
      const started = await send('POST', `/${name}/_delete_by_query?wait_for_completion=false`, {
        query: { match_all: {} },
      });
      const task = started.body['task'] as string;
      const status = await subject.store.engineTask(task);
      expect(typeof status?.completed).toBe('boolean');
      expect(status?.runTimeNanos).toBeGreaterThan(0);
      expect(await subject.store.engineTask('aB1cdEf2GHIJKLMnoPQr3S:1')).toBeUndefined();
    });
  },
);
