import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createActor, grant, type TestActor } from '../../support/service/actors.js';
import { createTestEnvironment, type TestEnvironment } from '../../support/service/create-test-environment.js';
import { ingest } from '../../support/service/ingest.js';
import { operate } from '../../support/service/operations.js';
import { poll } from '../../support/measures/poll.js';

const PLACES = ['/operations', '/gms/operations', '/api/gms/operations', '/aspects'];
const TAGS = ['a', 'b', 'c', 'd'].map((name) => `urn:li:tag:restored-${name}`);
const [FIRST = '', SECOND = ''] = TAGS;

interface Answer {
  readonly args: Readonly<Record<string, unknown>>;
  readonly result: readonly Readonly<Record<string, unknown>>[];
  readonly taskId?: string;
}

interface Status {
  readonly state: string;
  readonly rowsDone: number;
  readonly result: Answer['result'];
}

interface CheckStatus {
  readonly state: string;
  readonly itemsDone: number;
  readonly itemsTotal: number;
}

describe('restoreIndices and related operations', () => {
  let env: TestEnvironment;
  let actor: TestActor;

  const call = (path: string, body: unknown, token?: string): Promise<Response> =>
    env.fetch(path, {
      method: 'POST',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } }),
    });
  const restore = async (place: string, body: unknown): Promise<Answer> => {
    const answer = await call(`${place}?action=restoreIndices`, body);
    expect(answer.status).toBe(200);
    const envelope = (await answer.json()) as Record<string, unknown>;
    expect(Object.keys(envelope)).toEqual(['value']);
    expect(typeof envelope['value']).toBe('string');
    return JSON.parse(String(envelope['value'])) as Answer;
  };

  beforeAll(async () => {
    env = await createTestEnvironment();
    await ingest(env, ...TAGS.map((urn) => [urn, 'tagProperties', { name: urn }] as const));
    actor = await createActor(env, 'operator');
  });

  afterAll(() => env.stop());

  describe.each(PLACES)('at %s', (place) => {
    it('should restore one urn completely', async () => {
      const { args, result } = await restore(place, { urn: FIRST });
      expect(args).toEqual({
        start: 0,
        batchSize: 10,
        limit: 0,
        numThreads: 1,
        batchDelayMs: 0,
        gePitEpochMs: 0,
        lePitEpochMs: 0,
        createDefaultAspects: false,
        aspectName: null,
        aspectNames: [],
        urn: FIRST,
        urnLike: null,
        urnBasedPagination: false,
        lastUrn: '',
        lastAspect: '',
        clean: false,
        async: false,
      });
      const time = expect.any(Number);
      expect(result).toEqual([
        {
          ignored: 0,
          rowsMigrated: 2,
          timeSqlQueryMs: time,
          timeGetRowMs: time,
          timeUrnMs: time,
          timeEntityRegistryCheckMs: time,
          aspectCheckMs: time,
          createRecordMs: time,
          sendMessageMs: time,
          defaultAspectsCreated: 0,
          lastUrn: FIRST,
          lastAspect: 'tagProperties',
          rowsScanned: 2,
          ignoredReasons: [],
          documentsWritten: 1,
          documentsDeleted: 0,
          documentsRejected: 0,
          edgesWritten: 0,
          edgesDeleted: 0,
          runRowsWritten: 0,
          runRowsDeleted: 0,
          elapsedMs: time,
        },
      ]);
    });

    it('should restore the rows of a pattern, by default ten, and return where it stopped', async () => {
      const urnLike = 'urn:li:tag:restored-%';
      expect(await restore(place, { urnLike })).toMatchObject({
        args: { urnLike, start: 0, batchSize: 10 },
        result: [{ rowsMigrated: 8, lastUrn: TAGS.at(-1), lastAspect: 'tagProperties' }],
      });
      expect(await restore(place, { urnLike, start: 1, batchSize: 2 })).toMatchObject({
        result: [{ rowsMigrated: 2, lastUrn: SECOND, lastAspect: 'tagKey' }],
      });
      expect(await restore(place, { urnLike, lastUrn: SECOND, lastAspect: 'tagKey', limit: 2 })).toMatchObject({
        args: { urnBasedPagination: true },
        result: [{ rowsMigrated: 2, lastAspect: 'tagKey' }],
      });
      expect(await restore(place, { urnLike: urnLike.toUpperCase() })).toMatchObject({ result: [{ rowsScanned: 0 }] });
    });

    it('should restore an entity only as far as it matches a pattern beside its urn', async () => {
      expect(await restore(place, { urn: FIRST, urnLike: 'urn:li:tag:%' })).toMatchObject({
        result: [{ rowsMigrated: 2, lastUrn: FIRST }],
      });
      expect(await restore(place, { urn: FIRST, urnLike: 'urn:li:dataset:%' })).toMatchObject({
        result: [{ rowsScanned: 0 }],
      });
    });

    it('should restore ten rows by default', async () => {
      for (const body of [undefined, {}, { urn: null, unknown: 1 }]) {
        expect(await restore(place, body)).toMatchObject({ args: { batchSize: 10 }, result: [{ rowsScanned: 10 }] });
      }
    });

    it.each<[object, string]>([
      [{ start: -1 }, '"start"'],
      [{ start: 1.5 }, '"start"'],
      [{ start: '5' }, '/start :: expected a number'],
      [{ batchSize: -1 }, '"batchSize"'],
      [{ batchSize: 2.5 }, '"batchSize"'],
      [{ limit: -3 }, '"limit"'],
      [{ gePitEpochMs: -1 }, '"gePitEpochMs"'],
      [{ urn: 'tag:broken' }, '"urn"'],
      [{ aspect: 'noSuchAspect' }, '"aspect"'],
      [{ aspect: 7 }, '/aspect :: expected a string'],
      [{ clean: true, limit: 0, urn: FIRST }, '"clean"'],
      [{ clean: true }, '"clean"'],
    ])('should reject %j', async (body, text) => {
      const answer = await call(`${place}?action=restoreIndices`, body);
      expect(answer.status).toBe(400);
      const error = (await answer.json()) as { readonly message: string; readonly status: number };
      expect([error.status, error.message]).toEqual([400, expect.stringContaining(text)]);
    });

    it('should require a token and the privilege', async () => {
      expect((await call(`${place}?action=restoreIndices`, {}, 'nonsense')).status).toBe(401);
      const refusal = place === '/aspects' ? 'update entities' : 'restore indices';
      const refused = await call(`${place}?action=restoreIndices`, {}, actor.token);
      expect([refused.status, await refused.json()]).toEqual([
        403,
        expect.objectContaining({ status: 403, message: `User is unauthorized to ${refusal}.` }),
      ]);
    });
  });

  it('should allow one urn to actors with the privilege on it, but not at the older path', async () => {
    await grant(env, actor, { privileges: ['RESTORE_INDICES_PRIVILEGE'], on: { type: 'tag', urns: [FIRST] } });
    const status = async (place: string, body: object): Promise<number> =>
      (await call(`${place}?action=restoreIndices`, body, actor.token)).status;
    expect(await status('/operations', { urn: FIRST })).toBe(200);
    expect(await status('/operations', { urn: SECOND })).toBe(403);
    expect(await status('/operations', {})).toBe(403);
    expect(await status('/aspects', { urn: FIRST })).toBe(403);
    await grant(env, actor, { privileges: ['MANAGE_SYSTEM_OPERATIONS'] });
    expect(await status('/operations', {})).toBe(403);
    expect((await env.fetch('/openapi/operations/elasticSearch/restoreIndices?limit=1', as(actor))).status).toBe(200);
    await grant(env, actor, { privileges: ['RESTORE_INDICES_PRIVILEGE'] });
    expect([await status('/operations', {}), await status('/aspects', { urn: FIRST })]).toEqual([200, 200]);
    await grant(env, actor, { privileges: ['VIEW_ANALYTICS'] });
  });

  it.each(['getRestoreStatus', 'checkIndices', 'getCheckStatus', 'cancelCheck'])(
    'should also require the privilege for %s',
    async (action) => {
      expect((await call(`/operations?action=${action}`, { taskId: 'x' }, actor.token)).status).toBe(403);
    },
  );

  it('should return only the results over OpenAPI, and 403 without a message', async () => {
    const path = '/openapi/operations/elasticSearch/restoreIndices';
    const listed = await env.fetch(`${path}?urnLike=${encodeURIComponent('urn:li:tag:restored-%')}&aspectName=tagKey`);
    expect([listed.status, await listed.json()]).toEqual([200, [expect.objectContaining({ rowsMigrated: 4 })]]);
    const posted = await call(`${path}?aspectNames=tagKey`, [FIRST, SECOND]);
    expect([posted.status, await posted.json()]).toEqual([200, [expect.objectContaining({ rowsMigrated: 2 })]]);
    expect((await env.fetch(`${path}?start=-1`)).status).toBe(400);
    expect((await call(path, { urns: [] })).status).toBe(400);
    expect((await call(path, ['broken'])).status).toBe(400);
    const refused = await env.fetch(path, as(actor));
    expect([refused.status, await refused.text()]).toEqual([403, '']);
  });

  it('should rebuild everything in the background and report the progress', async () => {
    const { taskId, result } = await operate<Answer>(env, 'restoreIndices', { limit: 0, clean: true, async: true });
    expect([result, typeof taskId]).toEqual([[], 'string']);
    const done = await poll(async () => {
      const task = await operate<Status>(env, 'getRestoreStatus', { taskId });
      return task.state !== 'RUNNING' && task;
    }, 'the rebuild to end');
    expect(done).toMatchObject({
      kind: 'rebuild',
      state: 'DONE',
      startedBy: 'urn:li:corpuser:datahub',
      rowsPerSecond: expect.any(Number),
    });
    expect(done.result[0]).toMatchObject({ ignored: 0, rowsMigrated: done.rowsDone });
    const status = await operate<{ running: unknown[]; last: Status }>(env, 'getRestoreStatus');
    expect(status).toMatchObject({ running: [], last: { taskId, state: 'DONE' }, rebuild: null });
    const unknown = await call('/operations?action=getRestoreStatus', { taskId: 'x' });
    expect(unknown.status).toBe(404);
  });

  it('should estimate a restore without restoring', async () => {
    const urnLike = 'urn:li:tag:restored-%';
    const estimate = { rows: 8, rowsPerSecond: expect.any(Number), seconds: expect.any(Number) };
    expect(await operate(env, 'estimateRestore', { urnLike })).toEqual({
      ...estimate,
      args: expect.objectContaining({ urnLike, batchSize: 10 }),
    });
    expect(await operate(env, 'estimateRestore', { urnLike, limit: 3 })).toMatchObject({ ...estimate, rows: 3 });
    expect(await operate(env, 'estimateRestore', { urn: FIRST })).toMatchObject({ rows: 2 });
    const all = await operate<{ rows: number }>(env, 'estimateRestore', { limit: 0, clean: true });
    const [restored] = (await operate<Answer>(env, 'restoreIndices', { limit: 0 })).result;
    expect(all.rows).toBe(restored?.['rowsScanned']);
    expect((await call('/operations?action=estimateRestore', { limit: -1 })).status).toBe(400);
  });

  it('should cancel a restore in the background, and list it', async () => {
    const names = Array.from({ length: 400 }, (_, at) => `urn:li:tag:cancelled-${String(at)}`);
    await ingest(env, ...names.map((urn) => [urn, 'tagProperties', { name: urn }] as const));
    const asked = { urnLike: 'urn:li:tag:cancelled-%', limit: 0, batchSize: 1, async: true };
    const { taskId } = await operate<Answer>(env, 'restoreIndices', asked);
    expect(await operate(env, 'cancelRestore', { taskId })).toEqual({ taskId, state: 'CANCELLED' });
    const task = await poll(async () => {
      const found = await operate<Status>(env, 'getRestoreStatus', { taskId });
      return found.state !== 'RUNNING' && found;
    }, 'the restore to end');
    expect(task).toMatchObject({ state: 'CANCELLED', error: expect.stringContaining('cancelled by urn:li:corpuser:') });
    expect(task.rowsDone).toBeLessThan(800);
    expect((await call('/operations?action=cancelRestore', { taskId })).status).toBe(409);
    expect((await call('/operations?action=cancelRestore', { taskId: 'x' })).status).toBe(404);
    const { tasks } = (await (await env.fetch('/openapi/v1/console/tasks?count=1')).json()) as { tasks: unknown[] };
    expect(tasks).toEqual([
      {
        id: taskId,
        kind: 'restoreIndices',
        state: 'CANCELLED',
        startedAt: expect.any(Number),
        finishedAt: expect.any(Number),
        error: expect.stringContaining('cancelled by'),
        progress: expect.any(Object),
        parameters: expect.objectContaining({ startedBy: 'urn:li:corpuser:datahub' }),
      },
    ]);
  });

  it.each(['estimateRestore', 'cancelRestore'])('should refuse %s without the privilege', async (action) => {
    const body = action === 'cancelRestore' ? { taskId: 'x' } : {};
    expect((await call(`/operations?action=${action}`, body, actor.token)).status).toBe(403);
    expect((await env.fetch('/openapi/v1/console/tasks', as(actor))).status).toBe(403);
  });

  it('should find search consistent, and refuse to check types without documents', async () => {
    const report = await poll(async () => {
      const found = await operate<{ consistent: boolean; entityTypes: { entityType: string }[] }>(env, 'checkIndices');
      return found.consistent && found;
    }, 'search to be in step');
    expect(report).toMatchObject({ missing: 0, stale: 0, orphaned: 0, edges: { missing: 0, stale: 0, orphaned: 0 } });
    expect(report.entityTypes.find(({ entityType }) => entityType === 'tag')).toMatchObject({ missing: 0 });
    const one = await operate<{ entityTypes: unknown[] }>(env, 'checkIndices', { entityType: 'tag', repair: true });
    expect(one).toMatchObject({ args: { entityType: 'tag', repair: true }, repaired: { documentsWritten: 0 } });
    expect((await call('/operations?action=checkIndices', { entityType: 'nothing' })).status).toBe(400);
  });

  it('should check in the background, and report the progress and the result', async () => {
    const { taskId } = await operate<{ taskId: string }>(env, 'checkIndices', { entityType: 'tag', async: true });
    const task = await checked(taskId);
    expect(task).toMatchObject({
      taskId,
      state: 'DONE',
      startedBy: 'urn:li:corpuser:datahub',
      args: { entityType: 'tag', repair: false },
      missing: 0,
      stale: 0,
      orphaned: 0,
      result: { consistent: true, entityTypes: [{ entityType: 'tag', missing: 0 }], edges: { missing: 0 } },
    });
    expect(task.itemsDone).toBe(task.itemsTotal);
    expect(task.itemsDone).toBeGreaterThanOrEqual(2 * TAGS.length);
    const { tasks } = (await (await env.fetch('/openapi/v1/console/tasks?count=1')).json()) as { tasks: unknown[] };
    expect(tasks).toMatchObject([{ id: taskId, kind: 'checkIndices', state: 'COMPLETED' }]);
    expect(tasks).toEqual([expect.objectContaining({ progress: expect.not.objectContaining({ result: {} }) })]);
  });

  it('should start, follow and cancel checks over OpenAPI', async () => {
    const path = '/openapi/operations/elasticSearch/checkIndices';
    const { taskId } = (await (await env.fetch(`${path}?entityType=tag`, { method: 'POST' })).json()) as Answer;
    const of = `${path}?taskId=${encodeURIComponent(taskId ?? '')}`;
    const cancelled = await env.fetch(of, { method: 'DELETE' });
    const ended = cancelled.status === 200 ? 'CANCELLED' : 'DONE';
    expect((await checked(taskId ?? '')).state).toBe(ended);
    expect(await (await env.fetch(of)).json()).toMatchObject({ taskId, state: ended });
    expect((await env.fetch(of, { method: 'DELETE' })).status).toBe(409);
    expect((await env.fetch(`${path}?taskId=x`)).status).toBe(404);
    expect((await env.fetch(path)).status).toBe(400);
    expect((await env.fetch(`${path}?entityType=nothing`, { method: 'POST' })).status).toBe(400);
    for (const method of ['GET', 'POST', 'DELETE']) {
      expect((await env.fetch(`${path}?taskId=x`, { ...as(actor), method })).status).toBe(403);
    }
  });

  const checked = (taskId: string): Promise<CheckStatus> =>
    poll(async () => {
      const found = await operate<CheckStatus>(env, 'getCheckStatus', { taskId });
      return found.state !== 'RUNNING' && found;
    }, 'the check to end');

  it('should include its restores in the metrics', async () => {
    const text = await (await env.fetch('/metrics')).text();
    expect(text).toContain('# HELP restore_rows_per_second');
  });

  it('should restore the edges to an entity that is created again after its deletion', async () => {
    const [tag, tagged] = [
      'urn:li:tag:restored-again',
      'urn:li:dataset:(urn:li:dataPlatform:hive,restored.again,PROD)',
    ];
    const edges = async (): Promise<number> => {
      const query = `direction=INCOMING&urn=${encodeURIComponent(tag)}&types=TaggedWith`;
      const found = (await (await env.fetch(`/relationships?${query}`)).json()) as { total: number };
      return found.total;
    };
    await ingest(env, [tag, 'tagProperties', { name: 'x' }], [tagged, 'globalTags', { tags: [{ tag }] }]);
    expect(await edges()).toBe(1);
    expect((await call('/entities?action=delete', { urn: tag })).status).toBe(200);
    expect(await edges()).toBe(0);
    await ingest(env, [tag, 'tagProperties', { name: 'y' }]);
    await poll(async () => (await edges()) === 1, 'the edge');
  });
});

function as({ token }: TestActor): RequestInit {
  return { headers: { authorization: `Bearer ${token}` } };
}
