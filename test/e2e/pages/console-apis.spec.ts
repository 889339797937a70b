import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createActor, grant, type TestActor } from '../../support/service/actors.js';
import { createTestEnvironment, type TestEnvironment } from '../../support/service/create-test-environment.js';
import { ingest } from '../../support/service/ingest.js';

const FIGURES = '/openapi/v1/console/figures';
const DECISION = '/openapi/v1/console/decision';
const DATASET = 'urn:li:dataset:(urn:li:dataPlatform:hive,db.decided,PROD)';

/** The members that tests read. */
interface Answer {
  readonly time: number;
  readonly startedAt: number;
  readonly samples: readonly unknown[];
}

describe('what the console asks the service', () => {
  let env: TestEnvironment;
  let operator: TestActor;
  let owner: TestActor;

  const ask = (path: string, token = env.token): Promise<Response> =>
    env.fetch(path, { headers: { authorization: `Bearer ${token}` } });
  const jsonAt = async (path: string, token = env.token): Promise<Answer> =>
    (await ask(path, token)).json() as Promise<Answer>;

  beforeAll(async () => {
    env = await createTestEnvironment({ env: { ADMIN_PASSWORD: 'datahub' } });
    [operator, owner] = [await createActor(env, 'operator'), await createActor(env, 'owner')];
    await ingest(env, [
      DATASET,
      'ownership',
      { owners: [{ owner: owner.urn, type: 'DATAOWNER' }], lastModified: { time: 1, actor: owner.urn } },
    ]);
  });

  afterAll(() => env.stop());

  describe('figures', () => {
    it('should show the state of the service to operators', async () => {
      await grant(env, operator, { privileges: ['MANAGE_SYSTEM_OPERATIONS'] });
      const figures = await jsonAt(FIGURES, operator.token);
      expect(figures).toEqual({
        time: expect.any(Number),
        version: expect.stringMatching(/^\d+\.\d+\.\d+/),
        startedAt: expect.any(Number),
        database: { kind: expect.any(String), version: expect.stringMatching(/^\d+\./), isUp: true },
        search: expect.objectContaining({ kind: expect.any(String), isUp: true }),
        broker: null,
        indexLagMs: expect.any(Number),
        perSecond: { writes: expect.any(Number), reads: expect.any(Number), searches: expect.any(Number) },
        memoryBytes: expect.any(Number),
        tasks: [],
        warnings: expect.arrayContaining([
          {
            code: 'WEAK_PASSWORD',
            text: expect.stringContaining('ADMIN_PASSWORD is weak'),
            nextStep: expect.stringContaining('Set another one'),
          },
        ]),
        samples: expect.any(Array),
      });
      expect(figures.startedAt).toBeLessThan(figures.time);
      expect((await jsonAt(`${FIGURES}?since=${String(figures.time)}`, operator.token)).samples).toEqual([]);
    });

    it.each([
      ['without a privilege', 403, ''],
      ['without a time in since', 400, '?since=yesterday'],
    ])('should be refused %s', async (_name, status, query) => {
      const answer = await ask(FIGURES + query, status === 403 ? owner.token : operator.token);
      expect(answer.status).toBe(status);
    });
  });

  describe('decision', () => {
    const about = (params: Readonly<Record<string, string>>): string =>
      `${DECISION}?${new URLSearchParams(params).toString()}`;

    it('should explain what an owner may do, as the service decides it', async () => {
      const info = {
        displayName: 'Owners tag',
        description: '',
        type: 'METADATA',
        state: 'ACTIVE',
        privileges: ['EDIT_ENTITY_TAGS'],
        actors: { resourceOwners: true, allUsers: false, allGroups: false },
        editable: true,
      };
      const policy = 'urn:li:dataHubPolicy:owners-tag';
      await ingest(env, [policy, 'dataHubPolicyInfo', info]);
      const asked = { privilege: 'EDIT_ENTITY_TAGS', urn: DATASET };
      const reason = 'grants EDIT_ENTITY_TAGS to owners;';
      const judged = (matches: boolean, outcome: string) =>
        expect.arrayContaining([{ urn: policy, name: 'Owners tag', matches, reason: `${reason} ${outcome}` }]);
      expect(await jsonAt(about({ actor: owner.urn, ...asked }))).toEqual({
        isAllowed: true,
        because: expect.stringMatching(/^The policy ".*" grants EDIT_ENTITY_TAGS to .*; owner is an owner\.$/),
        policies: judged(true, 'owner is an owner'),
      });
      const refused = await jsonAt(about({ actor: operator.urn, ...asked }));
      expect(refused).toEqual({
        isAllowed: false,
        because: expect.stringContaining('EDIT_ENTITY_TAGS'),
        policies: judged(false, 'operator is not an owner'),
      });
      const general = await jsonAt(about({ actor: operator.urn, privilege: 'MANAGE_SYSTEM_OPERATIONS' }));
      expect(general).toMatchObject({ isAllowed: true, because: expect.stringContaining('operator is named') });
    });

    it.each<[string, Record<string, string>, string]>([
      ['an actor that is missing', { privilege: 'MANAGE_TAGS' }, '"actor" is required'],
      ['an actor that is no urn', { actor: 'joe', privilege: 'MANAGE_TAGS' }, '"actor" is no urn'],
      [
        'an actor that is no user',
        { actor: 'urn:li:tag:t', privilege: 'MANAGE_TAGS' },
        '"actor": urn:li:tag:t names a tag; give the urn of a corpuser',
      ],
      ['a privilege that is missing', { actor: 'urn:li:corpuser:x' }, '"privilege" is required'],
      [
        'a privilege that is unknown',
        { actor: 'urn:li:corpuser:x', privilege: 'MANAGE_TAG' },
        '"privilege" names MANAGE_TAG, which is no privilege. Names are case-sensitive. Is "MANAGE_TAGS" meant?',
      ],
      [
        'a urn that is none',
        { actor: 'urn:li:corpuser:x', privilege: 'MANAGE_TAGS', urn: 'dataset' },
        '"urn" is no urn',
      ],
    ])('should refuse %s, naming the fix', async (_name, params, message) => {
      const answer = await ask(about(params));
      expect(answer.status).toBe(400);
      expect(JSON.stringify(await answer.json())).toContain(JSON.stringify(message).slice(1, -1));
    });

    it('should be only for those who manage policies', async () => {
      const path = about({ actor: owner.urn, privilege: 'MANAGE_TAGS' });
      expect((await ask(path, operator.token)).status).toBe(403);
    });
  });
});
