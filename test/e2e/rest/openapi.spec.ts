import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestEnvironment, type TestEnvironment } from '../../support/service/create-test-environment.js';

const ENTITIES = '/openapi/v3/entity';
const UNFILLED = 'urn:li:dataset:(urn:li:dataPlatform:hive,unfilled,PROD)';
const UNFILLED_PROPERTY = {
  qualifiedName: 'unfilled',
  valueType: 'urn:li:dataType:datahub.string',
  entityTypes: ['urn:li:entityType:datahub.dataset'],
};
const S3 = 'urn:li:dataset:(urn:li:dataPlatform:s3,bucket/a b/c,PROD)';

type Entity = { urn: string } & Record<
  string,
  { value: Record<string, unknown>; systemMetadata?: Record<string, unknown> }
>;

describe('OpenAPI v3 entities', () => {
  let env: TestEnvironment;

  beforeAll(async () => {
    env = await createTestEnvironment();
  });

  afterAll(() => env.stop());

  function send(method: string, path: string, body?: unknown): Promise<Response> {
    const headers = { 'content-type': 'application/json' };
    return env.fetch(path, body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) });
  }

  async function write(urn: string, name: string): Promise<readonly Entity[]> {
    const answer = await send('POST', `${ENTITIES}/tag?async=false`, [{ urn, tagProperties: { value: { name } } }]);
    expect(answer.status).toBe(200);
    return (await answer.json()) as readonly Entity[];
  }

  it('should respond to a synchronous write with every written aspect', async () => {
    const urn = 'urn:li:tag:openapi-sync';
    const body = [{ urn, tagProperties: { value: { name: 'a', unknown: 1 }, systemMetadata: null, headers: {} } }];
    const answer = await send('POST', `${ENTITIES}/tag?async=false&systemMetadata=true`, body);
    expect(answer.status).toBe(200);
    const traceId = /^00-([0-9a-f]{32})-[0-9a-f]{16}-01$/.exec(answer.headers.get('traceparent') ?? '')?.[1];
    const [entity] = (await answer.json()) as readonly Entity[];
    expect(entity).toMatchObject({
      urn,
      tagProperties: { value: { name: 'a' } },
      tagKey: { value: { name: 'openapi-sync' } },
    });
    expect(entity?.['tagProperties']?.systemMetadata).toMatchObject({
      version: '1',
      properties: { telemetryTraceId: traceId, eventSource: 'OPENAPI' },
    });
    const microseconds = Number.parseInt(traceId?.slice(0, 16) ?? '', 16);
    expect(Math.abs(microseconds / 1000 - Date.now())).toBeLessThan(60_000);
  });

  it('should respond to an asynchronous write with the proposals, and write them', async () => {
    const urn = 'urn:li:tag:openapi-async';
    const body = [
      { urn, tagProperties: { value: { name: 'a' } } },
      { urn, status: { value: { removed: false } } },
    ];
    const answer = await send('POST', `${ENTITIES}/tag`, body);
    expect(answer.status).toBe(202);
    expect(await answer.json()).toEqual([
      { urn, tagProperties: { value: { name: 'a' } }, status: { value: { removed: false } } },
    ]);
    expect(await (await send('GET', `${ENTITIES}/tag/${urn}/status`)).json()).toEqual({ value: { removed: false } });
  });

  it('should return the trace id of an asynchronous write in its system metadata', async () => {
    const urn = 'urn:li:tag:openapi-traced';
    const path = `${ENTITIES}/tag?async=true&systemMetadata=true`;
    const answer = await send('POST', path, [{ urn, tagProperties: { value: { name: 'a' } } }]);
    expect(answer.status).toBe(202);
    const traceId = answer.headers.get('traceparent')?.split('-')[1];
    const [entity] = (await answer.json()) as readonly Entity[];
    expect(entity?.['tagProperties']).toMatchObject({
      value: { name: 'a' },
      systemMetadata: {
        lastObserved: expect.any(Number),
        properties: { telemetryTraceId: traceId, eventSource: 'OPENAPI', telemetryEnqueuedAt: expect.any(String) },
      },
      auditStamp: { time: expect.any(Number), actor: 'urn:li:corpuser:datahub' },
    });
  });

  it('should create an entity by its status alone, and return it in v2 without audit stamps', async () => {
    const urn = 'urn:li:tag:openapi-v2-status';
    const body = [{ urn, aspects: { status: { value: { removed: false } } } }];
    const answer = await send('POST', '/openapi/v2/entity/tag?async=false&systemMetadata=true', body);
    const aspect = (value: object) => ({ value, systemMetadata: expect.objectContaining({ version: '1' }) });
    const aspects = { status: aspect({ removed: false }), tagKey: aspect({ name: 'openapi-v2-status' }) };
    expect([answer.status, await answer.json()]).toEqual([200, [{ urn, aspects }]]);
    const path = `/openapi/v2/entity/tag/${urn}`;
    expect(await (await send('GET', `${path}/status?systemMetadata=true`)).json()).toEqual(aspects.status);
    expect(await (await send('GET', `${path}?systemMetadata=true`)).json()).toEqual({ urn, aspects });
  });

  it('should look up the aspect of a single write by the type of the path, and by that of the urn', async () => {
    const urn = 'urn:li:tag:openapi-other-type';
    const outcome = async (method: string, path: string, body: object): Promise<readonly unknown[]> => {
      const answer = await send(method, path, body);
      const { error, message } = (await answer.json()) as { error?: string; message?: string };
      return [answer.status, error, message];
    };
    const unknownType = 'Failed to find entity with name datasets in EntityRegistry';
    const value = { value: { name: 'a' } };
    const patch = { patch: [{ op: 'add', path: '/name', value: 'a' }] };
    for (const version of ['v2', 'v3']) {
      const at = (path: string): string => `/openapi/${version}/entity/${path}`;
      expect(await outcome('POST', at(`datasets/${urn}/tagProperties`), value)).toEqual([
        400,
        unknownType,
        unknownType,
      ]);
      expect(await outcome('PATCH', at(`datasets/${urn}/tagProperties`), patch)).toEqual([
        400,
        unknownType,
        unknownType,
      ]);
      for (const path of [at(`datasets/${urn}`), at(`datasets/${urn}/tagProperties`)]) {
        const statuses = ['GET', 'HEAD', 'DELETE'].map(async (method) => (await send(method, path)).status);
        expect(await Promise.all(statuses)).toEqual([400, 400, 400]);
      }
      expect(await outcome('POST', at(`dataset/${urn}/tagProperties`), value)).toMatchObject({
        0: 404,
        1: 'Unknown aspect tagProperties for entity dataset',
      });
      expect(await outcome('PATCH', at(`dataset/${urn}/schemaMetadata`), patch)).toEqual([
        400,
        'Validation Error',
        'Unknown aspect schemaMetadata for entity tag',
      ]);
    }
    expect((await send('POST', `${ENTITIES}/dataset/${urn}/status`, { value: { removed: false } })).status).toBe(200);
  });

  it('should keep every digit of integers in writes and reads', async () => {
    const urn = 'urn:li:dataset:(urn:li:dataPlatform:hive,openapi.exact,PROD)';
    const aspect = `${ENTITIES}/dataset/${encodeURIComponent(urn)}/datasetProperties`;
    const headers = { 'content-type': 'application/json' };
    const answered = async (method: string, path: string, body?: string): Promise<string> => {
      const answer = await env.fetch(path, body === undefined ? { method } : { method, headers, body });
      expect(answer.ok).toBe(true);
      return answer.text();
    };
    const value = (time: string): string => `{"created":{"time":${time}},"lastModified":{"time":9007199254740993}}`;
    const [first, second] = ['"time":9223372036854775806', '"time":9223372036854775807'];

    const body = `[{"urn":"${urn}","datasetProperties":{"value":${value('9223372036854775806')}}}]`;
    expect(await answered('POST', `${ENTITIES}/dataset?async=false`, body)).toContain(first);
    const proposal = {
      ...{ entityType: 'dataset', entityUrn: urn, changeType: 'UPSERT', aspectName: 'datasetProperties' },
      aspect: { contentType: 'application/json', value: value('9223372036854775807') },
    };
    await answered('POST', '/aspects?action=ingestProposal', JSON.stringify({ proposal }));
    const patch = '{"patch":[{"op":"add","path":"/description","value":"exact"}]}';
    await answered('PATCH', aspect, patch);

    for (const text of [
      await answered('GET', aspect),
      await answered('GET', `/entitiesV2/${encodeURIComponent(urn)}?aspects=List(datasetProperties)`),
      await answered('GET', `/aspects/${encodeURIComponent(urn)}?aspect=datasetProperties&version=0`),
    ]) {
      expect(text).toContain(second);
      expect(text).toContain('"time":9007199254740993');
    }
    expect(await answered('GET', `${aspect}?version=1`)).toContain(first);
    const query = `{ dataset(urn: "${urn}") { properties { description created } } }`;
    expect(await answered('POST', '/api/graphql', JSON.stringify({ query }))).toContain('9223372036854775807');
    const tooLong = body.replace('9223372036854775806', '9223372036854775808');
    expect(
      (await env.fetch(`${ENTITIES}/dataset?async=false`, { method: 'POST', headers, body: tooLong })).status,
    ).toBe(400);
  });

  it('should patch, creating what is missing', async () => {
    const urn = 'urn:li:dataset:(urn:li:dataPlatform:hive,openapi.patched,PROD)';
    const patch = [{ op: 'add', path: '/tags/urn:li:tag:openapi-p', value: { tag: 'urn:li:tag:openapi-p' } }];
    const sync = await send('PATCH', `${ENTITIES}/dataset?async=false`, [{ urn, globalTags: { value: { patch } } }]);
    expect(sync.status).toBe(200);
    const [entity] = (await sync.json()) as readonly Entity[];
    expect(entity?.['globalTags']?.value['tags']).toMatchObject([{ tag: 'urn:li:tag:openapi-p' }]);
    const async = await send('PATCH', `${ENTITIES}/dataset`, [{ urn, globalTags: { value: { patch } } }]);
    expect([async.status, await async.text()]).toEqual([202, '']);
  });

  it.each([
    ['dataset', UNFILLED, 'datasetProfile', { timestampMillis: 5, rowCount: 1 }],
    ['dataset', UNFILLED, 'datasetProperties', { name: 'x' }],
    ['structuredProperty', 'urn:li:structuredProperty:unfilled', 'propertyDefinition', UNFILLED_PROPERTY],
  ])('should respond to a %s without added values: %s %s', async (type, urn, aspect, value) => {
    const wrapper = { [aspect]: { value } };
    const written = await send('POST', `${ENTITIES}/${type}?async=false`, [{ urn, ...wrapper }]);
    expect(await written.json()).toEqual([expect.objectContaining({ urn, ...wrapper })]);
    const read = await send('GET', `${ENTITIES}/${type}/${encodeURIComponent(urn)}/${aspect}`);
    expect(await read.json()).toEqual({ value });
  });

  it('should write numbers of type double with a fraction, as rest.li does', async () => {
    const urn = 'urn:li:structuredProperty:doubles';
    const allowedValues = [{ value: { double: 60 } }];
    const type = { qualifiedName: 'doubles', valueType: 'urn:li:dataType:datahub.number' };
    const value = { ...UNFILLED_PROPERTY, ...type, allowedValues };
    const body = { value };
    const path = `${ENTITIES}/structuredProperty/${urn}/propertyDefinition`;
    const encoded = encodeURIComponent(urn);
    const answers = [
      await send('POST', `${path}?createIfNotExists=false`, body),
      await send('GET', path),
      await send('GET', `/openapi/v2/entity/structuredProperty/${encoded}`),
      await send('GET', `/aspects/${encoded}?aspect=propertyDefinition&version=0`),
      await send('GET', `/entitiesV2/${encoded}`),
    ];
    for (const answer of answers) expect(await answer.text()).toContain('"value":{"double":60.0}');
  });

  it.each([
    ['raw', S3],
    ['encoded', encodeURIComponent(S3).replaceAll('(', '%28').replaceAll(')', '%29')],
  ])('should read, check and delete by a %s urn with slashes', async (_name, written) => {
    const path = `${ENTITIES}/dataset/${written}`;
    const body = [{ urn: S3, datasetProperties: { value: { name: 'x' } } }];
    expect((await send('POST', `${ENTITIES}/dataset?async=false`, body)).status).toBe(200);
    const entity = (await (await send('GET', path)).json()) as Entity;
    expect(entity.urn).toBe(S3);
    expect(entity['datasetProperties']?.value).toEqual({ name: 'x' });
    expect(Object.keys((await (await send('GET', `${path}?aspects=datasetproperties`)).json()) as object)).toEqual([
      'urn',
      'datasetProperties',
    ]);
    expect((await send('HEAD', path)).status).toBe(204);
    expect((await send('HEAD', `${path}/datasetProperties`)).status).toBe(204);
    expect((await send('HEAD', `${path}/ownership`)).status).toBe(404);
    const deleted = await send('DELETE', path, []);
    expect([deleted.status, await deleted.text()]).toEqual([200, '']);
    const gone = await send('GET', path);
    expect([gone.status, await gone.text(), gone.headers.get('not-found-reason')]).toEqual([404, '', 'ENTITY']);
    expect((await send('HEAD', path)).status).toBe(404);
    expect((await send('DELETE', path, [])).status).toBe(200);
  });

  it('should ignore unknown names of aspects, and read all aspects if none is named', async () => {
    const [tag, user] = ['urn:li:tag:openapi-names', 'urn:li:corpuser:openapi-names'];
    const body = {
      tag: [{ urn: tag, tagProperties: { value: { name: 'n' } } }],
      corpuser: [{ urn: user, status: { value: { removed: false } } }],
    };
    expect((await send('POST', `${ENTITIES}/generic?async=false`, body)).status).toBe(200);
    const members = async (query: string): Promise<readonly string[]> =>
      Object.keys((await (await send('GET', `${ENTITIES}/tag/${tag}?${query}`)).json()) as object);
    expect(await members('aspects=tagProperties,nope')).toEqual(['urn', 'tagProperties']);
    for (const none of ['aspects=', 'aspectNames=', ''])
      expect([...(await members(none))].sort()).toEqual(['tagKey', 'tagProperties', 'urn']);
    const unknown = await send('GET', `${ENTITIES}/tag/${tag}?aspects=nope`);
    expect([unknown.status, await unknown.text(), unknown.headers.get('not-found-reason')]).toEqual([
      404,
      '',
      'ENTITY',
    ]);
    expect(unknown.headers.get('x-metadata-warnings')).toContain('Unknown aspect nope for entity tag');

    const batch = { urns: [tag, user], aspectNames: ['tagProperties', 'status', 'nope'] };
    expect(await (await send('POST', '/openapi/v2/entity/batch/tag', batch)).json()).toMatchObject({
      entities: [
        { urn: tag, aspects: { tagProperties: { value: { name: 'n' } } } },
        { urn: user, aspects: { status: { value: { removed: false } } } },
      ],
    });
    const typed = await send('GET', `/openapi/entities/v1/latest?urns=${tag}&aspectNames=tagProperties,nope`);
    expect(await typed.json()).toMatchObject({ responses: { [tag]: { aspects: { tagProperties: {} } } } });
  });

  it('should hide aspects of a soft-deleted entity from HEAD requests', async () => {
    const urn = 'urn:li:tag:openapi-hidden';
    const removed = async (value: boolean): Promise<unknown> =>
      (await send('POST', `${ENTITIES}/tag?async=false`, [{ urn, status: { value: { removed: value } } }])).status;
    const head = async (): Promise<unknown> => (await send('HEAD', `${ENTITIES}/tag/${urn}/status`)).status;
    expect([await removed(false), await head(), await removed(true), await head()]).toEqual([200, 204, 200, 404]);
  });

  it('should read numbers in headers as texts', async () => {
    const urn = 'urn:li:tag:openapi-numbers';
    const item = { urn, tagProperties: { value: { name: 'n' }, headers: { 'If-Version-Match': -1 } } };
    const statuses = [1, 2].map(async () => (await send('POST', `${ENTITIES}/tag?async=false`, [item])).status);
    expect([...(await Promise.all(statuses))].sort()).toEqual([200, 412]);
  });

  it('should write, patch, read versions of and delete one aspect', async () => {
    const urn = 'urn:li:tag:openapi-single';
    const path = `${ENTITIES}/tag/${urn}/tagProperties`;
    expect((await send('POST', path, { value: { name: 'one' } })).status).toBe(200);
    expect((await send('POST', path, { value: { name: 'two' } })).status).toBe(400);
    const upserted = await send('POST', `${path}?createIfNotExists=false`, { value: { name: 'two' } });
    expect(await upserted.json()).toEqual({ urn, tagProperties: { value: { name: 'two' } } });
    const patched = await send('PATCH', path, {
      patch: [{ op: 'add', path: '/description', value: 'd' }],
      forceGenericPatch: true,
    });
    expect(await patched.json()).toEqual({ urn, tagProperties: { value: { name: 'two', description: 'd' } } });
    expect(await (await send('GET', `${path}?version=1`)).json()).toEqual({ value: { name: 'one' } });
    expect(await (await send('GET', path)).json()).toEqual({ value: { name: 'two', description: 'd' } });
    expect((await send('DELETE', path)).status).toBe(200);
    expect((await send('GET', path)).status).toBe(404);
    expect((await send('HEAD', `${ENTITIES}/tag/${urn}`)).status).toBe(204);
  });

  it('should respond to a batch with the entities that have results', async () => {
    const urn = 'urn:li:tag:openapi-batch';
    await write(urn, 'one');
    await write(urn, 'two');
    const body = [
      { urn, tagProperties: { headers: { 'If-Version-Match': '1' } } },
      { urn, tagProperties: {}, unknownAspect: {} },
      { urn: 'urn:li:tag:openapi-nowhere', tagProperties: {} },
    ];
    const answer = await send('POST', `${ENTITIES}/tag/batchGet`, body);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual([
      { urn, tagProperties: { value: { name: 'one' } } },
      { urn, tagProperties: { value: { name: 'two' } } },
    ]);
  });

  const tag = 'urn:li:tag:openapi-refused';
  it.each<[string, string, string, unknown, number, object]>([
    [
      'an unknown aspect',
      'POST',
      '/tag',
      [{ urn: tag, nope: { value: {} } }],
      400,
      { error: 'Validation Error', message: 'Unknown aspect nope for entity tag' },
    ],
    ['a missing urn', 'POST', '/tag', [{}], 400, { error: 'Missing `urn` field' }],
    ['a body that is no array', 'POST', '/tag', {}, 400, {}],
    ['a malformed urn', 'POST', '/tag', [{ urn: 'nourn' }], 400, { error: 'Invalid urn!: nourn' }],
    [
      'an unknown entity type',
      'POST',
      '/nope',
      [],
      400,
      { error: 'Failed to find entity with name nope in EntityRegistry' },
    ],
    [
      'a urn of an unknown type',
      'POST',
      '/tag',
      [{ urn: 'urn:li:nope:a' }],
      400,
      { error: 'Failed to find entity with name nope in EntityRegistry' },
    ],
    [
      'a scroll through an unknown type',
      'POST',
      '/scroll',
      { entities: ['nope'] },
      400,
      { error: 'Failed to find entity with name nope in EntityRegistry' },
    ],
    [
      'a value of the wrong type',
      'POST',
      '/tag',
      [{ urn: tag, tagProperties: { value: { name: 1 } } }],
      400,
      { error: 'Validation Error' },
    ],
    [
      'a failed precondition',
      'POST',
      '/tag',
      [{ urn: tag, tagProperties: { value: { name: 'a' }, headers: { 'If-Version-Match': '9' } } }],
      412,
      { error: 'Precondition Error', message: expect.stringContaining('Expected version 9') },
    ],
    [
      'no patch',
      'PATCH',
      '/tag',
      [{ urn: tag, tagProperties: { value: {} } }],
      400,
      { error: expect.stringContaining('Missing `patch` field') },
    ],
    [
      'an unknown aspect in the path',
      'POST',
      `/tag/${encodeURIComponent(tag)}/nope`,
      { value: {} },
      404,
      { error: 'Unknown aspect nope for entity tag' },
    ],
    [
      'an unknown aspect after a urn that is not encoded',
      'PATCH',
      `/tag/${tag}/nope`,
      { patch: [] },
      404,
      { error: 'Unknown aspect nope for entity tag' },
    ],
    ['a flag that is none', 'POST', '/tag?async=maybe', [], 400, {}],
    ['a malformed urn in the path', 'GET', '/tag/nourn', undefined, 400, { error: 'Invalid urn!: nourn' }],
    ['a wrong verb', 'PUT', '/tag', [], 405, {}],
  ])('should reject %s', async (_name, method, path, body, status, expected) => {
    const answer = await send(method, ENTITIES + path, body);
    expect(answer.status).toBe(status);
    const json = (await answer.json()) as object;
    expect(json).toMatchObject(expected);
    expect(json).toMatchObject({ error: expect.any(String), message: expect.any(String) });
  });

  it('should reject invalid JSON and unknown paths in its own format', async () => {
    const broken = await env.fetch(`${ENTITIES}/tag`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{',
    });
    expect([broken.status, ((await broken.json()) as { error: string }).error]).toEqual([400, 'Invalid JSON format']);
    const unknown = await send('GET', '/openapi/x');
    expect([unknown.status, ((await unknown.json()) as { error: string }).error]).toEqual([
      404,
      'No endpoint GET /openapi/x.',
    ]);
  });

  it('should require a token', async () => {
    expect((await fetch(`${env.url}${ENTITIES}/tag/${tag}`)).status).toBe(401);
  });
});
