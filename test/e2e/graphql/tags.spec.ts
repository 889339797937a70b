import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  createTestEnvironment,
  type GraphqlAnswer,
  type TestEnvironment,
} from '../../support/service/create-test-environment.js';
import { failed } from '../../support/graphql/graphql-errors.js';
import { ingest, storedAspect } from '../../support/service/ingest.js';

const TAGS = ['a', 'b', 'c'].map((id) => `urn:li:tag:${id}`) as [string, string, string];
const [A, B, C] = TAGS;
const FIELD = '[version=2.0].[type=record].address/street~1';
const SUBJECT = { subResourceType: 'DATASET_FIELD', subResource: FIELD };

const schema = (dataset: string, tags?: readonly string[]) => ({
  schemaName: 's',
  platform: 'urn:li:dataPlatform:hive',
  version: 0,
  hash: '',
  platformSchema: { 'com.linkedin.schema.OtherSchema': { rawSchema: '' } },
  fields: [
    {
      fieldPath: FIELD,
      type: { type: { 'com.linkedin.schema.StringType': {} } },
      nativeDataType: 'string',
      ...(tags && { globalTags: { tags: tags.map((tag) => ({ tag })) } }),
    },
    { fieldPath: 'other', type: { type: { 'com.linkedin.schema.NumberType': {} } }, nativeDataType: 'int' },
  ],
  dataset,
});

describe('Tags', () => {
  let env: TestEnvironment;
  let count = 0;
  let dataset: string;

  beforeAll(async () => {
    env = await createTestEnvironment();
    for (const urn of TAGS) await ingest(env, [urn, 'tagProperties', { name: urn }]);
  });

  afterAll(() => env.stop());

  beforeEach(async () => {
    dataset = await newDataset();
  });

  async function newDataset(): Promise<string> {
    const urn = `urn:li:dataset:(urn:li:dataPlatform:hive,db.t${(count += 1)},PROD)`;
    await ingest(env, [urn, 'datasetProperties', { name: 't' }], [urn, 'schemaMetadata', schema(urn)]);
    return urn;
  }

  function mutate(name: string, inputType: string, input: object): Promise<GraphqlAnswer> {
    return env.graphql(`mutation ($input: ${inputType}!) { ${name}(input: $input) }`, { input });
  }

  const addTag = (input: object) => mutate('addTag', 'TagAssociationInput', input);
  const addTags = (input: object) => mutate('addTags', 'AddTagsInput', input);
  const removeTag = (input: object) => mutate('removeTag', 'TagAssociationInput', input);
  const batchAddTags = (input: object) => mutate('batchAddTags', 'BatchAddTagsInput', input);
  const batchRemoveTags = (input: object) => mutate('batchRemoveTags', 'BatchRemoveTagsInput', input);
  const succeeded = (field: string) => ({ status: 200, body: { data: { [field]: true }, extensions: {} } });

  async function tagsOf(urn: string): Promise<string[] | null> {
    const { body } = await env.graphql(
      'query ($urn: String!) { dataset(urn: $urn) { tags { tags { tag { urn } } } globalTags { tags { tag { urn } } } } }',
      { urn },
    );
    const { tags, globalTags } = body.data.dataset;
    expect(globalTags).toEqual(tags);
    return tags === null ? null : tags.tags.map(({ tag }: { tag: { urn: string } }) => tag.urn).sort();
  }

  async function columnTags(urn: string): Promise<Record<string, string[]> | null> {
    const { body } = await env.graphql(
      `query ($urn: String!) { dataset(urn: $urn) { editableSchemaMetadata { editableSchemaFieldInfo {
        fieldPath tags { tags { tag { urn } associatedUrn } } } } } }`,
      { urn },
    );
    const columns = body.data.dataset.editableSchemaMetadata?.editableSchemaFieldInfo;
    if (columns === undefined) return null;
    return Object.fromEntries(
      columns.map((column: { fieldPath: string; tags: { tags: { tag: { urn: string } }[] } | null }) => [
        column.fieldPath,
        column.tags?.tags.map(({ tag }) => tag.urn).sort(),
      ]),
    );
  }

  describe('on an entity', () => {
    it('should be null before the first and an empty list after the last', async () => {
      expect(await tagsOf(dataset)).toBeNull();
      expect(await addTag({ tagUrn: A, resourceUrn: dataset })).toEqual(succeeded('addTag'));
      expect(await tagsOf(dataset)).toEqual([A]);
      expect(await removeTag({ tagUrn: A, resourceUrn: dataset })).toEqual(succeeded('removeTag'));
      expect(await tagsOf(dataset)).toEqual([]);
      expect(await storedAspect(env, dataset, 'globalTags')).toEqual({ tags: [] });
    });

    it('should be added once, however often, and keep others', async () => {
      await addTags({ tagUrns: [A, B, A], resourceUrn: dataset });
      await addTags({ tagUrns: [B, C], resourceUrn: dataset });
      expect(await tagsOf(dataset)).toEqual([A, B, C]);
      await removeTag({ tagUrn: B, resourceUrn: dataset });
      expect(await tagsOf(dataset)).toEqual([A, C]);
    });

    it('should all be added by concurrent calls', async () => {
      const tags = Array.from({ length: 25 }, (_value, at) => `urn:li:tag:at-once-${at}`);
      await ingest(env, ...tags.map((urn) => [urn, 'tagProperties', { name: urn }] as const));
      const answers = await Promise.all(tags.map((tagUrn) => addTag({ tagUrn, resourceUrn: dataset })));
      for (const answer of answers) expect(answer).toEqual(succeeded('addTag'));
      expect(await tagsOf(dataset)).toEqual([...tags].sort());
      const removed = tags.slice(0, 12);
      await Promise.all(removed.map((tagUrn) => removeTag({ tagUrn, resourceUrn: dataset })));
      expect(await tagsOf(dataset)).toEqual(tags.slice(12).sort());
    });

    it('should keep the same tag from other sources', async () => {
      const attribution = { time: 1, actor: 'urn:li:corpuser:datahub', source: 'urn:li:dataHubAction:x' };
      const stored = { tags: [{ tag: A, context: 'why', attribution }] };
      await ingest(env, ['urn:li:dataHubAction:x', 'dataHubActionKey', { id: 'x' }], [dataset, 'globalTags', stored]);
      await addTags({ tagUrns: [A, B], resourceUrn: dataset });
      const { tags } = (await storedAspect(env, dataset, 'globalTags')) as { tags: object[] };
      expect(tags).toHaveLength(2);
      expect(tags).toEqual(expect.arrayContaining([expect.objectContaining({ tag: A, context: 'why' }), { tag: B }]));
      await removeTag({ tagUrn: A, resourceUrn: dataset });
      expect(await tagsOf(dataset)).toEqual([B]);
    });

    it('should have no effect and return true for no tags, and for a missing tag', async () => {
      expect(await addTags({ tagUrns: [], resourceUrn: dataset })).toEqual(succeeded('addTags'));
      expect(await tagsOf(dataset)).toBeNull();
      expect(await removeTag({ tagUrn: A, resourceUrn: dataset })).toEqual(succeeded('removeTag'));
      expect(await removeTag({ tagUrn: 'urn:li:tag:never-was', resourceUrn: dataset })).toEqual(succeeded('removeTag'));
    });
  });

  describe('on a column', () => {
    it('should be added and removed without a trace on the dataset', async () => {
      expect(await columnTags(dataset)).toBeNull();
      expect(await addTag({ tagUrn: A, resourceUrn: dataset, ...SUBJECT })).toEqual(succeeded('addTag'));
      expect(await addTags({ tagUrns: [A, B], resourceUrn: dataset, ...SUBJECT })).toEqual(succeeded('addTags'));
      expect(await columnTags(dataset)).toEqual({ [FIELD]: [A, B] });
      expect(await tagsOf(dataset)).toBeNull();
      await removeTag({ tagUrn: A, resourceUrn: dataset, ...SUBJECT });
      await removeTag({ tagUrn: B, resourceUrn: dataset, ...SUBJECT });
      expect(await columnTags(dataset)).toEqual({ [FIELD]: [] });
    });

    it('should survive concurrent edits of two columns and descriptions', async () => {
      const on = (subResource: string) => ({ subResourceType: 'DATASET_FIELD', subResource });
      const describe = (subResource: string) =>
        mutate('updateDescription', 'DescriptionUpdateInput', {
          resourceUrn: dataset,
          description: 'D',
          ...on(subResource),
        });
      await Promise.all([
        ...TAGS.flatMap((tagUrn) => [
          addTag({ tagUrn, resourceUrn: dataset, ...on(FIELD) }),
          addTag({ tagUrn, resourceUrn: dataset, ...on('other') }),
        ]),
        describe(FIELD),
        describe('other'),
      ]);
      expect(await columnTags(dataset)).toEqual({ [FIELD]: TAGS, other: TAGS });
      expect(await storedAspect(env, dataset, 'editableSchemaMetadata')).toMatchObject({
        editableSchemaFieldInfo: [
          expect.objectContaining({ description: 'D' }),
          expect.objectContaining({ description: 'D' }),
        ],
      });
    });
  });

  describe('in a batch', () => {
    it('should be added to and removed from every resource', async () => {
      const other = await newDataset();
      const resources = [{ resourceUrn: dataset }, { resourceUrn: other, ...SUBJECT }];
      expect(await batchAddTags({ tagUrns: [A, B], resources })).toEqual(succeeded('batchAddTags'));
      expect([await tagsOf(dataset), await tagsOf(other), await columnTags(other)]).toEqual([
        [A, B],
        null,
        { [FIELD]: [A, B] },
      ]);
      expect(await batchRemoveTags({ tagUrns: [A], resources })).toEqual(succeeded('batchRemoveTags'));
      expect([await tagsOf(dataset), await columnTags(other)]).toEqual([[B], { [FIELD]: [B] }]);
    });

    it('should be added nowhere if one resource is refused', async () => {
      const resources = [
        { resourceUrn: dataset },
        { resourceUrn: 'urn:li:dataset:(urn:li:dataPlatform:hive,none,PROD)' },
      ];
      expect(await batchAddTags({ tagUrns: [A], resources })).toEqual(failed('batchAddTags', 400, 'does not exist'));
      expect(await tagsOf(dataset)).toBeNull();
    });
  });

  describe('that are invalid', () => {
    it.each<[string, object, string]>([
      ['a tag that does not exist', { tagUrn: 'urn:li:tag:none' }, 'urn:li:tag:none does not exist'],
      ['a urn of another kind', { tagUrn: 'urn:li:corpuser:datahub' }, 'give the urn of a tag'],
      ['no urn', { tagUrn: 'a' }, 'Invalid urn!'],
      ['an unknown entity', { tagUrn: A, resourceUrn: 'urn:li:chart:(looker,none)' }, 'does not exist'],
      ['an unknown kind of entity', { tagUrn: A, resourceUrn: 'urn:li:nothing:x' }, 'nothing'],
      ['a resource that is no urn', { tagUrn: A, resourceUrn: 'dataset' }, 'Invalid urn!'],
      ['a column without its kind', { tagUrn: A, subResource: FIELD }, 'subResourceType must be given'],
      ['a kind of column without it', { tagUrn: A, subResourceType: 'DATASET_FIELD' }, 'subResource must be given'],
      ['an unknown column', { tagUrn: A, ...SUBJECT, subResource: 'none' }, 'has no field none'],
      ['a column of what is no dataset', { tagUrn: A, resourceUrn: A, ...SUBJECT }, 'is no dataset'],
      ['an entity that has no tags', { tagUrn: A, resourceUrn: B }, 'globalTags'],
    ])('should reject %s', async (_case, input, text) => {
      const given = { resourceUrn: dataset, ...input };
      expect(await addTag(given)).toEqual(failed('addTag', 400, text));
      expect(await tagsOf(dataset)).toBeNull();
    });
  });

  describe('themselves', () => {
    it('should get a colour, a name and a description, each keeping the others', async () => {
      const urn = 'urn:li:tag:painted';
      await ingest(env, [urn, 'tagKey', { name: 'painted' }]);
      const paint = (color: string) =>
        env.graphql('mutation ($urn: String!, $color: String!) { setTagColor(urn: $urn, colorHex: $color) }', {
          urn,
          color,
        });
      expect(await paint('#ff0000')).toEqual(succeeded('setTagColor'));
      const update = `mutation ($urn: String!, $input: TagUpdateInput!) { updateTag(urn: $urn, input: $input) {
        urn properties { name description colorHex } ownership { owners { owner { ... on CorpUser { urn } } type } } } }`;
      const owners = [{ owner: 'urn:li:corpuser:datahub', type: 'DATA_STEWARD' }];
      const input = { urn, name: 'Painted', description: 'D', ownership: { owners } };
      expect((await env.graphql(update, { urn, input })).body.data.updateTag).toEqual({
        urn,
        properties: { name: 'Painted', description: 'D', colorHex: '#ff0000' },
        ownership: { owners: [{ owner: { urn: owners[0]?.owner }, type: 'DATA_STEWARD' }] },
      });
      await paint('#00ff00');
      expect(await storedAspect(env, urn, 'tagProperties')).toEqual({
        name: 'Painted',
        description: 'D',
        colorHex: '#00ff00',
      });
      const { body } = await env.graphql(update, { urn, input: { urn, name: 'Painted' } });
      expect(body.data.updateTag.properties).toEqual({ name: 'Painted', description: null, colorHex: '#00ff00' });
    });

    it.each([
      ['setTagColor(urn: "urn:li:tag:none", colorHex: "#000000")', 'setTagColor', 'does not exist'],
      ['setTagColor(urn: "urn:li:corpuser:datahub", colorHex: "#000000")', 'setTagColor', 'give the urn of a tag'],
      ['updateTag(urn: "urn:li:tag:a", input: { urn: "urn:li:tag:b", name: "N" }) { urn }', 'updateTag', 'input.urn'],
      [
        'updateTag(urn: "urn:li:tag:a", input: { urn: "urn:li:tag:a", name: " " }) { urn }',
        'updateTag',
        'name must not be blank',
      ],
      ['deleteTag(urn: "urn:li:corpuser:datahub")', 'deleteTag', 'give the urn of a tag'],
      ['deleteTag(urn: "tag")', 'deleteTag', 'Invalid urn!'],
    ])('should reject %s', async (call, field, text) => {
      expect(await env.graphql(`mutation { ${call} }`)).toEqual(failed(field, 400, text));
    });

    it('should be removed from all entities when they are deleted', async () => {
      const urn = 'urn:li:tag:doomed';
      const other = await newDataset();
      await ingest(
        env,
        [urn, 'tagProperties', { name: 'doomed' }],
        [dataset, 'schemaMetadata', schema(dataset, [urn, A])],
        ['urn:li:container:held', 'globalTags', { tags: [{ tag: urn }] }],
      );
      await batchAddTags({
        tagUrns: [urn, B],
        resources: [{ resourceUrn: dataset }, { resourceUrn: dataset, ...SUBJECT }, { resourceUrn: other, ...SUBJECT }],
      });
      const { body } = await env.graphql('mutation ($urn: String!) { deleteTag(urn: $urn) }', { urn });
      expect(body).toEqual({ data: { deleteTag: true }, extensions: {} });
      const read = await env.graphql(
        `query ($urn: String!) { tag(urn: $urn) { urn properties { name } aspects { aspectName } } entityExists(urn: $urn) }`,
        { urn },
      );
      expect(read.body.data).toEqual({ tag: { urn, properties: null, aspects: [] }, entityExists: false });
      expect([await tagsOf(dataset), await columnTags(dataset), await columnTags(other)]).toEqual([
        [B],
        { [FIELD]: [B] },
        { [FIELD]: [B] },
      ]);
      expect(await storedAspect(env, dataset, 'schemaMetadata')).toMatchObject({
        fields: [expect.objectContaining({ globalTags: { tags: [{ tag: A }] } }), expect.anything()],
      });
      expect(await storedAspect(env, 'urn:li:container:held', 'globalTags')).toEqual({ tags: [] });
      expect(
        (await env.graphql('mutation ($urn: String!) { deleteTag(urn: $urn) }', { urn })).body.data.deleteTag,
      ).toBe(true);
    });
  });
});
