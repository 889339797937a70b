import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestEnvironment, type TestEnvironment } from '../../support/service/create-test-environment.js';
import { failed, failedWhole } from '../../support/graphql/graphql-errors.js';
import { ingest } from '../../support/service/ingest.js';
import { poll } from '../../support/measures/poll.js';

const dataset = (name: string) => `urn:li:dataset:(urn:li:dataPlatform:hive,${name},PROD)`;
const [A, B, C] = ['a', 'b', 'c'].map(dataset) as [string, string, string];
const ROLE = 'urn:li:role:readers';
const PRODUCT = 'urn:li:dataProduct:p';
const APPLICATION = 'urn:li:application:shop';

describe('Extras of assets', () => {
  let env: TestEnvironment;

  beforeAll(async () => {
    env = await createTestEnvironment();
    await ingest(
      env,
      ...[A, B, C].map((urn) => [urn, 'datasetProperties', { name: urn }] as const),
      [ROLE, 'roleProperties', { name: 'Readers', type: 'READ' }],
      [A, 'access', { roles: [{ urn: ROLE }] }],
      [A, 'siblings', { siblings: [B], primary: true }],
      [PRODUCT, 'dataProductProperties', { name: 'P', assets: [{ destinationUrn: B, outputPort: true }] }],
      [APPLICATION, 'applicationProperties', { name: 'Shop' }],
      [C, 'applications', { applications: [APPLICATION] }],
    );
  });

  afterAll(() => env.stop());

  async function data(query: string) {
    const { body } = await env.graphql(query);
    expect(body.errors).toBeUndefined();
    return body.data;
  }

  it('should show the roles that grant access to an asset', async () => {
    const access = 'access { roles { associatedUrn role { urn properties { name type } isAssignedToMe } } }';
    const types = `... on Dataset { ${access} } ... on Container { ${access} } ... on Dashboard { ${access} }`;
    const { entities } = await data(`{ entities(urns: ["${A}", "${B}", "urn:li:container:c"]) { ${types} } }`);
    const role = { urn: ROLE, properties: { name: 'Readers', type: 'READ' }, isAssignedToMe: false };
    expect(entities).toEqual([{ access: { roles: [{ associatedUrn: A, role }] } }, { access: null }, { access: null }]);
  });

  it('should change how other pages embed an asset', async () => {
    const update = (input: string) => `mutation { updateEmbed(input: { ${input} }) }`;
    expect(await data(update(`urn: "${A}", renderUrl: "https://a.example"`))).toEqual({ updateEmbed: true });
    expect(await data(update(`urn: "${A}"`))).toEqual({ updateEmbed: true });
    expect((await data(`{ dataset(urn: "${A}") { embed { renderUrl } } }`)).dataset.embed).toEqual({
      renderUrl: 'https://a.example',
    });
    const missing = update(`urn: "${dataset('none')}", renderUrl: "https://a.example"`);
    expect(await env.graphql(missing)).toEqual(failed('updateEmbed', 400, 'does not exist'));
    const script = update(`urn: "${A}", renderUrl: "javascript:alert(1)"`);
    expect(await env.graphql(script)).toEqual(failed('updateEmbed', 400, 'renderUrl'));
  });

  it('should return the data products of assets and of their siblings', async () => {
    const fields = 'entities { urn dataProductAssociations { isOutputPort dataProduct { urn } } }';
    const query = (urns: string[]) =>
      `{ bulkEntityDataProducts(input: { urns: ${JSON.stringify(urns)} }) { ${fields} } }`;
    const associated = [{ isOutputPort: true, dataProduct: { urn: PRODUCT } }];
    expect((await data(query([A, C, B, A]))).bulkEntityDataProducts.entities).toEqual([
      { urn: A, dataProductAssociations: associated },
      { urn: C, dataProductAssociations: [] },
      { urn: B, dataProductAssociations: associated },
      { urn: A, dataProductAssociations: associated },
    ]);
    const many = Array.from({ length: 101 }, () => A);
    expect(await env.graphql(query(many))).toEqual(failedWhole('bulkEntityDataProducts', 400, 'more than 100'));
  });

  it('should change an application, and find its assets', async () => {
    const update = `mutation { updateApplication(urn: "${APPLICATION}", input: { description: "Sells" }) { properties { name description } } }`;
    expect((await data(update)).updateApplication.properties).toEqual({ name: 'Shop', description: 'Sells' });
    const blank = `mutation { updateApplication(urn: "${APPLICATION}", input: { name: " " }) { urn } }`;
    expect(await env.graphql(blank)).toEqual(failed('updateApplication', 400, 'name must not be blank'));
    const search = `{ listApplicationAssets(urn: "${APPLICATION}", input: { query: "*" }) { total searchResults { entity { urn } } } }`;
    const found = { total: 1, searchResults: [{ entity: { urn: C } }] };
    const isFound = async () => JSON.stringify((await data(search)).listApplicationAssets) === JSON.stringify(found);
    await poll(isFound, 'the asset of the application');
  });
});
