import { describe, expect, it } from '@jest/globals';
import { fake } from '../../../test/support/harness/fake.js';
import { ALICE } from '../../../test/support/harness/ingest-harness.js';
import type { TaskRunner } from '../index.js';
import { RollbackTasks } from './rollback-tasks.js';
import type { RunService } from './run.service.js';
import { fakeAuthorizer } from '../../../test/support/harness/fake-authorizer.js';

type TaskHandler = Parameters<TaskRunner['register']>[1];
type TaskSpec = Parameters<TaskRunner['start']>[0];

function world(mayDelete: (urn: string) => boolean = () => true) {
  const started: TaskSpec[] = [];
  const done: string[] = [];
  const handlers: TaskHandler[] = [];
  const rows = ['urn:li:tag:a', 'urn:li:tag:b'].flatMap((urn) => [{ urn }, { urn }]);
  const runs = {
    plan: (_runId: string, entityEnd: string) => Promise.resolve({ rows, entityEnd }),
    rollBack: (runId: string, { entityEnd }: { readonly entityEnd: string }) =>
      Promise.resolve(void done.push(`${entityEnd} ${runId}`)),
  };
  const tasks = {
    register: (_kind: string, handler: TaskHandler) => void handlers.push(handler),
    start: (spec: TaskSpec) => {
      started.push(spec);
      return Promise.resolve('n:1');
    },
  };
  const authorizer = {
    canOperate: (_actor: unknown, _group: string, _operation: string, { urn }: { readonly urn: string }) =>
      Promise.resolve(mayDelete(urn)),
  };
  const rollbacks = new RollbackTasks(fake<RunService>(runs), fakeAuthorizer(authorizer), fake<TaskRunner>(tasks));
  const run = (signal: AbortSignal) => handlers[0]?.({ runId: 'r' }, { signal } as Parameters<TaskHandler>[1]);
  return { rollbacks, started, done, run };
}

describe('RollbackTasks', () => {
  it('should start one task for a run with an id of any length', async () => {
    const { rollbacks, started } = world();
    const runId = 'r'.repeat(500);
    expect(await rollbacks.start(runId, ALICE)).toBe('n:1');
    expect(started).toMatchObject([{ parameters: { runId, actor: ALICE.urn } }]);
    expect(started[0]?.subject.length).toBeLessThan(200);
  });

  it('should start nothing without the privilege to delete every entity', async () => {
    const { rollbacks, started } = world((urn) => urn !== 'urn:li:tag:b');
    await expect(rollbacks.start('r', ALICE)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(started).toEqual([]);
  });

  it('should delete the entities that the run created', async () => {
    const { done, run } = world();
    await run(new AbortController().signal);
    expect(done).toEqual(['delete r']);
  });

  it('should do nothing after an abort', async () => {
    const { done, run } = world();
    await expect(run(AbortSignal.abort())).rejects.toThrow();
    expect(done).toEqual([]);
  });
});
