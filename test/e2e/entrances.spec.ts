import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AppModule } from '../../src/app.module.js';
import { entrancesOf, type Entrance } from '../../src/cli/access-listing.js';
import { loadConfig } from '../../src/config/index.js';
import type { Database } from '../../src/database/index.js';
import { createActor, type TestActor } from '../support/actors.js';
import { createTestEnvironment, type TestEnvironment } from '../support/create-test-environment.js';
import { ingest, storedAspect } from '../support/ingest.js';

const OTHER = 'urn:li:corpuser:other';
const GROUP = 'urn:li:corpGroup:guarded';
const TAG = 'urn:li:tag:guarded';
const DATASET = 'urn:li:dataset:(urn:li:dataPlatform:hive,guarded,PROD)';
const POLICY = 'urn:li:dataHubPolicy:guarded';

const POLICY_INPUT =
  '{ name: "P", type: PLATFORM, state: ACTIVE, privileges: [], actors: { allUsers: false, allGroups: false, resourceOwners: false } }';
const TAGGED = `tagUrns: ["${TAG}"], resourceUrn: "${DATASET}"`;
const BATCH = `tagUrns: ["${TAG}"], resources: [{ resourceUrn: "${DATASET}" }]`;
const MEMBERS = `groupUrn: "${GROUP}", userUrns: ["${OTHER}"]`;

/** A call of every root field that asks for rights. */
const FIELDS: Readonly<Record<string, string>> = {
  debugAccess: `(userUrn: "${OTHER}") { __typename }`,
  getAccessToken: `(input: { type: PERSONAL, actorUrn: "${OTHER}", duration: ONE_HOUR }) { __typename }`,
  getAccessTokenMetadata: '(token: "a.b.c") { __typename }',
  getGrantedPrivileges: `(input: { actorUrn: "${OTHER}" }) { __typename }`,
  getInviteToken: '(input: {}) { __typename }',
  getServiceAccount: `(urn: "${OTHER}") { __typename }`,
  listAccessTokens: '(input: {}) { __typename }',
  listGroups: '(input: {}) { __typename }',
  listPolicies: '(input: {}) { __typename }',
  listServiceAccounts: '(input: {}) { __typename }',
  listUsers: '(input: {}) { __typename }',
  searchUsers: '(input: { query: "*" }) { __typename }',
  addGroupMembers: `(input: { ${MEMBERS} })`,
  addTag: `(input: { tagUrn: "${TAG}", resourceUrn: "${DATASET}" })`,
  addTags: `(input: { ${TAGGED} })`,
  batchAddTags: `(input: { ${BATCH} })`,
  batchAssignRole: `(input: { roleUrn: "urn:li:dataHubRole:Admin", actors: ["${OTHER}"] })`,
  batchRemoveTags: `(input: { ${BATCH} })`,
  createAccessToken: `(input: { type: PERSONAL, actorUrn: "${OTHER}", duration: ONE_HOUR, name: "t" }) { __typename }`,
  createGroup: '(input: { name: "G" })',
  createInviteToken: '(input: {}) { __typename }',
  createNativeUserResetToken: `(input: { userUrn: "${OTHER}" }) { __typename }`,
  createPolicy: `(input: ${POLICY_INPUT})`,
  createServiceAccount: '(input: {}) { __typename }',
  createTag: '(input: { name: "T" })',
  deletePolicy: `(urn: "${POLICY}")`,
  deleteServiceAccount: `(urn: "${OTHER}")`,
  deleteTag: `(urn: "${TAG}")`,
  removeGroup: `(urn: "${GROUP}")`,
  removeGroupMembers: `(input: { ${MEMBERS} })`,
  removeTag: `(input: { tagUrn: "${TAG}", resourceUrn: "${DATASET}" })`,
  removeUser: `(urn: "${OTHER}")`,
  revokeAccessToken: '(tokenId: "guarded")',
  setTagColor: `(urn: "${TAG}", colorHex: "#000000")`,
  updateCorpGroupProperties: `(urn: "${GROUP}", input: { description: "D" }) { __typename }`,
  updateCorpUserProperties: `(urn: "${OTHER}", input: { title: "T" }) { __typename }`,
  updateDescription: `(input: { resourceUrn: "${DATASET}", description: "D" })`,
  updateName: `(input: { urn: "${DATASET}", name: "N" })`,
  updatePolicy: `(urn: "${POLICY}", input: ${POLICY_INPUT})`,
  updateServiceAccountDefaultView: `(input: { urn: "${OTHER}" })`,
  updateTag: `(urn: "${TAG}", input: { urn: "${TAG}", name: "N" }) { __typename }`,
  updateUserStatus: `(urn: "${OTHER}", status: SUSPENDED)`,
};

const PROPERTIES = { name: 'changed' };
const PROPOSAL = {
  entityType: 'tag',
  entityUrn: TAG,
  changeType: 'UPSERT',
  aspectName: 'tagProperties',
  aspect: { value: JSON.stringify(PROPERTIES), contentType: 'application/json' },
};
const SNAPSHOT = {
  value: {
    'com.linkedin.metadata.snapshot.TagSnapshot': {
      urn: TAG,
      aspects: [{ 'com.linkedin.tag.TagProperties': PROPERTIES }],
    },
  },
};
const BUCKET = { bucket: 1_700_000_000_000, duration: 'DAY', resource: DATASET, metrics: {} };
const PAGE = { start: 0, count: 1 };
const IDS = `ids=List(${encodeURIComponent(TAG)})`;
const V3 = '/openapi/v3/entity/tag';
const ONE = `${V3}/${encodeURIComponent(TAG)}`;

/** A path and a body for every other entrance that asks for rights; without a path, the one of the name. */
const REQUESTS: Readonly<
  Record<string, { readonly path?: string; readonly body?: unknown; readonly status?: number }>
> = {
  'GET /aspects/{key}': { path: `/aspects/${encodeURIComponent(TAG)}?aspect=tagProperties` },
  'GET /entities/{key}': { path: `/entities/${encodeURIComponent(TAG)}` },
  'GET /entities?ids={keys}': { path: `/entities?${IDS}` },
  'GET /entitiesV2/{key}': { path: `/entitiesV2/${encodeURIComponent(TAG)}` },
  'GET /entitiesV2?ids={keys}': { path: `/entitiesV2?${IDS}` },
  'GET /entitiesVersionedV2?ids={keys}': { path: `/entitiesVersionedV2?${IDS}&entityType=tag` },
  'POST /aspects?action=getCount': { body: { aspect: 'tagProperties' } },
  'POST /aspects?action=getTimeseriesAspectValues': {
    body: { urn: DATASET, entity: 'dataset', aspect: 'datasetProfile' },
  },
  'POST /aspects?action=ingestProposal': { body: { proposal: PROPOSAL } },
  'POST /aspects?action=ingestProposalBatch': { body: { proposals: [PROPOSAL] } },
  'POST /aspects?action=restoreIndices': { body: {} },
  'POST /entities?action=autocomplete': { body: { entity: 'tag', query: 'g', limit: 1 } },
  'POST /entities?action=batchGetTotalEntityCount': { body: { entities: ['tag'] } },
  'POST /entities?action=batchIngest': { body: { entities: [SNAPSHOT] } },
  'POST /entities?action=browse': { body: { entity: 'dataset', path: '', start: 0, limit: 1 } },
  'POST /entities?action=delete': { body: { urn: TAG } },
  'POST /entities?action=exists': { body: { urn: TAG } },
  'POST /entities?action=filter': { body: { entity: 'tag', filter: { or: [] }, ...PAGE } },
  'POST /entities?action=filterExistingUrns': { body: { request: { urns: [TAG] } } },
  'POST /entities?action=getBrowsePaths': { body: { urn: DATASET } },
  'POST /entities?action=getTotalEntityCount': { body: { entity: 'tag' } },
  'POST /entities?action=ingest': { body: { entity: SNAPSHOT } },
  'POST /entities?action=list': { body: { entity: 'tag', ...PAGE } },
  'POST /entities?action=listUrns': { body: { entity: 'tag', ...PAGE } },
  'POST /entities?action=scrollAcrossEntities': { body: { entities: ['tag'], input: '*', keepAlive: '1m', count: 1 } },
  'POST /entities?action=search': { body: { entity: 'tag', input: '*', ...PAGE } },
  'POST /entities?action=searchAcrossEntities': { body: { entities: ['tag'], input: '*', ...PAGE } },
  'POST /operations?action=checkIndices': { body: {} },
  'POST /operations?action=getEsTaskStatus': { body: { task: 'node:1' } },
  'POST /operations?action=getIndexSizes': { body: {} },
  'POST /operations?action=getRestoreStatus': { body: {} },
  'POST /operations?action=restoreIndices': { body: { urn: TAG } },
  'POST /operations?action=truncateTimeseriesAspect': {
    body: { entityType: 'dataset', aspect: 'datasetProfile', endTimeMillis: 1 },
  },
  'POST /usageStats?action=batchIngest': { body: { buckets: [BUCKET] } },
  'POST /usageStats?action=query': { body: { resource: DATASET, duration: 'DAY' } },
  'POST /usageStats?action=queryRange': { body: { resource: DATASET, duration: 'DAY', rangeFromEnd: 'ALL' } },
  'DELETE /openapi/v3/entity/:type/*': { path: ONE },
  'GET /openapi/operations/elasticSearch/getIndexSizes': {},
  'GET /openapi/operations/elasticSearch/getTaskStatus': {
    path: '/openapi/operations/elasticSearch/getTaskStatus?task=node:1',
  },
  'GET /openapi/operations/elasticSearch/restoreIndices': {},
  'GET /openapi/v1/rate-limits/config': {},
  'GET /openapi/v1/rate-limits/status': {},
  'GET /openapi/v3/entity/:type/*': { path: ONE },
  'HEAD /openapi/v3/entity/:type/*': { path: ONE },
  'PATCH /openapi/v3/entity/:type': { path: V3, body: [{ urn: TAG, tagProperties: { value: { patch: [] } } }] },
  'PATCH /openapi/v3/entity/:type/*': { path: `${ONE}/tagProperties`, body: { patch: [] } },
  'POST /openapi/operations/elasticSearch/restoreIndices': { body: [TAG] },
  'POST /openapi/v1/events/audit/search': { body: {} },
  'POST /openapi/v3/entity/:type': { path: V3, body: [{ urn: TAG, tagProperties: { value: PROPERTIES } }] },
  'POST /openapi/v3/entity/:type/*': { path: `${ONE}/tagProperties`, body: { value: PROPERTIES } },
  'POST /openapi/v3/entity/:type/batchGet': { path: `${V3}/batchGet`, body: [{ urn: TAG, tagProperties: {} }] },
  'POST /auth/generateSessionTokenForUser': { body: { userId: 'datahub' }, status: 401 },
  'POST /auth/getSsoSettings': { body: {}, status: 401 },
  'POST /auth/resetNativeUserCredentials': { body: {}, status: 401 },
  'POST /auth/signUp': { body: {}, status: 401 },
  'POST /auth/verifyNativeUserCredentials': { body: {}, status: 401 },
};

describe('What asks for rights', () => {
  let env: TestEnvironment;
  let guest: TestActor;
  let guarded: readonly Entrance[];

  beforeAll(async () => {
    env = await createTestEnvironment();
    const entrances = await entrancesOf(AppModule.register(loadConfig({}), {} as Database));
    guarded = entrances.filter(({ rule, name }) => isGuarded(rule) && !name.startsWith('ALL '));
    guest = await createActor(env, 'guest');
    await ingest(env, [TAG, 'tagProperties', { name: 'as it was' }], [OTHER, 'corpUserInfo', { active: true }]);
    for (const id of ['7', 'view-entity-page-all', 'view-dataset-sensitive']) {
      const urn = `urn:li:dataHubPolicy:${id}`;
      const info = (await storedAspect(env, urn, 'dataHubPolicyInfo')) as object;
      await ingest(env, [urn, 'dataHubPolicyInfo', { ...info, privileges: [] }]);
    }
  });

  afterAll(() => env.stop());

  const isGuarded = (rule: Entrance['rule']): boolean => rule?.kind === 'PRIVILEGED' || rule?.kind === 'INSIDE';
  const isField = ({ api }: Entrance): boolean => api === 'Query' || api === 'Mutation';
  const namesOf = (entrances: readonly Entrance[]): readonly string[] => entrances.map(({ name }) => name).sort();

  it('should all be asked here', () => {
    expect(namesOf(guarded.filter(isField))).toEqual(Object.keys(FIELDS).sort());
    expect(namesOf(guarded.filter((entrance) => !isField(entrance)))).toEqual(Object.keys(REQUESTS).sort());
  });

  it.each(Object.keys(FIELDS))('should refuse whoever has no rights: %s', async (name) => {
    const api = guarded.find((entrance) => entrance.name === name)?.api === 'Mutation' ? 'mutation' : 'query';
    const { body } = await env.graphql(`${api} { ${name}${FIELDS[name] ?? ''} }`, {}, guest.token);
    expect(body.errors).toMatchObject([{ path: [name], extensions: { code: 403 } }]);
    expect(body.data?.[name] ?? null).toBeNull();
  });

  it.each(Object.keys(REQUESTS))('should refuse whoever has no rights: %s', async (name) => {
    const [method = '', own] = name.split(' ');
    const { path = own, body, status = 403 } = REQUESTS[name] ?? {};
    const headers = {
      authorization: `Bearer ${guest.token}`,
      'content-type': 'application/json',
      'x-restli-protocol-version': '2.0.0',
    };
    const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
    const answer = await env.fetch(path ?? '', init);
    expect([answer.status, await answer.text()]).toEqual([status, expect.not.stringContaining('as it was')]);
  });

  it('should have changed nothing', async () => {
    expect(await storedAspect(env, TAG, 'tagProperties')).toEqual({ name: 'as it was' });
    expect(await storedAspect(env, OTHER, 'corpUserInfo')).toMatchObject({ active: true });
  });
});
