import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  createProcessEnvironment,
  createTestEnvironment,
  type ProcessEnvironment,
  type TestEnvironment,
} from '../../support/service/create-test-environment.js';
import { freePort } from '../../support/service/free-port.js';
import { ingest, storedAspect } from '../../support/service/ingest.js';
import { itWhere } from '../../support/checkout/needs.js';
import { poll } from '../../support/measures/poll.js';
import { endToEndSearch } from '../../support/engines/search-engines.js';

const SYNC = { 'X-DataHub-Sync-Index-Update': 'true' };
const SEARCH = `query ($input: SearchAcrossEntitiesInput!) {
  searchAcrossEntities(input: $input) { searchResults { entity { urn } } } }`;
const CREATE_TAG = 'mutation ($input: CreateTagInput!) { createTag(input: $input) }';
const tag = (id: string): string => `urn:li:tag:${id}`;
const isEmbedded = endToEndSearch() === undefined;
const whenEmbedded = itWhere(isEmbedded, 'embedded');

interface SearchHealth {
  readonly status: string;
  readonly behind: number;
}

async function found(env: TestEnvironment, query: string, types = ['TAG']): Promise<readonly string[]> {
  const { body } = await env.graphql(SEARCH, { input: { types, query, count: 1000 } });
  expect(body.errors).toBeUndefined();
  return body.data.searchAcrossEntities.searchResults.map(({ entity }: { entity: { urn: string } }) => entity.urn);
}

async function health(env: TestEnvironment): Promise<{ readonly ready: boolean; readonly search: SearchHealth }> {
  const answer = await env.fetch('/health/ready');
  const { ready, components } = (await answer.json()) as { ready: boolean; components: { search: SearchHealth } };
  return { ready, search: components.search };
}

async function isEven(env: TestEnvironment): Promise<boolean> {
  return (await health(env)).search.behind === 0;
}

async function once(state: () => Promise<boolean>): Promise<void> {
  expect(await state()).toBe(true);
}

function post(env: TestEnvironment, path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) {
  return env.fetch(path, { method: 'POST', body: JSON.stringify(body), headers });
}

function tagProposal(id: string, headers?: Readonly<Record<string, string>>): object {
  const aspect = { value: JSON.stringify({ name: id }), contentType: 'application/json' };
  const base = { entityType: 'tag', entityUrn: tag(id), changeType: 'UPSERT', aspectName: 'tagProperties', aspect };
  return headers === undefined ? base : { ...base, headers };
}

describe('search after a write', () => {
  let env: TestEnvironment;

  beforeAll(async () => {
    env = await createTestEnvironment();
  });

  afterAll(() => env.stop());

  it('should find the metadata of a first start', async () => {
    const seeds = await poll(async () => (await isEven(env)) && found(env, 'mysql', ['DATA_PLATFORM']), 'the seeds');
    expect(seeds).toContain('urn:li:dataPlatform:mysql');
  });

  it('should find a tag when the mutation that created it responds', async () => {
    // A server that is slower than the two seconds for which a mutation waits may show it later.
    const after = isEmbedded ? once : poll;
    await env.graphql(CREATE_TAG, { input: { id: 'quokka', name: 'quokka' } });
    await after(async () => (await found(env, 'quokka')).includes(tag('quokka')), 'the tag');
    await env.graphql('mutation { deleteTag(urn: "urn:li:tag:quokka") }');
    await after(async () => !(await found(env, 'quokka')).includes(tag('quokka')), 'the end of the tag');
  });

  const variables = (id: string): object => ({ query: CREATE_TAG, variables: { input: { id, name: id } } });
  it.each<[string, string, (id: string) => Promise<Response>]>([
    ['a mutation', 'wombat', (id) => post(env, '/api/graphql', variables(id), SYNC)],
    [
      'a rest.li write',
      'numbat',
      (id) => post(env, '/aspects?action=ingestProposal', { proposal: tagProposal(id), async: 'false' }, SYNC),
    ],
    [
      'a rest.li write with the header in its proposal',
      'bilby',
      (id) => post(env, '/aspects?action=ingestProposal', { proposal: tagProposal(id, SYNC), async: 'false' }),
    ],
    [
      'an OpenAPI write',
      'dingo',
      (id) => post(env, '/openapi/v3/entity/tag', [{ urn: tag(id), tagProperties: { value: { name: id } } }], SYNC),
    ],
    [
      'an OpenAPI write with the header at its aspect',
      'koala',
      (id) =>
        post(env, '/openapi/v3/entity/tag', [{ urn: tag(id), tagProperties: { value: { name: id }, headers: SYNC } }]),
    ],
  ])('should show %s before its response on request', async (_name, id, write) => {
    expect((await write(id)).ok).toBe(true);
    expect(await found(env, id)).toEqual([tag(id)]);
  });

  it('should follow the latest value of a time series', async () => {
    const urn = 'urn:li:dataset:(urn:li:dataPlatform:hive,shop.platypus,PROD)';
    await ingest(env, [urn, 'datasetProperties', { name: 'platypus' }]);
    const lastUpdated = 1_700_000_000_000;
    const operation = { timestampMillis: lastUpdated, lastUpdatedTimestamp: lastUpdated, operationType: 'INSERT' };
    await ingest(env, [urn, 'operation', operation]);
    const input = {
      types: ['DATASET'],
      query: '*',
      orFilters: [
        { and: [{ field: 'lastOperationTime', condition: 'GREATER_THAN', values: [String(lastUpdated - 1)] }] },
      ],
    };
    await poll(async () => {
      const { body } = await env.graphql(SEARCH, { input });
      return body.data.searchAcrossEntities.searchResults.length === 1;
    }, 'the operation to be searchable');
  });

  it('should report to monitoring how far search lags behind', async () => {
    expect((await fetch(`${env.url}/metrics`)).status).toBe(401);
    expect((await env.fetch('/metrics')).status).toBe(200);
    const answer = await fetch(`${env.url}/actuator/prometheus`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
    ]);
    // The lag is read once a second: it may be from before the last write.
    const text = await poll(async () => {
      const exposed = await (await fetch(`${env.url}/actuator/prometheus`)).text();
      return /^projection_behind_entities 0$/m.test(exposed) && exposed;
    }, 'search to be even');
    for (const line of [
      /^projection_failing 0$/m,
      /^projection_documents_total\{outcome="written"\} \d+$/m,
      /^aspect_writes_total\{source="graphql",outcome="written"\} \d+$/m,
      /^graphql_operation_duration_seconds_count\{type="mutation",operation="createTag",outcome="ok"\} 2$/m,
      /^restli_operation_duration_seconds_count\{operation="aspects:ingestProposal",outcome="ok"\} 2$/m,
      /^http_request_duration_seconds_count\{method="GET",route="\/health\/ready",status="2xx"\} \d+$/m,
      /^process_cpu_seconds_total /m,
    ])
      expect(text).toMatch(line);
  });

  it('should leave nothing pending when it stops', async () => {
    await ingest(env, [tag('last'), 'tagProperties', { name: 'last' }]);
    await env.restart();
    expect((await health(env)).search.behind).toBe(0);
    await poll(async () => (await found(env, 'last')).includes(tag('last')), 'the last write to be found');
  });

  whenEmbedded('should rebuild an index whose file is missing', async () => {
    const before = await found(env, '*');
    await env.restart('SIGTERM', { SEARCH_URL: `sqlite:${join(env.dataDir, 'other', 'search.db')}` });
    await poll(async () => (await found(env, '*')).length === before.length, 'another file to be filled');
    await env.restart();
    await poll(async () => (await found(env, '*')).length === before.length, 'the first file to be filled again');
  });
});

describe('search after a power failure', () => {
  let env: ProcessEnvironment;

  beforeAll(async () => {
    env = await createProcessEnvironment();
  });

  afterAll(() => env.stop());

  it('should catch up where it fell between a write and its projection', async () => {
    const ids = Array.from({ length: 300 }, (_item, at) => `cut${String(at).padStart(3, '0')}`);
    const writes = ids.map((id) =>
      post(env, '/aspects?action=ingestProposal', { proposal: tagProposal(id), async: 'false' }),
    );
    await Promise.race(writes);
    const answers = Promise.allSettled(writes);
    await env.restart('SIGKILL');
    const statuses = (await answers).map((answer) => answer.status === 'fulfilled' && answer.value.ok);
    await poll(() => isEven(env), 'search to catch up');
    const acknowledged = ids.filter((_id, at) => statuses[at]);
    expect(acknowledged.length).toBeGreaterThan(0);
    const searchable = await poll(async () => {
      const urns = new Set(await found(env, '*'));
      return acknowledged.every((id) => urns.has(tag(id))) && urns;
    }, 'every acknowledged write to be found');
    for (const id of ids) {
      const isStored = (await storedAspect(env, tag(id), 'tagProperties')) !== undefined;
      expect([id, searchable.has(tag(id))]).toEqual([id, isStored]);
    }
  });

  whenEmbedded('should rebuild an index whose file was lost with it', async () => {
    await poll(() => isEven(env), 'search to be even');
    const before = await found(env, '*');
    for (const name of readdirSync(join(env.dataDir, 'data')))
      if (name.startsWith('search')) rmSync(join(env.dataDir, 'data', name));
    await env.restart('SIGKILL');
    await poll(async () => (await found(env, '*')).length === before.length, 'the lost file to be filled');
  });
});

describe('an unavailable search engine', () => {
  let env: TestEnvironment;

  beforeAll(async () => {
    env = await createTestEnvironment({ env: { SEARCH_URL: `http://127.0.0.1:${await freePort()}` } });
  });

  afterAll(() => env.stop());

  it('should not keep the service from starting, writing and reading', async () => {
    const started = performance.now();
    const { body } = await env.graphql(CREATE_TAG, { input: { id: 'lonely', name: 'lonely' } });
    expect(body).toMatchObject({ data: { createTag: tag('lonely') } });
    expect(performance.now() - started).toBeLessThan(10_500);
    const query = 'query ($urn: String!) { tag(urn: $urn) { properties { name } } }';
    const read = await env.graphql(query, { urn: tag('lonely') });
    expect(read.body).toMatchObject({ data: { tag: { properties: { name: 'lonely' } } } });
  });

  it('should delay a write that requests immediate visibility by at most two seconds', async () => {
    const started = performance.now();
    const body = { proposal: tagProposal('waiting'), async: 'false' };
    expect((await post(env, '/aspects?action=ingestProposal', body, SYNC)).status).toBe(200);
    expect(performance.now() - started).toBeLessThan(10_500);
  });

  it('should be visible in the health of the service, which stays ready', async () => {
    const { ready, search } = await poll(async () => {
      const report = await health(env);
      return report.search.behind > 200 && report;
    }, 'the backlog to be told');
    expect([ready, search.status]).toEqual([true, 'down']);
    expect((await env.fetch('/check/elastic')).status).toBe(503);
    expect((await env.fetch('/check/ready')).status).toBe(200);
  });
});
