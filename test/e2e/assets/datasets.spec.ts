import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestEnvironment, type TestEnvironment } from '../../support/service/create-test-environment.js';
import { failed } from '../../support/graphql/graphql-errors.js';
import { ingest } from '../../support/service/ingest.js';

const HIVE = 'urn:li:dataPlatform:hive';
const ROOT = 'urn:li:corpuser:datahub';
const FULL = `urn:li:dataset:(${HIVE},db.full,PROD)`;
const BARE = `urn:li:dataset:(${HIVE},db.bare,DEV)`;

const type = (name: string) => ({ type: { [`com.linkedin.schema.${name}`]: {} } });

const schema = (more: object) => ({
  schemaName: 's',
  platform: HIVE,
  version: 3,
  hash: 'h',
  platformSchema: { 'com.linkedin.schema.OtherSchema': { rawSchema: 'raw' } },
  fields: [],
  ...more,
});

describe('Datasets', () => {
  let env: TestEnvironment;

  beforeAll(async () => {
    env = await createTestEnvironment();
    await ingest(env, [BARE, 'status', { removed: false }]);
  });

  afterAll(() => env.stop());

  async function read(urn: string, fields: string): Promise<Record<string, unknown>> {
    const { status, body } = await env.graphql(`query ($urn: String!) { dataset(urn: $urn) { ${fields} } }`, { urn });
    expect([status, body.errors]).toEqual([200, undefined]);
    return body.data.dataset;
  }

  it('should derive fields from the urn, and return null for everything that was never written', async () => {
    const nothing = `properties { name } editableProperties { name } description externalUrl uri ownership { owners { type } }
      deprecation { deprecated } institutionalMemory { elements { url } } schemaMetadata { name } schema { name }
      editableSchemaMetadata { editableSchemaFieldInfo { fieldPath } } embed { renderUrl } tags { tags { context } }
      globalTags { tags { context } } glossaryTerms { terms { context } } domain { associatedUrn } container { urn }
      subTypes { typeNames } viewProperties { logic } siblings { isPrimary } lastIngested dataPlatformInstance { urn }`;
    const dataset = await read(BARE, `urn type exists name origin platform { urn name } status { removed } ${nothing}`);
    const { urn, type: kind, exists, name, origin, platform, status, ...rest } = dataset;
    expect({ urn, kind, exists, name, origin, platform, status }).toEqual({
      urn: BARE,
      kind: 'DATASET',
      exists: true,
      name: 'db.bare',
      origin: 'DEV',
      platform: { urn: HIVE, name: 'hive' },
      status: { removed: false },
    });
    expect(new Set(Object.values(rest))).toEqual(new Set([null]));
  });

  it('should return an object that does not exist for an unknown urn', async () => {
    const unknown = `urn:li:dataset:(${HIVE},never,PROD)`;
    expect(await read(unknown, 'urn exists name')).toEqual({ urn: unknown, exists: false, name: 'never' });
  });

  it.each([
    ['urn:li:tag:x', 'give the urn of a dataset'],
    ['dataset', 'Invalid urn!'],
    ['urn:li:dataset:(a,b)', 'urn:li:dataset:(a,b)'],
  ])('should reject the urn %s', async (urn, text) => {
    const answer = await env.graphql('query ($urn: String!) { dataset(urn: $urn) { urn } }', { urn });
    expect(answer).toEqual(failed('dataset', 400, text));
  });

  it('should convert stored values', async () => {
    const stamp = { time: 5, actor: ROOT };
    await ingest(
      env,
      ['urn:li:container:c', 'containerProperties', { name: 'C', customProperties: { k: 'v' } }],
      ['urn:li:container:c', 'container', { container: 'urn:li:container:top' }],
      ['urn:li:container:top', 'containerProperties', { name: 'Top' }],
      ['urn:li:domain:d', 'domainProperties', { name: 'D' }],
      ['urn:li:glossaryTerm:A.B', 'glossaryTermInfo', { definition: 'Means B', termSource: 'INTERNAL' }],
      [
        FULL,
        'datasetProperties',
        { name: 'full', description: 'd', customProperties: { b: '1', a: '2' }, created: stamp },
      ],
      [FULL, 'editableDatasetProperties', { description: 'edited' }],
      [FULL, 'container', { container: 'urn:li:container:c' }],
      [FULL, 'domains', { domains: ['urn:li:domain:d'] }],
      [FULL, 'glossaryTerms', { terms: [{ urn: 'urn:li:glossaryTerm:A.B', actor: ROOT }], auditStamp: stamp }],
      [FULL, 'subTypes', { typeNames: ['View'] }],
      [FULL, 'viewProperties', { materialized: true, viewLogic: 'select 1', viewLanguage: 'SQL' }],
      [FULL, 'siblings', { siblings: [BARE], primary: true }],
      [FULL, 'deprecation', { deprecated: true, note: 'old', actor: ROOT, replacement: BARE }],
      [FULL, 'institutionalMemory', { elements: [{ url: 'https://x.org', description: 'Wiki', createStamp: stamp }] }],
      [FULL, 'browsePathsV2', { path: [{ id: 'urn:li:container:c', urn: 'urn:li:container:c' }, { id: 'leaf' }] }],
    );
    const dataset = await read(
      FULL,
      `name description properties { name origin customProperties { key value associatedUrn } created createdActor lastModified { time actor } }
       editableProperties { name description } container { urn properties { name customProperties { key value associatedUrn } } platform { urn } }
       parentContainers { count containers { properties { name } } }
       domain { domain { id properties { name createdOn { actor { username } } } } associatedUrn }
       glossaryTerms { terms { term { urn name hierarchicalName properties { name description definition termSource } } actor { urn } associatedUrn } }
       subTypes { typeNames } viewProperties { materialized logic formattedLogic language } siblings { isPrimary siblings { urn } }
       deprecation { deprecated note actor actorEntity { urn } replacement { urn type } decommissionTime }
       institutionalMemory { elements { url label description author { urn } actor { ... on CorpUser { urn } } created { time } updated { time } associatedUrn } }
       browsePathV2 { path { name entity { urn type } } }`,
    );
    expect(dataset).toEqual({
      name: 'full',
      description: 'd',
      properties: {
        name: 'full',
        origin: 'PROD',
        customProperties: [
          { key: 'b', value: '1', associatedUrn: FULL },
          { key: 'a', value: '2', associatedUrn: FULL },
        ],
        created: 5,
        createdActor: ROOT,
        lastModified: { time: 0, actor: null },
      },
      editableProperties: { name: null, description: 'edited' },
      container: {
        urn: 'urn:li:container:c',
        properties: { name: 'C', customProperties: [{ key: 'k', value: 'v', associatedUrn: 'urn:li:container:c' }] },
        platform: { urn: 'urn:li:dataPlatform:unknown' },
      },
      parentContainers: { count: 2, containers: [{ properties: { name: 'C' } }, { properties: { name: 'Top' } }] },
      domain: {
        domain: { id: 'd', properties: { name: 'D', createdOn: { actor: { username: 'datahub' } } } },
        associatedUrn: FULL,
      },
      glossaryTerms: {
        terms: [
          {
            term: {
              urn: 'urn:li:glossaryTerm:A.B',
              name: 'B',
              hierarchicalName: 'A.B',
              properties: { name: 'B', description: 'Means B', definition: 'Means B', termSource: 'INTERNAL' },
            },
            actor: { urn: ROOT },
            associatedUrn: FULL,
          },
        ],
      },
      subTypes: { typeNames: ['View'] },
      viewProperties: { materialized: true, logic: 'select 1', formattedLogic: null, language: 'SQL' },
      siblings: { isPrimary: true, siblings: [{ urn: BARE }] },
      deprecation: {
        deprecated: true,
        note: 'old',
        actor: ROOT,
        actorEntity: { urn: ROOT },
        replacement: { urn: BARE, type: 'DATASET' },
        decommissionTime: null,
      },
      institutionalMemory: {
        elements: [
          {
            url: 'https://x.org',
            label: 'Wiki',
            description: 'Wiki',
            author: { urn: ROOT },
            actor: { urn: ROOT },
            created: { time: 5 },
            updated: null,
            associatedUrn: FULL,
          },
        ],
      },
      browsePathV2: {
        path: [
          { name: 'urn:li:container:c', entity: { urn: 'urn:li:container:c', type: 'CONTAINER' } },
          { name: 'leaf', entity: null },
        ],
      },
    });
  });

  it('should fall back to the older aspect of a deprecation', async () => {
    const urn = `urn:li:dataset:(${HIVE},db.older,PROD)`;
    await ingest(env, [urn, 'datasetDeprecation', { deprecated: true, note: 'older' }]);
    const fields = 'deprecation { deprecated note actor actorEntity { urn } }';
    const older = { deprecated: true, note: 'older', actor: null, actorEntity: null };
    expect(await read(urn, fields)).toEqual({ deprecation: older });
    await ingest(env, [urn, 'deprecation', { deprecated: false, note: '', actor: ROOT }]);
    expect(await read(urn, fields)).toMatchObject({ deprecation: { deprecated: false, actor: ROOT } });
  });

  describe('schemas', () => {
    const field = (fieldPath: string, kind: string, more: object = {}) => ({
      fieldPath,
      type: type(kind),
      nativeDataType: kind,
      ...more,
    });

    it('should show their columns and earlier versions', async () => {
      const urn = `urn:li:dataset:(${HIVE},db.columns,PROD)`;
      const tagged = field('id', 'NumberType', { isPartOfKey: true, globalTags: { tags: [{ tag: 'urn:li:tag:t' }] } });
      const foreignKeys = [
        {
          name: 'fk',
          foreignFields: [`urn:li:schemaField:(${BARE},x)`],
          sourceFields: [`urn:li:schemaField:(${urn},id)`],
          foreignDataset: BARE,
        },
      ];
      await ingest(env, [urn, 'schemaMetadata', schema({ fields: [field('id', 'NumberType')] })]);
      await ingest(env, [urn, 'schemaMetadata', schema({ fields: [tagged, field('a,b', 'RecordType')], foreignKeys })]);
      const columns = 'fieldPath type nullable recursive isPartOfKey tags { tags { tag { urn } associatedUrn } }';
      const {
        schemaMetadata,
        older,
        none,
        schema: deprecated,
      } = await read(
        urn,
        `schemaMetadata { aspectVersion version name hash platformUrn datasetUrn platformSchema { ... on TableSchema { schema } }
           fields { ${columns} schemaFieldEntity { urn type fieldPath parent { urn } } }
           foreignKeys { name foreignFields { urn } sourceFields { fieldPath } foreignDataset { urn name } } }
         older: schemaMetadata(version: 1) { aspectVersion fields { fieldPath } }
         none: schemaMetadata(version: 9) { aspectVersion }
         schema { version fields { fieldPath } lastObserved }`,
      );
      expect(schemaMetadata).toEqual({
        aspectVersion: 0,
        version: 3,
        name: 's',
        hash: 'h',
        platformUrn: HIVE,
        datasetUrn: null,
        platformSchema: { schema: 'raw' },
        fields: [
          {
            fieldPath: 'id',
            type: 'NUMBER',
            nullable: false,
            recursive: false,
            isPartOfKey: true,
            tags: { tags: [{ tag: { urn: 'urn:li:tag:t' }, associatedUrn: urn }] },
            schemaFieldEntity: {
              urn: `urn:li:schemaField:(${urn},id)`,
              type: 'SCHEMA_FIELD',
              fieldPath: 'id',
              parent: { urn },
            },
          },
          {
            fieldPath: 'a,b',
            type: 'STRUCT',
            nullable: false,
            recursive: false,
            isPartOfKey: false,
            tags: null,
            schemaFieldEntity: expect.objectContaining({ urn: `urn:li:schemaField:(${urn},a%2Cb)`, parent: { urn } }),
          },
        ],
        foreignKeys: [
          {
            name: 'fk',
            foreignFields: [{ urn: `urn:li:schemaField:(${BARE},x)` }],
            sourceFields: [{ fieldPath: 'id' }],
            foreignDataset: { urn: BARE, name: 'db.bare' },
          },
        ],
      });
      expect([older, none]).toEqual([{ aspectVersion: 1, fields: [{ fieldPath: 'id' }] }, null]);
      expect(deprecated).toMatchObject({ version: 3, fields: [{ fieldPath: 'id' }, { fieldPath: 'a,b' }] });
    });

    it.each<[string, object, unknown]>([
      ['KafkaSchema', { documentSchema: 'doc' }, { schema: 'doc' }],
      ['PrestoDDL', { rawSchema: 'ddl' }, { schema: 'ddl' }],
      ['MySqlDDL', { tableSchema: 'ddl' }, { schema: 'ddl' }],
      ['KeyValueSchema', { keySchema: 'k', valueSchema: 'v' }, { keySchema: 'k', valueSchema: 'v' }],
      ['EspressoSchema', { documentSchema: 'd', tableSchema: 't' }, { keySchema: 't', valueSchema: 'd' }],
      ['Schemaless', {}, null],
    ])('should show the platform form %s', async (record, stored, shown) => {
      const urn = `urn:li:dataset:(${HIVE},db.${record},PROD)`;
      await ingest(env, [
        urn,
        'schemaMetadata',
        schema({ platformSchema: { [`com.linkedin.schema.${record}`]: stored } }),
      ]);
      const forms = '... on TableSchema { schema } ... on KeyValueSchema { keySchema valueSchema }';
      expect(await read(urn, `schemaMetadata { platformSchema { ${forms} } }`)).toEqual({
        schemaMetadata: { platformSchema: shown },
      });
    });
  });

  it('should show owners of every type', async () => {
    const urn = `urn:li:dataset:(${HIVE},db.owned,PROD)`;
    await ingest(env, [
      urn,
      'ownership',
      {
        owners: [
          { owner: ROOT, type: 'DATA_STEWARD', source: { type: 'MANUAL', url: 'https://x.org' } },
          { owner: 'urn:li:corpGroup:crew', type: 'CUSTOM', typeUrn: 'urn:li:ownershipType:chef' },
        ],
        lastModified: { time: 7, actor: ROOT },
      },
    ]);
    const owner = '__typename ... on CorpUser { username } ... on CorpGroup { name }';
    expect(
      await read(
        urn,
        `ownership { owners { owner { ${owner} } type ownershipType { urn } source { type url } associatedUrn } lastModified { time actor } }`,
      ),
    ).toEqual({
      ownership: {
        owners: [
          {
            owner: { __typename: 'CorpUser', username: 'datahub' },
            type: 'DATA_STEWARD',
            ownershipType: { urn: 'urn:li:ownershipType:__system__data_steward' },
            source: { type: 'MANUAL', url: 'https://x.org' },
            associatedUrn: urn,
          },
          {
            owner: { __typename: 'CorpGroup', name: 'crew' },
            type: 'CUSTOM',
            ownershipType: { urn: 'urn:li:ownershipType:chef' },
            source: null,
            associatedUrn: urn,
          },
        ],
        lastModified: { time: 7, actor: ROOT },
      },
    });
  });
});
