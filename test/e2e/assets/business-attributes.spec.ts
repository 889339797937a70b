import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createActor, grant, type TestActor } from '../../support/service/actors.js';
import { createTestEnvironment, type TestEnvironment } from '../../support/service/create-test-environment.js';
import { failed, refused } from '../../support/graphql/graphql-errors.js';
import { ingest, storedAspect } from '../../support/service/ingest.js';
import { poll } from '../../support/measures/poll.js';

const DATASET = 'urn:li:dataset:(urn:li:dataPlatform:hive,db.t,PROD)';
const COLUMN = `urn:li:schemaField:(${DATASET},a)`;
const IBAN = 'urn:li:businessAttribute:b1';

const CREATE = `mutation ($input: CreateBusinessAttributeInput!) { createBusinessAttribute(input: $input) {
  urn type properties { name description type created { actor } } ownership { owners { owner { ... on CorpUser { urn } } } } } }`;
const UPDATE = `mutation ($urn: String!, $input: UpdateBusinessAttributeInput!) { updateBusinessAttribute(urn: $urn, input: $input) {
  properties { name description type } } }`;
const ADD = 'mutation ($input: AddBusinessAttributeInput!) { addBusinessAttribute(input: $input) }';
const REMOVE = 'mutation ($input: AddBusinessAttributeInput!) { removeBusinessAttribute(input: $input) }';

const field = (fieldPath: string) => ({
  fieldPath,
  type: { type: { 'com.linkedin.schema.StringType': {} } },
  nativeDataType: 'string',
});

const schema = {
  schemaName: 's',
  platform: 'urn:li:dataPlatform:hive',
  version: 0,
  hash: '',
  platformSchema: { 'com.linkedin.schema.OtherSchema': { rawSchema: '' } },
  fields: [field('a'), field('b(c)')],
};

describe('Business attributes', () => {
  let env: TestEnvironment;
  let reader: TestActor;

  beforeAll(async () => {
    env = await createTestEnvironment();
    await ingest(env, [DATASET, 'schemaMetadata', schema]);
    reader = await createActor(env, 'reader');
  });

  afterAll(() => env.stop());

  async function data(query: string, variables: object = {}, token?: string) {
    const { body } = await env.graphql(query, { ...variables }, token);
    expect(body.errors).toBeUndefined();
    return body.data;
  }

  const columns = (...paths: string[]) => ({
    input: {
      businessAttributeUrn: IBAN,
      resourceUrn: paths.map((subResource) => ({
        resourceUrn: DATASET,
        subResourceType: 'DATASET_FIELD',
        subResource,
      })),
    },
  });

  const hits = async (query: string): Promise<string[]> => {
    const search = `{ searchAcrossEntities(input: { types: [SCHEMA_FIELD], query: "${query}" }) { searchResults { entity { urn } } } }`;
    const found = (await data(search)).searchAcrossEntities.searchResults;
    return found.map(({ entity }: { entity: { urn: string } }) => entity.urn);
  };

  it('should be created with unique names, and changed', async () => {
    const input = { id: 'b1', name: 'Iban', description: 'An account', type: 'STRING' };
    expect((await data(CREATE, { input })).createBusinessAttribute).toEqual({
      urn: IBAN,
      type: 'BUSINESS_ATTRIBUTE',
      properties: {
        name: 'Iban',
        description: 'An account',
        type: 'STRING',
        created: { actor: 'urn:li:corpuser:datahub' },
      },
      ownership: { owners: [{ owner: { urn: 'urn:li:corpuser:datahub' } }] },
    });
    const name = 'createBusinessAttribute';
    expect(await env.graphql(CREATE, { input: { name: 'IBAN' } })).toEqual(failed(name, 409, 'already exists'));
    expect(await env.graphql(CREATE, { input: { ...input, name: 'x' } })).toEqual(failed(name, 400, 'already exists'));
    expect(await env.graphql(CREATE, { input: { name: ' ' } })).toEqual(failed(name, 400, 'name must not be blank'));
    expect(await env.graphql(CREATE, { input: { name: 'y' } }, reader.token)).toEqual(refused(name));
    const changed = await data(UPDATE, { urn: IBAN, input: { type: 'NUMBER' } });
    expect(changed.updateBusinessAttribute.properties).toEqual({
      name: 'Iban',
      description: 'An account',
      type: 'NUMBER',
    });
    expect(await env.graphql(UPDATE, { urn: 'urn:li:businessAttribute:none', input: {} })).toEqual(
      failed('updateBusinessAttribute', 400, 'does not exist'),
    );
  });

  it('should be added to columns, and removed from columns that have them', async () => {
    await data(ADD, columns('a', 'b(c)'));
    const read = `{ entity(urn: "${COLUMN}") { ... on SchemaFieldEntity { businessAttributes { businessAttribute {
      associatedUrn businessAttribute { urn properties { name } } } } } } }`;
    expect((await data(read)).entity.businessAttributes.businessAttribute).toEqual({
      associatedUrn: COLUMN,
      businessAttribute: { urn: IBAN, properties: { name: 'Iban' } },
    });
    const encoded = `urn:li:schemaField:(${DATASET},b%28c%29)`;
    expect(await storedAspect(env, encoded, 'businessAttributes')).toEqual({
      businessAttribute: { businessAttributeUrn: IBAN },
    });
    await data(REMOVE, { input: { businessAttributeUrn: IBAN, resourceUrn: [{ resourceUrn: encoded }] } });
    expect(await storedAspect(env, encoded, 'businessAttributes')).toEqual({});
    expect(await env.graphql(ADD, columns('missing'))).toEqual(failed('addBusinessAttribute', 400, 'has no field'));
    const whole = { input: { businessAttributeUrn: IBAN, resourceUrn: [{ resourceUrn: DATASET }] } };
    expect(await env.graphql(ADD, whole)).toEqual(failed('addBusinessAttribute', 400, 'names no column'));
  });

  it('should make columns searchable by their current name', async () => {
    await poll(async () => (await hits('Iban')).includes(COLUMN), 'the column by the first name');
    const rename = `mutation { updateName(input: { urn: "${IBAN}", name: "Kontonummer" }) }`;
    expect(await env.graphql(rename, {}, reader.token)).toEqual(refused('updateName'));
    await data(rename);
    await poll(async () => (await hits('Kontonummer')).includes(COLUMN), 'the column by the new name');
    expect(await hits('Iban')).toEqual([]);
    const list =
      '{ listBusinessAttributes(input: { query: "Kontonummer" }) { start count total businessAttributes { urn } } }';
    const page = await poll(async () => {
      const { listBusinessAttributes } = await data(list);
      return listBusinessAttributes.total > 0 && listBusinessAttributes;
    }, 'the attribute in the list');
    expect(page).toEqual({ start: 0, count: 20, total: 1, businessAttributes: [{ urn: IBAN }] });
  });

  it('should no longer find columns by its name after any kind of delete', async () => {
    const passing = 'urn:li:businessAttribute:passing';
    const encoded = `urn:li:schemaField:(${DATASET},b%28c%29)`;
    await ingest(
      env,
      [passing, 'businessAttributeInfo', { fieldPath: 'x', name: 'Steuernummer' }],
      [encoded, 'businessAttributes', { businessAttribute: { businessAttributeUrn: passing } }],
    );
    await poll(async () => (await hits('Steuernummer')).length > 0, 'the column by the name');
    await env.fetch('/entities?action=delete', { method: 'POST', body: JSON.stringify({ urn: passing }) });
    await poll(async () => (await hits('Steuernummer')).length === 0, 'the column to lose the name');
  });

  it('should require privileges on the dataset of a column, and be deleted by actors who manage them', async () => {
    const privileges = ['EDIT_DATASET_COL_BUSINESS_ATTRIBUTE_PRIVILEGE'];
    await grant(env, reader, { privileges, on: { type: 'dataset' } });
    await poll(async () => (await env.graphql(ADD, columns('a'), reader.token)).body.errors === undefined, 'the grant');
    const remove = `mutation { deleteBusinessAttribute(urn: "${IBAN}") }`;
    expect(await env.graphql(remove, {}, reader.token)).toEqual(refused('deleteBusinessAttribute'));
    await data(remove);
    await poll(
      async () => JSON.stringify((await storedAspect(env, COLUMN, 'businessAttributes')) ?? {}) === '{}',
      'the column to lose the attribute',
    );
  });
});
