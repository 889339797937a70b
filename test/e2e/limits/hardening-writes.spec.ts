import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestEnvironment, type TestEnvironment } from '../../support/service/create-test-environment.js';

const URN = 'urn:li:dataset:(urn:li:dataPlatform:hive,costly,PROD)';
const ASPECT_LIMIT = 100_000;

interface Answer {
  readonly status: number;
  readonly text: string;
}

interface Operation {
  readonly op: string;
  readonly path: string;
  readonly from?: string;
  readonly value?: unknown;
}

describe('Writes that cost more than their size', () => {
  let env: TestEnvironment;

  beforeAll(async () => {
    env = await createTestEnvironment({
      env: { DATAHUB_VALIDATION_ASPECT_SIZE_POST_PATCH_MAX_SIZE_BYTES: String(ASPECT_LIMIT) },
    });
    await upsert({ description: 'as it was', customProperties: { a: 'b' } });
  });

  afterAll(async () => {
    await env.stop();
  });

  const send = async (method: string, path: string, body: unknown): Promise<Answer> => {
    const response = await env.fetch(path, { method, body: JSON.stringify(body) });
    return { status: response.status, text: await response.text() };
  };
  const proposal = (changeType: string, value: unknown) => ({
    proposal: {
      entityType: 'dataset',
      entityUrn: URN,
      changeType,
      aspectName: 'datasetProperties',
      aspect: { contentType: 'application/json', value: JSON.stringify(value) },
    },
  });
  const upsert = (value: unknown): Promise<Answer> =>
    send('POST', '/aspects?action=ingestProposal', proposal('UPSERT', value));
  const stored = async (): Promise<string> =>
    (await send('GET', `/openapi/v3/entity/dataset/${encodeURIComponent(URN)}/datasetProperties`, undefined)).text;

  const overGraphql = async (patch: readonly Operation[]): Promise<Answer> => {
    const { body } = await env.graphql(
      'mutation ($input: PatchEntityInput!) { patchEntity(input: $input) { success error } }',
      {
        input: {
          urn: URN,
          aspectName: 'datasetProperties',
          patch: patch.map(({ op, value, ...rest }) => ({
            ...rest,
            op: op.toUpperCase(),
            ...(value !== undefined && { value: JSON.stringify(value) }),
          })),
        },
      },
    );
    const { success, error } = body.data.patchEntity;
    return { status: success === true ? 200 : 400, text: String(error) };
  };
  const doors: readonly (readonly [string, (patch: readonly Operation[]) => Promise<Answer>])[] = [
    ['rest.li', (patch) => send('POST', '/aspects?action=ingestProposal', proposal('PATCH', patch))],
    [
      'OpenAPI',
      (patch) =>
        send('PATCH', '/openapi/v3/entity/dataset?async=false', [
          { urn: URN, datasetProperties: { value: { patch } } },
        ]),
    ],
    ['GraphQL', overGraphql],
  ];
  const copies = (count: number): Operation[] =>
    Array.from({ length: count }, (_unused, at) => ({
      op: 'copy',
      from: '/customProperties',
      path: `/customProperties/c${at}`,
    }));
  const adds = (count: number): Operation[] =>
    Array.from({ length: count }, (_unused, at) => ({ op: 'add', path: `/customProperties/k${at}`, value: 'v' }));

  const patches: readonly (readonly [string, readonly Operation[], string])[] = [
    ['20 copies that double', copies(20), 'PATCH_COPY_LIMIT_BYTES'],
    ['40 copies that double', copies(40), 'PATCH_COPY_LIMIT_BYTES'],
    ['20,001 operations', adds(20_001), 'PATCH_OPERATION_LIMIT'],
    [
      'a value too long',
      [{ op: 'add', path: '/description', value: 'x'.repeat(ASPECT_LIMIT) }],
      'DATAHUB_VALIDATION_ASPECT_SIZE_POST_PATCH_MAX_SIZE_BYTES',
    ],
  ];
  const cases = doors.flatMap(([door, patch]) =>
    patches.map(([name, operations, limit]) => [door, name, patch, operations, limit] as const),
  );

  it.each(cases)('should be refused by %s, and write nothing: %s', async (_door, _name, patch, operations, limit) => {
    const before = await stored();
    const { status, text } = await patch(operations);
    expect([400, 422]).toContain(status);
    expect(text).toContain(limit);
    expect(await stored()).toBe(before);
  });

  it.each(doors)('should be accepted by %s within the limits', async (_door, patch) => {
    expect((await patch(adds(1_000))).status).toBe(200);
    expect(await stored()).toContain('k999');
  });

  it('should be refused when the value itself is too long', async () => {
    const { status, text } = await upsert({ description: 'x'.repeat(ASPECT_LIMIT) });
    expect([status, text]).toEqual([
      422,
      expect.stringContaining('Aspect size validation failed at datasetProperties'),
    ]);
    expect(await stored()).not.toContain('xxx');
  });
});

describe('Data that every actor may write', () => {
  let env: TestEnvironment;

  beforeAll(async () => {
    env = await createTestEnvironment({
      env: {
        QUOTA_STEP_STATES: '2',
        QUOTA_VIEWS: '2',
        QUOTA_ACCESS_TOKENS: '2',
        QUOTA_PAGE_MODULES: '2',
        QUOTA_QUERIES: '2',
        QUOTA_ITEM_BYTES: '4096',
      },
    });
  });

  afterAll(async () => {
    await env.stop();
  });

  const FILTER = { operator: 'AND', filters: [{ field: 'platform', values: ['x'], condition: 'EQUAL' }] };
  const items: readonly (readonly [string, string, (name: string) => object])[] = [
    [
      'QUOTA_STEP_STATES',
      'mutation ($input: BatchUpdateStepStatesInput!) { batchUpdateStepStates(input: $input) { results { id } } }',
      (name) => ({ states: [{ id: name.slice(0, 100), properties: [{ key: 'k', value: name }] }] }),
    ],
    [
      'QUOTA_VIEWS',
      'mutation ($input: CreateViewInput!) { createView(input: $input) { urn } }',
      (name) => ({ viewType: 'PERSONAL', name, definition: { entityTypes: [], filter: FILTER } }),
    ],
    [
      'QUOTA_ACCESS_TOKENS',
      'mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { metadata { id } } }',
      (name) => ({ type: 'PERSONAL', actorUrn: 'urn:li:corpuser:datahub', duration: 'ONE_DAY', name }),
    ],
    [
      'QUOTA_PAGE_MODULES',
      'mutation ($input: UpsertPageModuleInput!) { upsertPageModule(input: $input) { urn } }',
      (name) => ({ name, type: 'RICH_TEXT', scope: 'PERSONAL', params: { richTextParams: { content: name } } }),
    ],
    [
      'QUOTA_QUERIES',
      'mutation ($input: CreateQueryInput!) { createQuery(input: $input) { urn } }',
      (name) => ({ properties: { name, statement: { value: name, language: 'SQL' } }, subjects: [] }),
    ],
  ];

  it.each(items)('should have the quota %s', async (setting, mutation, input) => {
    const write = async (name: string) => (await env.graphql(mutation, { input: input(name) })).body.errors?.[0];
    expect([await write('large'.repeat(2_000))]).toEqual([
      expect.objectContaining({ message: expect.stringContaining('QUOTA_ITEM_BYTES') }),
    ]);
    const outcomes = [];
    for (let at = 0; at < 3; at += 1) outcomes.push(await write(`item ${at}`));
    expect(outcomes).toEqual([
      undefined,
      undefined,
      expect.objectContaining({
        message: expect.stringContaining(`(${setting})`),
        extensions: expect.objectContaining({ code: 400 }),
      }),
    ]);
  });
});
