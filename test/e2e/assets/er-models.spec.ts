import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createActor, grant, type TestActor } from '../../support/service/actors.js';
import { createTestEnvironment, type TestEnvironment } from '../../support/service/create-test-environment.js';
import { failed, refused } from '../../support/graphql/graphql-errors.js';
import { ingest } from '../../support/service/ingest.js';
import { poll } from '../../support/measures/poll.js';

const dataset = (name: string) => `urn:li:dataset:(urn:li:dataPlatform:hive,${name},PROD)`;
const [ORDERS, PEOPLE] = [dataset('orders'), dataset('people')];

const FIELDS = `urn type id properties { name source { urn } destination { urn } cardinality createdTime createdActor { urn }
  relationshipFieldMappings { sourceField destinationField } } editableProperties { name description }`;
const CREATE = `mutation ($input: ERModelRelationshipUpdateInput!) { createERModelRelationship(input: $input) { ${FIELDS} } }`;
const UPDATE =
  'mutation ($urn: String!, $input: ERModelRelationshipUpdateInput!) { updateERModelRelationship(urn: $urn, input: $input) }';

const properties = {
  name: 'buyer',
  source: PEOPLE,
  destination: ORDERS,
  relationshipFieldmappings: [{ sourceField: 'id', destinationField: 'person' }],
};

describe('Relationships of datasets', () => {
  let env: TestEnvironment;
  let reader: TestActor;
  let urn: string;

  beforeAll(async () => {
    env = await createTestEnvironment();
    await ingest(env, [ORDERS, 'datasetProperties', { name: 'o' }], [PEOPLE, 'datasetProperties', { name: 'p' }]);
    reader = await createActor(env, 'reader');
  });

  afterAll(() => env.stop());

  async function data(query: string, variables: object = {}) {
    const { body } = await env.graphql(query, { ...variables });
    expect(body.errors).toBeUndefined();
    return body.data;
  }

  it('should be created under an id derived from their ends and name', async () => {
    const input = { properties, editableProperties: { description: 'who bought' } };
    const created = (await data(CREATE, { input })).createERModelRelationship;
    urn = created.urn;
    expect(created).toEqual({
      urn: expect.stringMatching(/^urn:li:erModelRelationship:[0-9a-f]{32}$/),
      type: 'ER_MODEL_RELATIONSHIP',
      id: urn.split(':').at(-1),
      properties: {
        name: 'buyer',
        source: { urn: PEOPLE },
        destination: { urn: ORDERS },
        cardinality: 'ONE_ONE',
        createdTime: expect.any(Number),
        createdActor: { urn: 'urn:li:corpuser:datahub' },
        relationshipFieldMappings: [{ sourceField: 'id', destinationField: 'person' }],
      },
      editableProperties: { name: null, description: 'who bought' },
    });
    const turned = { ...properties, source: ORDERS, destination: PEOPLE };
    expect((await data(CREATE, { input: { properties: turned } })).createERModelRelationship.urn).toBe(urn);
  });

  it.each<[string, object]>([
    ['properties must be given', {}],
    ['must not be blank', { properties: { ...properties, name: ' ' } }],
    ['give the urn of a dataset', { properties: { ...properties, source: 'urn:li:tag:a' } }],
    ['does not exist', { properties: { ...properties, source: dataset('none') } }],
    ['needs a sourceField', { properties: { ...properties, relationshipFieldmappings: [{}] } }],
  ])('should be rejected if invalid: %s', async (text, input) => {
    expect(await env.graphql(CREATE, { input })).toEqual(failed('createERModelRelationship', 400, text));
  });

  it('should be changed in parts, by authorized actors', async () => {
    const editable = { editableProperties: { name: 'Buyer', description: ' ' } };
    expect(await env.graphql(UPDATE, { urn, input: editable }, reader.token)).toEqual(
      refused('updateERModelRelationship'),
    );
    await grant(env, reader, { privileges: ['EDIT_ENTITY_DOCS'], on: { type: 'erModelRelationship' } });
    const mayDescribe = async () =>
      (await env.graphql(UPDATE, { urn, input: editable }, reader.token)).body.errors === undefined;
    await poll(mayDescribe, 'the grant');
    const refusal = await env.graphql(UPDATE, { urn, input: { properties } }, reader.token);
    expect(refusal).toEqual(refused('updateERModelRelationship'));
    await data(UPDATE, { urn, input: { properties: { ...properties, erModelRelationshipCardinality: 'ONE_N' } } });
    expect((await data(`{ erModelRelationship(urn: "${urn}") { ${FIELDS} } }`)).erModelRelationship).toMatchObject({
      properties: { cardinality: 'ONE_N', createdTime: expect.any(Number) },
      editableProperties: { name: 'Buyer', description: null },
    });
    const edges = `{ dataset(urn: "${ORDERS}") { relationships(input: { types: ["ermodelrelationB"], direction: INCOMING }) {
      relationships { entity { urn } } } } }`;
    expect((await data(edges)).dataset.relationships.relationships).toEqual([{ entity: { urn } }]);
  });

  it('should be deleted permanently', async () => {
    const remove = `mutation { deleteERModelRelationship(urn: "${urn}") }`;
    expect(await env.graphql(remove, {}, reader.token)).toEqual(refused('deleteERModelRelationship'));
    expect(await data(remove)).toEqual({ deleteERModelRelationship: true });
    expect(await data(`{ entityExists(urn: "${urn}") }`)).toEqual({ entityExists: false });
    expect(await env.graphql(remove)).toEqual(failed('deleteERModelRelationship', 400, 'does not exist'));
  });
});
