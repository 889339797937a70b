import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createActor, grant, type Grant, type TestActor } from '../../support/service/actors.js';
import { createTestEnvironment, type TestEnvironment } from '../../support/service/create-test-environment.js';
import { refused } from '../../support/graphql/graphql-errors.js';
import { ingest, storedAspect } from '../../support/service/ingest.js';

const DATASET = 'urn:li:dataset:(urn:li:dataPlatform:hive,db.guarded,PROD)';
const TERM = 'urn:li:glossaryTerm:guarded';
const NODE = 'urn:li:glossaryNode:parent';
const COLUMN = 'subResourceType: DATASET_FIELD, subResource: "f"';

const SCHEMA = {
  schemaName: 's',
  platform: 'urn:li:dataPlatform:hive',
  version: 0,
  hash: '',
  platformSchema: { 'com.linkedin.schema.Schemaless': {} },
  fields: [{ fieldPath: 'f', type: { type: { 'com.linkedin.schema.StringType': {} } }, nativeDataType: 'string' }],
};

const platform = (...privileges: string[]): Grant => ({ privileges });
const on = (type: string, ...privileges: string[]): Grant => ({ privileges, on: { type } });

/** A mutation, the aspect that it changes, and the privileges each of which allows it. */
const MUTATIONS: readonly [call: string, urn: string, aspectName: string, enough: readonly Grant[]][] = [
  [
    'setTagColor(urn: "urn:li:tag:t", colorHex: "#222222")',
    'urn:li:tag:t',
    'tagProperties',
    [on('tag', 'EDIT_ENTITY'), on('tag', 'EDIT_TAG_COLOR')],
  ],
  [
    'updateTag(urn: "urn:li:tag:t", input: { urn: "urn:li:tag:t", name: "New" }) { urn }',
    'urn:li:tag:t',
    'tagProperties',
    [on('tag', 'EDIT_ENTITY')],
  ],
  [
    `addTag(input: { tagUrn: "urn:li:tag:t", resourceUrn: "${DATASET}" })`,
    DATASET,
    'globalTags',
    [on('dataset', 'EDIT_ENTITY'), on('dataset', 'EDIT_ENTITY_TAGS')],
  ],
  [
    `addTags(input: { tagUrns: ["urn:li:tag:t"], resourceUrn: "${DATASET}" })`,
    DATASET,
    'globalTags',
    [on('dataset', 'EDIT_ENTITY_TAGS')],
  ],
  [
    `batchAddTags(input: { tagUrns: ["urn:li:tag:t"], resources: [{ resourceUrn: "${DATASET}" }] })`,
    DATASET,
    'globalTags',
    [on('dataset', 'EDIT_ENTITY_TAGS')],
  ],
  [
    `removeTag(input: { tagUrn: "urn:li:tag:t", resourceUrn: "${DATASET}" })`,
    DATASET,
    'globalTags',
    [on('dataset', 'EDIT_ENTITY_TAGS')],
  ],
  [
    `batchRemoveTags(input: { tagUrns: ["urn:li:tag:t"], resources: [{ resourceUrn: "${DATASET}" }] })`,
    DATASET,
    'globalTags',
    [on('dataset', 'EDIT_ENTITY_TAGS')],
  ],
  [
    `addTag(input: { tagUrn: "urn:li:tag:t", resourceUrn: "${DATASET}", ${COLUMN} })`,
    DATASET,
    'editableSchemaMetadata',
    [on('dataset', 'EDIT_ENTITY'), on('dataset', 'EDIT_DATASET_COL_TAGS')],
  ],
  [
    `updateName(input: { urn: "${DATASET}", name: "New" })`,
    DATASET,
    'editableDatasetProperties',
    [on('dataset', 'EDIT_ENTITY'), on('dataset', 'EDIT_ENTITY_PROPERTIES')],
  ],
  [
    'updateName(input: { urn: "urn:li:domain:d", name: "New" })',
    'urn:li:domain:d',
    'domainProperties',
    [platform('MANAGE_DOMAINS')],
  ],
  [
    'updateName(input: { urn: "urn:li:corpGroup:g", name: "New" })',
    'urn:li:corpGroup:g',
    'corpGroupInfo',
    [platform('MANAGE_USERS_AND_GROUPS')],
  ],
  [
    `updateName(input: { urn: "${TERM}", name: "New" })`,
    TERM,
    'glossaryTermInfo',
    [
      platform('MANAGE_GLOSSARIES'),
      on('glossaryNode', 'MANAGE_GLOSSARY_CHILDREN'),
      { privileges: ['MANAGE_ALL_GLOSSARY_CHILDREN'], on: { type: 'glossaryNode', urns: ['urn:li:glossaryNode:top'] } },
    ],
  ],
  [
    `updateDescription(input: { resourceUrn: "${DATASET}", description: "New" })`,
    DATASET,
    'editableDatasetProperties',
    [on('dataset', 'EDIT_ENTITY'), on('dataset', 'EDIT_ENTITY_DOCS'), on('dataset', 'MANAGE_ASSET_SUMMARY')],
  ],
  [
    `updateDescription(input: { resourceUrn: "${DATASET}", description: "New", ${COLUMN} })`,
    DATASET,
    'editableSchemaMetadata',
    [on('dataset', 'EDIT_DATASET_COL_DESCRIPTION')],
  ],
  [
    'updateDescription(input: { resourceUrn: "urn:li:tag:t", description: "New" })',
    'urn:li:tag:t',
    'tagProperties',
    [on('tag', 'EDIT_ENTITY_DOCS')],
  ],
  [
    `updateDescription(input: { resourceUrn: "${TERM}", description: "New" })`,
    TERM,
    'glossaryTermInfo',
    [on('glossaryTerm', 'EDIT_ENTITY_DOCS'), on('glossaryNode', 'MANAGE_GLOSSARY_CHILDREN')],
  ],
  [
    'deleteTag(urn: "urn:li:tag:t")',
    'urn:li:tag:t',
    'tagProperties',
    [platform('MANAGE_TAGS'), on('tag', 'DELETE_ENTITY')],
  ],
];

const fieldOf = (call: string) => call.slice(0, call.indexOf('('));

describe('Privileges', () => {
  let env: TestEnvironment;
  let nobody: TestActor;
  let someone: TestActor;

  beforeAll(async () => {
    env = await createTestEnvironment();
    [nobody, someone] = await Promise.all([createActor(env, 'nobody'), createActor(env, 'someone')]);
    await restore();
  });

  afterAll(() => env.stop());

  async function restore(): Promise<void> {
    await ingest(
      env,
      ['urn:li:tag:t', 'tagProperties', { name: 'T' }],
      ['urn:li:domain:d', 'domainProperties', { name: 'D' }],
      ['urn:li:corpGroup:g', 'corpGroupInfo', { displayName: 'G', admins: [], members: [], groups: [] }],
      ['urn:li:glossaryNode:top', 'glossaryNodeInfo', { definition: '' }],
      [NODE, 'glossaryNodeInfo', { definition: '', parentNode: 'urn:li:glossaryNode:top' }],
      [TERM, 'glossaryTermInfo', { definition: 'D', termSource: 'INTERNAL', parentNode: NODE }],
      [DATASET, 'datasetProperties', { name: 'D' }],
      [DATASET, 'schemaMetadata', SCHEMA],
      [DATASET, 'globalTags', { tags: [] }],
    );
  }

  it.each(MUTATIONS)('should be required for %s', async (call, urn, aspectName) => {
    const before = await storedAspect(env, urn, aspectName);
    expect(await env.graphql(`mutation { ${call} }`, {}, nobody.token)).toEqual(refused(fieldOf(call)));
    expect(await storedAspect(env, urn, aspectName)).toEqual(before);
  });

  it.each(MUTATIONS.flatMap(([call, , , enough]) => enough.map((granted) => [call, granted] as const)))(
    'should allow %s with %j',
    async (call, granted) => {
      await grant(env, someone, granted);
      await restore();
      const { body } = await env.graphql(`mutation { ${call} }`, {}, someone.token);
      expect(body.errors).toBeUndefined();
      expect(body.data[fieldOf(call)]).not.toBeNull();
    },
  );

  it('should not reveal missing entities to actors without them', async () => {
    const calls = [
      'setTagColor(urn: "urn:li:tag:none", colorHex: "#222222")',
      'addTag(input: { tagUrn: "urn:li:tag:none", resourceUrn: "urn:li:container:none" })',
      'updateName(input: { urn: "urn:li:tag:none", name: "N" })',
      'updateDescription(input: { resourceUrn: "urn:li:tag:none", description: "N" })',
      'deleteTag(urn: "urn:li:tag:none")',
    ];
    for (const call of calls) {
      expect(await env.graphql(`mutation { ${call} }`, {}, nobody.token)).toEqual(refused(fieldOf(call)));
    }
  });

  it('should apply only to the asset that they name', async () => {
    const other = 'urn:li:dataset:(urn:li:dataPlatform:hive,db.other,PROD)';
    await ingest(env, [other, 'datasetProperties', { name: 'O' }], ['urn:li:tag:t', 'tagProperties', { name: 'T' }]);
    const granted = { privileges: ['EDIT_ENTITY_TAGS'], on: { type: 'dataset', urns: [DATASET] } };
    await grant(env, someone, granted);
    const add = (...urns: string[]) =>
      env.graphql(
        'mutation ($input: BatchAddTagsInput!) { batchAddTags(input: $input) }',
        { input: { tagUrns: ['urn:li:tag:t'], resources: urns.map((resourceUrn) => ({ resourceUrn })) } },
        someone.token,
      );
    expect(await add(DATASET, other)).toEqual(refused('batchAddTags'));
    expect(await storedAspect(env, other, 'globalTags')).toBeUndefined();
    expect((await add(DATASET)).body).toEqual({ data: { batchAddTags: true }, extensions: {} });
  });

  it('should be limited to the tags that a policy names', async () => {
    await ingest(
      env,
      ['urn:li:tag:free', 'tagProperties', { name: 'F' }],
      ['urn:li:tag:t', 'tagProperties', { name: 'T' }],
    );
    const granted = { privileges: ['EDIT_ENTITY_TAGS'], on: { type: 'dataset' }, onlyTags: ['urn:li:tag:free'] };
    await grant(env, someone, granted);
    const add = (tagUrn: string) =>
      env.graphql(
        'mutation ($input: TagAssociationInput!) { addTag(input: $input) }',
        { input: { tagUrn, resourceUrn: DATASET } },
        someone.token,
      );
    expect(await add('urn:li:tag:t')).toEqual(refused('addTag'));
    expect((await add('urn:li:tag:free')).body).toEqual({ data: { addTag: true }, extensions: {} });
  });
});
