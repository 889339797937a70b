import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  createTestEnvironment,
  type GraphqlAnswer,
  type TestEnvironment,
} from '../../support/service/create-test-environment.js';
import { failed } from '../../support/graphql/graphql-errors.js';
import { ingest, storedAspect } from '../../support/service/ingest.js';

const DATASET = 'urn:li:dataset:(urn:li:dataPlatform:hive,db.named,PROD)';

describe('updateName', () => {
  let env: TestEnvironment;

  beforeAll(async () => {
    env = await createTestEnvironment();
    await ingest(
      env,
      [DATASET, 'datasetProperties', { name: 'ingested' }],
      ['urn:li:tag:t', 'tagProperties', { name: 'T', colorHex: '#111111' }],
      ['urn:li:domain:parent', 'domainProperties', { name: 'Parent' }],
      ['urn:li:domain:one', 'domainProperties', { name: 'One', parentDomain: 'urn:li:domain:parent' }],
      ['urn:li:domain:two', 'domainProperties', { name: 'Two', parentDomain: 'urn:li:domain:parent' }],
      ['urn:li:domain:bare', 'domainKey', { id: 'bare' }],
      ['urn:li:glossaryTerm:term', 'glossaryTermInfo', { definition: 'D', termSource: 'INTERNAL' }],
      ['urn:li:glossaryNode:node', 'glossaryNodeInfo', { definition: 'D' }],
      ['urn:li:corpGroup:group', 'corpGroupKey', { name: 'group' }],
      ['urn:li:dataProduct:product', 'dataProductProperties', { name: 'Product', description: 'D' }],
      ['urn:li:chart:(looker,c)', 'status', { removed: false }],
    );
  });

  afterAll(() => env.stop());

  function rename(urn: string, name: string): Promise<GraphqlAnswer> {
    return env.graphql('mutation ($input: UpdateNameInput!) { updateName(input: $input) }', { input: { urn, name } });
  }

  it.each([
    ['urn:li:tag:t', 'tagProperties', { name: 'New', colorHex: '#111111' }],
    ['urn:li:domain:one', 'domainProperties', { name: 'New', parentDomain: 'urn:li:domain:parent' }],
    ['urn:li:glossaryTerm:term', 'glossaryTermInfo', { name: 'New', definition: 'D', termSource: 'INTERNAL' }],
    ['urn:li:glossaryNode:node', 'glossaryNodeInfo', { name: 'New', definition: 'D' }],
    ['urn:li:dataProduct:product', 'dataProductProperties', { name: 'New', description: 'D' }],
    ['urn:li:corpGroup:group', 'corpGroupInfo', { displayName: 'New', admins: [], members: [], groups: [] }],
  ])('should rename %s and keep the rest', async (urn, aspectName, value) => {
    expect(await rename(urn, 'New')).toEqual({ status: 200, body: { data: { updateName: true }, extensions: {} } });
    expect(await storedAspect(env, urn, aspectName)).toEqual(value);
  });

  it('should keep the edited description of a dataset', async () => {
    const input = { resourceUrn: DATASET, description: 'Described' };
    await env.graphql('mutation ($input: DescriptionUpdateInput!) { updateDescription(input: $input) }', { input });
    await rename(DATASET, 'Named');
    const query = `query ($urn: String!) { dataset(urn: $urn) { name properties { name } editableProperties { name description } } }`;
    expect((await env.graphql(query, { urn: DATASET })).body.data.dataset).toEqual({
      name: 'ingested',
      properties: { name: 'ingested' },
      editableProperties: { name: 'Named', description: 'Described' },
    });
    expect(await storedAspect(env, DATASET, 'editableDatasetProperties')).toMatchObject({
      created: { actor: 'urn:li:corpuser:datahub' },
      lastModified: { actor: 'urn:li:corpuser:datahub' },
    });
  });

  it('should keep the names of sibling domains unique', async () => {
    expect(await rename('urn:li:domain:two', 'Parent')).toMatchObject({ body: { data: { updateName: true } } });
    const text = '"Parent" already exists in this domain. Please pick a unique name.';
    expect(await rename('urn:li:domain:one', 'Parent')).toEqual(failed('updateName', 409, text));
    expect(await rename('urn:li:domain:two', 'Parent')).toMatchObject({ body: { data: { updateName: true } } });
  });

  it.each([
    ['a blank name', DATASET, ' ', 'name must not be blank'],
    ['an unknown entity', 'urn:li:tag:none', 'N', 'urn:li:tag:none does not exist'],
    ['an entity whose names are elsewhere', 'urn:li:chart:(looker,c)', 'N', 'type chart'],
    ['an entity without the aspect', 'urn:li:domain:bare', 'N', 'has no domainProperties yet'],
    ['no urn', 'name', 'N', 'Invalid urn!'],
  ])('should reject %s', async (_case, urn, name, text) => {
    expect(await rename(urn, name)).toEqual(failed('updateName', 400, text));
  });
});
