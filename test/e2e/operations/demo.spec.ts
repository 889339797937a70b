import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestEnvironment, type TestEnvironment } from '../../support/service/create-test-environment.js';
import { freePort } from '../../support/service/free-port.js';
import { poll } from '../../support/measures/poll.js';
import { runCommand } from '../../support/service/run-node.js';
import { type ServiceProcess, startService } from '../../support/service/service-process.js';

/** Datasets that are not removed. */
const DATASETS = 148;

const table = (name: string, platform = 'snowflake'): string =>
  `urn:li:dataset:(urn:li:dataPlatform:${platform},lighthouse.${name},PROD)`;

const SALES = table('dwh.fct_sales');
const MARGIN = table('dwh.fct_margin');
const BEST_SELLERS = table('dwh.mart_best_sellers');

/** Questions that each page of a catalog asks, with what the example has for it. */
const PAGES: readonly (readonly [page: string, query: string, expected: object])[] = [
  [
    'a table',
    `dataset(urn: "${SALES}") {
      ownership { owners { owner { ... on CorpUser { info { displayName } } } } }
      domain { domain { properties { name } } }
      schemaMetadata { primaryKeys fields { fieldPath description } }
      upstream: relationships(input: { types: ["DownstreamOf"], direction: OUTGOING, count: 50 }) {
        relationships { entity { urn } }
      }
      parentContainers { containers { properties { name } } }
      siblings { isPrimary siblings { urn } }
      contract { urn }
      institutionalMemory { elements { description } }
      forms { completedForms { completedPrompts { id } } }
    }`,
    {
      ownership: { owners: expect.arrayContaining([{ owner: { info: { displayName: 'Mara Lindqvist' } } }]) },
      domain: { domain: { properties: { name: 'Sales' } } },
      schemaMetadata: {
        primaryKeys: ['day', 'isbn', 'customer_key'],
        fields: expect.arrayContaining([{ fieldPath: 'revenue', description: 'Revenue in euros, without tax.' }]),
      },
      upstream: {
        relationships: expect.arrayContaining(
          ['stg_order', 'stg_order_line', 'dim_book', 'dim_customer', 'dim_day'].map((name) => ({
            entity: { urn: table(`dwh.${name}`) },
          })),
        ),
      },
      parentContainers: { containers: [{ properties: { name: 'dwh' } }, { properties: { name: 'lighthouse' } }] },
      siblings: { isPrimary: false, siblings: [{ urn: table('dwh.fct_sales', 'dbt') }] },
      contract: { urn: 'urn:li:dataContract:lighthouse.dwh.fct_sales' },
      institutionalMemory: { elements: [{}, {}] },
      forms: { completedForms: [{ completedPrompts: [{}, {}] }] },
    },
  ],
  [
    'its statistics',
    `dataset(urn: "${SALES}") {
      datasetProfiles(limit: 1) { columnCount fieldProfiles { fieldPath } }
      usageStats(range: MONTH) { aggregations { totalSqlQueries fields { fieldName } } }
      operations(limit: 100) { operationType }
    }`,
    {
      datasetProfiles: [{ columnCount: 5, fieldProfiles: [{}, {}, {}, {}, {}] }],
      usageStats: { aggregations: { totalSqlQueries: expect.any(Number), fields: [{}, {}, {}, {}, {}] } },
      operations: Array.from({ length: 7 }, () => ({ operationType: 'INSERT' })),
    },
  ],
  [
    'the quality of a table',
    `dataset(urn: "${MARGIN}") {
      incidents(state: ACTIVE, start: 0, count: 5) { total incidents { title source { type } } }
      assertions(start: 0, count: 5) { assertions { runEvents(limit: 100) { total failed } } }
      health { type status }
    }`,
    {
      incidents: {
        total: 1,
        incidents: [{ title: 'Margin exceeds revenue for imported books', source: { type: 'ASSERTION_FAILURE' } }],
      },
      assertions: { assertions: [{ runEvents: { total: 14, failed: 2 } }] },
      health: expect.arrayContaining([
        { type: 'INCIDENTS', status: 'FAIL' },
        { type: 'ASSERTIONS', status: 'FAIL' },
      ]),
    },
  ],
  [
    'queries',
    `listQueries(input: { start: 0, count: 10, datasetUrn: "${SALES}" }) { queries { properties { name } } }`,
    { queries: [{ properties: { name: 'Revenue by city' } }, { properties: { name: 'Top ten books of the week' } }] },
  ],
  [
    'the lineage of a mart',
    `searchAcrossLineage(input: { urn: "${BEST_SELLERS}", direction: UPSTREAM, query: "*", types: [DATASET], count: 50
      orFilters: [{ and: [{ field: "degree", values: ["3+"] }] }] }) { searchResults { degree entity { urn } } }`,
    {
      searchResults: expect.arrayContaining([
        { degree: 3, entity: { urn: table('shop.purchase_line', 'postgres') } },
        { degree: 3, entity: { urn: table('events.order_placed', 'kafka') } },
      ]),
    },
  ],
  [
    'the lineage of a column',
    `searchAcrossLineage(input: { urn: "urn:li:schemaField:(${BEST_SELLERS},pieces)", direction: UPSTREAM, query: "*"
      types: [DATASET], count: 10 }) { searchResults { degree entity { urn } } }`,
    {
      searchResults: expect.arrayContaining([
        { degree: 1, entity: { urn: SALES } },
        { degree: 2, entity: { urn: table('dwh.stg_order_line') } },
        { degree: 3, entity: { urn: table('shop.purchase_line', 'postgres') } },
      ]),
    },
  ],
  [
    'the charts that a source column reaches',
    `searchAcrossLineage(input: { urn: "urn:li:schemaField:(${table('shop.purchase_line', 'postgres')},pieces)"
      direction: DOWNSTREAM, query: "*", types: [CHART], count: 20
      orFilters: [{ and: [{ field: "degree", values: ["3+"] }] }] }) { searchResults { entity { urn } } }`,
    { searchResults: expect.arrayContaining([{ entity: { urn: 'urn:li:chart:(looker,lighthouse.sold)' } }]) },
  ],
  [
    'the glossary',
    'getRootGlossaryNodes(input: { start: 0, count: 5 }) { nodes { urn childrenCount { nodesCount } } }',
    { nodes: [{ urn: 'urn:li:glossaryNode:lighthouse', childrenCount: { nodesCount: 4 } }] },
  ],
  [
    'domains',
    `domain(urn: "urn:li:domain:lighthouse.stock") {
      children: relationships(input: { types: ["IsPartOf"], direction: INCOMING }) { total }
      entities(input: { count: 0 }) { total }
    }`,
    { children: { total: 2 }, entities: { total: 29 } },
  ],
  [
    'the browser',
    `browseV2(input: { type: DATASET, path: ["urn:li:container:lighthouse.snowflake"], start: 0, count: 10, query: "*" }) {
      groups { name count }
    }`,
    { groups: expect.arrayContaining([{ name: 'urn:li:container:lighthouse.snowflake.dwh', count: 38 }]) },
  ],
  [
    'runs',
    `dataJob(urn: "urn:li:dataJob:(urn:li:dataFlow:(airflow,lighthouse.nightly,prod),shape)") {
      runs(start: 0, count: 10) { total runs { state(limit: 1) { result { resultType } } } }
    }`,
    {
      runs: { total: 7, runs: expect.arrayContaining([{ state: [{ result: { resultType: 'FAILURE' } }] }]) },
    },
  ],
  [
    'versions',
    'versionSet(urn: "urn:li:versionSet:(lighthouse.recommendation,mlModel)") { latestVersion { urn } }',
    { latestVersion: { urn: 'urn:li:mlModel:(urn:li:dataPlatform:mlflow,lighthouse.recommendation-2.0,PROD)' } },
  ],
  ['announcements', 'listPosts(input: { start: 0, count: 5 }) { total }', { total: 2 }],
  [
    'documents',
    'document(urn: "urn:li:document:lighthouse.layers") { info { title } parentDocuments { count } }',
    { info: { title: 'Layers of the Warehouse' }, parentDocuments: { count: 1 } },
  ],
];

describe('the command demo', () => {
  let env: TestEnvironment;
  let context: { readonly cwd: string; readonly env: Readonly<Record<string, string>> };
  let told: string;

  beforeAll(async () => {
    env = await createTestEnvironment();
    context = { cwd: env.dataDir, env: { DATAHUB_GMS_URL: env.url, DATAHUB_GMS_TOKEN: env.token } };
    const { code, stdout, stderr } = await runCommand('demo', [], context);
    expect([code, stderr]).toEqual([0, '']);
    told = stdout;
  });

  afterAll(() => env.stop());

  async function count(): Promise<number> {
    const query = '{ searchAcrossEntities(input: { query: "lighthouse", types: [DATASET], count: 0 }) { total } }';
    return (await env.graphql(query)).body.data.searchAcrossEntities.total;
  }

  async function rowsInSql(): Promise<number> {
    const answer = await env.fetch('/operations?action=restoreIndices', {
      method: 'POST',
      body: JSON.stringify({ urnLike: '%lighthouse%' }),
    });
    const { value } = (await answer.json()) as { value: string };
    return JSON.parse(value).result[0].rowsScanned;
  }

  it('should fill a service with a company that fits the model', async () => {
    expect(told).toMatch(/^3\d\d entities with \d+ aspects are in http/);
    await poll(async () => (await count()) === DATASETS, 'search to show the tables');
  });

  it.each(PAGES)('should have something to show for %s', async (_page, query, expected) => {
    const { body } = await env.graphql(`{ page: ${query} }`);
    expect(body.errors).toBeUndefined();
    expect(body.data.page).toMatchObject(expected);
  });

  it('should change nothing the second time', async () => {
    const second = await runCommand('demo', [], context);
    expect([second.code, second.stdout]).toEqual([0, told]);
    const path = `/openapi/v3/entity/dataset/${encodeURIComponent(SALES)}?systemMetadata=true`;
    const { urn, ...aspects } = (await (await env.fetch(path)).json()) as Record<string, { systemMetadata?: object }>;
    const versions = Object.values(aspects).flatMap(({ systemMetadata }) => systemMetadata ?? []);
    expect([urn, versions.length > 15]).toEqual([SALES, true]);
    expect(versions).toEqual(versions.map(() => expect.objectContaining({ version: '1' })));
  });

  it('should remove everything again, time series included', async () => {
    const { code, stdout, stderr } = await runCommand('demo', ['--remove'], context);
    expect([code, stderr, stdout]).toEqual([0, '', expect.stringMatching(/^3\d\d entities were removed/)]);
    await poll(async () => (await count()) === 0, 'search to forget the tables');
    expect(await rowsInSql()).toBe(0);
    const { body } = await env.graphql(
      `{ dataset(urn: "${SALES}") { datasetProfiles(limit: 1) { rowCount } operations(limit: 1) { operationType } } }`,
    );
    expect(body.data.dataset ?? { datasetProfiles: [], operations: [] }).toEqual({
      datasetProfiles: [],
      operations: [],
    });
  });
});

describe('start --demo', () => {
  let folder: string;
  let port: number;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'demo-'));
    port = await freePort();
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  async function filled(): Promise<ServiceProcess> {
    const env = { DATABASE_URL: `sqlite:${folder}/own.db`, DATA_DIR: 'data' };
    const service = await startService(folder, port, env, ['--demo']);
    await poll(() => service.output().includes('Ctrl+C'), 'the example to be written');
    return service;
  }

  it.each(['first', 'second'])('should run a filled service the %s time, and stop it cleanly', async () => {
    const service = await filled();
    expect(service.output()).toMatch(/3\d\d entities with \d+ aspects were written in \d+\.\d s/);
    const token = readFileSync(join(folder, 'data-demo', 'admin-token'), 'utf8').trim();
    const [, password] = /as datahub with the password (\S+)/.exec(service.output()) ?? [];
    const body = JSON.stringify({ username: 'datahub', password });
    const headers = { 'content-type': 'application/json' };
    expect((await fetch(`${service.url}/logIn`, { method: 'POST', headers, body })).status).toBe(200);
    const answer = await fetch(`${service.url}/openapi/v3/entity/dataset/${encodeURIComponent(SALES)}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(200);
    expect(await service.end('SIGINT')).toBe(0);
  });

  it('should not touch the stores of the settings', () => {
    expect([existsSync(join(folder, 'own.db')), existsSync(join(folder, 'data'))]).toEqual([false, false]);
  });
});
