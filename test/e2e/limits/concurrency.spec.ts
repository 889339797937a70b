import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  createTestEnvironment,
  type GraphqlAnswer,
  type TestEnvironment,
} from '../../support/service/create-test-environment.js';
import { failed } from '../../support/graphql/graphql-errors.js';
import { ingest, storedAspect, type Write } from '../../support/service/ingest.js';

const dataset = (name: string): string => `urn:li:dataset:(urn:li:dataPlatform:hive,concurrent.${name},PROD)`;

/** The mutations that delete entities of a type. */
const REMOVALS: Readonly<Record<string, string>> = {
  tag: 'deleteTag(urn: "URN")',
  glossaryTerm: 'deleteGlossaryEntity(urn: "URN")',
  domain: 'deleteDomain(urn: "URN")',
  corpGroup: 'removeGroup(urn: "URN")',
};

function times<T>(count: number, make: (at: number) => T): T[] {
  return Array.from({ length: count }, (_item, at) => make(at));
}

describe('concurrent calls', () => {
  let env: TestEnvironment;

  beforeAll(async () => {
    env = await createTestEnvironment();
  });

  afterAll(() => env.stop());

  /** Version `version` of an aspect; undefined when there is none. */
  async function versionOf(urn: string, aspect: string, version: number): Promise<unknown> {
    const answer = await env.fetch(`/aspects/${encodeURIComponent(urn)}?aspect=${aspect}&version=${version}`, {
      headers: { 'x-restli-protocol-version': '2.0.0' },
    });
    if (answer.status === 404) return undefined;
    return Object.values(((await answer.json()) as { aspect: Record<string, unknown> }).aspect)[0];
  }

  /** Logical version of the latest value. */
  async function latestVersion(urn: string, aspect: string): Promise<string> {
    const answer = await env.fetch(`/entitiesV2/${encodeURIComponent(urn)}?aspects=List(${aspect})`, {
      headers: { 'x-restli-protocol-version': '2.0.0' },
    });
    const { aspects } = (await answer.json()) as {
      aspects: Record<string, { systemMetadata: { version: string } }>;
    };
    return aspects[aspect]!.systemMetadata.version;
  }

  function send([urn, aspectName, value]: Write, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
    const proposal = {
      entityType: urn.split(':')[2],
      entityUrn: urn,
      changeType: 'UPSERT',
      aspectName,
      aspect: { value: JSON.stringify(value), contentType: 'application/json' },
      headers,
    };
    return env.fetch('/aspects?action=ingestProposal', { method: 'POST', body: JSON.stringify({ proposal }) });
  }

  it('should create one tag per id, with the name of the winner', async () => {
    const create = (name: string): Promise<GraphqlAnswer> =>
      env.graphql('mutation ($input: CreateTagInput!) { createTag(input: $input) }', { input: { id: 'raced', name } });
    const names = times(32, (at) => `Racer ${at}`);
    const answers = await Promise.all(names.map(create));
    const winners = names.filter((_name, at) => answers[at]?.body.errors === undefined);
    expect(winners).toHaveLength(1);
    for (const answer of answers.filter(({ body }) => body.errors !== undefined))
      expect(answer).toEqual(failed('createTag', 400, 'This Tag already exists!'));
    expect(await storedAspect(env, 'urn:li:tag:raced', 'tagProperties')).toEqual({ name: winners[0] });
    expect(await latestVersion('urn:li:tag:raced', 'tagProperties')).toBe('1');
  });

  it('should keep every tag that is added to a dataset, and its earlier tags', async () => {
    const urn = dataset('tagged');
    const tags = times(32, (at) => `urn:li:tag:added-${at}`);
    await ingest(env, ...tags.map((tag): Write => [tag, 'tagProperties', { name: tag }]));
    await ingest(env, [urn, 'globalTags', { tags: [{ tag: 'urn:li:tag:earlier' }] }]);
    const answers = await Promise.all(
      tags.map((tagUrn) =>
        env.graphql('mutation ($input: TagAssociationInput!) { addTag(input: $input) }', {
          input: { tagUrn, resourceUrn: urn },
        }),
      ),
    );
    expect(answers.map(({ body }) => body)).toEqual(tags.map(() => ({ data: { addTag: true }, extensions: {} })));
    const stored = (await storedAspect(env, urn, 'globalTags')) as { tags: { tag: string }[] };
    expect(stored.tags.map(({ tag }) => tag).sort()).toEqual([...tags, 'urn:li:tag:earlier'].sort());
  });

  it('should keep the tags of the columns of one dataset', async () => {
    const urn = dataset('columns');
    const columns = times(16, (at) => `column_${at}`);
    const fields = columns.map((fieldPath) => ({
      fieldPath,
      nativeDataType: 'text',
      type: { type: { 'com.linkedin.schema.StringType': {} } },
    }));
    const schema = {
      schemaName: 's',
      platform: 'urn:li:dataPlatform:hive',
      version: 0,
      hash: '',
      platformSchema: { 'com.linkedin.schema.OtherSchema': { rawSchema: '' } },
      fields,
    };
    await ingest(env, [urn, 'schemaMetadata', schema], ['urn:li:tag:of-column', 'tagProperties', { name: 'c' }]);
    await Promise.all(
      columns.map((subResource) =>
        env.graphql('mutation ($input: TagAssociationInput!) { addTag(input: $input) }', {
          input: { tagUrn: 'urn:li:tag:of-column', resourceUrn: urn, subResource, subResourceType: 'DATASET_FIELD' },
        }),
      ),
    );
    const stored = (await storedAspect(env, urn, 'editableSchemaMetadata')) as {
      editableSchemaFieldInfo: { fieldPath: string; globalTags: { tags: { tag: string }[] } }[];
    };
    const tagged = stored.editableSchemaFieldInfo.map(({ fieldPath, globalTags }) => [
      fieldPath,
      globalTags.tags.map(({ tag }) => tag),
    ]);
    expect(tagged.sort()).toEqual(columns.map((column) => [column, ['urn:li:tag:of-column']]).sort());
  });

  it('should give the writes of one aspect versions without gaps, each value once', async () => {
    const urn = dataset('versions');
    const count = 16;
    const values = times(count, (at) => ({ description: `Text ${at}` }));
    const answers = await Promise.all(values.map((value) => send([urn, 'editableDatasetProperties', value])));
    expect(answers.map(({ status }) => status)).toEqual(values.map(() => 200));
    expect(await latestVersion(urn, 'editableDatasetProperties')).toBe(String(count));
    const stored = await Promise.all(times(count, (at) => versionOf(urn, 'editableDatasetProperties', at)));
    const texts = stored.map((value) => (value as { description: string } | undefined)?.description);
    expect([...texts].sort()).toEqual(values.map(({ description }) => description).sort());
    expect(await versionOf(urn, 'editableDatasetProperties', count)).toBeUndefined();
  });

  it('should accept one of several writes that expect the same version', async () => {
    const urn = dataset('expected');
    await ingest(env, [urn, 'editableDatasetProperties', { description: 'first' }]);
    const expected = { 'If-Version-Match': '1' };
    const values = times(16, (at) => ({ description: `Text ${at}` }));
    const answers = await Promise.all(values.map((value) => send([urn, 'editableDatasetProperties', value], expected)));
    const winners = values.filter((_value, at) => answers[at]?.status === 200);
    expect(winners).toHaveLength(1);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...times(15, () => 422)]);
    expect(await storedAspect(env, urn, 'editableDatasetProperties')).toMatchObject(winners[0]!);
    expect(await latestVersion(urn, 'editableDatasetProperties')).toBe('2');
  });

  it('should store batches that name the same entities in opposite orders', async () => {
    const urns = times(10, (at) => dataset(`shared-${at}`));
    const writes = (batch: number): Write[] =>
      urns.map((urn) => [urn, 'editableDatasetProperties', { description: `Batch ${batch}` }]);
    const batches = times(12, (batch) => (batch % 2 === 0 ? writes(batch) : writes(batch).reverse()));
    await Promise.all(batches.map((batch) => ingest(env, ...batch)));
    const stored = await Promise.all(urns.map((urn) => storedAspect(env, urn, 'editableDatasetProperties')));
    const texts = stored.map((value) => (value as { description: string }).description);
    expect(new Set(texts).size).toBe(1);
    for (const urn of urns) expect(await latestVersion(urn, 'editableDatasetProperties')).toBe('12');
  });

  it('should leave an entity complete or deleted after concurrent writes and deletes', async () => {
    const urn = 'urn:li:tag:written-and-deleted';
    const remove = (): Promise<Response> =>
      env.fetch('/entities?action=delete', { method: 'POST', body: JSON.stringify({ urn }) });
    const calls = times(24, (at) => (at % 3 === 2 ? remove() : send([urn, 'tagProperties', { name: `Name ${at}` }])));
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(times(24, () => 200));
    const [key, properties] = await Promise.all(
      ['tagKey', 'tagProperties'].map((aspect) => storedAspect(env, urn, aspect)),
    );
    expect(key === undefined).toBe(properties === undefined);
  });

  const labelled = {
    tag: ['tagProperties', { name: 't' }, 'addTag(input: { tagUrn: "LABEL", resourceUrn: "URN" })'],
    glossaryTerm: [
      'glossaryTermInfo',
      { name: 't', definition: 'd', termSource: 'INTERNAL' },
      'addTerm(input: { termUrn: "LABEL", resourceUrn: "URN" })',
    ],
    domain: ['domainProperties', { name: 'd' }, 'setDomain(entityUrn: "URN", domainUrn: "LABEL")'],
    corpGroup: [
      'corpGroupInfo',
      { admins: [], members: [], groups: [] },
      'addOwner(input: { ownerUrn: "LABEL", resourceUrn: "URN", ownerEntityType: CORP_GROUP, type: DATAOWNER })',
    ],
  } as const;

  it.each(['the asset', 'the label'])(
    'should neither bring an entity back nor refer to it when an edit meets its deletion: %s',
    async (gone) => {
      for (const round of times(10, (at) => at)) {
        const urn = dataset(`${gone === 'the asset' ? 'gone' : 'kept'}-${round}`);
        const kinds = Object.entries(labelled).map(([type, [aspect, value, mutation]]) => {
          const label = `urn:li:${type}:met-${urn.length}-${round}`;
          const text = mutation.replace('LABEL', label).replace('URN', urn);
          return { label, write: [label, aspect, value] as Write, text };
        });
        await ingest(env, [urn, 'datasetProperties', { name: 'met' }], ...kinds.map(({ write }) => write));
        const deleted = gone === 'the asset' ? [urn] : kinds.map(({ label }) => label);
        const removals = deleted.map((one) =>
          `removal: ${REMOVALS[one.split(':')[2] ?? ''] ?? ''}`.replace('URN', one),
        );
        const deleting = async (removal: string, one: string): Promise<unknown> =>
          one === urn
            ? env.fetch(`/openapi/v3/entity/dataset/${encodeURIComponent(urn)}`, { method: 'DELETE' })
            : env.graphql(`mutation { ${removal} }`);
        const answers = await Promise.all([
          ...kinds.map(({ text }) => env.graphql(`mutation { edit: ${text} }`)),
          ...removals.map((removal, at) => deleting(removal, deleted[at] ?? '')),
        ]);
        for (const answer of answers.slice(0, kinds.length) as GraphqlAnswer[])
          expect(answer.body.errors?.[0]?.message ?? 'does not exist').toMatch(/does not exist$/);
        const left = await env.fetch(`/openapi/v3/entity/dataset/${encodeURIComponent(urn)}`);
        expect([round, left.status]).toEqual([round, gone === 'the asset' ? 404 : 200]);
        const text = await left.text();
        expect(deleted.filter((one) => text.includes(`"${one}"`))).toEqual([]);
      }
    },
  );
});
