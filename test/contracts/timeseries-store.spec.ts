import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import type { QueryRunner } from 'typeorm';
import { OperationTime1760000090000 } from '../../src/foundation/database/migrations/1760000090000-operation-time.js';
import { ownTimeOrder } from '../../src/timeseries/adapters/sql/timeseries-ddl.js';
import { testEngines } from '../support/engines/engines.js';
import { engineTimeseries } from '../support/engines/engine-timeseries.js';
import { testSearchEngines } from '../support/engines/search-engines.js';
import { inRequest } from '../support/harness/in-request.js';
import { sqlTimeseries } from '../support/engines/sql-timeseries.js';
import { dataset, documentsOf } from '../support/engines/timeseries-values.js';
import { describeTimeseriesAggregation } from './timeseries-aggregation.contract.js';
import { describeTimeseriesStore, type TimeseriesSubject } from './timeseries-store.contract.js';
import { describeTimeseriesTruncation } from './timeseries-truncation.contract.js';

function describeAll(name: string, open: () => Promise<TimeseriesSubject>): void {
  describeTimeseriesStore(name, open);
  describeTimeseriesAggregation(name, open);
  describeTimeseriesTruncation(name, open);
}

for (const engine of testEngines()) {
  describeAll(engine.name, async () => sqlTimeseries((await engine.createDatabase()).url));

  it(`should answer reads of many entities that come at the same time in few statements on ${engine.name}`, async () => {
    const { store, database, close } = await sqlTimeseries((await engine.createDatabase()).url);
    try {
      const urns = Array.from({ length: 40 }, (_none, at) => dataset(`together-${String(at)}`));
      const before = database.statements;
      const [profiles, operations] = await Promise.all(
        ['datasetProfile', 'operation'].map((aspectName) =>
          Promise.all(urns.map((urn) => store.values({ urn, aspectName, limit: 1 }))),
        ),
      );
      expect([...(profiles ?? []), ...(operations ?? [])]).toEqual(urns.flatMap(() => [[], []]));
      if (!database.dialect.runsInProcess) expect(database.statements - before).toBeLessThan(5);
    } finally {
      await close();
    }
  });
}

for (const engine of testEngines()) {
  it(`should read the values once for all aggregations that come at the same time on ${engine.name}`, async () => {
    const { store, database, close } = await sqlTimeseries((await engine.createDatabase()).url);
    try {
      const urn = dataset('aggregated');
      const user = { user: 'urn:li:corpuser:one', count: 2 };
      await store.append(
        documentsOf(urn, 'datasetUsageStatistics', { timestampMillis: 1, totalSqlQueries: 3, userCounts: [user] }),
      );
      const range = { entityType: 'dataset', aspectName: 'datasetUsageStatistics', urn };
      const fields = ['totalSqlQueries', 'userCounts.count', 'uniqueUserCount'];
      const sums = (some: readonly string[]) =>
        inRequest(() =>
          Promise.all(
            some.map((field) => store.aggregate({ ...range, buckets: [], metrics: [{ field, aggregation: 'SUM' }] })),
          ),
        );
      const [before, [alone]] = [database.statements, await sums(fields.slice(0, 1))];
      const [between, together] = [database.statements, await sums(fields)];
      expect([alone, ...together].map((table) => table?.rows)).toEqual([[['3']], [['3']], [['2']], [['NULL']]]);
      expect(database.statements - between).toBe(between - before);
    } finally {
      await close();
    }
  });
}

for (const engine of testEngines()) {
  it(`should remove many values while other requests are served on ${engine.name}`, async () => {
    const { store, close } = await sqlTimeseries((await engine.createDatabase()).url);
    try {
      const [many, one] = [dataset('many'), dataset('one')];
      const of = (urn: string, timestampMillis: number) => documentsOf(urn, 'datasetProfile', { timestampMillis });
      const times = Array.from({ length: 2_500 }, (_none, at) => at + 1);
      await store.append([...times.flatMap((time) => of(many, time)), ...of(one, 1)]);
      const state = { isDone: false };
      const deleting = store.deleteValues({ urn: many }).finally(() => (state.isDone = true));
      const seen = new Set<number>();
      while (!state.isDone) {
        seen.add(await store.count({ entityType: 'dataset', aspectName: 'datasetProfile' }));
        await nextTurn();
      }
      expect(await deleting).toBe(times.length);
      expect([...seen].filter((count) => count > 1 && count <= times.length).length).toBeGreaterThan(0);
      expect(await store.count({ entityType: 'dataset', aspectName: 'datasetProfile' })).toBe(1);
    } finally {
      await close();
    }
  });
}

const DEFINITIONS = {
  sqlite: 'SELECT sql AS definition FROM sqlite_schema WHERE name = ?',
  postgres: 'SELECT indexdef AS definition FROM pg_indexes WHERE indexname = ?',
  mysql: 'SELECT index_name AS definition FROM information_schema.statistics WHERE index_name = ?',
};

for (const engine of testEngines()) {
  it(`should give older tables of operations the index that new ones have on ${engine.name}`, async () => {
    const { database, store, close } = await sqlTimeseries((await engine.createDatabase()).url);
    const run = (statement: string): Promise<unknown> =>
      database.transaction<unknown>((sql) =>
        statement.startsWith('SELECT') ? sql.select(statement) : sql.execute(statement),
      );
    const runner = { dataSource: database.readSource, query: run } as unknown as QueryRunner;
    const migration = new OperationTime1760000090000();
    const definition = () =>
      database.read((sql) => sql.select(DEFINITIONS[sql.dialect.engine], ['dataset_operationaspect_v1_o']));
    try {
      const value = { timestampMillis: 1, lastUpdatedTimestamp: 1, operationType: 'INSERT' };
      await store.append(documentsOf(dataset('a'), 'operation', value));
      const created = await definition();
      expect(created).toHaveLength(database.dialect.hasOptionalIndexes ? 1 : 0);
      await migration.down(runner);
      expect(await definition()).toEqual([]);
      await migration.up(runner);
      expect(await definition()).toEqual(created);
    } finally {
      await close();
    }
  });
}

for (const engine of testEngines().filter(({ name }) => name === 'sqlite')) {
  it('should read the values with the latest time of their own in the order of an index on SQLite', async () => {
    const { database, store, close } = await sqlTimeseries((await engine.createDatabase()).url);
    try {
      const value = { timestampMillis: 1, lastUpdatedTimestamp: 1, operationType: 'INSERT' };
      await store.append(documentsOf(dataset('a'), 'operation', value));
      const order = ownTimeOrder(database.dialect, 'lastUpdatedTimestamp');
      const plan = await database.read((sql) =>
        sql.select<{ detail: string }>(
          `EXPLAIN QUERY PLAN SELECT event FROM dataset_operationaspect_v1 WHERE urn = ? AND is_exploded = 0 ORDER BY ${order}`,
          [dataset('a')],
        ),
      );
      expect(plan.map(({ detail }) => detail)).toEqual([
        'SEARCH dataset_operationaspect_v1 USING INDEX dataset_operationaspect_v1_o (urn=? AND is_exploded=?)',
      ]);
    } finally {
      await close();
    }
  });
}

for (const engine of testSearchEngines()) {
  if (engine.name !== 'sqlite') describeAll(engine.name, async () => engineTimeseries(await engine.create()));
}
