import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestEnvironment, type TestEnvironment } from '../../support/service/create-test-environment.js';
import { ingest } from '../../support/service/ingest.js';
import { poll } from '../../support/measures/poll.js';

const DATASET = 'urn:li:dataset:(urn:li:dataPlatform:hive,db.t,PROD)';
const OTHER = 'urn:li:dataset:(urn:li:dataPlatform:kafka,db.u,DEV)';
const DOMAIN = 'urn:li:domain:sales';
const OWNED = 'urn:li:test:owned';
const INPUT = { name: 'Has owners', category: 'Governance', definition: { json: '{"rules": []}' } };
const STAGE = 'urn:li:lifecycleStageType:';
const STAMP = { time: 1, actor: 'urn:li:corpuser:datahub' };
const OWNER = { owner: 'urn:li:corpuser:datahub', type: 'TECHNICAL_OWNER' };

const stage = (name: string, more: object = {}) => ({
  name,
  settings: { hideInSearch: false },
  created: STAMP,
  lastModified: STAMP,
  ...more,
});

describe('Stages and tests', () => {
  let env: TestEnvironment;

  beforeAll(async () => {
    env = await createTestEnvironment();
    await ingest(
      env,
      [DATASET, 'datasetProperties', { name: 't' }],
      [DATASET, 'ownership', { owners: [OWNER] }],
      [DATASET, 'domains', { domains: [DOMAIN] }],
      [OTHER, 'datasetProperties', { name: 'u' }],
      [DOMAIN, 'domainProperties', { name: 'Sales' }],
      [`${STAGE}draft`, 'lifecycleStageTypeInfo', stage('Draft', { description: 'Not ready' })],
      [
        `${STAGE}retired`,
        'lifecycleStageTypeInfo',
        stage('Retired', {
          settings: { hideInSearch: true },
          entityTypes: ['urn:li:entityType:datahub.dataset'],
          transitionPolicy: { allowedPreviousStages: [`${STAGE}draft`] },
        }),
      ],
    );
  });

  afterAll(() => env.stop());

  async function data(query: string, variables: object = {}) {
    const { body } = await env.graphql(query, { ...variables });
    expect(body.errors).toBeUndefined();
    return body.data;
  }

  async function refusal(query: string, variables: object = {}) {
    return (await env.graphql(query, { ...variables })).body.errors?.[0].extensions.code;
  }

  it('should store metadata tests, and show their results', async () => {
    const create = 'mutation ($input: CreateTestInput!) { createTest(input: $input) }';
    expect(await data(create, { input: { id: 'owned', ...INPUT } })).toEqual({ createTest: OWNED });
    expect(await refusal(create, { input: { id: 'owned', ...INPUT } })).toBe(400);
    expect(await refusal(create, { input: { ...INPUT, definition: { json: 'no JSON' } } })).toBe(400);
    const update = 'mutation ($urn: String!, $input: UpdateTestInput!) { updateTest(urn: $urn, input: $input) }';
    expect(await data(update, { urn: OWNED, input: { ...INPUT, description: 'D' } })).toEqual({ updateTest: OWNED });
    expect(await refusal(update, { urn: `${OWNED}-not`, input: INPUT })).toBe(400);
    const shown = { name: 'Has owners', category: 'Governance', description: 'D', definition: INPUT.definition };
    expect(await data(`{ test(urn: "${OWNED}") { type name category description definition { json } } }`)).toEqual({
      test: { type: 'TEST', ...shown },
    });
    const list = '{ listTests(input: {}) { start count total tests { urn } } }';
    await poll(async () => (await data(list)).listTests.total === 1, 'the test in the listing');
    expect((await data(list)).listTests).toEqual({ start: 0, count: 20, total: 1, tests: [{ urn: OWNED }] });
    const result = (test: string, type: string) => ({ test, type, lastComputed: STAMP });
    const results = { passing: [result(OWNED, 'SUCCESS')], failing: [result('urn:li:test:gone', 'FAILURE')] };
    await ingest(env, [DATASET, 'testResults', results]);
    const read = `{ dataset(urn: "${DATASET}") { testResults { passing { type test { name } } failing { type test { name } } } } }`;
    expect((await data(read)).dataset.testResults).toEqual({
      passing: [{ type: 'SUCCESS', test: { name: 'Has owners' } }],
      failing: [{ type: 'FAILURE', test: null }],
    });
    expect(await data(`mutation { deleteTest(urn: "${OWNED}") }`)).toEqual({ deleteTest: true });
    expect(await data(`{ test(urn: "${OWNED}") { name } }`)).toEqual({ test: null });
    await poll(async () => (await data(read)).dataset.testResults.passing.length === 0, 'no results of the test');
  });

  it('should move entities between lifecycle stages', async () => {
    const list = '{ listLifecycleStages { urn name description entityTypes hideInSearch allowedPreviousStages } }';
    await poll(async () => (await data(list)).listLifecycleStages.length === 2, 'the stages in the listing');
    expect((await data(list)).listLifecycleStages).toEqual([
      {
        urn: `${STAGE}draft`,
        name: 'Draft',
        description: 'Not ready',
        entityTypes: null,
        hideInSearch: false,
        allowedPreviousStages: null,
      },
      {
        urn: `${STAGE}retired`,
        name: 'Retired',
        description: null,
        entityTypes: ['urn:li:entityType:datahub.dataset'],
        hideInSearch: true,
        allowedPreviousStages: [`${STAGE}draft`],
      },
    ]);
    const set = 'mutation ($urn: String!, $to: String) { setLifecycleStage(urn: $urn, lifecycleStageUrn: $to) }';
    const moved = async (to: string | null) => {
      expect(await data(set, { urn: OTHER, to })).toEqual({ setLifecycleStage: true });
      const read = `{ dataset(urn: "${OTHER}") { status { removed lifecycleStage { name } lifecycleLastUpdated { actor } } } }`;
      return (await data(read)).dataset.status;
    };
    const lifecycleLastUpdated = { actor: 'urn:li:corpuser:datahub' };
    const at = (name: string | null) => ({
      removed: false,
      lifecycleStage: name === null ? null : { name },
      lifecycleLastUpdated,
    });
    expect(await moved(`${STAGE}retired`)).toEqual(at(null));
    expect(await moved(`${STAGE}draft`)).toEqual(at('Draft'));
    expect(await moved(`${STAGE}retired`)).toEqual(at('Retired'));
    expect(await moved(null)).toEqual(at(null));
    expect(await refusal(set, { urn: OTHER, to: `${STAGE}none` })).toBe(400);
    expect(await refusal(set, { urn: OTHER, to: OTHER })).toBe(400);
    expect(await refusal(set, { urn: `${OTHER}x`, to: null })).toBe(400);
  });
});
