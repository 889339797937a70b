import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createActor, type TestActor } from '../../support/service/actors.js';
import { createTestEnvironment, type TestEnvironment } from '../../support/service/create-test-environment.js';
import { failedWhole, REFUSAL } from '../../support/graphql/graphql-errors.js';
import { ingest } from '../../support/service/ingest.js';

const DATASET = 'urn:li:dataset:(urn:li:dataPlatform:hive,db.t,PROD)';
const OTHER = 'urn:li:dataset:(urn:li:dataPlatform:hive,db.u,PROD)';
const CHECK = 'urn:li:assertion:check';
const CONTRACT = 'urn:li:dataContract:c';

const FIELDS = `urn type properties { entityUrn freshness { assertion { urn } } schema { assertion { urn } }
  dataQuality { assertion { urn info { type } } } } status { state }`;
const UPSERT = `mutation ($input: UpsertDataContractInput!) { upsertDataContract(urn: "ignored", input: $input) { ${FIELDS} } }`;

describe('Data contracts', () => {
  let env: TestEnvironment;
  let reader: TestActor;

  beforeAll(async () => {
    env = await createTestEnvironment();
    const customAssertion = { type: 'T', entity: DATASET };
    await ingest(
      env,
      [DATASET, 'datasetProperties', { name: 't' }],
      [OTHER, 'datasetProperties', { name: 'u' }],
      [CHECK, 'assertionInfo', { type: 'CUSTOM', customProperties: {}, customAssertion }],
    );
    reader = await createActor(env, 'reader');
  });

  afterAll(() => env.stop());

  async function data(query: string, variables: object = {}) {
    const { body } = await env.graphql(query, { ...variables });
    expect(body.errors).toBeUndefined();
    return body.data;
  }

  const contracts = async () =>
    (await data(`{ entities(urns: ["${DATASET}", "${OTHER}"]) { ... on Dataset { contract { ${FIELDS} } } } }`))
      .entities;

  it('should be created with their dataset, and replaced completely', async () => {
    const dataQuality = [{ assertionUrn: CHECK }];
    const first = {
      urn: CONTRACT,
      type: 'DATA_CONTRACT',
      properties: {
        entityUrn: DATASET,
        freshness: null,
        schema: null,
        dataQuality: [{ assertion: { urn: CHECK, info: { type: 'CUSTOM' } } }],
      },
      status: { state: 'PENDING' },
    };
    const input = { entityUrn: DATASET, dataQuality, state: 'PENDING', id: 'c' };
    expect((await data(UPSERT, { input })).upsertDataContract).toEqual(first);
    expect(await contracts()).toEqual([{ contract: first }, { contract: null }]);
    const schema = [{ assertionUrn: CHECK }];
    expect((await data(UPSERT, { input: { entityUrn: DATASET, schema, id: 'd' } })).upsertDataContract).toEqual({
      ...first,
      properties: { entityUrn: DATASET, freshness: null, schema: [{ assertion: { urn: CHECK } }], dataQuality: null },
      status: { state: 'ACTIVE' },
    });
    expect((await data(`{ entity(urn: "${CONTRACT}") { __typename } }`)).entity).toEqual({
      __typename: 'DataContract',
    });
  });

  it.each<[number, string, object]>([
    [400, 'does not exist', { entityUrn: OTHER, freshness: [{ assertionUrn: 'urn:li:assertion:none' }] }],
    [400, 'names a tag', { entityUrn: OTHER, freshness: [{ assertionUrn: 'urn:li:tag:a' }] }],
    [400, 'names a chart', { entityUrn: 'urn:li:chart:(looker,a)' }],
    [409, 'give another id', { entityUrn: OTHER, id: 'c' }],
  ])('should be refused with %i: %s', async (code, text, input) => {
    expect(await env.graphql(UPSERT, { input })).toEqual(failedWhole('upsertDataContract', code, text));
  });

  it('should be written only by authorized actors', async () => {
    const input = { entityUrn: OTHER };
    expect(await env.graphql(UPSERT, { input }, reader.token)).toEqual(failedWhole('upsertDataContract', 403, REFUSAL));
    expect((await contracts())[1]).toEqual({ contract: null });
  });
});
