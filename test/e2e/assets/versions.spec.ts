import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestEnvironment, type TestEnvironment } from '../../support/service/create-test-environment.js';
import { failed } from '../../support/graphql/graphql-errors.js';
import { ingest, storedAspect } from '../../support/service/ingest.js';
import { poll } from '../../support/measures/poll.js';

const dataset = (name: string) => `urn:li:dataset:(urn:li:dataPlatform:hive,${name},PROD)`;
const SET = 'urn:li:versionSet:(s,dataset)';
const NUMBERS = [1, 2, 3, 4, 5];

describe('Versions', () => {
  let env: TestEnvironment;

  beforeAll(async () => {
    env = await createTestEnvironment();
    await ingest(env, ...NUMBERS.map((at) => [dataset(`v${at}`), 'datasetProperties', { name: `v${at}` }] as const));
  });

  afterAll(() => env.stop());

  async function data(query: string) {
    const { body } = await env.graphql(query);
    expect(body.errors).toBeUndefined();
    return body.data;
  }

  const link = (at: number) =>
    `mutation { linkAssetVersion(input: { versionSet: "${SET}", linkedEntity: "${dataset(`v${at}`)}", version: "${at}", comment: "c" }) { urn } }`;

  it('should be linked by concurrent calls, one after the other', async () => {
    await data(link(1));
    const answers = await Promise.all(NUMBERS.slice(1).map((at) => data(link(at))));
    expect(answers).toEqual(NUMBERS.slice(1).map(() => ({ linkAssetVersion: { urn: SET } })));
    const fields =
      'versionProperties { isLatest comment version { versionTag } aliases { versionTag } created { actor { urn } } }';
    const urns = JSON.stringify(NUMBERS.map((at) => dataset(`v${at}`)));
    const { entities } = await data(`{ entities(urns: ${urns}) { ... on SupportsVersions { ${fields} } } }`);
    expect(entities[0].versionProperties).toEqual({
      isLatest: false,
      comment: 'c',
      version: { versionTag: '1' },
      aliases: [],
      created: { actor: { urn: 'urn:li:corpuser:datahub' } },
    });
    const latest = entities.filter(
      (one: { versionProperties: { isLatest: boolean } }) => one.versionProperties.isLatest,
    );
    expect(latest).toHaveLength(1);
  });

  it('should be found in their set, latest first', async () => {
    const search = `{ versionSet(urn: "${SET}") { latestVersion { urn } versionsSearch(input: { query: "*" }) {
      total searchResults { entity { urn } } } } }`;
    const set = await poll(async () => {
      const found = (await data(search)).versionSet;
      return found.versionsSearch.total === NUMBERS.length && found;
    }, 'all versions');
    expect(set.versionsSearch.searchResults[0].entity).toEqual(set.latestVersion);
    expect(set.versionsSearch.searchResults.at(-1).entity.urn).toBe(dataset('v1'));
  });

  it('should be linked and unlinked at the same moment without a loss', async () => {
    const set = 'urn:li:versionSet:(busy,dataset)';
    const names = ['b1', 'b2', 'b3', 'b4'];
    await ingest(env, ...names.map((name) => [dataset(name), 'datasetProperties', { name }] as const));
    const linked = (name: string) =>
      data(
        `mutation { linkAssetVersion(input: { versionSet: "${set}", linkedEntity: "${dataset(name)}", version: "${name}" }) { urn } }`,
      );
    const unlinked = (name: string) =>
      data(
        `mutation { unlinkAssetVersion(input: { versionSet: "${set}", unlinkedEntity: "${dataset(name)}" }) { urn } }`,
      );
    const state = async () => {
      const properties = (await storedAspect(env, set, 'versionSetProperties')) as { latest: string } | undefined;
      const versions = await Promise.all(names.map((name) => storedAspect(env, dataset(name), 'versionProperties')));
      const marks = versions.map((one) => (one as { isLatest: boolean } | undefined)?.isLatest);
      return [properties?.latest, ...marks];
    };
    for (let round = 0; round < 10; round += 1) {
      await linked('b1');
      await linked('b2');
      await Promise.all([unlinked('b2'), unlinked('b1'), linked('b3')]);
      expect(await state()).toEqual([dataset('b3'), undefined, undefined, true, undefined]);
      await linked('b4');
      await Promise.all([unlinked('b4'), unlinked('b3')]);
      expect(await state()).toEqual([undefined, undefined, undefined, undefined, undefined]);
    }
  });

  it('should show an earlier version of a dataset', async () => {
    const urn = dataset('t');
    await ingest(env, [urn, 'datasetProperties', { name: 'T', description: 'first' }]);
    await ingest(
      env,
      [urn, 'datasetProperties', { name: 'T2', description: 'second' }],
      [urn, 'globalTags', { tags: [{ tag: 'urn:li:tag:a' }] }],
    );
    const fields =
      '__typename urn type name origin platform { urn } properties { description } tags { tags { tag { urn } } } schema { name } relationships(input: { types: [], direction: INCOMING }) { total }';
    const as = (stamp: string) => `{ versionedDataset(urn: "${urn}"${stamp}) { ${fields} } }`;
    const now = {
      __typename: 'VersionedDataset',
      urn,
      type: 'DATASET',
      name: 'T2',
      origin: 'PROD',
      platform: { urn: 'urn:li:dataPlatform:hive' },
      properties: { description: 'second' },
      tags: { tags: [{ tag: { urn: 'urn:li:tag:a' } }] },
      schema: null,
      relationships: null,
    };
    expect((await data(as(''))).versionedDataset).toEqual(now);
    expect((await data(as(', versionStamp: "datasetProperties:1;globalTags:0"'))).versionedDataset).toEqual({
      ...now,
      name: 'T',
      properties: { description: 'first' },
    });
    expect(await env.graphql(as(', versionStamp: "none"'))).toEqual(failed('versionedDataset', 400, 'versionStamp'));
  });
  it('should show an earlier version of the schema of a glossary term', async () => {
    const urn = 'urn:li:glossaryTerm:schema';
    const schema = (fieldPath: string) => ({
      schemaName: 's',
      platform: 'urn:li:dataPlatform:hive',
      version: 0,
      hash: '',
      platformSchema: { 'com.linkedin.schema.Schemaless': {} },
      fields: [{ fieldPath, type: { type: { 'com.linkedin.schema.StringType': {} } }, nativeDataType: 'string' }],
    });
    await ingest(env, [urn, 'schemaMetadata', schema('a')]);
    await ingest(env, [urn, 'schemaMetadata', schema('b')]);
    const fields = 'schema { fields { fieldPath } } editableSchemaMetadata { editableSchemaFieldInfo { fieldPath } }';
    const query = `{ versionedDataset(urn: "${urn}", versionStamp: "schemaMetadata:1") { ${fields} } }`;
    const expected = { schema: { fields: [{ fieldPath: 'a' }] }, editableSchemaMetadata: null };
    expect((await data(query)).versionedDataset).toEqual(expected);
    const tag = '{ versionedDataset(urn: "urn:li:tag:a") { schema { name } } }';
    expect(await env.graphql(tag)).toEqual(failed('versionedDataset', 400, 'urn'));
  });
});
