import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SystemClock } from '../../foundation/common/clock.js';
import { DomainError } from '../../foundation/common/errors.js';
import type { JsonObject } from '../../foundation/json/json.js';
import { Database } from '../../foundation/database/index.js';
import { RestoreTally } from '../../projection/index.js';
import { TaskRunner } from '../task-status/task-runner.js';
import { TaskStore } from '../task-status/task-store.js';
import { BackgroundRestores, type RestoreWork } from './background-restores.js';
import { RestoreTask } from './restore-task.js';

const ARGS = { limit: 0 };
const BY = { kind: 'restore', startedBy: 'urn:li:corpuser:joe', startedAt: 1, args: ARGS } as const;

Logger.overrideLogger(false);

describe('BackgroundRestores', () => {
  let folder: string;
  let database: Database;
  let store: TaskStore;
  const runners: TaskRunner[] = [];

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'restores-'));
    database = await Database.open({ url: `sqlite:${folder}/t.db`, poolSize: 1, groupSize: 10, exclusive: true });
    store = new TaskStore(database);
  });

  afterEach(async () => {
    for (const runner of runners.splice(0)) await runner.beforeApplicationShutdown();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  function newRunner(): TaskRunner {
    const runner = new TaskRunner(store, new SystemClock());
    runners.push(runner);
    return runner;
  }

  function newProcess(work: RestoreWork, runner = newRunner()): BackgroundRestores {
    const restores = new BackgroundRestores(runner, store);
    restores.handle(work);
    return restores;
  }

  async function ended(restores: BackgroundRestores, id: string): Promise<JsonObject> {
    for (;;) {
      const view = await restores.view(id);
      if (view !== undefined && view['state'] !== 'RUNNING') return view;
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  const working =
    (rowsRestored: number, until: (signal: AbortSignal) => Promise<unknown>): RestoreWork =>
    async (restore, { signal, begun }) => {
      const tally = Object.assign(new RestoreTally(), { rowsRestored });
      begun(new RestoreTask({ ...restore, startedAt: BY.startedAt, tally }));
      await until(signal);
    };
  const untilStopped = (signal: AbortSignal): Promise<void> =>
    new Promise((_resolve, reject) => {
      if (signal.aborted) reject(signal.reason as Error);
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });

  it('should let every process see the outcome', async () => {
    const [one, other] = [newProcess(working(7, () => Promise.resolve())), newProcess(() => Promise.resolve())];
    const id = one.nextId();
    await one.start({ id, ...BY });
    expect(await ended(other, id)).toMatchObject({
      taskId: id,
      kind: 'restore',
      state: 'DONE',
      startedBy: BY.startedBy,
      rowsDone: 7,
      result: [{ rowsMigrated: 7 }],
      args: ARGS,
    });
    expect(await other.view('x')).toBeUndefined();
  });

  it('should cancel restores, and no other task', async () => {
    const restores = newProcess(working(1, untilStopped));
    const id = restores.nextId();
    await restores.start({ id, ...BY });
    await store.begin('other:1', { kind: 'takeover', subject: 'all', parameters: {} }, 'other', 1);
    const reason = new DomainError('CONFLICT', 'Cancelled by joe.');
    expect([await restores.cancel(id, reason), await restores.cancel('other:1', reason)]).toEqual([true, false]);
    expect(await ended(restores, id)).toMatchObject({ state: 'CANCELLED', error: reason.message });
    expect(await restores.view('other:1')).toBeUndefined();
  });

  it('should continue a restore whose process ends at its checkpoint, and not one that was cancelled', async () => {
    const runner = newRunner();
    const gone = newProcess(async (_restore, { save, signal }) => {
      await save({ elapsedMs: 5 });
      await untilStopped(signal);
    }, runner);
    const [id, cancelled] = [gone.nextId(), gone.nextId()];
    await gone.start({ id, ...BY });
    await gone.start({ id: cancelled, ...BY });
    await gone.cancel(cancelled, new DomainError('CONFLICT', 'Cancelled by joe.'));
    await runner.beforeApplicationShutdown();
    const continued: unknown[] = [];
    const nextRunner = newRunner();
    const next = newProcess((restore, { checkpoint }) => {
      continued.push([restore, checkpoint]);
      return Promise.resolve();
    }, nextRunner);
    nextRunner.onApplicationBootstrap();
    expect(await ended(next, id)).toMatchObject({ state: 'DONE' });
    expect(continued).toEqual([[{ id, ...BY }, { elapsedMs: 5 }]]);
    expect(await next.view(cancelled)).toMatchObject({ state: 'CANCELLED' });
  });

  it('should fail a restore that an earlier version started, because its conditions are not all known', async () => {
    const parameters = { taskId: 'old:1', startedBy: BY.startedBy, args: ARGS };
    await store.begin('old:1', { kind: 'restoreIndices', subject: 'old:1', parameters }, 'old', 1);
    const runner = newRunner();
    const continued: unknown[] = [];
    const next = newProcess((restore) => Promise.resolve(void continued.push(restore)), runner);
    runner.onApplicationBootstrap();
    expect(await ended(next, 'old:1')).toMatchObject({
      state: 'FAILED',
      error: 'The process of the restore ended, and an earlier version began it. Start the restore again.',
    });
    expect(continued).toEqual([]);
  });
});
