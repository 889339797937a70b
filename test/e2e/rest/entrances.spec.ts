import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AppModule } from '../../../src/app.module.js';
import { entrancesOf, type Entrance } from '../../../src/cli/generators/access-listing.js';
import { loadConfig } from '../../../src/foundation/config/index.js';
import type { Database } from '../../../src/foundation/database/index.js';
import { createActor, type TestActor } from '../../support/service/actors.js';
import { createTestEnvironment, type TestEnvironment } from '../../support/service/create-test-environment.js';
import { FIELDS, GUARDED, OTHER, TAG, TELLING_FIELDS } from '../../support/rights/guarded-fields.js';
import { EDGE, OF_RUN, REQUESTS } from '../../support/rights/guarded-requests.js';
import { ingest, storedAspect } from '../../support/service/ingest.js';
import { poll } from '../../support/measures/poll.js';
import { isDeclared, latestRefusal } from '../../support/rights/refusal-trail.js';

/** Calls of one guest; each may be refused more than once. */
const MOST_REFUSALS = 60;

/** Entrances that refuse whoever is not the system client, before any right is asked for. */
const SYSTEM_CLIENT = /^POST \/auth\//;

describe('Entry points that require privileges', () => {
  let env: TestEnvironment;
  let guests: readonly TestActor[];
  let guarded: readonly Entrance[];

  beforeAll(async () => {
    env = await createTestEnvironment();
    const entrances = await entrancesOf(AppModule.register(loadConfig({}), {} as Database));
    guarded = entrances.filter(({ rule, name }) => isGuarded(rule) && !name.startsWith('ALL '));
    guests = await Promise.all(
      ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'].map((id) => createActor(env, id)),
    );
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
    rule?.kind === 'PRIVILEGED' || (rule?.kind === 'INSIDE' && rule.demand.kind !== 'NONE');
  const isField = ({ api }: Entrance): boolean => api === 'Query' || api === 'Mutation';
  /** A guest for each entrance; what is refused to one is told one by one only up to a number. */
  const guestFor = (name: string): TestActor => {
    const at = [...Object.keys({ ...FIELDS, ...TELLING_FIELDS, ...REQUESTS })].indexOf(name);
    return guests[Math.floor(at / MOST_REFUSALS)] as TestActor;
  };
  const namesOf = (entrances: readonly Entrance[]): readonly string[] => entrances.map(({ name }) => name).sort();

  async function expectDeclared(name: string, guest: TestActor, since: number): Promise<void> {
    const entrance = guarded.find((one) => one.name === name);
    const told = await latestRefusal(env, guest.urn, since);
    const isSame = entrance !== undefined && told !== undefined && isDeclared(entrance, told);
    expect(isSame ? 'as declared' : told).toBe('as declared');
  }

  it('should all be tested here', () => {
    expect(namesOf(guarded.filter(isField))).toEqual(Object.keys({ ...FIELDS, ...TELLING_FIELDS }).sort());
    expect(namesOf(guarded.filter((entrance) => !isField(entrance)))).toEqual(Object.keys(REQUESTS).sort());
  });

  it.each(Object.keys(FIELDS))('should refuse actors without privileges: %s', async (name) => {
    const api = guarded.find((entrance) => entrance.name === name)?.api === 'Mutation' ? 'mutation' : 'query';
    const since = Date.now();
    const guest = guestFor(name);
    const { body } = await env.graphql(`${api} { ${name}${FIELDS[name] ?? ''} }`, {}, guest.token);
    expect(body.errors).toMatchObject([{ path: [name], extensions: { code: 403 } }]);
    expect(body.data?.[name] ?? null).toBeNull();
    await expectDeclared(name, guest, since);
  });

  it.each(Object.keys(TELLING_FIELDS))(
    'should return restricted results to actors without privileges: %s',
    async (name) => {
      const { body } = await env.graphql(`mutation { ${name}${TELLING_FIELDS[name] ?? ''} }`, {}, guestFor(name).token);
      const refused = { success: false, error: expect.stringContaining('unauthorized') as unknown };
      expect([body.data?.[name]].flat()).toEqual([refused]);
    },
  );

  it.each(Object.keys(REQUESTS))('should refuse actors without privileges: %s', async (name) => {
    const [method = '', own] = name.split(' ');
    const { path = own, body, status = 403 } = REQUESTS[name] ?? {};
    const guest = guestFor(name);
    const since = Date.now();
    const headers = {
      authorization: `Bearer ${guest.token}`,
      'content-type': 'application/json',
      'x-restli-protocol-version': '2.0.0',
    };
    const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
    const answer = await env.fetch(path ?? '', init);
    expect([answer.status, await answer.text()]).toEqual([status, expect.not.stringContaining('as it was')]);
    if (!SYSTEM_CLIENT.test(name)) await expectDeclared(name, guest, since);
  });

  it('should not have changed anything', async () => {
    expect(await storedAspect(env, TAG, 'tagProperties')).toEqual({ name: 'as it was' });
    expect(await storedAspect(env, OTHER, 'corpUserInfo')).toMatchObject({ active: true });
  });
});
