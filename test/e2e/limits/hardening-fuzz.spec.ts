import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createTestEnvironment, type TestEnvironment } from '../../support/service/create-test-environment.js';

/** `FUZZ_SEED=… FUZZ_RUNS=…` look elsewhere and longer. */
const SETTINGS = {
  seed: Number(process.env.FUZZ_SEED ?? 20_261_121),
  numRuns: Number(process.env.FUZZ_RUNS ?? 400),
  interruptAfterTimeLimit: 240_000,
  markInterruptAsFailure: true,
};

/** How long an answer may take, in milliseconds, on a machine that does other things. */
const ANSWER_LIMIT_MS = 60_000;

const ACTIONS = {
  aspects: ['ingestProposal', 'ingestProposalBatch', 'getTimeseriesAspectValues', 'getCount', 'restoreIndices'],
  entities: [
    'ingest',
    'batchIngest',
    'search',
    'searchAcrossEntities',
    'scrollAcrossEntities',
    'list',
    'filter',
    'autocomplete',
    'browse',
    'getBrowsePaths',
    'getTotalEntityCount',
    'batchGetTotalEntityCount',
    'listUrns',
    'exists',
    'filterExistingUrns',
    'delete',
    'deleteAll',
    'setWritable',
  ],
  operations: [
    'restoreIndices',
    'getRestoreStatus',
    'checkIndices',
    'getIndexSizes',
    'truncateTimeseriesAspect',
    'getEsTaskStatus',
  ],
  usageStats: ['batchIngest', 'query', 'queryRange'],
  runs: ['rollback', 'list', 'describe'],
  relationships: [],
  entitiesV2: [],
  entitiesVersionedV2: [],
  platform: ['producePlatformEvent'],
  analytics: ['getTimeseriesStats'],
} as const;

const OPENAPI_PATHS = [
  '/openapi/v3/entity',
  '/openapi/v3/entity/tag',
  '/openapi/v3/entity/generic',
  '/openapi/v3/entity/scroll',
  '/openapi/v3/entity/dataset/batchGet',
  '/openapi/operations/elasticSearch/getIndexSizes',
  '/openapi/operations/elasticSearch/getTaskStatus',
  '/openapi/operations/elasticSearch/restoreIndices',
  '/openapi/v1/rate-limits/status',
];

const NAMES = [
  'urn',
  'urns',
  'ids',
  'aspect',
  'aspects',
  'aspectNames',
  'entity',
  'entities',
  'entityType',
  'entityUrn',
  'entityName',
  'input',
  'query',
  'filter',
  'sort',
  'sortCriteria',
  'searchFlags',
  'start',
  'count',
  'limit',
  'scrollId',
  'keepAlive',
  'path',
  'field',
  'urnLike',
  'batchSize',
  'proposal',
  'proposals',
  'async',
  'changeType',
  'aspectName',
  'value',
  'contentType',
  'systemMetadata',
  'version',
  'startTimeMillis',
  'endTimeMillis',
  'latestValue',
  'dryRun',
  'buckets',
  'resource',
  'duration',
  'rangeFromEnd',
  'timeZone',
  'direction',
  'types',
  'request',
  'runId',
  'taskId',
  'task',
  'repair',
  'registryName',
  'op',
  'patch',
  'arrayPrimaryKeys',
  'createIfNotExists',
  'tagProperties',
  'and',
  'or',
  'criteria',
  'condition',
  'values',
  'headers',
  'snapshot',
  'key',
  '__proto__',
  'constructor',
  '$set',
  'q',
  'action',
];

const URNS = [
  'urn:li:tag:fuzz',
  'urn:li:corpuser:fuzz',
  'urn:li:dataset:(urn:li:dataPlatform:hive,fuzz,PROD)',
  'urn:li:dataset:(urn:li:dataPlatform:hive',
  'urn:li:tag:',
  'urn:li:nothing:a',
  'urn:li:',
  'urn:li:tag:%25%00',
  'urn:li:tag:(a,b',
  'x',
];

const word = fc.oneof(
  fc.constantFrom(
    ...URNS,
    ...NAMES,
    'tag',
    'dataset',
    'corpuser',
    'TAG',
    'UPSERT',
    'DELETE',
    'PATCH',
    'PROD',
    'application/json',
    '*',
    '%',
    'DAY',
  ),
  fc.constantFrom(
    'List(',
    'List(a,(b:c))',
    '(a:',
    ')',
    '%',
    '%E2%9',
    '\u0000',
    '\ud800',
    '😀',
    "';--",
    '{"name":"a"}',
    '{',
    '[]',
    '/.*/',
    'a AND (',
    '"',
  ),
  fc.string({ unit: 'binary', maxLength: 20 }),
);
const number = fc.oneof(
  fc.integer(),
  fc.constantFrom(-1, 0, 1, 1e18, -1e18, 2 ** 31, 2 ** 53, 1.5, 99_999_999, Number.MAX_VALUE),
);
const { json } = fc.letrec<{ json: unknown; leaf: unknown }>((tie) => ({
  leaf: fc.oneof(word, number, fc.boolean(), fc.constant(null)),
  json: fc.oneof(
    { depthSize: 'small' },
    tie('leaf'),
    fc.array(tie('json'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom(...NAMES), tie('json'), { maxKeys: 6, noNullPrototype: true }),
  ),
}));
const parameters = fc.dictionary(fc.constantFrom(...NAMES), fc.oneof(word, number.map(String)), {
  maxKeys: 5,
  noNullPrototype: true,
});
const body = fc.oneof(
  fc
    .dictionary(fc.constantFrom(...NAMES), json, { maxKeys: 8, noNullPrototype: true })
    .map((value) => JSON.stringify(value)),
  json.map((value) => JSON.stringify(value)),
  fc.string({ unit: 'binary', maxLength: 40 }),
);
const verb = fc.constantFrom('GET', 'POST', 'POST', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD');
const type = fc.constantFrom(
  'application/json',
  'application/json',
  'application/json',
  'application/json-patch+json',
  'text/plain',
  undefined,
);

interface Attempt {
  readonly path: string;
  readonly method: string;
  readonly type: string | undefined;
  readonly body: string;
}

describe('Any input', () => {
  let env: TestEnvironment;

  beforeAll(async () => {
    env = await createTestEnvironment({ env: { LOG_LEVEL: 'error' } });
  });

  afterAll(async () => {
    expect((await env.graphql('{ me { corpUser { urn } } }')).body.errors).toBeUndefined();
    await env.stop();
  });

  async function send(attempt: Attempt, prefix = ''): Promise<{ status: number; text: string; type: string | null }> {
    const sendsBody = !['GET', 'HEAD'].includes(attempt.method);
    const response = await fetch(env.url + prefix + attempt.path, {
      method: attempt.method,
      headers: {
        authorization: `Bearer ${env.token}`,
        ...(attempt.type !== undefined && { 'content-type': attempt.type }),
      },
      ...(sendsBody && { body: new TextEncoder().encode(attempt.body) }),
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    });
    return { status: response.status, text: await response.text(), type: response.headers.get('content-type') };
  }

  async function check(attempt: Attempt): Promise<void> {
    const answer = await send(attempt);
    if (answer.status >= 500) throw new Error(`${answer.status} ${answer.text}\n${env.output().slice(-2_000)}`);
    if (answer.text !== '' && answer.type?.startsWith('application/json') === true) JSON.parse(answer.text);
    expect(answer.text).not.toMatch(/node_modules|SQLITE_|\bat \w+ \(/);
  }

  const pathOf = (path: string, query: Readonly<Record<string, string>>): string => {
    const pairs = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(wellFormed(value))}`);
    return pairs.length === 0 ? path : `${path}${path.includes('?') ? '&' : '?'}${pairs.join('&')}`;
  };

  it('should not cause an internal error in rest.li', () => {
    const action = fc
      .constantFrom(...Object.entries(ACTIONS))
      .chain(([resource, names]) =>
        fc.constantFrom(`/${resource}`, ...names.map((name) => `/${resource}?action=${name}`)),
      );
    const keyed = fc
      .tuple(fc.constantFrom(...Object.keys(ACTIONS)), word)
      .map(([resource, key]) => `/${resource}/${encodeURIComponent(wellFormed(key))}`);
    const path = fc
      .tuple(fc.oneof({ arbitrary: action, weight: 4 }, keyed), parameters)
      .map(([start, query]) => pathOf(start, query));
    return fc.assert(fc.asyncProperty(fc.record({ path, method: verb, type, body }), check), SETTINGS);
  }, 300_000);

  it('should not cause an internal error in OpenAPI', () => {
    const keyed = fc
      .tuple(fc.constantFrom('tag', 'dataset', 'corpuser', 'nothing'), fc.constantFrom(...URNS), word)
      .map(([name, urn, aspect]) =>
        [`/openapi/v3/entity/${name}`, urn, wellFormed(aspect)]
          .map((part, at) => (at === 0 ? part : encodeURIComponent(part)))
          .join('/'),
      );
    const path = fc
      .tuple(fc.oneof(fc.constantFrom(...OPENAPI_PATHS), keyed), parameters)
      .map(([start, query]) => pathOf(start, query));
    return fc.assert(fc.asyncProperty(fc.record({ path, method: verb, type, body }), check), SETTINGS);
  }, 300_000);

  it('should not cause an internal error in GraphQL', () => {
    const request = fc
      .record(
        {
          query: fc.oneof(
            fc.constantFrom(
              '{ __typename }',
              'query Q($a: Int) { __typename }',
              'mutation M($input: CreateTagInput!) { createTag(input: $input) }',
            ),
            fc.string({
              unit: fc.constantFrom(...'{}()[]@:$!"\\ \n#.'.split(''), 'a', 'query', 'fragment', 'on', '...', '"""'),
              maxLength: 40,
            }),
            word,
          ),
          variables: json,
          operationName: fc.oneof(word, fc.constant(null)),
        },
        { requiredKeys: [] },
      )
      .map((value) => JSON.stringify(value));
    const path = fc.constantFrom('/api/graphql', '/api/v2/graphql');
    const attempt = fc.record({
      path,
      method: fc.constantFrom('POST', 'POST', 'GET', 'PUT'),
      type,
      body: fc.oneof(request, body),
    });
    return fc.assert(fc.asyncProperty(attempt, check), SETTINGS);
  }, 300_000);
});

/** Halves of surrogate pairs cannot be percent-encoded. */
function wellFormed(text: string): string {
  return Buffer.from(text).toString();
}
