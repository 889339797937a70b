import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createActor, grant, type TestActor } from '../../support/service/actors.js';
import { createTestEnvironment, type TestEnvironment } from '../../support/service/create-test-environment.js';
import { ingest } from '../../support/service/ingest.js';
import { dataset } from '../../support/engines/timeseries-values.js';

const DAY = 86_400_000;
const A = dataset('series');
const EMPTY = dataset('empty');

describe('time series of a dataset', () => {
  let env: TestEnvironment;
  let actor: TestActor;
  const today = Math.floor(Date.now() / DAY) * DAY;
  const yesterday = today - DAY;
  const user = (id: string): string => `urn:li:corpuser:${id}`;

  beforeAll(async () => {
    env = await createTestEnvironment();
    actor = await createActor(env, 'reader');
    const usage = (timestampMillis: number, totalSqlQueries: number, counts: readonly [string, number][]) => ({
      timestampMillis,
      eventGranularity: { unit: 'DAY', multiple: 1 },
      totalSqlQueries,
      uniqueUserCount: counts.length,
      topSqlQueries: [`select ${String(totalSqlQueries)}`],
      userCounts: counts.map(([id, count]) => ({ user: user(id), count, userEmail: `${id}@x` })),
      fieldCounts: [{ fieldPath: 'id', count: totalSqlQueries }],
    });
    const operation = (timestampMillis: number, operationType: string, more: object = {}) => ({
      timestampMillis,
      lastUpdatedTimestamp: timestampMillis,
      operationType,
      ...more,
    });
    await ingest(
      env,
      [EMPTY, 'datasetProperties', { description: 'nothing was measured' }],
      [A, 'datasetProfile', { timestampMillis: yesterday, rowCount: 1 }],
      [
        A,
        'datasetProfile',
        {
          timestampMillis: today,
          rowCount: 2,
          columnCount: 3,
          sizeInBytes: 4_000_000_000,
          partitionSpec: {
            type: 'PARTITION',
            partition: 'p',
          },
          fieldProfiles: [
            {
              fieldPath: 'id',
              uniqueCount: 5,
              nullProportion: 0.25,
              max: '9',
              sampleValues: ['a', 'b'],
              quantiles: [{ quantile: '0.5', value: '3' }],
              distinctValueFrequencies: [{ value: 'a', frequency: 2 }],
            },
          ],
        },
      ],
      [
        A,
        'operation',
        operation(yesterday, 'INSERT', { numAffectedRows: 7, actor: user('al'), customProperties: { k: 'v' } }),
      ],
      [A, 'operation', operation(today, 'CUSTOM', { customOperationType: 'VACUUM', sourceType: 'DATA_PLATFORM' })],
      [A, 'operation', operation(today + 1, 'INSERT', { affectedDatasets: [EMPTY] })],
      [
        A,
        'datasetUsageStatistics',
        usage(yesterday, 10, [
          ['al', 1],
          ['bo', 4],
        ]),
      ],
      [A, 'datasetUsageStatistics', usage(today, 20, [['al', 2]])],
    );
  });

  afterAll(() => env.stop());

  async function ask(fields: string, urn = A, token?: string) {
    const { body } = await env.graphql(`query ($urn: String!) { dataset(urn: $urn) { ${fields} } }`, { urn }, token);
    expect(body.errors).toBeUndefined();
    return body.data.dataset;
  }

  it('should show profiles, newest first', async () => {
    const fields = `timestampMillis rowCount columnCount sizeInBytes
      partitionSpec { type partition timePartition { startTimeMillis durationMillis } }
      fieldProfiles { fieldPath uniqueCount nullProportion max sampleValues quantiles { quantile value } distinctValueFrequencies { value frequency } }`;
    const { datasetProfiles } = await ask(`datasetProfiles { ${fields} }`);
    expect(datasetProfiles.map(({ rowCount }: { rowCount: number }) => rowCount)).toEqual([2, 1]);
    expect(datasetProfiles[0]).toEqual({
      timestampMillis: today,
      rowCount: 2,
      columnCount: 3,
      sizeInBytes: 4_000_000_000,
      partitionSpec: { type: 'PARTITION', partition: 'p', timePartition: null },
      fieldProfiles: [
        {
          fieldPath: 'id',
          uniqueCount: 5,
          nullProportion: 0.25,
          max: '9',
          sampleValues: ['a', 'b'],
          quantiles: [{ quantile: '0.5', value: '3' }],
          distinctValueFrequencies: [{ value: 'a', frequency: 2 }],
        },
      ],
    });
  });

  it.each<[string, number[]]>([
    ['limit: 1', [2]],
    [`endTimeMillis: ${String(yesterday)}`, [1]],
    [`startTimeMillis: ${String(today)}`, [2]],
    ['filter: { and: [{ field: "partitionSpec.partition", values: ["p"] }] }', [2]],
    ['filter: { and: [{ field: "partitionSpec.partition", values: ["p"], negated: true }] }', [1]],
  ])('should filter profiles by %s', async (args, rows) => {
    const { datasetProfiles } = await ask(`datasetProfiles(${args}) { rowCount }`);
    expect(datasetProfiles.map(({ rowCount }: { rowCount: number }) => rowCount)).toEqual(rows);
  });

  it('should show operations, latest change first', async () => {
    const { operations } =
      await ask(`operations { timestampMillis lastUpdatedTimestamp operationType customOperationType
      sourceType actor numAffectedRows affectedDatasets partition customProperties { key value } }`);
    const none = {
      customOperationType: null,
      sourceType: null,
      actor: null,
      numAffectedRows: null,
      affectedDatasets: null,
      customProperties: null,
    };
    const at = (time: number) => ({ ...none, timestampMillis: time, lastUpdatedTimestamp: time });
    expect(operations).toMatchObject([
      { ...at(today + 1), operationType: 'INSERT', affectedDatasets: [EMPTY] },
      { ...at(today), operationType: 'CUSTOM', customOperationType: 'VACUUM', sourceType: 'DATA_PLATFORM' },
      {
        ...at(yesterday),
        operationType: 'INSERT',
        actor: user('al'),
        numAffectedRows: 7,
        customProperties: [{ key: 'k', value: 'v' }],
      },
    ]);
  });

  it('should count operations by day and type', async () => {
    const figures = 'totalOperations totalInserts totalUpdates totalCustoms customOperationsMap { key value }';
    const { operationsStats } = await ask(
      `operationsStats(input: { range: WEEK }) { buckets { bucket duration resource aggregations { ${figures} } } aggregations { ${figures} } }`,
    );
    const none = { totalUpdates: null, totalCustoms: null, customOperationsMap: null };
    const custom = { totalCustoms: 1, customOperationsMap: [{ key: 'VACUUM', value: 1 }], totalUpdates: null };
    expect(operationsStats).toEqual({
      buckets: [
        {
          bucket: yesterday,
          duration: 'DAY',
          resource: A,
          aggregations: { ...none, totalOperations: 1, totalInserts: 1 },
        },
        {
          bucket: today,
          duration: 'DAY',
          resource: A,
          aggregations: { ...custom, totalOperations: 2, totalInserts: 1 },
        },
      ],
      aggregations: { ...custom, totalOperations: 3, totalInserts: 2 },
    });
  });

  it('should show the usage of the dataset', async () => {
    const { usageStats } = await ask(`usageStats(range: MONTH) {
      buckets { bucket duration resource metrics { uniqueUserCount totalSqlQueries topSqlQueries } }
      aggregations { uniqueUserCount totalSqlQueries users { user { urn } count userEmail } fields { fieldName count } } }`);
    expect(usageStats).toEqual({
      buckets: [
        {
          bucket: yesterday,
          duration: 'DAY',
          resource: A,
          metrics: { uniqueUserCount: 2, totalSqlQueries: 10, topSqlQueries: ['select 10'] },
        },
        {
          bucket: today,
          duration: 'DAY',
          resource: A,
          metrics: { uniqueUserCount: 1, totalSqlQueries: 20, topSqlQueries: ['select 20'] },
        },
      ],
      aggregations: {
        uniqueUserCount: 2,
        totalSqlQueries: 30,
        users: [
          { user: { urn: user('al') }, count: 3, userEmail: 'al@x' },
          { user: { urn: user('bo') }, count: 4, userEmail: 'bo@x' },
        ],
        fields: [{ fieldName: 'id', count: 30 }],
      },
    });
  });

  it('should summarize the last 30 days, and return the start of the data', async () => {
    const data = await ask(`statsSummary { queryCountLast30Days uniqueUserCountLast30Days topUsersLast30Days { urn } }
      timeseriesCapabilities { assetStats { oldestOperationTime oldestDatasetUsageTime oldestDatasetProfileTime } }`);
    expect(data).toEqual({
      statsSummary: {
        queryCountLast30Days: 30,
        uniqueUserCountLast30Days: 2,
        topUsersLast30Days: [{ urn: user('bo') }, { urn: user('al') }],
      },
      timeseriesCapabilities: {
        assetStats: {
          oldestOperationTime: yesterday,
          oldestDatasetUsageTime: yesterday,
          oldestDatasetProfileTime: yesterday,
        },
      },
    });
  });

  const EVERYTHING = `datasetProfiles { rowCount } operations { operationType }
    usageStats { buckets { bucket } aggregations { uniqueUserCount totalSqlQueries } }
    operationsStats { buckets { bucket } aggregations { totalOperations } } statsSummary { queryCountLast30Days uniqueUserCountLast30Days topUsersLast30Days { urn } }
    timeseriesCapabilities { assetStats { oldestOperationTime oldestDatasetUsageTime oldestDatasetProfileTime } }`;

  it('should show a dataset without measurements', async () => {
    expect(await ask(EVERYTHING, EMPTY)).toEqual({
      datasetProfiles: [],
      operations: [],
      usageStats: { buckets: [], aggregations: { uniqueUserCount: 0, totalSqlQueries: null } },
      operationsStats: { buckets: [], aggregations: { totalOperations: null } },
      statsSummary: { queryCountLast30Days: null, uniqueUserCountLast30Days: 0, topUsersLast30Days: [] },
      timeseriesCapabilities: {
        assetStats: { oldestOperationTime: null, oldestDatasetUsageTime: null, oldestDatasetProfileTime: null },
      },
    });
  });

  describe('usageStats of rest.li', () => {
    const act = async (action: string, parameters: object, token = env.token): Promise<unknown[]> => {
      const answer = await env.fetch(`/usageStats?action=${action}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: JSON.stringify(parameters),
      });
      const body = await answer.text();
      return [answer.status, body === '' ? undefined : (JSON.parse(body) as unknown)];
    };
    const told = dataset('told');

    it('should accept usage in its older format, and count it', async () => {
      const metrics = {
        totalSqlQueries: 4,
        users: [{ user: user('al'), count: 4 }],
        fields: [{ fieldName: 'id', count: 2 }],
      };
      const bucket = { bucket: today, duration: 'DAY', resource: told, metrics };
      expect(await act('batchIngest', { buckets: [bucket] })).toEqual([200, undefined]);
      const value = {
        buckets: [{ bucket: today, duration: 'DAY', resource: told, metrics: { totalSqlQueries: 4 } }],
        aggregations: { ...metrics, uniqueUserCount: 1 },
      };
      expect(await act('query', { resource: told, duration: 'DAY', startTime: yesterday })).toEqual([200, { value }]);
      expect(await act('queryRange', { resource: told, duration: 'DAY', rangeFromEnd: 'WEEK' })).toEqual([
        200,
        { value },
      ]);
    });

    it('should include days without usage', async () => {
      const resource = dataset('gaps');
      const days = [today - 3 * 86_400_000, today];
      const buckets = days.map((bucket) => ({
        bucket,
        duration: 'DAY',
        resource,
        metrics: { totalSqlQueries: 4 },
      }));
      await act('batchIngest', { buckets });
      const [, body] = await act('queryRange', { resource, duration: 'DAY', rangeFromEnd: 'WEEK' });
      const told = (body as { value: { buckets: { bucket: number; metrics: object }[] } }).value.buckets;
      expect(told.map(({ metrics }) => metrics)).toEqual([{ totalSqlQueries: 4 }, {}, {}, { totalSqlQueries: 4 }]);
    });

    it.each<[string, object, string]>([
      ['query', { resource: told, duration: 'CENTURY' }, 'duration'],
      ['query', { resource: told, duration: 'DAY', timeZone: 'Mars' }, 'timeZone'],
      ['queryRange', { resource: told, duration: 'DAY' }, 'rangeFromEnd'],
      ['batchIngest', { buckets: [{ bucket: 1 }] }, 'resource'],
    ])('should reject %s of %j', async (action, parameters, field) => {
      const [status, body] = await act(action, parameters);
      expect([status, body]).toEqual([400, expect.objectContaining({ message: expect.stringContaining(field) })]);
    });
  });

  it('should show a dataset without figures to actors who may not view them', async () => {
    await ingest(env, [
      'urn:li:dataHubPolicy:view-dataset-sensitive',
      'dataHubPolicyInfo',
      {
        displayName: 'off',
        description: '',
        type: 'METADATA',
        state: 'INACTIVE',
        privileges: [],
        editable: true,
        actors: { users: [], groups: [], allUsers: false, allGroups: false, resourceOwners: false },
      },
    ]);
    expect(await ask(EVERYTHING, A, actor.token)).toEqual({
      datasetProfiles: [],
      operations: [],
      usageStats: null,
      operationsStats: { buckets: null, aggregations: null },
      statsSummary: null,
      timeseriesCapabilities: {
        assetStats: { oldestOperationTime: null, oldestDatasetUsageTime: null, oldestDatasetProfileTime: null },
      },
    });
    await grant(env, actor, { privileges: ['VIEW_DATASET_PROFILE'], on: { type: 'dataset', urns: [A] } });
    const { datasetProfiles, statsSummary } = await ask(
      'datasetProfiles { rowCount } statsSummary { queryCountLast30Days }',
      A,
      actor.token,
    );
    expect([datasetProfiles.length, statsSummary]).toEqual([2, null]);
  });
});
