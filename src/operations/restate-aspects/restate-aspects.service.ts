import { Injectable } from '@nestjs/common';
import { Clock } from '../../foundation/common/clock.js';
import { DomainError } from '../../foundation/common/errors.js';
import type { JsonObject } from '../../foundation/json/json.js';
import { ModelRegistry } from '../../model/index.js';
import { checkRestore, type RestoreArguments } from '../restore-indices/restore-arguments.js';
import { TaskRunner } from '../task-status/task-runner.js';
import { TaskStore } from '../task-status/task-store.js';
import type { Task } from '../task-status/task.js';
import { type Restatement, restatementOf, RestateRun } from './restate-run.js';

const KIND = 'restateAspects';

/** Rows of a batch without `batchSize`. */
const BATCH = 500;

/** Unchecked arguments of `restateAspects`: those of `restoreIndices` that choose rows. */
export type RestateArguments = Omit<RestoreArguments, 'createDefaultAspects' | 'clean' | 'async'>;

/** A restatement that has begun. */
export interface RestateResponse {
  readonly taskId: string;
  /** The effective arguments. */
  readonly args: JsonObject;
}

/** Parameters of the task. */
type RestateParameters = JsonObject & {
  readonly startedBy: string;
  readonly args: JsonObject;
  /** The `Restatement` as JSON. */
  readonly task: string;
};

/**
 * Publishes stored values on the message bus, for consumers that did not exist when they were written: as changes of
 * type RESTATE, in the background, in one task at a time. Checks no privileges; the caller does.
 */
@Injectable()
export class RestateAspectsService {
  constructor(
    private readonly runner: TaskRunner,
    private readonly store: TaskStore,
    private readonly restating: RestateRun,
    private readonly registry: ModelRegistry,
    private readonly clock: Clock,
  ) {
    runner.register(KIND, (parameters, control) =>
      this.restating.run(JSON.parse((parameters as RestateParameters).task) as Restatement, control),
    );
  }

  /**
   * Begins to publish the latest values of the selected rows; all of them without a filter and a `limit`. Throws
   * `INVALID_ARGUMENT` or `MALFORMED_URN` with the name of the field, and `CONFLICT` without a message bus and while
   * another task does this.
   */
  async start(given: RestateArguments, actor: string): Promise<RestateResponse> {
    const asked = { ...given, limit: given.limit ?? 0, batchSize: given.batchSize ?? BATCH };
    const { request } = checkRestore(asked, this.registry, { urn: actor, time: this.clock.now() });
    if (!this.restating.isPossible) {
      const message = 'There is no message bus to publish aspects on. Set KAFKA_BOOTSTRAP_SERVER and start again.';
      throw new DomainError('CONFLICT', message);
    }
    const task = restatementOf(request);
    const args: JsonObject = JSON.parse(JSON.stringify(asked)) as JsonObject;
    const parameters: RestateParameters = { startedBy: actor, args, task: JSON.stringify(task) };
    return { taskId: await this.runner.start({ kind: KIND, subject: KIND, parameters }), args };
  }

  /**
   * Returns the state and the progress of a task of any replica, as of its last heartbeat: of the latest one without a
   * `taskId`. Throws `NOT_FOUND`.
   */
  async status(taskId?: string): Promise<JsonObject> {
    return viewOf(await this.require(taskId));
  }

  /**
   * Cancels a task of any process and returns its state; what is published stays so. Throws `NOT_FOUND` for an unknown
   * task, and `CONFLICT` for one that has ended.
   */
  async cancel(taskId: string, actor: string): Promise<JsonObject> {
    await this.require(taskId);
    const error = new DomainError('CONFLICT', `It was cancelled by ${actor}. What was published before stays so.`);
    if (await this.runner.cancel(taskId, error)) return { taskId, state: 'CANCELLED' };
    throw new DomainError('CONFLICT', `The task ${taskId} has ended already; getRestateStatus tells how.`);
  }

  private async require(taskId: string | undefined): Promise<Task> {
    const task = await (taskId === undefined ? this.store.latest(KIND) : this.store.find(taskId));
    if (task?.kind === KIND) return task;
    const which = taskId === undefined ? 'No task has' : `No task ${taskId} has`;
    throw new DomainError('NOT_FOUND', `${which} published stored aspects.`);
  }
}

function viewOf({ id, state, parameters, progress, error, createdOn, finishedOn }: Task): JsonObject {
  const { startedBy = '', args = {} } = parameters;
  return {
    taskId: id,
    state,
    startedBy,
    startedAt: createdOn,
    ...(finishedOn !== undefined && { endedAt: finishedOn }),
    ...(error !== undefined && { error }),
    ...progress,
    args,
  };
}
