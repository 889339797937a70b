import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { poll } from '../../../test/support/measures/poll.js';
import { Clock } from '../../foundation/common/clock.js';
import { DomainError } from '../../foundation/common/errors.js';
import { Database } from '../../foundation/database/index.js';
import { RunningTask } from './running-task.js';
import type { Task, TaskControl, TaskHandler } from './task.js';
import { TaskRunner } from './task-runner.js';
import { TaskStore } from './task-store.js';

const SPEC = { kind: 'count', subject: 'numbers', parameters: { to: 3 } };

class SetClock extends Clock {
  time = 1_000_000;

  now(): number {
    return this.time;
  }
}

Logger.overrideLogger(false);

describe('TaskRunner', () => {
  let folder: string;
  let database: Database;
  let store: TaskStore;
  let clock: SetClock;
  const runners: TaskRunner[] = [];

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tasks-'));
    database = await Database.open({ url: `sqlite:${folder}/t.db`, poolSize: 1, groupSize: 10, exclusive: true });
    store = new TaskStore(database);
    clock = new SetClock();
  });

  afterEach(async () => {
    for (const runner of runners.splice(0)) await runner.beforeApplicationShutdown();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  function runnerWith(handler: TaskHandler): TaskRunner {
    const runner = new TaskRunner(store, clock);
    runner.register(SPEC.kind, handler);
    runners.push(runner);
    return runner;
  }

  async function ended(id: string): Promise<Task> {
    for (;;) {
      const task = await store.find(id);
      if (task !== undefined && task.state !== 'RUNNING') return task;
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  const untilStopped = (control: TaskControl): Promise<void> =>
    new Promise((_resolve, reject) => {
      control.signal.throwIfAborted();
      control.signal.addEventListener('abort', () => reject(control.signal.reason as Error));
    });

  it('should run a scheduled task only if its transaction is committed', async () => {
    const ran: unknown[] = [];
    const runner = runnerWith((parameters) => Promise.resolve(void ran.push(parameters)));
    const rollback = database.transaction(async (sql) => {
      await runner.schedule(sql, { ...SPEC, subject: 'rolled back', parameters: { to: 1 } });
      throw new Error('no');
    });
    await expect(rollback).rejects.toThrow('no');
    await database.transaction((sql) => runner.schedule(sql, { ...SPEC, subject: 'committed', parameters: { to: 2 } }));
    await runner.startScheduled();
    const task = await store.latest(SPEC.kind);
    expect(await ended(task?.id ?? '')).toMatchObject({ state: 'COMPLETED', subject: '', attempts: 1 });
    await runner.startScheduled();
    expect(ran).toEqual([{ to: 2 }]);
  });

  it('should run a scheduled task in another process if this one ends after the commit', async () => {
    const gone = runnerWith(() => Promise.reject(new Error('not here')));
    await database.transaction((sql) => gone.schedule(sql, SPEC));
    const ran = new Promise((resolve) => {
      runnerWith(async (parameters) => {
        resolve(parameters);
      }).onApplicationBootstrap();
    });
    expect(await ran).toEqual(SPEC.parameters);
  });

  it('should run a task and report its outcome', async () => {
    const id = await runnerWith((parameters, control) => {
      control.progress({ done: Number(parameters['to']) });
      return Promise.resolve();
    }).start(SPEC);
    expect(id).toMatch(/^[A-Za-z0-9_-]{22}:1$/);
    expect(await ended(id)).toMatchObject({
      state: 'COMPLETED',
      progress: { done: 3 },
      finishedOn: clock.time,
      error: undefined,
    });
  });

  it.each([
    [new DomainError('ENGINE_UNAVAILABLE', 'Try again.'), 'Try again.'],
    [new Error('secret'), 'It failed for a reason that the log tells.'],
  ])('should store the reason of a failure: %s', async (error, text) => {
    const id = await runnerWith(() => Promise.reject(error)).start(SPEC);
    expect(await ended(id)).toMatchObject({ state: 'FAILED', error: text });
  });

  it('should not start a second task with the same subject until the first has ended', async () => {
    let finish = (): void => undefined;
    const runner = runnerWith(() => new Promise((resolve) => (finish = resolve)));
    const id = await runner.start(SPEC);
    await expect(runner.start(SPEC)).rejects.toMatchObject({ code: 'CONFLICT', message: expect.stringContaining(id) });
    finish();
    await ended(id);
    const next = await runner.start(SPEC);
    finish();
    expect((await ended(next)).state).toBe('COMPLETED');
  });

  it('should release a task on shutdown, and resume it in the next process from its checkpoint', async () => {
    const first = runnerWith(async (_parameters, control) => {
      control.progress({ done: 1 });
      await control.save('half');
      await untilStopped(control);
    });
    const id = await first.start(SPEC);
    await first.beforeApplicationShutdown();
    expect(await store.find(id)).toMatchObject({ state: 'RUNNING', renewedOn: 0, attempts: 0, progress: { done: 1 } });
    let checkpoint: string | undefined;
    const second = runnerWith((_parameters, control) => {
      checkpoint = control.checkpoint;
      return Promise.resolve();
    });
    second.onApplicationBootstrap();
    expect(await ended(id)).toMatchObject({ state: 'COMPLETED', attempts: 1 });
    expect(checkpoint).toBe('half');
  });

  it('should fail a task that ends every process, and let it clean up', async () => {
    await store.begin('a:1', SPEC, 'gone', clock.time);
    for (const owner of ['b', 'c']) {
      const [task] = await store.abandoned(0);
      if (task !== undefined) expect(await store.claim(task, owner)).toBe(true);
    }
    let isAborted = false;
    const runner = runnerWith((_parameters, { signal }) => {
      isAborted = signal.aborted;
      return Promise.resolve();
    });
    runner.onApplicationBootstrap();
    expect(await ended('a:1')).toMatchObject({
      state: 'FAILED',
      error: expect.stringContaining('interrupted 3 times'),
    });
    expect(isAborted).toBe(true);
  });

  it('should leave tasks of an unknown kind to processes that know it', async () => {
    await store.begin('a:1', { ...SPEC, kind: 'later', subject: 'others' }, 'gone', clock.time);
    await store.begin('a:2', SPEC, 'gone', clock.time);
    runnerWith(() => Promise.resolve()).onApplicationBootstrap();
    expect((await ended('a:2')).state).toBe('COMPLETED');
    expect(await store.find('a:1')).toMatchObject({ state: 'RUNNING', attempts: 1 });
  });

  it('should resume essential work after any number of interruptions', async () => {
    await store.begin('a:1', SPEC, 'gone', clock.time);
    for (const owner of ['b', 'c', 'd', 'e']) {
      const [task] = await store.abandoned(0);
      if (task !== undefined) expect(await store.claim(task, owner)).toBe(true);
    }
    const runner = new TaskRunner(store, clock);
    runners.push(runner);
    runner.register(SPEC.kind, () => Promise.resolve(), { essential: true });
    runner.onApplicationBootstrap();
    expect(await ended('a:1')).toMatchObject({ state: 'COMPLETED', attempts: 6 });
    expect(await store.latest(SPEC.kind)).toMatchObject({ id: 'a:1' });
    expect(await store.latest('another kind')).toBeUndefined();
  });

  it('should cancel a task of its own at once', async () => {
    const runner = runnerWith((_parameters, control) => {
      control.progress({ done: 1 });
      return untilStopped(control);
    });
    const id = await runner.start(SPEC);
    const reason = new DomainError('CONFLICT', 'Cancelled by joe.');
    expect([await runner.cancel(id, reason), await runner.cancel(id, reason)]).toEqual([true, false]);
    expect(await ended(id)).toMatchObject({ state: 'CANCELLED', error: reason.message, finishedOn: clock.time });
    expect(await store.newest(5)).toMatchObject([{ id, state: 'CANCELLED' }]);
    await runner.start(SPEC);
  });

  it('should end a task that another process cancels, at the next heartbeat', async () => {
    await store.begin('a:1', SPEC, 'owner', clock.time);
    const task = { id: 'a:1', owner: 'owner', spec: SPEC, checkpoint: undefined, progress: {}, leaseMs: undefined };
    const running = new RunningTask(task, store, clock);
    const done = running.run((_parameters, control) => untilStopped(control));
    await running.renew();
    const other = runnerWith(() => Promise.resolve());
    expect(await other.cancel('a:1', new DomainError('CONFLICT', 'Cancelled by joe.'))).toBe(true);
    await running.renew();
    await done;
    expect(await store.find('a:1')).toMatchObject({ state: 'CANCELLED', error: 'Cancelled by joe.' });
    expect(await other.cancel('a:2', new DomainError('CONFLICT', 'Unknown.'))).toBe(false);
  });

  describe('a task whose lease another process may take', () => {
    const LEASE = { id: 'a:1', owner: 'owner', spec: SPEC, checkpoint: undefined, progress: {}, leaseMs: 15_000 };

    beforeEach(async () => {
      await store.begin('a:1', SPEC, 'owner', clock.time);
      jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    });

    afterEach(() => void jest.useRealTimers());

    it('should stop without an outcome when no heartbeat can be stored', async () => {
      const failing = new TaskStore(database);
      failing.renew = () => Promise.reject(new Error('no database'));
      const running = new RunningTask(LEASE, failing, clock);
      let isStopped = false;
      const done = running.run((_parameters, control) => untilStopped(control)).then(() => (isStopped = true));
      jest.advanceTimersByTime(11_000);
      await running.renew();
      expect(isStopped).toBe(false);
      jest.advanceTimersByTime(1_000);
      await done;
      expect(await store.find('a:1')).toMatchObject({ state: 'RUNNING', error: undefined });
    });

    it('should go on as long as heartbeats or checkpoints are stored', async () => {
      const running = new RunningTask(LEASE, store, clock);
      await running.run(async (_parameters, control) => {
        for (let at = 0; at < 6; at += 1) {
          jest.advanceTimersByTime(11_000);
          await (at % 2 === 0 ? running.renew() : control.save(String(at)));
        }
        control.signal.throwIfAborted();
      });
      expect(await store.find('a:1')).toMatchObject({ state: 'COMPLETED', checkpoint: '5' });
    });

    it('should learn from its checkpoint that another process has claimed it', async () => {
      const running = new RunningTask(LEASE, store, clock);
      let isSaved = false;
      await running.run(async (_parameters, control) => {
        const [task] = await store.abandoned(0);
        if (task !== undefined) await store.claim(task, 'successor');
        await control.save('half');
        isSaved = true;
      });
      expect(isSaved).toBe(false);
      expect(await store.find('a:1')).toMatchObject({ state: 'RUNNING', checkpoint: undefined });
    });
  });

  it('should keep a task whose work cannot be cleaned up, for another attempt', async () => {
    await store.begin('a:1', SPEC, 'gone', clock.time);
    for (const owner of ['b', 'c']) {
      const [task] = await store.abandoned(0);
      if (task !== undefined) expect(await store.claim(task, owner)).toBe(true);
    }
    const attempts: string[] = [];
    const failing = runnerWith(() => Promise.reject(new Error(`down ${String(attempts.push('failed'))}`)));
    failing.onApplicationBootstrap();
    await poll(() => attempts.length > 0, 'the first attempt');
    expect(await store.find('a:1')).toMatchObject({ state: 'RUNNING' });
    runnerWith((_parameters, { signal }) => {
      attempts.push('cleaned up');
      return Promise.reject(signal.reason as Error);
    }).onApplicationBootstrap();
    expect(await ended('a:1')).toMatchObject({ state: 'FAILED' });
    expect(attempts).toEqual(['failed', 'cleaned up']);
  });

  it('should let only one process claim a task, and reject changes by processes that lost it', async () => {
    await store.begin('a:1', SPEC, 'gone', clock.time);
    const [task] = await store.abandoned(0);
    expect(await store.abandoned(15_000)).toEqual([]);
    expect(task).toBeDefined();
    if (task === undefined) return;
    expect([await store.claim(task, 'b'), await store.claim(task, 'c')]).toEqual([true, false]);
    expect(await store.finish('a:1', 'gone', {}, undefined, clock.time)).toBe(false);
    expect(await store.renew('a:1', 'b', {})).toBe(true);
  });
});
