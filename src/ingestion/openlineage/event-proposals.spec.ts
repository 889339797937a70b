import { describe, expect, it } from '@jest/globals';
import type { ChangeProposal } from '../../aspects/index.js';
import { DomainError } from '../../foundation/common/errors.js';
import { cpuTimeOf } from '../../../test/support/measures/cpu-time.js';
import { countTurns } from '../../../test/support/measures/turns.js';
import type { JsonObject } from '../../foundation/json/json.js';
import { AspectValidator, ModelRegistry } from '../../model/index.js';
import { proposalsOfEvent } from './event-proposals.js';

const FLOW = 'urn:li:dataFlow:(spark,etl,prod)';
const JOB = `urn:li:dataJob:(${FLOW},load.orders)`;
const IN = 'urn:li:dataset:(urn:li:dataPlatform:postgres,public.orders,PROD)';
const OUT = 'urn:li:dataset:(urn:li:dataPlatform:hive,dw.orders,PROD)';

const EVENT_SCHEMA: JsonObject = { schema: { fields: [{ name: 'id', type: 'bigint' }] } };

const EVENT: JsonObject = {
  eventType: 'COMPLETE',
  eventTime: '2026-01-02T03:04:05Z',
  producer: 'https://github.com/OpenLineage/OpenLineage/tree/1.30.0/integration/spark',
  run: { runId: 'r-1', facets: { parent: { job: { namespace: 'prod', name: 'etl.all' } } } },
  job: {
    namespace: 'prod',
    name: 'etl.load.orders',
    facets: { ownership: { owners: [{ name: 'user:ann' }] }, documentation: { description: 'd' } },
  },
  inputs: [
    {
      namespace: 'postgres://db:5432',
      name: 'public.orders',
      facets: {
        schema: {
          fields: [
            { name: 'id', type: 'bigint' },
            { name: 'a', type: 'struct', fields: [{ name: 'b', type: 'text' }] },
          ],
        },
      },
    },
  ],
  outputs: [
    {
      namespace: 's3://lake',
      name: 'orders',
      facets: {
        symlinks: { identifiers: [{ namespace: 'hive://m', name: 'dw.orders', type: 'TABLE' }] },
        columnLineage: {
          fields: { key: { inputFields: [{ namespace: 'postgres://db:5432', name: 'public.orders', field: 'id' }] } },
        },
      },
    },
  ],
};

const datasets = (count: number): JsonObject[] =>
  Array.from({ length: count }, (_, at) => ({ namespace: 'hive', name: `db.table_${String(at)}` }));

const proposals = (changes: JsonObject = {}): Promise<readonly ChangeProposal[]> =>
  proposalsOfEvent({ ...EVENT, ...changes });

const valueOf = async (urn: string, aspect: string, changes?: JsonObject): Promise<unknown> =>
  (await proposals(changes)).find((one) => one.urn === urn && one.aspectName === aspect)?.value;

describe('proposalsOfEvent', () => {
  it('should write values that the model takes', async () => {
    const registry = ModelRegistry.standard();
    const validator = new AspectValidator(registry);
    for (const { urn, entityType, aspectName, value } of await proposals()) {
      if (value === undefined) continue;
      expect(() => validator.validate(registry.aspect(entityType, aspectName), value, urn)).not.toThrow();
    }
  });

  it('should tell the flow, the job, and what the job reads and writes', async () => {
    expect(await valueOf(FLOW, 'dataFlowInfo')).toEqual({ name: 'etl' });
    expect(await valueOf(FLOW, 'ownership')).toEqual({ owners: [{ owner: 'urn:li:corpuser:ann', type: 'DEVELOPER' }] });
    expect(await valueOf(JOB, 'dataJobInfo')).toMatchObject({
      name: 'load.orders',
      type: { string: 'spark' },
      description: 'd',
    });
    expect(await valueOf(JOB, 'dataJobInputOutput')).toMatchObject({
      inputDatasetEdges: [{ destinationUrn: IN }],
      outputDatasetEdges: [{ destinationUrn: OUT }],
      inputDatajobEdges: [{ destinationUrn: `urn:li:dataJob:(${FLOW},all)` }],
      fineGrainedLineages: [
        { upstreams: [`urn:li:schemaField:(${IN},id)`], downstreams: [`urn:li:schemaField:(${OUT},key)`] },
      ],
    });
  });

  it('should add to the lineage of outputs and keep what others told of it', async () => {
    const lineage = (await proposals()).find(({ aspectName }) => aspectName === 'upstreamLineage');
    expect(lineage).toMatchObject({ urn: OUT, changeType: 'PATCH' });
    expect(lineage?.patch?.patch[0]).toEqual({
      op: 'add',
      path: `/upstreams/${IN}`,
      value: { dataset: IN, type: 'TRANSFORMED' },
    });
  });

  it.each([
    ['s3://lake', 'orders/', 's3', 'lake/orders'],
    ['s3a://lake/', 'a/orders', 's3', 'lake/a/orders'],
    ['gs://lake', '/orders', 'gcs', 'lake/orders'],
    ['abfss://box@acc.dfs.core.windows.net', 'orders', 'abs', 'box@acc.dfs.core.windows.net/orders'],
    ['wasbs://box@acc', 'orders', 'abs', 'box@acc/orders'],
    ['dbfs://', '/orders', 'dbfs', 'orders'],
    ['file://', '/tmp/orders', 'file', '/tmp/orders'],
    ['file', '/tmp/orders', 'file', '/tmp/orders'],
    ['hdfs://node:8020', '/tmp/orders', 'hdfs', '/tmp/orders'],
    ['awsathena://athena.eu-west-1.amazonaws.com', 'c.db.orders', 'athena', 'c.db.orders'],
  ])('should name the dataset in %s called %s after platform %s as %s', async (namespace, name, platform, own) => {
    const told = await proposals({ inputs: [], outputs: [{ namespace, name }] });
    const urns = told.filter(({ entityType }) => entityType === 'dataset').map(({ urn }) => urn);
    expect(new Set(urns)).toEqual(new Set([`urn:li:dataset:(urn:li:dataPlatform:${platform},${own},PROD)`]));
  });

  it('should read names with many slashes in little time', async () => {
    const name = `${'/'.repeat(200_000)}x`;
    const outputs = [{ namespace: 's3://lake', name }];
    expect(await cpuTimeOf(() => proposals({ inputs: [], outputs }).catch(() => []))).toBeLessThan(2_000);
  });

  it('should read the columns of a table that the column lineage names by its files', async () => {
    const symlinks = { identifiers: [{ namespace: 'hive://m', name: 'raw.orders', type: 'TABLE' }] };
    const inputs = [{ namespace: 's3://raw', name: 'orders', facets: { symlinks } }];
    const fields = { key: { inputFields: [{ namespace: 's3://raw', name: 'orders', field: 'id' }] } };
    const outputs = [{ namespace: 'hive', name: 'orders', facets: { columnLineage: { fields } } }];
    const upstream = 'urn:li:schemaField:(urn:li:dataset:(urn:li:dataPlatform:hive,raw.orders,PROD),id)';
    expect(await valueOf(JOB, 'dataJobInputOutput', { inputs, outputs })).toMatchObject({
      fineGrainedLineages: [{ upstreams: [upstream] }],
    });
    const lineage = (await proposals({ inputs, outputs })).find(({ aspectName }) => aspectName === 'upstreamLineage');
    expect(lineage?.patch?.patch.map(({ path }) => path)).toContainEqual(expect.stringContaining(upstream));
  });

  it.each([
    ['the SQL and the transformations', 'select 1', true, '-- DIRECT:AGGREGATION,INDIRECT:JOIN\nselect 1'],
    ['the transformations', undefined, true, 'DIRECT:AGGREGATION,INDIRECT:JOIN'],
    ['the SQL', 'select 1', false, 'select 1'],
    ['neither', undefined, false, undefined],
    ['no SQL that is too long to repeat', 'x'.repeat(1_000_001), false, undefined],
  ])('should tell how a column was computed by %s', async (_name, query, isTold, transformOperation) => {
    const input = { namespace: 'hive', name: 'raw', field: 'id' };
    const transformations = [
      { type: 'INDIRECT', subtype: 'JOIN' },
      { type: 'DIRECT', subtype: 'AGGREGATION' },
    ];
    const fields = { key: { inputFields: [isTold ? { ...input, transformations } : input] } };
    const outputs = [{ namespace: 'hive', name: 'orders', facets: { columnLineage: { fields } } }];
    const job = { namespace: 'prod', name: 'etl.load.orders', facets: query === undefined ? {} : { sql: { query } } };
    const { fineGrainedLineages } = (await valueOf(JOB, 'dataJobInputOutput', { outputs, job })) as {
      fineGrainedLineages: { transformOperation?: string }[];
    };
    expect(fineGrainedLineages.map((lineage) => lineage.transformOperation)).toEqual([transformOperation]);
  });

  it('should read nested columns', async () => {
    const schema = (await valueOf(IN, 'schemaMetadata')) as { fields: { fieldPath: string }[] };
    expect(schema.fields.map(({ fieldPath }) => fieldPath)).toEqual(['id', 'a', 'a.b']);
  });

  it.each([
    ['START', { status: 'STARTED' }],
    ['RUNNING', { status: 'STARTED' }],
    ['COMPLETE', { status: 'COMPLETE', result: { type: 'SUCCESS', nativeResultType: 'COMPLETE' } }],
    ['ABORT', { status: 'COMPLETE', result: { type: 'FAILURE', nativeResultType: 'ABORT' } }],
  ])('should tell of the run after %s', async (eventType, expected) => {
    const run = await valueOf('urn:li:dataProcessInstance:r-1', 'dataProcessInstanceRunEvent', { eventType });
    expect(run).toEqual({ timestampMillis: Date.parse('2026-01-02T03:04:05Z'), ...expected });
  });

  it.each([
    ['2026-01-02T03:04:05.678901', '2026-01-02T03:04:05.678Z'],
    ['2026-01-02T03:04:05', '2026-01-02T03:04:05Z'],
    ['2026-01-02T03:04:05.1+02:00', '2026-01-02T01:04:05.1Z'],
  ])('should read the time %s as %s, whatever the time zone of the process', async (eventTime, time) => {
    const zone = process.env['TZ'];
    process.env['TZ'] = 'Pacific/Kiritimati';
    try {
      const run = await valueOf('urn:li:dataProcessInstance:r-1', 'dataProcessInstanceRunEvent', { eventTime });
      expect(run).toMatchObject({ timestampMillis: Date.parse(time) });
    } finally {
      if (zone === undefined) delete process.env['TZ'];
      else process.env['TZ'] = zone;
    }
  });

  it('should leave the lineage of a job alone when an event names no datasets', async () => {
    const bare = { inputs: [], outputs: [], run: { runId: 'r-1' } };
    expect(await valueOf(JOB, 'dataJobInputOutput', bare)).toBeUndefined();
  });

  it.each([
    ['a list as Python writes it', "['nightly', 'core']"],
    ['an array', ['nightly', 'core']],
  ])('should tell of the flow and the job what Airflow and the engine tell, tags in %s', async (_name, tags) => {
    const facets = {
      airflow: { dag: { dag_id: 'etl', description: 'all orders', tags }, task: { task_id: 'load', retries: 2 } },
      processing_engine: { name: 'Spark', version: '3.5' },
    };
    const changes = { run: { runId: 'r-1', facets } };
    const engine = { processingEngine: 'Spark', processingEngineVersion: '3.5' };
    expect(await valueOf(FLOW, 'dataFlowInfo', changes)).toMatchObject({
      description: 'all orders',
      customProperties: { dag_id: 'etl', ...engine },
    });
    expect(await valueOf(JOB, 'dataJobInfo', changes)).toMatchObject({
      customProperties: { task_id: 'load', retries: '2', ...engine },
    });
    const patch = (await proposals(changes)).find(
      ({ urn, aspectName }) => urn === FLOW && aspectName === 'globalTags',
    )?.patch;
    expect(patch?.patch.map(({ path }) => path)).toEqual(['/tags/urn:li:tag:nightly', '/tags/urn:li:tag:core']);
  });

  it.each([
    ['https://github.com/OpenLineage/OpenLineage/tree/1.30.0/integration/spark', 'spark'],
    ['https://github.com/OpenLineage/OpenLineage/blob/v1-0-0/client', 'client'],
    ['https://github.com/OpenLineage/OpenLineage/tree/1.0/Mine/', 'Mine'],
    ['https://github.com/OpenLineage/OpenLineage/Mine', 'mine'],
    ['https://github.com/apache/airflow/tree/providers-openlineage/1.0', 'airflow'],
    ['https://github.com/trinodb/trino/plugin', 'trino'],
    ['https://example.com:8080/airflow/Mine/?a=/b', 'mine'],
    ['me', 'me'],
  ])('should take from the producer %s that %s ran the job', async (producer, orchestrator) => {
    const [flow] = (await proposals({ producer })).filter(({ entityType }) => entityType === 'dataFlow');
    expect(flow?.urn).toMatch(new RegExp(`^urn:li:dataFlow:\\(${orchestrator},`));
  });

  it('should tell all but a run after an event of a job', async () => {
    const { eventType: _type, run: _run, ...event } = EVENT;
    const types = new Set((await proposalsOfEvent(event)).map(({ entityType }) => entityType));
    expect([...types].sort()).toEqual(['dataFlow', 'dataJob', 'dataset']);
  });

  it('should tell of the dataset alone after an event of one', async () => {
    const dataset = { namespace: 'postgres://db:5432', name: 'public.orders', facets: EVENT_SCHEMA };
    const told = await proposalsOfEvent({ eventTime: EVENT['eventTime'], producer: EVENT['producer'], dataset });
    expect(told.map(({ urn, aspectName }) => [urn, aspectName])).toEqual([
      [IN, 'status'],
      [IN, 'schemaMetadata'],
    ]);
  });

  it('should take an event with many pairs of inputs and outputs in many turns of the event loop', async () => {
    const turns = countTurns();
    const told = await proposals({ inputs: datasets(250), outputs: datasets(200) });
    expect(turns()).toBeGreaterThan(2);
    const edges = told.flatMap(({ aspectName, patch }) =>
      aspectName === 'upstreamLineage' ? (patch?.patch ?? []) : [],
    );
    expect(edges).toHaveLength(250 * 200 - 200);
  });

  it('should tell each column once, however often the event does', async () => {
    const inputField = { namespace: 'postgres://db:5432', name: 'public.orders', field: 'id' };
    const fields = { key: { inputFields: Array.from({ length: 20_000 }, () => inputField) } };
    const outputs = [{ namespace: 'hive', name: 'orders', facets: { columnLineage: { fields } } }];
    expect(await valueOf(JOB, 'dataJobInputOutput', { outputs })).toMatchObject({
      fineGrainedLineages: [{ upstreams: [`urn:li:schemaField:(${IN},id)`] }],
    });
  });

  it.each<[string, unknown]>([
    ['is no object', []],
    ['tells of a dataset without a name', { eventTime: '2026-01-02T03:04:05Z', dataset: { namespace: 'x' } }],
    ['tells of a dataset at no time', { dataset: { namespace: 'x', name: 'y' } }],
    ['is of a run that has no id', { ...EVENT, run: {} }],
    ['has no run', { ...EVENT, run: undefined }],
    ['has no time', { ...EVENT, eventTime: 'soon' }],
    ['has a date for a time', { ...EVENT, eventTime: '2026-01-02' }],
    ['has datasets that are none', { ...EVENT, inputs: 'x' }],
    ['does not tell what ran the job', { ...EVENT, producer: 'https://example.com/' }],
    ['has an opaque producer', { ...EVENT, producer: 'mailto:me' }],
    ['has too many pairs of inputs and outputs', { ...EVENT, inputs: datasets(251), outputs: datasets(200) }],
  ])('should refuse an event that %s', async (_name, body) => {
    await expect(proposalsOfEvent(body)).rejects.toThrow(DomainError);
  });
});
