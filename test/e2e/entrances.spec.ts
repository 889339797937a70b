import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AppModule } from '../../src/app.module.js';
import { entrancesOf, type Entrance } from '../../src/cli/access-listing.js';
import { loadConfig } from '../../src/config/index.js';
import type { Database } from '../../src/database/index.js';
import { createActor, type TestActor } from '../support/actors.js';
import { createTestEnvironment, type TestEnvironment } from '../support/create-test-environment.js';
import { FIELDS, GUARDED, OTHER, TAG, TELLING_FIELDS } from '../support/guarded-fields.js';
import { EDGE, OF_RUN, REQUESTS } from '../support/guarded-requests.js';
import { ingest, storedAspect } from '../support/ingest.js';
import { poll } from '../support/poll.js';

describe('What asks for rights', () => {
  let env: TestEnvironment;
  let guest: TestActor;
  let guarded: readonly Entrance[];

  beforeAll(async () => {
    env = await createTestEnvironment();
    const entrances = await entrancesOf(AppModule.register(loadConfig({}), {} as Database));
    guarded = entrances.filter(({ rule, name }) => isGuarded(rule) && !name.startsWith('ALL '));
    guest = await createActor(env, 'guest');
    await ingest(env, ...GUARDED);
    await env.fetch('/aspects?action=ingestProposal', { method: 'POST', body: JSON.stringify({ proposal: OF_RUN }) });
    await poll(async () => (await (await env.fetch(EDGE)).text()).includes('incident'), 'the edge of the incident');
    for (const id of ['7', 'view-entity-page-all', 'view-dataset-sensitive']) {
      const urn = `urn:li:dataHubPolicy:${id}`;
      const info = (await storedAspect(env, urn, 'dataHubPolicyInfo')) as object;
      await ingest(env, [urn, 'dataHubPolicyInfo', { ...info, privileges: [] }]);
    }
  });

  afterAll(() => env.stop());

  const isGuarded = (rule: Entrance['rule']): boolean =>
    rule?.kind === 'PRIVILEGED' || (rule?.kind === 'INSIDE' && rule.demand !== 'Every actor');
  const isField = ({ api }: Entrance): boolean => api === 'Query' || api === 'Mutation';
  const namesOf = (entrances: readonly Entrance[]): readonly string[] => entrances.map(({ name }) => name).sort();

  it('should all be asked here', () => {
    expect(namesOf(guarded.filter(isField))).toEqual(Object.keys({ ...FIELDS, ...TELLING_FIELDS }).sort());
    expect(namesOf(guarded.filter((entrance) => !isField(entrance)))).toEqual(Object.keys(REQUESTS).sort());
  });

  it.each(Object.keys(FIELDS))('should refuse whoever has no rights: %s', async (name) => {
    const api = guarded.find((entrance) => entrance.name === name)?.api === 'Mutation' ? 'mutation' : 'query';
    const { body } = await env.graphql(`${api} { ${name}${FIELDS[name] ?? ''} }`, {}, guest.token);
    expect(body.errors).toMatchObject([{ path: [name], extensions: { code: 403 } }]);
    expect(body.data?.[name] ?? null).toBeNull();
  });

  it.each(Object.keys(TELLING_FIELDS))('should tell whoever has no rights: %s', async (name) => {
    const { body } = await env.graphql(`mutation { ${name}${TELLING_FIELDS[name] ?? ''} }`, {}, guest.token);
    const refused = { success: false, error: expect.stringContaining('unauthorized') as unknown };
    expect([body.data?.[name]].flat()).toEqual([refused]);
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
