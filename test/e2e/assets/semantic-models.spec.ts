import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestEnvironment, type TestEnvironment } from '../../support/service/create-test-environment.js';
import { ingest } from '../../support/service/ingest.js';
import { poll } from '../../support/measures/poll.js';

const DBT = 'urn:li:dataPlatform:dbt';
const MODEL = `urn:li:semanticModel:(${DBT},shop,sales)`;
const REVENUE = `urn:li:metric:(${DBT},shop,revenue)`;
const MARGIN = `urn:li:metric:(${DBT},shop,margin)`;
const TABLE = 'urn:li:dataset:(urn:li:dataPlatform:hive,sales,PROD)';
const COLUMN = `urn:li:schemaField:(${TABLE},amount)`;
const ROOT = 'urn:li:corpuser:datahub';
const STAMP = { time: 5, actor: ROOT };
const EDGE = { created: STAMP, lastModified: STAMP };
const FORMULA = { dialects: [{ dialect: 'ANSI_SQL', expression: 'sum(amount)' }] };

describe('Metrics and semantic models', () => {
  let env: TestEnvironment;

  beforeAll(async () => {
    env = await createTestEnvironment();
    await ingest(
      env,
      [TABLE, 'semanticModelProperties', { alias: 'sales', semanticModel: MODEL }],
      [COLUMN, 'semanticFieldAnnotation', { type: 'MEASURE', expression: FORMULA, aggregationFunction: 'sum' }],
      [COLUMN, 'aiContext', { synonyms: ['turnover'] }],
      [
        MODEL,
        'semanticModelInfo',
        {
          name: 'Sales',
          created: STAMP,
          datasets: [TABLE],
          relationships: [
            {
              from: 'a',
              fromColumns: ['x'],
              to: 'b',
              toColumns: ['y'],
              cardinality: 'N_ONE',
              aiContext: { examples: ['e'] },
            },
          ],
        },
      ],
      [REVENUE, 'metricInfo', { name: 'Revenue', created: STAMP, semanticModel: MODEL, expression: FORMULA }],
      [REVENUE, 'applications', { applications: ['urn:li:application:shop'] }],
      [REVENUE, 'aiContext', { instructions: 'Net of tax.' }],
      [MARGIN, 'metricInfo', { name: 'Margin', semanticModel: MODEL }],
      [MARGIN, 'metricRelationships', { parentMetric: REVENUE, derivedFrom: [{ destinationUrn: REVENUE }] }],
      [MARGIN, 'metricUpstreams', { datasetUpstreams: [{ destinationUrn: TABLE, ...EDGE, properties: { k: 'v' } }] }],
    );
  });

  afterAll(() => env.stop());

  async function ask(query: string, variables: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
    const { body } = await env.graphql(query, variables);
    expect(body.errors).toBeUndefined();
    return body.data as Record<string, unknown>;
  }

  it('should show a metric with its inputs', async () => {
    const fields = `urn type platform { urn } path id exists info { name created { time actor { urn } } expression { dialects { dialect expression } } }
      metricRelationships { derivedFrom { destination { urn } created { time } } relatedMetrics { destination { urn } } }
      metricUpstreams { datasetUpstreams { destination { urn type } created { time actor } properties { key value } } fieldUpstreams { created { time } } }
      semanticModel { urn info { name } } parentMetric { urn } parentMetrics { urn } aiContext { synonyms instructions }
      applications { total relationships { type direction entity { urn } } } privileges { canEditOwners }`;
    const { metric } = await ask(`query ($urn: String!) { metric(urn: $urn) { ${fields} } }`, { urn: MARGIN });
    expect(metric).toEqual({
      urn: MARGIN,
      type: 'METRIC',
      platform: { urn: DBT },
      path: 'shop',
      id: 'margin',
      exists: true,
      info: { name: 'Margin', created: null, expression: null },
      metricRelationships: { derivedFrom: [{ destination: { urn: REVENUE }, created: null }], relatedMetrics: [] },
      metricUpstreams: {
        datasetUpstreams: [
          {
            destination: { urn: TABLE, type: 'DATASET' },
            created: STAMP,
            properties: [{ key: 'k', value: 'v' }],
          },
        ],
        fieldUpstreams: null,
      },
      semanticModel: { urn: MODEL, info: { name: 'Sales' } },
      parentMetric: { urn: REVENUE },
      parentMetrics: [{ urn: REVENUE }],
      aiContext: null,
      applications: null,
      privileges: { canEditOwners: true },
    });
    const parent = await ask(`query ($urn: String!) { metric(urn: $urn) { ${fields} } }`, { urn: REVENUE });
    expect(parent['metric']).toMatchObject({
      info: { created: { time: 5, actor: { urn: ROOT } }, expression: FORMULA },
      aiContext: { synonyms: null, instructions: 'Net of tax.' },
      applications: {
        total: 1,
        relationships: [{ type: 'AssociatedWith', direction: 'OUTGOING', entity: { urn: 'urn:li:application:shop' } }],
      },
    });
  });

  it('should show a semantic model, its datasets and its columns', async () => {
    const { semanticModel, dataset, entity } = await ask(
      `query ($model: String!, $table: String!, $column: String!) {
        semanticModel(urn: $model) { path id info { name datasets { urn } relationships { name from toColumns cardinality aiContext { examples } } } }
        dataset(urn: $table) { semanticModelProperties { alias semanticModel { urn } } }
        entity(urn: $column) { ... on SchemaFieldEntity {
          semanticFieldAnnotation { type expression { dialects { dialect expression } } aggregationFunction dimension { isTime } }
          aiContext { synonyms } } }
      }`,
      { model: MODEL, table: TABLE, column: COLUMN },
    );
    expect(semanticModel).toMatchObject({
      id: 'sales',
      info: {
        datasets: [{ urn: TABLE }],
        relationships: [
          { name: null, from: 'a', toColumns: ['y'], cardinality: 'N_ONE', aiContext: { examples: ['e'] } },
        ],
      },
    });
    expect(dataset).toEqual({ semanticModelProperties: { alias: 'sales', semanticModel: { urn: MODEL } } });
    expect(entity).toEqual({
      semanticFieldAnnotation: { type: 'MEASURE', expression: FORMULA, aggregationFunction: 'sum', dimension: null },
      aiContext: { synonyms: ['turnover'] },
    });
  });

  it('should list the root metrics, the semantic models, and their contents', async () => {
    const query = `query ($model: String!, $metric: String!, $input: ScrollAcrossEntitiesInput!) {
      getRootMetrics(input: {}) { start count total metrics { urn } }
      getSemanticModels(input: { query: "sales", count: 3 }) { count total semanticModels { urn } }
      semanticModel(urn: $model) { metrics(input: $input) { total searchResults { entity { urn } } } }
      metric(urn: $metric) { childMetrics(input: $input) { total searchResults { entity { urn } } } }
    }`;
    const variables = { model: MODEL, metric: REVENUE, input: { query: '*', count: 5 } };
    const search = () => ask(query, variables);
    const found = async () => JSON.stringify((await search())['metric']).includes(MARGIN);
    await poll(found, 'the metrics in searches');
    expect(await search()).toEqual({
      getRootMetrics: { start: 0, count: 25, total: 1, metrics: [{ urn: REVENUE }] },
      getSemanticModels: { count: 3, total: 1, semanticModels: [{ urn: MODEL }] },
      semanticModel: { metrics: { total: 1, searchResults: [{ entity: { urn: REVENUE } }] } },
      metric: { childMetrics: { total: 1, searchResults: [{ entity: { urn: MARGIN } }] } },
    });
  });
});
