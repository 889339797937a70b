import { describe, expect, it } from '@jest/globals';
import { SystemClock } from '../../src/foundation/common/clock.js';
import { parseExact } from '../../src/foundation/json/exact-json.js';
import type { JsonObject } from '../../src/foundation/json/json.js';
import type { Database } from '../../src/foundation/database/index.js';
import { SeriesChanges } from '../../src/ingestion/index.js';
import { ModelRegistry } from '../../src/model/index.js';
import { SeriesCopy } from '../../src/operations/index.js';
import { RevisionStore } from '../../src/projection/index.js';
import {
  SeriesCatalogue,
  StoredSeries,
  type TimeseriesQuery,
  type TimeseriesStore,
} from '../../src/timeseries/index.js';
import { aspectHarness, context, proposal } from '../support/harness/aspect-harness.js';
import { testEngines } from '../support/engines/engines.js';
import { engineTimeseries } from '../support/engines/engine-timeseries.js';
import { testSearchEngines } from '../support/engines/search-engines.js';
import { sqlTimeseries } from '../support/engines/sql-timeseries.js';
import { dataset, documentsOf } from '../support/engines/timeseries-values.js';
import type { TimeseriesSubject } from './timeseries-store.contract.js';

/** More documents than one page of a copy has. */
const USAGES = 1_100;
/** A search server refuses this number once it is rounded. */
const LONG = '9223372036854775807';
const [URN, DELETED] = [dataset('a'), dataset('deleted')];
const USAGE = { entityType: 'dataset', aspectName: 'datasetUsageStatistics' };
const quiet = { again: false, progress: () => undefined };

const catalogue = new SeriesCatalogue(ModelRegistry.standard());
const sources = testEngines();

/** Where time series are copied to: the configured search servers, and SQL where there is none. */
const targets = testSearchEngines().map(({ name, create }) => {
  const inSql = async () => sqlTimeseries((await sources[0]!.createDatabase()).url);
  const open: () => Promise<TimeseriesSubject> =
    name === 'sqlite' ? inSql : async () => engineTimeseries(await create());
  return { name, open };
});

const pairs = sources.flatMap((from) => targets.map((to) => [from.name, to.name, from, to] as const));

interface Stores {
  readonly source: TimeseriesStore;
  readonly target: TimeseriesStore;
  readonly stored: StoredSeries;
  readonly database: Database;
  readonly copy: SeriesCopy;
}

async function fill(source: TimeseriesStore): Promise<void> {
  const usages = Array.from({ length: USAGES }, (_none, at) =>
    documentsOf(at === 0 ? DELETED : URN, 'datasetUsageStatistics', {
      timestampMillis: at + 1,
      uniqueUserCount: at,
      userCounts: [{ user: `urn:li:corpuser:u${String(at % 3)}`, count: 1 }],
      partitionSpec: { partition: 'p "ü" 😀', type: 'PARTITION' },
    }),
  );
  await source.append(usages.flat());
  const operation = `{"timestampMillis":1,"lastUpdatedTimestamp":1,"operationType":"INSERT","numAffectedRows":${LONG}}`;
  await source.append(
    documentsOf(URN, 'operation', parseExact(operation) as JsonObject, { runId: 'r', lastObserved: 1 }),
  );
}

/** What readers get of a store, with numbers as a search server returns them. */
async function readings(store: TimeseriesStore): Promise<unknown> {
  const values = async (query: Omit<TimeseriesQuery, 'urn'>): Promise<unknown> =>
    JSON.parse(JSON.stringify(await store.values({ ...query, urn: URN })));
  const users = await store.aggregate({
    ...USAGE,
    urn: URN,
    metrics: [{ field: 'userCounts.count', aggregation: 'SUM' }],
    buckets: [{ type: 'VALUE', field: 'userCounts.user' }],
  });
  return {
    usages: await values({ aspectName: USAGE.aspectName }),
    inserts: await values({
      aspectName: 'operation',
      filter: [[{ field: 'operationType', values: ['INSERT'] }]],
    }),
    users: users.rows.map(String).sort(),
  };
}

async function withStores(
  from: (typeof sources)[number],
  to: (typeof targets)[number],
  work: (stores: Stores) => Promise<void>,
): Promise<void> {
  const created = await from.createDatabase();
  const { database, store: source, close } = await sqlTimeseries(created.url);
  const target = await to.open();
  try {
    await fill(source);
    const clock = new SystemClock();
    const stored = new StoredSeries(database, catalogue);
    const { writer } = aspectHarness(database);
    const changes = new SeriesChanges(database, target.store, catalogue, writer, clock);
    const copy = new SeriesCopy(stored, target.store, new RevisionStore(database, clock), changes);
    await work({ source, target: target.store, stored, database, copy });
  } finally {
    await target.close();
    await close();
    await created.drop();
  }
}

const copiedOf = async ({ stored }: Stores): Promise<readonly boolean[]> =>
  (await stored.list()).map(({ isCopied }) => isCopied);

describe.each(pairs)('a copy of time series from %s to %s', (_from, _to, ...pair) => {
  it('should return the same values and aggregations, and leave the database as it was', async () => {
    await withStores(...pair, async (stores) => {
      const { source, target, copy } = stores;
      const before = await readings(source);
      const told: (readonly number[])[] = [];
      const copied = await copy.run({ again: false, progress: (...numbers) => void told.push(numbers) });
      expect(copied.map(({ aspectName, copied: documents }) => [aspectName, documents])).toEqual([
        ['datasetUsageStatistics', 2 * USAGES],
        ['operation', 1],
      ]);
      expect(told.at(-1)).toEqual([2 * USAGES + 1, 2 * USAGES + 1]);
      expect(await readings(target)).toEqual(before);
      expect(await target.count(USAGE)).toBe(2 * USAGES);
      expect([await readings(source), await copiedOf(stores)]).toEqual([before, [true, true]]);
    });
  });

  it('should be complete when it is repeated after an interruption, and replace nothing newer', async () => {
    await withStores(...pair, async (stores) => {
      const { source, target, copy } = stores;
      const newer = { timestampMillis: 1, lastUpdatedTimestamp: 2, operationType: 'DELETE' };
      await target.append(documentsOf(URN, 'operation', newer));
      const stopped = copy.run({
        again: false,
        progress: () => {
          throw new Error('interrupted');
        },
      });
      await expect(stopped).rejects.toThrow('interrupted');
      expect(await copiedOf(stores)).toEqual([false, false]);
      await copy.run(quiet);
      expect(await target.count(USAGE)).toBe(await source.count(USAGE));
      const operations = await target.values({ urn: URN, aspectName: 'operation' });
      expect(operations.map(({ value }) => value['operationType'])).toEqual(['DELETE']);
    });
  });

  it('should not bring back what was deleted since, unless it is asked for, and no deleted entity', async () => {
    await withStores(...pair, async (stores) => {
      const { target, stored, database, copy } = stores;
      const { writer } = aspectHarness(database);
      await writer.write([proposal(DELETED, 'datasetProperties', {})], context());
      await writer.deleteEntity(DELETED, context());
      const [usages] = await copy.run(quiet);
      expect(usages).toMatchObject({ copied: 2 * USAGES - 2, leftOut: 2, refused: 0 });
      await target.deleteValues({ runId: 'r' });
      expect(await copy.run(quiet)).toEqual([]);
      expect(await target.exists(URN, 'operation')).toBe(false);
      await copy.run({ ...quiet, again: true });
      expect([await target.exists(URN, 'operation'), await target.exists(DELETED, USAGE.aspectName)]).toEqual([
        true,
        false,
      ]);
      await stored.forgetCopies();
      expect(await copiedOf(stores)).toEqual([false, false]);
    });
  });
});
