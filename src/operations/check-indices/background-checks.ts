import { Injectable } from '@nestjs/common';
import { DomainError } from '../../foundation/common/errors.js';
import type { JsonObject } from '../../foundation/json/json.js';
import { CheckTally } from '../../projection/index.js';
import { reporting } from '../task-status/reporting.js';
import type { Task, TaskControl } from '../task-status/task.js';
import { TaskRunner } from '../task-status/task-runner.js';
import { TaskStore } from '../task-status/task-store.js';
import { type CheckArguments, CheckIndicesService } from './check-indices.service.js';

const KIND = 'checkIndices';

const STATES = { RUNNING: 'RUNNING', COMPLETED: 'DONE', FAILED: 'FAILED', CANCELLED: 'CANCELLED' } as const;

/**
 * Runs checks as tasks, so that every process can list and cancel them. A check whose process ends begins again in the
 * next one; repairs made before stay. Checks no privileges; the caller does.
 */
@Injectable()
export class BackgroundChecks {
  constructor(
    private readonly runner: TaskRunner,
    private readonly store: TaskStore,
    private readonly checks: CheckIndicesService,
  ) {
    runner.register(KIND, ({ args }, control) => this.run(args as CheckArguments, control));
  }

  /** Starts a check and returns the id of its task. Throws `INVALID_ARGUMENT`, `ENGINE_UNAVAILABLE`. */
  async start(given: CheckArguments, actor: string): Promise<string> {
    this.checks.validate(given);
    const { entityType, repair = false } = given;
    const args = { ...(entityType !== undefined && { entityType }), repair };
    const id = this.runner.nextId();
    return this.runner.start({ kind: KIND, subject: id, parameters: { startedBy: actor, args } }, id);
  }

  /**
   * Returns the state of a check of any process: how much is compared, the differences so far and, at the end, the
   * result. Throws `NOT_FOUND` for an unknown check.
   */
  async status(taskId: string): Promise<JsonObject> {
    const { state, parameters, progress, error, createdOn, finishedOn } = await this.require(taskId);
    return {
      taskId,
      state: STATES[state],
      startedBy: parameters['startedBy'] ?? '',
      startedAt: createdOn,
      ...(finishedOn !== undefined && { endedAt: finishedOn }),
      ...(error !== undefined && { error }),
      ...(this.runner.liveProgress(taskId) ?? progress),
      args: parameters['args'] ?? {},
    };
  }

  /**
   * Cancels a check of any process; repairs made before stay. Throws `NOT_FOUND` for an unknown check, and `CONFLICT`
   * for one that has ended.
   */
  async cancel(taskId: string, actor: string): Promise<JsonObject> {
    await this.require(taskId);
    const reason = new DomainError('CONFLICT', `The check was cancelled by ${actor}. Repairs made before stay.`);
    if (await this.runner.cancel(taskId, reason)) return { taskId, state: 'CANCELLED' };
    throw new DomainError('CONFLICT', `The check ${taskId} has ended already; getCheckStatus tells how.`);
  }

  private async require(taskId: string): Promise<Task> {
    const task = await this.store.find(taskId);
    if (task?.kind === KIND) return task;
    throw new DomainError('NOT_FOUND', `No check with the id ${taskId} is known.`);
  }

  private async run(args: CheckArguments, control: TaskControl): Promise<void> {
    if (control.signal.aborted) return;
    const tally = new CheckTally(control.signal);
    const begun = performance.now();
    let result: JsonObject | undefined;
    await reporting(
      control,
      () => ({ ...progressOf(tally, performance.now() - begun), ...(result !== undefined && { result }) }),
      async () => {
        result = await this.checks.run(args, tally);
      },
    );
  }
}

function progressOf({ itemsDone, itemsTotal, found }: CheckTally, elapsedMs: number): JsonObject {
  const rate = (itemsDone * 1_000) / Math.max(1, elapsedMs);
  const left = itemsTotal === undefined || rate === 0 ? undefined : Math.max(0, itemsTotal - itemsDone) / rate;
  return {
    itemsDone,
    ...(itemsTotal !== undefined && { itemsTotal }),
    itemsPerSecond: Math.round(rate),
    ...(left !== undefined && { secondsLeft: Math.ceil(left) }),
    ...found,
  };
}
