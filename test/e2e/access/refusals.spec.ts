import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createActor, type TestActor } from '../../support/service/actors.js';
import { createTestEnvironment, type TestEnvironment } from '../../support/service/create-test-environment.js';
import { FIELDS, GUARDED, OTHER, TELLING_FIELDS } from '../../support/rights/guarded-fields.js';
import { FURTHER_GUARDED } from '../../support/rights/guarded-entities.js';
import { REQUESTS } from '../../support/rights/guarded-requests.js';
import { ingest } from '../../support/service/ingest.js';

const FOUND = 'guarded';
const MISSING = 'missing';
const NOBODY = 'urn:li:corpuser:nobody-of-that-name';

/** What is asked of things that are not stored, where the call asks it of stored ones. */
const asMissing = (text: string): string => text.replaceAll(FOUND, MISSING).replaceAll(OTHER, NOBODY);
/** Reads of edges are of all that there are, and refuse for what they find. */
const READING = /^GET |lineage\/scroll$/;

const asFound = (text: string): string => text.replaceAll(MISSING, FOUND).replaceAll(NOBODY, OTHER);

describe('A refusal', () => {
  let env: TestEnvironment;
  let guest: TestActor;

  beforeAll(async () => {
    env = await createTestEnvironment();
    guest = await createActor(env, 'guest');
    await ingest(env, ...GUARDED, ...FURTHER_GUARDED);
    for (const id of ['7', 'view-entity-page-all', 'view-dataset-sensitive']) {
      const urn = `urn:li:dataHubPolicy:${id}`;
      const actors = { resourceOwners: false, allUsers: true, allGroups: false };
      const info = { displayName: id, description: '', type: 'PLATFORM', state: 'ACTIVE', privileges: [], actors };
      await ingest(env, [urn, 'dataHubPolicyInfo', info]);
    }
  });

  afterAll(() => env.stop());

  const KINDS: Readonly<Record<string, string>> = { ...FIELDS, ...TELLING_FIELDS };

  const asked = async (call: string): Promise<string> => {
    const query = await env.graphql(call, {}, guest.token);
    const { data, errors } = query.body;
    return JSON.stringify({
      data,
      errors: (errors as { message: string; extensions: object }[] | undefined)?.map(({ message, extensions }) => ({
        message,
        ...extensions,
      })),
    });
  };

  it.each(Object.keys(KINDS))('should not reveal whether an entity exists: %s', async (name) => {
    const call = (api: string): string => `${api} { ${name}${KINDS[name] ?? ''} }`;
    const probe = await asked(call('mutation'));
    const api = probe.includes('Cannot query field') ? 'query' : 'mutation';
    const found = await asked(call(api));
    const missing = await asked(asMissing(call(api)));
    expect(asFound(missing)).toBe(found);
    expect(found).toMatch(/403|nauthorized/);
  });

  const writes = Object.keys(REQUESTS).filter((name) => !READING.test(name));

  it.each(writes)('should not reveal over HTTP whether an entity exists: %s', async (name) => {
    const [method = '', own = ''] = name.split(' ');
    const { path = own, body } = REQUESTS[name] ?? {};
    const headers = {
      authorization: `Bearer ${guest.token}`,
      'content-type': 'application/json',
      'x-restli-protocol-version': '2.0.0',
    };
    const send = async (change: (text: string) => string): Promise<string> => {
      const init = { method, headers, ...(body !== undefined && { body: change(JSON.stringify(body)) }) };
      const answer = await env.fetch(change(path), init);
      const text = (await answer.text()).replaceAll(/"timestamp":[^,}]+|"id":"[^"]+"/g, '');
      return asFound(decodeURIComponent(`${answer.status} ${text}`.replaceAll(/%(?![0-9A-F]{2})/g, '%25')));
    };
    expect(await send(asMissing)).toBe(await send((text) => text));
  });

  const SET = '/openapi/v3/entity/versioning/urn:li:versionSet:(s,dataset)/relationship/versionOf';
  const DATASET = 'urn:li:dataset:(urn:li:dataPlatform:hive,refused,PROD)';
  const RESTORE = '/openapi/operations/elasticSearch/restoreIndices';

  it.each<[string, string, string, unknown]>([
    ['a version without a name', 'POST', `${SET}/${DATASET}`, {}],
    ['a flag that is none', 'POST', `${SET}/${DATASET}?systemMetadata=maybe`, { version: 'v' }],
    ['what is no dataset', 'DELETE', '/openapi/v3/logical/urn:li:tag:a/relationship/physicalInstanceOf', undefined],
    ['a restore of no list', 'POST', RESTORE, {}],
    ['a restore of what is no urn', 'POST', RESTORE, ['nothing']],
    ['a restore of a number that is none', 'POST', `${RESTORE}?batchSize=x`, [DATASET]],
    ['a restore of rows from a number that is none', 'GET', `${RESTORE}?start=x`, undefined],
  ])('should precede the validation of the request: %s', async (_name, method, path, body) => {
    const statusFor = async (token: string): Promise<number> => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
      return (await env.fetch(path, init)).status;
    };
    expect([await statusFor(guest.token), await statusFor(env.token)]).toEqual([403, 400]);
  });
});
