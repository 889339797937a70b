import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createActor, grant, type TestActor } from '../../support/service/actors.js';
import { createTestEnvironment, type TestEnvironment } from '../../support/service/create-test-environment.js';
import { failed, failedWhole } from '../../support/graphql/graphql-errors.js';
import { ingest, storedAspect } from '../../support/service/ingest.js';
import { poll } from '../../support/measures/poll.js';

const DATASET = 'urn:li:dataset:(urn:li:dataPlatform:hive,db.t,PROD)';
const ME = 'urn:li:corpuser:datahub';
const DATASET_TYPE = 'urn:li:entityType:datahub.dataset';

describe("Mutations of DataHub's clients", () => {
  let env: TestEnvironment;
  let reader: TestActor;

  beforeAll(async () => {
    env = await createTestEnvironment();
    await ingest(env, [DATASET, 'datasetProperties', { name: 't' }]);
    reader = await createActor(env, 'reader');
    const found = '{ searchAcrossEntities(input: { types: [DATASET], query: "*" }) { total } }';
    await eventually(async () => (await data(found)).searchAcrossEntities, { total: 1 });
  });

  afterAll(() => env.stop());

  async function data(query: string, variables: object = {}) {
    const { body } = await env.graphql(query, { ...variables });
    expect(body.errors).toBeUndefined();
    return body.data;
  }

  /** Asks again until the answer fits, and then says why not where it never does. */
  async function eventually(read: () => Promise<unknown>, expected: object): Promise<void> {
    const fits = async () => {
      try {
        expect(await read()).toMatchObject(expected);
        return true;
      } catch {
        return false;
      }
    };
    await poll(fits, 'an answer that fits').catch(() => undefined);
    expect(await read()).toMatchObject(expected);
  }

  async function newProperty(input: object): Promise<string> {
    const query =
      'mutation ($input: CreateStructuredPropertyInput!) { createStructuredProperty(input: $input) { urn } }';
    return (await data(query, { input })).createStructuredProperty.urn;
  }

  it('should create structured properties, and set values of entities', async () => {
    const allowedValues = [{ stringValue: 'gold', description: 'the best' }];
    const valueType = 'urn:li:dataType:datahub.string';
    const settings = { showInSearchFilters: true };
    const input = {
      id: 'io.tier',
      displayName: 'Tier',
      valueType,
      allowedValues,
      entityTypes: [DATASET_TYPE],
      settings,
    };
    const property = await newProperty(input);
    expect(property).toBe('urn:li:structuredProperty:io.tier');
    const update = `mutation ($input: UpdateStructuredPropertyInput!) { updateStructuredProperty(input: $input) {
      definition { cardinality allowedValues { value { ... on StringValue { stringValue } } } } settings { isHidden } } }`;
    const added = { urn: property, newAllowedValues: [{ stringValue: 'tin' }], setCardinalityAsMultiple: true };
    expect((await data(update, { input: added })).updateStructuredProperty).toEqual({
      definition: {
        cardinality: 'MULTIPLE',
        allowedValues: [{ value: { stringValue: 'gold' } }, { value: { stringValue: 'tin' } }],
      },
      settings: { isHidden: false },
    });
    const upsert = `mutation ($input: UpsertStructuredPropertiesInput!) { upsertStructuredProperties(input: $input) {
      properties { structuredProperty { urn } values { ... on StringValue { stringValue } } } } }`;
    const values = (stringValue: string) => ({
      input: {
        assetUrn: DATASET,
        structuredPropertyInputParams: [{ structuredPropertyUrn: property, values: [{ stringValue }] }],
      },
    });
    expect((await data(upsert, values('tin'))).upsertStructuredProperties).toEqual({
      properties: [{ structuredProperty: { urn: property }, values: [{ stringValue: 'tin' }] }],
    });
    expect(await env.graphql(upsert, values('lead'))).toEqual(failedWhole('upsertStructuredProperties', 400, 'lead'));
    const remove = `mutation ($input: RemoveStructuredPropertiesInput!) { removeStructuredProperties(input: $input) {
      properties { structuredProperty { urn } } } }`;
    const removed = { input: { assetUrn: DATASET, structuredPropertyUrns: [property] } };
    expect((await data(remove, removed)).removeStructuredProperties).toEqual({ properties: [] });
    const deletion = 'mutation ($input: DeleteStructuredPropertyInput!) { deleteStructuredProperty(input: $input) }';
    expect(await data(deletion, { input: { urn: property } })).toEqual({ deleteStructuredProperty: true });
  });

  it('should show texts that only look like urns as texts', async () => {
    const valueType = 'urn:li:dataType:datahub.string';
    const property = await newProperty({ id: 'io.text', valueType, entityTypes: [DATASET_TYPE] });
    const text = 'urn:li:dataset:(lookalike,b)';
    const values = [{ stringValue: text }];
    const upsert = `mutation ($input: UpsertStructuredPropertiesInput!) { upsertStructuredProperties(input: $input) {
      properties { structuredProperty { urn } valueEntities { ... on Dataset { name origin } } } } }`;
    const input = {
      assetUrn: DATASET,
      structuredPropertyInputParams: [{ structuredPropertyUrn: property, values }],
    };
    const { properties } = (await data(upsert, { input })).upsertStructuredProperties;
    expect(properties).toContainEqual({ structuredProperty: { urn: property }, valueEntities: [null] });
    const facet = 'structuredProperties.io.text';
    const facets = `query ($input: AggregateAcrossEntitiesInput!) { aggregateAcrossEntities(input: $input) {
      facets { field aggregations { value entity { ... on Dataset { name origin } } } } } }`;
    await eventually(() => data(facets, { input: { query: '*', facets: [facet] } }), {
      aggregateAcrossEntities: { facets: [{ field: facet, aggregations: [{ value: text, entity: null }] }] },
    });
    await data(
      'mutation ($input: RemoveStructuredPropertiesInput!) { removeStructuredProperties(input: $input) { properties { associatedUrn } } }',
      {
        input: { assetUrn: DATASET, structuredPropertyUrns: [property] },
      },
    );
  });

  it.each(['batchAssignForm', 'batchRemoveForm'])('should name all missing assets of %s', async (mutation) => {
    const create = 'mutation ($input: CreateFormInput!) { createForm(input: $input) { urn } }';
    const formUrn = (await data(create, { input: { name: mutation, type: 'COMPLETION' } })).createForm.urn;
    const unknown = ['urn:li:tag:unknown-1', 'urn:li:tag:unknown-2'];
    const type = mutation.replace('batch', 'Batch');
    const text = `mutation ($input: ${type}Input!) { ${mutation}(input: $input) }`;
    const { body } = await env.graphql(text, { input: { formUrn, entityUrns: [DATASET, ...unknown] } });
    expect(body.errors?.[0]?.message).toBe(`${unknown.join(', ')} do not exist`);
  });

  it('should assign forms to assets by name and by conditions, and accept answers', async () => {
    const property = await newProperty({
      id: 'io.team',
      valueType: 'urn:li:dataType:datahub.string',
      entityTypes: [DATASET_TYPE],
    });
    const prompts = [
      {
        id: 'q',
        title: 'Team?',
        type: 'STRUCTURED_PROPERTY',
        required: true,
        structuredPropertyParams: { urn: property },
      },
    ];
    const create = 'mutation ($input: CreateFormInput!) { createForm(input: $input) { urn info { prompts { id } } } }';
    const input = { id: 'f', name: 'F', type: 'VERIFICATION', prompts, actors: { users: [ME] } };
    const form = (await data(create, { input })).createForm.urn;
    const select =
      'mutation ($input: CreateDynamicFormAssignmentInput!) { createDynamicFormAssignment(input: $input) }';
    const orFilters = [{ and: [{ field: 'platform', values: ['urn:li:dataPlatform:hive'] }] }];
    await data(select, { input: { formUrn: form, orFilters } });
    const forms = async () =>
      (
        await data(
          `query ($urn: String!) { dataset(urn: $urn) { forms {
        incompleteForms { form { urn } } completedForms { form { urn } completedPrompts { id } } verifications { form { urn } } } } }`,
          { urn: DATASET },
        )
      ).dataset.forms;
    await eventually(async () => (await forms())?.incompleteForms, [{ form: { urn: form } }]);
    const submit =
      'mutation ($urn: String!, $input: SubmitFormPromptInput!) { submitFormPrompt(urn: $urn, input: $input) }';
    const structuredPropertyParams = { structuredPropertyUrn: property, values: [{ stringValue: 'A' }] };
    const answer = { promptId: 'q', formUrn: form, type: 'STRUCTURED_PROPERTY', structuredPropertyParams };
    expect(await env.graphql(submit, { urn: DATASET, input: answer }, reader.token)).toEqual(
      failed('submitFormPrompt', 403, 'Unauthorized'),
    );
    const unasked = { structuredPropertyUrn: 'urn:li:structuredProperty:io.tier', values: [{ stringValue: 'gold' }] };
    for (const change of [
      { structuredPropertyParams: unasked },
      { promptId: 'other' },
      { type: 'FIELDS_STRUCTURED_PROPERTY', fieldPath: 'a' },
    ])
      expect(await env.graphql(submit, { urn: DATASET, input: { ...answer, ...change } })).toEqual(
        failed('submitFormPrompt', 400, 'prompt'),
      );
    await data(submit, { urn: DATASET, input: answer });
    const rename = 'mutation ($input: UpdateFormInput!) { updateForm(input: $input) { urn } }';
    expect(await env.graphql(rename, { input: { urn: form, name: ' ' } })).toEqual(
      failedWhole('updateForm', 400, 'name'),
    );
    await data('mutation ($input: VerifyFormInput!) { verifyForm(input: $input) }', {
      input: { formUrn: form, entityUrn: DATASET },
    });
    expect(await forms()).toEqual({
      incompleteForms: [],
      completedForms: [{ form: { urn: form }, completedPrompts: [{ id: 'q' }] }],
      verifications: [{ form: { urn: form } }],
    });
    await data('mutation ($input: BatchRemoveFormInput!) { batchRemoveForm(input: $input) }', {
      input: { formUrn: form, entityUrns: [DATASET] },
    });
    expect(await forms()).toEqual({ incompleteForms: [], completedForms: [], verifications: [] });
  });

  it('should leave out forms that are not stored', async () => {
    const dataset = 'urn:li:dataset:(urn:li:dataPlatform:hive,db.formless,PROD)';
    const stamp = { time: 1, actor: ME };
    const lost = 'urn:li:form:lost';
    const stored = {
      incompleteForms: [{ urn: lost }],
      completedForms: [],
      verifications: [{ form: lost, lastModified: stamp }],
    };
    await ingest(env, [dataset, 'forms', stored]);
    const shown = `query ($urn: String!) { dataset(urn: $urn) { forms {
      incompleteForms { form { info { name } } } completedForms { form { urn } } verifications { form { info { name } } } } } }`;
    expect(await data(shown, { urn: dataset })).toEqual({
      dataset: { forms: { incompleteForms: [], completedForms: [], verifications: [] } },
    });
  });

  it('should store queries about datasets', async () => {
    const create = 'mutation ($input: CreateQueryInput!) { createQuery(input: $input) { urn } }';
    const statement = { value: 'select 1', language: 'SQL' };
    const input = { properties: { name: 'Q', statement }, subjects: [{ datasetUrn: DATASET }] };
    const { urn } = (await data(create, { input })).createQuery;
    const list = `query ($input: ListQueriesInput!) { listQueries(input: $input) { total queries {
      urn properties { name source statement { value language } created { actor } } subjects { dataset { urn } } platform { urn } } } }`;
    const filter = { input: { datasetUrn: DATASET, source: 'MANUAL' } };
    await eventually(async () => (await data(list, filter)).listQueries, {
      total: 1,
      queries: [
        {
          urn,
          properties: { name: 'Q', source: 'MANUAL', statement, created: { actor: ME } },
          subjects: [{ dataset: { urn: DATASET } }],
          platform: null,
        },
      ],
    });
    const update =
      'mutation ($urn: String!, $input: UpdateQueryInput!) { updateQuery(urn: $urn, input: $input) { properties { name } } }';
    expect(await data(update, { urn, input: { properties: { name: 'R' } } })).toEqual({
      updateQuery: { properties: { name: 'R' } },
    });
    expect(await env.graphql(create, { input }, reader.token)).toEqual(failed('createQuery', 403, 'Unauthorized'));
    expect(await data('mutation ($urn: String!) { deleteQuery(urn: $urn) }', { urn })).toEqual({ deleteQuery: true });
  });

  it('should store views, and the global default view', async () => {
    const create =
      'mutation ($input: CreateViewInput!) { createView(input: $input) { urn viewType definition { filter { operator } } } }';
    const filter = {
      operator: 'OR',
      filters: [
        { field: 'tags', values: ['urn:li:tag:a'] },
        { field: 'platform', values: ['urn:li:dataPlatform:hive'] },
      ],
    };
    const input = { viewType: 'GLOBAL', name: 'V', definition: { entityTypes: ['DATASET'], filter } };
    const { createView } = await data(create, { input });
    expect(createView).toMatchObject({ viewType: 'GLOBAL', definition: { filter: { operator: 'OR' } } });
    const settings = 'mutation ($input: UpdateGlobalViewsSettingsInput!) { updateGlobalViewsSettings(input: $input) }';
    await data(settings, { input: { defaultView: createView.urn } });
    expect(await data('{ globalViewsSettings { defaultView } }')).toEqual({
      globalViewsSettings: { defaultView: createView.urn },
    });
    const list = '{ listGlobalViews(input: {}) { total } listMyViews(input: {}) { views { name } } }';
    await eventually(async () => await data(list), {
      listGlobalViews: { total: 1 },
      listMyViews: { views: [{ name: 'V' }] },
    });
    expect(await env.graphql(create, { input }, reader.token)).toEqual(failed('createView', 403, 'Unauthorized'));
    expect(await data('mutation ($urn: String!) { deleteView(urn: $urn) }', { urn: createView.urn })).toEqual({
      deleteView: true,
    });
    expect(await data('{ globalViewsSettings { defaultView } }')).toEqual({
      globalViewsSettings: { defaultView: null },
    });
    const one = 'query ($urn: String!) { view(urn: $urn) { name viewType } }';
    expect(await data(one, { urn: createView.urn })).toEqual({ view: null });
  });

  it('should store secrets encrypted, and return them only to the system', async () => {
    const create = 'mutation ($input: CreateSecretInput!) { createSecret(input: $input) }';
    const { createSecret: urn } = await data(create, { input: { name: 'pass', value: 'geheim' } });
    const values = 'query ($input: GetSecretValuesInput!) { getSecretValues(input: $input) { name value } }';
    const asked = { input: { secrets: ['pass', 'other', 'pass'] } };
    expect(await data(values, asked)).toEqual({ getSecretValues: [{ name: 'pass', value: 'geheim' }] });
    expect(await env.graphql(values, asked, reader.token)).toEqual(failed('getSecretValues', 403, 'Unauthorized'));
    const manager = await createActor(env, 'manager-of-secrets');
    await grant(env, manager, { privileges: ['MANAGE_SECRETS'] });
    expect(await env.graphql(values, asked, manager.token)).toEqual(
      failed('getSecretValues', 403, 'system principals'),
    );
    expect(await env.graphql(create, { input: { name: 'pass', value: '' } })).toEqual(
      failed('createSecret', 400, 'already exists'),
    );
    await eventually(async () => await data('{ listSecrets(input: {}) { secrets { urn name } } }'), {
      listSecrets: { secrets: [{ urn, name: 'pass' }] },
    });
    expect(env.output()).not.toContain('geheim');
    expect(await data('mutation ($urn: String!) { deleteSecret(urn: $urn) }', { urn })).toEqual({ deleteSecret: urn });
  });

  it('should store ingestion sources and request executions', async () => {
    const config = {
      recipe: '{"source":{"type":"demo"}}',
      executorId: 'default',
      extraArgs: [{ key: 'k', value: 'v' }],
    };
    const source = { name: 'S', type: 'demo', config, schedule: { interval: '0 5 * * *', timezone: 'Europe/Berlin' } };
    const create = 'mutation ($input: UpdateIngestionSourceInput!) { createIngestionSource(input: $input) }';
    const { createIngestionSource: urn } = await data(create, { input: source });
    const bad = { ...source, schedule: { interval: 'daily', timezone: 'UTC' } };
    expect(await env.graphql(create, { input: bad })).toEqual(
      failed('createIngestionSource', 400, 'schedule.interval'),
    );
    const ask =
      'mutation ($input: CreateIngestionExecutionRequestInput!) { createIngestionExecutionRequest(input: $input) }';
    const { createIngestionExecutionRequest: run } = await data(ask, { input: { ingestionSourceUrn: urn } });
    const stored = (await storedAspect(env, run, 'dataHubExecutionRequestInput')) as { args: { recipe: string } };
    expect(JSON.parse(stored.args.recipe)).toEqual({ source: { type: 'demo' }, run_id: run, pipeline_name: urn });
    await ingest(env, [run, 'dataHubExecutionRequestResult', { status: 'SUCCESS', startTimeMs: 5 }]);
    const list = `query ($input: ListIngestionSourcesInput!) { listIngestionSources(input: $input) { total ingestionSources {
      urn name config { executorId extraArgs { key value } } executions { executionRequests { id result { startTimeMs status } } } } } }`;
    await eventually(async () => (await data(list, { input: {} })).listIngestionSources, {
      total: 1,
      ingestionSources: [
        {
          urn,
          name: 'S',
          config: { executorId: 'default', extraArgs: [{ key: 'k', value: 'v' }] },
          executions: {
            executionRequests: [{ id: run.split(':').pop(), result: { startTimeMs: 5, status: 'SUCCESS' } }],
          },
        },
      ],
    });
    expect(await env.graphql(list, { input: {} }, reader.token)).toEqual(
      failed('listIngestionSources', 403, 'Unauthorized'),
    );
    const runs = `query ($input: ListExecutionRequestsInput!) { listExecutionRequests(input: $input) { total executionRequests { urn } } }`;
    const listed = async (systemSources: boolean) =>
      (await data(runs, { input: { start: 0, count: 5, systemSources } })).listExecutionRequests;
    await eventually(() => listed(false), { total: 1, executionRequests: [{ urn: run }] });
    expect(await listed(true)).toEqual({ total: 0, executionRequests: [] });
    const cancel =
      'mutation ($input: CancelIngestionExecutionRequestInput!) { cancelIngestionExecutionRequest(input: $input) }';
    await data(cancel, { input: { ingestionSourceUrn: urn, executionRequestUrn: run } });
    expect(await storedAspect(env, run, 'dataHubExecutionRequestSignal')).toMatchObject({ signal: 'KILL' });
    const one = 'query ($urn: String!) { executionRequest(urn: $urn) { urn input { task } source { name } } }';
    const shownRun = { urn: run, input: { task: 'RUN_INGEST' }, source: { name: 'S' } };
    expect(await data(one, { urn: run })).toEqual({ executionRequest: shownRun });
    await data('mutation ($urn: String!) { deleteIngestionSource(urn: $urn) }', { urn });
    expect(await data(one, { urn: run })).toEqual({ executionRequest: { ...shownRun, source: null } });
    expect(await data(one, { urn: 'urn:li:dataHubExecutionRequest:unknown' })).toEqual({ executionRequest: null });
  });

  it('should request the runs of a schedule, under the name that the recipe gives to its pipeline', async () => {
    const config = { recipe: '{"source":{"type":"demo"},"pipeline_name":"own"}', executorId: 'e', version: ' ' };
    const schedule = { interval: '* * * * * *', timezone: 'UTC' };
    const create = 'mutation ($input: UpdateIngestionSourceInput!) { createIngestionSource(input: $input) }';
    const input = { name: 'Scheduled', type: 'demo', config, schedule };
    const { createIngestionSource: urn } = await data(create, { input });
    const list = `query ($urn: String!) { ingestionSource(urn: $urn) { executions(start: 0, count: 9) {
      executionRequests { urn input { task executorId source { type } arguments { key value } actor { urn } } } } } }`;
    const executions = async () => (await data(list, { urn })).ingestionSource.executions;
    await eventually(executions, { executionRequests: [{ input: { task: 'RUN_INGEST' } }] });
    const [run] = (await executions()).executionRequests;
    await data('mutation ($urn: String!) { deleteIngestionSource(urn: $urn) }', { urn });
    expect(run.input).toMatchObject({ executorId: 'e', source: { type: 'SCHEDULED_INGESTION_SOURCE' }, actor: null });
    const given = new Map(run.input.arguments.map(({ key, value }: { key: string; value: string }) => [key, value]));
    const recipe = { source: { type: 'demo' }, run_id: run.urn, pipeline_name: 'own' };
    expect(JSON.parse(given.get('recipe') as string)).toEqual(recipe);
    expect(given.get('version')).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it('should store connections, and return their details only to actors who manage them', async () => {
    const upsert = 'mutation ($input: UpsertDataHubConnectionInput!) { upsertConnection(input: $input) { urn } }';
    const input = {
      id: 'c',
      type: 'JSON',
      platformUrn: 'urn:li:dataPlatform:slack',
      json: { blob: '{"token":"geheim"}' },
    };
    const connector = await createActor(env, 'connector');
    await grant(env, connector, { privileges: ['MANAGE_CONNECTIONS'] });
    const { urn } = (await env.graphql(upsert, { input }, connector.token)).body.data.upsertConnection;
    const read = 'query ($urn: String!) { connection(urn: $urn) { details { name json { blob } } platform { urn } } }';
    const { body } = await env.graphql(read, { urn }, connector.token);
    expect(body.data.connection.details).toEqual({ name: 'c', json: input.json });
    expect((await env.graphql(read, { urn }, reader.token)).body.data.connection.details.json).toBeNull();
    const headers = { authorization: `Bearer ${connector.token}`, 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)' };
    const init = { method: 'POST', headers, body: JSON.stringify({ query: read, variables: { urn } }) };
    const inBrowser = (await (await env.fetch('/api/graphql', init)).json()) as typeof body;
    expect(inBrowser.data.connection.details).toEqual({ name: 'c', json: null });
    expect(await env.graphql(upsert, { input }, reader.token)).toEqual(
      failedWhole('upsertConnection', 403, 'Unauthorized'),
    );
  });

  it('should write documents, and find them by their related assets', async () => {
    const create = 'mutation ($input: CreateDocumentInput!) { createDocument(input: $input) }';
    const input = { id: 'd', title: 'D', subType: 'Runbook', contents: { text: 'how' }, relatedAssets: [DATASET] };
    const { createDocument: urn } = await data(create, { input });
    const related = `query ($urn: String!, $input: RelatedDocumentsInput!) { dataset(urn: $urn) {
      relatedDocuments(input: $input) { total documents { urn info { title } } } } }`;
    const asked = { urn: DATASET, input: {} };
    await eventually(async () => (await data(related, asked)).dataset.relatedDocuments, {
      total: 1,
      documents: [{ urn, info: { title: 'D' } }],
    });
    expect((await env.graphql(related, asked, reader.token)).body.data.dataset.relatedDocuments.total).toBe(0);
    await data('mutation ($input: UpdateDocumentContentsInput!) { updateDocumentContents(input: $input) }', {
      input: { urn, title: 'E' },
    });
    expect(await storedAspect(env, urn, 'documentInfo')).toMatchObject({ title: 'E', contents: { text: 'how' } });
    const move = { input: { urn, parentDocument: urn } };
    expect(await env.graphql('mutation ($input: MoveDocumentInput!) { moveDocument(input: $input) }', move)).toEqual(
      failedWhole('moveDocument', 400, 'lies inside'),
    );
    expect(await data('{ searchDocuments(input: {types: ["Runbook"]}) { total } }')).toEqual({
      searchDocuments: { total: 1 },
    });
    await data('mutation ($urn: String!) { deleteDocument(urn: $urn) }', { urn });
    expect(await storedAspect(env, urn, 'status')).toMatchObject({ removed: true });
  });

  it('should store announcements', async () => {
    const create = 'mutation ($input: CreatePostInput!) { createPost(input: $input) }';
    const content = { contentType: 'LINK', title: 'News', link: 'https://example.org' };
    await data(create, { input: { postType: 'HOME_PAGE_ANNOUNCEMENT', content } });
    const list = '{ listPosts(input: {}) { total posts { urn content { title link } lastModified { actor } } } }';
    await eventually(async () => (await data(list)).listPosts, {
      total: 1,
      posts: [{ content: { title: 'News', link: 'https://example.org' }, lastModified: { actor: ME } }],
    });
    const script = { contentType: 'LINK', title: 'News', link: 'javascript:alert(1)' };
    const refused = await env.graphql(create, { input: { postType: 'HOME_PAGE_ANNOUNCEMENT', content: script } });
    expect(refused.body.errors[0].message).toContain('content.link must be a URL that begins with http:');
    const [{ urn }] = (await data(list)).listPosts.posts;
    const either = `{ listPosts(input: { resourceUrn: "urn:li:tag:x",
      orFilters: [{ and: [{ field: "title", values: ["News"] }] }] }) { total } }`;
    expect(await data(either)).toEqual({ listPosts: { total: 1 } });
    expect(await data('mutation ($urn: String!) { deletePost(urn: $urn) }', { urn })).toEqual({ deletePost: true });
  });

  it('should replace parts of assets', async () => {
    const update = `mutation ($urn: String!, $input: DatasetUpdateInput!) { updateDataset(urn: $urn, input: $input) {
      editableProperties { description } tags { tags { tag { urn } } } } }`;
    const tags = { tags: [{ tag: { urn: 'urn:li:tag:x', name: 'x' } }] };
    const deprecation = { deprecated: true, note: 'old' };
    const input = { editableProperties: { description: 'said' }, tags, deprecation };
    expect((await data(update, { urn: DATASET, input })).updateDataset).toEqual({
      editableProperties: { description: 'said' },
      tags: { tags: [{ tag: { urn: 'urn:li:tag:x' } }] },
    });
    for (const aspect of ['deprecation', 'datasetDeprecation'])
      expect(await storedAspect(env, DATASET, aspect)).toEqual({ ...deprecation, actor: ME });
    expect(await env.graphql(update, { urn: DATASET, input }, reader.token)).toEqual(
      failed('updateDataset', 403, 'Unauthorized'),
    );
  });

  it('should store applications, their assets, and step states, and recommend values', async () => {
    const create = 'mutation ($input: CreateApplicationInput!) { createApplication(input: $input) { urn } }';
    const { urn } = (await data(create, { input: { id: 'app', properties: { name: 'App' } } })).createApplication;
    const set = 'mutation ($input: BatchSetApplicationInput!) { batchSetApplication(input: $input) }';
    await data(set, { input: { applicationUrn: urn, resourceUrns: [DATASET] } });
    expect(await storedAspect(env, DATASET, 'applications')).toEqual({ applications: [urn] });
    await data('mutation ($urn: String!) { deleteApplication(urn: $urn) }', { urn });
    expect(await storedAspect(env, DATASET, 'applications')).toEqual({ applications: [] });
    const keep =
      'mutation { batchUpdateStepStates(input: { states: [{ id: "s", properties: [{ key: "k", value: "v" }] }] }) { results { succeeded } } }';
    await data(keep);
    expect(
      await data('{ batchGetStepStates(input: { ids: ["s", "t"] }) { results { id properties { key value } } } }'),
    ).toEqual({
      batchGetStepStates: { results: [{ id: 's', properties: [{ key: 'k', value: 'v' }] }] },
    });
    const recommend = `query ($userUrn: String!) { listRecommendations(input: { userUrn: $userUrn }) { modules {
      moduleId content { value params { contentParams { count } } } } } }`;
    const { modules } = (await data(recommend, { userUrn: ME })).listRecommendations;
    expect(modules[0].moduleId).toBe('Platforms');
    expect(modules[0].content.map(({ value }: { value: string }) => value)).toContain('urn:li:dataPlatform:hive');
  });

  it('should return extra fields of hits, colours of domains, and the configuration of the service', async () => {
    const scroll = `query ($fields: [String!]) { scrollAcrossEntities(input: { types: [DATASET], query: "*", searchFlags: {
      fetchExtraFields: $fields } }) { searchResults { extraProperties { name value } } } }`;
    const [hit] = (await data(scroll, { fields: ['name', 'platform'] })).scrollAcrossEntities.searchResults;
    expect(hit.extraProperties).toContainEqual({ name: 'platform', value: 'urn:li:dataPlatform:hive' });
    const { createDomain: urn } = await data('mutation { createDomain(input: { name: "D" }) }');
    const paint = 'mutation ($urn: String!) { updateDisplayProperties(urn: $urn, input: { colorHex: "#123456" }) }';
    await data(paint, { urn });
    expect(
      await data('query ($urn: String!) { domain(urn: $urn) { displayProperties { colorHex icon { name } } } }', {
        urn,
      }),
    ).toEqual({
      domain: { displayProperties: { colorHex: '#123456', icon: null } },
    });
    expect(
      (await data('{ appConfig { semanticSearchConfig { enabled } featureFlags { metricsEnabled } } }')).appConfig,
    ).toEqual({
      semanticSearchConfig: { enabled: false },
      featureFlags: { metricsEnabled: false },
    });
  });
});
