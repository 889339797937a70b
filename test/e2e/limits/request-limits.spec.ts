import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestEnvironment, type TestEnvironment } from '../../support/service/create-test-environment.js';

/** A request that asks for too much, and what its refusal names. */
interface Probe {
  readonly path: string;
  readonly method?: string;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests read answers of any shape
type Answer = any;

const LIMIT = 1000;
const LIMITS = {
  REST_ITEMS_LIMIT: String(LIMIT),
  GRAPHQL_MUTATION_ITEMS_LIMIT: String(LIMIT),
  HTTP_JSON_VALUES_LIMIT: '300000',
};
const ITEMS = `limit of ${LIMIT} (REST_ITEMS_LIMIT)`;
const VALUES = 'the limit of HTTP_JSON_VALUES_LIMIT';

const tag = (at: number): string => `urn:li:tag:limit-${at}`;
const times = <Item>(count: number, item: (at: number) => Item): readonly Item[] =>
  Array.from({ length: count }, (_none, at) => item(at));
const objects = (count: number): string => `[${times(count, () => '{}').join(',')}]`;
const proposal = (at: number, value = '{"name":"n"}'): object => ({
  entityType: 'tag',
  entityUrn: tag(at),
  changeType: 'UPSERT',
  aspectName: 'tagProperties',
  aspect: { contentType: 'application/json', value },
});
const tunnelled = (query: string): Pick<Probe, 'type' | 'headers' | 'body'> => ({
  type: 'application/x-www-form-urlencoded',
  headers: { 'x-http-method-override': 'GET' },
  body: query,
});

describe('Limits of requests', () => {
  let env: TestEnvironment;

  beforeAll(async () => {
    env = await createTestEnvironment({ env: LIMITS });
  });

  afterAll(() => env.stop());

  async function send({
    path,
    method = 'POST',
    type,
    headers,
    body,
  }: Probe): Promise<{ status: number; text: string }> {
    const answer = await env.fetch(path, {
      method,
      headers: {
        authorization: `Bearer ${env.token}`,
        ...(method === 'GET' ? {} : { 'content-type': type ?? 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
    });
    return { status: answer.status, text: await answer.text() };
  }

  const json = (value: unknown): string => JSON.stringify(value);
  const tooMany = times(LIMIT + 1, (at) => at);

  it.each<[string, Probe, string]>([
    [
      'v3 batchGet',
      { path: '/openapi/v3/entity/tag/batchGet', body: json(tooMany.map((at) => ({ urn: tag(at) }))) },
      ITEMS,
    ],
    [
      'v3 batchGet of one urn',
      { path: '/openapi/v3/entity/tag/batchGet', body: json(tooMany.map(() => ({ urn: tag(0) }))) },
      ITEMS,
    ],
    [
      'v3 generic batchGet over several types',
      {
        path: '/openapi/v3/entity/generic/batchGet',
        body: json({
          tag: times(600, (at) => ({ urn: tag(at) })),
          corpuser: times(600, (at) => ({ urn: `urn:li:corpuser:${at}` })),
        }),
      },
      ITEMS,
    ],
    ['v2 batch', { path: '/openapi/v2/entity/batch/tag', body: json({ urns: tooMany.map(tag) }) }, ITEMS],
    [
      'v2 batch aspect names',
      {
        path: '/openapi/v2/entity/batch/tag',
        body: json({ urns: [tag(0)], aspectNames: tooMany.map(() => 'status') }),
      },
      ITEMS,
    ],
    [
      'v3 writes',
      {
        path: '/openapi/v3/entity/tag?async=false',
        body: json(tooMany.map((at) => ({ urn: tag(at), tagProperties: { value: { name: 'n' } } }))),
      },
      ITEMS,
    ],
    [
      'v3 writes of several aspects',
      {
        path: '/openapi/v3/entity/tag',
        body: json(
          times(600, (at) => ({ urn: tag(at), tagProperties: { value: { name: 'n' } }, status: { value: {} } })),
        ),
      },
      ITEMS,
    ],
    [
      'v3 patches',
      { path: '/openapi/v3/entity/tag', method: 'PATCH', body: json(tooMany.map((at) => ({ urn: tag(at) }))) },
      ITEMS,
    ],
    [
      'v2 writes',
      { path: '/openapi/v2/entity/tag', body: json(tooMany.map((at) => ({ urn: tag(at), aspects: {} }))) },
      ITEMS,
    ],
    ['v1 writes', { path: '/openapi/entities/v1', body: json(tooMany.map(() => ({ entityType: 'tag' }))) }, ITEMS],
    ['platform writes', { path: '/openapi/v2/platform/entities/v1', body: objects(LIMIT + 1) }, ITEMS],
    ['lineage scroll', { path: '/openapi/v3/lineage/scroll', body: json({ urns: tooMany.map(tag) }) }, ITEMS],
    [
      'entity scroll types',
      { path: '/openapi/v3/entity/scroll', body: json({ entities: tooMany.map(() => 'tag') }) },
      ITEMS,
    ],
    [
      'traces',
      {
        path: '/openapi/v1/trace/write/00064700000000000000000000000000',
        body: json(Object.fromEntries(tooMany.map((at) => [tag(at), []]))),
      },
      ITEMS,
    ],
    [
      'OpenLineage inputs',
      {
        path: '/openapi/openlineage/api/v1/lineage',
        body: json({ inputs: tooMany.map((at) => ({ name: `n${at}` })) }),
      },
      ITEMS,
    ],
    [
      'rest.li proposals',
      { path: '/aspects?action=ingestProposalBatch', body: json({ proposals: tooMany.map((at) => proposal(at)) }) },
      '\\"proposals\\" holds 1001 items',
    ],
    [
      'rest.li snapshots',
      { path: '/entities?action=batchIngest', body: `{"entities":${objects(LIMIT + 1)}}` },
      '\\"entities\\" holds 1001 items',
    ],
    [
      'rest.li filterExistingUrns',
      { path: '/entities?action=filterExistingUrns', body: json({ request: { urns: tooMany.map(tag) } }) },
      '\\"request.urns\\" holds 1001 items',
    ],
    ['rest.li ids=List', { path: '/entitiesV2', ...tunnelled(`ids=List(${tooMany.map(tag).join(',')})`) }, ITEMS],
    ['rest.li repeated ids', { path: '/entities', ...tunnelled(`ids=${tooMany.map(tag).join('&ids=')}`) }, ITEMS],
    [
      'rest.li versioned ids',
      {
        path: '/entitiesVersionedV2',
        ...tunnelled(`entityType=tag&ids=List(${tooMany.map((at) => `(urn:${tag(at)})`).join(',')})`),
      },
      ITEMS,
    ],
    [
      'rest.li aspect names',
      {
        path: '/entitiesV2',
        ...tunnelled(`ids=List(${tag(0)})&aspects=List(${tooMany.map(() => 'status').join(',')})`),
      },
      ITEMS,
    ],
    [
      'rest.li lists in lists',
      { path: '/entitiesV2', ...tunnelled(`ids=${'List('.repeat(50)}a${')'.repeat(50)}`) },
      'nested deeper than 16 levels',
    ],
    [
      'a query of commas',
      { path: '/entitiesV2', ...tunnelled(`ids=List(${','.repeat(200_000)})`) },
      'REST_ITEMS_LIMIT',
    ],
  ])('should reject too many items: %s', async (_what, probe, message) => {
    const { status, text } = await send(probe);
    expect(text).toContain(message);
    expect(status).toBe(400);
  });

  it.each<[string, string, string, unknown, string]>([
    [
      'batchSetDomain',
      'BatchSetDomainInput!',
      'input.resources',
      { domainUrn: null, resources: tooMany.map((at) => ({ resourceUrn: tag(at) })) },
      '',
    ],
    [
      'batchUpdateDeprecation',
      'BatchUpdateDeprecationInput!',
      'input.resources',
      { deprecated: true, resources: tooMany.map((at) => ({ resourceUrn: tag(at) })) },
      '',
    ],
    [
      'batchUpdateSoftDeleted',
      'BatchUpdateSoftDeletedInput!',
      'input.urns',
      { deleted: true, urns: tooMany.map(tag) },
      '',
    ],
    [
      'updateLineage',
      'UpdateLineageInput!',
      'input.edgesToAdd',
      { edgesToAdd: tooMany.map((at) => ({ upstreamUrn: tag(at), downstreamUrn: tag(0) })), edgesToRemove: [] },
      '',
    ],
    [
      'updateDatasets',
      '[BatchDatasetUpdateInput!]!',
      'input',
      tooMany.map((at) => ({ urn: tag(at), update: {} })),
      '{ urn }',
    ],
  ])('should reject a mutation of too many items: %s', async (name, type, list, input, selection) => {
    const query = `mutation m($input: ${type}) { ${name}(input: $input) ${selection} }`;
    const answer = await env.graphql(query, { input });
    expect(answer.body.errors).toEqual([
      expect.objectContaining({
        message:
          `"${list}" holds ${LIMIT + 1} items, more than the limit of ${LIMIT} (GRAPHQL_MUTATION_ITEMS_LIMIT). ` +
          'Send them in several requests.',
        extensions: expect.objectContaining({ code: 400, type: 'BAD_REQUEST' }),
      }),
    ]);
    expect(answer.body.data ?? null).toBeNull();
  });

  it('should reject a mutation of too many items also when the operation is known', async () => {
    const query = 'mutation m($input: BatchUpdateSoftDeletedInput!) { batchUpdateSoftDeleted(input: $input) }';
    const few = await env.graphql(query, { input: { deleted: true, urns: [] } });
    const many = await env.graphql(query, { input: { deleted: true, urns: tooMany.map(tag) } });
    expect(few.body.errors).toBeUndefined();
    expect(many.body.errors?.[0]?.message).toContain('GRAPHQL_MUTATION_ITEMS_LIMIT');
  });

  it.each<[string, Probe]>([
    ['OpenAPI', { path: '/openapi/v3/entity/tag?async=false', body: objects(200_000) }],
    ['lists', { path: '/openapi/v3/entity/tag', body: objects(200_000).replaceAll('{}', '[]') }],
    ['numbers', { path: '/openapi/v3/entity/tag', body: `[${'1,'.repeat(400_000)}1]` }],
    ['rest.li', { path: '/aspects?action=ingestProposalBatch', body: `{"proposals":${objects(200_000)}}` }],
    [
      'JSON in the texts of many aspects',
      {
        path: '/aspects?action=ingestProposalBatch',
        body: JSON.stringify({ proposals: times(20, (at) => proposal(at, `{"name":${objects(10_000)}}`)) }),
      },
    ],
    ['OpenLineage', { path: '/openapi/openlineage/api/v1/lineage', body: `{"inputs":${objects(200_000)}}` }],
    ['log-in', { path: '/openapi/v1/tracking/track', body: `{"x":${objects(200_000)}}` }],
    ['GraphQL', { path: '/api/graphql', body: `{"query":"{ __typename }","variables":{"x":${objects(200_000)}}}` }],
  ])('should reject too much JSON before it is parsed: %s', async (_what, probe) => {
    const { status, text } = await send(probe);
    expect(text).toContain(VALUES);
    expect(status).toBe(400);
  });

  it('should write nothing of a rejected request', async () => {
    const found = await send({
      path: '/entities?action=filterExistingUrns',
      body: JSON.stringify({ request: { urns: times(LIMIT, tag) } }),
    });
    expect(JSON.parse(found.text)).toEqual({ value: [] });
  });
});

describe('The heaviest requests', () => {
  const COUNT = 3000;
  const entity = (at: number): string => `urn:li:dataset:(urn:li:dataPlatform:hive,heavy.t${at},PROD)`;
  const all = times(COUNT, entity);
  let env: TestEnvironment;

  beforeAll(async () => {
    env = await createTestEnvironment();
  });

  afterAll(() => env.stop());

  const post = (path: string, body: unknown): Promise<Response> =>
    env.fetch(path, { method: 'POST', body: JSON.stringify(body) });

  /** How often `/health/live` answered, asked again 20 ms after each answer, while `work` was under way. */
  async function livesDuring(work: Promise<unknown>): Promise<number> {
    let [lives, isDone] = [0, false];
    const done = work.finally(() => (isDone = true));
    while (!isDone) {
      expect((await fetch(`${env.url}/health/live`)).status).toBe(200);
      lives += 1;
      await pause(20);
    }
    await done;
    return lives;
  }

  it('should not block other requests while it writes and reads', async () => {
    // Long, and not searched: the test is about this service, not about the search engine.
    const value = { materialized: false, viewLanguage: 'SQL', viewLogic: 'd'.repeat(2_000) };
    const body = all.map((urn) => ({ urn, viewProperties: { value } }));
    const written = env
      .fetch('/openapi/v3/entity/dataset?async=false', {
        method: 'POST',
        headers: {
          authorization: `Bearer ${env.token}`,
          'content-type': 'application/json',
          'x-datahub-sync-index-update': 'true',
        },
        body: JSON.stringify(body),
      })
      .then((answer) => answer.json());
    expect(await livesDuring(written)).toBeGreaterThan(5);
    expect(await written).toHaveLength(COUNT);
    const read = post(
      '/openapi/v3/entity/dataset/batchGet',
      all.map((urn) => ({ urn })),
    ).then((answer) => answer.json());
    expect(await livesDuring(read)).toBeGreaterThan(5);
    expect(((await read) as { urn: string }[]).map(({ urn }) => urn)).toEqual(all);
  });

  it.each<[string, () => Promise<Response>, (answer: Answer) => number]>([
    [
      'v3 generic batchGet',
      () => post('/openapi/v3/entity/generic/batchGet', { dataset: all.map((urn) => ({ urn })), tag: [] }),
      ({ dataset }) => dataset.length,
    ],
    [
      'v2 batch',
      () => post('/openapi/v2/entity/batch/dataset', { urns: [...all, ...all] }),
      ({ entities }) => entities.length,
    ],
    ['v3 list', () => env.fetch(`/openapi/v3/entity/dataset?count=${COUNT}`), ({ entities }) => entities.length],
    ['v2 list', () => env.fetch(`/openapi/v2/entity/dataset?count=${COUNT}`), ({ results }) => results.length],
    ...['/entitiesV2', '/entities'].map(
      (path) =>
        [
          `rest.li ${path}`,
          () =>
            env.fetch(path, {
              method: 'POST',
              headers: {
                authorization: `Bearer ${env.token}`,
                'x-http-method-override': 'GET',
                'content-type': 'application/x-www-form-urlencoded',
              },
              body: `ids=List(${[...all, ...all].map(encodeURIComponent).join(',')})`,
            }),
          ({ results }: Answer) => Object.keys(results).length,
        ] as [string, () => Promise<Response>, (answer: Answer) => number],
    ),
  ])('should return %s completely, each entity once', async (_what, ask, count) => {
    const answer = await ask();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(count(await answer.json())).toBe(COUNT);
  });

  it('should return a repeated item once', async () => {
    const asked = times(5000, () => ({ urn: entity(0) }));
    const answer = await post('/openapi/v3/entity/dataset/batchGet', asked);
    expect(await answer.json()).toHaveLength(1);
  });

  it('should continue when a client disconnects during a response', async () => {
    await new Promise<void>((resolve) => {
      const options = {
        method: 'POST',
        headers: { authorization: `Bearer ${env.token}`, 'content-type': 'application/json' },
      };
      const asking = request(`${env.url}/openapi/v3/entity/dataset/batchGet`, options, (answer) => {
        answer.once('data', () => asking.destroy());
      });
      asking.on('error', () => undefined).on('close', resolve);
      asking.end(JSON.stringify(all.map((urn) => ({ urn }))));
    });
    expect((await fetch(`${env.url}/health/live`)).status).toBe(200);
    expect(env.output()).not.toMatch(/uncaught|unhandled/i);
  });
});
