import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createActor, type TestActor } from '../../support/service/actors.js';
import { createTestEnvironment, type TestEnvironment } from '../../support/service/create-test-environment.js';
import { ingest, storedAspect } from '../../support/service/ingest.js';

const DAY = 86_400_000;
const TODAY = Math.floor(Date.now() / DAY) * DAY;
const YESTERDAY = TODAY - DAY;

const DASHBOARD = 'urn:li:dashboard:(looker,sales)';
const CHART = 'urn:li:chart:(looker,sales)';
const FLOW = 'urn:li:dataFlow:(airflow,sales,PROD)';
const JOB = `urn:li:dataJob:(${FLOW},load)`;
const MODEL = 'urn:li:mlModel:(urn:li:dataPlatform:mlflow,sales,PROD)';
const RUN = 'urn:li:dataProcessInstance:training';
const TERM = 'urn:li:glossaryTerm:sales';
const TABLE = 'urn:li:dataset:(urn:li:dataPlatform:hive,sales,PROD)';
const COLUMN = `urn:li:schemaField:(${TABLE},amount)`;
const ASSERTION = 'urn:li:assertion:columns';
const DOCUMENT = 'urn:li:document:sales';
const ROOT = 'urn:li:corpuser:datahub';

const FIELD = {
  fieldPath: 'amount',
  nativeDataType: 'decimal',
  type: { type: { 'com.linkedin.schema.NumberType': {} } },
};

const SCHEMA = {
  schemaName: 'sales',
  platform: 'urn:li:dataPlatform:hive',
  version: 7,
  hash: 'h',
  platformSchema: { 'com.linkedin.schema.Schemaless': {} },
  fields: [FIELD],
};

const user = (id: string): string => `urn:li:corpuser:${id}`;

describe('Fields of entities', () => {
  let env: TestEnvironment;
  let reader: TestActor;

  beforeAll(async () => {
    env = await createTestEnvironment();
    reader = await createActor(env, 'reader');
    const ofDay = (timestampMillis: number, viewsCount: number, users: readonly [string, number][]) => ({
      timestampMillis,
      eventGranularity: { unit: 'DAY', multiple: 1 },
      viewsCount,
      uniqueUserCount: users.length,
      userCounts: users.map(([id, usageCount]) => ({ user: user(id), usageCount, viewsCount: usageCount })),
    });
    await ingest(
      env,
      [
        DASHBOARD,
        'dashboardUsageStatistics',
        ofDay(YESTERDAY, 3, [
          ['ann', 1],
          ['bob', 2],
        ]),
      ],
      [DASHBOARD, 'dashboardUsageStatistics', ofDay(TODAY, 4, [['ann', 4]])],
      [
        DASHBOARD,
        'dashboardUsageStatistics',
        { timestampMillis: TODAY, viewsCount: 90, favoritesCount: 2, lastViewedAt: 6 },
      ],
      [DASHBOARD, 'inputFields', { fields: [{ schemaFieldUrn: COLUMN, schemaField: FIELD }] }],
      [CHART, 'status', { removed: false }],
      [JOB, 'dataJobInfo', { name: 'Load', type: { string: 'SQL' } }],
      [MODEL, 'mlModelProperties', { hyperParameters: { depth: { int: 3 } }, tags: [], customProperties: {} }],
      [MODEL, 'mlModelQuantitativeAnalyses', { unitaryResults: { string: 'http://results' } }],
      [MODEL, 'cost', { costType: 'ORG_COST_TYPE', cost: { costCode: 'C1' } }],
      [
        RUN,
        'mlTrainingRunProperties',
        { id: 'r1', outputUrls: ['s3://o'], hyperParams: [{ name: 'depth', value: '3' }] },
      ],
      [TERM, 'glossaryTermInfo', { definition: '', termSource: 'INTERNAL' }],
      [TERM, 'schemaMetadata', SCHEMA],
      [
        ASSERTION,
        'assertionInfo',
        {
          type: 'DATA_SCHEMA',
          customProperties: {},
          schemaAssertion: { entity: TABLE, schema: SCHEMA, compatibility: 'SUPERSET' },
        },
      ],
    );
  });

  afterAll(() => env.stop());

  async function entity(urn: string, type: string, fields: string, token?: string): Promise<Record<string, unknown>> {
    const query = `query ($urn: String!) { entity(urn: $urn) { ... on ${type} { ${fields} } } }`;
    const { body } = await env.graphql(query, { urn }, token);
    expect(body.errors).toBeUndefined();
    return body.data.entity as Record<string, unknown>;
  }

  it('should leave out references to entities of other types than the field has', async () => {
    const table = 'urn:li:mlFeatureTable:(urn:li:dataPlatform:mlflow,mixed)';
    const dataset = 'urn:li:dataset:(urn:li:dataPlatform:hive,mixed,PROD)';
    const model = 'urn:li:mlModel:(urn:li:dataPlatform:mlflow,mixed,PROD)';
    const feature = 'urn:li:mlFeature:(sales,amount)';
    const tie = { name: 'k', foreignFields: [TABLE, COLUMN], sourceFields: [TABLE], foreignDataset: TABLE };
    await ingest(
      env,
      [table, 'mlFeatureTableProperties', { mlFeatures: [TERM, feature], mlPrimaryKeys: [TERM] }],
      [table, 'dataPlatformInstance', { platform: 'urn:li:dataPlatform:mlflow', instance: TERM }],
      [model, 'mlModelProperties', { groups: [TERM], tags: [], customProperties: {} }],
      [dataset, 'schemaMetadata', { ...SCHEMA, foreignKeys: [tie] }],
    );
    const { body } = await env.graphql(`{
      mlFeatureTable(urn: "${table}") {
        dataPlatformInstance { instanceId }
        properties { mlFeatures { name } mlPrimaryKeys { name } }
      }
      mlModel(urn: "${model}") { properties { groups { name } } }
      dataset(urn: "${dataset}") { schemaMetadata { foreignKeys {
        foreignFields { fieldPath } sourceFields { fieldPath } } } }
    }`);
    expect(body).toEqual({
      data: {
        mlFeatureTable: {
          dataPlatformInstance: null,
          properties: { mlFeatures: [{ name: 'amount' }], mlPrimaryKeys: [] },
        },
        mlModel: { properties: { groups: [] } },
        dataset: {
          schemaMetadata: { foreignKeys: [{ foreignFields: [{ fieldPath: 'amount' }], sourceFields: [] }] },
        },
      },
      extensions: {},
    });
  });

  it('should return the usage of a dashboard, by day, by user and in total', async () => {
    const fields = `usageStats { buckets { bucket duration resource metrics { uniqueUserCount viewsCount executionsCount } }
      aggregations { uniqueUserCount viewsCount executionsCount users { user { urn } usageCount viewsCount executionsCount } }
      metrics { timestampMillis viewsCount favoritesCount executionsCount lastViewed } }
      statsSummary { viewCount viewCountLast30Days uniqueUserCountLast30Days topUsersLast30Days { urn } }`;
    const day = (bucket: number, uniqueUserCount: number, viewsCount: number) => ({
      bucket,
      duration: 'DAY',
      resource: DASHBOARD,
      metrics: { uniqueUserCount, viewsCount, executionsCount: null },
    });
    const used = (id: string, count: number) => ({
      user: { urn: user(id) },
      usageCount: count,
      viewsCount: count,
      executionsCount: null,
    });
    expect(await entity(DASHBOARD, 'Dashboard', fields)).toEqual({
      usageStats: {
        buckets: [day(YESTERDAY, 2, 3), day(TODAY, 1, 4)],
        aggregations: {
          uniqueUserCount: 2,
          viewsCount: 7,
          executionsCount: null,
          users: [used('ann', 5), used('bob', 2)],
        },
        metrics: [{ timestampMillis: TODAY, viewsCount: 90, favoritesCount: 2, executionsCount: null, lastViewed: 6 }],
      },
      statsSummary: {
        viewCount: 90,
        viewCountLast30Days: 7,
        uniqueUserCountLast30Days: 2,
        topUsersLast30Days: [{ urn: user('ann') }, { urn: user('bob') }],
      },
    });
  });

  it('should return usage only if known, and only to authorized actors', async () => {
    expect(
      await entity(CHART, 'Chart', 'statsSummary { viewCount } inputFields { fields { schemaFieldUrn } }'),
    ).toEqual({
      statsSummary: null,
      inputFields: null,
    });
    const policy = 'urn:li:dataHubPolicy:view-dataset-sensitive';
    const info = (await storedAspect(env, policy, 'dataHubPolicyInfo')) as object;
    await ingest(env, [policy, 'dataHubPolicyInfo', { ...info, privileges: [] }]);
    const hidden = await entity(
      DASHBOARD,
      'Dashboard',
      'usageStats { metrics { viewsCount } } statsSummary { viewCount }',
      reader.token,
    );
    expect(hidden).toEqual({ usageStats: null, statsSummary: null });
  });

  it('should show the columns of a dashboard, and the tasks of a pipeline', async () => {
    const columns =
      'inputFields { fields { schemaFieldUrn schemaField { fieldPath type schemaFieldEntity { urn } } } }';
    expect(await entity(DASHBOARD, 'Dashboard', columns)).toEqual({
      inputFields: {
        fields: [
          {
            schemaFieldUrn: COLUMN,
            schemaField: { fieldPath: 'amount', type: 'NUMBER', schemaFieldEntity: { urn: COLUMN } },
          },
        ],
      },
    });
    expect(await entity(FLOW, 'DataFlow', 'dataJobs { entities { entity { urn } created { time } } }')).toEqual({
      dataJobs: { entities: [{ entity: { urn: JOB }, created: null }] },
    });
  });

  it('should show the training and evaluation of a model', async () => {
    const box = `... on StringBox { stringValue } ... on IntBox { intValue }`;
    const fields = `properties { hyperParameters { key value { __typename ${box} } } }
      quantitativeAnalyses { unitaryResults { ... on StringBox { stringValue } } intersectionalResults { __typename } }
      cost { costType costValue { costId costCode } }`;
    expect(await entity(MODEL, 'MLModel', fields)).toEqual({
      properties: { hyperParameters: { key: 'depth', value: { __typename: 'IntBox', intValue: 3 } } },
      quantitativeAnalyses: { unitaryResults: { stringValue: 'http://results' }, intersectionalResults: null },
      cost: { costType: 'ORG_COST_TYPE', costValue: { costId: null, costCode: 'C1' } },
    });
    const run = 'mlTrainingRunProperties { id outputUrls hyperParams { name value } trainingMetrics { name } }';
    expect(await entity(RUN, 'DataProcessInstance', run)).toEqual({
      mlTrainingRunProperties: {
        id: 'r1',
        outputUrls: ['s3://o'],
        hyperParams: [{ name: 'depth', value: '3' }],
        trainingMetrics: null,
      },
    });
  });

  it('should show the columns of a term and of an assertion', async () => {
    const schema = 'version aspectVersion fields { fieldPath type }';
    const shown = { version: 7, fields: [{ fieldPath: 'amount', type: 'NUMBER' }] };
    expect(await entity(TERM, 'GlossaryTerm', `schemaMetadata(version: 0) { ${schema} }`)).toEqual({
      schemaMetadata: { ...shown, aspectVersion: 0 },
    });
    expect(await entity(ASSERTION, 'Assertion', `info { schemaAssertion { schema { ${schema} } } }`)).toEqual({
      info: { schemaAssertion: { schema: { ...shown, aspectVersion: null } } },
    });
  });

  it('should return the changes of a document, latest first', async () => {
    const stamp = (time: number) => ({ time, actor: ROOT });
    const info = (title: string, state: string, assets: readonly string[]) => ({
      title,
      status: { state },
      contents: { text: 'T' },
      created: stamp(1),
      lastModified: stamp(2),
      customProperties: {},
      relatedAssets: assets.map((asset) => ({ asset })),
    });
    await ingest(env, [DOCUMENT, 'documentInfo', info('One', 'UNPUBLISHED', [])]);
    await ingest(env, [DOCUMENT, 'documentInfo', info('Two', 'UNPUBLISHED', [])]);
    await ingest(env, [DOCUMENT, 'documentInfo', info('Two', 'PUBLISHED', [TABLE])]);
    await ingest(env, [DOCUMENT, 'documentation', { documentations: [{ documentation: 'D' }] }]);
    const change = 'changeType description timestamp actor { urn } details { key value }';
    const shown = await entity(
      DOCUMENT,
      'Document',
      `changeHistory { ${change} } first: changeHistory(limit: 0) { changeType } documentation { documentations { documentation } }`,
    );
    const { changeHistory, first, documentation } = shown as {
      changeHistory: Record<string, unknown>[];
    } & typeof shown;
    expect(changeHistory.map(({ changeType }) => changeType).sort()).toEqual([
      'CREATED',
      'RELATED_ASSETS_CHANGED',
      'STATE_CHANGED',
      'TITLE_CHANGED',
    ]);
    expect(changeHistory.at(-1)).toMatchObject({ changeType: 'CREATED', actor: { urn: ROOT } });
    expect([first, documentation]).toEqual([[], { documentations: [{ documentation: 'D' }] }]);
  });

  it('should list the parents of a document up to the first that may not be viewed', async () => {
    const stamp = { time: 1, actor: ROOT };
    const info = (state: string, parent?: string) => ({
      title: 'T',
      status: { state },
      contents: { text: 'T' },
      created: stamp,
      lastModified: stamp,
      ...(parent === undefined ? {} : { parentDocument: { document: parent } }),
    });
    const [draft, guide, page] = ['draft', 'guide', 'page'].map((id) => `urn:li:document:${id}`);
    await ingest(env, [draft ?? '', 'documentInfo', info('UNPUBLISHED')]);
    await ingest(env, [guide ?? '', 'documentInfo', info('PUBLISHED', draft)]);
    await ingest(env, [page ?? '', 'documentInfo', info('PUBLISHED', guide)]);
    const query = `{ document(urn: "${page}") { parentDocuments { count documents { urn } } } }`;
    const parents = async (token?: string) => (await env.graphql(query, {}, token)).body.data.document.parentDocuments;
    expect(await parents()).toEqual({ count: 2, documents: [{ urn: guide }, { urn: draft }] });
    expect(await parents(reader.token)).toEqual({ count: 1, documents: [{ urn: guide }] });
  });
});
