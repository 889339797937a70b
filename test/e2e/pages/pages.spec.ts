import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createActor, type TestActor } from '../../support/service/actors.js';
import { createTestEnvironment, type TestEnvironment } from '../../support/service/create-test-environment.js';
import { ingest } from '../../support/service/ingest.js';
import { poll } from '../../support/measures/poll.js';

const DATASET = 'urn:li:dataset:(urn:li:dataPlatform:hive,db.t,PROD)';
const DEFAULT_HOME = 'urn:li:dataHubPageTemplate:home_default_1';
const MODULE = `urn type exists properties { name type visibility { scope } created { actor { urn } }
  params { linkParams { linkUrl } hierarchyViewParams { assetUrns showRelatedEntities } } }`;
const TEMPLATE = `urn type properties { rows { modules { urn } } surface { surfaceType } visibility { scope }
  assetSummary { summaryElements { elementType structuredProperty { urn } } } }`;
const UPSERT_MODULE = `mutation ($input: UpsertPageModuleInput!) { upsertPageModule(input: $input) { ${MODULE} } }`;
const UPSERT_TEMPLATE = `mutation ($input: UpsertPageTemplateInput!) { upsertPageTemplate(input: $input) { ${TEMPLATE} } }`;
const DELETE_MODULE = 'mutation ($urn: String!) { deletePageModule(input: { urn: $urn }) }';
const DELETE_TEMPLATE = 'mutation ($urn: String!) { deletePageTemplate(input: { urn: $urn }) }';

const LINK = {
  name: 'Wiki',
  type: 'LINK',
  scope: 'PERSONAL',
  params: { linkParams: { linkUrl: 'https://wiki.example' } },
};

describe('Pages', () => {
  let env: TestEnvironment;
  let user: TestActor;

  beforeAll(async () => {
    env = await createTestEnvironment();
    await ingest(env, [DATASET, 'datasetProperties', { name: 't' }]);
    user = await createActor(env, 'user');
  });

  afterAll(() => env.stop());

  async function data(query: string, variables: object = {}, token?: string) {
    const { body } = await env.graphql(query, { ...variables }, token);
    expect(body.errors).toBeUndefined();
    return body.data;
  }

  it('should have a default home page', async () => {
    const { globalHomePageSettings, latestProductUpdate } = await data(
      `{ globalHomePageSettings { defaultTemplate { ${TEMPLATE} } } latestProductUpdate { id } }`,
    );
    expect(latestProductUpdate).toBeNull();
    expect(globalHomePageSettings.defaultTemplate).toEqual({
      urn: DEFAULT_HOME,
      type: 'DATAHUB_PAGE_TEMPLATE',
      properties: {
        rows: [
          { modules: [{ urn: 'urn:li:dataHubPageModule:your_assets' }] },
          { modules: [{ urn: 'urn:li:dataHubPageModule:top_domains' }, { urn: 'urn:li:dataHubPageModule:platforms' }] },
        ],
        surface: { surfaceType: 'HOME_PAGE' },
        visibility: { scope: 'GLOBAL' },
        assetSummary: null,
      },
    });
  });

  it('should let users create modules and a home page, and delete both', async () => {
    const made = (await data(UPSERT_MODULE, { input: LINK }, user.token)).upsertPageModule;
    expect(made).toMatchObject({
      type: 'DATAHUB_PAGE_MODULE',
      exists: true,
      properties: {
        name: 'Wiki',
        visibility: { scope: 'PERSONAL' },
        created: { actor: { urn: user.urn } },
        params: { linkParams: { linkUrl: 'https://wiki.example' }, hierarchyViewParams: null },
      },
    });
    const renamed = await data(UPSERT_MODULE, { input: { ...LINK, urn: made.urn, name: 'Docs' } }, user.token);
    expect(renamed.upsertPageModule).toMatchObject({ urn: made.urn, properties: { name: 'Docs' } });
    const page = { rows: [{ modules: [made.urn] }], scope: 'PERSONAL', surfaceType: 'HOME_PAGE' };
    const template = (await data(UPSERT_TEMPLATE, { input: page }, user.token)).upsertPageTemplate.urn;
    const set = 'mutation ($urn: String!) { updateUserHomePageSettings(input: { pageTemplate: $urn }) }';
    await data(set, { urn: template }, user.token);
    const home =
      '{ me { corpUser { settings { homePage { pageTemplate { properties { rows { modules { urn } } } } } } } } }';
    const rows = async () => (await data(home, {}, user.token)).me.corpUser.settings.homePage;
    expect(await rows()).toEqual({ pageTemplate: { properties: { rows: [{ modules: [{ urn: made.urn }] }] } } });
    expect(await data(DELETE_MODULE, { urn: made.urn }, user.token)).toEqual({ deletePageModule: true });
    await poll(async () => (await rows()).pageTemplate.properties.rows[0]?.modules.length !== 1, 'no module');
    expect(await data(DELETE_TEMPLATE, { urn: template }, user.token)).toEqual({ deletePageTemplate: true });
    await poll(async () => (await rows())?.pageTemplate == null, 'no template');
  });

  it.each([
    ['what users do not make', { type: 'DOMAINS' }, 400, 'cannot be made'],
    ['a module without what it shows', { params: {} }, 400, 'linkParams'],
    ['a nameless module', { name: ' ' }, 400, 'name'],
    ['a module of another kind', { urn: DATASET }, 400, 'names a dataset'],
    ['a module for everybody', { scope: 'GLOBAL' }, 403, 'Unauthorized'],
    ['a default module', { urn: 'urn:li:dataHubPageModule:lineage' }, 403, 'Unauthorized'],
  ])('should refuse %s', async (_what, change, code, message) => {
    const answer = await env.graphql(UPSERT_MODULE, { input: { ...LINK, ...change } }, user.token);
    expect(answer.body.errors).toMatchObject([{ message: expect.stringContaining(message), extensions: { code } }]);
  });

  it('should reject templates with missing references, and keep default modules', async () => {
    const page = { rows: [{ modules: ['urn:li:dataHubPageModule:gone'] }], scope: 'GLOBAL', surfaceType: 'HOME_PAGE' };
    const refused = async (query: string, variables: object) =>
      (await env.graphql(query, { ...variables })).body.errors;
    expect(await refused(UPSERT_TEMPLATE, { input: page })).toMatchObject([{ extensions: { code: 400 } }]);
    const summary = { summaryElements: [{ elementType: 'STRUCTURED_PROPERTY' }] };
    const other = { ...page, rows: [], assetSummary: summary };
    expect(await refused(UPSERT_TEMPLATE, { input: other })).toMatchObject([{ extensions: { code: 400 } }]);
    expect(await refused(DELETE_TEMPLATE, { urn: DEFAULT_HOME })).toMatchObject([{ extensions: { code: 400 } }]);
    const lineage = 'urn:li:dataHubPageModule:lineage';
    expect(await refused(DELETE_MODULE, { urn: lineage })).toMatchObject([{ extensions: { code: 400 } }]);
  });

  it('should show the summary of an asset by its template', async () => {
    const assetSummary = { summaryElements: [{ elementType: 'OWNERS' }, { elementType: 'TAGS' }] };
    const page = { rows: [], assetSummary, scope: 'GLOBAL', surfaceType: 'ASSET_SUMMARY' };
    const { urn } = (await data(UPSERT_TEMPLATE, { input: page })).upsertPageTemplate;
    const update = `mutation ($input: UpdateAssetSettingsInput!) { updateAssetSettings(input: $input) {
      assetSummary { templates { template { ${TEMPLATE} } } } } }`;
    const { updateAssetSettings } = await data(update, { input: { urn: DATASET, summary: { template: urn } } });
    expect(updateAssetSettings.assetSummary.templates).toMatchObject([
      {
        template: {
          urn,
          properties: {
            assetSummary: {
              summaryElements: [
                { elementType: 'OWNERS', structuredProperty: null },
                { elementType: 'TAGS', structuredProperty: null },
              ],
            },
          },
        },
      },
    ]);
    const read =
      '($urn: String!) { dataset(urn: $urn) { settings { assetSummary { templates { template { urn } } } } } }';
    const settings = { assetSummary: { templates: [{ template: { urn } }] } };
    expect((await data(`query ${read}`, { urn: DATASET })).dataset).toEqual({ settings });
    const wrong = { urn: DATASET, summary: { template: DATASET } };
    expect(await env.graphql(update, { input: wrong })).toMatchObject({
      body: { errors: [{ extensions: { code: 400 } }] },
    });
  });
});
