import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestEnvironment, type TestEnvironment } from '../../support/service/create-test-environment.js';
import { ingest } from '../../support/service/ingest.js';
import { tamper } from '../../support/engines/tamper.js';

const TABLE = 'urn:li:dataset:(urn:li:dataPlatform:hive,shapes,PROD)';
const USER = 'urn:li:corpuser:datahub';
const TAG = 'urn:li:tag:shapes';
const STAMP = { time: 1, actor: USER };
const OWNER = { owner: USER, type: 'DATAOWNER' };
const TERMS = { terms: [{ urn: 'urn:li:glossaryTerm:a' }], auditStamp: STAMP };
const LINK = { url: 'https://example.com', description: 'd', createStamp: STAMP };

const QUERY = `query ($urn: String!) {
  dataset(urn: $urn) {
    name
    properties { name description customProperties { key value } created lastModified { time } }
    ownership { owners { owner { ... on CorpUser { urn } } type } lastModified { time } }
    tags { tags { tag { urn } } }
    glossaryTerms { terms { term { urn } } }
    institutionalMemory { elements { url label } }
    browsePathV2 { path { name entity { urn } } }
    siblings { isPrimary siblings { urn } }
    container { urn privileges { canEditTags } }
    status { removed }
    editableProperties { description }
  }
}`;

/** What another program stored instead of the value beside it, and what remains of it. */
const SHAPES: readonly (readonly [aspect: string, valid: object, stored: unknown, shown: object])[] = [
  ['ownership', { owners: [OWNER] }, { owners: [{ owner: 5 }, OWNER] }, { ownership: { owners: [{}] } }],
  ['globalTags', { tags: [{ tag: TAG }] }, { tags: { 0: { tag: TAG } } }, { tags: null }],
  ['glossaryTerms', TERMS, { terms: [{ urn: ['a'] }, 'b'], auditStamp: STAMP }, { glossaryTerms: { terms: [] } }],
  ['institutionalMemory', { elements: [LINK] }, { elements: [LINK, 1] }, { institutionalMemory: { elements: [{}] } }],
  ['browsePathsV2', { path: [{ id: 'a' }] }, { path: [{ id: [[1]] }] }, { browsePathV2: { path: [] } }],
  ['siblings', { siblings: [TABLE], primary: true }, { siblings: 'x', primary: 'y' }, { siblings: null }],
  ['container', { container: 'urn:li:container:c' }, { container: {} }, { container: null }],
  ['status', { removed: false }, { removed: 'no' }, { status: { removed: false } }],
  ['datasetProperties', { name: 'n' }, { name: {}, created: 5, customProperties: [1] }, { properties: {} }],
  ['editableDatasetProperties', { description: 'd' }, [], { editableProperties: { description: null } }],
];

describe('values that another program stored in a wrong shape', () => {
  let env: TestEnvironment;

  beforeAll(async () => {
    env = await createTestEnvironment();
    await ingest(env, ...SHAPES.map(([aspect, valid]) => [TABLE, aspect, valid] as const));
    const set = 'UPDATE metadata_aspect_v2 SET metadata = ? WHERE urn = ? AND aspect = ? AND version = 0';
    await tamper(env, ...SHAPES.map(([aspect, , stored]) => [set, JSON.stringify(stored), TABLE, aspect] as const));
  });

  afterAll(() => env.stop());

  it('should be left out of what GraphQL returns, without an error', async () => {
    const { data, errors } = (await env.graphql(QUERY, { urn: TABLE })).body;
    expect(errors ?? []).toEqual([]);
    expect(data).toMatchObject({ dataset: Object.assign({}, ...SHAPES.map(([, , , shown]) => shown)) as object });
  });

  it.each(SHAPES.map(([aspect]) => aspect))('should be readable over REST as they are stored: %s', async (aspect) => {
    const { status } = await env.fetch(`/openapi/v3/entity/dataset/${encodeURIComponent(TABLE)}/${aspect}`);
    expect(status).toBe(200);
  });

  it('should not keep the entity from being indexed or changed', async () => {
    const restored = await env.fetch('/operations?action=restoreIndices', {
      method: 'POST',
      body: JSON.stringify({ urn: TABLE }),
    });
    expect(restored.status).toBe(200);
    const mutation = `mutation { addTag(input: { tagUrn: "${TAG}", resourceUrn: "${TABLE}" }) }`;
    await ingest(env, [TAG, 'tagProperties', { name: 'shapes' }], [TABLE, 'ownership', { owners: [OWNER] }]);
    const { errors } = (await env.graphql(mutation)).body;
    expect(
      errors?.map(({ extensions }: { extensions?: Record<string, unknown> }) => extensions?.['code']) ?? [],
    ).not.toContain(500);
  });
});
