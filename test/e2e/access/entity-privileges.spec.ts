import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createActor, grant, type TestActor } from '../../support/service/actors.js';
import { createTestEnvironment, type TestEnvironment } from '../../support/service/create-test-environment.js';
import { ingest } from '../../support/service/ingest.js';

const DATASET = 'urn:li:dataset:(urn:li:dataPlatform:hive,db.mine,PROD)';
const NODE = 'urn:li:glossaryNode:mine';
const TERM = 'urn:li:glossaryTerm:mine';

const COMMON = `canEditLineage canEditProperties canEditAssertions canEditAssertionOwners canEditIncidents canEditDomains
  canEditDataProducts canEditDeprecation canEditGlossaryTerms canEditTags canEditOwners canEditDescription canEditLinks
  canManageAssetSummary`;
const OF_DATASETS = `canEditEmbed canEditQueries canEditSchemaFieldTags canEditSchemaFieldGlossaryTerms
  canEditSchemaFieldDescription canViewDatasetUsage canViewDatasetProfile canViewDatasetOperations`;
const MANAGING = 'canManageEntity canManageChildren';

describe('Privileges of an entity', () => {
  let env: TestEnvironment;
  let actor: TestActor;

  beforeAll(async () => {
    env = await createTestEnvironment();
    actor = await createActor(env, 'curator');
    await ingest(
      env,
      [DATASET, 'status', { removed: false }],
      [NODE, 'glossaryNodeInfo', { definition: '' }],
      [TERM, 'glossaryTermInfo', { definition: '', termSource: 'INTERNAL', parentNode: NODE }],
    );
  });

  afterAll(() => env.stop());

  async function privileges(type: string, urn: string, fields: string, token?: string): Promise<object> {
    const query = `query ($urn: String!) { entity(urn: $urn) { ... on ${type} { privileges { ${fields} } } } }`;
    const { body } = await env.graphql(query, { urn }, token);
    expect(body.errors).toBeUndefined();
    return body.data.entity.privileges as object;
  }

  const granted = (answer: object): string[] =>
    Object.entries(answer)
      .filter(([, value]) => value === true)
      .map(([name]) => name)
      .sort();

  it('should include all relevant privileges for actors who may do everything', async () => {
    const all = await privileges('Dataset', DATASET, `${COMMON} ${OF_DATASETS} ${MANAGING}`);
    const { canManageEntity, canManageChildren, ...others } = all as Record<string, unknown>;
    expect([canManageEntity, canManageChildren]).toEqual([null, null]);
    expect(new Set(Object.values(others))).toEqual(new Set([true]));
  });

  it('should include the privileges that policies grant', async () => {
    await grant(env, actor, {
      privileges: ['EDIT_ENTITY_TAGS', 'EDIT_DATASET_COL_DESCRIPTION', 'EDIT_LINEAGE'],
      on: { type: 'dataset', urns: [DATASET] },
      onlyTags: ['urn:li:tag:one'],
    });
    expect(granted(await privileges('Dataset', DATASET, `${COMMON} ${OF_DATASETS}`, actor.token))).toEqual([
      'canEditLineage',
      'canEditSchemaFieldDescription',
      'canEditTags',
      'canViewDatasetOperations',
      'canViewDatasetProfile',
      'canViewDatasetUsage',
    ]);
  });

  it('should include more for actors who manage a part of the glossary', async () => {
    await grant(env, actor, { privileges: ['MANAGE_GLOSSARY_CHILDREN'], on: { type: 'glossaryNode', urns: [NODE] } });
    const fields = `${MANAGING} canEditOwners canEditTags canEditEmbed`;
    expect(await privileges('GlossaryTerm', TERM, fields, actor.token)).toEqual({
      canManageEntity: true,
      canManageChildren: null,
      canEditOwners: true,
      canEditTags: false,
      canEditEmbed: null,
    });
    expect(await privileges('GlossaryNode', NODE, fields, actor.token)).toMatchObject({
      canManageEntity: false,
      canManageChildren: true,
      canEditOwners: false,
    });
  });

  it('should exist for every entity type that has the field', async () => {
    const urns = [
      'urn:li:chart:(looker,c)',
      'urn:li:container:c',
      'urn:li:corpuser:curator',
      'urn:li:dataJob:(urn:li:dataFlow:(airflow,f,PROD),j)',
      'urn:li:document:d',
      'urn:li:domain:d',
      'urn:li:businessAttribute:b',
      'urn:li:metric:(urn:li:dataPlatform:dbt,p,m)',
    ];
    const { data } = (
      await env.graphql('{ __type(name: "Entity") { possibleTypes { name fields { name type { name } } } } }')
    ).body;
    const types = data.__type.possibleTypes as { name: string; fields: { type: { name: string | null } }[] }[];
    const having = types.filter(({ fields }) => fields.some(({ type }) => type.name === 'EntityPrivileges'));
    const spreads = having.map(({ name }) => `... on ${name} { privileges { canEditOwners } }`).join(' ');
    const { body } = await env.graphql(`query ($urns: [String!]!) { entities(urns: $urns) { ${spreads} } }`, { urns });
    expect(body).toMatchObject({ data: { entities: urns.map(() => ({ privileges: { canEditOwners: true } })) } });
  });
});
