import { Controller } from '@nestjs/common';
import type { JsonObject } from '../../../foundation/json/json.js';
import { type Task, TaskStore } from '../../../operations/index.js';
import { Operation } from '../operation/operation.decorator.js';
import type { InputOf } from '../operation/operation.js';
import { CONSOLE } from './console.operations.js';

/** A background task; times are milliseconds since 1970. */
interface TaskView {
  readonly id: string;
  readonly kind: string;
  readonly state: Task['state'];
  readonly startedAt: number;
  readonly finishedAt: number | null;
  /** Reason of a failure or a cancellation. */
  readonly error: string | null;
  /** Without the result, which the operation's own status returns. */
  readonly progress: JsonObject;
  readonly parameters: JsonObject;
}

/** Lists the background tasks. */
@Controller()
export class TasksController {
  constructor(private readonly store: TaskStore) {}

  /** The newest tasks of all replicas, running and ended. */
  @Operation(CONSOLE.tasks)
  async tasks({ count }: InputOf<typeof CONSOLE.tasks>): Promise<{ readonly tasks: readonly TaskView[] }> {
    return { tasks: (await this.store.newest(count)).map(viewOf) };
  }
}

function viewOf({ id, kind, state, createdOn, finishedOn, error, progress: reported, parameters }: Task): TaskView {
  const { result: _, ...progress } = reported;
  const ended = { finishedAt: finishedOn ?? null, error: error ?? null };
  return { id, kind, state, startedAt: createdOn, ...ended, progress, parameters };
}
