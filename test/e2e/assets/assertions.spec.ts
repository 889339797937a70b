import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestEnvironment, type TestEnvironment } from '../../support/service/create-test-environment.js';
import { ingest, storedAspect } from '../../support/service/ingest.js';
import { poll } from '../../support/measures/poll.js';

const DATASET = 'urn:li:dataset:(urn:li:dataPlatform:hive,checked,PROD)';
const JOB = 'urn:li:dataJob:(urn:li:dataFlow:(airflow,checked,PROD),j)';
const RUN = 'urn:li:dataProcessInstance:run';
const CREATED = { time: 1_700_000_000_000, actor: 'urn:li:corpuser:etl' };

const UPSERT = `mutation ($urn: String, $input: UpsertCustomAssertionInput!) { upsertCustomAssertion(urn: $urn, input: $input) {
  urn platform { urn } info { type description source { type } customAssertion { type entityUrn fields { urn path } logic } } dataset { urn } } }`;
const REPORT =
  'mutation ($urn: String!, $result: AssertionResultInput!) { reportAssertionResult(urn: $urn, result: $result) }';
const SEARCH = `query ($field: String!, $values: [String!], $types: [EntityType!]) {
  found: searchAcrossEntities(input: { types: $types, query: "*", orFilters: [{ and: [{ field: $field, values: $values }] }] }) {
    searchResults { entity { urn } } } }`;
const ASSERTIONS = `query ($urn: String!) { dataset(urn: $urn) { health { type status message causes } assertions(start: 0, count: 10) { total assertions { urn
  runEvents(status: COMPLETE, limit: 10) { total failed succeeded errored runEvents { timestampMillis status asserteeUrn result {
  type severity nativeResults { key value } error { type properties { value } } } } } } } } }`;
const OPERATIONS = `query ($urn: String!) { dataset(urn: $urn) { operations(limit: 5) { actor operationType numAffectedRows partition customProperties { key value } } } }`;
const INCIDENTS = `query ($urn: String!, $state: IncidentState) { dataset(urn: $urn) { incidents(state: $state) { total incidents {
  urn incidentType title priority status { state stage message } assignees { ... on CorpUser { urn } } entity { urn } source { type } created { actor } } } } }`;
const RUNS = `query ($job: String!, $dataset: String!) { dataJob(urn: $job) { runs { total runs { urn name state { status result { resultType } } } } }
  dataset(urn: $dataset) { read: runs(direction: INCOMING) { total } written: runs(direction: OUTGOING) { total } } }`;

describe('assertions, operations, incidents and runs', () => {
  let service: TestEnvironment;

  const graphql = async (query: string, variables: object) => {
    const { body } = await service.graphql(query, { ...variables });
    expect(body.errors).toBeUndefined();
    return body.data;
  };
  const custom = (more: object = {}) => ({
    entityUrn: DATASET,
    type: 'Mine',
    description: 'says something',
    platform: { name: 'hive' },
    ...more,
  });

  beforeAll(async () => {
    service = await createTestEnvironment();
    await ingest(
      service,
      [DATASET, 'datasetProperties', { name: 'checked' }],
      [JOB, 'dataJobInfo', { name: 'j', type: { string: 'COMMAND' } }],
      [RUN, 'dataProcessInstanceProperties', { name: 'run', created: CREATED }],
      [RUN, 'dataProcessInstanceRelationships', { parentTemplate: JOB, upstreamInstances: [] }],
      [RUN, 'dataProcessInstanceOutput', { outputs: [DATASET] }],
      [
        RUN,
        'dataProcessInstanceRunEvent',
        { timestampMillis: CREATED.time, status: 'COMPLETE', result: { type: 'SUCCESS', nativeResultType: 'airflow' } },
      ],
    );
  });

  afterAll(() => service.stop());

  it('should store custom assertions and their runs', async () => {
    const input = custom({ fieldPath: 'x', logic: 'select 1' });
    const { upsertCustomAssertion: made } = await graphql(UPSERT, { input });
    expect(made).toMatchObject({
      platform: { urn: 'urn:li:dataPlatform:hive' },
      info: {
        type: 'CUSTOM',
        description: 'says something',
        source: { type: 'EXTERNAL' },
        customAssertion: { type: 'Mine', entityUrn: DATASET, fields: [{ path: 'x' }], logic: 'select 1' },
      },
      dataset: { urn: DATASET },
    });
    const { urn } = made;
    const report = (timestampMillis: number, result: object) =>
      graphql(REPORT, { urn, result: { timestampMillis, ...result } });
    await report(1_000, { type: 'SUCCESS', properties: [{ key: 'k', value: 'v' }] });
    await report(2_000, { type: 'FAILURE', severity: 'HIGH' });
    await report(3_000, { type: 'ERROR', severity: 'LOW', error: { type: 'UNKNOWN_ERROR', message: 'oops' } });
    const { assertions, health } = (await graphql(ASSERTIONS, { urn: DATASET })).dataset;
    expect(health).toEqual([
      { type: 'INCIDENTS', status: 'PASS', message: null, causes: null },
      { type: 'ASSERTIONS', status: 'PASS', message: 'All assertions are passing', causes: [] },
    ]);
    expect(assertions.total).toBe(1);
    expect(assertions.assertions[0]).toMatchObject({
      urn,
      runEvents: {
        total: 3,
        failed: 1,
        succeeded: 1,
        errored: 1,
        runEvents: [
          {
            asserteeUrn: DATASET,
            result: { type: 'ERROR', severity: null, error: { properties: [{ value: 'oops' }] } },
          },
          { result: { type: 'FAILURE', severity: 'HIGH' } },
          { timestampMillis: 1_000, result: { type: 'SUCCESS', nativeResults: [{ key: 'k', value: 'v' }] } },
        ],
      },
    });
    await graphql(UPSERT, { urn, input: custom({ platform: { urn: 'urn:li:dataPlatform:dbt' } }) });
    expect(await storedAspect(service, urn, 'dataPlatformInstance')).toMatchObject({
      platform: 'urn:li:dataPlatform:dbt',
    });
    for (let time = 0; time < 2; time += 1) {
      expect(await graphql('mutation ($urn: String!) { deleteAssertion(urn: $urn) }', { urn })).toEqual({
        deleteAssertion: true,
      });
    }
    expect((await graphql(ASSERTIONS, { urn: DATASET })).dataset.assertions.total).toBe(0);
  });

  it('should record operations', async () => {
    const input = {
      urn: DATASET,
      sourceType: 'DATA_PROCESS',
      operationType: 'INSERT',
      partition: 'p',
      numAffectedRows: 7,
      customProperties: [{ key: 'a', value: 'b' }],
    };
    const done = await graphql('mutation ($input: ReportOperationInput!) { reportOperation(input: $input) }', {
      input,
    });
    expect(done).toEqual({ reportOperation: 'true' });
    const { operations } = (await graphql(OPERATIONS, { urn: DATASET })).dataset;
    const { urn: _urn, sourceType: _sourceType, ...told } = input;
    expect(operations).toEqual([{ actor: 'urn:li:corpuser:datahub', ...told }]);
  });

  it('should raise, change and resolve incidents', async () => {
    const input = {
      type: 'OPERATIONAL',
      title: 'late',
      resourceUrn: DATASET,
      priority: 'HIGH',
      assigneeUrns: ['urn:li:corpuser:datahub'],
    };
    const { raiseIncident: urn } = await graphql(
      'mutation ($input: RaiseIncidentInput!) { raiseIncident(input: $input) }',
      {
        input,
      },
    );
    const incidents = async (state?: string) => (await graphql(INCIDENTS, { urn: DATASET, state })).dataset.incidents;
    await poll(async () => (await incidents()).total === 1, 'the incident to be found');
    const troubled = async () =>
      (await graphql(SEARCH, { field: 'hasActiveIncidents', values: ['true'], types: ['DATASET'] })).found
        .searchResults;
    await poll(async () => (await troubled()).length === 1, 'the dataset by its incident');
    expect(await troubled()).toEqual([{ entity: { urn: DATASET } }]);
    expect((await graphql(ASSERTIONS, { urn: DATASET })).dataset.health).toEqual([
      { type: 'INCIDENTS', status: 'FAIL', message: '1 active incident', causes: ['ACTIVE_INCIDENTS'] },
    ]);
    expect((await incidents('ACTIVE')).incidents).toEqual([
      {
        urn,
        incidentType: 'OPERATIONAL',
        title: 'late',
        priority: 'HIGH',
        status: { state: 'ACTIVE', stage: null, message: null },
        assignees: [{ urn: 'urn:li:corpuser:datahub' }],
        entity: { urn: DATASET },
        source: { type: 'MANUAL' },
        created: { actor: 'urn:li:corpuser:datahub' },
      },
    ]);
    const update =
      'mutation ($urn: String!, $input: UpdateIncidentInput!) { updateIncident(urn: $urn, input: $input) }';
    await graphql(update, { urn, input: { title: 'later', priority: 'LOW' } });
    await graphql(update, { urn, input: { status: { state: 'ACTIVE', stage: 'TRIAGE', message: 'seen' } } });
    await graphql(update, { urn, input: { status: { state: 'ACTIVE', stage: 'INVESTIGATION' } } });
    expect(await storedAspect(service, urn, 'incidentInfo')).toMatchObject({
      title: 'later',
      status: { state: 'ACTIVE', stage: 'INVESTIGATION', message: 'seen' },
    });
    const resolve = `mutation ($urn: String!, $input: IncidentStatusInput!) { updateIncidentStatus(urn: $urn, input: $input) }`;
    await graphql(resolve, { urn, input: { state: 'RESOLVED', stage: 'FIXED', message: 'done' } });
    await poll(async () => (await incidents('RESOLVED')).total === 1, 'the change to be found');
    expect((await incidents('RESOLVED')).incidents).toMatchObject([
      { title: 'later', priority: 'LOW', status: { state: 'RESOLVED', stage: 'FIXED', message: 'done' } },
    ]);
    expect((await incidents('ACTIVE')).total).toBe(0);
    await poll(async () => (await troubled()).length === 0, 'the dataset to be in order');
  });

  it('should show the runs of a task and of a dataset', async () => {
    const shown = () => graphql(RUNS, { job: JOB, dataset: DATASET });
    await poll(async () => (await shown()).dataJob.runs.total === 1, 'the run to be found');
    expect(await shown()).toEqual({
      dataJob: {
        runs: {
          total: 1,
          runs: [{ urn: RUN, name: 'run', state: [{ status: 'COMPLETE', result: { resultType: 'SUCCESS' } }] }],
        },
      },
      dataset: { read: { total: 0 }, written: { total: 1 } },
    });
  });

  it.each([
    ['a platform without a name', UPSERT, { input: custom({ platform: {} }) }, 400],
    ['a link that runs code', UPSERT, { input: custom({ externalUrl: 'javascript:alert(1)' }) }, 400],
    ['a blank path', UPSERT, { input: custom({ fieldPath: ' ' }) }, 400],
    ['an assertion on what is no dataset', UPSERT, { input: custom({ entityUrn: JOB }) }, 400],
    ['a result of no assertion', REPORT, { urn: 'urn:li:assertion:none', result: { type: 'SUCCESS' } }, 404],
    [
      'an operation on what is no dataset',
      'mutation ($input: ReportOperationInput!) { reportOperation(input: $input) }',
      { input: { urn: JOB, sourceType: 'DATA_PROCESS', operationType: 'INSERT' } },
      400,
    ],
    [
      'an incident about nothing',
      'mutation ($input: RaiseIncidentInput!) { raiseIncident(input: $input) }',
      { input: { type: 'SQL' } },
      400,
    ],
    [
      'a change of no incident',
      'mutation ($urn: String!) { updateIncidentStatus(urn: $urn, input: { state: RESOLVED }) }',
      { urn: 'urn:li:incident:none' },
      404,
    ],
  ])('should refuse %s', async (_name, query, variables, code) => {
    const { body } = await service.graphql(query, variables);
    expect(body.errors[0].extensions.code).toBe(code);
  });
});
