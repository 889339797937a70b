import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TimeseriesAggregation, TimeseriesStore } from '../../src/timeseries/index.js';
import { dataset, documentsOf } from '../support/engines/timeseries-values.js';
import { inRequest } from '../support/harness/in-request.js';
import type { TimeseriesSubject } from './timeseries-store.contract.js';

const A = dataset('a');
const B = dataset('b');
const DAY = 86_400_000;
/** Sunday, 30 March 2025: clocks in Berlin go forward at 01:00 UTC. */
const MARCH_30 = Date.UTC(2025, 2, 30);

const USER = 'urn:li:corpuser:';
const usage = (timestampMillis: number, totalSqlQueries: number, counts: Readonly<Record<string, number>>) => ({
  timestampMillis,
  eventGranularity: { unit: 'DAY', multiple: 1 },
  totalSqlQueries,
  uniqueUserCount: Object.keys(counts).length,
  topSqlQueries: [`select ${String(totalSqlQueries)}`],
  userCounts: Object.entries(counts).map(([name, count]) => ({
    user: USER + name,
    count,
    ...(name === 'bo' ? { userEmail: `bo@${String(timestampMillis)}` } : {}),
  })),
});

const operation = (timestampMillis: number, operationType: string, more: object = {}) => ({
  timestampMillis,
  operationType,
  lastUpdatedTimestamp: timestampMillis,
  messageId: String(timestampMillis) + operationType,
  ...more,
});

/** How every adapter must count. `open` is called before the first test. */
export function describeTimeseriesAggregation(name: string, open: () => Promise<TimeseriesSubject>): void {
  describe(`aggregates of time series on ${name}`, () => {
    let subject: TimeseriesSubject;
    let store: TimeseriesStore;

    beforeAll(async () => {
      subject = await open();
      store = subject.store;
      await store.append([
        ...documentsOf(A, 'datasetUsageStatistics', usage(MARCH_30 - DAY, 10, { al: 1, bo: 2 })),
        ...documentsOf(A, 'datasetUsageStatistics', usage(MARCH_30, 20, { bo: 5 })),
        ...documentsOf(A, 'datasetUsageStatistics', usage(MARCH_30 + 3_600_000, 30, { bo: 1, cy: 3 })),
        ...documentsOf(B, 'datasetUsageStatistics', usage(MARCH_30, 40, { al: 9 })),
        ...documentsOf(A, 'datasetUsageStatistics', { timestampMillis: MARCH_30 + 3 * DAY }),
        ...documentsOf(A, 'operation', operation(MARCH_30, 'INSERT', { numAffectedRows: 5 })),
        ...documentsOf(A, 'operation', operation(MARCH_30 + 1, 'INSERT')),
        ...documentsOf(A, 'operation', operation(MARCH_30 + 1, 'DELETE', { numAffectedRows: 7 })),
        ...documentsOf(
          A,
          'operation',
          operation(MARCH_30 + 23 * 3_600_000, 'CUSTOM', { customOperationType: 'VACUUM' }),
        ),
      ]);
    });

    afterAll(() => subject.close());

    const USAGE = { entityType: 'dataset', aspectName: 'datasetUsageStatistics', urn: A, metrics: [], buckets: [] };
    const OPERATION = { ...USAGE, aspectName: 'operation' };
    const daily = { type: 'DATE', field: 'timestampMillis', unit: 'DAY' } as const;
    const latest = (field: string) => ({ field, aggregation: 'LATEST' }) as const;
    const sum = (field: string) => ({ field, aggregation: 'SUM' }) as const;
    const cardinality = (field: string) => ({ field, aggregation: 'CARDINALITY' }) as const;
    const users = { type: 'VALUE', field: 'userCounts.user' } as const;

    it('should return the columns and their types', async () => {
      const table = await store.aggregate({
        ...USAGE,
        buckets: [daily, users],
        metrics: [
          latest('uniqueUserCount'),
          latest('topSqlQueries'),
          sum('userCounts.count'),
          cardinality('userCounts.user'),
        ],
      });
      expect([table.columnNames, table.columnTypes]).toEqual([
        [
          'timestampMillis',
          'userCounts.user',
          'latest_uniqueUserCount',
          'latest_topSqlQueries',
          'sum_userCounts.count',
          'cardinality_userCounts.user',
        ],
        ['long', 'string', 'int', 'array', 'double', 'long'],
      ]);
    });

    it('should return to each of the aggregations of a request what it returns alone', async () => {
      const perDay = { ...USAGE, buckets: [daily], metrics: [latest('totalSqlQueries')] };
      const perUser = {
        ...USAGE,
        buckets: [users],
        metrics: [sum('userCounts.count'), latest('userCounts.userEmail')],
      };
      const distinct = { ...USAGE, metrics: [cardinality('userCounts.user')] };
      const total = { ...USAGE, metrics: [sum('totalSqlQueries')] };
      const { urn: _urn, ...ofAll } = total;
      const ofEach = [perDay, perUser, distinct, total].flatMap((wanted) =>
        [A, B, dataset('none')].map((urn) => ({ ...wanted, urn })),
      );
      const asked = [...ofEach, { ...perDay, startTimeMillis: MARCH_30 }, ofAll];
      const alone = [];
      for (const wanted of asked) alone.push(await store.aggregate(wanted));
      expect(await inRequest(() => Promise.all(asked.map((wanted) => store.aggregate(wanted))))).toEqual(alone);
      expect(alone.map(({ rows }) => rows.length)).toEqual([5, 1, 0, 3, 1, 0, 1, 1, 1, 1, 1, 1, 4, 1]);
    });

    it.each<[string, TimeseriesAggregation, string[][]]>([
      [
        'the latest values of each day',
        { ...USAGE, buckets: [daily], metrics: [latest('totalSqlQueries'), latest('topSqlQueries')] },
        [
          [String(MARCH_30 - DAY), '10', '["select 10"]'],
          [String(MARCH_30), '30', '["select 30"]'],
          [String(MARCH_30 + DAY), 'NULL', 'NULL'],
          [String(MARCH_30 + 2 * DAY), 'NULL', 'NULL'],
          [String(MARCH_30 + 3 * DAY), 'NULL', 'NULL'],
        ],
      ],
      [
        'sums of what values were exploded into, the most frequent first',
        { ...USAGE, buckets: [users], metrics: [sum('userCounts.count'), latest('userCounts.userEmail')] },
        [
          [`${USER}bo`, '8', `bo@${String(MARCH_30 + 3_600_000)}`],
          [`${USER}al`, '1', 'NULL'],
          [`${USER}cy`, '3', 'NULL'],
        ],
      ],
      [
        'the largest sums',
        {
          ...USAGE,
          buckets: [{ ...users, size: 2, order: { metric: 0, ascending: false } }],
          metrics: [sum('userCounts.count')],
        },
        [
          [`${USER}bo`, '8'],
          [`${USER}cy`, '3'],
        ],
      ],
      [
        'the smallest cardinality',
        {
          ...OPERATION,
          buckets: [{ type: 'VALUE', field: 'operationType', size: 1, order: { metric: 0, ascending: true } }],
          metrics: [cardinality('timestampMillis')],
        },
        [['CUSTOM', '1']],
      ],
      [
        'all documents as one group',
        { ...OPERATION, metrics: [cardinality('timestampMillis'), sum('numAffectedRows'), latest('operationType')] },
        [['3', '12', 'CUSTOM']],
      ],
      [
        'groups within groups',
        {
          ...OPERATION,
          buckets: [
            { ...daily, timeZone: 'Europe/Berlin' },
            { type: 'VALUE', field: 'operationType' },
          ],
          metrics: [cardinality('lastUpdatedTimestamp')],
        },
        [
          [String(MARCH_30 - 3_600_000), 'INSERT', '2'],
          [String(MARCH_30 - 3_600_000), 'DELETE', '1'],
          [String(MARCH_30 + 22 * 3_600_000), 'CUSTOM', '1'],
        ],
      ],
      [
        'days of an offset, of another field',
        {
          ...OPERATION,
          buckets: [{ type: 'DATE', field: 'lastUpdatedTimestamp', unit: 'DAY', timeZone: '+02:00' }],
          metrics: [cardinality('messageId')],
        },
        [
          [String(MARCH_30 - 2 * 3_600_000), '3'],
          [String(MARCH_30 + 22 * 3_600_000), '1'],
        ],
      ],
      [
        'weeks, which begin on Monday',
        { ...OPERATION, buckets: [{ ...daily, unit: 'WEEK' }], metrics: [sum('numAffectedRows')] },
        [[String(MARCH_30 - 6 * DAY), '12']],
      ],
      [
        'quarters',
        { ...OPERATION, buckets: [{ ...daily, unit: 'QUARTER' }], metrics: [sum('numAffectedRows')] },
        [[String(Date.UTC(2025, 0)), '12']],
      ],
      [
        'years of a zone',
        {
          ...OPERATION,
          buckets: [{ ...daily, unit: 'YEAR', timeZone: 'Asia/Tokyo' }],
          metrics: [sum('numAffectedRows')],
        },
        [[String(Date.UTC(2024, 11, 31, 15)), '12']],
      ],
      [
        'within a span',
        { ...USAGE, startTimeMillis: MARCH_30, endTimeMillis: MARCH_30, metrics: [latest('totalSqlQueries')] },
        [['20']],
      ],
      [
        'what a filter lets through',
        {
          ...USAGE,
          filter: [[{ field: 'userCounts.user', values: [`${USER}bo`] }]],
          metrics: [sum('userCounts.count')],
        },
        [['8']],
      ],
      [
        'every entity',
        {
          entityType: 'DATASET',
          aspectName: 'datasetusagestatistics',
          buckets: [{ type: 'VALUE', field: 'urn', order: { metric: 0, ascending: false } }],
          metrics: [sum('totalSqlQueries')],
        },
        [
          [A, '60'],
          [B, '40'],
        ],
      ],
      [
        'nothing as no values',
        {
          ...USAGE,
          urn: dataset('zzz'),
          metrics: [latest('totalSqlQueries'), sum('totalSqlQueries'), cardinality('urn')],
        },
        [['NULL', 'NULL', '0']],
      ],
      [
        'no groups of nothing',
        { ...USAGE, urn: dataset('zzz'), buckets: [daily], metrics: [sum('totalSqlQueries')] },
        [],
      ],
      [
        'an aspect that was never written',
        { entityType: 'chart', aspectName: 'chartUsageStatistics', buckets: [], metrics: [cardinality('urn')] },
        [['0']],
      ],
    ])('should compute %s', async (_name, aggregation, rows) => {
      expect((await store.aggregate(aggregation)).rows).toEqual(rows);
    });

    it.each<[string, Partial<TimeseriesAggregation>]>([
      ['an unknown entity type', { entityType: 'nothing' }],
      ['an unknown aspect', { aspectName: 'nothing' }],
      ['an aspect that is no time series', { aspectName: 'datasetProperties' }],
      ['an unknown field', { metrics: [latest('nothing')] }],
      ['a sum of texts', { metrics: [sum('topSqlQueries')] }],
      ['a date bucket of no times', { buckets: [{ ...daily, field: 'totalSqlQueries' }] }],
      ['an unknown time zone', { buckets: [{ ...daily, timeZone: 'Mars/Olympus' }] }],
      ['a size of 0', { buckets: [{ ...users, size: 0 }] }],
      [
        'an order by a latest value',
        { metrics: [latest('totalSqlQueries')], buckets: [{ ...users, order: { metric: 0, ascending: true } }] },
      ],
      ['an order by a metric that is not there', { buckets: [{ ...users, order: { metric: 3, ascending: true } }] }],
      ['an unknown condition', { filter: [[{ field: 'urn', condition: 'LOOKS_LIKE', values: ['x'] }]] }],
    ])('should reject %s', async (_name, more) => {
      await expect(store.aggregate({ ...USAGE, ...more })).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' });
    });

    it.each<[string, number | undefined, number]>([
      ['all', undefined, 11],
      ['those up to a time', MARCH_30, 7],
      ['those up to a time before all', 0, 0],
    ])('should count documents, including exploded ones: %s', async (_name, endTimeMillis, count) => {
      const selection = { entityType: 'dataset', aspectName: 'datasetusagestatistics' };
      expect(await store.count(endTimeMillis === undefined ? selection : { ...selection, endTimeMillis })).toBe(count);
    });

    it('should count nothing of an unknown aspect', async () => {
      expect(await store.count({ entityType: 'dataset', aspectName: 'nothing' })).toBe(0);
    });

    it('should return the size of each index in bytes', async () => {
      const sizes = await store.sizes();
      const usageSize = sizes.find(({ aspectName }) => aspectName === 'datasetusagestatistics');
      expect(usageSize?.entityType).toBe('dataset');
      expect(usageSize?.indexName).toMatch(/dataset_datasetusagestatisticsaspect_v1$/);
      expect(sizes.map(({ aspectName }) => aspectName).sort()).toEqual(['datasetusagestatistics', 'operation']);
      for (const { bytes } of sizes) expect(bytes).toBeGreaterThan(200);
    });
  });
}
