import { Injectable } from '@nestjs/common';
import { Clock } from '../../foundation/common/clock.js';
import { invalidArgument } from '../../foundation/common/errors.js';
import type { JsonObject } from '../../foundation/json/json.js';
import { TimeseriesStore } from '../../timeseries/index.js';
import type { Task } from './task.js';
import { TaskRunner } from './task-runner.js';
import { TaskStore } from './task-store.js';

/** Status of a task, in the format of DataHub's interface. */
export interface TaskStatus {
  readonly completed: boolean;
  readonly taskId: string;
  readonly status: JsonObject;
  readonly runTimeNanos: number;
}

const TASK_ID = /^([A-Za-z0-9_-]+):0*([1-9]\d{0,18})$/;

/** Reports the status of tasks of the service and of tasks in the search engine. */
@Injectable()
export class TaskStatusService {
  constructor(
    private readonly tasks: TaskStore,
    private readonly runner: TaskRunner,
    private readonly timeseries: TimeseriesStore,
    private readonly clock: Clock,
  ) {}

  /** Returns the status of the task `node:number`; undefined if unknown. Throws `INVALID_ARGUMENT` for another form. */
  async status(task: string): Promise<TaskStatus | undefined> {
    const id = taskId(task);
    const own = await this.tasks.find(id);
    if (own !== undefined) return statusOf(own, this.runner.liveProgress(id) ?? own.progress, this.clock.now());
    const found = await this.timeseries.engineTask(id);
    return found === undefined ? undefined : { taskId: id, ...found };
  }
}

function taskId(task: string): string {
  const [, node, number] = TASK_ID.exec(task) ?? [];
  if (node !== undefined && number !== undefined) return `${node}:${number}`;
  throw invalidArgument(`Task should be in the form nodeId:taskId e.g. aB1cdEf2GHIJKLMnoPQr3S:123456 (got ${task})`);
}

function statusOf(
  { id, kind, state, parameters, error, createdOn, finishedOn }: Task,
  progress: JsonObject,
  now: number,
): TaskStatus {
  return {
    completed: state !== 'RUNNING',
    taskId: id,
    status: { action: kind, state, ...progress, parameters, ...(error === undefined ? {} : { error }) },
    runTimeNanos: ((finishedOn ?? now) - createdOn) * 1_000_000,
  };
}
