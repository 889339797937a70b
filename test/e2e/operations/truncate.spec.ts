import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createActor, grant } from '../../support/service/actors.js';
import { createProcessEnvironment, type ProcessEnvironment } from '../../support/service/create-test-environment.js';
import { ingest } from '../../support/service/ingest.js';
import { poll } from '../../support/measures/poll.js';
import { dataset } from '../../support/engines/timeseries-values.js';

const A = dataset('truncated');

interface Status {
  readonly completed: boolean;
  readonly taskId: string;
  readonly status: { readonly state: string; readonly total?: number };
  readonly runTimeNanos: number;
  readonly error?: string;
}

describe('truncateTimeseriesAspect', () => {
  let env: ProcessEnvironment;

  beforeAll(async () => {
    env = await createProcessEnvironment();
  });

  afterAll(() => env.stop());

  async function act(action: string, parameters: object, path = '/operations', token = env.token) {
    const answer = await env.fetch(`${path}?action=${action}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify(parameters),
    });
    const body = (await answer.json()) as { value: string; message: string };
    return { status: answer.status, ...body };
  }

  const truncate = (more: object = {}, path?: string) =>
    act(
      'truncateTimeseriesAspect',
      { entityType: 'dataset', aspect: 'datasetprofile', endTimeMillis: 70, ...more },
      path,
    );

  const statusOf = async (task: string, path?: string): Promise<Status> =>
    JSON.parse((await act('getEsTaskStatus', { task }, path)).value) as Status;

  const completed = (task: string): Promise<Status> =>
    poll(
      async () => {
        const status = await statusOf(task);
        return status.completed && status;
      },
      'the task to be completed, by another process if need be',
      50_000,
    );

  async function times(): Promise<number[]> {
    const answer = await act(
      'getTimeseriesAspectValues',
      { urn: A, entity: 'dataset', aspect: 'datasetProfile' },
      '/aspects',
    );
    const { values } = answer.value as unknown as { values: readonly { aspect: { value: string } }[] };
    return values.map(({ aspect }) => (JSON.parse(aspect.value) as { timestampMillis: number }).timestampMillis);
  }

  const span = (from: number, to: number): number[] => Array.from({ length: from - to + 1 }, (_, at) => from - at);

  beforeEach(async () => {
    const proposals = span(100, 1).map((timestampMillis): [string, string, object] => [
      A,
      'datasetProfile',
      { timestampMillis },
    ]);
    await ingest(env, ...proposals);
  });

  it('should only report what it would do by default', async () => {
    expect(await truncate()).toMatchObject({
      status: 200,
      value:
        'Delete 70 out of 100 rows (70.00%). Reindexing the aspect without the deleted records. This was a dry run. Run with dryRun = false to execute.',
    });
    expect((await truncate({ endTimeMillis: 33, dryRun: true })).value).toBe(
      'Delete 33 out of 100 rows (33.00%). Issuing a delete by query request. This was a dry run. Run with dryRun = false to execute.',
    );
    expect((await truncate({ forceDeleteByQuery: true })).value).toContain('Issuing a delete by query request.');
    expect((await truncate({ endTimeMillis: 1, forceReindex: true })).value).toContain('Reindexing the aspect');
    expect(await times()).toHaveLength(100);
  });

  it('should report zero rows without a division by zero', async () => {
    const answer = await truncate({ aspect: 'datasetUsageStatistics' });
    expect(answer.value).toBe(
      'Delete 0 out of 0 rows (0.00%). Issuing a delete by query request. This was a dry run. Run with dryRun = false to execute.',
    );
  });

  it.each([
    ['/operations', {}],
    ['/gms/operations', { forceDeleteByQuery: true, batchSize: 7 }],
    ['/api/gms/operations', { forceReindex: true, batchSize: 7, timeoutSeconds: 60 }],
  ])('should remove old values in a task, at %s with %j', async (path, flags) => {
    const { status, value: task } = await truncate({ dryRun: false, ...flags }, path);
    expect(status).toBe(200);
    expect(task).toMatch(/^[A-Za-z0-9_-]+:[1-9]\d*$/);
    const done = await completed(task);
    expect(done).toMatchObject({ completed: true, taskId: task, status: { state: 'COMPLETED' } });
    expect(done.runTimeNanos).toBeGreaterThanOrEqual(0);
    expect(await times()).toEqual(span(100, 71));
    const [nodeId, taskId] = task.split(':');
    const other = await act('getEsTaskStatus', { nodeId, taskId: Number(taskId) }, path);
    expect(JSON.parse(other.value)).toEqual(done);
    const twin = await env.fetch(`/openapi/operations/elasticSearch/getTaskStatus?task=${task}`);
    expect([twin.status, await twin.json()]).toEqual([200, done]);
  });

  it.each([30 * 24 * 60 * 60, Number.MAX_SAFE_INTEGER])(
    'should keep to a time limit of %i s',
    async (timeoutSeconds) => {
      const { value: task } = await truncate({ dryRun: false, timeoutSeconds });
      expect((await completed(task)).status).toMatchObject({ state: 'COMPLETED' });
      expect(await times()).toEqual(span(100, 71));
    },
  );

  it('should no longer let removed values find an entity', async () => {
    await ingest(env, [A, 'operation', { timestampMillis: 5, lastUpdatedTimestamp: 7_000, operationType: 'INSERT' }]);
    const found = async (): Promise<number> => {
      const orFilters = [{ and: [{ field: 'lastOperationTime', values: ['7000'] }] }];
      const { body } = await env.graphql(
        'query ($input: SearchAcrossEntitiesInput!) { searchAcrossEntities(input: $input) { total } }',
        { input: { query: '*', types: ['DATASET'], orFilters } },
      );
      return (body.data as { searchAcrossEntities: { total: number } }).searchAcrossEntities.total;
    };
    await poll(async () => (await found()) === 1, 'the value to be searchable');
    const { value: task } = await truncate({ aspect: 'operation', dryRun: false });
    await completed(task);
    await poll(async () => (await found()) === 0, 'search to follow the removal');
  });

  it('should keep its tasks across a restart', async () => {
    const { value: task } = await truncate({ dryRun: false });
    const before = await completed(task);
    await env.restart('SIGKILL');
    expect(await statusOf(task)).toEqual(before);
  });

  it('should resume a task after a power failure', async () => {
    const { value: task } = await truncate({ dryRun: false, forceReindex: true, batchSize: 1 });
    await env.restart('SIGKILL');
    await completed(task);
    const kept = new Set(await times());
    for (const time of span(100, 71)) expect(kept).toContain(time);
    expect((await statusOf(task)).status.state).toBe('COMPLETED');
    expect(await times()).toEqual(span(100, 71));
  });

  it.each<[string, object, string]>([
    ['contradictory flags', { forceDeleteByQuery: true, forceReindex: true }, 'forceReindex'],
    ['flags that leave nothing', { forceDeleteByQuery: false, forceReindex: false }, 'forceDeleteByQuery'],
    ['an unknown aspect', { aspect: 'nothing' }, 'aspect'],
    ['an aspect that is no time series', { aspect: 'datasetProperties' }, 'aspect'],
    ['an unknown entity type', { entityType: 'nothing' }, 'entityType'],
    ['a missing time', { endTimeMillis: null }, 'endTimeMillis'],
    ['a time that is a text', { endTimeMillis: 'soon' }, 'endTimeMillis'],
    ['a time with a fraction', { endTimeMillis: 1.5 }, 'endTimeMillis'],
    ['a batch of none', { batchSize: 0 }, 'batchSize'],
    ['no time to do it', { timeoutSeconds: -1 }, 'timeoutSeconds'],
  ])('should reject %s and name the field', async (_name, parameters, field) => {
    const { status, message } = await truncate({ dryRun: false, ...parameters });
    expect([status, message]).toEqual([400, expect.stringContaining(field)]);
  });

  it.each<[string, object, number, string]>([
    ['no task', {}, 400, 'Please specify either Node ID + task ID OR composite task parameters'],
    ['a node alone', { nodeId: 'a' }, 400, 'Please specify either Node ID'],
    ['two tasks', { nodeId: 'a', taskId: 1, task: 'b:2' }, 400, 'Please specify only one of'],
    [
      'a malformed task',
      { task: 'x' },
      400,
      'Task should be in the form nodeId:taskId e.g. aB1cdEf2GHIJKLMnoPQr3S:123456 (got x)',
    ],
    ['task 0', { task: 'a:0' }, 400, 'Task should be in the form'],
    ['a task that is none', { task: 'a/../b:1' }, 400, 'Task should be in the form'],
  ])('should refuse to return the status of %s', async (_name, parameters, status, message) => {
    const answer = await act('getEsTaskStatus', parameters);
    expect([answer.status, answer.message]).toEqual([status, expect.stringContaining(message)]);
  });

  it('should report an unknown task', async () => {
    expect(await statusOf('aB1cdEf2GHIJKLMnoPQr3S:123456')).toEqual({
      error: 'Could not get task status for aB1cdEf2GHIJKLMnoPQr3S:123456',
    });
    const twin = await env.fetch('/openapi/operations/elasticSearch/getTaskStatus?task=aB1cdEf2GHIJKLMnoPQr3S:123456');
    expect(twin.status).toBe(404);
  });

  it('should refuse actors without the privileges', async () => {
    const actor = await createActor(env, 'truncate');
    const parameters = { entityType: 'dataset', aspect: 'operation', endTimeMillis: 1 };
    const asked = async (action: string, given: object): Promise<unknown[]> => {
      const { status, message } = await act(action, given, '/operations', actor.token);
      return [status, message];
    };
    expect(await asked('truncateTimeseriesAspect', parameters)).toEqual([
      403,
      'User is unauthorized to truncate timeseries index',
    ]);
    expect(await asked('getEsTaskStatus', { task: 'a:1' })).toEqual([
      403,
      'User is unauthorized to get ES task status',
    ]);
    await grant(env, actor, { privileges: ['MANAGE_SYSTEM_OPERATIONS'] });
    expect((await asked('truncateTimeseriesAspect', parameters))[0]).toBe(403);
    expect((await asked('getEsTaskStatus', { task: 'a:1' }))[0]).toBe(200);
    await grant(env, actor, { privileges: ['TRUNCATE_TIMESERIES_INDEX_PRIVILEGE'] });
    expect((await asked('truncateTimeseriesAspect', parameters))[0]).toBe(200);
  });
});
