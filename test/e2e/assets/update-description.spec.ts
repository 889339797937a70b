import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  createTestEnvironment,
  type GraphqlAnswer,
  type TestEnvironment,
} from '../../support/service/create-test-environment.js';
import { failed } from '../../support/graphql/graphql-errors.js';
import { ingest, storedAspect } from '../../support/service/ingest.js';

const DATASET = 'urn:li:dataset:(urn:li:dataPlatform:hive,db.described,PROD)';
const DOCUMENT = 'urn:li:document:d';
const COLUMN = { subResourceType: 'DATASET_FIELD', subResource: 'a/b' };

const SCHEMA = {
  schemaName: 's',
  platform: 'urn:li:dataPlatform:hive',
  version: 0,
  hash: '',
  platformSchema: { 'com.linkedin.schema.Schemaless': {} },
  fields: [{ fieldPath: 'a/b', type: { type: { 'com.linkedin.schema.StringType': {} } }, nativeDataType: 'string' }],
};

describe('updateDescription', () => {
  let env: TestEnvironment;

  beforeAll(async () => {
    env = await createTestEnvironment();
    await ingest(
      env,
      [DATASET, 'datasetProperties', { description: 'ingested' }],
      [DATASET, 'schemaMetadata', SCHEMA],
      ['urn:li:tag:t', 'tagProperties', { name: 'T', colorHex: '#111111' }],
      ['urn:li:tag:bare', 'tagKey', { name: 'bare' }],
      ['urn:li:container:c', 'containerProperties', { name: 'C' }],
      ['urn:li:domain:d', 'domainProperties', { name: 'D' }],
      ['urn:li:domain:bare', 'domainKey', { id: 'bare' }],
      ['urn:li:glossaryTerm:term', 'glossaryTermInfo', { definition: 'old', termSource: 'INTERNAL' }],
      ['urn:li:glossaryNode:node', 'glossaryNodeInfo', { definition: 'old' }],
      ['urn:li:corpGroup:g', 'corpGroupKey', { name: 'g' }],
      ['urn:li:chart:(looker,c)', 'status', { removed: false }],
      [DOCUMENT, 'documentation', { documentations: [{ documentation: 'ingested' }] }],
    );
  });

  afterAll(() => env.stop());

  function describeIt(input: object): Promise<GraphqlAnswer> {
    return env.graphql('mutation ($input: DescriptionUpdateInput!) { updateDescription(input: $input) }', { input });
  }

  it.each([
    [DATASET, 'editableDatasetProperties', { description: 'New' }],
    ['urn:li:tag:t', 'tagProperties', { name: 'T', colorHex: '#111111', description: 'New' }],
    ['urn:li:tag:bare', 'tagProperties', { name: 'bare', description: 'New' }],
    ['urn:li:container:c', 'editableContainerProperties', { description: 'New' }],
    ['urn:li:domain:d', 'domainProperties', { name: 'D', description: 'New' }],
    ['urn:li:glossaryTerm:term', 'glossaryTermInfo', { definition: 'New', termSource: 'INTERNAL' }],
    ['urn:li:glossaryNode:node', 'glossaryNodeInfo', { definition: 'New' }],
    ['urn:li:corpGroup:g', 'corpGroupEditableInfo', { description: 'New' }],
  ])('should describe %s and keep the rest', async (resourceUrn, aspectName, value) => {
    const answer = await describeIt({ resourceUrn, description: 'New' });
    expect(answer).toEqual({ status: 200, body: { data: { updateDescription: true }, extensions: {} } });
    expect(await storedAspect(env, resourceUrn, aspectName)).toMatchObject(value);
  });

  it('should replace the edited description of a document beside those of other sources', async () => {
    for (const description of ['First', 'Second']) {
      const answer = await describeIt({ resourceUrn: DOCUMENT, description });
      expect(answer).toEqual({ status: 200, body: { data: { updateDescription: true }, extensions: {} } });
    }
    const attribution = { actor: 'urn:li:corpuser:datahub', time: expect.any(Number), sourceDetail: { ui: 'true' } };
    expect(await storedAspect(env, DOCUMENT, 'documentation')).toEqual({
      documentations: [{ documentation: 'ingested' }, { documentation: 'Second', attribution }],
    });
  });

  it('should keep the ingested description, and remove the edited one when it is empty', async () => {
    await describeIt({ resourceUrn: DATASET, description: 'Theirs' });
    await describeIt({ resourceUrn: DATASET, description: '' });
    const query =
      'query ($urn: String!) { dataset(urn: $urn) { properties { description } editableProperties { description } } }';
    expect((await env.graphql(query, { urn: DATASET })).body.data.dataset).toEqual({
      properties: { description: 'ingested' },
      editableProperties: { description: '' },
    });
  });

  it('should describe a column and keep its tags', async () => {
    await ingest(env, ['urn:li:tag:c', 'tagProperties', { name: 'c' }]);
    const tag = { tagUrn: 'urn:li:tag:c', resourceUrn: DATASET, ...COLUMN };
    await env.graphql('mutation ($input: TagAssociationInput!) { addTag(input: $input) }', { input: tag });
    await describeIt({ resourceUrn: DATASET, description: 'Column', ...COLUMN });
    const query = `query ($urn: String!) { dataset(urn: $urn) { editableSchemaMetadata { editableSchemaFieldInfo {
      fieldPath description tags { tags { tag { urn } } } glossaryTerms { terms { context } } } } } }`;
    expect((await env.graphql(query, { urn: DATASET })).body.data.dataset.editableSchemaMetadata).toEqual({
      editableSchemaFieldInfo: [
        {
          fieldPath: 'a/b',
          description: 'Column',
          tags: { tags: [{ tag: { urn: 'urn:li:tag:c' } }] },
          glossaryTerms: null,
        },
      ],
    });
  });

  it.each<[string, object, string]>([
    ['an unknown entity', { resourceUrn: 'urn:li:tag:none' }, 'urn:li:tag:none does not exist'],
    ['an entity that is described elsewhere', { resourceUrn: 'urn:li:chart:(looker,c)' }, 'type chart'],
    ['an entity without the aspect', { resourceUrn: 'urn:li:domain:bare' }, 'has no domainProperties yet'],
    ['an unknown column', { resourceUrn: DATASET, ...COLUMN, subResource: 'none' }, 'has no field none'],
    ['a column of what is no dataset', { resourceUrn: 'urn:li:tag:t', ...COLUMN }, 'is no dataset'],
    ['half a column', { resourceUrn: DATASET, subResource: 'a/b' }, 'subResourceType must be given'],
    ['no urn', { resourceUrn: 'x' }, 'Invalid urn!'],
  ])('should reject %s', async (_case, input, text) => {
    expect(await describeIt({ description: 'D', ...input })).toEqual(failed('updateDescription', 400, text));
  });
});
