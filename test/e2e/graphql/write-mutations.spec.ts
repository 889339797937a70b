import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestEnvironment, type TestEnvironment } from '../../support/service/create-test-environment.js';
import { ingest, storedAspect } from '../../support/service/ingest.js';
import { poll } from '../../support/measures/poll.js';

const DATASET = 'urn:li:dataset:(urn:li:dataPlatform:hive,writes.t,PROD)';
const PROPERTY = 'urn:li:structuredProperty:writes';
const FILE = 'urn:li:dataHubFile:f';
const ME = 'urn:li:corpuser:datahub';

describe('Mutations that write any aspect', () => {
  let env: TestEnvironment;

  beforeAll(async () => {
    env = await createTestEnvironment();
    await ingest(env, [DATASET, 'datasetProperties', { name: 't' }]);
  });

  afterAll(() => env.stop());

  async function data(query: string, variables: object = {}) {
    const { body } = await env.graphql(query, { ...variables });
    expect(body.errors).toBeUndefined();
    return body.data;
  }

  const act = (path: string, body: object) => env.fetch(path, { method: 'POST', body: JSON.stringify(body) });

  it('should patch by keys, all or nothing', async () => {
    const patches = 'mutation ($input: [PatchEntityInput!]!) { patchEntities(input: $input) { urn success error } }';
    const tags = {
      urn: DATASET,
      aspectName: 'globalTags',
      arrayPrimaryKeys: [{ arrayField: 'tags', keys: ['attribution␟source', 'tag'] }],
      patch: [{ op: 'ADD', path: '/tags//urn:li:tag:w', value: '{"tag": "urn:li:tag:w"}' }],
    };
    const lost = { ...tags, aspectName: 'nothing' };
    const failed = await data(patches, { input: [tags, lost] });
    expect(failed?.['patchEntities']).toMatchObject([{ success: false }, { success: false }]);
    expect(await storedAspect(env, DATASET, 'globalTags')).toBeUndefined();
    const done = await data(patches, { input: [tags] });
    expect(done?.['patchEntities']).toEqual([{ urn: DATASET, success: true, error: null }]);
    expect(await storedAspect(env, DATASET, 'globalTags')).toEqual({ tags: [{ tag: 'urn:li:tag:w' }] });
  });

  it('should roll back the writes of a run', async () => {
    const urn = 'urn:li:tag:of-run';
    const aspect = { value: '{"name": "r"}', contentType: 'application/json' };
    const proposal = { entityType: 'tag', entityUrn: urn, changeType: 'UPSERT', aspectName: 'tagProperties', aspect };
    await act('/aspects?action=ingestProposal', { proposal: { ...proposal, systemMetadata: { runId: 'run-w' } } });
    expect(await data('mutation { rollbackIngestion(input: { runId: "run-w" }) }')).toEqual({
      rollbackIngestion: 'true',
    });
    await poll(async () => (await storedAspect(env, urn, 'tagKey')) === undefined, 'the end of the rollback');
  });

  it('should create documents from files', async () => {
    const imports =
      'mutation { importDocumentsFromFiles(input: { documents: [{ fileName: "a.md", content: "A" }] }) { createdCount updatedCount documentUrns } }';
    const first = (await data(imports))?.['importDocumentsFromFiles'] as { documentUrns: string[] };
    expect(first).toMatchObject({ createdCount: 1, updatedCount: 0 });
    const urn = first.documentUrns[0] ?? '';
    const read = '($urn: String!) { document(urn: $urn) { info { title contents { text } } } }';
    expect((await data(`query ${read}`, { urn }))?.['document']).toEqual({
      info: { title: 'a', contents: { text: 'A' } },
    });
    expect((await data(imports))?.['importDocumentsFromFiles']).toMatchObject({ createdCount: 0, updatedCount: 1 });
  });

  it('should show known files, and refuse uploads', async () => {
    const info = {
      bucketStorageLocation: { storageBucket: 'b', storageKey: 'k' },
      originalFileName: 'f.png',
      mimeType: 'image/png',
      sizeInBytes: 3,
      scenario: 'ASSET_DOCUMENTATION',
      referencedByAsset: DATASET,
      created: { time: 1, actor: ME },
    };
    await ingest(env, [FILE, 'dataHubFileInfo', info]);
    const fields = '{ sizeInBytes bucketStorageLocation { storageKey } referencedByAsset { urn } created { time } }';
    const found = await data(`{ entity(urn: "${FILE}") { type ... on DataHubFile { info ${fields} } } }`);
    expect(found?.['entity']).toEqual({
      type: 'DATAHUB_FILE',
      info: {
        sizeInBytes: 3,
        bucketStorageLocation: { storageKey: 'k' },
        referencedByAsset: { urn: DATASET },
        created: { time: 1 },
      },
    });
  });

  it('should remove the values of a deleted property', async () => {
    await ingest(env, [
      PROPERTY,
      'propertyDefinition',
      {
        qualifiedName: 'writes',
        valueType: 'urn:li:dataType:datahub.string',
        entityTypes: ['urn:li:entityType:datahub.dataset'],
      },
    ]);
    const values = { properties: [{ propertyUrn: PROPERTY, values: [{ string: 'v' }] }] };
    await ingest(env, [DATASET, 'structuredProperties', values]);
    await act('/entities?action=delete', { urn: PROPERTY });
    const left = async () => (await storedAspect(env, DATASET, 'structuredProperties')) as typeof values | undefined;
    await poll(async () => ((await left())?.properties ?? []).length === 0, 'the end of the values');
  });

  it('should return a trace id in every response under /openapi', async () => {
    for (const path of ['/openapi/v3/entity/tag/urn:li:tag:none', '/openapi/operations/identity/user/urn']) {
      expect((await env.fetch(path)).headers.get('traceparent')).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
    }
  });
});
