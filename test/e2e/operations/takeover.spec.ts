import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { datasetUrn, fillDatabase, fillSeries, type SeriesCounts } from '../../../bench/lib/datahub-store.mjs';
import { createProcessEnvironment, type ProcessEnvironment } from '../../support/service/create-test-environment.js';
import {
  credentialsOfDatahub,
  encryptedByDatahub,
  encryptedByEarlierDatahub,
  tokenOfDatahub,
} from '../../support/service/datahub-secrets.js';
import { endToEndEngine, type TestDatabase } from '../../support/engines/engines.js';
import { skipped } from '../../support/checkout/needs.js';
import { ingest } from '../../support/service/ingest.js';
import { poll } from '../../support/measures/poll.js';
import { runCommand } from '../../support/service/run-node.js';
import { endToEndSearch, type TestSearch } from '../../support/engines/search-engines.js';
import { connectToServer, type SqlServer } from '../../support/engines/sql-server.js';

const DATASETS = 400;
/** Every hundredth is soft-deleted. */
const VISIBLE = DATASETS - DATASETS / 100;
const DOCUMENTS = 3_000;

const KEY = 'the key of an installation of DataHub';
const SALT = 'salt of an installation';
const SECRET_KEY = 'ENCRYPTION_KEY';
const CLIENT_SECRET = 'the secret of the system client';
const PASSWORD = 'correct horse battery';
const { token: TOKEN, hash: HASH } = tokenOfDatahub('alice', KEY, SALT);
const ALICE = 'urn:li:corpuser:alice';

const EXTRA = [
  { urn: ALICE, aspect: 'corpUserKey', value: { username: 'alice' } },
  { urn: ALICE, aspect: 'corpUserInfo', value: { active: true, displayName: 'Alice', system: true } },
  { urn: ALICE, aspect: 'corpUserCredentials', value: credentialsOfDatahub(PASSWORD, SECRET_KEY) },
  { urn: `urn:li:dataHubAccessToken:${HASH}`, aspect: 'dataHubAccessTokenKey', value: { id: HASH } },
  {
    urn: `urn:li:dataHubAccessToken:${HASH}`,
    aspect: 'dataHubAccessTokenInfo',
    value: { name: 'hers', actorUrn: ALICE, ownerUrn: ALICE, createdAt: 1 },
  },
  ...[
    ['new', encryptedByDatahub('geheim', SECRET_KEY)],
    ['old', encryptedByEarlierDatahub('verborgen', SECRET_KEY)],
  ].flatMap(([name, value]) => [
    { urn: `urn:li:dataHubSecret:${name}`, aspect: 'dataHubSecretKey', value: { id: name } },
    { urn: `urn:li:dataHubSecret:${name}`, aspect: 'dataHubSecretValue', value: { name, value } },
  ]),
];

const engine = endToEndEngine();

describe('a service on a DataHub database', () => {
  if (engine === undefined) {
    skipped('should answer as that DataHub did', 'sqlServer');
    return;
  }

  let database: TestDatabase;
  let search: TestSearch | undefined;
  let server: SqlServer;
  let env: ProcessEnvironment;
  let variables: Readonly<Record<string, string>>;
  let rows: number;
  let series: SeriesCounts | undefined;
  let before: readonly unknown[];
  let shape: readonly unknown[];

  const count = async (select: string): Promise<number> => {
    const [row] = await server.rows(`SELECT COUNT(*) AS total FROM ${select}`);
    return Number(row?.['total']);
  };
  const isMysql = engine.name === 'mysql';
  const schema = isMysql ? 'DATABASE()' : 'current_schema()';
  const tables = () =>
    server.rows(`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = ${schema}`);
  const columns = () =>
    server.rows(
      `SELECT column_name AS name, data_type AS type, character_maximum_length AS width, is_nullable AS nullable FROM information_schema.columns
        WHERE table_name = 'metadata_aspect_v2' AND table_schema = ${schema} ORDER BY ordinal_position`,
    );
  const health = async (): Promise<{ readonly takeover?: { readonly incomplete: readonly string[] } }> =>
    (await (await env.fetch('/health/ready')).json()) as never;

  beforeAll(async () => {
    database = await engine.createDatabase();
    search = await endToEndSearch()?.create();
    server = await connectToServer(database.url);
    rows = await fillDatabase(database.url, { datasets: DATASETS, extra: EXTRA, collation: 'utf8mb4_unicode_ci' });
    if (search !== undefined) {
      const url = search.url.replace(/^opensearch\+/, '');
      series = await fillSeries(url, { prefix: search.prefix, datasets: DATASETS, documents: DOCUMENTS });
    }
    before = await server.rows('SELECT * FROM metadata_aspect_v2 ORDER BY urn, aspect, version');
    shape = await columns();
    variables = {
      DATABASE_URL: database.url,
      DATAHUB_TOKEN_SERVICE_SIGNING_KEY: KEY,
      DATAHUB_TOKEN_SERVICE_SALT: SALT,
      SECRET_SERVICE_ENCRYPTION_KEY: SECRET_KEY,
      DATAHUB_SYSTEM_CLIENT_SECRET: CLIENT_SECRET,
      LOG_LEVEL: 'info',
      AUDIT_LOG: 'none',
      ...(search !== undefined && {
        SEARCH_URL: search.url,
        INDEX_PREFIX: search.prefix,
        ELASTICSEARCH_NUM_REPLICAS_PER_INDEX: '0',
      }),
    };
  });

  afterAll(async () => {
    await env.stop();
    await server.close();
    await database.drop();
    await search?.drop();
  });

  it('should report the contents before anything is written', async () => {
    const { code, stdout, stderr } = await runCommand('migrate', ['--plan'], { cwd: process.cwd(), env: variables });
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain('used by DataHub alone so far');
    expect(stdout).toContain(`dataset ${String(DATASETS)}`);
    expect(stdout.includes('utf8mb4_unicode_ci: the table is converted')).toBe(isMysql);
    expect(stdout).toContain(`retiredThing (1 row), retiredAspect of dataset (${String(DATASETS)} rows)`);
    expect(stdout).toContain('SECRET_SERVICE_ENCRYPTION_KEY opens');
    expect(stdout).toContain(
      series === undefined ? 'Time series       not looked for' : 'documents: used where they are',
    );
    expect(await tables()).not.toContainEqual(expect.objectContaining({ name: 'entity_revision' }));
  });

  it('should build the missing data, even when it is killed in between, and report so until then', async () => {
    env = await createProcessEnvironment({ databaseUrl: database.url, env: variables });
    expect(await health()).toMatchObject({ takeover: { incomplete: expect.arrayContaining(['search']) } });
    const { headers } = await env.fetch('/openapi/v3/entity/dataset?count=1');
    expect(headers.get('x-metadata-incomplete')).toContain('search');
    await env.restart('SIGKILL');
    await poll(async () => (await health()).takeover === undefined, 'the takeover to be complete');
    const after = await poll(async () => {
      const answer = await env.fetch('/openapi/v3/entity/dataset?count=1');
      return answer.headers.get('x-metadata-incomplete') === null && answer.status;
    }, 'answers to be complete');
    expect(after).toBe(200);
  });

  it('should have an edge for each relationship, a run row for each known row, and a document for each entity', async () => {
    expect(await count("edge WHERE aspect = 'upstreamLineage'")).toBe(DATASETS - 1);
    expect(await count("edge WHERE aspect = 'globalTags'")).toBe(DATASETS);
    expect(await count("run_index WHERE urn LIKE 'urn:li:dataset:%'")).toBe(DATASETS * 9);
    expect(await count('entity_revision WHERE indexed_revision < revision')).toBe(0);
    const { body } = await env.graphql(
      '{ search(input: {type: DATASET, query: "*", count: 1}) { total } ingested: search(input: {type: DATASET, query: "region 7", count: 1}) { total } }',
    );
    expect(body.data.search.total).toBe(VISIBLE);
    expect(body.data.ingested.total).toBeGreaterThan(0);
  });

  it('should follow lineage from end to end', async () => {
    const { body } = await env.graphql(
      `query ($urn: String!) { searchAcrossLineage(input: {urn: $urn, direction: DOWNSTREAM, query: "*", count: 1, orFilters: [{and: [{field: "degree", values: ["1", "2", "3+"]}]}]}) { total } }`,
      { urn: datasetUrn(DATASETS - 40) },
    );
    expect(body).toMatchObject({ data: { searchAcrossLineage: { total: 38 } } });
  });

  it('should serve the time series in place, and append to them', async () => {
    if (series === undefined) return;
    const urn = datasetUrn(3);
    const ask = `query ($urn: String!) { dataset(urn: $urn) { datasetProfiles(limit: 50) { rowCount } operations(limit: 50) { operationType } usageStats(range: ALL) { buckets { metrics { totalSqlQueries } } } } }`;
    const first = (await env.graphql(ask, { urn })).body.data.dataset;
    expect(first.datasetProfiles).toHaveLength(Math.ceil((series.datasetProfile - 3) / DATASETS));
    expect(first.operations[0]).toEqual({ operationType: 'INSERT' });
    expect(first.usageStats.buckets.length).toBeGreaterThan(0);
    await ingest(env, [urn, 'datasetProfile', { timestampMillis: Date.UTC(2027, 0, 1), rowCount: 7 }]);
    const then = (await env.graphql(ask, { urn })).body.data.dataset;
    expect(then.datasetProfiles).toEqual([{ rowCount: 7 }, ...first.datasetProfiles]);
  });

  it('should accept a token, a password and secrets of DataHub', async () => {
    const me = await env.graphql('{ me { corpUser { urn } } }', {}, TOKEN);
    expect(me.body).toMatchObject({ data: { me: { corpUser: { urn: ALICE } } } });
    const logIn = (password: string) =>
      fetch(`${env.url}/logIn`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: 'alice', password }),
      });
    expect((await logIn('wrong')).status).not.toBe(200);
    expect((await logIn(PASSWORD)).status).toBe(200);
    const system = await fetch(`${env.url}/api/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Basic __datahub_system:${CLIENT_SECRET}` },
      body: JSON.stringify({ query: '{ getSecretValues(input: {secrets: ["new", "old"]}) { name value } }' }),
    });
    expect(await system.json()).toMatchObject({
      data: {
        getSecretValues: [
          { name: 'new', value: 'geheim' },
          { name: 'old', value: 'verborgen' },
        ],
      },
    });
  });

  it('should keep DataHub’s table usable for DataHub', async () => {
    const urn = datasetUrn(5);
    const value = { name: 'table_5', description: 'after', customProperties: {}, tags: [] };
    await ingest(env, [urn, 'datasetProperties', value]);
    expect(await columns()).toEqual(shape);
    const stored = await server.rows(
      `SELECT version, metadata, systemmetadata FROM metadata_aspect_v2 WHERE urn = '${urn}' AND aspect = 'datasetProperties' ORDER BY version`,
    );
    const parsed = stored.map(({ version, metadata, systemmetadata }) => ({
      version: Number(version),
      metadata: JSON.parse(String(metadata)) as unknown,
      system: JSON.parse(String(systemmetadata)) as unknown,
    }));
    expect(parsed).toMatchObject([
      { version: 0, metadata: value, system: { version: '3', schemaVersion: 1, lastObserved: expect.any(Number) } },
      { version: 1, metadata: { description: 'before' }, system: { version: '1' } },
      { version: 2, metadata: { description: 'Orders of region 5' }, system: { version: '2' } },
    ]);
    const untouched = before.filter((row) => /"urn:li:(dataset|dataHubSecret|retiredThing):/.test(JSON.stringify(row)));
    const kept = untouched.filter((row) => !JSON.stringify(row).includes('table_5,'));
    expect(kept.length).toBeGreaterThan(rows * 0.9);
    const now = await server.rows('SELECT * FROM metadata_aspect_v2');
    const texts = new Set(now.map((row) => JSON.stringify(row)));
    expect(kept.filter((row) => !texts.has(JSON.stringify(row)))).toEqual([]);
  });

  it('should find nothing left to take over', async () => {
    await env.restart();
    expect(await health()).not.toHaveProperty('takeover');
    const { code, stdout } = await runCommand('migrate', ['--plan'], { cwd: process.cwd(), env: variables });
    expect([code, stdout]).toEqual([0, expect.stringContaining('in use by this service')]);
  });
});
