import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { buildSchema } from 'graphql';
import { createActor, grant, type TestActor } from '../../support/service/actors.js';
import { createTestEnvironment, type TestEnvironment } from '../../support/service/create-test-environment.js';
import { callsOf } from '../../support/graphql/generated-arguments.js';
import { FURTHER_GUARDED } from '../../support/rights/guarded-entities.js';
import { GUARDED } from '../../support/rights/guarded-fields.js';
import { REQUESTS } from '../../support/rights/guarded-requests.js';
import { ingest, type Write } from '../../support/service/ingest.js';
import { changedRows, metadataRows } from '../../support/engines/row-digest.js';

/** `SEED=… SIZE=…` look elsewhere and longer: SIZE is how many calls of each kind each actor makes. */
const SEED = Number(process.env.SEED ?? 20_261_122);
const SIZE = Number(process.env.SIZE ?? 2);

const STORED: readonly Write[] = [...GUARDED, ...FURTHER_GUARDED];
const URNS = [...new Set(STORED.map(([urn]) => urn))];
const VOCABULARY = {
  urns: [...URNS, 'urn:li:tag:unknown', 'urn:li:dataHubRole:Admin', 'urn:li:corpuser:datahub', 'nothing'],
  words: ['changed', '', 'https://a.example', '{}', '/name', 'tagProperties', 'a'],
};

/** What everybody may write of their own, new or not: it gives nothing and is nobody else's. */
const OWN_STATE = [
  /urn:li:dataHubStepState:/,
  /urn:li:corpuser:(nobody|elsewhere)(,| |$)/,
  /urn:li:dataHub(View|PageModule|PageTemplate):[0-9a-f-]{36}/,
];

const schema = buildSchema(readFileSync(new URL('../../../src/schema.graphql', import.meta.url), 'utf8'));
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
const writing = Object.keys(REQUESTS).filter((name) => !name.startsWith('GET '));

describe(`Actors without the privilege (SEED=${SEED} SIZE=${SIZE})`, () => {
  let env: TestEnvironment;
  let actors: readonly TestActor[];

  beforeAll(async () => {
    env = await createTestEnvironment();
    actors = [await createActor(env, 'nobody'), await createActor(env, 'elsewhere')];
    await ingest(env, ...STORED);
    for (const actor of actors.slice(1)) {
      const on = { type: 'tag', urns: ['urn:li:tag:elsewhere'] };
      await grant(env, actor, {
        privileges: ['EDIT_ENTITY', 'DELETE_ENTITY', 'CREATE_ENTITY', 'EDIT_ENTITY_TAGS'],
        on,
      });
    }
    const actors7 = { resourceOwners: false, allUsers: true, allGroups: false };
    const base = {
      displayName: 'B',
      description: '',
      type: 'PLATFORM',
      state: 'ACTIVE',
      privileges: [],
      actors: actors7,
    };
    await ingest(env, ['urn:li:dataHubPolicy:7', 'dataHubPolicyInfo', base]);
  });

  afterAll(() => env.stop());

  /** All rows as of the last calls; what these change later is found after the next ones. */
  let known: ReadonlyMap<string, string> | undefined;

  /** Runs calls; returns the rows that differ afterwards, but for the callers' own state. */
  async function changesOf(run: (actor: TestActor) => Promise<void>): Promise<readonly string[]> {
    const before = known ?? metadataRows(env);
    for (const actor of actors) await run(actor);
    known = metadataRows(env);
    return changedRows(before, known).filter((name) => !OWN_STATE.some((own) => own.test(name)));
  }

  it.each(mutations.map((field) => [field.name, field] as const))(
    'should change nothing by %s',
    async (name, field) => {
      const calls = fc.sample(callsOf(field, VOCABULARY), { numRuns: SIZE, seed: SEED });
      const changed = await changesOf(async ({ token }) => {
        for (const call of calls) {
          const { status, body } = await env.graphql(call, {}, token);
          expect([status, JSON.stringify(body.errors ?? '')]).toEqual([
            200,
            expect.not.stringContaining('Syntax Error'),
          ]);
        }
      });
      expect({ changed, calls }).toEqual({ changed: [], calls });
      expect(name).toBe(field.name);
    },
  );

  it('should be checked by a test that can fail', async () => {
    const changed = await changesOf(async () => ingest(env, ['urn:li:tag:guarded', 'tagProperties', { name: 'anew' }]));
    expect(changed).toContain('metadata_aspect_v2 urn:li:tag:guarded tagProperties 0');
  });

  const headersOf = ({ token }: TestActor) => ({
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'x-restli-protocol-version': '2.0.0',
  });

  it.each(writing)('should change nothing by %s', async (name) => {
    const [method = '', own = ''] = name.split(' ');
    const { path = own, body } = REQUESTS[name] ?? {};
    const urn = fc.constantFrom(...URNS);
    const variants = fc.sample(fc.tuple(urn, fc.boolean()), { numRuns: SIZE, seed: SEED });
    const changed = await changesOf(async (actor) => {
      for (const [other, isAsync] of variants) {
        const text = body === undefined ? undefined : JSON.stringify(body);
        for (const sent of [text, text?.replaceAll('urn:li:tag:guarded', other)]) {
          const target = isAsync ? `${path}${path.includes('?') ? '&' : '?'}async=true` : path;
          const init = { method, headers: headersOf(actor), ...(sent !== undefined && { body: sent }) };
          expect((await env.fetch(target, init)).status).toBeLessThan(500);
        }
      }
    });
    expect(changed).toEqual([]);
  });

  const aspect = (value: object): object => ({ value: JSON.stringify(value), contentType: 'application/json' });

  it('should change nothing by any proposal', async () => {
    const types = ['UPSERT', 'CREATE', 'CREATE_ENTITY', 'UPDATE', 'DELETE', 'RESTATE'] as const;
    const proposals = fc.array(
      fc
        .tuple(fc.constantFrom(...STORED), fc.constantFrom(...types), fc.boolean())
        .map(([[entityUrn, aspectName, value], changeType, isStale]) => ({
          entityType: entityUrn.split(':')[2],
          entityUrn,
          changeType,
          aspectName,
          aspect: aspect({ ...value, description: 'changed' }),
          ...(isStale && { headers: { 'If-Version-Match': '99' } }),
        })),
      { minLength: 1, maxLength: 4 },
    );
    const batches = fc.sample(fc.tuple(proposals, fc.boolean()), { numRuns: SIZE * 20, seed: SEED });
    const changed = await changesOf(async (actor) => {
      for (const [batch, isAsync] of batches) {
        const body = JSON.stringify({ proposals: batch, async: String(isAsync) });
        const init = { method: 'POST', headers: headersOf(actor), body };
        const { status } = await env.fetch('/aspects?action=ingestProposalBatch', init);
        expect([400, 403, 422]).toContain(status);
      }
    });
    expect(changed).toEqual([]);
  });
});
