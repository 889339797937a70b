import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { datasetUrn, fillSeries, FIRST_MILLIS, type SeriesCounts } from '../../bench/lib/datahub-store.mjs';
import { type AppConfig, loadConfig } from '../../src/foundation/config/index.js';
import { Database } from '../../src/foundation/database/index.js';
import { ModelRegistry } from '../../src/model/index.js';
import { openEngineStore } from '../../src/timeseries/adapters/engine/engine-timeseries-store.js';
import { SqlTimeseriesStore } from '../../src/timeseries/adapters/sql/sql-timeseries-store.js';
import {
  type FoundSeries,
  SeriesCatalogue,
  type SeriesPlace,
  SeriesTakeover,
  type TimeseriesStore,
} from '../../src/timeseries/index.js';
import { skipped } from '../support/checkout/needs.js';
import { testEngines } from '../support/engines/engines.js';
import { type TestSearch, testSearchEngines } from '../support/engines/search-engines.js';
import { documentsOf } from '../support/engines/timeseries-values.js';

const DATASETS = 7;
/** Operations enough for a second stretch. */
const DOCUMENTS = 33_000;
const SERIES = ['datasetProfile', 'datasetUsageStatistics', 'operation'] as const;

const catalogue = new SeriesCatalogue(ModelRegistry.standard());
const servers = testSearchEngines().filter(({ name }) => name !== 'sqlite');

/** What one test works on. */
interface Subject {
  readonly store: TimeseriesStore;
  readonly takeover: SeriesTakeover;
}

describe.each(servers.length === 0 ? [undefined] : servers)('time series of a DataHub in $name', (server) => {
  if (server === undefined) {
    skipped('should work', 'searchServer');
    return;
  }

  let search: TestSearch;
  let other: TestSearch;
  const closing: (() => Promise<unknown>)[] = [];

  beforeEach(async () => {
    search = await server.create();
    other = await server.create();
  });

  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
    await search.drop();
    await other.drop();
  });

  const address = () => search.url.replace(/^opensearch\+/, '');
  const fill = (more: object = {}): Promise<SeriesCounts> =>
    fillSeries(address(), { prefix: search.prefix, datasets: DATASETS, documents: DOCUMENTS, ...more });

  function configOf(variables: Readonly<Record<string, string>>): AppConfig {
    return loadConfig({ ELASTICSEARCH_NUM_REPLICAS_PER_INDEX: '0', ...variables });
  }

  function subjectOf(config: AppConfig, store: TimeseriesStore): Subject {
    const takeover = new SeriesTakeover(config, catalogue, store);
    closing.push(
      () => takeover.onApplicationShutdown(),
      () => store.close(),
    );
    return { store, takeover };
  }

  /** The store of a service on the engine that DataHub's series are in. */
  function besideThem(prefix = search.prefix): Subject {
    const own = { SEARCH_URL: search.url, INDEX_PREFIX: prefix };
    const config = configOf({ ...own, TAKEOVER_INDEX_PREFIX: search.prefix });
    return subjectOf(config, openEngineStore(config.search, catalogue));
  }

  /** The store of a service that has an embedded search engine. */
  async function inSql(): Promise<Subject> {
    const [engine] = testEngines();
    if (engine === undefined) throw new Error('no SQL engine');
    const { url, drop } = await engine.createDatabase();
    const database = await Database.open({ url, poolSize: 3, groupSize: 10, exclusive: true });
    closing.push(drop, () => database.close());
    const config = configOf({ TAKEOVER_SEARCH_URL: search.url, TAKEOVER_INDEX_PREFIX: search.prefix });
    return subjectOf(config, new SqlTimeseriesStore(database, catalogue));
  }

  async function found({ takeover }: Subject): Promise<readonly FoundSeries[]> {
    return (await takeover.find()) ?? [];
  }

  /** Takes over one series from `place`; ends after `stops` pages where that is given. Returns where it was. */
  async function take(subject: Subject, series: FoundSeries, place: SeriesPlace = { done: 0 }, stops = Infinity) {
    const stopping = new AbortController();
    let saved = place;
    let told = 0;
    const taking = subject.takeover.take(series, {
      signal: stopping.signal,
      place,
      save: (reached) => {
        saved = reached;
        return Promise.resolve();
      },
      ofEntities: (documents) => Promise.resolve(documents),
      wanted: (documents) => Promise.resolve(documents),
      progress: () => {
        told += 1;
        if (told === stops) stopping.abort(new Error('power cut'));
      },
    });
    if (stops === Infinity) await taking;
    else await expect(taking).rejects.toThrow('power cut');
    return saved;
  }

  async function countsOf({ store }: Subject): Promise<SeriesCounts> {
    const counts = await Promise.all(
      SERIES.map(async (aspectName) => [aspectName, await store.count({ entityType: 'dataset', aspectName })] as const),
    );
    return Object.fromEntries(counts) as unknown as SeriesCounts;
  }

  /** What readers get of a dataset, and of all through an aggregation. */
  async function readings({ store }: Subject) {
    const urn = datasetUrn(2);
    const operations = await store.values({ urn, aspectName: 'operation', limit: 3 });
    const usage = await store.values({ urn, aspectName: 'datasetUsageStatistics', limit: 2 });
    const inserts = await store.values({
      urn,
      aspectName: 'operation',
      limit: 10,
      filter: [[{ field: 'operationType', values: ['INSERT'] }]],
    });
    const users = await store.aggregate({
      entityType: 'dataset',
      aspectName: 'datasetUsageStatistics',
      urn,
      metrics: [{ field: 'userCounts.count', aggregation: 'SUM' }],
      buckets: [{ type: 'VALUE', field: 'userCounts.user' }],
    });
    return { operations, usage, inserts: inserts.length, users: users.rows.map(String).sort() };
  }

  it('should be used in place if their fields have the right types', async () => {
    const counts = await fill();
    const subject = besideThem();
    const series = await found(subject);
    expect(series.map(({ aspectName, way, documents }) => [aspectName, way, documents])).toEqual(
      SERIES.map((aspect) => [aspect, 'adopt', counts[aspect]]),
    );
    for (const one of series) await take(subject, one);
    expect(await countsOf(subject)).toEqual(counts);
    const urn = datasetUrn(2);
    const [latest] = await subject.store.values({ urn, aspectName: 'operation', limit: 1 });
    expect(latest).toMatchObject({ value: { operationType: 'INSERT', actor: 'urn:li:corpuser:datahub' } });
    const again = { ...latest?.value, timestampMillis: latest?.timestampMillis };
    await subject.store.append(documentsOf(urn, 'operation', again, { runId: 'again' }));
    expect(await countsOf(subject)).toEqual(counts);
  });

  it('should be converted if their fields have types that an engine guessed, even after an interruption', async () => {
    const counts = await fill({ badMapping: true });
    const subject = besideThem();
    const operations = (await found(subject)).find(({ aspectName }) => aspectName === 'operation');
    if (operations === undefined) throw new Error('no operations');
    expect(operations.way).toBe('rebuild');
    const place = await take(subject, operations, { done: 0 }, 2);
    await take(subject, operations, place);
    expect(await countsOf(subject)).toEqual(counts);
    expect((await readings(subject)).inserts).toBe(10);
    expect((await found(subject)).map(({ way }) => way)).toEqual(['adopt', 'adopt', 'adopt']);
  });

  it('should be equal after a copy, even after an interruption', async () => {
    const counts = await fill();
    const there = besideThem();
    for (const one of await found(there)) await take(there, one);
    const expected = await readings(there);
    for (const subject of [besideThem(other.prefix), await inSql()]) {
      const series = await found(subject);
      expect(series.map(({ way }) => way)).toEqual(['copy', 'copy', 'copy']);
      for (const one of series) await take(subject, one, await take(subject, one, { done: 0 }, 11));
      expect(await countsOf(subject)).toEqual(counts);
      expect(await readings(subject)).toEqual(expected);
    }
    expect(await countsOf(there)).toEqual(counts);
  });

  it('should not replace later writes', async () => {
    await fill();
    const subject = await inSql();
    const urn = datasetUrn(0);
    const value = {
      timestampMillis: FIRST_MILLIS,
      operationType: 'DELETE',
      lastUpdatedTimestamp: 5,
      partitionSpec: { partition: 'FULL_TABLE_SNAPSHOT', type: 'FULL_TABLE' },
    };
    await subject.store.append(documentsOf(urn, 'operation', value));
    const operations = (await found(subject)).find(({ aspectName }) => aspectName === 'operation');
    if (operations === undefined) throw new Error('no operations');
    await take(subject, operations);
    const first = await subject.store.values({ urn, aspectName: 'operation', endTimeMillis: FIRST_MILLIS });
    expect(first.map((one) => one.value['operationType'])).toEqual(['DELETE']);
  });

  it('should get the ids of this service if DataHub created them with another digest', async () => {
    const counts = await fill({ algorithm: 'sha256' });
    const subject = await inSql();
    for (const one of await found(subject)) await take(subject, one);
    const urn = datasetUrn(1);
    const [latest] = await subject.store.values({ urn, aspectName: 'datasetUsageStatistics', limit: 1 });
    if (latest === undefined) throw new Error('no usage');
    await subject.store.append(documentsOf(urn, 'datasetUsageStatistics', latest.value));
    expect(await countsOf(subject)).toEqual(counts);
  });

  it('should be skipped if the model lacks the series', async () => {
    const name = `${search.prefix}_dataset_${createHash('md5').update('x').digest('hex').slice(0, 6)}aspect_v1`;
    await fetch(`${address()}/${name}`, { method: 'PUT' });
    const subject = besideThem();
    expect((await found(subject)).map(({ way }) => way)).toEqual(['leave']);
  });
});
